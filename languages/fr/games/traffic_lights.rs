//! Traffic Lights in French.

use crate::games::traffic_lights::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Traffic Lights",
    line: "Rouge, jaune, vert : les jetons ne sont à personne, mais la ligne est à celui qui la complète.",
    learn: ["Initiation", "Aligne trois jetons verts."],
    simple: ["Simple", "Aligne trois jetons de même couleur ou rouge-jaune-vert."],
    four: ["Quatre rangs", "Marque des points sur douze cases, en plusieurs manches."],
    slider: ["Bande mobile", "Fais glisser une bande autour du plateau et marque des points, en plusieurs manches."],
    learn_bag: ["Initiation, avec sac", "Aligne trois jetons verts avec les jetons de ta main, tirés du sac."],
    simple_bag: ["Simple, avec sac", "Toutes les lignes comptent ; tu poses les jetons de ta main."],
    four_bag: ["Quatre rangs, avec sac", "Marque des points sur douze cases avec les jetons de ta main."],
    slider_bag: ["Bande mobile, avec sac", "Marque des points avec la bande et les jetons de ta main."],
    classic3: ["Classique, 3×3", "La règle d’origine : aligne trois jetons de même couleur."],
    classic4: ["Classique, 4×3", "Aligne trois jetons de même couleur, sur douze cases."],
    rounds: "Manches",
    chips: "Jetons par couleur",
    bag: "Avec sac : chacun a ses jetons en main",
    goals: [
        "Complète une ligne de trois jetons verts pour gagner.",
        "Complète une ligne de trois jetons de même couleur, ou rouge-jaune-vert, pour gagner.",
        "Complète une ligne de trois jetons de même couleur pour gagner.",
        "Complète des lignes pour marquer des points. Après la dernière manche, le meilleur total l’emporte.",
    ],
    chips_moved: [
        ["pose{2~|s} un jeton rouge", "pose{2~|s} un jeton jaune", "pose{2~|s} un jeton vert"],
        ["prend{2~|s} un jeton rouge", "prend{2~|s} un jeton jaune", "prend{2~|s} un jeton vert"],
    ],
    actions: [
        "fai{2~t|s} glisser la bande mobile",
        "complète{2~|s} {0:une ligne|plusieurs lignes}",
        "complète{2~|s} {0:une ligne|plusieurs lignes} ({1})",
    ],
    pieces: [["jeton rouge", "jetons rouges"], ["jeton jaune", "jetons jaunes"], ["jeton vert", "jetons verts"]],
    patterns: [
        ["ligne rouge", "lignes rouges"],
        ["ligne jaune", "lignes jaunes"],
        ["ligne verte", "lignes vertes"],
        ["ligne rouge-jaune-vert", "lignes rouge-jaune-vert"],
    ],
    won: [
        "Trois jetons rouges en ligne",
        "Trois jetons jaunes en ligne",
        "Trois jetons verts en ligne",
        "Rouge, jaune et vert en ligne",
    ],
    refusals: Refusals {
        green: "Un jeton vert reste en place. Choisis une autre case.",
        not_held: [
            "Tu n’as pas de jeton rouge en main. Choisis une autre case.",
            "Tu n’as pas de jeton jaune en main. Choisis une autre case.",
            "Tu n’as pas de jeton vert en main. Choisis une autre case.",
        ],
        asks: [
            "Cette case demande un jeton rouge. Prends-en un dans ta main ou choisis une autre case.",
            "Cette case demande un jeton jaune. Prends-en un dans ta main ou choisis une autre case.",
            "Cette case demande un jeton vert. Prends-en un dans ta main ou choisis une autre case.",
        ],
        no_strip: "Cette variante n’a pas de bande mobile. Pose un jeton.",
        same_side: "La bande mobile est déjà de ce côté. Choisis un autre côté.",
        barred: "La bande mobile vient de glisser. Pose un jeton ; si tu ne peux pas, passe.",
        only_lines: "Personne ne peut poser de jeton : fais glisser la bande mobile là où elle complète une ligne.",
        must_lay: "Tu ne peux pas passer : pose un de tes jetons.",
        no_bag: "Cette variante n’a pas de sac. Choisis une case.",
        not_in_supply: [
            "Il n’y a pas de jeton rouge dans la réserve. Choisis une autre couleur.",
            "Il n’y a pas de jeton jaune dans la réserve. Choisis une autre couleur.",
            "Il n’y a pas de jeton vert dans la réserve. Choisis une autre couleur.",
        ],
        not_in_bag: [
            "Il n’y a pas de jeton rouge dans le sac. Choisis une autre couleur.",
            "Il n’y a pas de jeton jaune dans le sac. Choisis une autre couleur.",
            "Il n’y a pas de jeton vert dans le sac. Choisis une autre couleur.",
        ],
        no_agreement: "Cette variante a toujours un gagnant. Continue à jouer ou abandonne.",
        no_claim: "À Traffic Lights, une position répétée ne donne pas la nulle. Continue à jouer.",
        stages: Stages {
            draft: "Prends d’abord un des jetons à découvert.",
            play: "Pose maintenant un jeton.",
            refill: "Prends d’abord un jeton dans la réserve.",
            draw: "Attends qu’un jeton soit tiré du sac.",
            over: "La partie est terminée.",
        },
    },
    short_prompts: Prompts {
        draft: "Prends.",
        lay: "Pose.",
        lay_or_slide: "Pose ou fais glisser.",
        pass: "Passe.",
        pass_or_slide: "Passe ou fais glisser.",
        slide_to_line: "Fais glisser pour une ligne.",
        refill: "Prends.",
        draw: "On tire un jeton.",
    },
    prompts: Prompts {
        draft: "Touche un des jetons à découvert pour le prendre.",
        lay: "Touche une case vide, ou un jeton rouge ou jaune pour le remplacer.",
        lay_or_slide: "Touche une case vide, ou un jeton rouge ou jaune pour le remplacer. Ou fais glisser la bande mobile.",
        pass: "Tu ne peux poser aucun de tes jetons : passe.",
        pass_or_slide: "Tu ne peux poser aucun de tes jetons : passe ou fais glisser la bande mobile.",
        slide_to_line: "Fais glisser la bande mobile pour compléter une ligne.",
        refill: "Touche un jeton de la réserve pour le prendre en main.",
        draw: "On tire un jeton du sac.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 4] = [
    "une ligne de trois jetons rouges",
    "une ligne de trois jetons jaunes",
    "une ligne de trois jetons verts",
    "une ligne rouge-jaune-vert",
];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 15] = [
    "Main",
    "Réserve",
    "Bande mobile",
    "Vient de glisser",
    "Manche",
    "Points",
    "Phase",
    "Choix des jetons",
    "Tour",
    "Prise d’un jeton",
    "Tirage du sac",
    "en haut",
    "à droite",
    "en bas",
    "à gauche",
];
