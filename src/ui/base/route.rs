//! Screens as addresses after the `#`, so that the back button, links and reload work as usual.

use super::browser::dispatch;
use super::named_enum::named_enum;
use gloo::events::EventListener;
use gloo::utils::window;
use std::cell::{Cell, RefCell};
use std::fmt;
use trivium_session::{LinkError, find_in_fragment, link_game};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// A screen with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub enum Route {
    Home,
    /// Setting up a match of a game.
    New(String),
    /// A match by its id in the store, optionally with a sheet.
    Game(String, Option<Sheet>),
    /// A sandbox by the link of its starting position, optionally with a sheet.
    Try(String, Option<Sheet>),
    /// The rules of a game, at a section.
    Rules(String, String),
    /// A lesson: the game, and the name of the lesson; empty for that of the game.
    Learn(String, String),
    /// Puzzles: the game and the number of a puzzle; both may be empty.
    Puzzles(String, String),
    /// The position editor: a game, or the link of a position to start from.
    Position(String),
    /// The list of all matches.
    Shelf,
    Statistics,
    ByEar,
    /// A match from a link: its payload.
    Open(String),
    Settings,
    /// An address without a screen.
    Unknown,
}

named_enum! {
    /// A sheet over a match, with its name in addresses.
    pub enum Sheet {
        /// The list of moves.
        Record = "moves",
        Menu = "menu",
        /// The seats and their players.
        Seats = "seats",
        Clock = "clock",
        /// The match as pictures.
        Pictures = "pictures",
        /// The match as a link and a file.
        Share = "share",
        /// The moves with all variations and comments, for editing.
        Edit = "edit",
        /// The list of spoken commands and keys.
        Keys = "keys",
        /// The analysis panel next to the board.
        Analysis = "analysis",
    }
}

impl Sheet {
    /// Reads the sheet at the end of an address; `Some(None)` if the address ends without one, `None` if the name is
    /// unknown.
    fn read(name: &str) -> Option<Option<Sheet>> {
        let sheet = Sheet::named(name);
        (name.is_empty() || sheet.is_some()).then_some(sheet)
    }
}

impl Route {
    /// The same screen with another sheet, or without one.
    pub fn over(&self, sheet: Option<Sheet>) -> Route {
        match self {
            Route::Game(id, _) => Route::Game(id.clone(), sheet),
            Route::Try(payload, _) => Route::Try(payload.clone(), sheet),
            other => other.clone(),
        }
    }

    /// Reads the part of an address after the `#`. Repairs addresses that were damaged in transit.
    pub fn read(hash: &str) -> Route {
        let route = Route::of_path(hash);
        let odd = |sign: char| !(sign.is_ascii_alphanumeric() || matches!(sign, '#' | '/' | '-' | '_'));
        let whole = |payload: &str| !matches!(link_game(payload), Err(LinkError::NotALink | LinkError::Mangled));
        let sound = match &route {
            Route::Open(payload) => !payload.ends_with('/') && whole(payload),
            Route::Try(payload, _) => whole(payload),
            _ => true,
        };
        if sound && !hash.contains(odd) {
            return route;
        }
        let found = find_in_fragment(hash).map_or(Route::Unknown, |address| Route::of_path(&address));
        match (&found, &route) {
            // The address cannot be repaired.
            (Route::Unknown, _) => route,
            (Route::Open(payload) | Route::Try(payload, _), Route::Open(_) | Route::Try(..)) if !whole(payload) => {
                route
            }
            _ => found,
        }
    }

