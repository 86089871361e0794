use crate::by_ear::EarWords;

pub static EAR: EarWords = EarWords {
    intro: "Un lecteur d’écran et un clavier suffisent pour jouer à tous les jeux, ici comme sur les plateaux intégrés à d’autres pages.",
    heads: ["Mot à saisir", "Touche", "Effet"],
    questions: "Questions",
    answers: [
        "le dernier coup",
        "encore une fois la dernière réponse et toute la question",
        "la position entière, ou celle d’un joueur : « position 2 »",
        "le temps restant",
        "le joueur dont c’est le tour",
        "tes choix possibles, huit à la fois",
        "les points",
        "les pièces prises",
        "les lignes qui partent de ta case ou d’une autre, et leurs pièces : « lignes e5 »",
        "cette liste",
    ],
    keys: "Touches",
    keyed: [
        ["Flèches", "passer d’une case à l’autre"],
        ["Maj et une flèche", "suivre la ligne jusqu’à la prochaine pièce ou jusqu’au bord"],
        ["Début, Fin", "aller au bout de la rangée ; avec Ctrl, au bout du plateau"],
        ["Lettres et chiffres", "aller à la case de ces coordonnées"],
        ["1 à 6", "dans Trigon, aller à la tuile de ce numéro dans ta main"],
        ["Entrée, Espace", "choisir"],
        ["Échap", "annuler le choix"],
        ["Alt+N", "aller au choix possible suivant"],
        ["Alt+B", "aller au choix possible précédent"],
        ["Alt+I", "aller au champ où tu saisis coups et questions"],
        ["Ctrl+Z, Ctrl+Y", "annuler, rétablir"],
        ["[ et ]", "reculer ou avancer d’un coup"],
        ["?", "ouvrir cette liste"],
    ],
    sections: [
        [
            "Le plateau",
            "Le plateau est une grille : la touche Tab t’y amène, les flèches t’y déplacent. Sur chaque case, tu entends ses coordonnées, son contenu et, si tu peux la choisir, « disponible ». Après la première moitié d’un coup, le focus passe à la case la plus proche qui permet de le finir. Après le coup, il reste là où tu peux continuer.",
        ],
        [
            "Réponses",
            "Tu entends chaque réponse, même si elle répète la précédente. Après la première moitié d’un coup, tu entends les cases suivantes, ou seulement leur nombre si elles sont nombreuses. Si ton texte n’est pas un coup, il reste dans le champ de saisie, et tu entends pourquoi.",
        ],
        [
            "Une position",
            "Tu entends d’abord ce que possède chaque joueur, puis les lignes et les formations complètes ou presque, et enfin la place de chaque pièce. L’ordre dépend du jeu : rangée par rangée pour Trias et Traffic Lights, joueur par joueur pour Triapon et Tritt, par étoiles, formations et numéros pour Trigon.",
        ],
        [
            "Trigon",
            "Trigon se joue ici sans plateau. Tu entends donc le chemin qui va de la dernière tuile posée à la case : « 2 à droite en haut ». Un pas de côté mène au triangle suivant, un pas en haut ou en bas à la rangée voisine. Tu peux aussi saisir des coordonnées ; pour les entendre, active « Afficher les coordonnées » dans les réglages.",
        ],
        [
            "Longueur des annonces",
            "Dans les réglages, choisis des annonces courtes, normales ou complètes. Les deux premières posent la question en un mot ou deux ; Alt+R la redonne en entier.",
        ],
    ],
};
