use super::games::PATTERNS;
use crate::hint::HintWords;

pub static HINTS: HintWords = HintWords {
    only: "C’est le seul coup permis.",
    wins: "Ce coup gagne tout de suite : {0}.",
    soon: "Quoi que réponde l’adversaire, ton prochain coup gagne.",
    wins_in: "Ce coup assure la victoire en {0} {0:tour|tour|tours} au plus.",
    wins_sure: "Ce coup assure la victoire.",
    loses: "Tous les coups perdent ; celui-ci résiste le plus longtemps.",
    keeps: "Tout autre coup laisse échapper la victoire.",
    saves: "Tout autre coup perd.",
    stops: [
        "Ce coup empêche {0} de gagner tout de suite avec {1} : {2}.",
        "Après presque tout autre coup, par exemple {3}, {0} gagne tout de suite avec {1} : {2}.",
    ],
    denies: [
        "Ce coup empêche {0} de jouer {1} : {2}.",
        "Après presque tout autre coup, par exemple {3}, {0} a une bonne réponse, {1} : {2}.",
    ],
    unnamed: [
        [
            "Ce coup empêche {0} de gagner tout de suite : {1}.",
            "Après presque tout autre coup, {0} gagne tout de suite : {1}.",
        ],
        [
            "Ce coup prive {0} d’une bonne réponse : {1}.",
            "Après presque tout autre coup, {0} a une bonne réponse : {1}.",
        ],
    ],
    makes: "Ce coup forme {0}.",
    leaves: "Ce coup ne laisse à l’adversaire que {0} {0:trou|trou|trous} au choix.",
    puts_out: "Ce coup élimine {0}.",
    lets: [
        "Ensuite, {0} gagne tout de suite : {1}.",
        "Ensuite, {0} a une bonne réponse : {1}.",
        "Ensuite, {0} peut ne te laisser que {1} {1:trou|trou|trous} au choix.",
    ],
    given: [
        "Tu laisses échapper une victoire sûre.",
        "Ensuite, tu perds si l’adversaire joue au mieux.",
        "Tes chances de gain passent de {0} % à {1} %.",
    ],
    sure: "Jouer ce coup quand même ?",
    patterns: PATTERNS,
    is_out: "{0~@ est|tu es} éliminé",
    last_in: "tous les autres sont éliminés",
    no_move: "ton adversaire n’a plus aucun coup",
    count: "on compare les billes prises",
};
