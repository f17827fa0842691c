<?php
/**
 * Renders blocks without WordPress, with its functions for escaping: reads a list of attributes from the input, and
 * writes their markup as JSON.
 */

define( 'ABSPATH', __DIR__ );

function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html__( $text ) {
	return esc_html( $text );
}
function esc_url( $url ) {
	return esc_attr( str_replace( ' ', '%20', $url ) );
}

require $argv[1] . '/includes/widget.php';

$markup = array();
foreach ( json_decode( stream_get_contents( STDIN ), true ) as $block ) {
	$markup[] = millrace_widget( $block['attributes'], $block['origin'], $block['consent'] );
}
echo json_encode( $markup );
