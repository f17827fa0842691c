<?php
/**
 * Settings: where Millrace is, and whether readers are asked first.
 *
 * @package Millrace
 */

defined( 'ABSPATH' ) || exit;

/** Returns the origin of Millrace, empty until an administrator sets it: scripts of pages come from there. */
function millrace_origin(): string {
	return defined( 'MILLRACE_ORIGIN' ) ? MILLRACE_ORIGIN : (string) get_option( 'millrace_origin', '' );
}

/**
 * Reduces a URL to its origin.
 *
 * @param mixed $url As typed.
 * @return string The earlier value if it is none.
 */
function millrace_sanitize_origin( $url ): string {
	$parts = wp_parse_url( trim( (string) $url ) );
	$ok    = is_array( $parts ) && ! empty( $parts['host'] ) && in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true );
	if ( ! $ok ) {
		add_settings_error( 'millrace_origin', 'millrace_origin', __( 'Enter the URL of Millrace, such as https://www.millrace.example.', 'millrace' ) );
		return millrace_origin();
	}
	return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

add_action(
	'admin_init',
	static function () {
		register_setting( 'millrace', 'millrace_origin', array( 'sanitize_callback' => 'millrace_sanitize_origin' ) );
		register_setting(
			'millrace',
			'millrace_consent',
			array(
				'type'              => 'boolean',
				'sanitize_callback' => 'rest_sanitize_boolean',
			)
		);
	}
);

add_action(
	'admin_menu',
	static function () {
		add_options_page( 'Millrace', 'Millrace', 'manage_options', 'millrace', 'millrace_settings_page' );
	}
);

/** Prints the page of the settings. */
function millrace_settings_page(): void {
	?>
	<div class="wrap">
		<h1>Millrace</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'millrace' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="millrace_origin"><?php esc_html_e( 'URL of Millrace', 'millrace' ); ?></label></th>
					<td>
						<input class="regular-text" id="millrace_origin" name="millrace_origin" type="url" required
							value="<?php echo esc_attr( millrace_origin() ); ?>" <?php disabled( defined( 'MILLRACE_ORIGIN' ) ); ?>>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Consent', 'millrace' ); ?></th>
					<td>
						<label>
							<input name="millrace_consent" type="checkbox" value="1" <?php checked( get_option( 'millrace_consent' ) ); ?>>
							<?php esc_html_e( 'Load every widget only after a click, or after consent in a consent manager (IAB TCF)', 'millrace' ); ?>
						</label>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
