//! Triapon.

use crate::i18n::games::triapon::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        occupied: "Il y a déjà une bille dans ce trou.",
        empty: "Il n’y a pas de bille dans ce trou.",
        not_yours: "Cette bille n’est pas à toi.",
        not_neighbour: "Tu as plus de trois billes sur le plateau : une bille ne va donc que dans un trou voisin.",
        blocked: "Cette bille n’a aucun trou libre à côté d’elle.",
        own: "Tu ne peux pas prendre ta propre bille.",
        out: "Cette bille appartient à quelqu’un qui est éliminé ; elle reste en place.",
        long_triad: "Cette bille fait partie d’une triade longue ; elle ne peut jamais être prise.",
        triad: "Cette bille fait partie d’une triade qu’aucune triade d’un genre plus long ne croise.",
        inner: "Cette bille est trop à l’intérieur de sa rangée : sans elle, il doit en rester trois de suite d’un côté.",
        fewer: "Tu dois prendre à la personne qui a le plus de billes en jeu.",
        no_barricade: "Dans cette variante, on ne remet pas de billes sur le plateau.",
        no_agreement: "Tant qu’on pose des billes, on ne peut pas convenir de finir.",
        no_claim: "Une position répétée ne compte pas ici ; il n’y a rien à réclamer.",
        stages: Stages {
            place: "Il faut maintenant poser une bille.",
            moving: "Il faut maintenant déplacer une bille.",
            take: "Tu as formé une triade : prends d’abord une bille.",
            reset: "Décide d’abord si tu remets une bille de la personne éliminée.",
            over: "La partie est terminée.",
        },
    },
    prompts: Prompts {
        place: "Pose une bille dans un trou libre.",
        moving: "Déplace une de tes billes dans un trou voisin libre.",
        jump: "Il te reste trois billes : saute avec l’une d’elles dans n’importe quel trou libre.",
        take: "Tu as formé une triade. Prends une des billes marquées.",
        reset: "Remets une bille que tu as prise à la personne éliminée, ou passe.",
    },
};
