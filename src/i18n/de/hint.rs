//! Tipps.

use crate::i18n::hint::Hints;

/// The words.
pub static HINTS: Hints = Hints {
    only: "Ein anderer Zug ist nicht erlaubt.",
    wins: "Das gewinnt sofort: {0}.",
    soon: "Was auch kommt, dein nächster Zug gewinnt.",
    wins_in: "Das gewinnt sicher, in höchstens {0} Zügen.",
    wins_sure: "Das gewinnt sicher.",
    loses: "Jeder Zug verliert; dieser hält am längsten aus.",
    keeps: "Jeder andere Zug gibt den Sieg her.",
    saves: "Jeder andere Zug verliert.",
    stops: [
        "Das hindert {0} daran, sofort mit {1} zu gewinnen: {2}.",
        "Nach fast jedem anderen Zug gewinnt {0} sofort, etwa {3}, dann {1}: {2}.",
    ],
    denies: ["Das nimmt {0} den Zug {1}: {2}.", "Fast jeder andere Zug bietet {0} etwas an, etwa {3}, dann {1}: {2}."],
    makes: "Das ergibt {0}.",
    takes: ["Das schlägt {0} Stein.", "Das schlägt {0} Steine."],
    puts_out: "Damit scheidet {0} aus.",
    lines: [
        "drei rote Chips in einer Reihe",
        "drei gelbe Chips in einer Reihe",
        "drei grüne Chips in einer Reihe",
        "rot, gelb und grün in einer Reihe",
    ],
    row: "drei Punkte einer Farbe in einer Reihe",
    triad: "eine Triade, die eine Kugel schlägt",
    groups: ["einen Stern", "eine Pyramide", "ein Streifen", "ein Block aus Sternen"],
    is_out: "{0} scheidet aus",
    last_in: "alle anderen sind ausgeschieden",
    no_move: "dem Gegner bleibt kein Zug",
    count: "die Zählung entscheidet",
};
