//! The chips of Traffic Lights. Their shape depends on the colour.

use super::{BoardView, Look};
use trivium_words::fill;

/// The chips: name, token letter, outline; then the letter's position, the highlight's position, and half the
/// highlight's width.
const CHIPS: [(&str, &str, &str, [&str; 3]); 3] = [
    ("red", "R", SQUARE, ["12", "-17", "19"]),
    ("yellow", "Y", TRIANGLE, ["18", "-10", "12"]),
    ("green", "G", DISC, ["12", "-17", "19"]),
];

/// The outlines: a square, a triangle, a rounded disc.
const SQUARE: &str = "M-20-33H20A13 13 0 0 1 33-20V20A13 13 0 0 1 20 33H-20A13 13 0 0 1-33 20V-20A13 13 0 0 1-20-33Z";
const TRIANGLE: &str =
    "M9.5-37.5L41.5 17.5A11 11 0 0 1 32 34H-32A11 11 0 0 1-41.5 17.5L-9.5-37.5A11 11 0 0 1 9.5-37.5Z";
const DISC: &str = "M-36 0A36 36 0 1 1 36 0A36 36 0 1 1-36 0Z";

/// A chip with gradients. Placeholders: prefix, name, outline, letter, the letter's position, the highlight's position,
/// half its width.
const LIT_CHIP: &str = "<radialGradient id='{0}-lamp-{1}' class='lamp {1} look-wood' cy='.4' r='.62'>\
    <stop/><stop offset='.42'/><stop offset='1'/></radialGradient>\
    <radialGradient id='{0}-glow-{1}' class='glow {1} look-wood'>\
    <stop offset='.5' stop-opacity='.5'/><stop offset='1' stop-opacity='0'/></radialGradient>\
    <g id='{0}-{1}' class='chip {1} look-wood'><circle class='halo' r='62' fill='url(#{0}-glow-{1})'/>\
    <ellipse class='shadow' cy='13' rx='43' ry='38' fill='url(#{0}-shade)'/>\
    <path class='wall' d='{2}' transform='translate(0 7)'/><path class='face' d='{2}' fill='url(#{0}-lamp-{1})'/>\
    <path class='lens' d='{2}' transform='scale(.76)'/><path class='rim' d='{2}' transform='scale(.96)'/>\
    <ellipse class='gleam' cy='{5}' rx='{6}' ry='8' fill='url(#{0}-gloss)'/><text class='letter' y='{4}'>{3}</text></g>";
/// Gradients that all glowing chips share. Placeholder: prefix.
const LIGHT: &str = "<radialGradient id='{0}-shade'>\
    <stop offset='.6' stop-color='black' stop-opacity='.42'/><stop offset='1' stop-color='black' stop-opacity='0'/></radialGradient>\
    <linearGradient id='{0}-gloss' x2='0' y2='1'>\
    <stop stop-color='white' stop-opacity='.75'/><stop offset='1' stop-color='white' stop-opacity='0'/></linearGradient>";
/// A chip in the flat looks. Placeholders: prefix, name, outline, letter, the letter's position, the look's class.
const FLAT_CHIP: &str = "<g id='{0}-{1}' class='chip {1} {5}'><path class='face' d='{2}'/>\
    <path class='lens' d='{2}' transform='scale(.72)'/><text class='letter' y='{4}'>{3}</text></g>";

/// SVG definitions of the chips and their gradients. Each picture has them once, with ids that start with `prefix`.
/// Each definition has the look's class itself, because CSS rules do not match across a `<use>` boundary; custom
/// properties are inherited through it.
pub fn chip_defs(prefix: &str, view: &BoardView) -> String {
    let look = view.look;
    let mut defs = if look == Look::Wood { fill(LIGHT, &[prefix]) } else { String::new() };
    for (name, letter, shape, [letter_at, gleam, wide]) in CHIPS {
        defs.push_str(&match look {
            Look::Wood => fill(LIT_CHIP, &[prefix, name, shape, letter, letter_at, gleam, wide]),
            _ => fill(FLAT_CHIP, &[prefix, name, shape, letter, letter_at, look.class()]),
        });
    }
    defs
}
