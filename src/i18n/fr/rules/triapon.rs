//! Triapon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Plateau",
        &[
            "Le plateau est un triangle de 45 trous en neuf lignes, d’un seul trou à la pointe jusqu’à neuf à la base. Les lignes vont de a à i, les trous se comptent depuis la gauche : a1, b1, b2 … i9.",
            "Vous êtes trois, avec neuf billes chacun. Deux trous côte à côte sont voisins ; à l’intérieur, un trou a six voisins.",
        ],
    ),
    section(
        "rows",
        "Rangées et triades",
        &[
            "Une rangée, ce sont des billes d’une même personne qui se suivent tout droit et sans trou libre, comptées d’un bout à l’autre. À partir de trois billes, c’est une triade.",
            "Il y en a trois genres. Courte : des trous voisins. Moyenne : une ligne de trous sépare deux billes, comme de a1 à c2. Longue : deux lignes de trous les séparent, comme de a1 à d2. Une triade moyenne a cinq billes au plus, une longue trois.",
        ],
    ),
    section(
        "play",
        "Déroulement",
        &[
            "Poser : chacun à son tour pose une bille dans un trou libre, jusqu’à ce que les 27 y soient.",
            "Déplacer : ensuite, chacun à son tour déplace une de ses billes dans un trou voisin libre. Avec exactement trois billes sur le plateau, on peut sauter dans n’importe quel trou libre.",
            "Tu formes une triade quand la bille que tu viens de poser ou de déplacer se trouve dans une rangée de trois ou plus qui, sans elle, n’était pas une triade. Combler le vide entre deux et deux en forme une ; allonger une triade n’en forme pas. Sauter d’un bout d’une triade à l’autre bout en forme une nouvelle.",
            "Qui forme une triade doit prendre une bille adverse, si c’est possible : une seule, même pour plusieurs triades, et déjà pendant la pose.",
        ],
    ),
    section(
        "which",
        "Les billes qu’on peut prendre",
        &[
            "Une bille qui n’est dans aucune triade peut être prise. Une bille dans des triades ne peut l’être que si chacune d’elles la laisse ouverte.",
            "Une triade laisse une bille ouverte dans deux cas. Ou bien elle est courte ou moyenne, et une triade d’un genre plus long la croise. Ou bien elle a quatre billes ou plus et, sans cette bille, il en reste trois de suite d’un côté : les deux bouts de quatre, toutes sauf celle du milieu de cinq. Une bille d’une triade longue ne peut jamais être prise.",
            "Si les deux adversaires ont de telles billes, prends à celui qui a le plus de billes en jeu ; à égalité, choisis. Si un seul en a, prends à celui-là. Si personne n’en a, on ne prend rien.",
        ],
    ),
    section(
        "going",
        "Élimination et fin",
        &[
            "Une fois toutes les billes posées, celui qui n’en a plus que deux ou moins sur le plateau est éliminé aussitôt et a perdu. Ses billes restent : on ne les déplace pas et on ne les prend pas. Quand deux joueurs sont éliminés, le troisième gagne.",
            "Si le joueur dont c’est le tour n’a aucun coup, la partie est nulle pour tous ceux qui ne sont pas éliminés.",
            "Après 15 tours de table sans prise, ou si vous convenez de finir, on compte les billes prises, peu importe à qui. S’il reste trois joueurs, le plus grand nombre gagne ; deux premiers à égalité gagnent tous deux ; trois à égalité font partie nulle. S’il en reste deux, le plus grand nombre gagne ; à égalité, celui qui a le plus pris à la personne éliminée ; sinon la partie est nulle.",
            "Pendant la pose, on ne peut pas convenir de finir. Qui abandonne est éliminé ; ses billes encore en main ne sont plus posées.",
        ],
    ),
    section(
        "variant",
        "Variante Barricade",
        &[
            "Dès qu’un joueur est éliminé, chacun des deux autres peut, à la fin de chacun de ses tours, remettre dans un trou libre une bille qu’il lui a prise. Elle y reste, ne forme pas de triade et compte toujours comme prise.",
        ],
    ),
    section(
        "text",
        "Noter les coups",
        &["c2 pose une bille, c2-d3 déplace ou saute, xg4 prend, +e5 remet, pass y renonce."],
    ),
    section(
        "R1",
        "Décision R1 : les directions",
        &[
            "Les images de la règle sont perdues. Le texte dit que seules les rangées longues ne dépassent jamais trois, et parle de rangées de cinq ; une description publique donne neuf lignes de trous et les écarts dans les triades. Seules ces directions conviennent.",
        ],
    ),
    section(
        "R2",
        "Décision R2 : chaque triade",
        &[
            "Si une bille est dans plusieurs triades, chacune doit la laisser ouverte, car le texte dit que les billes des triades longues ne peuvent jamais être prises.",
        ],
    ),
    section(
        "R3",
        "Décision R3 : croiser",
        &[
            "Le texte n’explique pas ce que croiser veut dire. Ici, deux triades se croisent quand elles ont une bille en commun.",
        ],
    ),
    section(
        "R4",
        "Décision R4 : quatre et plus",
        &[
            "Le texte donne les cas de quatre et de cinq billes. Tous deux suivent d’une même idée : il doit rester une triade. Elle vaut aussi pour six et plus.",
        ],
    ),
    section(
        "R5",
        "Décision R5 : les billes en jeu",
        &["Les billes encore à poser comptent aussi ; sinon, celui qui pose en premier serait toujours la cible."],
    ),
    section(
        "R6",
        "Décision R6 : les billes qui restent",
        &["Les billes d’un joueur éliminé ne peuvent pas être prises, car elles restent jusqu’à la fin de la partie."],
    ),
    section(
        "R7",
        "Décision R7 : 15 tours de table",
        &[
            "On compte à partir du premier déplacement, car la pose est trop courte pour 15 tours de table. Un tour de table, c’est un tour de chacun de ceux qui sont encore en jeu ; chaque prise remet le compte à zéro.",
        ],
    ),
    section(
        "R8",
        "Décision R8 : le compte",
        &["Un joueur éliminé ne peut pas gagner, même avec le plus de billes prises."],
    ),
    section(
        "R9",
        "Décision R9 : à partir de quand",
        &["On peut remettre une bille dès le tour où un joueur est éliminé, car le texte dit : après chaque tour."],
    ),
];
