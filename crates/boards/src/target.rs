//! Writes and reads [`Pick`]s as the attribute `data-pick`. So a piece can be dragged between components that do not
//! know each other.

use trivium_rules::core::{BoardEdge, Command, Pick, PieceKind, Site, TrayRole};
use trivium_rules::games;
#[cfg(feature = "page")]
use wasm_bindgen::JsCast;
#[cfg(feature = "page")]
use web_sys::{Element, Event};

const ROLES: [(TrayRole, &str); 5] = [
    (TrayRole::Hand, "hand"),
    (TrayRole::Taken, "taken"),
    (TrayRole::Stock, "stock"),
    (TrayRole::Supply, "supply"),
    (TrayRole::Bag, "bag"),
];

const COMMANDS: [(Command, &str); 6] = [
    (Command::Pass, "pass"),
    (Command::Swap, "swap"),
    (Command::Slide(BoardEdge::North), "slide-n"),
    (Command::Slide(BoardEdge::East), "slide-e"),
    (Command::Slide(BoardEdge::South), "slide-s"),
    (Command::Slide(BoardEdge::West), "slide-w"),
];

fn word<T: PartialEq>(words: &[(T, &'static str)], value: T) -> &'static str {
    words.iter().find(|(t, _)| *t == value).map_or("", |(_, word)| word)
}

fn named<T: Copy>(words: &[(T, &str)], word: &str) -> Option<T> {
    words.iter().find(|(_, w)| *w == word).map(|(value, _)| *value)
}

/// The CSS class of a tray role.
pub fn role_word(role: TrayRole) -> &'static str {
    word(&ROLES, role)
}

/// Writes a pick as an attribute: `site-12`, `hand-red`, `slide-n`.
pub fn write(pick: Pick) -> String {
    match pick {
        Pick::Site(site) => format!("site-{}", site.index()),
        Pick::Tray(role, kind) => [role_word(role), "-", &kind.to_string()].concat(),
        Pick::Command(command) => word(&COMMANDS, command).to_owned(),
    }
}

/// Reads a pick of a game from an attribute.
pub fn read(game: &str, text: &str) -> Option<Pick> {
    if let Some(command) = named(&COMMANDS, text) {
        return Some(Pick::Command(command));
    }
    let (first, rest) = text.split_once('-')?;
    let info = games::info(game).ok()?;
    if first == "site" {
        return info.site(rest.parse().ok()?).map(Pick::Site);
    }
    let kind = PieceKind::read(info.pieces, rest)?;
    Some(Pick::Tray(named(&ROLES, first)?, kind))
}

/// The site of an element with `data-pick`.
#[cfg(feature = "page")]
pub fn site_of(game: &str, element: &Element) -> Option<Site> {
    let index = element.get_attribute("data-pick")?.strip_prefix("site-")?.parse().ok()?;
    games::info(game).ok()?.site(index)
}

/// The pickable element that an event comes from.
#[cfg(feature = "page")]
pub fn element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("[data-pick]").ok()?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pick_is_read_back() {
        for game in games::GAMES {
            let sites = (0..1000).chain((1000..1 << 27).step_by(99_991)).filter_map(|index| game.site(index));
            let mut picks: Vec<Pick> = sites.map(Pick::Site).collect();
            assert!(!picks.is_empty(), "{}", game.id);
            picks.extend(COMMANDS.map(|(command, _)| Pick::Command(command)));
            let kinds = game.pieces.iter().flat_map(|info| [PieceKind::new(info), PieceKind::numbered(info, 6)]);
            let of_trays = kinds.flat_map(|kind| ROLES.map(|(role, _)| Pick::Tray(role, kind)));
            for pick in picks.iter().copied().chain(of_trays) {
                assert_eq!(read(game.id, &write(pick)), Some(pick));
            }
        }
        let none = ["", "site-x", "site-12", "hand-", "pocket-red", "hand-redder", "hand-ball"];
        assert_eq!(none.map(|text| read("traffic-lights", text)), [None; 7]);
        assert_eq!(write(Pick::Tray(TrayRole::Hand, games::trigon::tile_kind(4))), "hand-tile4");
    }
}
