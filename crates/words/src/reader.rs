//! A mark after the reader's name, so that texts address the reader in the second person.

/// Ends the name of the reader, so that [`crate::fill`] selects the second person. It is invisible, and `fill` removes
/// it.
pub const READER: char = '\u{2060}';

/// The name without the mark, for use outside of [`crate::fill`].
pub fn label(name: &str) -> &str {
    name.trim_end_matches(READER)
}
