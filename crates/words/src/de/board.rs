//! Boards.

use crate::board::{BoardWords, GroupWords, PieceWords, TrayWords, ZoomWords};

/// The words.
pub const WORDS: BoardWords = BoardWords {
    board: "Brett",
    empty: "leer",
    chosen: "gewählt",
    choosable: "wählbar",
    last: "letzter Zug",
    line: "in einer Reihe, die zählt",
    pending: "zur Bestätigung noch einmal tippen",
    exchange: "kann getauscht werden",
    star: "in einem fertigen Stern",
    wins: "gewinnt sicher",
    loses: "verliert sicher",
    dots: ["orange", "blau"],
    of_seat: "von Spieler",
    trays: TrayWords { hand: "Hand", taken: "Geschlagen", stock: "Zum Zurücksetzen", supply: "Vorrat", bag: "Beutel" },
    kinds: PieceWords {
        ball: ["Kugel", "Kugeln"],
        seed: ["Stein", "Steine"],
        red: ["roter Chip", "rote Chips"],
        yellow: ["gelber Chip", "gelbe Chips"],
        green: ["grüner Chip", "grüne Chips"],
        orange_blue_orange: ["Tritton orange-blau-orange", "Trittons orange-blau-orange"],
        blue_orange_blue: ["Tritton blau-orange-blau", "Trittons blau-orange-blau"],
        tile: ["Stein", "Steine"],
    },
    slides: [
        "Streifen nach oben verschieben",
        "Streifen nach rechts verschieben",
        "Streifen nach unten verschieben",
        "Streifen nach links verschieben",
    ],
    zooms: ZoomWords { closer: "Vergrößern", farther: "Verkleinern", fit: "Alles anzeigen" },
    groups: "Sterne und Formationen",
    group_kinds: GroupWords {
        star: ["Stern", "Sterne"],
        pyramid: ["Pyramide", "Pyramiden"],
        strip: ["Streifen", "Streifen"],
        block: ["Block", "Blöcke"],
    },
    out_of: "von",
    form: "{0:one|many}",
    sowing: "endet in {0}, nimmt {1} vom Brett",
};
