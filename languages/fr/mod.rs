//! The French texts, except those of single games.

use crate::words::{ParseFaultWords, SetupErrorWords, TokenErrorWords, Words};

gather_texts!();

pub static WORDS: Words = Words {
    shell: shell::SHELL,
    board: board::WORDS,
    games: games::GAMES,
    objections: TokenErrorWords {
        over: "La partie est terminée.",
        at_chance: "Attends qu’un jeton soit tiré du sac. D’ici là, vous pouvez seulement finir la partie par accord mutuel.",
        not_repeated: "Pour réclamer la nulle, attends que la même position soit apparue trois fois.",
    },
    faults: ParseFaultWords {
        not_a_token: "Ce n’est pas un coup. Écris-le comme dans la liste des coups ou joue sur le plateau",
        not_a_site: "Cette case n’existe pas sur ce plateau",
        too_long: "Le texte continue alors qu’il devrait s’arrêter là",
        missing_field: "L’indication {0}= manque",
        bad_field: "Ce qui suit {0}= est illisible",
        contradiction: "L’indication {0}= contredit le reste de la position",
        over: "Dans cette position, la partie est déjà terminée : tu ne peux pas commencer ici",
        count: "Avec l’indication {0}=, il y a trop ou trop peu de pièces pour ce jeu",
        overlap: "L’indication {0}= met deux pièces sur la même case",
        unlawful: "Les règles interdisent de disposer les pièces comme l’indique {0}=",
        ended: "Sur le plateau, la partie est déjà terminée, mais pas d’après l’indication {0}=",
        wrong_turn: "Ce ne peut pas être le tour du joueur qu’indique {0}=",
    },
    fault_at: "{0}. Vérifie le texte à partir du caractère {1}.",
    setups: SetupErrorWords {
        unknown_game: "Le jeu « {0} » n’existe pas.",
        unknown_variant: "Ce jeu n’a pas de variante « {0} ».",
        unknown_option: "Cette variante n’a pas d’option « {0} ».",
        bad_option: "{0} doit être un nombre de {1} à {2}, par pas de {3}, et non « {4} ».",
    },
};
