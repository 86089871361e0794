//! The rules of the five games of Trivium, board games of threes: Triapon, Trias, Tritt, Traffic Lights, Trigon.
//!
//! - [`core`] is what all games share: seats, turns, outcomes, the traits of rules, records, the facade over any game.
//! - [`games`] is the list of games, with a module each.

#![deny(missing_docs)]

pub mod core;
pub mod games;
