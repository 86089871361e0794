//! Model-based test of the store: storages that fail or are full, a slow database, tabs that die.

use super::match_store::{Database, ListedMatches, MatchStore, Tabs, Written};
use proptest::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, VecDeque};
use std::future::poll_fn;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};
use trivium_session::{Storage, StorageError, kept_when};

type Response = Result<Option<ListedMatches>, StorageError>;
type Work = Box<dyn Fn(&mut BTreeMap<String, String>) -> Option<ListedMatches>>;

/// A database request that is executed later, as a whole.
struct Request {
    work: Work,
    response: RefCell<Option<Response>>,
}

/// Browser storage, which outlives the tab.
#[derive(Default)]
struct Disk {
    local: RefCell<BTreeMap<String, String>>,
    /// Whether local storage is full, and whether access to it is denied.
    full: Cell<bool>,
    refused: bool,
    rows: RefCell<BTreeMap<String, String>>,
    requests: RefCell<VecDeque<Rc<Request>>>,
    resting: RefCell<Vec<Rc<Request>>>,
    followed: RefCell<Vec<String>>,
    led: RefCell<Vec<String>>,
}

#[derive(Clone)]
struct Browser(Rc<Disk>);

const KEY: &str = "trivium/game/";

impl Browser {
    fn usable(&self) -> Result<(), StorageError> {
        if self.0.refused { Err(StorageError::Refused) } else { Ok(()) }
    }

    async fn ask(&self, work: impl Fn(&mut BTreeMap<String, String>) -> Option<ListedMatches> + 'static) -> Response {
        let request = Rc::new(Request { work: Box::new(work), response: RefCell::default() });
        self.0.requests.borrow_mut().push_back(request.clone());
        poll_fn(|_| request.response.take().map_or(Poll::Pending, Poll::Ready)).await
    }
}

impl Storage for Browser {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        self.usable().map(|()| self.0.local.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        self.usable()?;
        if self.0.full.get() {
            return Err(StorageError::Full);
        }
        self.0.local.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        self.usable().map(|()| _ = self.0.local.borrow_mut().remove(key))
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        self.usable().map(|()| self.0.local.borrow().keys().cloned().collect())
    }
}

impl Database for Browser {
    async fn put(&self, texts: &[(&str, &str)]) -> Result<(), StorageError> {
        let texts: Vec<_> = texts.iter().map(|(id, text)| ((*id).to_owned(), (*text).to_owned())).collect();
        let work = move |rows: &mut BTreeMap<String, String>| {
            for (id, text) in &texts {
                if rows.get(id).is_none_or(|before| kept_when(before) <= kept_when(text)) {
                    rows.insert(id.clone(), text.clone());
                }
            }
            None
        };
        self.ask(work).await.map(drop)
    }

    async fn text(&self, id: &str) -> Result<Option<String>, StorageError> {
        let id = id.to_owned();
        let key = id.clone();
        let found = self.ask(move |rows| {
            Some(ListedMatches { broken: rows.get(&key).cloned().into_iter().collect(), ..ListedMatches::default() })
        });
        Ok(found.await?.and_then(|found| found.broken.into_iter().next()))
    }

    async fn remove(&self, id: &str) -> Result<(), StorageError> {
        let id = id.to_owned();
        self.ask(move |rows| rows.remove(&id).and(None)).await.map(drop)
    }

    async fn newest(&self, most: usize) -> Result<ListedMatches, StorageError> {
        let found = self.ask(move |rows| {
            // The texts of this test are not matches, so they are listed as unreadable.
            let broken = rows.keys().take(most).cloned().collect();
            Some(ListedMatches { total: rows.len(), broken, ..ListedMatches::default() })
        });
        Ok(found.await?.unwrap_or_default())
    }

    async fn rest(&self) {
        let request = Rc::new(Request { work: Box::new(|_| None), response: RefCell::default() });
        self.0.resting.borrow_mut().push(request.clone());
        let _ = poll_fn(|_| request.response.take().map_or(Poll::Pending, Poll::Ready)).await;
    }
}

impl Tabs for Browser {
    fn follows(&self, id: &str) -> bool {
        self.0.followed.borrow().iter().any(|followed| followed == id)
    }

    fn kept(&self, id: &str, _: &str) {
        assert!(!self.follows(id), "a following tab stores {id}");
    }

    async fn led(&self) -> Vec<String> {
        self.0.led.borrow().clone()
    }
}

#[derive(Clone, Debug)]
enum Step {
    Keep(usize),
    Delete(usize),
    /// Restores the last deleted match.
    Restore,
    List,
    /// The database executes the oldest request, or fails to.
    Done(bool),
    /// The next wait for a paint ends.
    Rested,
    Full(bool),
    Follow(usize, bool),
    Lead(usize, bool),
    /// The tab dies, and the page is opened again.
    Die,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let one = 0..NAMES.len();
    let step = prop_oneof![
        8 => one.clone().prop_map(Step::Keep),
        1 => one.clone().prop_map(Step::Delete),
        1 => Just(Step::Restore),
        2 => Just(Step::List),
        8 => prop::bool::weighted(0.8).prop_map(Step::Done),
        4 => Just(Step::Rested),
        3 => any::<bool>().prop_map(Step::Full),
        1 => (one.clone(), any::<bool>()).prop_map(|(at, follows)| Step::Follow(at, follows)),
        1 => (one, any::<bool>()).prop_map(|(at, leads)| Step::Lead(at, leads)),
        1 => Just(Step::Die),
    ];
    prop::collection::vec(step, 0..60)
}

