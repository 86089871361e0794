//! The match store without a browser: which text is stored where, and when. It depends only on the traits of two
//! storages and the other tabs.

use std::cell::{Cell, RefCell};
use trivium_session::{self as session, MatchArchive, Memory, SeriesScore, Storage, StorageError, Summary};

/// A page of the list of matches.
#[derive(Clone, PartialEq, Default)]
pub struct ListedMatches {
    /// The number of all matches, including those not listed here.
    pub total: usize,
    /// The newest matches, the last saved first.
    pub matches: Vec<Summary>,
    /// The ids of listed matches that cannot be read.
    pub broken: Vec<String>,
}

/// Asynchronous storage without a limit on matches. Requests are executed in order.
pub trait Database {
    /// Stores matches' texts by id, all or none. A newer text that is stored already is kept.
    async fn put(&self, texts: &[(&str, &str)]) -> Result<(), StorageError>;
    async fn text(&self, id: &str) -> Result<Option<String>, StorageError>;
    async fn remove(&self, id: &str) -> Result<(), StorageError>;
    async fn newest(&self, most: usize) -> Result<ListedMatches, StorageError>;
    /// Waits until a move has been painted.
    async fn rest(&self);
}

/// The tabs of this browser with the app.
pub trait Tabs {
    /// Whether another tab leads a match on this tab's screen.
    fn follows(&self, id: &str) -> bool;
    /// Called when this tab has stored a state of a match.
    fn kept(&self, id: &str, text: &str);
    /// The ids of the matches that any tab leads.
    async fn led(&self) -> Vec<String>;
}

/// Batch size when matches are moved to the database.
const BATCH_SIZE: usize = 200;
/// Number of the newest matches that are searched for the other matches of a series.
const SERIES_SEARCH: usize = 200;

/// Where a text was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// In local storage. True if the caller must run [`MatchStore::shelve`], which copies it to the database.
    Local(bool),
    /// In memory only. The caller must run [`MatchStore::rescue`], which writes it to the database.
    Spare(Refused),
}

/// A text that local storage refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    why: StorageError,
    /// The older text in local storage.
    older: Option<String>,
}

/// The match store: local storage, the database behind it, and memory for matches that neither takes.
pub struct MatchStore<L, D, T> {
    local: MatchArchive<L>,
    database: D,
    tabs: T,
    /// Matches that local storage refused.
    spare: MatchArchive<Memory>,
    /// Ids of matches in local storage that the database does not have yet.
    waiting: RefCell<Vec<String>>,
    /// Whether [`MatchStore::shelve`] is running.
    shelving: Cell<bool>,
}

impl<L: Storage, D: Database, T: Tabs> MatchStore<L, D, T> {
    pub fn new(local: L, database: D, tabs: T) -> MatchStore<L, D, T> {
        MatchStore {
            local: MatchArchive::new(local),
            database,
            tabs,
            spare: MatchArchive::new(Memory::default()),
            waiting: RefCell::default(),
            shelving: Cell::new(false),
        }
    }

    pub fn tabs(&self) -> &T {
        &self.tabs
    }

    /// Writes a match that is being played. `None` if another tab leads the match, because that tab writes it. `text`
    /// serialises the match.
    pub fn keep(&self, id: &str, text: impl FnOnce() -> String) -> Option<(String, Written)> {
        if self.tabs.follows(id) {
            return None;
        }
        let text = text();
        self.tabs.kept(id, &text);
        let written = self.write(id, &text);
        Some((text, written))
    }

    /// Writes a match's text at once.
    pub fn write(&self, id: &str, text: &str) -> Written {
        match self.local.restore(id, text) {
            Ok(()) => {
                // Deleting from memory cannot fail.
                let _ = self.spare.delete(id);
                let mut waiting = self.waiting.borrow_mut();
                if !waiting.iter().any(|waits| waits == id) {
                    waiting.push(id.to_owned());
                }
                Written::Local(!self.shelving.replace(true))
            }
            Err(why) => {
                let _ = self.spare.restore(id, text);
                Written::Spare(Refused { why, older: self.local_text(id) })
            }
        }
    }

    /// Writes to the database a text that local storage refused.
    pub async fn rescue(&self, id: &str, text: &str, refused: Refused) -> Result<(), StorageError> {
        let put = self.database.put(&[(id, text)]).await;
        if put.is_ok() && self.local_text(id) == refused.older {
            // Nothing newer was written meanwhile. If the deletion fails, there was no older text.
            let _ = self.local.delete(id);
        }
        put.map_err(|why| if why == StorageError::Full { why } else { refused.why })
    }

    /// Copies the waiting matches to the database, one after another.
    pub async fn shelve(&self) {
        while !self.waiting.borrow().is_empty() {
            self.database.rest().await;
            let Some(id) = self.waiting.borrow().first().cloned() else { break };
            let text = self.local_text(&id);
            if let Some(text) = &text {
                // After a failure the match stays in local storage.
                let _ = self.database.put(&[(&id, text)]).await;
            }
            // If the match was changed meanwhile, it waits again.
            let now = self.local_text(&id);
            if now.is_none() || now == text {
                self.done(&id);
            }
        }
        self.shelving.set(false);
    }

