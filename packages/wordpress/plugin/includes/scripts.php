<?php
/**
 * Scripts of the block.
 *
 * @package Millrace
 */

defined( 'ABSPATH' ) || exit;

/** Registers the scripts of pages with widgets, and tells the editor what there is to choose. */
function millrace_register_scripts(): void {
	$source = millrace_origin() . '/embed/v1/millrace.js';
	// Without a version: the server names the newest itself.
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
	wp_register_script( 'millrace', $source, array(), null, true );
	wp_register_script( 'millrace-consent', plugins_url( '../consent.js', __FILE__ ), array(), '0.1.0', true );
	// By a script and not by an attribute, which every author of the site could write.
	wp_localize_script( 'millrace-consent', 'millraceConsent', array( 'script' => $source ) );
}

// `wp_register_script` takes a strategy from WordPress 6.3 only.
add_filter(
	'script_loader_tag',
	static function ( $tag, $handle ) {
		return 'millrace' === $handle ? str_replace( '<script ', '<script async ', $tag ) : $tag;
	},
	10,
	2
);

add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_localize_script(
			'millrace-widget-editor-script',
			'millraceBlock',
			array(
				'origin'   => millrace_origin(),
				'settings' => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=millrace' ) : '',
			) + millrace_elements()
		);
	}
);
