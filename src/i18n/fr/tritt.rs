//! Tritt.

use crate::games::tritt::{Prompt, Refusal};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Taken => "Un de ces points n’est pas libre.",
        Refusal::NoRoom => "Aucun tritton n’a de place avec une extrémité sur ce point.",
        Refusal::NotEnds => "Un tritton couvre trois points qui se suivent sur une ligne. Choisis ses deux extrémités.",
        Refusal::NoneLeft => "Tu n’as plus de tritton à poser.",
        Refusal::NoTritton => "Il n’y a pas de tritton à cet endroit.",
        Refusal::OwnTritton => "Ce tritton est à toi ; tu ne peux déplacer que ceux de ton adversaire.",
        Refusal::Hemmed => "Ce tritton ne peut pas bouger : aucun point n’est libre à ses extrémités.",
        Refusal::OffLine => "Un tritton ne se déplace que sur sa propre ligne.",
        Refusal::InPlace => "Le tritton s’y trouve déjà.",
        Refusal::TooFar => "Un tritton ne se déplace que d’un seul point.",
        Refusal::Blocked => "Le chemin n’est pas libre.",
        Refusal::SwapClosed => "On ne peut échanger les couleurs qu’en réponse au tout premier tritton.",
        Refusal::NoSwap => "Dans cette variante, on n’échange pas les couleurs.",
        Refusal::MustPlay => "Tu peux poser ou déplacer un tritton, tu ne peux donc pas passer.",
        Refusal::MakesRow => "Cela formerait une rangée ; en posant un tritton, on ne doit pas en former.",
        Refusal::SetFirst => "Pose d’abord un de tes trittons.",
        Refusal::AlreadySet => "Tu as déjà posé ton tritton. Déplace maintenant un tritton de ton adversaire ou passe.",
        Refusal::NoClaim => "Les positions ne se répètent pas ici ; il n’y a rien à réclamer.",
        Refusal::Over => "La partie est terminée.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Set => "Pose un de tes trittons.",
        Prompt::Shift => "Déplace un tritton de ton adversaire.",
        Prompt::SetOrShift => "Pose un de tes trittons ou déplace un de ceux de ton adversaire.",
        Prompt::SetShiftOrSwap => "Pose un de tes trittons, déplace celui de ton adversaire ou échange les couleurs.",
        Prompt::SetWithoutRow => "Pose un de tes trittons sans former de rangée.",
        Prompt::ShiftOrPass => "Déplace un tritton de ton adversaire ou passe.",
    }
}
