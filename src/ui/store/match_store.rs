//! The store without a browser: which text goes where, and when. It knows two storages, other tabs and nothing else.

use std::cell::{Cell, RefCell};
use trivium_session::{self as session, MatchArchive, Memory, SeriesScore, Storage, StorageError, Summary};

/// Matches in a list.
#[derive(Clone, PartialEq, Default)]
pub struct ListedMatches {
    /// How many there are, those that are not listed here among them.
    pub total: usize,
    /// The newest, the last saved first.
    pub matches: Vec<Summary>,
    /// The names of those among them of which nothing can be told.
    pub broken: Vec<String>,
}

/// Room for any number of matches, that answers later. Its requests run in their order.
pub trait Database {
    /// Keeps matches' texts by name, all or none; not those of which a newer text is there.
    async fn put(&self, texts: &[(&str, &str)]) -> Result<(), StorageError>;
    /// A match's text, if it is there.
    async fn text(&self, id: &str) -> Result<Option<String>, StorageError>;
    /// Forgets a match.
    async fn remove(&self, id: &str) -> Result<(), StorageError>;
    /// The newest matches.
    async fn newest(&self, most: usize) -> Result<ListedMatches, StorageError>;
    /// Until a decision is seen.
    async fn rest(&self);
}

/// The tabs of this browser.
pub trait Tabs {
    /// Whether another tab leads a match on this tab's screen.
    fn follows(&self, id: &str) -> bool;
    /// This tab keeps a state of a match.
    fn kept(&self, id: &str, text: &str);
    /// The names of the matches that a tab leads, this one or another.
    async fn led(&self) -> Vec<String>;
}

/// How many matches are moved at once.
const ARMFUL: usize = 200;
/// How many of the newest matches are looked through for those of an evening.
const EVENING: usize = 200;

/// The fate of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// Local storage has it. Whether [`MatchStore::shelve`] is to run, which puts it into the database.
    Local(bool),
    /// Only memory has it: [`MatchStore::rescue`] puts it into the database.
    Spare(Refused),
}

/// A text that local storage did not take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    why: StorageError,
    /// The older text that it has instead.
    older: Option<String>,
}

/// The matches: in local storage, in the database behind it, and those that neither takes in memory.
pub struct MatchStore<L, D, T> {
    local: MatchArchive<L>,
    database: D,
    tabs: T,
    /// Matches that local storage does not take.
    spare: MatchArchive<Memory>,
    /// Matches in local storage that are not in the database yet.
    waiting: RefCell<Vec<String>>,
    /// Whether those are under way.
    shelving: Cell<bool>,
}

impl<L: Storage, D: Database, T: Tabs> MatchStore<L, D, T> {
    /// A store of these.
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

    /// The tabs of this browser.
    pub fn tabs(&self) -> &T {
        &self.tabs
    }

    /// Writes a match that is played; `None` where another tab leads it, for it is that tab's to keep. `text` writes it.
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
                // Memory does not refuse.
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

    /// Puts a text that local storage refused into the database.
    pub async fn rescue(&self, id: &str, text: &str, refused: Refused) -> Result<(), StorageError> {
        let put = self.database.put(&[(id, text)]).await;
        if put.is_ok() && self.local_text(id) == refused.older {
            // It took nothing newer meanwhile. Where it cannot be removed, it was not there.
            let _ = self.local.delete(id);
        }
        put.map_err(|why| if why == StorageError::Full { why } else { refused.why })
    }

    /// Puts what waits into the database, one match after the other.
    pub async fn shelve(&self) {
        while !self.waiting.borrow().is_empty() {
            self.database.rest().await;
            let Some(id) = self.waiting.borrow().first().cloned() else { break };
            let text = self.local_text(&id);
            if let Some(text) = &text {
                // Whatever does not go there stays in local storage.
                let _ = self.database.put(&[(&id, text)]).await;
            }
            // Played on meanwhile, it waits again.
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

    /// Puts matches from elsewhere into the database: all, or those before the one that fails.
    pub async fn take_in(&self, texts: &[(String, String)]) -> Result<(), StorageError> {
        let row: Vec<_> = texts.iter().map(|(id, text)| (id.as_str(), text.as_str())).collect();
        if self.database.put(&row).await.is_ok() {
            return Ok(());
        }
        texts.iter().try_for_each(|(id, text)| self.local.restore(id, text))
    }

    /// Moves what lies in local storage to the database; what a tab plays is copied. Returns the rest.
    async fn clear_local(&self) -> Vec<String> {
        let ids = self.local.ids().unwrap_or_default();
        if ids.is_empty() {
            return ids;
        }
        let led = self.tabs.led().await;
        let mut left = Vec::new();
        for armful in ids.chunks(ARMFUL) {
            let texts: Vec<_> =
                armful.iter().filter_map(|id| Some((id.as_str(), self.local.text(id).ok()??))).collect();
            let texts: Vec<_> = texts.iter().map(|(id, text)| (*id, text.as_str())).collect();
            if self.database.put(&texts).await.is_err() {
                left.extend(armful.iter().cloned());
                continue;
            }
            for (id, text) in texts {
                // Perhaps it was played on meanwhile.
                if !led.iter().any(|led| led == id) && self.local_text(id).as_deref() == Some(text) {
                    // It stays, and is moved the next time.
                    let _ = self.local.delete(id);
                }
            }
        }
        left
    }

    /// The text of a match that can be had at once.
    pub fn at_hand(&self, id: &str) -> Option<String> {
        self.spare.text(id).ok().flatten().or_else(|| self.local_text(id))
    }

    /// The text of a match, if it is there.
    pub async fn text(&self, id: &str) -> Result<Option<String>, StorageError> {
        match self.at_hand(id) {
            Some(text) => Ok(Some(text)),
            None => self.database.text(id).await,
        }
    }

    /// Forgets a match. Returns its text, so that it can be put back.
    pub async fn delete(&self, id: &str) -> Result<Option<String>, StorageError> {
        let found = self.text(id).await?;
        // Before the database forgets it, so that nothing puts it there again meanwhile.
        self.done(id);
        let spare = self.spare.delete(id).ok().flatten();
        let local = self.local.delete(id);
        let removed = self.database.remove(id).await;
        // Where the database is closed, all there is lies elsewhere.
        if removed.is_err() && spare.is_none() && !matches!(local, Ok(Some(_))) {
            removed?;
        }
        Ok(found)
    }

    /// The score of the evening to which a match belongs, if it is one of several.
    pub async fn series_score(&self, id: &str) -> Option<SeriesScore> {
        let mut all = self.spare.list().unwrap_or_default().0;
        let local = self.local.list().unwrap_or_default().0;
        let others = self.database.newest(EVENING).await.map(|listed| listed.matches).unwrap_or_default();
        for summary in local.into_iter().chain(others) {
            if !all.iter().any(|known| known.id == summary.id) {
                all.push(summary);
            }
        }
        session::series_score(&all, id)
    }

    /// Whether memory has any.
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
