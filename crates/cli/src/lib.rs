//! The modules of the program `trivium` that tests import: the articles on the rules, and link previews.

#[cfg(feature = "pictures")]
pub mod articles;
#[cfg(feature = "pictures")]
pub mod previews;
