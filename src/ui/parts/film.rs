//! The interface of the chunk that encodes films.

pub trait FilmEncoder {
    /// Adds an RGBA frame, shown for `delay` hundredths of a second.
    fn add(&mut self, rgba: &[u8], delay: u16) -> Option<()>;
    /// The file; `None` if the encoder failed.
    fn end(self: Box<Self>) -> Option<Vec<u8>>;
}

/// Starts a film of that width and height in pixels; `None` if the encoder failed.
pub type BeginFilm = fn(u16, u16) -> Option<Box<dyn FilmEncoder>>;
