//! The shelf: matches kept in a storage of texts by key. A broken one is put aside, never thrown away.

use super::save::{self, Head};
use super::{Broken, SaveError, Table};
use crate::ai::Level;
use crate::core::Seat;
use std::cell::RefCell;

/// Why a storage does not do what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// There is no room.
    Full,
    /// It may not be used, or is not there at all.
    Refused,
}

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
const ASIDE: &str = "trivium/broken/";

/// Why a match cannot be taken from the shelf.
pub enum LoadError {
    /// The storage fails.
    Storage(StorageError),
    /// There is no such match.
    Missing,
    /// It is broken. It was put aside, unless a newer program wrote it or there was no room: then it stays where it is.
    Broken(Box<Broken>),
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
    /// The seats that programs play, with their levels.
    pub programs: Vec<(Seat, Level)>,
    /// How many tokens were played in all variations.
    pub tokens: usize,
    /// The field `turn=` of the position: a seat's number, `0`, or `-` when the game is over.
    pub turn: String,
    /// When it was saved last, in milliseconds.
    pub saved: u64,
}

/// Matches in a storage.
pub struct Shelf<S> {
    storage: S,
}

impl<S: Storage> Shelf<S> {
    /// The shelf in that storage.
    pub const fn new(storage: S) -> Shelf<S> {
        Shelf { storage }
    }

    /// The storage itself.
    pub fn storage(&self) -> &S {
        &self.storage
    }

    /// Keeps a match under a name; `now` in milliseconds says when.
    ///
    /// # Errors
    /// When the storage fails; the match as kept before is still there.
    pub fn save(&self, id: &str, table: &Table, now: u64) -> Result<(), StorageError> {
        let dated = ["saved ", &now.to_string(), "\n", &save::write(table)].concat();
        self.storage.set(&key(GAMES, id), &dated)
    }

    /// Takes a match from the shelf, which keeps it.
    ///
    /// # Errors
    /// [`LoadError`].
    pub fn load(&self, id: &str) -> Result<Table, LoadError> {
        let key_here = key(GAMES, id);
        let text = self.storage.get(&key_here).map_err(LoadError::Storage)?.ok_or(LoadError::Missing)?;
        save::read(undated(&text).1).map_err(|broken| {
            let newer = matches!(broken.why, SaveError::Newer(_));
            if !newer && self.storage.set(&key(ASIDE, id), &text).is_ok() {
                // Refusing to forget does no harm: it is put aside again the next time.
                let _ = self.storage.remove(&key_here);
            }
            LoadError::Broken(broken)
        })
    }

    /// Forgets a match. What it was, so that it can be put back.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn delete(&self, id: &str) -> Result<Option<String>, StorageError> {
        let text = self.storage.get(&key(GAMES, id))?;
        self.storage.remove(&key(GAMES, id))?;
        Ok(text)
    }

    /// Puts back what was deleted.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn restore(&self, id: &str, text: &str) -> Result<(), StorageError> {
        self.storage.set(&key(GAMES, id), text)
    }

    /// All matches that can be listed, the last saved first, and the names of those that cannot.
    ///
    /// # Errors
    /// When the storage fails.
    pub fn list(&self) -> Result<(Vec<Summary>, Vec<String>), StorageError> {
        let (mut listed, mut broken) = (Vec::new(), Vec::new());
        for key in self.storage.keys()? {
            let Some(id) = key.strip_prefix(GAMES) else { continue };
            let Some(text) = self.storage.get(&key)? else { continue };
            match summary(id, &text) {
                Some(summary) => listed.push(summary),
                None => broken.push(id.to_owned()),
            }
        }
        listed.sort_unstable_by(|a, b| (b.saved, &a.id).cmp(&(a.saved, &b.id)));
        Ok((listed, broken))
    }
}

fn key(prefix: &str, id: &str) -> String {
    [prefix, id].concat()
}

/// A kept text without the line that says when it was kept.
fn undated(text: &str) -> (u64, &str) {
    let dated = text.strip_prefix("saved ").and_then(|rest| rest.split_once('\n'));
    let read = dated.and_then(|(date, rest)| Some((crate::core::number(date)?, rest)));
    read.unwrap_or((0, text))
}

fn summary(id: &str, text: &str) -> Option<Summary> {
    let (saved, text) = undated(text);
    let head = Head::read(text).ok()?;
    Some(Summary {
        id: id.to_owned(),
        game: head.game.to_owned(),
        variant: head.variant.to_owned(),
        names: head.names.iter().map(|n| (*n).to_owned()).collect(),
        programs: head.programs,
        tokens: head.record.split(' ').filter(|w| !matches!(*w, "" | "(" | ")")).count(),
        turn: head.turn.to_owned(),
        saved,
    })
}
