//! The screens and sheets. Most are chunks of their own.

pub mod analysis;
pub mod broken_save;
pub mod by_ear;
pub mod home;
pub mod lesson;
pub mod match_list;
pub mod match_tools;
pub mod pictures_sheet;
pub mod play;
pub mod position;
pub mod puzzles;
pub mod rules;
pub mod sandbox;
pub mod settings;
pub mod share;
pub mod shared_match;
pub mod statistics;
pub mod variations;
