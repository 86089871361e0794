//! Tables for tests of the session layer.
// Not every test needs all of it.
#![allow(dead_code)]

use trivium_session::{Setup, Table};

/// A match of Traffic Lights between Anna and Bo.
pub fn setup(variant: &str) -> Setup {
    Setup::new("traffic-lights", variant, [], ["Anna", "Bo"], 7).unwrap()
}

/// Such a match after these tokens.
pub fn table(variant: &str, tokens: &str) -> Table {
    let mut table = Table::new(setup(variant));
    for token in tokens.split_whitespace() {
        table.play(token).unwrap_or_else(|why| panic!("{token}: {why:?}"));
    }
    table
}

/// The tokens of the line that is looked at.
pub fn line(table: &Table) -> Vec<&str> {
    table.line().iter().map(|node| table.tree().node(*node).token.as_str()).collect()
}
