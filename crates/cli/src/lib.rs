//! The part of the program `trivium` that tests check: the articles on the rules, and previews of pages.

#[cfg(feature = "pictures")]
pub mod articles;
#[cfg(feature = "pictures")]
pub mod previews;
