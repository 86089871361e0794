//! Traffic Lights.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Board",
        &[
            "The board has 3×3 cells, in the variants with four rows 4×3. Cells are named by column and row: a1 is at the bottom left.",
            "In the slider variants a strip of three more cells, s1, s2 and s3, lies at one side of a 3×3 board. It starts at the top.",
            "A line is three cells in succession, across, down or diagonally. Cells of the strip take part in lines like all others.",
        ],
    ),
    section(
        "turn",
        "A turn",
        &[
            "All chips belong to both players. Lay a red chip on an empty cell, or replace a red chip by a yellow one, or a yellow one by a green one. A green chip stays to the end.",
            "With a strip you may slide it to another side instead. The same edge of the strip always touches the board, so its chips keep their order round the board.",
        ],
    ),
    section(
        "lines",
        "Lines that count",
        &[
            "Learning: three green chips. Classic: three chips of one colour. Everywhere else: three of one colour, or red-yellow-green in this order, read from either end.",
            "Whoever completes a line ends the round. In Learning, Simple and Classic that wins the game.",
            "With four rows or a strip, every line completed by the same turn earns points: three red 1, three green 2, red-yellow-green 3, three yellow 5.",
        ],
    ),
    section(
        "rounds",
        "Rounds",
        &[
            "With four rows or a strip you play an even number of rounds, agreed beforehand. You take turns to start; without a bag player 1 starts the first round.",
            "The most points win. On a tie two more rounds are played, and again, until it is decided.",
        ],
    ),
    section(
        "bag",
        "With a bag",
        &[
            "All chips lie in a bag, as many of each colour as agreed. It is filled anew for each round.",
            "Before play: two chips are drawn to the middle. In turn each player takes one of them, and one is drawn in its place, until both hold three. The two left in the middle are the supply. In the first round player 1 takes first, then you alternate; whoever did not take first starts play.",
            "On your turn you lay a chip from your hand; a chip that it replaces goes back into the bag. Unless you completed a line, you then take one chip of the supply into your hand, and one is drawn to the supply. What is empty is skipped.",
            "If no chip of yours fits, you pass, or slide the strip where that is allowed. Whoever can lay a chip may not pass. A slide uses no chip.",
            "The players may agree to end: that is a draw, or with rounds the end with the points as they stand. A single game without a bag cannot be drawn.",
        ],
    ),
    section(
        "text",
        "Writing moves",
        &[
            "b2 or s1 lays a chip there. slide-N, slide-E, slide-S and slide-W slide the strip to the top, the right, the bottom and the left. With a bag, =R, =Y and =G take a red, yellow or green chip from the middle, *R, *Y and *G draw one, and pass passes.",
        ],
    ),
    section(
        "R1",
        "Ruling R1: how many chips",
        &[
            "The box does not say how many chips there are. Here the bag holds 6 of each colour on the 3×3 board and 8 of each on the larger ones; from 3 to 20 can be chosen.",
        ],
    ),
    section(
        "R2",
        "Ruling R2: the supply",
        &["The text names three chips of the supply once and two once. Two lie there, as drafting leaves them."],
    ),
    section(
        "R3",
        "Ruling R3: nobody can lay",
        &[
            "When neither player can lay a chip, only a slide that completes a line may still be made. If there is none, the round is drawn without points; a single game is a draw.",
        ],
    ),
    section(
        "R4",
        "Ruling R4: two slides",
        &[
            "The strip may not be slid twice in succession: after a slide somebody must lay a chip first. A pass in between does not lift this, or one player could slide for ever while the other has to pass.",
        ],
    ),
];
