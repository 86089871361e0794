//! Analyses.

use crate::i18n::analysis::Analysis;

/// The words.
pub static ANALYSIS: Analysis = Analysis {
    sees: "Che cosa vede il programma",
    looking: "Sta guardando …",
    looked: "{0} mosse in avanti, {1} posizioni",
    positions: "{0} posizioni",
    table: "Calcolo di tutte le posizioni: {0} %",
    all_known: "Tutte le posizioni sono note.",
    over: "Qui la partita è finita.",
    chance: "Qui decide il sacchetto.",
    decides: ["vince in {0}", "perde in {0}"],
    even: "pari",
    in_turns: ["{0} in {1} mossa", "{0} in {1} mosse"],
    exactly: "esattamente {0}",
    percent: "{0} %",
    shares: "Parti",
    graph: "Andamento della partita",
    after: "Dopo la mossa {0}: {1}",
    at_start: "All’inizio: {0}",
    unknown: "non guardata",
    review: "Guarda tutta la partita",
    reviewed: "{0} di {1} posizioni",
    stop: "Ferma",
    turns: "Dove la partita è girata",
    no_turns: "Nessuna mossa ha cambiato molto.",
    missed: "Mossa {0}: {1} avrebbe potuto vincere con {4}",
    played: "Giocata: {0}",
    turned: "Mossa {0}, {1}: da {2} % a {3} %",
    better: "Meglio: {0}",
};
