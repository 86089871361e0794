//! The archive of matches in a key-value storage. A broken match is kept unchanged until the user deletes it.

use super::header::{COLOURS, Header, fnv};
use super::save;
use super::{BrokenSave, Date, Match, Series, Tags};
use std::cell::RefCell;
use thiserror::Error;
use trivium_engine::Level;
use trivium_rules::core::{Seat, Verdict, number};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum StorageError {
    #[error("the storage is full; what it held before is kept")]
    Full,
    /// Access is denied, or there is no storage.
    #[error("the storage may not be used")]
    Refused,
}

/// Persistent key-value storage of texts.
pub trait Storage {
    /// The text at a key, if there is one.
    ///
    /// # Errors
    /// [`StorageError::Refused`].
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;
    /// Stores a text. If that fails, the previous text of the key stays.
    ///
    /// # Errors
    /// [`StorageError`].
    fn set(&self, key: &str, text: &str) -> Result<(), StorageError>;
    /// Removes a key.
    ///
    /// # Errors
    /// [`StorageError::Refused`].
    fn remove(&self, key: &str) -> Result<(), StorageError>;
    /// All keys, in any order.
    ///
    /// # Errors
    /// [`StorageError::Refused`].
    fn keys(&self) -> Result<Vec<String>, StorageError>;
}

/// A storage in memory, for tests, and for browsers without a storage.
#[derive(Default)]
pub struct Memory {
    texts: RefCell<Vec<(String, String)>>,
}

impl Storage for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.texts.borrow().iter().find(|(k, _)| k == key).map(|(_, text)| text.clone()))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        let mut texts = self.texts.borrow_mut();
        texts.retain(|(k, _)| k != key);
        texts.push((key.to_owned(), text.to_owned()));
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.texts.borrow_mut().retain(|(k, _)| k != key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.texts.borrow().iter().map(|(key, _)| key.clone()).collect())
    }
}

const GAMES: &str = "trivium/game/";

/// An entry in a list of matches, read without the rules of its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub id: String,
    pub game: String,
    pub variant: String,
    /// One name per seat. Empty if the player has no name.
    pub names: Vec<String>,
    /// The seats that engines play, with their levels.
    pub engines: Vec<(Seat, Level)>,
    /// The number of tokens in the main line.
    pub tokens: usize,
    /// Whether the match has a start position of its own.
    pub starts: bool,
    /// The field `turn=` of the position: a seat's number, `0` for chance, or `-` if the game is over.
    pub turn: String,
    /// The [colours](trivium_rules::core::Scene::colours) that the rules give the seats. Empty if there are none.
    pub colours: String,
    pub title: String,
    /// The day on which the match began.
    pub date: Option<Date>,
    pub series: Option<Series>,
    /// The result with one letter per seat, such as `W-L`. `None` while the match is running.
    pub result: Option<String>,
    /// The time of the last save, in milliseconds.
    pub saved: u64,
}

impl Summary {
    /// Whether the match is running. Browsing a finished match does not count as running.
    pub fn runs(&self) -> bool {
        self.result.is_none() && self.turn != "-"
    }

    /// Whether the match is worth keeping: it has a move, a start position of its own, a title or a result.
    pub fn is_played(&self) -> bool {
        self.tokens > 0 || self.starts || !self.title.is_empty() || self.result.is_some()
    }

    /// The verdict for each seat. Empty while the match is running.
    pub fn verdicts(&self) -> Vec<Verdict> {
        self.result.iter().flat_map(|result| result.split('-')).filter_map(Verdict::read).collect()
    }

    /// Whether each word of the query occurs in the title, names, date, game, variant or `also` (localised names),
    /// ignoring case. An empty query matches every entry.
    pub fn matches(&self, query: &str, also: &[&str]) -> bool {
        let date = self.date.map(|date| date.to_string()).unwrap_or_default();
        let own = [&self.title, &self.game, &self.variant, &date].into_iter().chain(&self.names).map(String::as_str);
        let all = own.chain(also.iter().copied()).collect::<Vec<_>>().join(" ").to_lowercase();
        query.to_lowercase().split_whitespace().all(|word| all.contains(word))
    }
}

pub struct MatchArchive<S> {
    storage: S,
}

impl<S: Storage> MatchArchive<S> {
    pub const fn new(storage: S) -> MatchArchive<S> {
        MatchArchive { storage }
    }

    /// The stored text of a match, if there is one.
    ///
    /// # Errors
    /// If the storage fails.
    pub fn text(&self, id: &str) -> Result<Option<String>, StorageError> {
        self.storage.get(&key(id))
    }

    /// The ids of all matches, in any order.
    ///
    /// # Errors
    /// If the storage fails.
    pub fn ids(&self) -> Result<Vec<String>, StorageError> {
        let keys = self.storage.keys()?;
        Ok(keys.iter().filter_map(|key| key.strip_prefix(GAMES)).map(str::to_owned).collect())
    }

    /// Deletes a match. Returns its text, so that the deletion can be undone.
    ///
    /// # Errors
    /// If the storage fails.
    pub fn delete(&self, id: &str) -> Result<Option<String>, StorageError> {
        let text = self.storage.get(&key(id))?;
        self.storage.remove(&key(id))?;
        Ok(text)
    }

    /// Stores a text that [`write_kept`] wrote, for example of a deleted match.
    ///
    /// # Errors
    /// If the storage fails.
    pub fn restore(&self, id: &str, text: &str) -> Result<(), StorageError> {
        self.storage.set(&key(id), text)
    }
}

