//! The shelf: matches kept in a storage of texts by key. A broken one stays as it is until someone deletes it.

use super::header::{COLOURS, Header};
use super::save;
use super::{BrokenSave, Date, Match, Series, Tags};
use std::cell::RefCell;
use std::error::Error;
use std::fmt;
use trivium_engine::Level;
use trivium_rules::core::{Seat, Verdict, number};

/// Why a storage does not do what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// There is no room.
    Full,
    /// It may not be used, or is not there at all.
    Refused,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            StorageError::Full => "the storage is full; what it held before is kept",
            StorageError::Refused => "the storage may not be used",
        })
    }
}

impl Error for StorageError {}

/// Texts by key, kept beyond the end of the program.
pub trait Storage {
    /// The text of a key, if there is one.
    ///
    /// # Errors
    /// [`StorageError::Refused`].
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;
    /// Keeps a text. When it fails, what was kept under the key before is still there.
    ///
    /// # Errors
    /// [`StorageError`].
    fn set(&self, key: &str, text: &str) -> Result<(), StorageError>;
    /// Forgets a key.
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

/// A storage in memory: for tests, and where nothing else may be used.
#[derive(Default)]
pub struct Memory {
    texts: RefCell<Vec<(String, String)>>,
    room: Option<usize>,
}

impl Memory {
    /// A storage for at most so many bytes of keys and texts.
    pub fn with_room(bytes: usize) -> Memory {
        Memory { texts: RefCell::default(), room: Some(bytes) }
    }
}

impl Storage for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.texts.borrow().iter().find(|(k, _)| k == key).map(|(_, text)| text.clone()))
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        let mut texts = self.texts.borrow_mut();
        let others: usize = texts.iter().filter(|(k, _)| *k != key).map(|(k, t)| k.len() + t.len()).sum();
        if self.room.is_some_and(|room| others + key.len() + text.len() > room) {
            return Err(StorageError::Full);
        }
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

/// Why a match cannot be taken from the shelf.
#[derive(Debug)]
pub enum LoadError {
    /// The storage fails.
    Storage(StorageError),
    /// There is no such match.
    Missing,
    /// It is broken, and stays as it is.
    Broken(Box<BrokenSave>),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Storage(why) => why.fmt(f),
            LoadError::Missing => f.write_str("there is no such match"),
            LoadError::Broken(broken) => write!(f, "{broken}; the stored text stays as it is"),
        }
    }
}

impl Error for LoadError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            LoadError::Storage(why) => Some(why),
            LoadError::Missing => None,
            LoadError::Broken(broken) => Some(broken),
        }
    }
}

/// A match as it stands in a list, without its rules being asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Its name on the shelf.
    pub id: String,
    /// The game's name in commands and records.
    pub game: String,
    /// The variant's.
    pub variant: String,
    /// A name a seat, empty where none was given.
    pub names: Vec<String>,
    /// The seats that engines play, with their levels.
    pub engines: Vec<(Seat, Level)>,
    /// How many tokens were played in all variations.
    pub tokens: usize,
    /// Whether it begins at a position of its own.
    pub starts: bool,
    /// The field `turn=` of the position: a seat's number, `0`, or `-` when the game is over.
    pub turn: String,
    /// The [colours](trivium_rules::core::Scene::colours) by which the rules call the seats; nothing where they name none.
    pub colours: String,
    /// Its title; empty when it has none.
    pub title: String,
    /// The day on which it began.
    pub date: Option<Date>,
    /// The series to which it belongs.
    pub series: Option<Series>,
    /// How it ended, a letter a seat as in `W-L`; `None` while it runs.
    pub result: Option<String>,
    /// When it was saved last, in milliseconds.
    pub saved: u64,
}

impl Summary {
    /// Whether the match runs. One that is over and looked through does not.
    pub fn runs(&self) -> bool {
        self.result.is_none() && self.turn != "-"
    }

    /// Whether there is anything in it to keep: a move, a position of its own, a title or a result.
    pub fn is_played(&self) -> bool {
        self.tokens > 0 || self.starts || !self.title.is_empty() || self.result.is_some()
    }

    /// How it ended for each seat; nothing while it runs.
    pub fn verdicts(&self) -> Vec<Verdict> {
        let verdict = |letter: &str| match letter {
            "W" => Some(Verdict::Win),
            "D" => Some(Verdict::Draw),
            "L" => Some(Verdict::Loss),
            _ => None,
        };
        self.result.iter().flat_map(|result| result.split('-')).filter_map(verdict).collect()
    }

    /// Whether each word of the query stands somewhere in the title, the names, the date, the game and its variant, or in `also`
    /// (what the game is called where the list is read), in capitals or not. An empty query fits all.
    pub fn matches(&self, query: &str, also: &[&str]) -> bool {
        let query = query.to_lowercase();
        let mut words = query.split_whitespace().peekable();
        if words.peek().is_none() {
            return true;
        }
        let mut all = [&self.title, " ", &self.game, " ", &self.variant].concat();
        for text in self.names.iter().map(String::as_str).chain(also.iter().copied()) {
            all.push(' ');
            all.push_str(text);
        }
        all.extend(self.date.map(|date| [" ", &date.to_string()].concat()));
        let all = all.to_lowercase();
        words.all(|word| all.contains(word))
    }
}

/// Matches in a storage.
pub struct MatchArchive<S> {
    storage: S,
}

impl<S: Storage> MatchArchive<S> {
    /// The shelf in that storage.
    pub const fn new(storage: S) -> MatchArchive<S> {
        MatchArchive { storage }
    }

