//! Traffic Lights.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Plateau",
        &[
            "Le plateau a 3×3 cases, dans les variantes à quatre rangs 4×3. Une case porte le nom de sa colonne et de son rang : a1 est en bas à gauche.",
            "Dans les variantes Glissière, une bande de trois cases de plus, s1, s2 et s3, touche un côté d’un plateau 3×3. Au début elle est en haut.",
            "Une ligne, ce sont trois cases qui se suivent, en travers, de haut en bas ou en diagonale. Les cases de la bande forment des lignes comme les autres.",
        ],
    ),
    section(
        "turn",
        "Un tour",
        &[
            "Tous les jetons sont aux deux joueurs. Pose un jeton rouge sur une case vide, ou remplace un rouge par un jaune, ou un jaune par un vert. Un jeton vert reste jusqu’à la fin.",
            "Avec la bande, tu peux aussi la déplacer vers un autre côté. C’est toujours le même bord qui touche le plateau : ses jetons gardent leur ordre autour de lui.",
        ],
    ),
    section(
        "lines",
        "Les lignes qui comptent",
        &[
            "Pour apprendre : trois jetons verts. Classique : trois jetons d’une couleur. Partout ailleurs : trois d’une couleur, ou rouge-jaune-vert dans cet ordre, lu d’un bout ou de l’autre.",
            "Qui complète une ligne met fin à la manche. Dans Pour apprendre, Simple et Classique, c’est la victoire.",
            "Avec quatre rangs ou la bande, chaque ligne complétée par le même tour rapporte des points : trois rouges 1, trois verts 2, rouge-jaune-vert 3, trois jaunes 5.",
        ],
    ),
    section(
        "rounds",
        "Manches",
        &[
            "Avec quatre rangs ou la bande, on joue un nombre pair de manches, convenu d’avance. Vous commencez à tour de rôle ; sans sac, le joueur 1 commence la première.",
            "Le plus grand nombre de points gagne. À égalité, on joue encore deux manches, et ainsi de suite jusqu’à la décision.",
        ],
    ),
    section(
        "bag",
        "Avec le sac",
        &[
            "Tous les jetons sont dans un sac, de chaque couleur autant que convenu. On le remplit à chaque manche.",
            "Avant de jouer, on tire deux jetons au milieu. Tour à tour, chacun en prend un et on en tire un à la place, jusqu’à ce que chacun en ait trois. Les deux qui restent au milieu forment la réserve. À la première manche, le joueur 1 prend en premier, puis vous alternez ; celui qui n’a pas pris en premier commence.",
            "À ton tour, tu poses un jeton de ta main ; celui qu’il remplace retourne dans le sac. Si tu n’as pas complété de ligne, tu prends ensuite un jeton de la réserve, et on en tire un pour la réserve. Ce qui est vide est sauté.",
            "Si aucun de tes jetons ne convient, tu passes, ou tu déplaces la bande là où c’est permis. Qui peut poser ne peut pas passer. Déplacer la bande n’utilise aucun jeton.",
            "Vous pouvez convenir de finir : la partie est nulle ou, s’il y a des manches, finit avec les points tels qu’ils sont. Sans sac, une partie sans manches ne peut pas être nulle.",
        ],
    ),
    section(
        "text",
        "Noter les coups",
        &[
            "b2 ou s1 y pose un jeton. slide-N, slide-E, slide-S et slide-W déplacent la bande en haut, à droite, en bas et à gauche. Avec le sac, =R, =Y et =G prennent un jeton rouge, jaune ou vert au milieu, *R, *Y et *G en tirent un, et pass passe.",
        ],
    ),
    section(
        "R1",
        "Décision R1 : combien de jetons",
        &[
            "La boîte ne dit pas combien il y a de jetons. Ici le sac en contient 6 de chaque couleur pour le plateau 3×3 et 8 pour les plus grands ; on peut choisir de 3 à 20.",
        ],
    ),
    section(
        "R2",
        "Décision R2 : la réserve",
        &[
            "Le texte parle une fois de trois jetons de réserve et une fois de deux. Il y en a deux, ceux que laisse le choix d’avant la manche.",
        ],
    ),
    section(
        "R3",
        "Décision R3 : personne ne peut poser",
        &[
            "Si aucun des deux ne peut poser de jeton, seul un déplacement de la bande qui complète une ligne reste permis. S’il n’y en a pas, la manche finit sans points ; une partie sans manches est nulle.",
        ],
    ),
    section(
        "R4",
        "Décision R4 : deux déplacements",
        &[
            "La bande ne peut pas être déplacée deux fois de suite : quelqu’un doit d’abord poser un jeton. Passer entre-temps n’y change rien, sinon un joueur pourrait la déplacer sans fin pendant que l’autre doit passer.",
        ],
    ),
];
