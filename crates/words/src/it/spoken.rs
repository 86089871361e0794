//! What is heard, in Italian.

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
};
