//! Tapatan in French.

use super::{Prompts, Refusals, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Tapatan",
    line: "Pose trois billes, puis déplace-les : la première rangée de trois gagne.",
    base: ["Tapatan", "Trois billes chacun, sur neuf points."],
    refusals: Refusals {
        over: "La partie est terminée.",
        occupied: "Il y a déjà une bille sur ce point. Choisis un point libre.",
        set_first: "Pose toutes tes billes avant d’en déplacer une.",
        all_set: "Tu as posé toutes tes billes. Déplace l’une d’elles.",
        empty: "Il n’y a pas de bille sur ce point.",
        not_yours: "Cette bille n’est pas à toi. Choisis une des tiennes.",
        blocked: "Aucun point à côté de cette bille n’est libre. Choisis-en une autre.",
        not_next: "Aucune ligne ne mène de cette bille à ce point. Choisis un point à côté d’elle.",
    },
    prompts: Prompts {
        set: "Touche un point libre pour y poser une bille.",
        moving: "Touche une de tes billes, puis un point libre à côté d’elle.",
    },
};
