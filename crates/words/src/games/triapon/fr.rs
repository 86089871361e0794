//! Triapon in French.

use super::{Prompts, Refusals, Stages, Words};

/// The words.
pub const WORDS: Words = Words {
    name: "Triapon",
    line: "Le jeu du moulin à trois : forme des triades, prends des billes, sois le dernier en jeu.",
    base: ["Triapon", "Les règles publiées."],
    barricade: ["Barricade", "Les billes prises à un joueur éliminé reviennent comme obstacles."],
    goal: "Trois de tes billes alignées en prennent une. Le dernier joueur en jeu gagne.",
    deeds: [
        "pose une bille",
        "déplace une bille",
        "prend une bille à {1}",
        "remet une bille",
        "forme {0:une triade|plusieurs triades}",
    ],
    pieces: [["bille", "billes"]],
    patterns: [["triade", "triades"]],
    refusals: Refusals {
        occupied: "Il y a déjà une bille dans ce trou. Choisis un trou libre.",
        empty: "Il n’y a pas de bille dans ce trou. Choisis-en un autre.",
        not_yours: "Cette bille n’est pas à toi. Choisis une des tiennes.",
        not_neighbour: "Tant que tu as plus de trois billes sur le plateau, tu ne peux en déplacer une que dans un trou voisin.",
        blocked: "Cette bille n’a aucun trou libre à côté d’elle. Choisis-en une autre.",
        own: "Tu ne peux pas prendre ta propre bille. Choisis une bille adverse.",
        out: "Cette bille est à un joueur éliminé et reste en place. Choisis-en une autre.",
        long_triad: "Cette bille fait partie d’une triade longue et ne peut jamais être prise. Choisis-en une autre.",
        triad: "Cette bille est protégée : aucune triade d’un genre plus long ne croise sa triade. Choisis-en une autre.",
        inner: "Cette bille est protégée : sans elle, il ne resterait de triade d’aucun côté. Choisis-en une autre.",
        fewer: "Tu dois prendre une bille à l’adversaire qui en a le plus en jeu.",
        no_barricade: "Dans cette variante, on ne remet pas de billes.",
        no_agreement: "Tant qu’il reste des billes à poser, la partie ne peut pas finir par accord mutuel.",
        no_claim: "Ici, une position répétée ne donne pas de nulle ; il n’y a rien à réclamer.",
        stages: Stages {
            place: "On pose d’abord toutes les billes ; ensuite, on les déplace.",
            moving: "Toutes les billes sont posées. Déplace maintenant une des tiennes.",
            take: "Tu as formé une triade. Prends d’abord une bille.",
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

/// The patterns, as what a decision makes.
pub const PATTERNS: [&str; 1] = ["une triade, avec une bille à prendre"];

/// The settings of a position that is set up by hand.
pub const SETTINGS: [&str; 10] =
    ["Main", "Prises", "À remettre", "Éliminés", "Tours sans prise", "Phase", "Pose", "Déplacement", "Prise", "Remise"];
