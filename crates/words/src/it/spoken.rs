//! Texts that are heard, in Italian.

use crate::spoken::SpokenWords;

/// The words.
pub const SPOKEN: SpokenWords = SpokenWords {
    undone: "Mossa annullata.",
    redone: "Mossa ripetuta.",
    at_start: "Inizio della partita.",
    at_move: "Mossa {0} di {1}.",
    no_further: "Non ci sono altre mosse in questa direzione.",
    choices: "{0} {0:scelta|scelte}: {1}.",
    many_choices: "{0} {0:scelta|scelte}.",
    more_rounds: "Il punteggio è pari: si {0:gioca|giocano} ancora {0} {0:manche|manche}.",
    verbosity: "Testi letti ad alta voce",
    verbosities: ["Brevi", "Normali", "Completi"],
    sown: "da {0} a {1}, {2} {2:semina|semine}, toglie {3}",
    moved: "da {0} a {1}",
    exchanged: "{0} e {1} scambiate",
    done: ["spostata", "scambiate"],
    parts: ["Giocatori", "Domanda"],
    neutral_row: "Fila neutra",
    progress: "{0}, {1} di {2}",
    missing: "{0}, manca {1}",
    keys: "Tasti e domande",
    by_ear: "Giocare a orecchio",
    ways: ["{0} a destra", "{0} a sinistra", "{0} in alto", "{0} in basso"],
    commands: [
        "ultima|l",
        "ripeti|r",
        "posizione|p",
        "orologio|c",
        "turno|t",
        "possibili|m",
        "punti|s",
        "prese|x",
        "linee|w",
        "aiuto|h",
    ],
    no_clock: "Non c’è nessun orologio.",
    time: "{0}: {1} min {2} s",
    no_score: "Non c’è punteggio.",
    nothing_captured: "Non è stato preso nulla.",
    no_choice: "Ora non c’è nulla da scegliere.",
    help: [
        "Scrivi qui queste parole o premi Alt e la lettera: {0}. Alt+N e Alt+B portano alla successiva e alla precedente delle caselle che si possono scegliere, Alt+I a questo campo. Ctrl+Z annulla la mossa, Ctrl+Y la ripete.",
        "Premi Alt e una lettera: {0}. Alt+N e Alt+B portano alla successiva e alla precedente delle caselle che si possono scegliere.",
    ],
};
