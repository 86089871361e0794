//! Texts that are heard, in German.

use crate::spoken::SpokenWords;

/// The words.
pub const SPOKEN: SpokenWords = SpokenWords {
    undone: "Rückgängig gemacht.",
    redone: "Wiederholt.",
    at_start: "Anfang der Partie.",
    at_move: "Zug {0} von {1}.",
    no_further: "In dieser Richtung gibt es keinen weiteren Zug.",
    choices: "{0} {0:Möglichkeit|Möglichkeiten}: {1}.",
    many_choices: "{0} {0:Möglichkeit|Möglichkeiten}.",
    more_rounds: "Es steht unentschieden, also {0:folgt noch|folgen noch} {0} {0:Runde|Runden}.",
    verbosity: "Gesprochene Texte",
    verbosities: ["Kurz", "Normal", "Ausführlich"],
    sown: "{0} bis {1}, {2} {2:Aussaat|Aussaaten}, nimmt {3}",
    moved: "{0} nach {1}",
    exchanged: "{0} und {1} getauscht",
    done: ["gezogen", "getauscht"],
    parts: ["Spieler", "Frage"],
    neutral_row: "Neutrale Reihe",
    progress: "{0}, {1} von {2}",
    missing: "{0}, {1} fehlt",
    keys: "Tasten und Fragen",
    by_ear: "Spielen nach Gehör",
    ways: ["{0} rechts", "{0} links", "{0} hoch", "{0} runter"],
    commands: [
        "letzter|l",
        "nochmal|r",
        "stellung|p",
        "uhr|c",
        "zug|t",
        "möglich|m",
        "punkte|s",
        "geschlagen|x",
        "linien|w",
        "hilfe|h",
    ],
    no_clock: "Es läuft keine Uhr.",
    time: "{0}: {1} min {2} s",
    no_score: "Es gibt keine Punkte.",
    nothing_captured: "Es wurde noch nichts geschlagen.",
    no_choice: "Jetzt gibt es nichts zu wählen.",
    help: [
        "Gib diese Wörter hier ein oder drücke Alt und den Buchstaben: {0}. Alt+N und Alt+B führen zum nächsten und zum vorigen wählbaren Feld, Alt+I in dieses Eingabefeld. Strg+Z macht einen Zug rückgängig, Strg+Y wiederholt ihn.",
        "Drücke Alt und einen Buchstaben: {0}. Alt+N und Alt+B führen zum nächsten und zum vorigen wählbaren Feld.",
    ],
};
