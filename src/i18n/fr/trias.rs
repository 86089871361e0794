//! Trias.

use crate::i18n::games::trias::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        over: "La partie est terminée.",
        opponents: "Ce trou est dans la rangée de ton adversaire.",
        neutral: "La rangée du milieu n’est à personne : choisis un trou de ta propre rangée.",
        empty: "Ce trou est vide.",
        first_lap: "Le premier semis finirait dans un trou vide.",
        full_circle: "Avec 24 graines, le premier semis finirait dans le trou que tu viens de vider.",
        endless: "Ce tour ne serait pas fini après 10 000 semis.",
        no_draw: "Une partie de Trias a toujours un gagnant ; il n’y a pas de partie nulle.",
    },
    prompts: Prompts { sow: "Choisis un de tes trous et sème ses graines." },
};
