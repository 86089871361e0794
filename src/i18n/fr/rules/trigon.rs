//! Trigon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "plane",
        "Plan",
        &[
            "Les tuiles se posent sur un plan de triangles qui n’a pas de bord. Un triangle pointe vers le haut (u) ou vers le bas (d) et en touche trois autres par ses côtés.",
            "Une place se note par deux nombres et cette lettre, par exemple 0,0u : le premier nombre croît vers la droite, le second le long des lignes obliques. Le programme compte plus loin qu’aucune partie ne va.",
        ],
    ),
    section(
        "tiles",
        "Tuiles",
        &[
            "Chacun a 18 tuiles, trois de chaque numéro de 1 à 6. On peut les tourner pour qu’elles aillent sur n’importe quel triangle.",
        ],
    ),
    section(
        "two",
        "Deux lois du terrain",
        &[
            "Après chaque tour, pose comprise, les deux sont respectées. D’abord : il n’y a pas d’espace vide fermé. De chaque triangle vide, un chemin mène dehors, par les côtés de triangles vides.",
            "Ensuite : chaque tuile en touche au moins une autre par un côté ; seule la toute première est isolée.",
        ],
    ),
    section(
        "play",
        "Déroulement",
        &[
            "Poser : chacun à son tour pose une de ses tuiles, de n’importe quel numéro. Quand les 36 sont posées, le joueur 1 continue.",
            "Ensuite, un tour est l’une de ces trois actions. Déplacer une de tes tuiles sur n’importe quel triangle vide ; le chemin n’a pas besoin d’être libre. Ou échanger deux de tes tuiles de numéros différents. Ou échanger une de tes tuiles avec une tuile de ton adversaire de même numéro.",
            "Six tuiles d’un même joueur autour d’un point forment une étoile. Une étoile complète protège ses tuiles des échanges de l’adversaire, pas de leur propriétaire.",
        ],
    ),
    section(
        "end",
        "Fin",
        &[
            "Tu gagnes avec l’une de trois formations. La pyramide : 16 de tes tuiles forment un triangle de côté quatre, pointe en haut ou en bas. La bande, aussi appelée ligne : 11 de tes tuiles se suivent entre deux parallèles voisines. Le bloc : quatre de tes étoiles qui s’emboîtent, 16 à 18 tuiles.",
            "D’autres tuiles peuvent se trouver autour. Après chaque tour, pose comprise, on regarde d’abord celui qui a joué, puis l’adversaire : qui a une formation gagne.",
            "Si un joueur ne peut rien jouer, la partie est nulle. Vous pouvez convenir d’une partie nulle. Si la même position apparaît pour la troisième fois, chacun peut réclamer la nulle.",
        ],
    ),
    section(
        "text",
        "Noter les coups",
        &[
            "4@0,0u pose le numéro 4, 2,-1d>0,3u déplace, 2,-1d<>0,3u échange, ta tuile d’abord. De deux de tes tuiles, écris d’abord la plus petite place : selon le premier nombre, puis le second, puis u avant d.",
        ],
    ),
    section(
        "R1",
        "Décision R1 : fermé",
        &[
            "Le texte interdit les espaces vides fermés. Un vide ouvert seulement par un coin est fermé aussi, car un chemin passe par les côtés.",
        ],
    ),
    section(
        "R2",
        "Décision R2 : en plusieurs parties",
        &[
            "Le texte demande seulement que chaque tuile en touche une autre. Le terrain peut donc être en plusieurs parties.",
        ],
    ),
    section(
        "R3",
        "Décision R3 : la première tuile",
        &["Le plan n’a pas de place fixe ; la première tuile se pose donc toujours en 0,0u."],
    ),
    section(
        "R4",
        "Décision R4 : numéros égaux",
        &["Échanger deux de tes tuiles de même numéro ne changerait rien : ce n’est pas un tour."],
    ),
    section(
        "R5",
        "Décision R5 : la nulle",
        &[
            "Le texte ne dit rien du joueur qui ne peut rien jouer, ni des parties qui tournent en rond. Les deux peuvent finir ici par la nulle ; on ne connaît pas de position sans coup possible.",
        ],
    ),
];