    /// Reads an address as [`fmt::Display`] writes it.
    fn of_path(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let mut parts = path.split('/');
        let mut next = || parts.next().unwrap_or_default();
        let route = match (next(), next().to_owned(), next()) {
            ("", _, _) => Route::Home,
            ("new", game, "") if !game.is_empty() => Route::New(game),
            ("game", id, sheet) if !id.is_empty() => {
                Sheet::read(sheet).map_or(Route::Unknown, |sheet| Route::Game(id, sheet))
            }
            ("try", payload, sheet) if !payload.is_empty() => {
                Sheet::read(sheet).map_or(Route::Unknown, |sheet| Route::Try(payload, sheet))
            }
            ("rules", game, anchor) if !game.is_empty() => Route::Rules(game, anchor.to_owned()),
            ("learn", game, name) if !game.is_empty() => Route::Learn(game, name.to_owned()),
            ("puzzles", game, id) => Route::Puzzles(game, id.to_owned()),
            ("position", from, "") if !from.is_empty() => Route::Position(from),
            ("shelf", rest, "") if rest.is_empty() => Route::Shelf,
            ("statistics", rest, "") if rest.is_empty() => Route::Statistics,
            ("by-ear", rest, "") if rest.is_empty() => Route::ByEar,
            // The payload may contain any character; the screen reports faults in it.
            ("open", ..) => return Route::Open(path["open".len()..].trim_start_matches('/').to_owned()),
            ("settings", _, "") => Route::Settings,
            _ => Route::Unknown,
        };
        if next().is_empty() { route } else { Route::Unknown }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("#/")?;
        match self {
            Route::Home | Route::Unknown => Ok(()),
            Route::New(game) => write!(f, "new/{game}"),
            Route::Game(id, None) => write!(f, "game/{id}"),
            Route::Game(id, Some(sheet)) => write!(f, "game/{id}/{}", sheet.name()),
            Route::Try(payload, None) => write!(f, "try/{payload}"),
            Route::Try(payload, Some(sheet)) => write!(f, "try/{payload}/{}", sheet.name()),
            Route::Learn(game, name) if name.is_empty() => write!(f, "learn/{game}"),
            Route::Learn(game, name) => write!(f, "learn/{game}/{name}"),
            Route::Puzzles(game, _) if game.is_empty() => f.write_str("puzzles"),
            Route::Puzzles(game, id) if id.is_empty() => write!(f, "puzzles/{game}"),
            Route::Puzzles(game, id) => write!(f, "puzzles/{game}/{id}"),
            Route::Position(from) => write!(f, "position/{from}"),
            Route::Shelf => f.write_str("shelf"),
            Route::Statistics => f.write_str("statistics"),
            Route::ByEar => f.write_str("by-ear"),
            Route::Open(payload) => write!(f, "open/{payload}"),
            Route::Rules(game, anchor) if anchor.is_empty() => write!(f, "rules/{game}"),
            Route::Rules(game, anchor) => write!(f, "rules/{game}/{anchor}"),
            Route::Settings => f.write_str("settings"),
        }
    }
}

impl yew::html::IntoPropValue<Option<AttrValue>> for Route {
    fn into_prop_value(self) -> Option<AttrValue> {
        Some(self.to_string().into())
    }
}

/// The position in the browser's history.
#[derive(Clone, Copy)]
struct Entry {
    /// How many entries of this app precede this one. The browser stores it with each entry.
    behind: u32,
    /// Whether a step back is under way.
    leaving: bool,
    /// Whether the entry is new and not reached by the back button.
    new: bool,
    /// How often the browser has navigated.
    arrivals: u32,
}

thread_local! {
    /// Thread-local because there is one history, which reports changes by events.
    static ENTRY: Cell<Entry> = const { Cell::new(Entry { behind: 0, leaving: false, new: true, arrivals: 0 }) };
    static BELOW: Cell<Option<u32>> = const { Cell::new(None) };
    static BEFORE: RefCell<Option<Route>> = const { RefCell::new(None) };
}

/// The screen shown before the current one.
pub fn before() -> Option<Route> {
    BEFORE.with_borrow(Clone::clone)
}

fn note(change: impl FnOnce(&mut Entry)) {
    let mut entry = ENTRY.get();
    change(&mut entry);
    ENTRY.set(entry);
}

/// The depth of the match from which the rules were opened; `None` if there are other screens in between.
pub fn match_below() -> Option<u32> {
    BELOW.get()
}

