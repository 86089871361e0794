//! Triapon in French.

use crate::games::triapon::{Prompts, Refusals, Stages, Words};

pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Le jeu du moulin pour trois : aligne tes billes, prends celles des autres, reste le dernier en jeu.",
    base: ["Triapon", "Les règles publiées."],
    barricade: ["Barricade", "Remets les billes prises à un joueur éliminé comme obstacles."],
    goal: "Aligne trois billes pour en prendre une à un adversaire. Le dernier joueur en jeu gagne.",
    actions: [
        "pose{2~|s} une bille",
        "déplace{2~|s} une bille",
        "{1~|te }prive{2~|s}{1~ @|} d’une bille",
        "remet{2~|s} une bille",
        "forme{2~|s} {0:une triade|plusieurs triades}",
    ],
    pieces: [["bille", "billes"]],
    patterns: [["triade", "triades"]],
    refusals: Refusals {
        occupied: "Il y a déjà une bille dans ce trou. Choisis un trou libre.",
        empty: "Il n’y a pas de bille dans ce trou. Choisis-en un autre.",
        not_yours: "Cette bille n’est pas à toi. Choisis une des tiennes.",
        not_neighbour: "Avec plus de trois billes sur le plateau, tu ne peux pas sauter. Choisis un trou voisin.",
        blocked: "Cette bille n’a aucun trou libre à côté d’elle. Choisis-en une autre.",
        own: "Cette bille est à toi. Prends une bille adverse.",
        out: "Cette bille est à un joueur éliminé et reste en place. Choisis-en une autre.",
        long_triad: "Cette bille fait partie d’une triade longue : tu ne peux jamais la prendre. Choisis-en une autre.",
        triad: "Sa triade la protège, car aucune triade d’un genre plus long ne la croise. Choisis une autre bille.",
        inner: "Sa triade la protège : sans cette bille, il n’en resterait pas trois de suite. Choisis une autre bille.",
        fewer: "Ton autre adversaire a plus de billes en jeu : prends une des siennes.",
        no_barricade: "Tu ne peux remettre des billes que dans la variante « Barricade ». Joue un autre coup.",
        no_agreement: "Posez d’abord toutes les billes ; ensuite, vous pourrez finir par accord mutuel.",
        no_claim: "À Triapon, une position répétée ne donne pas la nulle. Continue à jouer.",
        stages: Stages {
            place: "Tant qu’il reste des billes à poser, tu ne peux pas en déplacer. Pose une bille.",
            moving: "Toutes les billes sont posées. Déplace maintenant une des tiennes.",
            take: "Tu as formé une triade : prends d’abord une bille.",
            reset: "Remets d’abord une bille du joueur éliminé, ou passe.",
            over: "La partie est terminée.",
        },
    },
    short_prompts: Prompts {
        place: "Pose.",
        moving: "Déplace.",
        jump: "Saute.",
        take: "Prends.",
        reset: "Remets ou passe.",
    },
    prompts: Prompts {
        place: "Touche un trou libre pour y poser une bille.",
        moving: "Touche une de tes billes, puis un trou libre à côté d’elle.",
        jump: "Il te reste trois billes : touches-en une, puis n’importe quel trou libre.",
        take: "Tu as formé une triade. Touche une des billes marquées pour la prendre.",
        reset: "Touche un trou libre pour y remettre une bille du joueur éliminé, ou passe.",
    },
};

/// Noun phrases for hints: after a colon, or as the object of “It makes {0}.”
pub const PATTERNS: [&str; 1] = ["une triade, avec une bille à prendre"];

/// Labels of settings and their values in the position editor.
pub const SETTINGS: [&str; 10] =
    ["Main", "Prises", "À remettre", "Éliminés", "Tours sans prise", "Phase", "Pose", "Déplacement", "Prise", "Remise"];
