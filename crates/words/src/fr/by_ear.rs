//! Jouer à l’oreille, en français.

use crate::by_ear::EarWords;

/// The words.
pub static EAR: EarWords = EarWords {
    intro: "Tu peux jouer à tous les jeux avec un lecteur d’écran et le clavier seul, dans les parties et sur les plateaux d’autres pages.",
    heads: ["À saisir", "Touche", "Sens"],
    questions: "Questions",
    answers: [
        "le dernier coup",
        "la dernière réponse et toute la question encore une fois",
        "la position, de tous ou d’un joueur : « position 2 »",
        "le temps qui reste",
        "à qui c’est le tour",
        "ce que tu peux choisir, huit à la fois",
        "les points",
        "ce qui a été pris",
        "ce qu’il y a sur les lignes à partir d’ici, ou d’une autre case : « lignes e5 »",
        "ces questions",
    ],
    keys: "Touches",
    keyed: [
        ["Flèches", "d’une case à l’autre"],
        ["Maj et une flèche", "le long de la ligne jusqu’à la prochaine pièce ou jusqu’au bord"],
        ["Début, Fin", "aux bouts de la rangée, avec Ctrl aux bouts du plateau"],
        ["Lettres et chiffres", "à la case de cette coordonnée"],
        ["1 à 6", "dans Trigon à la tuile de ta main"],
        ["Entrée, Espace", "choisir"],
        ["Échap", "annuler le choix"],
        ["Alt+N", "au prochain choix possible"],
        ["Alt+B", "au précédent"],
        ["Alt+I", "au champ pour les coups et les questions"],
        ["Ctrl+Z, Ctrl+Y", "annuler, rétablir"],
        ["[ et ]", "un coup en arrière ou en avant"],
        ["?", "cette liste"],
    ],
    sections: [
        [
            "Le plateau",
            "Le plateau est une grille avec un seul arrêt de tabulation. Une case dit sa coordonnée, ce qui s’y trouve, et « disponible » là où tu peux la choisir. Après la première moitié d’un coup, le focus va à la case la plus proche qui peut suivre ; après un coup, il reste là où tu continues.",
        ],
        [
            "Réponses",
            "Chaque réponse s’entend, même si elle est la même qu’avant. La première moitié d’un coup nomme les cases suivantes, ou les compte s’il y en a beaucoup. Un texte qui n’est pas un coup reste dans son champ et dit pourquoi.",
        ],
        [
            "Une position",
            "Une position commence par ce que chacun possède. Viennent ensuite les motifs complets ou presque, puis la place de chaque chose. Trias se dit par rangées, Triapon et Tritt par joueurs, Traffic Lights par rangées de cases, Trigon par étoiles, formations et numéros.",
        ],
        [
            "Trigon",
            "Trigon n’a pas de plateau. Ses cases se disent par leur chemin depuis la dernière tuile posée : « 2 à droite en haut ». Un pas de côté passe sur un triangle, un pas en haut ou en bas mène à la rangée voisine. Tu peux tout de même saisir des coordonnées ; « Afficher les coordonnées » dans les réglages les ajoute.",
        ],
        [
            "Combien est dit",
            "Les « Textes lus à voix haute » des réglages sont courts, normaux ou complets. Courts et normaux demandent en un mot ou deux ; Alt+R dit toute la question.",
        ],
    ],
};