/// Notes the match from which the rules are opened.
fn note_match() {
    match here() {
        Route::Game(_, None) | Route::Try(_, None) => BELOW.set(Some(depth())),
        Route::Game(..) | Route::Try(..) | Route::Rules(..) => {}
        _ => BELOW.set(None),
    }
}

/// How many entries of this app precede this one.
pub fn depth() -> u32 {
    ENTRY.get().behind
}

/// Whether this history entry is shown for the first time.
pub fn is_new() -> bool {
    ENTRY.get().new
}

fn history() -> Option<web_sys::History> {
    window().history().ok()
}

/// The fragment of the current address, with its `#`.
fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The screen of the current address.
pub fn here() -> Route {
    Route::read(&hash())
}

/// The browser event for a new address.
const NAVIGATION_EVENT: &str = "hashchange";

/// Goes to a screen and adds a history entry. Going to the current screen loads it again.
pub fn go(route: &Route) {
    if *route == here() {
        dispatch(NAVIGATION_EVENT);
    } else {
        // If the browser refuses, this screen stays.
        let _ = window().location().set_hash(&route.to_string());
    }
}

/// Goes to a screen and replaces the history entry.
pub fn replace(route: &Route) {
    if *route == here() {
        dispatch(NAVIGATION_EVENT);
    } else {
        // The new entry has the depth of the one it replaces, and the arrival adds one.
        note(|entry| entry.behind = entry.behind.wrapping_sub(1));
        let _ = window().location().replace(&route.to_string());
    }
}

/// Leaves this screen: goes back if the history has an entry of this app, or else replaces this screen with `to`. A
/// second press while the browser is still navigating does nothing, as it would go back twice.
pub fn leave(to: &Route) {
    match history() {
        Some(_) if ENTRY.get().leaving => {}
        Some(history) if ENTRY.get().behind > 0 => {
            let leaving = history.back().is_ok();
            note(|entry| entry.leaving = leaving);
        }
        _ => replace(to),
    }
}

/// Goes back to the entry at depth `at`, or else replaces this screen with `to`.
pub fn return_to(at: u32, to: &Route) {
    match (history(), depth().checked_sub(at)) {
        (Some(history), Some(back)) if back > 0 => {
            // If the browser refuses, this screen stays.
            let _ = history.go_with_delta(-(back as i32));
        }
        _ => replace(to),
    }
}

/// Handles a click on a link to the current address, for which the browser does not navigate. Another screen may still
/// be shown.
fn followed(event: &web_sys::Event) {
    let link = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let link = link.and_then(|link| link.closest("a[href]").ok().flatten()?.get_attribute("href"));
    if link.is_some_and(|link| link == hash()) {
        dispatch(NAVIGATION_EVENT);
    }
}

/// Updates the position in the history after a navigation.
fn arrive() {
    note(|entry| entry.leaving = false);
    let Some(history) = history() else { return };
    let known = history.state().ok().and_then(|state| state.as_f64());
    let before = ENTRY.get();
    let behind = known.map_or_else(|| before.behind.wrapping_add(1), |depth| depth as u32);
    note(|entry| {
        entry.behind = behind;
        // A screen that is loaded again keeps its `new` flag.
        entry.new = known.is_none() || before.new && before.behind == behind;
        entry.arrivals = before.arrivals.wrapping_add(1);
    });
    // A damaged address that could be read is repaired, so that the user can share it.
    let hash = hash();
    let route = Route::read(&hash);
    let mended = (route != Route::Unknown && route != Route::of_path(&hash)).then(|| route.to_string());
    if known.is_none() || mended.is_some() {
        let _ = history.replace_state_with_url(&behind.into(), "", mended.as_deref());
    }
    note_match();
}

