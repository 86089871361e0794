//! The marbles of Triapon, with a colour and a pattern per seat.

use super::{BoardView, Look};
use trivium_rules::core::Seat;
use trivium_words::fill;

/// A marble with gradients. Placeholders: prefix, seat, classes, pattern.
const GLASS: &str = "<radialGradient id='{0}-glass{1}' class='{2}' cx='.42' cy='.38' r='.64'>\
    <stop/><stop offset='.55'/><stop offset='1'/></radialGradient>\
    <radialGradient id='{0}-light{1}' class='{2}' cx='.68' cy='.76' r='.46'>\
    <stop class='lit' stop-opacity='.85'/><stop class='lit' offset='1' stop-opacity='0'/></radialGradient>\
    <g id='{0}-ball{1}' class='{2}'><ellipse class='shadow' cx='4' cy='8' rx='40' ry='38' fill='url(#{0}-dusk)'/>\
    <circle class='face' r='37' fill='url(#{0}-glass{1})'/>{3}\
    <circle class='light' r='37' fill='url(#{0}-light{1})'/><circle class='rim' r='36'/>\
    <ellipse class='gleam' cx='-13' cy='-17' rx='12' ry='8' transform='rotate(-36 -13 -17)' fill='url(#{0}-gleam)'/>\
    <text class='letter' y='12'>{1}</text></g>";
/// Gradients that all glass marbles share. Placeholder: prefix.
const LIGHT: &str = "<radialGradient id='{0}-dusk'>\
    <stop offset='.55' stop-color='#070201' stop-opacity='.55'/><stop offset='1' stop-color='#070201' stop-opacity='0'/></radialGradient>\
    <radialGradient id='{0}-gleam'>\
    <stop offset='.1' stop-color='white' stop-opacity='.95'/><stop offset='1' stop-color='white' stop-opacity='0'/></radialGradient>";
/// A marble in the flat looks. Placeholders: prefix, seat, classes, pattern.
const FLAT: &str =
    "<g id='{0}-ball{1}' class='{2}'><circle class='face' r='36'/>{3}<text class='letter' y='12'>{1}</text></g>";
const PATTERNS: [&str; Seat::MOST] =
    ["<circle class='core' r='23'/>", "<circle class='band' r='20'/>", "<circle class='dot' r='13'/>"];

/// SVG definitions of the marbles. Each picture has them once, with ids that start with `prefix`. Marbles of an
/// eliminated seat are dull.
pub fn marble_defs(prefix: &str, view: &BoardView) -> String {
    let glass = view.look == Look::Wood;
    let mut defs = if glass { fill(LIGHT, &[prefix]) } else { String::new() };
    for (seat, pattern) in Seat::all(Seat::MOST as u8).zip(PATTERNS) {
        let number = seat.to_string();
        let out = if view.scene.out.contains(&seat) { " out" } else { "" };
        let class = ["marble s", &number, " ", view.look.class(), out].concat();
        defs.push_str(&fill(if glass { GLASS } else { FLAT }, &[prefix, &number, &class, pattern]));
    }
    defs
}
