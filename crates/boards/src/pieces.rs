//! The things of all games, drawn round the origin, [`UNIT`](super::layout::UNIT) wide places apart, in each look. The part that depends
//! on light and dark, or on colours forced by the system, is the style sheet's.

use super::template::template;
use super::{BoardView, target};
use trivium_rules::core::{PieceKind, Seat};
use trivium_words::fill;
use yew::prelude::*;

/// Declares where the definitions of each game's things are.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        /// The definitions for drawing the things of the view's game, once in each picture, under ids that start with `prefix`.
        pub fn defs(prefix: &str, view: &BoardView) -> Html {
            $(if view.game == trivium_rules::games::$module::INFO.id {
                return template(super::$board::piece_defs(prefix, view));
            })+
            html! {}
        }
    };
}

trivium_rules::each_game!(declare);

/// A thing of a kind that the picture's definitions hold, of a seat where such things belong to seats.
pub fn thing(prefix: &str, kind: PieceKind, seat: Option<Seat>) -> String {
    let seat = seat.filter(|_| kind == PieceKind::Ball).map(|seat| seat.to_string()).unwrap_or_default();
    fill("<use href='#{0}-{1}{2}'/>", &[prefix, &target::kind_word(kind), &seat])
}
