//! `trivium`: the headless program.

fn main() {}
