//! Several tabs with the same match: one leads it, the others follow, so that no tab overwrites the moves of another.
//! [`machine`] makes the decisions; this module connects it to the browser's locks and messages, and to the screen.

pub(super) mod machine;
#[cfg(test)]
mod tests;

use super::{now_on_screen, on_screen, strings};
use crate::ui::base::event_queue::EventQueue;
use js_sys::Function;
use machine::{Command, Event, Lock, Machine};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[wasm_bindgen(module = "/src/ui/base/store/tab_leader/tab_leader.mjs")]
extern "C" {
    #[wasm_bindgen(js_name = "led", catch)]
    async fn led_ids() -> Result<JsValue, JsValue>;
    /// Sends the newest state of a match to the tabs that follow it.
    pub fn broadcast(id: &str, text: &str);
    fn subscribe(id: &str, callback: &Function) -> Function;
    fn lock(id: &str, how: &str, callback: &Function) -> Function;
    fn holds(id: &str) -> bool;
}

/// The ids of the matches that any tab leads.
pub async fn led() -> Vec<String> {
    led_ids().await.map(strings).unwrap_or_default()
}

/// The match on this tab's screen.
pub struct ScreenMatch {
    id: String,
    leader: RefCell<Machine>,
    events: EventQueue<Event>,
    follows: UseStateSetter<bool>,
    text: UseStateSetter<Option<Rc<str>>>,
    /// Releases the lock or the pending request.
    lock: RefCell<Option<Function>>,
    /// Receives changes of the lock.
    on_lock_change: Closure<dyn Fn(String)>,
    /// Receives states that other tabs store.
    on_state: Closure<dyn Fn(String)>,
}

fn end(function: &Function) {
    // These functions do not throw.
    let _ = function.call0(&JsValue::NULL);
}

impl ScreenMatch {
    fn new(id: &str, follows: UseStateSetter<bool>, text: UseStateSetter<Option<Rc<str>>>) -> Rc<ScreenMatch> {
        Rc::new_cyclic(|weak: &Weak<ScreenMatch>| {
            let send = |event: fn(String) -> Event| {
                let here = weak.clone();
                Closure::<dyn Fn(String)>::new(move |text: String| {
                    if let Some(here) = here.upgrade() {
                        here.send(event(text));
                    }
                })
            };
            let on_lock_change = send(|what| match what.as_str() {
                "granted" => Event::Granted,
                "refused" => Event::Refused,
                _ => Event::Lost,
            });
            let on_state = send(|text| Event::Reported(text.into()));
            ScreenMatch {
                id: id.to_owned(),
                leader: RefCell::new(Machine::new()),
                events: EventQueue::default(),
                follows,
                text,
                lock: RefCell::default(),
                on_lock_change,
                on_state,
            }
        })
    }

    /// Whether this is the match and another tab leads it.
    pub fn follows(&self, id: &str) -> bool {
        self.id == id && (self.leader.borrow().follows() || !holds(id))
    }

    pub fn kept(self: &Rc<Self>, id: &str, text: &str) {
        if self.id == id {
            self.send(Event::Kept(text.into()));
        }
    }

    fn send(self: &Rc<Self>, event: Event) {
        self.events.send(event, |event| {
            let commands = self.leader.borrow_mut().on(event);
            for command in commands {
                self.obey(command);
            }
        });
    }

    fn obey(self: &Rc<Self>, command: Command) {
        match command {
            Command::Ask(how) => self.ask(how),
            Command::Follows(follows) => self.follows.set(follows),
            Command::Adopt(text) => self.text.set(Some(text)),
            Command::Read => {
                let here = self.clone();
                spawn_local(async move {
                    if let Ok(Some(newest)) = super::text(&here.id).await {
                        here.send(Event::Stored(newest.into()));
                    }
                });
            }
        }
    }

    fn ask(&self, how: Lock) {
        self.give_up();
        let release = lock(&self.id, how.word(), self.on_lock_change.as_ref().unchecked_ref());
        self.lock.replace(Some(release));
    }

    fn give_up(&self) {
        if let Some(lock) = self.lock.take() {
            end(&lock);
        }
    }
}

/// Which tab leads the match on screen.
#[derive(Clone, PartialEq)]
pub struct TabLeader {
    /// Whether another tab leads.
    pub follows: bool,
    /// The newest state that another tab reported.
    pub text: Option<Rc<str>>,
    /// Makes this tab the leader.
    pub take: Callback<MouseEvent>,
}

/// Leads a match while it is on screen, or follows the tab that leads it. Takes over when that tab closes the match.
#[hook]
pub fn use_tab_leader(id: &str) -> TabLeader {
    let follows = use_state_eq(|| false);
    let text = use_state(|| None::<Rc<str>>);
    {
        let (follows, text) = (follows.setter(), text.setter());
        use_effect_with(id.to_owned(), move |id| {
            let here = ScreenMatch::new(id, follows, text);
            let subscription = subscribe(id, here.on_state.as_ref().unchecked_ref());
            on_screen(Some(here.clone()));
            here.ask(Machine::FIRST);
            move || {
                here.give_up();
                end(&subscription);
                on_screen(None);
            }
        });
    }
    let take = use_callback((), move |_: MouseEvent, ()| {
        if let Some(here) = now_on_screen() {
            here.send(Event::Take);
        }
    });
    TabLeader { follows: *follows, text: (*text).clone(), take }
}
