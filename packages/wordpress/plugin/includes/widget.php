<?php
/**
 * Markup of a widget.
 *
 * @package Millrace
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads the elements, with their layouts and heights.
 *
 * @return array{elements: array<string, array<string, mixed>>, heights: array<string, int>, sectors: string[]}
 */
function millrace_elements(): array {
	static $read = null;
	if ( null === $read ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents
		$read = json_decode( (string) file_get_contents( __DIR__ . '/generated/elements.json' ), true );
	}
	return $read;
}

/**
 * Resolves the attributes of a block to what its element can show.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @return array<string, mixed>|null Null if the block has no valid id.
 */
function millrace_choices( array $attributes ): ?array {
	$all     = millrace_elements();
	$name    = (string) ( $attributes['element'] ?? '' );
	$element = $all['elements'][ $name ] ?? null;
	$id      = strtolower( (string) ( $attributes['id'] ?? '' ) );
	$is_id   = 1 === preg_match( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/D', $id );
	if ( ! $element || ! ( $is_id || ( 'events' === $name && in_array( $id, $all['sectors'], true ) ) ) ) {
		return null;
	}
	// The first layout is the usual one, which no attribute names.
	$layout = (string) ( $attributes['layout'] ?? '' );
	$layout = in_array( $layout, array_slice( $element['layouts'], 1 ), true ) ? $layout : '';
	$theme  = (string) ( $attributes['theme'] ?? '' );
	$rows   = 'compact' === $layout ? 0 : max( 0, min( (int) ( $attributes['rows'] ?? 0 ), $element['rows'] ) );
	return array(
		'name'   => $name,
		'id'     => $id,
		'layout' => $layout,
		'theme'  => in_array( $theme, array( 'light', 'dark' ), true ) ? $theme : '',
		'rows'   => $rows,
		'height' => millrace_height( $element, $layout, $rows ),
		'low'    => $element['low'],
	);
}

/**
 * Computes the height of a widget in px, by the same rule as its script.
 *
 * @param array<string, mixed> $element Element.
 * @param string               $layout  Empty for the usual one.
 * @param int                  $rows    0 for the usual number.
 */
function millrace_height( array $element, string $layout, int $rows ): int {
	$heights = millrace_elements()['heights'];
	if ( $element['low'] ) {
		return $heights['low'];
	}
	if ( '' !== $layout ) {
		return $heights[ $layout ];
	}
	return $rows > 0 ? $heights['frame'] + $rows * $heights['row'] : $heights['card'];
}

/**
 * Writes a widget: a link, and a button if the reader is to consent.
 *
 * @param array<string, mixed> $attributes Attributes of the block.
 * @param string               $origin     Origin of Millrace, without a slash at its end.
 * @param bool                 $consent    True if nothing is requested before the reader agrees.
 * @return string Escaped markup; empty if the block has no valid id, or the site no origin.
 */
function millrace_widget( array $attributes, string $origin, bool $consent ): string {
	$choices = millrace_choices( $attributes );
	if ( ! $choices || '' === $origin ) {
		return '';
	}
	$written = array(
		'data-id'     => $choices['id'],
		'data-layout' => $choices['layout'],
		'data-theme'  => $choices['theme'],
		'data-rows'   => $choices['rows'] ? (string) $choices['rows'] : '',
		'data-height' => $choices['low'] ? (string) $choices['height'] : '',
		// Keeps the room until the script does, whatever the line height of the theme.
		'style'       => "display:block;min-height:{$choices['height']}px",
	);
	$tag     = 'millrace-' . $choices['name'];
	$markup  = '<' . $tag;
	foreach ( array_filter( $written, 'strlen' ) as $name => $value ) {
		$markup .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	$text = trim( (string) ( $attributes['text'] ?? '' ) );
	$link = sprintf(
		'<a href="%s">%s</a>',
		esc_url( $origin . millrace_page_path( (string) ( $attributes['page'] ?? '' ) ) ),
		esc_html( '' === $text ? 'Millrace' : $text )
	);
	if ( $consent ) {
		$link .= sprintf( ' <button type="button">%s</button>', esc_html__( 'Load from Millrace', 'millrace' ) );
	}
	return $markup . ( $consent ? ' data-consent' : '' ) . ">$link</$tag>";
}

/**
 * Returns the path of the page that the link leads to; that of the first page if it is none of Millrace.
 *
 * @param string $page Path, as the editor reads it from a pasted URL.
 */
function millrace_page_path( string $page ): string {
	return 1 === preg_match( '#^/(?!/)[^\s\\\\]*$#D', $page ) ? $page : '/';
}
