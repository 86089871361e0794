//! Boards.

use crate::core::{GroupKind, Kind, Side, TrayRole};
use crate::i18n::board::{Words, Zoom};

/// The words.
pub const WORDS: Words = Words {
    board: "Brett",
    empty: "leer",
    chosen: "gewählt",
    choosable: "wählbar",
    last: "letzter Zug",
    line: "in einer Reihe, die zählt",
    pending: "zur Bestätigung noch einmal tippen",
    exchange: "kann getauscht werden",
    star: "in einem fertigen Stern",
    wins: "gewinnt sofort",
    loses: "verliert sofort",
    dots: ["orange", "blau"],
    of_seat: "von Spieler",
    tray,
    kind,
    slide,
    zoom,
    groups: "Sterne und Formationen",
    group,
    out_of: "von",
    sowing: "endet in {0}, entfernt {1}",
};

fn tray(role: TrayRole) -> &'static str {
    match role {
        TrayRole::Hand => "Hand",
        TrayRole::Taken => "Geschlagen",
        TrayRole::Stock => "Zum Zurücksetzen",
        TrayRole::Supply => "Mitte",
        TrayRole::Bag => "Beutel",
    }
}

fn kind(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Ball => ("Kugel", "Kugeln"),
        Kind::Seed => ("Stein", "Steine"),
        Kind::Red => ("roter Chip", "rote Chips"),
        Kind::Yellow => ("gelber Chip", "gelbe Chips"),
        Kind::Green => ("grüner Chip", "grüne Chips"),
        Kind::OrangeBlueOrange => ("Tritton orange-blau-orange", "Trittons orange-blau-orange"),
        Kind::BlueOrangeBlue => ("Tritton blau-orange-blau", "Trittons blau-orange-blau"),
        Kind::Tile(_) => ("Stein", "Steine"),
    }
}

fn slide(side: Side) -> &'static str {
    match side {
        Side::North => "Streifen nach oben verschieben",
        Side::East => "Streifen nach rechts verschieben",
        Side::South => "Streifen nach unten verschieben",
        Side::West => "Streifen nach links verschieben",
    }
}

fn zoom(zoom: Zoom) -> &'static str {
    match zoom {
        Zoom::In => "Vergrößern",
        Zoom::Out => "Verkleinern",
        Zoom::Fit => "Alles zeigen",
    }
}

fn group(kind: GroupKind) -> (&'static str, &'static str) {
    match kind {
        GroupKind::Star => ("Stern", "Sterne"),
        GroupKind::Pyramid => ("Pyramide", "Pyramiden"),
        GroupKind::Strip => ("Streifen", "Streifen"),
        GroupKind::Block => ("Block", "Blöcke"),
    }
}
