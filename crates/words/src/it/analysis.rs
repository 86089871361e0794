//! Analyses.

use crate::analysis::AnalysisWords;

/// The words.
pub static ANALYSIS: AnalysisWords = AnalysisWords {
    sees: "Valutazione",
    looking: "Analisi in corso…",
    looked: "profondità {0} {0:mossa|mosse}, {1} {1:posizione|posizioni}",
    positions: "{0} {0:posizione|posizioni}",
    game_match: "Calcolo di tutte le posizioni: {0}%",
    all_known: "Tutte le posizioni sono calcolate.",
    over: "Qui la partita è finita.",
    chance: "Qui decide il sacchetto.",
    decides: [
        "vince in {0} {0:mossa|mosse} al massimo",
        "perde in {0} {0:mossa avversaria|mosse avversarie} al massimo",
    ],
    even: "patta",
    in_turns: "{0} in {1} {1:mossa|mosse}",
    exactly: "esattamente {0}",
    percent: "{0}%",
    shares: "Probabilità di vittoria",
    graph: "Grafico della valutazione",
    after: "Dopo la mossa {0}: {1}",
    at_start: "All’inizio: {0}",
    unknown: "non analizzata",
    review: "Analizza tutta la partita",
    reviewed: "{0} di {1} {1:posizione|posizioni}",
    stop: "Interrompi",
    turns: "Momenti decisivi",
    no_turns: "Nessuna mossa ha cambiato il corso della partita.",
    missed: "Mossa {0}: {1} poteva vincere con {4}",
    played: "Giocata: {0}",
    turned: "Mossa {0}, {1}: da {2}% a {3}%",
    better: "Meglio: {0}",
    is_better: "{0} sta meglio",
    marks: ["vittoria certa", "sconfitta certa", "mossa migliore"],
};
