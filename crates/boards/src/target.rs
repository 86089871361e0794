//! The meaning of an element of the page: [`Pick`]s as the attribute `data-pick`, so that a thing dragged from one component
//! can be dropped on another that knows nothing of it.

use trivium_rules::core::{BoardEdge, Command, Pick, PieceKind, Site, TrayRole};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

const ROLES: [(TrayRole, &str); 5] = [
    (TrayRole::Hand, "hand"),
    (TrayRole::Taken, "taken"),
    (TrayRole::Stock, "stock"),
    (TrayRole::Supply, "supply"),
    (TrayRole::Bag, "bag"),
];

const KINDS: [(PieceKind, &str); 7] = [
    (PieceKind::Ball, "ball"),
    (PieceKind::Seed, "seed"),
    (PieceKind::Red, "red"),
    (PieceKind::Yellow, "yellow"),
    (PieceKind::Green, "green"),
    (PieceKind::OrangeBlueOrange, "obo"),
    (PieceKind::BlueOrangeBlue, "bob"),
];

const COMMANDS: [(Command, &str); 6] = [
    (Command::Pass, "pass"),
    (Command::Swap, "swap"),
    (Command::Slide(BoardEdge::North), "slide-n"),
    (Command::Slide(BoardEdge::East), "slide-e"),
    (Command::Slide(BoardEdge::South), "slide-s"),
    (Command::Slide(BoardEdge::West), "slide-w"),
];

fn word<T: PartialEq>(game_match: &[(T, &'static str)], thing: T) -> &'static str {
    game_match.iter().find(|(t, _)| *t == thing).map_or("", |(_, word)| word)
}

fn thing<T: Copy>(game_match: &[(T, &str)], word: &str) -> Option<T> {
    game_match.iter().find(|(_, w)| *w == word).map(|(thing, _)| *thing)
}

/// A kind as a word for classes and ids.
pub fn kind_word(kind: PieceKind) -> String {
    match kind {
        PieceKind::Tile(number) => format!("tile{number}"),
        _ => word(&KINDS, kind).to_owned(),
    }
}

/// A tray's role as a word for classes.
pub fn role_word(role: TrayRole) -> &'static str {
    word(&ROLES, role)
}

/// The attribute's text: `site-12`, `hand-red`, `slide-n`.
pub fn write(pick: Pick) -> String {
    match pick {
        Pick::Site(Site(number)) => format!("site-{number}"),
        Pick::Tray(role, kind) => format!("{}-{}", role_word(role), kind_word(kind)),
        Pick::Command(command) => word(&COMMANDS, command).to_owned(),
    }
}

/// The meaning of an attribute's text.
pub fn read(text: &str) -> Option<Pick> {
    if let Some(command) = thing(&COMMANDS, text) {
        return Some(Pick::Command(command));
    }
    let (first, rest) = text.split_once('-')?;
    if first == "site" {
        return rest.parse().ok().map(|number| Pick::Site(Site(number)));
    }
    let kind = match rest.strip_prefix("tile") {
        Some(number) => PieceKind::Tile(number.parse().ok()?),
        None => thing(&KINDS, rest)?,
    };
    Some(Pick::Tray(thing(&ROLES, first)?, kind))
}

/// The place that an element stands for.
pub fn site_of(element: &Element) -> Option<Site> {
    match read(&element.get_attribute("data-pick")?) {
        Some(Pick::Site(site)) => Some(site),
        _ => None,
    }
}

/// The element of a pick from which an event comes.
pub fn element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("[data-pick]").ok()?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pick_is_read_back() {
        let mut picks = vec![Pick::Site(Site(0)), Pick::Site(Site(4_000_000))];
        picks.extend(COMMANDS.map(|(command, _)| Pick::Command(command)));
        let kinds = KINDS.iter().map(|(kind, _)| *kind).chain([PieceKind::Tile(6)]);
        picks.extend(kinds.flat_map(|kind| ROLES.map(|(role, _)| Pick::Tray(role, kind))));
        for pick in picks {
            assert_eq!(read(&write(pick)), Some(pick));
        }
        assert_eq!([read(""), read("site-x"), read("hand-"), read("pocket-red")], [None; 4]);
    }
}
