//! Analyses.

use crate::i18n::analysis::Analysis;

/// The words.
pub static ANALYSIS: Analysis = Analysis {
    sees: "Was das Programm sieht",
    looking: "Es schaut …",
    looked: "{0} Züge weit, {1} Stellungen",
    positions: "{0} Stellungen",
    table: "Alle Stellungen werden ausgerechnet: {0} %",
    all_known: "Alle Stellungen sind bekannt.",
    over: "Hier ist die Partie zu Ende.",
    chance: "Hier entscheidet der Beutel.",
    decides: ["gewinnt in {0}", "verliert in {0}"],
    even: "ausgeglichen",
    in_turns: ["{0} in {1} Zug", "{0} in {1} Zügen"],
    exactly: "genau {0}",
    percent: "{0} %",
    shares: "Anteile",
    graph: "Verlauf der Partie",
    after: "Nach Zug {0}: {1}",
    at_start: "Am Anfang: {0}",
    unknown: "nicht angeschaut",
    review: "Die ganze Partie anschauen",
    reviewed: "{0} von {1} Stellungen",
    stop: "Aufhören",
    turns: "Wo sich die Partie gedreht hat",
    no_turns: "Kein Zug hat viel verändert.",
    missed: "Zug {0}: {1} hätte mit {4} gewinnen können",
    played: "Gespielt: {0}",
    turned: "Zug {0}, {1}: von {2} % auf {3} %",
    better: "Besser: {0}",
};
