//! A match on screen: the board first, everything else round it.

mod ask;
mod facing;
mod keys;
mod load;
mod panel;
mod play;
mod programs;
mod seats;

pub use ask::{Asked, asked, heard, remedy, without_program};
pub use load::GamePage;
pub use play::{Shared, board_view, name_of, names, rematch};
pub use programs::{Helper, use_programs};
pub use seats::Seats;
