//! Triapon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Board",
        &[
            "The board is a triangle of 45 holes in nine rows, from one hole at the tip to nine at the base. Rows are named a to i, holes counted from the left: a1, b1, b2 … i9.",
            "Each of the three players has nine balls. Neighbouring holes lie side by side; a hole inside the board has six neighbours.",
        ],
    ),
    section(
        "rows",
        "Rows and triads",
        &[
            "A row is a straight, unbroken run of balls of one player, counted to both its ends. Three or more balls in a row are a triad.",
            "There are three kinds. Short: neighbouring holes. Medium: one row of holes lies between two balls, as from a1 to c2. Long: two rows of holes lie between them, as from a1 to d2. A medium triad has at most five balls, a long one three.",
        ],
    ),
    section(
        "play",
        "Play",
        &[
            "Placing: in turn, each player sets one ball on any free hole, until all 27 are set.",
            "Moving: then, in turn, each player moves one ball of their own to a neighbouring free hole. With exactly three balls on the board you may jump to any free hole instead.",
            "You form a triad when the ball that you have just set or moved lies in a row of three or more that was no triad without it. Closing a gap between two and two forms one; adding a ball to a triad does not. A jump from one end of a triad to its other end forms a new one.",
            "Whoever forms a triad must take a ball of an opponent, if one can be taken: only one, however many triads arise, and while placing too.",
        ],
    ),
    section(
        "which",
        "Which balls can be taken",
        &[
            "A ball in no triad can be taken. A ball in triads can be taken only if every one of them leaves it open.",
            "A triad leaves a ball open in two cases. Either it is short or medium and a triad of a longer kind crosses it. Or it has four or more balls, and three in a row are left on one side without this ball: so the two outer ones of four, and all but the middle one of five. A ball in a long triad can never be taken.",
            "If both opponents have such balls, take from the one with more balls in play, on a tie from either. If only one has, take from that one. If nobody has, nothing is taken.",
        ],
    ),
    section(
        "going",
        "Going out, and the end",
        &[
            "Once all balls are set, a player with two balls or fewer on the board is out at once and has lost. Their balls stay: nobody moves or takes them. When two players are out, the third wins.",
            "If the player to move has no move, the game is a draw for all who are not out.",
            "After 15 rounds without a take, or when all agree to end, the balls taken are counted, whoever they were taken from. With three players in, the most wins; two equal at the top both win; three equal draw. With two in, the most wins; on a tie, the most taken from the player who is out; then it is a draw.",
            "You cannot agree to end while balls are being set. Whoever resigns is out, and any balls still in hand are never set.",
        ],
    ),
    section(
        "variant",
        "Variant: Barricade",
        &[
            "As soon as one player is out, each of the other two may end every turn by setting back one ball that they took from that player, on any free hole. These balls stay and form no triads. They still count as taken.",
        ],
    ),
    section(
        "text",
        "Writing moves",
        &["c2 sets a ball, c2-d3 moves or jumps, xg4 takes, +e5 sets back, pass sets nothing back."],
    ),
    section(
        "R1",
        "Ruling R1: directions",
        &[
            "The pictures of the rules are lost. The text says that only long rows cannot exceed three, and speaks of rows of five; a public description gives nine rows of holes and the gaps in triads. Exactly these directions fit.",
        ],
    ),
    section(
        "R2",
        "Ruling R2: every triad",
        &[
            "If a ball lies in several triads, each of them must leave it open, for the text says that balls in long triads can never be taken.",
        ],
    ),
    section(
        "R3",
        "Ruling R3: crossing",
        &["The text does not explain crossing. Here two triads cross when they share a ball."],
    ),
    section(
        "R4",
        "Ruling R4: four and more",
        &[
            "The text gives the cases of four and five. Both follow from one thought: a triad must be left. It holds for six and more as well.",
        ],
    ),
    section(
        "R5",
        "Ruling R5: balls in play",
        &["Balls still to be set count too; otherwise everybody would prey on whoever sits first."],
    ),
    section(
        "R6",
        "Ruling R6: balls that stay",
        &["Balls of a player who is out cannot be taken, for they stay until the end of the game."],
    ),
    section(
        "R7",
        "Ruling R7: 15 rounds",
        &[
            "Rounds are counted from the first move on, since placing is too short for 15. A round is one turn of everyone who is not out; a take starts the count anew.",
        ],
    ),
    section("R8", "Ruling R8: counting", &["Whoever is out cannot win, however many balls they took."]),
    section(
        "R9",
        "Ruling R9: when to set back",
        &["Setting back begins with the very turn in which a player goes out: the text says after each turn."],
    ),
];
