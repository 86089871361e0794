//! Boards.

use crate::core::{GroupKind, Kind, Side, TrayRole};
use crate::i18n::board::{Words, Zoom};

/// The words.
pub const WORDS: Words = Words {
    board: "Tavoliere",
    empty: "vuoto",
    chosen: "scelta",
    choosable: "si può scegliere",
    last: "ultima mossa",
    line: "in una fila che conta",
    pending: "tocca di nuovo per confermare",
    exchange: "si può scambiare",
    star: "in una stella completa",
    wins: "fa vincere subito",
    loses: "fa perdere subito",
    dots: ["arancione", "blu"],
    of_seat: "del giocatore",
    tray,
    kind,
    slide,
    zoom,
    groups: "Stelle e formazioni",
    group,
    out_of: "di",
    sowing: "finisce in {0}, toglie {1}",
};

fn tray(role: TrayRole) -> &'static str {
    match role {
        TrayRole::Hand => "Mano",
        TrayRole::Taken => "Prese",
        TrayRole::Stock => "Da rimettere",
        TrayRole::Supply => "Centro",
        TrayRole::Bag => "Sacchetto",
    }
}

fn kind(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Ball => ("biglia", "biglie"),
        Kind::Seed => ("seme", "semi"),
        Kind::Red => ("gettone rosso", "gettoni rossi"),
        Kind::Yellow => ("gettone giallo", "gettoni gialli"),
        Kind::Green => ("gettone verde", "gettoni verdi"),
        Kind::OrangeBlueOrange => ("tritton arancio-blu-arancio", "tritton arancio-blu-arancio"),
        Kind::BlueOrangeBlue => ("tritton blu-arancio-blu", "tritton blu-arancio-blu"),
        Kind::Tile(_) => ("tessera", "tessere"),
    }
}

fn slide(side: Side) -> &'static str {
    match side {
        Side::North => "Sposta la striscia in alto",
        Side::East => "Sposta la striscia a destra",
        Side::South => "Sposta la striscia in basso",
        Side::West => "Sposta la striscia a sinistra",
    }
}

fn zoom(zoom: Zoom) -> &'static str {
    match zoom {
        Zoom::In => "Ingrandisci",
        Zoom::Out => "Rimpicciolisci",
        Zoom::Fit => "Mostra tutto",
    }
}

fn group(kind: GroupKind) -> (&'static str, &'static str) {
    match kind {
        GroupKind::Star => ("Stella", "Stelle"),
        GroupKind::Pyramid => ("Piramide", "Piramidi"),
        GroupKind::Strip => ("Striscia", "Strisce"),
        GroupKind::Block => ("Blocco", "Blocchi"),
    }
}
