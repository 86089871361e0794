//! Conseils.

use crate::i18n::hint::Hints;

/// The words.
pub static HINTS: Hints = Hints {
    only: "C’est le seul coup permis.",
    wins: "Il gagne aussitôt : {0}.",
    soon: "Quelle que soit la réponse, ton prochain coup gagne.",
    wins_in: "Il gagne à coup sûr, en {0} coups au plus.",
    wins_sure: "Il gagne à coup sûr.",
    loses: "Tous les coups perdent ; celui-ci tient le plus longtemps.",
    keeps: "Tout autre coup laisse échapper la victoire.",
    saves: "Tout autre coup perd.",
    stops: [
        "Il empêche {0} de gagner aussitôt par {1} : {2}.",
        "Après presque tout autre coup, {0} gagne aussitôt, ainsi {3}, puis {1} : {2}.",
    ],
    denies: [
        "Il empêche {0} de jouer {1} : {2}.",
        "Presque tout autre coup offre quelque chose à {0}, ainsi {3}, puis {1} : {2}.",
    ],
    makes: "Il forme {0}.",
    takes: ["Il prend {0} graine.", "Il prend {0} graines."],
    puts_out: "Il élimine {0}.",
    lines: [
        "trois jetons rouges en ligne",
        "trois jetons jaunes en ligne",
        "trois jetons verts en ligne",
        "rouge, jaune et vert en ligne",
    ],
    row: "trois points d’une même couleur en ligne",
    triad: "une triade, qui prend une bille",
    groups: ["une étoile", "une pyramide", "une bande", "un bloc d’étoiles"],
    is_out: "{0} est éliminé",
    last_in: "tous les autres sont éliminés",
    no_move: "l’adversaire n’a plus aucun coup",
    count: "le compte décide",
};
