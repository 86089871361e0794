//! Boards.

use crate::core::{GroupKind, Kind, Side, TrayRole};
use crate::i18n::board::{Words, Zoom};

/// The words.
pub const WORDS: Words = Words {
    board: "Board",
    empty: "empty",
    chosen: "chosen",
    choosable: "can be chosen",
    last: "last move",
    line: "in a line that counts",
    pending: "tap again to confirm",
    exchange: "can be exchanged",
    star: "in a complete star",
    wins: "wins at once",
    loses: "loses at once",
    dots: ["orange", "blue"],
    of_seat: "of player",
    tray,
    kind,
    slide,
    zoom,
    groups: "Stars and formations",
    group,
    out_of: "of",
    sowing: "ends in {0}, removes {1}",
};

fn tray(role: TrayRole) -> &'static str {
    match role {
        TrayRole::Hand => "Hand",
        TrayRole::Taken => "Taken",
        TrayRole::Stock => "To set back",
        TrayRole::Supply => "Middle",
        TrayRole::Bag => "Bag",
    }
}

fn kind(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Ball => ("ball", "balls"),
        Kind::Seed => ("stone", "stones"),
        Kind::Red => ("red chip", "red chips"),
        Kind::Yellow => ("yellow chip", "yellow chips"),
        Kind::Green => ("green chip", "green chips"),
        Kind::OrangeBlueOrange => ("tritton orange-blue-orange", "trittons orange-blue-orange"),
        Kind::BlueOrangeBlue => ("tritton blue-orange-blue", "trittons blue-orange-blue"),
        Kind::Tile(_) => ("tile", "tiles"),
    }
}

fn slide(side: Side) -> &'static str {
    match side {
        Side::North => "Slide the strip to the top",
        Side::East => "Slide the strip to the right",
        Side::South => "Slide the strip to the bottom",
        Side::West => "Slide the strip to the left",
    }
}

fn zoom(zoom: Zoom) -> &'static str {
    match zoom {
        Zoom::In => "Zoom in",
        Zoom::Out => "Zoom out",
        Zoom::Fit => "Show everything",
    }
}

fn group(kind: GroupKind) -> (&'static str, &'static str) {
    match kind {
        GroupKind::Star => ("Star", "Stars"),
        GroupKind::Pyramid => ("Pyramid", "Pyramids"),
        GroupKind::Strip => ("Strip", "Strips"),
        GroupKind::Block => ("Block", "Blocks"),
    }
}
