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
//! - `text_nodes`: what stands in for the renderer in programs that only make pictures (without the feature `page`).
//! - `functions`: what draws each game's board. `icons`: line drawings on buttons.
//! - `info`: what a board says of itself without its drawing. `seats`: the names of players.
//! - one file a board: its component `Board`, its `INFO`, `piece_defs`, what its pieces are drawn with, and `piece`, one of them.

// Drawings need less than boards that are played at.
#![cfg_attr(not(feature = "page"), allow(dead_code, unused_imports))]

#[cfg(not(feature = "page"))]
extern crate self as yew;

mod camera;
mod cells;
mod chips;
#[cfg(feature = "page")]
mod directional_drag;
mod drawing;
#[cfg(feature = "page")]
pub mod event_queue;
#[cfg(feature = "page")]
mod frame;
mod functions;
#[cfg(feature = "page")]
mod hover_preview;
pub mod icons;
mod info;
mod layout;
mod marbles;
mod marks;
mod motion;
#[cfg(feature = "page")]
mod pan_zoom;
mod pieces;
#[cfg(feature = "page")]
mod pointer;
#[cfg(feature = "page")]
mod rotation;
#[cfg(feature = "page")]
pub mod scheduler;
mod seats;
mod seeds;
mod sowing;
pub mod svg_export;
mod target;
mod template;
#[cfg(not(feature = "page"))]
mod text_nodes;
mod tiles;
mod tray;
mod trittons;
mod view;

#[cfg(not(feature = "page"))]
#[doc(hidden)]
pub use text_nodes::{AttrValue, html, prelude, utils, virtual_dom};

pub use info::{BoardInfo, PaperInfo, Room, Stacks, board_info, own_side};
#[cfg(feature = "page")]
pub use rows::on_turned;
pub use seats::{board_names, listed_names, numbered, seat_names, with_colours};
pub use template::{fill_template, template};
#[cfg(feature = "page")]
pub use tray::{PiecePicture, Trays};
#[cfg(feature = "page")]
pub use view::BoardProps;
pub use view::{BoardView, Look};

/// The things of boards as text, for pictures that show them next to one: each is drawn about its middle, by reference to what the
/// board with the same `prefix` defines.
pub mod things {
    pub use super::pieces::{POUCH, piece};
}

pub use drawing::Drawing;
use functions::functions;
#[cfg(target_arch = "wasm32")]
pub use functions::install;
#[cfg(feature = "page")]
pub use functions::{Draw, draw};
pub use functions::{DrawPicture, drawings};
use trivium_rules::core::Event;
#[cfg(feature = "page")]
pub use view::set_pace;
#[cfg(feature = "page")]
use view::use_prefix;
use view::{paced, still};
use yew::prelude::*;

/// Declares the board of each game.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(mod $board;)+
    };
}

trivium_rules::each_game!(declare);

/// The board of the view's game; nothing while it is not installed.
#[cfg(feature = "page")]
pub fn board(props: BoardProps) -> Html {
    functions(props.view.game).map_or_else(|| html! {}, |board| (board.draw)(props))
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
