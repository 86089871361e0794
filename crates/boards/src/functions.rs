//! The drawing functions of each game's board. Native programs contain all of them. In a browser, the page and the
//! diagram programs install only the boards that they have loaded.

use super::drawing::Drawing;
#[cfg(feature = "page")]
use super::view::BoardProps;
use super::view::BoardView;
use std::rc::Rc;
use trivium_rules::core::{PieceKind, Seat};
#[cfg(feature = "page")]
use yew::Html;

#[cfg(feature = "page")]
pub type Draw = fn(BoardProps) -> Html;

/// Draws a game's board and pieces as a static picture. The `&str` arguments are the prefix of SVG ids.
#[derive(Clone, Copy)]
pub struct DrawPicture {
    pub drawing: fn(&Rc<BoardView>, &str) -> Drawing,
    /// SVG definitions of the pieces.
    pub defs: fn(&str, &BoardView) -> String,
    /// A piece, as a reference to its definition.
    pub piece: fn(&str, PieceKind, Option<Seat>) -> String,
}

/// The functions of a board. Programs that only make pictures need no component.
#[derive(Clone, Copy)]
pub struct Functions {
    #[cfg(feature = "page")]
    pub draw: Draw,
    pub picture: DrawPicture,
}

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        /// The component of each game. One function per game, so that code splitting can load each board separately.
        #[cfg(feature = "page")]
        pub mod draw {
            use super::{BoardProps, Html};
            use yew::html;

            $(#[doc = concat!("The board of the game ", stringify!($module), ".")]
            pub fn $module(props: BoardProps) -> Html {
                html! { <crate::$board::Board ..props /> }
            })+
        }

        /// The static drawing of each game, also one function per game.
        pub mod drawings {
            use super::DrawPicture;

            $(#[doc = concat!("The drawing of the board of the game ", stringify!($module), ".")]
            pub fn $module() -> DrawPicture {
                let drawing = crate::$board::drawing;
                DrawPicture { drawing, defs: crate::$board::piece_defs, piece: crate::$board::piece }
            })+
        }

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

/// Boards that were loaded at run time.
#[cfg(target_arch = "wasm32")]
mod installed {
    use super::{DrawPicture, Functions};
    use std::cell::RefCell;

    thread_local! {
        static BOARDS: RefCell<Vec<(&'static str, Functions)>> = const { RefCell::new(Vec::new()) };
    }

    #[cfg(feature = "page")]
    pub fn install(game: &'static str, draw: super::Draw, picture: DrawPicture) {
        BOARDS.with_borrow_mut(|boards| boards.push((game, Functions { draw, picture })));
    }

    #[cfg(not(feature = "page"))]
    pub fn install(game: &'static str, picture: DrawPicture) {
        BOARDS.with_borrow_mut(|boards| boards.push((game, Functions { picture })));
    }

    /// The functions of an installed board.
    pub fn functions(game: &str) -> Option<Functions> {
        BOARDS.with_borrow(|boards| boards.iter().find(|(id, _)| *id == game).map(|(_, functions)| *functions))
    }
}

#[cfg(target_arch = "wasm32")]
pub use installed::functions;
#[cfg(target_arch = "wasm32")]
pub use installed::install;
