//! Traffic Lights.

use crate::i18n::games::traffic_lights::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    refusals: Refusals {
        green: "Un jeton vert reste en place.",
        not_held: ["Tu n’as pas de jeton rouge.", "Tu n’as pas de jeton jaune.", "Tu n’as pas de jeton vert."],
        asks: [
            "Cette case demande un jeton rouge.",
            "Cette case demande un jeton jaune.",
            "Cette case demande un jeton vert.",
        ],
        no_strip: "Ce jeu n’a pas de bande.",
        same_side: "La bande s’y trouve déjà.",
        barred: "La bande vient d’être déplacée ; il faut d’abord poser un jeton.",
        only_lines: "Personne ne peut poser de jeton : seul un déplacement de la bande qui complète une ligne est permis.",
        must_lay: "Tu peux poser un jeton, tu ne peux donc pas passer.",
        no_bag: "Ce jeu n’a pas de sac.",
        not_in_supply: [
            "Il n’y a pas de jeton rouge au milieu.",
            "Il n’y a pas de jeton jaune au milieu.",
            "Il n’y a pas de jeton vert au milieu.",
        ],
        not_in_bag: [
            "Il n’y a pas de jeton rouge dans le sac.",
            "Il n’y a pas de jeton jaune dans le sac.",
            "Il n’y a pas de jeton vert dans le sac.",
        ],
        no_agreement: "Ce jeu finit toujours par une ligne ; il n’y a pas de partie nulle.",
        no_claim: "Les positions ne se répètent pas ici ; il n’y a rien à réclamer.",
        stages: Stages {
            draft: "Prends d’abord un jeton au milieu.",
            play: "Il faut maintenant poser un jeton.",
            refill: "Prends d’abord un jeton au milieu.",
            draw: "Un jeton est d’abord tiré du sac.",
            over: "La partie est terminée.",
        },
    },
    prompts: Prompts {
        draft: "Prends un jeton au milieu.",
        lay: "Pose un jeton sur le plateau.",
        lay_or_slide: "Pose un jeton sur le plateau ou déplace la bande.",
        pass: "Aucun de tes jetons ne convient. Passe.",
        pass_or_slide: "Aucun de tes jetons ne convient. Passe ou déplace la bande.",
        slide_to_line: "Déplace la bande de façon à former une ligne.",
        refill: "Prends un jeton au milieu dans ta main.",
        draw: "Un jeton est tiré du sac.",
    },
};