/// The screen of the address, updated as it changes, and a serial number of the navigation.
#[hook]
pub fn use_route() -> (Route, u32) {
    let route = use_state_eq(|| {
        // The arrival adds one, so the first entry has none before it, unless the page was reloaded.
        note(|entry| entry.behind = u32::MAX);
        arrive();
        (here(), ENTRY.get().arrivals)
    });
    let set = route.setter();
    let last_route = use_mut_ref(here);
    use_effect_with((), move |()| {
        // `ui/scroll_position.rs` restores the scroll position.
        if let Some(history) = history() {
            let _ = history.set_scroll_restoration(web_sys::ScrollRestoration::Manual);
        }
        let arrived = EventListener::new(&window(), NAVIGATION_EVENT, move |_| {
            arrive();
            BEFORE.set(Some(last_route.replace(here())));
            set.set((here(), ENTRY.get().arrivals));
        });
        let listeners = (arrived, EventListener::new(&window(), "click", followed));
        move || drop(listeners)
    });
    (*route).clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routes_are_read_as_written() {
        let all = [
            Route::Home,
            Route::New("traffic-lights".into()),
            Route::Game("k3".into(), None),
            Route::Game("k3".into(), Some(Sheet::Record)),
            Route::Game("k3".into(), Some(Sheet::Menu)),
            Route::Game("k3".into(), Some(Sheet::Seats)),
            Route::Game("k3".into(), Some(Sheet::Clock)),
            Route::Game("k3".into(), Some(Sheet::Share)),
            Route::Game("k3".into(), Some(Sheet::Edit)),
            Route::Game("k3".into(), Some(Sheet::Analysis)),
            Route::Try("1AbC-_".into(), None),
            Route::Try("1AbC-_".into(), Some(Sheet::Analysis)),
            Route::Rules("trias".into(), String::new()),
            Route::Rules("trias".into(), "R2".into()),
            Route::Learn("tritt".into(), String::new()),
            Route::Learn("tritt".into(), "slide".into()),
            Route::Position("tritt".into()),
            Route::Position("1AbC-_".into()),
            Route::Shelf,
            Route::Statistics,
            Route::ByEar,
            Route::Game("k3".into(), Some(Sheet::Keys)),
            Route::Open("1AbC-_".into()),
            Route::Open("1/x/y/z".into()),
            Route::Settings,
        ];
        for route in all {
            assert_eq!(Route::read(&route.to_string()), route);
        }
        for wrong in [
            "#/new",
            "#/game/",
            "#/game/k3/other",
            "#/try",
            "#/try/1AbC/other",
            "#/rules",
            "#/settings/x/y",
            "#/shelf/x",
            "#/position",
            "#/position/tritt/x",
            "#/x",
            "#/game/k3/menu/more",
        ] {
            assert_eq!(Route::read(wrong), Route::Unknown, "{wrong}");
        }
        assert_eq!(Route::read(""), Route::Home);
    }

    #[test]
    fn damaged_addresses_are_repaired() {
        let pay = "1ECX2l4V63MeA_cc2-uIZNQ0x0v";
        let end = "1ECX2l4V63MfCoid7W91NznlcBm-_";
        for (hash, route) in [
            ("#/open/PAY%20", Route::Open(pay.into())),
            ("#/open/PAY/", Route::Open(pay.into())),
            ("#/open/PAY?fbclid=x", Route::Open(pay.into())),
            ("#%2Fopen%2FPAY", Route::Open(pay.into())),
            ("#/open/END", Route::Open(end.into())),
            ("#/try/END", Route::Try(end.into(), None)),
            ("#/try/PAY/analysis”", Route::Try(pay.into(), Some(Sheet::Analysis))),
            ("#/position/PAY.", Route::Position(pay.into())),
            ("#/puzzles/tritt/1a2b%3E", Route::Puzzles("tritt".into(), "1a2b".into())),
            ("#/rules/trias.", Route::Rules("trias".into(), String::new())),
            ("#/settings%20", Route::Settings),
            ("#/shelf)", Route::Shelf),
        ] {
            let hash = hash.replace("PAY", pay).replace("END", &end[..end.len() - 1]);
            assert_eq!(Route::read(&hash), route, "{hash}");
        }
        // A truncated link stays a link, so that its screen can report the damage.
        assert_eq!(Route::read("#/open/1ECX2l4V63"), Route::Open("1ECX2l4V63".into()));
    }
}
