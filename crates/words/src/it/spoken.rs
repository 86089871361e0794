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
    more_rounds: "Parità: ancora {0} {0:manche|manche}.",
    commands: [
        "ultima|l",
        "ripeti|r",
        "posizione|p",
        "orologio|c",
        "turno|t",
        "possibili|m",
        "punti|prese|s",
        "aiuto|h",
    ],
    no_clock: "Non c’è nessun orologio.",
    time: "{0}: {1} min {2} s",
    no_score: "Non ci sono punti.",
    nothing_captured: "Non è stato preso nulla.",
    no_choice: "Ora non c’è nulla da scegliere.",
    help: "Scrivi qui queste parole, o premi Alt e la lettera: {0}. Alt+N e Alt+B portano alla casella successiva o precedente che si può scegliere, Alt+I a questo campo. Ctrl+Z annulla, Ctrl+Y ripete.",
};