const NAMES: [&str; 3] = ["a", "b", "c"];

/// The model of a match.
#[derive(Clone, Default)]
struct Match {
    /// The newest stored text; `None` if it was deleted or never stored.
    newest: Option<String>,
    /// The newest text that was reported as stored.
    promised: u64,
    /// A deletion is running or has failed in part, so the match may exist or not.
    open: bool,
}

type Model = Rc<RefCell<[Match; 3]>>;
type Store = MatchStore<Browser, Browser, Browser>;

struct World {
    disk: Rc<Disk>,
    store: Rc<Store>,
    tasks: Vec<Pin<Box<dyn Future<Output = ()>>>>,
    model: Model,
    deleted: Rc<RefCell<Option<(usize, String)>>>,
    clock: u64,
}

impl World {
    fn new(refused: bool) -> World {
        let disk = Rc::new(Disk { refused, ..Disk::default() });
        World {
            store: Rc::new(World::store(&disk)),
            disk,
            tasks: Vec::new(),
            model: Model::default(),
            deleted: Rc::default(),
            clock: 1000,
        }
    }

    fn store(disk: &Rc<Disk>) -> Store {
        let browser = || Browser(disk.clone());
        MatchStore::new(browser(), browser(), browser())
    }

    fn spawn(&mut self, task: impl Future<Output = ()> + 'static) {
        self.tasks.push(Box::pin(task));
        self.poll();
    }

    fn poll(&mut self) {
        let mut context = Context::from_waker(Waker::noop());
        self.tasks.retain_mut(|task| task.as_mut().poll(&mut context).is_pending());
    }

    fn promise(model: &Model, at: usize, text: &str) {
        let promised = &mut model.borrow_mut()[at].promised;
        *promised = kept_when(text).max(*promised);
    }

    fn follow_up(&mut self, at: usize, text: String, written: Written) {
        self.model.borrow_mut()[at].newest = Some(text.clone());
        let (store, model) = (self.store.clone(), self.model.clone());
        match written {
            Written::Local(begin) => {
                World::promise(&model, at, &text);
                if begin {
                    self.spawn(async move { store.shelve().await });
                }
            }
            Written::Spare(refused) => self.spawn(async move {
                if store.rescue(NAMES[at], &text, refused).await.is_ok() {
                    World::promise(&model, at, &text);
                }
            }),
        }
    }

    fn step(&mut self, step: &Step) {
        match *step {
            Step::Keep(at) => {
                if self.model.borrow()[at].open {
                    return;
                }
                self.clock += 1;
                let text = format!("saved {}\n{}", self.clock, NAMES[at]);
                let follows = self.disk.followed.borrow().iter().any(|id| id == NAMES[at]);
                let written = self.store.keep(NAMES[at], || text.clone());
                assert_eq!(written.is_none(), follows);
                if let Some((text, written)) = written {
                    self.follow_up(at, text, written);
                }
            }
            Step::Delete(at) => self.delete(at),
            Step::Restore => {
                let Some((at, text)) = self.deleted.take() else { return };
                if !self.model.borrow()[at].open && self.model.borrow()[at].newest.is_none() {
                    let written = self.store.write(NAMES[at], &text);
                    self.follow_up(at, text, written);
                }
            }
            Step::List => {
                let store = self.store.clone();
                self.spawn(async move {
                    let Ok(listed) = store.list(50).await else { return };
                    let mut names = listed.broken.clone();
                    names.sort_unstable();
                    names.dedup();
                    assert_eq!(names.len(), listed.broken.len(), "{:?} lists a match twice", listed.broken);
                });
            }
            Step::Done(works) => {
                let Some(request) = self.disk.requests.borrow_mut().pop_front() else { return };
                let response = if works {
                    Ok((request.work)(&mut self.disk.rows.borrow_mut()))
                } else {
                    Err(StorageError::Refused)
                };
                request.response.replace(Some(response));
                self.poll();
            }
            Step::Rested => {
                let rested = self.disk.resting.borrow_mut().pop();
                if let Some(rested) = rested {
                    rested.response.replace(Some(Ok(None)));
                    self.poll();
                }
            }
            Step::Full(full) => self.disk.full.set(full),
            Step::Follow(at, follows) => set(&self.disk.followed, NAMES[at], follows),
            Step::Lead(at, leads) => set(&self.disk.led, NAMES[at], leads),
            Step::Die => self.die(),
        }
        self.check();
    }

