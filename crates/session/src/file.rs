//! Files of matches. A file is a sequence of saves, so a file with one match equals its save.

use super::header::{begins, lines};
use super::save::{self, read_as};
use super::{BrokenSave, Match, SaveError};

/// A match of a file, or its fault.
pub struct FileEntry {
    /// The number of the match in the file, from 1.
    pub number: usize,
    /// The line of the file where the match begins, from 1. Line numbers in [`SaveError::Line`] also refer to the file.
    pub line: usize,
    pub read: Result<Match, Box<BrokenSave>>,
}

pub fn write_file<'a>(game_matches: impl IntoIterator<Item = &'a Match>) -> String {
    let texts: Vec<_> = game_matches.into_iter().map(save::write).collect();
    texts.join("\n")
}

/// Reads all matches of a file; see [`split_file`].
pub fn read_file(text: &str) -> Vec<FileEntry> {
    split_file(text).into_iter().map(|piece| piece.read()).collect()
}

/// A match of a file that is not parsed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnreadEntry<'a> {
    pub number: usize,
    pub line: usize,
    pub text: &'a str,
}

/// Splits a file into matches without parsing them, so that a caller can parse a long file in steps. Text before the
/// first match becomes an entry that fails to parse. So a file of another kind is one invalid entry.
pub fn split_file(text: &str) -> Vec<UnreadEntry<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    // The start of each match, as byte offset and line.
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
    /// Parses the match. The text may be written by hand: the checksum may be missing, but must be right if present.
    pub fn read(&self) -> FileEntry {
        let UnreadEntry { number, line, text } = *self;
        let read = read_as(text, true).map_err(|broken| match broken.why {
            SaveError::Line(at) => {
                Box::new(BrokenSave { why: SaveError::Line(at + line - 1), recovered: broken.recovered })
            }
            _ => broken,
        });
        FileEntry { number, line, read }
    }
}
