//! Trivium: five board games of threes on one web page. This crate contains the screens of the page, and its boards in
//! pages of other authors. The crates below it contain the rules, the search, the matches, the words and the views of
//! boards. See ARCHITECTURE.md.

mod chunks;
pub mod embed;
pub mod start;
pub mod ui;