    fn done(&self, id: &str) {
        self.waiting.borrow_mut().retain(|waits| waits != id);
    }

    fn local_text(&self, id: &str) -> Option<String> {
        self.local.text(id).ok().flatten()
    }

    /// Imports matches into the database: all, or those before the first failure.
    pub async fn take_in(&self, texts: &[(String, String)]) -> Result<(), StorageError> {
        let row: Vec<_> = texts.iter().map(|(id, text)| (id.as_str(), text.as_str())).collect();
        if self.database.put(&row).await.is_ok() {
            return Ok(());
        }
        texts.iter().try_for_each(|(id, text)| self.local.restore(id, text))
    }

    /// Moves matches from local storage to the database. A match that a tab leads is only copied. Returns the ids of
    /// those that could not be moved.
    async fn clear_local(&self) -> Vec<String> {
        let ids = self.local.ids().unwrap_or_default();
        if ids.is_empty() {
            return ids;
        }
        let led = self.tabs.led().await;
        let mut left = Vec::new();
        for batch in ids.chunks(BATCH_SIZE) {
            let texts: Vec<_> = batch.iter().filter_map(|id| Some((id.as_str(), self.local.text(id).ok()??))).collect();
            let texts: Vec<_> = texts.iter().map(|(id, text)| (*id, text.as_str())).collect();
            if self.database.put(&texts).await.is_err() {
                left.extend(batch.iter().cloned());
                continue;
            }
            for (id, text) in texts {
                // Keep a match that was changed meanwhile.
                if !led.iter().any(|led| led == id) && self.local_text(id).as_deref() == Some(text) {
                    // If this fails, the match is moved the next time.
                    let _ = self.local.delete(id);
                }
            }
        }
        left
    }

    /// The text of a match, without waiting for the database. `None` unless memory or local storage has it.
    pub fn at_hand(&self, id: &str) -> Option<String> {
        self.spare.text(id).ok().flatten().or_else(|| self.local_text(id))
    }

    /// The text of a match, if it is stored.
    pub async fn text(&self, id: &str) -> Result<Option<String>, StorageError> {
        match self.at_hand(id) {
            Some(text) => Ok(Some(text)),
            None => self.database.text(id).await,
        }
    }

    /// Deletes a match. Returns its text, so that the deletion can be undone.
    pub async fn delete(&self, id: &str) -> Result<Option<String>, StorageError> {
        let found = self.text(id).await?;
        // This comes first, so that a copy under way does not write the match again.
        self.done(id);
        let spare = self.spare.delete(id).ok().flatten();
        let local = self.local.delete(id);
        let removed = self.database.remove(id).await;
        // A failed deletion is an error only if no other storage had the match.
        if removed.is_err() && spare.is_none() && !matches!(local, Ok(Some(_))) {
            removed?;
        }
        Ok(found)
    }

    /// The score of the series of a match, if it belongs to one.
    pub async fn series_score(&self, id: &str) -> Option<SeriesScore> {
        let ids = [self.spare.ids(), self.local.ids()].map(Result::unwrap_or_default).concat();
        let stored: Vec<_> = ids.iter().filter_map(|id| Summary::read(id, &self.at_hand(id)?)).collect();
        let others = self.database.newest(SERIES_SEARCH).await.map(|listed| listed.matches).unwrap_or_default();
        let mut all: Vec<Summary> = Vec::new();
        for summary in stored.into_iter().chain(others) {
            if !all.iter().any(|known| known.id == summary.id) {
                all.push(summary);
            }
        }
        session::series_score(&all, id)
    }

    /// Whether memory holds any matches.
    pub fn has_spare(&self) -> bool {
        !self.spare.ids().unwrap_or_default().is_empty()
    }

    /// The newest matches, the last saved first.
    pub async fn list(&self, most: usize) -> Result<ListedMatches, StorageError> {
        let left = self.clear_local().await;
        let (mut listed, wrong) = match self.database.newest(most).await {
            Ok(listed) => (listed, None),
            Err(error) => (ListedMatches::default(), Some(error)),
        };
        let mut others = self.spare.ids().unwrap_or_default();
        others.extend(left);
        others.retain(|id| {
            !listed.matches.iter().any(|summary| summary.id == *id) && !listed.broken.iter().any(|broken| broken == id)
        });
        others.sort_unstable();
        others.dedup();
        if let (Some(error), true) = (wrong, others.is_empty()) {
            return if self.local.ids().is_ok() { Ok(listed) } else { Err(error) };
        }
        for id in others {
            let Some(text) = self.at_hand(&id) else { continue };
            listed.total += 1;
            match Summary::read(&id, &text) {
                Some(summary) => listed.matches.push(summary),
                None => listed.broken.push(id),
            }
        }
        listed.matches.sort_by_key(|summary| std::cmp::Reverse(summary.saved));
        Ok(listed)
    }
}
