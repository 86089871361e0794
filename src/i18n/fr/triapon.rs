//! Triapon.

use crate::games::triapon::{Prompt, Refusal, Stage};

/// Why a choice is not legal.
pub fn refusal(why: Refusal) -> &'static str {
    match why {
        Refusal::Occupied => "Il y a déjà une bille dans ce trou.",
        Refusal::Empty => "Il n’y a pas de bille dans ce trou.",
        Refusal::NotYours => "Cette bille n’est pas à toi.",
        Refusal::NotNeighbour => {
            "Tu as plus de trois billes sur le plateau : une bille ne va donc que dans un trou voisin."
        }
        Refusal::Blocked => "Cette bille n’a aucun trou libre à côté d’elle.",
        Refusal::Own => "Tu ne peux pas prendre ta propre bille.",
        Refusal::Out => "Cette bille appartient à quelqu’un qui est éliminé ; elle reste en place.",
        Refusal::LongTriad => "Cette bille fait partie d’une triade longue ; elle ne peut jamais être prise.",
        Refusal::Triad => "Cette bille fait partie d’une triade qu’aucune triade d’un genre plus long ne croise.",
        Refusal::Inner => {
            "Cette bille est trop à l’intérieur de sa rangée : sans elle, il doit en rester trois de suite d’un côté."
        }
        Refusal::Fewer => "Tu dois prendre à la personne qui a le plus de billes en jeu.",
        Refusal::NoBarricade => "Dans cette variante, on ne remet pas de billes sur le plateau.",
        Refusal::Stage(stage) => match stage {
            Stage::Place => "Il faut maintenant poser une bille.",
            Stage::Move => "Il faut maintenant déplacer une bille.",
            Stage::Take => "Tu as formé une triade : prends d’abord une bille.",
            Stage::Reset => "Décide d’abord si tu remets une bille de la personne éliminée.",
            Stage::Over => "La partie est terminée.",
        },
        Refusal::NoAgreement => "Tant qu’on pose des billes, on ne peut pas convenir de finir.",
        Refusal::NoClaim => "Une position répétée ne compte pas ici ; il n’y a rien à réclamer.",
    }
}

/// What the seat to act is asked for.
pub fn prompt(asked: Prompt) -> &'static str {
    match asked {
        Prompt::Place => "Pose une bille dans un trou libre.",
        Prompt::Move => "Déplace une de tes billes dans un trou voisin libre.",
        Prompt::Jump => "Il te reste trois billes : saute avec l’une d’elles dans n’importe quel trou libre.",
        Prompt::Take => "Tu as formé une triade. Prends une des billes marquées.",
        Prompt::Reset => "Remets une bille que tu as prise à la personne éliminée, ou passe.",
    }
}
