//! Boards: SVG pictures of scenes. A board knows no rules: it receives a [`BoardView`] and reports picks.
//!
//! - `layout`, `motion`, `target`: positions and keyboard navigation, animations, the attribute `data-pick`.
//! - `pointer`: clicks, taps and drags, for boards and trays; `directional_drag`: drags that choose by direction.
//! - `frame`: the picture of a board and its keys; `cells`: the sites as a grid for keyboard and screen readers;
//!   `hover_preview`: previews of picks; `marks`: scoring lines.
//! - `camera`, `pan_zoom`: the unbounded board: coordinate transforms, and the pointers and keys that change them.
//! - `rotation`: coordinates on a rotated screen.
//! - `node`: plain nodes, in which boards are drawn; `html`: their conversion to Yew nodes, for the page.
//! - `pieces`, `chips`, `marbles`, `tiles`, `trittons`: the pieces in each look; `tray`: pieces next to the board.
//! - `seeds`: stones in holes; `sowing`: the timeline of a sowing.
//! - `view`: the displayed state, and the input and callbacks of boards.
//! - `around`: seats, prompt, buttons and moves, for the page and for boards embedded in other pages.
//! - `code`: the functions of each game's board. `icons`: line drawings on buttons.
//! - `info`: properties of a board, without its drawing. `seats`: the names of players.
//! - One file per board: its properties `INFO` and its functions `CODE`.

// Without the feature `page`, some code of interactive boards is unused.
#![cfg_attr(not(feature = "page"), allow(dead_code, unused_imports))]

pub mod around;
mod camera;
mod cells;
mod chips;
pub mod code;
#[cfg(feature = "page")]
mod directional_drag;
mod drawing;
#[cfg(feature = "page")]
mod frame;
#[cfg(feature = "page")]
mod geometry;
#[cfg(feature = "page")]
mod hover_preview;
#[cfg(feature = "page")]
mod html;
pub mod icons;
mod info;
mod layout;
mod marbles;
mod marks;
mod motion;
mod node;
#[cfg(feature = "page")]
mod pan_zoom;
mod pieces;
#[cfg(feature = "page")]
mod pointer;
#[cfg(any(test, feature = "page"))]
mod printed_key;
#[cfg(feature = "page")]
mod rotation;
#[cfg(feature = "page")]
pub mod scheduler;
mod seats;
mod seeds;
mod sowing;
pub mod svg_export;
pub mod target;
mod tiles;
mod tray;
mod trittons;
mod view;

#[cfg(feature = "page")]
pub use html::{Wiring, html_of, wired, with_slots};
pub use info::{BoardInfo, PaperInfo, Room, Stacks, board_info, own_side, seat_below};
pub use layout::BoardLayout;
pub use node::{Markup, Node, fill_template, template};
#[cfg(feature = "page")]
pub use printed_key::printed_key;
pub use seats::{board_names, listed_names, numbered, seat_names, with_colours};
#[cfg(feature = "page")]
pub use tray::{PiecePicture, Trays};
#[cfg(feature = "page")]
pub use view::BoardProps;
pub use view::{BoardView, Look};

use code::board_code;
pub use code::{BoardCode, install};
pub use drawing::Drawing;
use trivium_rules::core::Event;
#[cfg(feature = "page")]
use view::use_prefix;
use view::{paced, sows_at_once, still};
#[cfg(feature = "page")]
pub use view::{set_pace, set_stepwise};
#[cfg(feature = "page")]
use yew::Html;

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(mod $board;)+
    };
}

trivium_rules::each_game!(declare);

/// Empty until the game is loaded.
#[cfg(feature = "page")]
pub fn board(props: BoardProps) -> Html {
    board_code(props.view.game).map_or_else(Html::default, |board| (board.draw)(props))
}

/// Duration of a piece's animation, in milliseconds. A line is drawn after it (styles/boards.css).
const PIECE_TIME: u32 = 240;
const LINE_TIME: u32 = 440;

/// Duration of the animation of events, in milliseconds; 0 if animations are off.
pub fn motion_length(events: &[Event]) -> u32 {
    let of = |event: &Event| match event {
        Event::Line { .. } => LINE_TIME,
        Event::Placed { .. }
        | Event::Moved { .. }
        | Event::Exchanged { .. }
        | Event::Taken { .. }
        | Event::Returned { .. }
        | Event::Slid { .. } => PIECE_TIME,
        _ => 0,
    };
    let sown = sowing::length(events);
    let longest = events.iter().map(of).max().unwrap_or_default().max(sown);
    let at_once = || if sown > 0 { sows_at_once() } else { still() };
    if longest > 0 && at_once() { 0 } else { paced(longest) }
}
