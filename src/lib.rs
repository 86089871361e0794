//! Trivium: five board games of threes in one web page. This crate has the page's screens and its boards in other pages; the crates below
//! it have the rules, the search, the matches, the words and the board views. See ARCHITECTURE.md.

pub mod embed;
pub mod ui;