fn key(id: &str) -> String {
    [GAMES, id].concat()
}

/// The stored text of a match: a line with the time of the save in milliseconds, then the save.
pub fn write_kept(game_match: &Match, now: u64) -> String {
    ["saved ", &now.to_string(), "\n", &save::write(game_match)].concat()
}

/// Reads the match of a stored text.
///
/// # Errors
/// The fault, with the intact part of the match.
pub fn read_kept(text: &str) -> Result<Match, Box<BrokenSave>> {
    save::read(undated(text).save)
}

/// The save in a stored text.
pub fn kept_save(text: &str) -> &str {
    undated(text).save
}

/// When a stored text was saved, in milliseconds. 0 if unknown.
pub fn kept_when(text: &str) -> u64 {
    undated(text).saved
}

/// The game of a stored text, read without its rules. `None` if the text is unreadable.
pub fn kept_game(text: &str) -> Option<&str> {
    Header::brief(undated(text).save).ok().map(|header| header.game)
}

/// The start of a stored text, as far as lists need it. [`Summary::read`] returns the same for it as for the whole
/// text, and its size does not depend on the record. Empty if the text is unreadable.
pub fn kept_header(text: &str) -> String {
    let dated = undated(text);
    let Ok(header) = Header::brief(dated.save) else { return String::new() };
    let tokens = dated.tokens.unwrap_or_else(|| header.tokens());
    let mut short = ["saved ", &dated.saved.to_string(), " ", &tokens.to_string(), "\n"].concat();
    for line in dated.save.split_inclusive('\n') {
        match line.split(' ').next().unwrap_or_default() {
            "note" | "times" | "check" => break,
            "record" | "seed" | "end" | "at" | "stand" | "option" | "clock" => {}
            _ => short.push_str(line),
        }
    }
    short
}

/// Writes stored texts, sorted from the last saved to the first, as a file in the opposite order. Also tags the first
/// match of each series, which is stored without this tag, so that the series stays complete when the file is imported
/// elsewhere.
pub fn write_matches(texts: &[(String, String)]) -> String {
    let listed: Vec<_> = texts.iter().map(|(id, text)| Summary::read(id, text)).collect();
    let begins = |id: &str| listed.iter().flatten().filter_map(|s| s.series.as_ref()).any(|series| series.id() == id);
    let mut saves = Vec::new();
    for ((id, text), summary) in texts.iter().zip(&listed).rev() {
        let save = undated(text).save;
        let alone = summary.as_ref().is_some_and(|summary| summary.series.is_none());
        let first = if alone && begins(id) { Series::new(id) } else { None };
        // A broken match is written unchanged.
        let marked = first.and_then(|first| {
            let mut game_match = save::read(save).ok()?;
            let tags = Tags { series: Some(first), ..game_match.tags().clone() };
            game_match.tag(tags);
            Some(save::write(&game_match))
        });
        saves.push(marked.unwrap_or_else(|| save.to_owned()));
    }
    saves.join("\n")
}

/// A hash of the match in a stored text. It does not depend on the node in view.
pub fn fingerprint(text: &str) -> u32 {
    fnv(content(text).flat_map(|line| line.bytes().chain([b'\n'])))
}

/// Whether two stored texts contain the same match, with any nodes in view.
pub fn kept_alike(one: &str, other: &str) -> bool {
    content(one).eq(content(other))
}

/// The lines of a stored text that do not depend on the node in view.
fn content(text: &str) -> impl Iterator<Item = &str> {
    const PLACE: [&str; 9] = ["saved", "trivium", "end", "at", "stand", "turn", COLOURS, "result", "check"];
    text.lines().filter(|line| !PLACE.contains(&line.split(' ').next().unwrap_or_default()))
}

/// The parts of a stored text.
struct KeptText<'a> {
    saved: u64,
    /// The number of tokens, if the text is only a header without its record.
    tokens: Option<usize>,
    save: &'a str,
}

fn undated(text: &str) -> KeptText<'_> {
    let dated = text.strip_prefix("saved ").and_then(|rest| rest.split_once('\n'));
    let read = dated.and_then(|(date, save)| {
        let (saved, tokens) = date.split_once(' ').map_or((date, None), |(saved, tokens)| (saved, Some(tokens)));
        let tokens = match tokens {
            Some(tokens) => Some(number(tokens)?),
            None => None,
        };
        Some(KeptText { saved: number(saved)?, tokens, save })
    });
    read.unwrap_or(KeptText { saved: 0, tokens: None, save: text })
}

impl Summary {
    /// Reads the entry from a stored text or its [header](kept_header). `None` if it is broken or from a newer version.
    pub fn read(id: &str, text: &str) -> Option<Summary> {
        let dated = undated(text);
        let header = Header::brief(dated.save).ok()?;
        Some(Summary {
            id: id.to_owned(),
            game: header.game.to_owned(),
            variant: header.variant.unwrap_or_default().to_owned(),
            names: header.names.iter().map(|n| (*n).to_owned()).collect(),
            tokens: dated.tokens.unwrap_or_else(|| header.tokens()),
            starts: header.start.is_some(),
            turn: header.turn.unwrap_or_default().to_owned(),
            colours: header.colours.to_owned(),
            saved: dated.saved,
            title: header.title.to_owned(),
            date: header.date,
            result: header.result.map(str::to_owned),
            series: header.series,
            engines: header.engines,
        })
    }
}
