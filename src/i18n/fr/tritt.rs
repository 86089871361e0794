//! Tritt.

use crate::i18n::games::tritt::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        taken: "Un de ces points n’est pas libre.",
        no_room: "Aucun tritton n’a de place avec une extrémité sur ce point.",
        not_ends: "Un tritton couvre trois points qui se suivent sur une ligne. Choisis ses deux extrémités.",
        none_left: "Tu n’as plus de tritton à poser.",
        no_tritton: "Il n’y a pas de tritton à cet endroit.",
        own_tritton: "Ce tritton est à toi ; tu ne peux déplacer que ceux de ton adversaire.",
        hemmed: "Ce tritton ne peut pas bouger : aucun point n’est libre à ses extrémités.",
        off_line: "Un tritton ne se déplace que sur sa propre ligne.",
        in_place: "Le tritton s’y trouve déjà.",
        too_far: "Un tritton ne se déplace que d’un seul point.",
        blocked: "Le chemin n’est pas libre.",
        swap_closed: "On ne peut échanger les couleurs qu’en réponse au tout premier tritton.",
        no_swap: "Dans cette variante, on n’échange pas les couleurs.",
        must_play: "Tu peux poser ou déplacer un tritton, tu ne peux donc pas passer.",
        makes_row: "Cela formerait une rangée ; en posant un tritton, on ne doit pas en former.",
        set_first: "Pose d’abord un de tes trittons.",
        already_set: "Tu as déjà posé ton tritton. Déplace maintenant un tritton de ton adversaire ou passe.",
        no_claim: "Les positions ne se répètent pas ici ; il n’y a rien à réclamer.",
        over: "La partie est terminée.",
    },
    prompts: Prompts {
        set: "Pose un de tes trittons.",
        shift: "Déplace un tritton de ton adversaire.",
        set_or_shift: "Pose un de tes trittons ou déplace un de ceux de ton adversaire.",
        set_shift_or_swap: "Pose un de tes trittons, déplace celui de ton adversaire ou échange les couleurs.",
        set_without_row: "Pose un de tes trittons sans former de rangée.",
        shift_or_pass: "Déplace un tritton de ton adversaire ou passe.",
    },
};
