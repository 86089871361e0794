//! What is heard, in French.

use crate::spoken::SpokenWords;

/// The words.
pub const SPOKEN: SpokenWords = SpokenWords {
    undone: "Coup annulé.",
    redone: "Coup rétabli.",
    at_start: "Début de la partie.",
    at_move: "Coup {0} sur {1}.",
    no_further: "Il n’y a plus de coup dans cette direction.",
    choices: "{0} {0:choix|choix} : {1}.",
    many_choices: "{0} {0:choix|choix}.",
    more_rounds: "Égalité : encore {0} {0:manche|manches}.",
};
