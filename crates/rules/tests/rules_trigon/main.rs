//! Tests of each sentence of rules/trigon.md. Positions are constructed by hand.

#[path = "../../../../tests/common/mod.rs"]
mod common;
mod end;
mod fields;
mod play;
mod symmetry;
mod text;
mod view;
