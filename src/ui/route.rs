//! Screens as addresses behind the `#`: the browser's own back button, links and reload do what one expects.

use gloo::events::EventListener;
use std::cell::{Cell, RefCell};
use std::fmt;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// A screen.
#[derive(Clone, PartialEq, Debug)]
pub enum Route {
    /// The start page.
    Home,
    /// Setting up a match of a game.
    New(String),
    /// A match, by its name on the shelf, with a sheet perhaps.
    Game(String, Option<Sheet>),
    /// A sandbox, by the link of the place at which it begins, with a sheet perhaps.
    Try(String, Option<Sheet>),
    /// The rules of a game, at a section.
    Rules(String, String),
    /// The lesson of a game.
    Learn(String),
    /// Puzzles: of a game, and one of them; both may be empty.
    Puzzles(String, String),
    /// Setting up a position: of a game, or from the link of the place at which it began.
    Position(String),
    /// The shelf with all matches.
    Shelf,
    /// The statistics of what was played.
    Statistics,
    /// Playing by ear.
    ByEar,
    /// A match that came as a link: its payload.
    Open(String),
    /// The settings.
    Settings,
    /// Nothing.
    Unknown,
}

/// The sheet over a match.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sheet {
    /// The moves.
    Record,
    /// All one can do apart from moving.
    Menu,
    /// The seats and their players.
    Seats,
    /// The clock.
    Clock,
    /// The match as pictures.
    Pictures,
    /// The match as a link and a file.
    Share,
    /// The moves with all variations and comments, to be worked on.
    Edit,
    /// The list of questions and keys.
    Keys,
    /// The view of the computer player; it stands next to the board.
    Analysis,
}

impl Sheet {
    const ALL: [Sheet; 9] = [
        Sheet::Record,
        Sheet::Menu,
        Sheet::Seats,
        Sheet::Clock,
        Sheet::Pictures,
        Sheet::Share,
        Sheet::Edit,
        Sheet::Keys,
        Sheet::Analysis,
    ];

    /// Its name in an address.
    const fn name(self) -> &'static str {
        match self {
            Sheet::Record => "moves",
            Sheet::Menu => "menu",
            Sheet::Seats => "seats",
            Sheet::Clock => "clock",
            Sheet::Pictures => "pictures",
            Sheet::Share => "share",
            Sheet::Edit => "edit",
            Sheet::Keys => "keys",
            Sheet::Analysis => "analysis",
        }
    }

    /// The sheet at the end of an address, or none; `None` when there is no such sheet.
    fn read(name: &str) -> Option<Option<Sheet>> {
        let sheet = Sheet::ALL.into_iter().find(|sheet| sheet.name() == name);
        (name.is_empty() || sheet.is_some()).then_some(sheet)
    }
}

impl Route {
    /// The same screen with another sheet over it, or with none.
    pub fn over(&self, sheet: Option<Sheet>) -> Route {
        match self {
            Route::Game(id, _) => Route::Game(id.clone(), sheet),
            Route::Try(payload, _) => Route::Try(payload.clone(), sheet),
            other => other.clone(),
        }
    }

