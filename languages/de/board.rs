use crate::board::{BoardWords, TrayWords, ZoomWords};

pub const WORDS: BoardWords = BoardWords {
    board: "Brett",
    empty: "leer",
    chosen: "gewählt",
    choosable: "wählbar",
    last: "letzter Zug",
    line: "in einer Reihe, die zählt",
    pending: "zur Bestätigung noch einmal tippen",
    exchange: "tauschbar",
    wins: "gewinnt sicher",
    loses: "verliert sicher",
    of_seat: "von Spieler",
    trays: TrayWords { hand: "Hand", taken: "Geschlagen", stock: "Zum Zurücksetzen", supply: "Vorrat", bag: "Beutel" },
    slides: [
        "Streifen nach oben verschieben",
        "Streifen nach rechts verschieben",
        "Streifen nach unten verschieben",
        "Streifen nach links verschieben",
    ],
    zooms: ZoomWords { closer: "Vergrößern", farther: "Verkleinern", fit: "Alles anzeigen" },
    form: "{0:one|many}",
    sowing: "endet in {0}, lässt {1} {1:Mulde|Mulden}",
    sowing_label: "Endet in {0}. Gegner: {1} spielbar",
    playable: "Spielbare Mulden",
};
