//! A match on screen: the board first, everything else round it.

mod ask;
mod facing;
mod keys;
mod load;
mod panel;
mod play;
mod programs;
mod seats;

pub use load::GamePage;
pub use play::{Shared, names, rematch};
