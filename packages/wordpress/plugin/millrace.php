<?php
/**
 * Plugin Name:       Millrace
 * Description:       A block that shows products, suppliers, companies and events of Millrace. No cookies, no tracking.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Millrace
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       millrace
 *
 * @package Millrace
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/widget.php';
require __DIR__ . '/includes/scripts.php';
require __DIR__ . '/includes/settings.php';

add_action(
	'init',
	static function () {
		millrace_register_scripts();
		register_block_type( __DIR__ . '/block', array( 'render_callback' => 'millrace_render_block' ) );
	}
);

/**
 * Renders the block and adds its script to the page.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @return string Markup; empty while nothing is chosen.
 */
function millrace_render_block( array $attributes ): string {
	$consent = ! empty( $attributes['consent'] ) || get_option( 'millrace_consent' );
	$widget  = millrace_widget( $attributes, millrace_origin(), (bool) $consent );
	if ( '' === $widget ) {
		return '';
	}
	wp_enqueue_script( $consent ? 'millrace-consent' : 'millrace' );
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $widget );
}
