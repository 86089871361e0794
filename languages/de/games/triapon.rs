//! Triapon in German.

use crate::games::triapon::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Mühle zu dritt: Bilde Triaden, schlage Kugeln, bleibe bis zuletzt im Spiel.",
    base: ["Triapon", "Die veröffentlichten Regeln."],
    barricade: [
        "Barrikade",
        "Kugeln, die du einem Ausgeschiedenen abgenommen hast, darfst du als Hindernisse zurücksetzen.",
    ],
    goal: "Mit drei Kugeln in einer Reihe schlägst du eine fremde. Wer als Letzter im Spiel bleibt, gewinnt.",
    actions: [
        "setzt eine Kugel",
        "zieh{2~t|st} mit einer Kugel",
        "schläg{2~t|st} eine Kugel von {1~@|dir}",
        "setzt eine Kugel zurück",
        "bilde{2~t|st} {0:eine Triade|mehrere Triaden}",
    ],
    pieces: [["Kugel", "Kugeln"]],
    patterns: [["Triade", "Triaden"]],
    refusals: Refusals {
        occupied: "In diesem Loch liegt schon eine Kugel. Wähle ein freies.",
        empty: "In diesem Loch liegt keine Kugel. Wähle ein anderes.",
        not_yours: "Diese Kugel gehört dir nicht. Wähle eine eigene.",
        not_neighbour: "Springen darfst du erst mit nur noch drei Kugeln. Ziehe in ein benachbartes Loch.",
        blocked: "Neben dieser Kugel ist kein Loch frei. Wähle eine andere.",
        own: "Deine eigene Kugel kannst du nicht schlagen. Wähle eine fremde.",
        out: "Diese Kugel gehört einem ausgeschiedenen Spieler und bleibt liegen. Wähle eine andere.",
        long_triad: "Diese Kugel ist geschützt, denn sie liegt in einer langen Triade. Wähle eine andere.",
        triad: "Diese Kugel ist geschützt, denn keine längere Art kreuzt ihre Triade. Wähle eine andere.",
        inner: "Diese Kugel ist geschützt, denn ohne sie bliebe von ihrer Reihe keine Triade. Wähle eine andere.",
        fewer: "Dein anderer Gegner hat mehr Kugeln im Spiel. Schlage eine von seinen.",
        no_barricade: "Kugeln zurücksetzen darfst du nur in der Variante „Barrikade“. Mache einen anderen Zug.",
        no_agreement: "Einigen könnt ihr euch erst, wenn alle Kugeln gesetzt sind. Setze weiter.",
        no_claim: "Ein Unentschieden durch Wiederholung gibt es hier nicht. Spiele weiter.",
        stages: Stages {
            place: "Ziehen darfst du erst, wenn alle Kugeln liegen. Setze jetzt eine.",
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

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["eine Triade und damit eine geschlagene Kugel"];

/// Labels of settings and their values in the position editor.
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
