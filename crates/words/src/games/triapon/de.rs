//! Triapon in German.

use super::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Mühle zu dritt: Bilde Triaden, schlage Kugeln, bleibe bis zuletzt im Spiel.",
    base: ["Triapon", "Die veröffentlichten Regeln."],
    barricade: ["Barrikade", "Geschlagene Kugeln ausgeschiedener Spieler kommen als Hindernisse zurück."],
    goal: "Drei eigene Kugeln in einer Reihe schlagen eine fremde. Wer als Letzter im Spiel bleibt, gewinnt.",
    deeds: [
        "setzt eine Kugel",
        "zieht mit einer Kugel",
        "schlägt eine von {1}",
        "setzt eine Kugel zurück",
        "bildet {0:eine Triade|mehrere Triaden}",
    ],
    pieces: [["Kugel", "Kugeln"]],
    patterns: [["Triade", "Triaden"]],
    refusals: Refusals {
        occupied: "In diesem Loch liegt schon eine Kugel. Wähle ein freies.",
        empty: "In diesem Loch liegt keine Kugel. Wähle ein anderes.",
        not_yours: "Diese Kugel gehört dir nicht. Wähle eine eigene.",
        not_neighbour: "Mit mehr als drei Kugeln auf dem Brett ziehst du nur in ein benachbartes Loch.",
        blocked: "Neben dieser Kugel ist kein Loch frei. Wähle eine andere.",
        own: "Deine eigene Kugel kannst du nicht schlagen. Wähle eine fremde.",
        out: "Diese Kugel gehört einem ausgeschiedenen Spieler und bleibt liegen. Wähle eine andere.",
        long_triad: "Diese Kugel liegt in einer langen Triade und ist immer geschützt. Wähle eine andere.",
        triad: "Diese Kugel ist geschützt, denn keine Triade längerer Art kreuzt ihre Triade. Wähle eine andere.",
        inner: "Diese Kugel ist geschützt, denn ohne sie bliebe von ihrer Triade keine übrig. Wähle eine andere.",
        fewer: "Dein anderer Gegner hat mehr Kugeln im Spiel. Schlage eine von seinen.",
        no_barricade: "In dieser Variante werden keine Kugeln zurückgesetzt.",
        no_agreement: "Solange noch Kugeln gesetzt werden, lässt sich die Partie nicht durch Einigung beenden.",
        no_claim: "Wiederholte Stellungen zählen hier nicht; ein Unentschieden lässt sich darum nicht verlangen.",
        stages: Stages {
            place: "Erst werden alle Kugeln gesetzt, dann wird gezogen.",
            moving: "Alle Kugeln sind gesetzt. Ziehe jetzt mit einer deiner Kugeln.",
            take: "Du hast eine Triade gebildet. Schlage erst eine Kugel.",
            reset: "Setze erst eine Kugel des ausgeschiedenen Spielers zurück oder passe.",
            over: "Die Partie ist zu Ende.",
        },
    },
    short_prompts: Prompts {
        place: "Setze.",
        moving: "Ziehe.",
        jump: "Springe.",
        take: "Schlage.",
        reset: "Setze zurück oder passe.",
    },
    prompts: Prompts {
        place: "Tippe auf ein freies Loch, um eine Kugel zu setzen.",
        moving: "Tippe auf eine deiner Kugeln, dann auf ein freies Loch daneben.",
        jump: "Du hast noch drei Kugeln: Tippe auf eine, dann auf irgendein freies Loch.",
        take: "Du hast eine Triade gebildet. Tippe auf eine der markierten Kugeln, um sie zu schlagen.",
        reset: "Tippe auf ein freies Loch, um eine Kugel des ausgeschiedenen Spielers zurückzusetzen, oder passe.",
    },
};

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 1] = ["eine Triade und damit eine geschlagene Kugel"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 10] = [
    "Hand",
    "Geschlagen",
    "Zum Zurücksetzen",
    "Ausgeschieden",
    "Züge ohne Schlagen",
    "Phase",
    "Setzen",
    "Ziehen",
    "Schlagen",
    "Zurücksetzen",
];
