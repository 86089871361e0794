//! Boards: SVG pictures of scenes. A board knows no rules: it is given a [`BoardView`] and reports what was pointed at.
//!
//! - `layout`, `motion`, `target`: pure parts. Where places lie and how keys walk them, what moves, what elements stand for.
//! - `pointer`: clicks, taps and drags, for boards and trays alike; `directional_drag`: drags that choose by their way.
//! - `frame`: the picture around a game's drawing, and its keys; `cells`: its places as a grid for keys and screen readers;
//!   `hover_preview`: what choosing the place looked at would bring; `marks` over it.
//! - `camera`, `pan_zoom`: what is seen of a board without end: the arithmetic, and the pointers and keys that change it.
//! - `rotation`: what is shown to someone at another edge of the screen.
//! - `fill_template`: drawings as text. `pieces`, `chips`, `marbles`, `tiles`, `trittons`: the things themselves in each look; `tray`: the things next to the board.
//! - `seeds`: stones in holes; `sowing`: how they are sown in time.
//! - `view`: everything that a board shows and takes.
//! - `info`: what a board says of itself without its drawing. `seats`: the names of players.
//! - one file a board: its component `Board`, its `INFO`, `piece_defs`, what its pieces are drawn with, and `piece`, one of them.

mod camera;
mod cells;
mod chips;
mod directional_drag;
mod drawing;
pub mod event_queue;
mod frame;
mod hover_preview;
mod info;
mod layout;
mod marbles;
mod marks;
mod motion;
mod pan_zoom;
mod pieces;
mod pointer;
mod rotation;
pub mod scheduler;
mod seats;
mod seeds;
mod sowing;
pub mod svg_export;
mod target;
mod template;
mod tiles;
mod tray;
mod trittons;
mod view;

pub use info::{BoardInfo, PaperInfo, Room, Stacks, board_info, own_side, rule_colours};
pub use rows::on_turned;
pub use seats::{board_names, seat_names, with_colours};
pub use template::{fill_template, template};
pub use tray::{PiecePicture, Trays};
pub use view::{BoardProps, BoardView, Look};

/// The things of boards as text, for pictures that show them next to one: each is drawn about its middle, by reference to what the
/// board with the same `prefix` defines.
pub mod things {
    pub use super::pieces::piece;
    pub use super::tray::POUCH;
}

pub use drawing::Drawing;
use std::rc::Rc;
use trivium_rules::core::Event;
pub use view::set_pace;
use view::{paced, still, use_prefix};
use yew::prelude::*;

/// A function that draws a game's board as a component.
pub type Draw = fn(BoardProps) -> Html;

/// A function that draws a game's board as a picture, under ids that start with the prefix.
pub type DrawPicture = fn(&Rc<BoardView>, &str) -> Drawing;

/// The functions of a game's board. Programs that only make pictures have no component.
#[derive(Clone, Copy)]
struct Functions {
    draw: Option<Draw>,
    drawing: DrawPicture,
}

/// Declares what draws each game's board.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(mod $board;)+

        /// The drawing function of each game, in separate functions, so that the page fetches only those that it needs.
        pub mod draw {
            use super::*;

            $(#[doc = concat!("The board of the game ", stringify!($module), ".")]
            pub fn $module(props: BoardProps) -> Html {
                html! { <$board::Board ..props /> }
            })+
        }

        /// The drawings of each game's board while nothing moves, in separate functions likewise.
        pub mod drawings {
            use super::{BoardView, Drawing, Rc};

            $(#[doc = concat!("The drawing of the board of the game ", stringify!($module), ".")]
            pub fn $module(view: &Rc<BoardView>, prefix: &str) -> Drawing {
                super::$board::drawing(view, prefix)
            })+
        }

        /// The functions of each game's board, by the game's name.
        #[cfg(not(target_arch = "wasm32"))]
        fn functions(game: &str) -> Option<Functions> {
            $(if game == trivium_rules::games::$module::INFO.id {
                return Some(Functions { draw: Some(draw::$module), drawing: drawings::$module });
            })+
            None
        }
    };
}

trivium_rules::each_game!(declare);

/// The page fetches each game's board when it comes to it, and installs it here.
#[cfg(target_arch = "wasm32")]
mod installed {
    use super::{Draw, DrawPicture, Functions};
    use std::cell::RefCell;

    thread_local! {
        static BOARDS: RefCell<Vec<(&'static str, Functions)>> = const { RefCell::new(Vec::new()) };
    }

    /// From now on this game's board can be drawn; without `draw`, as a picture.
    pub fn install(game: &'static str, draw: Option<Draw>, drawing: DrawPicture) {
        BOARDS.with_borrow_mut(|boards| boards.push((game, Functions { draw, drawing })));
    }

    pub(super) fn functions(game: &str) -> Option<Functions> {
        BOARDS.with_borrow(|boards| boards.iter().find(|(id, _)| *id == game).map(|(_, functions)| *functions))
    }
}

#[cfg(target_arch = "wasm32")]
use installed::functions;
#[cfg(target_arch = "wasm32")]
pub use installed::install;

/// The board of the view's game; nothing while it is not installed.
pub fn board(props: BoardProps) -> Html {
    functions(props.view.game).and_then(|board| board.draw).map_or_else(|| html! {}, |draw| draw(props))
}

/// How long a piece is on its way to where it comes or goes, and a line is drawn after it (styles/boards.css), in milliseconds.
const WAY: u32 = 240;
const LINE: u32 = 440;

/// How long it takes to show what happened, in milliseconds; no time, where whoever looks wants nothing to move.
pub fn motion_length(events: &[Event]) -> u32 {
    let of = |event: &Event| match event {
        Event::Line { .. } => LINE,
        Event::Placed { .. }
        | Event::Moved { .. }
        | Event::Exchanged { .. }
        | Event::Taken { .. }
        | Event::Returned { .. }
        | Event::Slid { .. } => WAY,
        _ => 0,
    };
    let longest = events.iter().map(of).max().unwrap_or_default().max(sowing::length(events));
    if longest > 0 && still() { 0 } else { paced(longest) }
}
