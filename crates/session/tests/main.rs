//! All tests of this crate, in one program.

mod agreement;
mod browsing;
mod by_ear;
mod ending;
mod engines;
mod files;
mod matches;
mod merge;
mod outside;
mod position_editor;
mod record;
mod roundtrips;
mod sandbox;
mod saves;
mod session;
mod starts;
mod steps;
mod tables;
mod thinking;
