//! Files: matches as text, one after the other. A file of one match is its save.

use super::head::{begins, lines};
use super::save::{self, read_as};
use super::{Broken, SaveError, Table};

/// A match of a file, or what is wrong with it.
pub struct Entry {
    /// Which match of the file it is, from 1.
    pub number: usize,
    /// The line in the file on which it begins, from 1. Lines that [`SaveError::Line`] names are those of the file.
    pub line: usize,
    /// The match, or why it cannot be read as it stands and what can be kept of it.
    pub read: Result<Table, Box<Broken>>,
}

/// The matches as a file, in their order.
pub fn write_file<'a>(tables: impl IntoIterator<Item = &'a Table>) -> String {
    let texts: Vec<_> = tables.into_iter().map(save::write).collect();
    texts.join("\n")
}

/// The matches of a file, each read whole or refused with its reason; see [`file_pieces`].
pub fn read_file(text: &str) -> Vec<Entry> {
    file_pieces(text).into_iter().map(|piece| piece.read()).collect()
}

/// A match of a file that is not read yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece<'a> {
    /// As [`Entry::number`].
    pub number: usize,
    /// As [`Entry::line`].
    pub line: usize,
    /// Its text.
    pub text: &'a str,
}

/// The matches of a file: of a long one each can be read in its own time. What stands before the first match is an entry of its own,
/// which is refused, so that a file of another kind is one entry that is none.
pub fn file_pieces(text: &str) -> Vec<Piece<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // Where matches begin: the byte and the line.
    let mut starts = Vec::new();
    let (mut at, mut number) = (0, 0);
    for line in text.split_inclusive('\n') {
        number += 1;
        if begins(line.trim_end()) || starts.is_empty() && lines(line).next().is_some() {
            starts.push((at, number));
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(at, _)| *at).chain([text.len()]);
    let piece = |(index, ((from, line), to)): (usize, ((usize, usize), usize))| Piece {
        number: index + 1,
        line,
        text: &text[from..to],
    };
    starts.iter().copied().zip(ends).enumerate().map(piece).collect()
}

impl Piece<'_> {
    /// The match, whole or refused with its reason. People may have written it: check digits may be missing, but those that are there
    /// must be right.
    pub fn read(&self) -> Entry {
        let Piece { number, line, text } = *self;
        let read = read_as(text, true).map_err(|broken| match broken.why {
            SaveError::Line(at) => Box::new(Broken { why: SaveError::Line(at + line - 1), kept: broken.kept }),
            _ => broken,
        });
        Entry { number, line, read }
    }
}
