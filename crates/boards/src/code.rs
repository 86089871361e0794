//! The code of each game's board, which the page and the programs of diagrams load with the game.

use super::drawing::Drawing;
#[cfg(feature = "page")]
use super::view::BoardProps;
use super::view::BoardView;
use std::rc::Rc;
use trivium_rules::core::{PieceKind, Seat};
use trivium_rules::games::GameTable;
#[cfg(feature = "page")]
use yew::Html;

/// The functions of a board. The `&str` arguments are the prefix of SVG ids.
#[derive(Clone, Copy)]
pub struct BoardCode {
    /// Draws the board for play.
    #[cfg(feature = "page")]
    pub draw: fn(BoardProps) -> Html,
    /// Draws the board and its pieces.
    pub drawing: fn(&Rc<BoardView>, &str) -> Drawing,
    /// SVG definitions of the pieces.
    pub piece_defs: fn(&str, &BoardView) -> String,
    /// A piece, as a reference to its definition.
    pub piece: fn(&str, PieceKind, Option<Seat>) -> String,
}

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        // One function for each game, so that a program contains only the boards that it names.
        $(#[doc = concat!("The board of the game ", stringify!($module), ".")]
        pub fn $module() -> BoardCode {
            crate::$board::CODE
        })+
    };
}

trivium_rules::each_game!(declare);

macro_rules! built_in {
    ($($module:ident $name:ident $number:literal $board:ident,)*) => {
        static BOARDS: GameTable<BoardCode> = GameTable::new(&[$(crate::$board::CODE),*]);
    };
}

trivium_rules::each_built_in_game!(built_in);

/// Adds the code of a game's board, as `trivium_rules::games::install` adds its rules.
pub fn install(game: &str, code: BoardCode) {
    BOARDS.install(game, code);
}

/// The code of a board; `None` if the game is not loaded.
pub(crate) fn board_code(game: &str) -> Option<BoardCode> {
    BOARDS.get(game)
}
