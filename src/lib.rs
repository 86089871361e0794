//! Trivium: five board games of threes, in one page. The crates below hold rules, searches, matches, words and boards; this one is the
//! page's screens and its boards in other pages. See ARCHITECTURE.md.

pub mod embed;
pub mod ui;
