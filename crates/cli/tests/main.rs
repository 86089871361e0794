#[cfg(feature = "pictures")]
mod articles;
mod cli;
#[path = "../../../tests/common/mod.rs"]
mod common;
#[cfg(feature = "pictures")]
mod pictures;
#[cfg(feature = "pictures")]
mod previews;
#[cfg(feature = "pictures")]
mod words;