    /// The screen of what stands behind the `#`.
    pub fn read(hash: &str) -> Route {
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
            ("learn", game, "") if !game.is_empty() => Route::Learn(game),
            ("puzzles", game, id) => Route::Puzzles(game, id.to_owned()),
            ("position", from, "") if !from.is_empty() => Route::Position(from),
            ("shelf", rest, "") if rest.is_empty() => Route::Shelf,
            ("statistics", rest, "") if rest.is_empty() => Route::Statistics,
            ("by-ear", rest, "") if rest.is_empty() => Route::ByEar,
            // The screen explains any fault in it.
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
            Route::Learn(game) => write!(f, "learn/{game}"),
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

/// Where the browser is in its history.
#[derive(Clone, Copy)]
struct Entry {
    /// How many screens of ours lie behind this one. The browser keeps it with each entry of its history.
    behind: u32,
    /// Whether the browser is on its way back already.
    leaving: bool,
    /// Whether nobody was here before: this is no way back.
    new: bool,
    /// How often the browser has arrived somewhere.
    arrivals: u32,
}

thread_local! {
    /// There is one history, and the browser tells of it in events.
    static ENTRY: Cell<Entry> = const { Cell::new(Entry { behind: 0, leaving: false, new: true, arrivals: 0 }) };
}

thread_local! {
    /// The match that lies below rules.
    static BELOW: Cell<Option<u32>> = const { Cell::new(None) };
    /// The screen that was seen before the one of the address.
    static BEFORE: RefCell<Option<Route>> = const { RefCell::new(None) };
}

/// The screen from which the browser came to the one of the address.
pub fn before() -> Option<Route> {
    BEFORE.with_borrow(Clone::clone)
}

/// Notes what has changed.
fn note(change: impl FnOnce(&mut Entry)) {
    let mut entry = ENTRY.get();
    change(&mut entry);
    ENTRY.set(entry);
}

/// How many screens lie behind the match from which one came to the rules; none where other screens lie between.
pub fn match_below() -> Option<u32> {
    BELOW.get()
}

/// Goes back to where so many screens lie behind.
pub fn back_to(behind: u32) {
    let steps = i64::from(behind) - i64::from(depth());
    if let (Some(history), Ok(steps @ ..0)) = (history(), i32::try_from(steps)) {
        // A browser that refuses stays where it is.
        let _ = history.go_with_delta(steps);
    }
}

/// Notes the match that lies below rules.
fn note_match() {
    match here() {
        Route::Game(_, None) | Route::Try(_, None) => BELOW.set(Some(depth())),
        Route::Game(..) | Route::Try(..) | Route::Rules(..) => {}
        _ => BELOW.set(None),
    }
}

/// How many screens of ours lie behind this one.
pub fn depth() -> u32 {
    ENTRY.get().behind
}

/// Whether nobody was at this entry of the browser's history before.
pub fn is_new() -> bool {
    ENTRY.get().new
}

fn location() -> Option<web_sys::Location> {
    web_sys::window().map(|w| w.location())
}

fn history() -> Option<web_sys::History> {
    web_sys::window().and_then(|w| w.history().ok())
}

/// The screen of the page's address now.
pub fn here() -> Route {
    Route::read(&location().and_then(|l| l.hash().ok()).unwrap_or_default())
}

/// The browser's event on arriving at an address.
const ARRIVED: &str = "hashchange";

/// Goes to a screen; the back button comes back. A link to the screen of the address loads it again.
pub fn go(route: &Route) {
    if *route == here() {
        ask_again();
    } else if let Some(location) = location() {
        // A browser that refuses stays where it is, and so does the page.
        let _ = location.set_hash(&route.to_string());
    }
}

/// Goes to a screen in place of this one.
pub fn replace(route: &Route) {
    if *route == here() {
        ask_again();
    } else if let Some(location) = location() {
        // The new entry lies as deep as the one it replaces; arriving there counts one.
        note(|entry| entry.behind = entry.behind.wrapping_sub(1));
        let _ = location.replace(&route.to_string());
    }
}

/// Leaves this screen for the one it lies over: back, when that is where one came from, else in its place. A second press
/// leaves one screen: the browser takes a moment to arrive, and would go back twice.
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

/// Goes back to a screen that lies at that depth, or goes there in place of this one.
pub fn return_to(at: u32, to: &Route) {
    match (history(), depth().checked_sub(at)) {
        (Some(history), Some(back)) if back > 0 => {
            let _ = history.go_with_delta(-(back as i32));
        }
        _ => replace(to),
    }
}

fn ask_again() {
    let event = web_sys::Event::new(ARRIVED);
    if let (Some(window), Ok(event)) = (web_sys::window(), event) {
        let _ = window.dispatch_event(&event);
    }
}

/// A link to the address that the page has already, which may not be what is seen: the browser goes nowhere.
fn followed(event: &web_sys::Event) {
    let link = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let link = link.and_then(|link| link.closest("a[href]").ok().flatten()?.get_attribute("href"));
    if link.is_some_and(|link| location().and_then(|l| l.hash().ok()).is_some_and(|hash| hash == link)) {
        ask_again();
    }
}

/// Counts how deep the entry lies at which the browser has arrived.
fn arrive() {
    note(|entry| entry.leaving = false);
    let Some(history) = history() else { return };
    let known = history.state().ok().and_then(|state| state.as_f64());
    let before = ENTRY.get();
    let behind = known.map_or_else(|| before.behind.wrapping_add(1), |depth| depth as u32);
    note(|entry| {
        entry.behind = behind;
        // Asked for again, an entry is as new as it was.
        entry.new = known.is_none() || before.new && before.behind == behind;
        entry.arrivals = before.arrivals.wrapping_add(1);
    });
    if known.is_none() {
        let _ = history.replace_state(&behind.into(), "");
    }
    note_match();
}

/// The screen of the page's address, now and as it changes, and a number that tells one wish for a screen from the next one.
#[hook]
pub fn use_route() -> (Route, u32) {
    let route = use_state_eq(|| {
        // The first entry: nothing of ours lies behind it, unless the page was reloaded.
        note(|entry| entry.behind = u32::MAX);
        arrive();
        (here(), ENTRY.get().arrivals)
    });
    let set = route.setter();
    let seen = use_mut_ref(here);
    use_effect_with((), move |()| {
        // Screens see to it themselves where on them one is (`ui/scroll_position.rs`).
        if let Some(history) = history() {
            let _ = history.set_scroll_restoration(web_sys::ScrollRestoration::Manual);
        }
        let listeners = web_sys::window().map(|window| {
            let arrived = EventListener::new(&window, ARRIVED, move |_| {
                arrive();
                BEFORE.set(Some(seen.replace(here())));
                set.set((here(), ENTRY.get().arrivals));
            });
            (arrived, EventListener::new(&window, "click", followed))
        });
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
            Route::Learn("tritt".into()),
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
}
