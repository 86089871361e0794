//! Trias.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Plateau",
        &[
            "Trois rangées de douze trous, colonnes A à L depuis la gauche de Sud. La rangée 1 est à Sud, la rangée 3 à Nord, la rangée 2, au milieu, n’est à personne. A1 est donc le premier trou de Sud et L3 celui de Nord.",
            "Le joueur 1 est Sud et commence. Chaque trou contient quatre graines.",
        ],
    ),
    section(
        "sowing",
        "Semer",
        &[
            "On sème dans le sens contraire des aiguilles d’une montre, dans sa propre rangée et celle du milieu, jamais dans celle de l’adversaire : Sud de A1 à L1, puis de L2 à A2 ; Nord de L3 à A3, puis de A2 à L2.",
            "À ton tour, vide un trou de ta rangée et sème ses graines une à une, en commençant par le trou suivant. C’est le premier semis. La suite dépend de l’endroit où tombe sa dernière graine :",
            "Dans un trou qui contient des graines : ramasse-les toutes et sème à partir du trou suivant ; c’est un nouveau semis. Dans un trou vide, au premier semis : tu ne peux pas choisir ce trou, car un tour compte au moins deux semis. Un trou de 24 graines ne peut pas être choisi non plus : la dernière tomberait dans le trou vidé lui-même.",
            "Dans un trou vide de ta rangée, à un semis suivant : retire la dernière graine ; ton tour est fini.",
            "Dans un trou vide du milieu, à un semis suivant : regarde les deux trous extérieurs de cette colonne. Si celui de l’adversaire contient des graines, retire-les toutes ; la dernière graine reste et ton tour est fini. S’il est vide mais pas le tien, mets la dernière graine dans le tien, ramasse tout et continue à semer. Si les deux sont vides, retire la dernière graine ; ton tour est fini.",
            "Ainsi, chaque tour retire au moins une graine. Si tu n’as plus de trou à choisir, tu perds : qui a joué le dernier gagne. Il n’y a pas de partie nulle.",
        ],
    ),
    section("text", "Noter les coups", &["Un coup, c’est le trou que tu vides, par exemple C1 ou G3."]),
    section(
        "R1",
        "Décision R1 : le trou vidé",
        &[
            "Le texte ne nomme aucun trou qu’on saute en semant. Le trou vidé reçoit donc lui aussi une graine quand on y revient.",
        ],
    ),
    section(
        "R2",
        "Décision R2 : les tours sans fin",
        &[
            "Le texte ne connaît ni tour sans fin ni partie nulle ; pourtant, environ une partie jouée au hasard sur deux cents en rencontre un. On ne peut pas choisir un trou dont le tour n’est pas fini après 10 000 semis. Aucun contrôle à table ne peut être exact ; cette limite, chacun peut la vérifier. Au début de la partie, un tel tour n’existe pas.",
        ],
    ),
];
