<?php
/**
 * Plugin Name: Trivium boards
 * Description: Pictures, games to step through and boards to play on, by the shortcode [trivium game="tritt" mode="viewer"]e5-g5 f6-h8[/trivium].
 * Version: 1.0
 * Requires at least: 5.0
 * Requires PHP: 7.2
 * License: MIT OR Apache-2.0
 *
 * The boards come from the folder `trivium` next to this file (the package, or a release), unless wp-config.php defines another address:
 * define( 'TRIVIUM_BOARD', 'https://example.org/trivium/embed.js' );
 */

defined( 'ABSPATH' ) || exit;

/** The address of embed.js. */
function trivium_board_address() {
	return defined( 'TRIVIUM_BOARD' ) ? TRIVIUM_BOARD : plugins_url( 'trivium/embed.js', __FILE__ );
}

/**
 * The element for a shortcode. The text between its tags is the record.
 *
 * @param array|string $given   Attributes as written.
 * @param string|null  $content The text between the tags.
 * @return string
 */
function trivium_board_shortcode( $given, $content = null ) {
	$names = array( 'game', 'variant', 'options', 'position', 'tokens', 'ply', 'mode', 'programs', 'puzzle', 'marks', 'look', 'theme', 'orientation', 'lang' );
	$given = is_array( $given ) ? $given : array();
	// Editors insert typographic characters and paragraphs into texts.
	$plain = function ( $text ) {
		$text = html_entity_decode( wp_strip_all_tags( (string) $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( strtr( $text, array( '–' => '-', '—' => '--', '−' => '-', '×' => 'x', '″' => '"', '”' => '"', '“' => '"', "\u{a0}" => ' ' ) ) );
	};
	$written = '';
	foreach ( $names as $name ) {
		if ( isset( $given[ $name ] ) && '' !== $given[ $name ] ) {
			$written .= ' ' . $name . '="' . esc_attr( $plain( $given[ $name ] ) ) . '"';
		}
	}
	if ( in_array( 'coordinates', $given, true ) || ! empty( $given['coordinates'] ) ) {
		$written .= ' coordinates';
	}
	$record = $plain( $content );
	if ( '' !== $record && empty( $given['tokens'] ) ) {
		$written .= ' tokens="' . esc_attr( preg_replace( '/\s+/', ' ', $record ) ) . '"';
	}
	// Feeds run no scripts, so they contain the moves as text.
	if ( is_feed() ) {
		return '<p>' . esc_html( $plain( isset( $given['tokens'] ) ? $given['tokens'] : $record ) ) . '</p>';
	}
	wp_enqueue_script( 'trivium-board', trivium_board_address(), array(), null, true );
	// A block element, so that WordPress wraps no paragraph around it.
	return '<div class="trivium-board"><trivium-board' . $written . '></trivium-board></div>';
}
add_shortcode( 'trivium', 'trivium_board_shortcode' );

/**
 * Runs before typographic characters are inserted, as those would change quotes and arrows of a board. WordPress does the same for [embed].
 *
 * @param string $content A post.
 * @return string
 */
function trivium_board_early( $content ) {
	global $shortcode_tags;
	$kept = $shortcode_tags;
	remove_all_shortcodes();
	add_shortcode( 'trivium', 'trivium_board_shortcode' );
	$content        = do_shortcode( $content );
	$shortcode_tags = $kept;
	return $content;
}
add_filter( 'the_content', 'trivium_board_early', 8 );

/** Loads embed.js as a module. */
function trivium_board_module( $tag, $handle ) {
	if ( 'trivium-board' !== $handle ) {
		return $tag;
	}
	return preg_replace( '/<script(?: type=([\'"])text\/javascript\1)?/', '<script type="module"', $tag, 1 );
}
add_filter( 'script_loader_tag', 'trivium_board_module', 10, 2 );
