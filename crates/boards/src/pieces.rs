//! Pieces of all games in each look, drawn around the origin in units of [`UNIT`](super::layout::UNIT). The style sheet
//! adapts them to light, dark and forced colours.

use super::BoardView;
use super::code::board_code;
use super::node::{Markup, template};
use trivium_rules::core::{PieceKind, Seat};
use trivium_words::fill;

/// SVG definitions of the pieces of the view's game. Each picture has them once, with ids that start with `prefix`.
pub fn defs(prefix: &str, view: &BoardView) -> Option<Markup> {
    board_code(view.game).map(|board| template((board.piece_defs)(prefix, view)))
}

/// A piece centred on the origin, as a reference to the picture's definitions.
pub fn piece(prefix: &str, kind: PieceKind, seat: Option<Seat>) -> String {
    board_code(kind.info().game).map_or_else(String::new, |board| (board.piece)(prefix, kind, seat))
}

/// A reference to a definition that is named after the kind.
pub fn of_nobody(prefix: &str, kind: PieceKind, _seat: Option<Seat>) -> String {
    fill("<use href='#{0}-{1}'/>", &[prefix, &kind.to_string()])
}

/// A reference to a definition that is named after the kind and the seat's number.
pub fn of_seat(prefix: &str, kind: PieceKind, seat: Option<Seat>) -> String {
    let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
    fill("<use href='#{0}-{1}{2}'/>", &[prefix, &kind.to_string(), &seat])
}

/// The bag, 92 wide, centred on the origin.
pub const POUCH: &str = "<path class='cloth' d='M-15-22C-34-8-43 12-37 29C-32 43 32 43 37 29C43 12 34-8 15-22Z'/>\
    <path class='fold' d='M-9-16C-16 0-20 16-19 30M9-16C16 0 20 16 19 30M0-16V34'/>\
    <path class='mouth' d='M-15-22C-24-30-24-41-18-45C-10-39-5-47 1-43C7-47 12-39 19-44C24-38 23-30 15-22Z'/>\
    <path class='cord' d='M-17-22C-6-17 6-17 17-22M13-20C22-16 24-8 20-2'/>";
