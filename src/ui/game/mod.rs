//! A match on screen: the board first, everything else round it.

mod ask;
mod facing;
mod keys;
mod load;
mod motion;
mod panel;
mod play;
mod programs;
mod replay;
mod row;
mod seats;

pub use ask::{Asked, asked, happened, heard, remedy, without_program};
pub use load::{Found, screen};
pub use motion::use_moving;
pub use play::{Shared, board_view, name_of, names, rematch};
pub use programs::{Helper, use_programs};
pub use seats::Seats;