    /// The storage itself.
    pub fn storage(&self) -> &S {
        &self.storage
    }

    /// Keeps a match under a name; `now` in milliseconds says when.
    ///
    /// # Errors
    /// When the storage fails; the match as kept before is still there.
    pub fn save(&self, id: &str, game_match: &Match, now: u64) -> Result<(), StorageError> {
        self.restore(id, &write_kept(game_match, now))
    }

    /// Takes a match from the shelf, which keeps it.
    ///
    /// # Errors
    /// [`LoadError`].
    pub fn load(&self, id: &str) -> Result<Match, LoadError> {
        read_kept(&self.text(id).map_err(LoadError::Storage)?.ok_or(LoadError::Missing)?)
    }

    /// The text of a match as it is kept, if there is one.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn text(&self, id: &str) -> Result<Option<String>, StorageError> {
        self.storage.get(&key(GAMES, id))
    }

    /// The names of all matches, in any order.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn ids(&self) -> Result<Vec<String>, StorageError> {
        let keys = self.storage.keys()?;
        Ok(keys.iter().filter_map(|key| key.strip_prefix(GAMES)).map(str::to_owned).collect())
    }

    /// Forgets a match. Returns its text, so that it can be put back.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn delete(&self, id: &str) -> Result<Option<String>, StorageError> {
        let text = self.storage.get(&key(GAMES, id))?;
        self.storage.remove(&key(GAMES, id))?;
        Ok(text)
    }

    /// Puts back what was deleted, or anything that [`write_kept`] wrote.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn restore(&self, id: &str, text: &str) -> Result<(), StorageError> {
        self.storage.set(&key(GAMES, id), text)
    }

    /// All matches that can be listed as a file; see [`write_matches`].
    ///
    /// # Errors
    /// When the storage fails.
    pub fn export(&self) -> Result<String, StorageError> {
        let mut texts = Vec::new();
        for summary in self.list()?.0 {
            texts.extend(self.text(&summary.id)?.map(|text| (summary.id, text)));
        }
        Ok(write_matches(&texts))
    }

    /// All matches that can be listed, the last saved first, and the names of those that cannot.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn list(&self) -> Result<(Vec<Summary>, Vec<String>), StorageError> {
        let (mut listed, mut broken) = (Vec::new(), Vec::new());
        for id in self.ids()? {
            let Some(text) = self.text(&id)? else { continue };
            match Summary::read(&id, &text) {
                Some(summary) => listed.push(summary),
                None => broken.push(id),
            }
        }
        listed.sort_unstable_by(|a, b| (b.saved, &a.id).cmp(&(a.saved, &b.id)));
        Ok((listed, broken))
    }
}

fn key(prefix: &str, id: &str) -> String {
    [prefix, id].concat()
}

/// A match as it is kept: its save behind a line that says when, in milliseconds.
pub fn write_kept(game_match: &Match, now: u64) -> String {
    ["saved ", &now.to_string(), "\n", &save::write(game_match)].concat()
}

/// The match of a kept text.
///
/// # Errors
/// [`LoadError::Broken`].
pub fn read_kept(text: &str) -> Result<Match, LoadError> {
    save::read(undated(text).save).map_err(LoadError::Broken)
}

/// The save of a kept text, as files hold it.
pub fn kept_save(text: &str) -> &str {
    undated(text).save
}

/// When a kept text was kept, in milliseconds; 0 when it does not say.
pub fn kept_when(text: &str) -> u64 {
    undated(text).saved
}

/// The game of a kept text, without its rules being asked; `None` when it cannot be told.
pub fn kept_game(text: &str) -> Option<&str> {
    Header::brief(undated(text).save).ok().map(|header| header.game)
}

/// The part of a kept text that a list needs: a text from which [`Summary::read`] reads the same, however long the record is. Nothing, when
/// it reads nothing.
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

/// Kept texts with their names on the shelf, the last saved first, as a file, the first saved first. The first match of a series says
/// that it is one, so that the evening is whole wherever the file is read.
pub fn write_matches(texts: &[(String, String)]) -> String {
    let listed: Vec<_> = texts.iter().map(|(id, text)| Summary::read(id, text)).collect();
    let begins = |id: &str| listed.iter().flatten().filter_map(|s| s.series.as_ref()).any(|series| series.id() == id);
    let mut saves = Vec::new();
    for ((id, text), summary) in texts.iter().zip(&listed).rev() {
        let save = undated(text).save;
        let alone = summary.as_ref().is_some_and(|summary| summary.series.is_none());
        let first = if alone && begins(id) { Series::new(id) } else { None };
        // A broken one goes as it is.
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

/// A number that is the same for kept texts of the same match, wherever in it one stands, and hardly ever for others.
pub fn fingerprint(text: &str) -> u32 {
    let bytes = content(text).flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Whether two kept texts are of the same match, wherever in it one stands.
pub fn kept_alike(one: &str, other: &str) -> bool {
    content(one).eq(content(other))
}

/// The lines that say what was played, not where in it one stands.
fn content(text: &str) -> impl Iterator<Item = &str> {
    const PLACE: [&str; 9] = ["saved", "trivium", "end", "at", "stand", "turn", COLOURS, "result", "check"];
    text.lines().filter(|line| !PLACE.contains(&line.split(' ').next().unwrap_or_default()))
}

/// A kept text in its parts.
struct KeptText<'a> {
    saved: u64,
    /// How many tokens the record has, where the text is only a head.
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
    /// A match as it stands in a list, from its kept text or the [header](kept_header) of it; `None` when it is broken or of a newer
    /// version.
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
