//! The things of all games, drawn round the origin, [`UNIT`](super::layout::UNIT) wide places apart, in each look. The part that depends
//! on light and dark, or on colours forced by the system, is the style sheet's.

use super::BoardView;
use super::template::template;
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

        /// A piece of the game to which the kind belongs, drawn about its middle by reference to what the picture defines.
        pub fn piece(prefix: &str, kind: PieceKind, seat: Option<Seat>) -> String {
            $(if kind.info().game == trivium_rules::games::$module::INFO.id {
                return super::$board::piece(prefix, kind, seat);
            })+
            String::new()
        }
    };
}

trivium_rules::each_game!(declare);

/// A piece that the definitions hold under the name of its kind.
pub fn of_nobody(prefix: &str, kind: PieceKind, _seat: Option<Seat>) -> String {
    fill("<use href='#{0}-{1}'/>", &[prefix, &kind.to_string()])
}

/// A piece that the definitions hold under the name of its kind and its seat's number.
pub fn of_seat(prefix: &str, kind: PieceKind, seat: Option<Seat>) -> String {
    let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
    fill("<use href='#{0}-{1}{2}'/>", &[prefix, &kind.to_string(), &seat])
}
