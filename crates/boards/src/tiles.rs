//! The tiles of Trigon: triangles of two woods in a seat's colour, with a number that stays upright. Those of the second seat
//! have a line inlaid along their edge.

use super::{BoardView, Look};
use trivium_rules::core::{PieceKind, Seat};
use trivium_words::fill;

/// The tile's outline with its point up, for constants.
macro_rules! outline_up {
    () => {
        "M9-79L73 32Q82 47 64 47H-64Q-82 47-73 32L-9-79Q0-94 9-79Z"
    };
}

/// The tile's outline with its point up and down, a little smaller than a triangle of the plane.
pub const OUTLINES: [&str; 2] = [outline_up!(), "M9 79L73-32Q82-47 64-47H-64Q-82-47-73-32L-9 79Q0 94 9 79Z"];
/// The words for point up and down in ids.
const WAYS: [&str; 2] = ["up", "down"];
/// The numbers on tiles.
const NUMBERS: u8 = 6;
/// How far the number's foot lies below the middle of a tile with its point up, and down.
const FEET: [i32; 2] = [28, 18];
/// The same when the tile's place is named along its side.
const NAMED_FEET: [i32; 2] = [12, 34];

/// The class of a seat's tiles, and of what is written on them.
pub fn seat_class(seat: Seat) -> &'static str {
    ["t1", "t2"][seat.index() % 2]
}

/// A bare tile. Holes: prefix, which way up, the seat's class, outline, inlay.
const THICK: &str = "<g id='{0}-{1}{2}' class='slab {2} look-wood'><path class='slab-cast' d='{3}' transform='translate(3 17)'/>\
    <path class='slab-wall' d='{3}' transform='translate(0 11)'/><path class='slab-core' d='{3}' transform='translate(0 8)'/>\
    <path class='slab-edge' d='{3}' transform='translate(0 4)'/>\
    <path class='slab-face' d='{3}' fill='url(#{0}-veneer{2})'/>\
    <path class='slab-rim' d='{3}' transform='scale(.97)' fill='none' stroke='url(#{0}-rim)'/>{4}</g>";
/// The line inlaid in the second seat's tiles. Hole: outline.
const INLAY: &str = "<path class='slab-inlay' d='{0}' transform='scale(.8)'/>";
/// A bare tile in the flat looks. Holes: prefix, which way up, the seat's class, outline, inlay, the look's class.
const FLAT: &str = "<g id='{0}-{1}{2}' class='slab {2} {5}'><path class='slab-face' d='{3}'/>{4}</g>";
/// The veneer of a seat's tiles. Holes: prefix, the seat's class.
const VENEER: &str = "<linearGradient id='{0}-veneer{1}' class='slab {1} look-wood' x2='0' y2='1'>\
    <stop/><stop offset='1'/></linearGradient>";
/// The light on all tiles' rims. Hole: prefix.
const RIM: &str = "<linearGradient id='{0}-rim' class='slab-light' x2='0' y2='1'>\
    <stop/><stop offset='.5'/><stop offset='1'/></linearGradient>";
/// A number, cut into the wood. Holes: prefix, number.
const CUT: &str =
    "<g id='{0}-n{1}' class='number look-wood'><text class='cut' y='-2'>{1}</text><text class='digit'>{1}</text></g>";
/// A number in the flat looks. Holes: prefix, number, the look's class.
const PRINTED: &str = "<g id='{0}-n{1}' class='number {2}'><text class='digit'>{1}</text></g>";

/// The definitions for drawing tiles, under ids that start with `prefix`: the bare tiles of both seats both ways up, and the numbers.
pub fn tile_defs(prefix: &str, view: &BoardView) -> String {
    let look = view.look;
    let thick = look == Look::Wood;
    let mut defs = if thick { fill(RIM, &[prefix]) } else { String::new() };
    for seat in Seat::all(2) {
        let class = seat_class(seat);
        if thick {
            defs.push_str(&fill(VENEER, &[prefix, class]));
        }
        for (way, outline) in WAYS.into_iter().zip(OUTLINES) {
            let inlay = if seat == Seat::TWO { fill(INLAY, &[outline]) } else { String::new() };
            let with = [prefix, way, class, outline, &inlay, look.class()];
            defs.push_str(&fill(if thick { THICK } else { FLAT }, &with));
        }
    }
    for number in 1..=NUMBERS {
        let with = [prefix, &number.to_string(), look.class()];
        defs.push_str(&fill(if thick { CUT } else { PRINTED }, &with));
    }
    defs
}

/// A tile with its number, which makes room for the name of its place when that is `named`.
pub fn tile(prefix: &str, seat: Seat, number: u8, down: bool, named: bool) -> String {
    let way = usize::from(down);
    let feet = if named { NAMED_FEET } else { FEET };
    fill(
        "<g class='{1}'><use href='#{0}-{2}{1}'/><use href='#{0}-n{3}' y='{4}'/></g>",
        &[prefix, seat_class(seat), WAYS[way], &number.to_string(), &feet[way].to_string()],
    )
}

/// A tile with its point up.
pub fn upright(prefix: &str, kind: PieceKind, seat: Option<Seat>) -> String {
    seat.zip(kind.number()).map_or_else(String::new, |(seat, number)| tile(prefix, seat, number, false, false))
}

/// The place of tiles of which none is left. Holes: the seat's number, the number.
pub const GAP: &str = concat!(
    "<g class='t{0}'><path class='gap' d='",
    outline_up!(),
    "'/><text class='gap-number' y='28'>{1}</text></g>"
);
