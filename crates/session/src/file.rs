//! Files: matches as text, one after the other. A file of one match is its save.

use super::header::{begins, lines};
use super::save::{self, read_as};
use super::{BrokenSave, Match, SaveError};

/// A match of a file, or what is wrong with it.
pub struct FileEntry {
    /// Which match of the file it is, from 1.
    pub number: usize,
    /// The line in the file on which it begins, from 1. Lines that [`SaveError::Line`] names are those of the file.
    pub line: usize,
    /// The match, or why it cannot be read as it stands and what can be kept of it.
    pub read: Result<Match, Box<BrokenSave>>,
}

/// The matches as a file, in their order.
pub fn write_file<'a>(game_matches: impl IntoIterator<Item = &'a Match>) -> String {
    let texts: Vec<_> = game_matches.into_iter().map(save::write).collect();
    texts.join("\n")
}

/// The matches of a file, each read whole or refused with its reason; see [`split_file`].
pub fn read_file(text: &str) -> Vec<FileEntry> {
    split_file(text).into_iter().map(|piece| piece.read()).collect()
}

/// A match of a file that is not read yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnreadEntry<'a> {
    /// As [`FileEntry::number`].
    pub number: usize,
    /// As [`FileEntry::line`].
    pub line: usize,
    /// Its text.
    pub text: &'a str,
}

/// The matches of a file: of a long one each can be read in its own time. Text before the first match is an entry of its own,
/// which is refused, so that a file of another kind is one entry that is none.
pub fn split_file(text: &str) -> Vec<UnreadEntry<'_>> {
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
    let piece = |(index, ((from, line), to)): (usize, ((usize, usize), usize))| UnreadEntry {
        number: index + 1,
        line,
        text: &text[from..to],
    };
    starts.iter().copied().zip(ends).enumerate().map(piece).collect()
}

impl UnreadEntry<'_> {
    /// The match, whole or refused with its reason. People may have written it: check digits may be missing, but those that are there
    /// must be right.
    pub fn read(&self) -> FileEntry {
        let UnreadEntry { number, line, text } = *self;
        let read = read_as(text, true).map_err(|broken| match broken.why {
            SaveError::Line(at) => Box::new(BrokenSave { why: SaveError::Line(at + line - 1), kept: broken.kept }),
            _ => broken,
        });
        FileEntry { number, line, read }
    }
}
