#[cfg(feature = "pictures")]
mod articles;
mod cli;
#[cfg(feature = "pictures")]
mod pictures;
#[cfg(feature = "pictures")]
mod previews;
#[cfg(feature = "pictures")]
mod words;
