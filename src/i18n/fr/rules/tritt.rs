//! Tritt.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Plateau",
        &[
            "Un hexagone de 91 points, six par côté. Ses rangs vont de a à k, ses diagonales de 1 à 11 : a1 à a6 forment un bord, f1 à f11 le rang le plus long, k6 à k11 le bord d’en face. Les lignes suivent trois directions.",
        ],
    ),
    section(
        "pieces",
        "Pièces",
        &[
            "Un tritton couvre trois points qui se suivent sur une ligne, et chaque point montre la couleur posée sur lui. Orange a huit trittons orange-bleu-orange, Bleu huit bleu-orange-bleu.",
            "Trois points ou plus d’une même couleur qui se suivent sur une ligne forment une rangée, quels que soient leurs trittons.",
            "Reloaded : dix trittons chacun, et un tritton appartient à la couleur de son milieu. Ceux d’Orange sont donc bleu-orange-bleu, ceux de Bleu orange-bleu-orange.",
        ],
    ),
    section(
        "play",
        "Déroulement",
        &[
            "Le plateau est vide. Le joueur 1 a Orange et pose un tritton sur trois points libres d’une ligne.",
            "Pas à pas et Glissade : à ce premier tritton, le joueur 2 peut répondre, au lieu de jouer, en échangeant les couleurs. Il a alors Orange avec ce tritton, et le joueur 1 continue avec Bleu.",
            "Ensuite, à ton tour, pose un de tes trittons, ou déplace un de ceux de ton adversaire le long de sa propre ligne : d’un point en Pas à pas, aussi loin que tu veux en Glissade. Chaque nouveau point qu’il couvre doit être libre, en chemin aussi. On ne peut pas passer.",
            "Reloaded : on n’échange pas les couleurs. Pose d’abord un de tes trittons sans former de rangée, d’aucune couleur. Puis, si un tritton de ton adversaire peut bouger, déplace-en un aussi loin que tu veux, ou passe. Qui ne peut pas poser perd.",
            "Après chaque tour, les rangées décident. S’il y a une rangée de la couleur de ton adversaire, tu perds, même s’il y en a aussi une de la tienne. Sinon, une rangée de ta couleur gagne.",
            "Si tu ne peux rien jouer, tu perds. Vous pouvez convenir d’une partie nulle. Si la même position apparaît pour la troisième fois, chacun peut réclamer la nulle.",
        ],
    ),
    section(
        "text",
        "Noter les coups",
        &[
            "c3-c5 pose un tritton sur c3, c4 et c5, la plus petite extrémité d’abord ; c3-c5>c4-c6 le déplace. swap échange les couleurs, pass ne déplace rien.",
        ],
    ),
    section(
        "R1",
        "Décision R1 : plus de coup",
        &[
            "Le texte ne dit pas ce qui arrive alors. Dans la suite que l’auteur a lui-même donnée au jeu, Reloaded, ce joueur perd ; il en va ainsi dans toutes les variantes.",
        ],
    ),
    section(
        "R2",
        "Décision R2 : la troisième fois",
        &[
            "Le texte laisse la nulle à l’accord des joueurs. Pouvoir la réclamer empêche seulement de jouer sans fin. En Reloaded, chaque tour ajoute un tritton : les positions ne se répètent pas, il n’y a rien à réclamer.",
        ],
    ),
];
