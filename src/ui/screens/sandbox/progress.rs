//! The progress of the tab's sandbox, in session storage, apart from all matches.

use crate::ui::base::route::{self, Route};
use crate::ui::base::store::session_storage;
use trivium_session::{Match, read_kept, write_kept};

const KEY: &str = "trivium/try";

/// The screen that opened a sandbox.
#[derive(Clone, PartialEq, Debug)]
pub struct Origin {
    pub route: Route,
    /// Its depth in the history.
    pub depth: u32,
}

impl Origin {
    /// The screen before the current one.
    pub fn here() -> Option<Origin> {
        let route = route::before().filter(|_| route::is_new() && route::depth() > 0)?;
        Some(Origin { route, depth: route::depth() - 1 })
    }

    pub fn go_back(&self) {
        route::return_to(self.depth, &self.route);
    }

    fn text(origin: Option<&Origin>) -> String {
        origin.map_or_else(String::new, |origin| [&origin.depth.to_string(), " ", &origin.route.to_string()].concat())
    }

    fn read(text: &str) -> Option<Origin> {
        let (depth, route) = text.split_once(' ')?;
        Some(Origin { route: Route::read(route), depth: depth.parse().ok()? })
    }
}

pub fn write(payload: &str, origin: Option<&Origin>, game_match: &Match) {
    session_storage::set(KEY, &[payload, "\n", &Origin::text(origin), "\n", &write_kept(game_match, 0)].concat());
}

/// The stored progress, if it began at `payload`.
pub fn read(payload: &str) -> Option<(Option<Origin>, Match)> {
    let text = session_storage::get(KEY)?;
    let (origin, stored) = text.strip_prefix(payload)?.strip_prefix('\n')?.split_once('\n')?;
    Some((Origin::read(origin), read_kept(stored).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::base::route::Sheet;

    #[test]
    fn an_origin_is_read_as_written() {
        let origin = Origin { route: Route::Game("k3".into(), Some(Sheet::Analysis)), depth: 2 };
        assert_eq!(Origin::read(&Origin::text(Some(&origin))), Some(origin));
        assert_eq!(Origin::read(&Origin::text(None)), None);
    }
}
