//! The part of the program `trivium` that tests check: the articles on the rules.

#[cfg(feature = "pictures")]
pub mod articles;