    fn delete(&mut self, at: usize) {
        if std::mem::replace(&mut self.model.borrow_mut()[at].open, true) {
            return;
        }
        let (store, model, deleted) = (self.store.clone(), self.model.clone(), self.deleted.clone());
        let disk = self.disk.clone();
        self.spawn(async move {
            let result = store.delete(NAMES[at]).await;
            let gone = !disk.rows.borrow().contains_key(NAMES[at]);
            let the = &mut model.borrow_mut()[at];
            match result {
                Ok(found) => {
                    assert_eq!(found, the.newest, "the newest text is returned");
                    // After a database failure an older text may be back. No success was reported for that deletion.
                    *the = Match { open: !gone, ..Match::default() };
                    deleted.replace(found.map(|text| (at, text)));
                }
                Err(_) => the.open = false,
            }
        });
    }

    /// Loses everything that was not written, and nothing else.
    fn die(&mut self) {
        self.tasks.clear();
        self.disk.requests.borrow_mut().clear();
        self.disk.resting.borrow_mut().clear();
        self.store = Rc::new(World::store(&self.disk));
        for (at, the) in self.model.borrow_mut().iter_mut().enumerate() {
            let text = stored_text(&self.store, &self.disk, at);
            let time = text.as_deref().map_or(0, kept_when);
            assert!(the.open || time >= the.promised, "{} of {} was promised", the.promised, NAMES[at]);
            *the = Match { newest: text, promised: time, open: false };
        }
    }

    fn check(&self) {
        for (at, the) in self.model.borrow().iter().enumerate() {
            if !the.open {
                assert_eq!(stored_text(&self.store, &self.disk, at), the.newest, "the newest text of {}", NAMES[at]);
            }
        }
    }

    /// Runs until nothing is pending.
    fn settle(&mut self) {
        while !self.tasks.is_empty() {
            self.step(&Step::Done(true));
            self.step(&Step::Rested);
        }
    }
}

fn set(list: &RefCell<Vec<String>>, id: &str, there: bool) {
    let mut list = list.borrow_mut();
    list.retain(|other| other != id);
    if there {
        list.push(id.to_owned());
    }
}

/// The text that the store would return.
fn stored_text(store: &Store, disk: &Disk, at: usize) -> Option<String> {
    store.at_hand(NAMES[at]).or_else(|| disk.rows.borrow().get(NAMES[at]).cloned())
}

proptest! {
    /// The store always returns the newest text, reported texts survive the tab, and in the end the database has them
    /// all.
    #[test]
    fn the_newest_text_is_never_lost(steps in steps(), refused in prop::bool::weighted(0.2)) {
        let mut world = World::new(refused);
        for step in &steps {
            world.step(step);
        }
        world.settle();
        world.disk.full.set(false);
        world.step(&Step::List);
        world.settle();
        let local = world.disk.local.borrow().clone();
        for (at, the) in world.model.borrow().iter().enumerate().filter(|(_, the)| !the.open) {
            let row = world.disk.rows.borrow().get(NAMES[at]).cloned();
            if world.store.has_spare() {
                continue;
            }
            prop_assert_eq!(&row, &the.newest, "{} is in the database", NAMES[at]);
            let led = world.disk.led.borrow().iter().any(|id| id == NAMES[at]);
            prop_assert!(led || !local.contains_key(&[KEY, NAMES[at]].concat()), "only matches that are played stay");
        }
    }
}

#[test]
fn a_decision_is_written_at_once_and_into_the_database_after_a_rest() {
    let mut world = World::new(false);
    world.step(&Step::Keep(0));
    assert!(world.disk.local.borrow().contains_key("trivium/game/a"));
    assert!(world.disk.requests.borrow().is_empty());
    world.step(&Step::Rested);
    world.step(&Step::Done(true));
    assert_eq!(world.disk.rows.borrow().keys().collect::<Vec<_>>(), ["a"]);
    assert!(world.tasks.is_empty());
}

#[test]
fn a_late_rescue_does_not_delete_a_newer_text() {
    let mut world = World::new(false);
    for step in [Step::Full(true), Step::Keep(0), Step::Full(false), Step::Keep(0), Step::Done(true)] {
        world.step(&step);
    }
    world.step(&Step::Die);
    assert_eq!(world.model.borrow()[0].promised, 1002);
}

#[test]
fn a_deleted_match_is_not_put_into_the_database_again() {
    let mut world = World::new(false);
    for step in [Step::Keep(0), Step::Delete(0), Step::Rested, Step::Done(true), Step::Done(true)] {
        world.step(&step);
    }
    world.settle();
    assert_eq!(world.disk.rows.borrow().len(), 0);
}

#[test]
fn a_match_that_changes_while_it_is_written_is_written_again() {
    let mut world = World::new(false);
    for step in [Step::Keep(0), Step::Rested, Step::Keep(0), Step::Done(true), Step::Rested, Step::Done(true)] {
        world.step(&step);
    }
    assert_eq!(world.disk.rows.borrow()["a"], "saved 1002\na");
    assert!(world.tasks.is_empty());
}
