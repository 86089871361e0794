//! The functions of each game's board. Programs of the host hold all of them; the page, and the programs of diagrams, install those that they
//! have.

use super::drawing::Drawing;
#[cfg(feature = "page")]
use super::view::BoardProps;
use super::view::BoardView;
use std::rc::Rc;
use trivium_rules::core::{PieceKind, Seat};
#[cfg(feature = "page")]
use yew::Html;

/// A function that draws a game's board as a component.
#[cfg(feature = "page")]
pub type Draw = fn(BoardProps) -> Html;

/// The functions that draw a game's board and its pieces as a picture, under ids that start with a prefix.
#[derive(Clone, Copy)]
pub struct DrawPicture {
    /// The board.
    pub drawing: fn(&Rc<BoardView>, &str) -> Drawing,
    /// The definitions of its pieces.
    pub defs: fn(&str, &BoardView) -> String,
    /// One of them, by reference to its definition.
    pub piece: fn(&str, PieceKind, Option<Seat>) -> String,
}

/// The functions of a game's board. Programs that only make pictures have no component.
#[derive(Clone, Copy)]
pub struct Functions {
    /// Its component.
    #[cfg(feature = "page")]
    pub draw: Draw,
    /// Its picture.
    pub picture: DrawPicture,
}

/// Declares what draws each game's board.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        /// The drawing function of each game, in separate functions, so that the page fetches only those that it needs.
        #[cfg(feature = "page")]
        pub mod draw {
            use super::{BoardProps, Html};
            use yew::html;

            $(#[doc = concat!("The board of the game ", stringify!($module), ".")]
            pub fn $module(props: BoardProps) -> Html {
                html! { <crate::$board::Board ..props /> }
            })+
        }

        /// The drawings of each game's board while nothing moves, in separate functions likewise.
        pub mod drawings {
            use super::DrawPicture;

            $(#[doc = concat!("The drawing of the board of the game ", stringify!($module), ".")]
            pub fn $module() -> DrawPicture {
                let drawing = crate::$board::drawing;
                DrawPicture { drawing, defs: crate::$board::piece_defs, piece: crate::$board::piece }
            })+
        }

        /// The functions of each game's board, by the game's name.
        #[cfg(not(target_arch = "wasm32"))]
        pub fn functions(game: &str) -> Option<Functions> {
            $(if game == trivium_rules::games::$module::INFO.id {
                return Some(Functions {
                    #[cfg(feature = "page")]
                    draw: draw::$module,
                    picture: drawings::$module(),
                });
            })+
            None
        }
    };
}

trivium_rules::each_game!(declare);

/// The page fetches each game's board when it comes to it, and installs it here.
#[cfg(target_arch = "wasm32")]
mod installed {
    use super::{DrawPicture, Functions};
    use std::cell::RefCell;

    thread_local! {
        static BOARDS: RefCell<Vec<(&'static str, Functions)>> = const { RefCell::new(Vec::new()) };
    }

    /// From now on this game's board can be drawn.
    #[cfg(feature = "page")]
    pub fn install(game: &'static str, draw: super::Draw, picture: DrawPicture) {
        BOARDS.with_borrow_mut(|boards| boards.push((game, Functions { draw, picture })));
    }

    /// From now on this game's board can be drawn as a picture.
    #[cfg(not(feature = "page"))]
    pub fn install(game: &'static str, picture: DrawPicture) {
        BOARDS.with_borrow_mut(|boards| boards.push((game, Functions { picture })));
    }

    /// The functions of a game's board that was installed.
    pub fn functions(game: &str) -> Option<Functions> {
        BOARDS.with_borrow(|boards| boards.iter().find(|(id, _)| *id == game).map(|(_, functions)| *functions))
    }
}

#[cfg(target_arch = "wasm32")]
pub use installed::functions;
#[cfg(target_arch = "wasm32")]
pub use installed::install;
