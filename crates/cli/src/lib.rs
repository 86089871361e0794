//! What the program `trivium` writes that others check: the articles on the rules.

#[cfg(feature = "pictures")]
pub mod articles;
