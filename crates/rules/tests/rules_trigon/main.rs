//! Tests of each sentence of rules/trigon.md. Positions are constructed by hand.

mod end;
mod fields;
mod play;
mod symmetry;
mod text;
mod view;
