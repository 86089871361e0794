//! Trigon (M. Wyss). Rules: rules/trigon.md.

pub mod board;
mod eval;
mod field;
mod formation;
mod notation;
mod present;
mod refusal;
mod rules;
mod survey;

pub use board::{ORIGIN, Point, REACH, Tile, Triangle};
pub use formation::{Formation, Progress};
pub use present::Prompt;
pub use refusal::Refusal;
pub use rules::{INFO, Move, State, Trigon};
