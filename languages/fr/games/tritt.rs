//! Tritt in French.

use crate::games::tritt::{Prompts, Refusals, Words};

pub const WORDS: Words = Words {
    name: "Tritt",
    line: "Chaque pièce porte les deux couleurs : aligne trois points de la tienne, jamais trois de l’autre.",
    step: ["Pas à pas", "Déplace un tritton d’un seul point : la règle principale publiée."],
    slide: ["Glissade", "Déplace un tritton d’autant de points que tu veux : la variante publiée."],
    reloaded: ["Reloaded", "Pose, puis déplace : la suite imaginée par l’auteur en 2016."],
    goal: "Aligne trois points de ta couleur. Une rangée de l’autre couleur te fait perdre.",
    actions: ["pose{2~|s} un tritton", "déplace{2~|s} un tritton de l’adversaire"],
    pieces: [
        ["tritton orange-bleu-orange", "trittons orange-bleu-orange"],
        ["tritton bleu-orange-bleu", "trittons bleu-orange-bleu"],
    ],
    dots: ["orange", "bleu"],
    colours: ["Orange", "Bleu"],
    patterns: [["rangée", "rangées"]],
    won: ["Une rangée de trois points orange", "Une rangée de trois points bleus"],
    refusals: Refusals {
        taken: "Un de ces points n’est pas libre. Choisis-en d’autres.",
        no_room: "Un tritton ne peut pas avoir d’extrémité ici : la place manque. Choisis un autre point.",
        not_ends: "Un tritton couvre trois points qui se suivent sur une ligne. Choisis ses deux extrémités.",
        none_left: "Tu n’as plus de tritton à poser. Déplace un tritton de ton adversaire.",
        no_tritton: "Il n’y a pas de tritton ici. Choisis un tritton de ton adversaire.",
        own_tritton: "Ce tritton est à toi. Déplace un de ceux de ton adversaire.",
        hemmed: "Ce tritton est coincé : aucun point n’est libre à ses extrémités. Choisis-en un autre.",
        off_line: "Un tritton ne quitte pas sa ligne. Choisis un point de cette ligne.",
        in_place: "Le tritton est déjà là. Choisis un autre point.",
        too_far: "Dans cette variante, déplace-le d’un seul point. Choisis celui qui suit son extrémité.",
        blocked: "La voie n’est pas libre. Choisis un autre point.",
        swap_closed: "Tu ne peux échanger les couleurs qu’en réponse au tout premier tritton. Pose ou déplace un tritton.",
        no_swap: "Dans cette variante, on n’échange pas les couleurs. Pose un tritton.",
        must_play: "Tu ne peux pas passer : pose ou déplace un tritton.",
        makes_row: "Ici, ton tritton formerait une rangée. Pose-le ailleurs.",
        set_first: "Pose d’abord un de tes trittons.",
        already_set: "Ton tritton est posé. Déplace maintenant un tritton de ton adversaire ou passe.",
        no_claim: "Dans cette variante, aucune position ne se répète : tu ne peux pas réclamer la nulle. Continue à jouer.",
        over: "La partie est terminée.",
    },
    short_prompts: Prompts {
        set: "Pose.",
        shift: "Déplace.",
        set_or_shift: "Pose ou déplace.",
        set_shift_or_swap: "Pose, déplace ou échange.",
        set_without_row: "Pose.",
        shift_or_pass: "Déplace ou passe.",
    },
    prompts: Prompts {
        set: "Pose un tritton : touche ses deux extrémités.",
        shift: "Touche un tritton de ton adversaire, puis le point où son extrémité doit aller.",
        set_or_shift: "Pose un tritton : touche ses deux extrémités. Ou déplace un tritton de ton adversaire.",
        set_shift_or_swap: "Touche les deux extrémités de ton nouveau tritton, déplace celui de ton adversaire ou échange les couleurs.",
        set_without_row: "Pose un tritton : touche ses deux extrémités. Il ne doit pas former de rangée.",
        shift_or_pass: "Touche un tritton de ton adversaire, puis le point où son extrémité doit aller. Ou passe.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["une rangée de trois points"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 4] = ["Couleurs échangées", "Phase", "Pose", "Déplacement"];
