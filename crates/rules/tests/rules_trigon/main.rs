//! Trigon, sentence by sentence. Positions are made by hand from the rule file.

#[path = "../../../../tests/common/mod.rs"]
mod common;
mod end;
mod fields;
mod play;
mod symmetry;
mod text;
mod view;
