//! Tipps.

use crate::hint::HintWords;

/// The words.
pub static HINTS: HintWords = HintWords {
    only: "Das ist der einzige erlaubte Zug.",
    wins: "Das gewinnt sofort: {0}.",
    soon: "Egal, was folgt: Dein nächster Zug gewinnt.",
    wins_in: "Das gewinnt sicher, in höchstens {0} {0:Zug|Zügen}.",
    wins_sure: "Das gewinnt sicher.",
    loses: "Jeder Zug verliert; dieser hält am längsten durch.",
    keeps: "Jeder andere Zug verschenkt den Sieg.",
    saves: "Jeder andere Zug verliert.",
    stops: [
        "Das hindert {0} daran, sofort mit {1} zu gewinnen: {2}.",
        "Nach fast jedem anderen Zug, etwa {3}, gewinnt {0} sofort mit {1}: {2}.",
    ],
    denies: [
        "Das nimmt {0} den Zug {1}: {2}.",
        "Nach fast jedem anderen Zug, etwa {3}, hat {0} eine gute Antwort, nämlich {1}: {2}.",
    ],
    makes: "Das ergibt {0}.",
    takes: "Das nimmt {0} {0:Stein|Steine} vom Brett.",
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
    no_move: "dein Gegner hat keinen Zug mehr",
    count: "die geschlagenen Kugeln entscheiden",
};
