//! Tritt.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Board",
        &[
            "A hexagon of 91 points, six along each side. Its rows are lettered a to k, its diagonals numbered 1 to 11: a1 to a6 is one edge, f1 to f11 the longest row, k6 to k11 the opposite edge. Lines run in three directions.",
        ],
    ),
    section(
        "pieces",
        "Pieces",
        &[
            "A tritton covers three successive points of a line, and each point shows the colour that lies on it. Orange has eight trittons orange-blue-orange, Blue eight blue-orange-blue.",
            "Three or more successive points of a line in one colour are a row, whichever trittons they belong to.",
            "Reloaded: ten trittons each, and a tritton belongs to the colour of its middle. So Orange’s are blue-orange-blue, Blue’s orange-blue-orange.",
        ],
    ),
    section(
        "play",
        "Play",
        &[
            "The board is empty. Player 1 has Orange and sets a tritton on any three free points in line.",
            "Step and Slide: player 2 may answer this first tritton by exchanging colours, instead of a turn. Then player 2 has Orange with that tritton, and player 1 goes on with Blue.",
            "From then on you either set one of your trittons, or shift one of your opponent’s along its own line: by one point in Step, as far as you like in Slide. Every point that it newly covers must be free, on the way too. You may not pass.",
            "Reloaded: no colours are exchanged. First set one of your trittons so that no row of either colour arises. Then, if one of your opponent’s trittons can move, shift one as far as you like, or pass. If you cannot set, you lose.",
            "After each turn rows decide. If a row of your opponent’s colour stands, you lose, even if one of yours stands as well. Otherwise a row of your own colour wins.",
            "If you cannot take a turn, you lose. You may agree on a draw. If the same position stands for the third time, either may claim one.",
        ],
    ),
    section(
        "text",
        "Writing moves",
        &[
            "c3-c5 sets a tritton on c3, c4 and c5, the smaller end first; c3-c5>c4-c6 shifts it. swap exchanges colours, pass shifts nothing.",
        ],
    ),
    section(
        "R1",
        "Ruling R1: no turn left",
        &[
            "The text does not say what happens then. In Reloaded, the author’s own sequel, that player loses; so it is in the other variants here.",
        ],
    ),
    section(
        "R2",
        "Ruling R2: the third time",
        &[
            "The text leaves draws to agreement. The claim only keeps play from going on for ever. In Reloaded every turn adds a tritton, so positions never repeat and there is nothing to claim.",
        ],
    ),
];
