//! Trittons: three glossy dots on a rigid bar, solid orange or ringed blue. In every direction, light comes from the
//! top left.

use super::layout::Point;
use super::{BoardView, Look};
use trivium_rules::core::{PieceKind, Seat};
use trivium_rules::games::tritt::ORANGE_BLUE_ORANGE;
use trivium_words::fill;

/// Outline of a tritton along x: circles around its three points, joined by waists.
pub const OUTLINE: &str = "M-70.5-31.3A30 30 0 0 0-29.5-31.3A43 43 0 0 1 29.5-31.3A30 30 0 0 0 70.5-31.3\
    A43 43 0 1 1 70.5 31.3A30 30 0 0 0 29.5 31.3A43 43 0 0 1-29.5 31.3A30 30 0 0 0-70.5 31.3A43 43 0 1 1-70.5-31.3Z";

/// The parts that wooden trittons share. Placeholders: prefix, outline.
const BAR: &str = "<linearGradient id='{0}-gleam' x2='0' y2='1'>\
    <stop stop-color='white' stop-opacity='.75'/><stop offset='1' stop-color='white' stop-opacity='0'/></linearGradient>\
    <path id='{0}-cast' class='thrown look-wood' d='{1}'/><path id='{0}-bar' class='tritton look-wood' d='{1}'/>";
/// A glass dot. Placeholders: prefix, name, letter, hollow part.
const GLASS: &str = "<radialGradient id='{0}-glaze-{1}' class='glaze {1} look-wood' cx='.38' cy='.3' r='.74'>\
    <stop/><stop offset='.5'/><stop offset='1'/></radialGradient><g id='{0}-{1}' class='pip {1} look-wood'>\
    <circle class='glass' r='35' fill='url(#{0}-glaze-{1})'/>{3}\
    <ellipse class='gleam' cx='-7' cy='-17' rx='17' ry='9' fill='url(#{0}-gleam)' transform='rotate(-22)'/>\
    <text class='letter' y='13'>{2}</text></g>";
/// The bar in the flat looks. Placeholders: prefix, outline, the look's class.
const FLAT_BAR: &str = "<path id='{0}-bar' class='tritton {2}' d='{1}'/>";
/// A dot in the flat looks. Placeholders: prefix, name, letter, hollow part, the look's class.
const FLAT: &str = "<g id='{0}-{1}' class='pip {1} {4}'><circle class='glass' r='35'/>{3}\
    <text class='letter' y='13'>{2}</text></g>";
/// The dots: class, letter, hollow part.
const DOTS: [[&str; 3]; 2] = [["orange", "O", ""], ["blue", "B", "<circle class='hollow' r='18'/>"]];

/// SVG definitions of the trittons, once per picture, with ids that start with `prefix`.
pub fn tritton_defs(prefix: &str, view: &BoardView) -> String {
    let look = view.look;
    let (bar, dot) = if look == Look::Wood { (BAR, GLASS) } else { (FLAT_BAR, FLAT) };
    let mut defs = fill(bar, &[prefix, OUTLINE, look.class()]);
    for [name, letter, hollow] in DOTS {
        defs.push_str(&fill(dot, &[prefix, name, letter, hollow, look.class()]));
    }
    defs
}

/// Angle of a tritton to the x axis, in degrees. `end` is the vector from its centre to its last point.
pub fn angle(end: Point) -> i32 {
    match (end.x, end.y) {
        (_, 0) => 0,
        (0, _) => 90,
        (x, y) if (x > 0) == (y > 0) => 60,
        _ => 120,
    }
}

/// A tritton around the origin; `end` is the vector to its last point.
pub fn tritton(prefix: &str, kind: PieceKind, end: Point) -> String {
    let [ends, middle] = if kind == ORANGE_BLUE_ORANGE { ["orange", "blue"] } else { ["blue", "orange"] };
    let [turn, x, y, back_x, back_y] = [angle(end), end.x, end.y, -end.x, -end.y].map(|n| n.to_string());
    fill(
        "<use href='#{0}-cast' transform='translate(0 11)rotate({3})'/><use href='#{0}-bar' transform='rotate({3})'/>\
        <use href='#{0}-{1}' transform='translate({6} {7})'/><use href='#{0}-{2}'/>\
        <use href='#{0}-{1}' transform='translate({4} {5})'/>",
        &[prefix, ends, middle, &turn, &x, &y, &back_x, &back_y],
    )
}

pub fn end_dot(prefix: &str, kind: PieceKind) -> String {
    let name = if kind == ORANGE_BLUE_ORANGE { "orange" } else { "blue" };
    fill("<use href='#{0}-{1}'/>", &[prefix, name])
}

pub fn piece(prefix: &str, kind: PieceKind, _seat: Option<Seat>) -> String {
    tritton(prefix, kind, Point { x: 0, y: 100 })
}
