//! A match on screen: the board first, everything else round it.

mod ask;
mod facing;
mod keys;
mod load;
mod motion;
mod names;
mod panel;
mod play;
mod playing;
mod programs;
mod rematch;
mod remedy;
mod replay;
mod row;
mod seats;
mod shared;
mod view;

pub use ask::{Asked, asked, happened, heard};
pub use keys::step;
pub use load::screen;
pub use names::{name_of, names};
pub use playing::{Options, Playing, closed, commands, intent_button, use_play};
pub use programs::{Helper, use_programs};
pub use rematch::rematch;
pub use remedy::{remedy, without_program};
pub use seats::Seats;
pub use shared::Shared;
pub use view::board_view;
