//! The tiles of Trigon: wooden triangles in a seat's colour, with a number that is always upright. The second seat's
//! tiles have an inlaid line along the edge.

use super::{BoardView, Look};
use trivium_rules::core::{PieceKind, Seat};
use trivium_words::fill;

/// Outline of a tile with its point up, as a macro for use in `concat!`.
macro_rules! outline_up {
    () => {
        "M9-79L73 32Q82 47 64 47H-64Q-82 47-73 32L-9-79Q0-94 9-79Z"
    };
}

/// Outlines of a tile with its point up and down, slightly smaller than a triangle of the board.
pub const OUTLINES: [&str; 2] = [outline_up!(), "M9 79L73-32Q82-47 64-47H-64Q-82-47-73-32L-9 79Q0 94 9 79Z"];
/// Suffixes of ids for point up and point down.
const WAYS: [&str; 2] = ["up", "down"];
/// The highest number on a tile.
const NUMBERS: u8 = 6;
/// Distance of the number's baseline below the centre of a tile, point up and point down.
const BASELINES: [i32; 2] = [28, 18];
/// The same for tiles that also show a coordinate.
const NAMED_BASELINES: [i32; 2] = [12, 34];

pub fn seat_class(seat: Seat) -> &'static str {
    ["t1", "t2"][seat.index() % 2]
}

/// A tile without number. Placeholders: prefix, suffix of the direction, the seat's class, outline, inlay.
const THICK: &str = "<g id='{0}-{1}{2}' class='slab {2} look-wood'><path class='slab-cast' d='{3}' transform='translate(3 17)'/>\
    <path class='slab-wall' d='{3}' transform='translate(0 11)'/><path class='slab-core' d='{3}' transform='translate(0 8)'/>\
    <path class='slab-edge' d='{3}' transform='translate(0 4)'/>\
    <path class='slab-face' d='{3}' fill='url(#{0}-veneer{2})'/>\
    <path class='slab-rim' d='{3}' transform='scale(.97)' fill='none' stroke='url(#{0}-rim)'/>{4}</g>";
/// The inlaid line of the second seat's tiles. Placeholder: outline.
const INLAY: &str = "<path class='slab-inlay' d='{0}' transform='scale(.8)'/>";
/// A tile without number in the flat looks. Placeholders: prefix, suffix of the direction, the seat's class, outline,
/// inlay, the look's class.
const FLAT: &str = "<g id='{0}-{1}{2}' class='slab {2} {5}'><path class='slab-face' d='{3}'/>{4}</g>";
/// The veneer of a seat's tiles. Placeholders: prefix, the seat's class.
const VENEER: &str = "<linearGradient id='{0}-veneer{1}' class='slab {1} look-wood' x2='0' y2='1'>\
    <stop/><stop offset='1'/></linearGradient>";
/// The light on the rims of all tiles. Placeholder: prefix.
const RIM: &str = "<linearGradient id='{0}-rim' x2='0' y2='1'>\
    <stop stop-color='white' stop-opacity='.6'/><stop offset='.5' stop-color='white' stop-opacity='.16'/>\
    <stop offset='1' stop-color='black' stop-opacity='.3'/></linearGradient>";
/// An engraved number. Placeholders: prefix, number.
const CUT: &str =
    "<g id='{0}-n{1}' class='number look-wood'><text class='cut' y='-2'>{1}</text><text class='digit'>{1}</text></g>";
/// A number in the flat looks. Placeholders: prefix, number, the look's class.
const PRINTED: &str = "<g id='{0}-n{1}' class='number {2}'><text class='digit'>{1}</text></g>";

/// SVG definitions of the tiles and numbers, with ids that start with `prefix`. The tiles of both seats are defined in
/// both directions.
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

/// A tile. If it is `named`, the number leaves room for the coordinate.
pub fn tile(prefix: &str, seat: Seat, number: u8, down: bool, named: bool) -> String {
    let way = usize::from(down);
    let feet = if named { NAMED_BASELINES } else { BASELINES };
    fill(
        "<g class='{1}'><use href='#{0}-{2}{1}'/><use href='#{0}-n{3}' y='{4}'/></g>",
        &[prefix, seat_class(seat), WAYS[way], &number.to_string(), &feet[way].to_string()],
    )
}

/// A tile with its point up.
pub fn upright(prefix: &str, kind: PieceKind, seat: Option<Seat>) -> String {
    seat.zip(kind.number()).map_or_else(String::new, |(seat, number)| tile(prefix, seat, number, false, false))
}

/// An empty stack of tiles. Placeholders: the seat's number, the number on the tile.
pub const GAP: &str = concat!(
    "<g class='t{0}'><path class='gap' d='",
    outline_up!(),
    "'/><text class='gap-number' y='28'>{1}</text></g>"
);
