//! Analyses.

use crate::analysis::AnalysisWords;

/// The words.
pub static ANALYSIS: AnalysisWords = AnalysisWords {
    sees: "Bewertung",
    looking: "Analyse läuft …",
    looked: "{0} {0:Zug|Züge} voraus, {1} {1:Stellung|Stellungen}",
    positions: "{0} {0:Stellung|Stellungen}",
    game_match: "Berechnung aller Stellungen: {0} %",
    all_known: "Alle Stellungen sind berechnet.",
    over: "Hier ist die Partie zu Ende.",
    chance: "Hier entscheidet der Beutel.",
    decides: [
        "gewinnt in höchstens {0} {0:eigenem Zug|eigenen Zügen}",
        "verliert nach höchstens {0} {0:gegnerischen Zug|gegnerischen Zügen}",
    ],
    even: "ausgeglichen",
    in_turns: "{0} in {1} {1:Zug|Zügen}",
    exactly: "genau {0}",
    percent: "{0} %",
    shares: "Gewinnchancen",
    graph: "Bewertungsverlauf",
    after: "Nach Zug {0}: {1}",
    at_start: "Am Anfang: {0}",
    unknown: "nicht analysiert",
    review: "Ganze Partie analysieren",
    reviewed: "{0} von {1} {1:Stellung|Stellungen}",
    stop: "Anhalten",
    turns: "Wendepunkte",
    no_turns: "Kein Zug hat die Partie gewendet.",
    missed: "Zug {0}: {1} hätte mit {4} gewinnen können",
    played: "Gespielt: {0}",
    turned: "Zug {0}, {1}: von {2} % auf {3} %",
    better: "Besser: {0}",
    is_better: "{0} steht besser",
    marks: ["sicherer Gewinn", "sicherer Verlust", "bester Zug"],
};
