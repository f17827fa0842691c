<?php
/**
 * Removes the settings with the plugin.
 *
 * @package Millrace
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'millrace_origin' );
delete_option( 'millrace_consent' );
