//! Trias.

use crate::games::trias::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Over => "La partie est terminée.",
        Refusal::Opponents => "Ce trou est dans la rangée de ton adversaire.",
        Refusal::Neutral => "La rangée du milieu n’est à personne : choisis un trou de ta propre rangée.",
        Refusal::Empty => "Ce trou est vide.",
        Refusal::FirstLap => "Le premier semis finirait dans un trou vide.",
        Refusal::FullCircle => "Avec 24 graines, le premier semis finirait dans le trou que tu viens de vider.",
        Refusal::Endless => "Ce tour ne serait pas fini après 10 000 semis.",
        Refusal::NoDraw => "Une partie de Trias a toujours un gagnant ; il n’y a pas de partie nulle.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Sow => "Choisis un de tes trous et sème ses graines.",
    }
}
