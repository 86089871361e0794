//! Trias.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "board",
        "Board",
        &[
            "Three rows of twelve holes, columns A to L from South’s left. Row 1 is South’s own, row 3 North’s, the middle row 2 is nobody’s. So A1 is South’s first hole and L3 North’s.",
            "Player 1 is South and starts. Four stones lie in every hole.",
        ],
    ),
    section(
        "sowing",
        "Sowing",
        &[
            "You sow counter-clockwise round your own row and the middle row, never into your opponent’s: South from A1 to L1 and back from L2 to A2, North from L3 to A3 and back from A2 to L2.",
            "On your turn, empty one hole of your own row and sow its stones one by one, beginning with the next hole. That is the first lap. Where its last stone falls decides how you go on:",
            "A hole with stones: take up all of them and sow on from the next hole; that is a new lap. An empty hole, in the first lap: you may not choose this hole, for a turn has at least two laps. Nor may you choose a hole with 24 stones: the last one would fall into the emptied hole itself.",
            "An empty hole of your own, in a later lap: remove the last stone; your turn ends.",
            "An empty hole of the middle row, in a later lap: look at the two outer holes of its column. If your opponent’s holds stones, remove them all; the last stone stays and your turn ends. If it is empty but yours is not, put the last stone into yours, take up all of it and sow on. If both are empty, remove the last stone; your turn ends.",
            "So every turn removes at least one stone. If you have no hole to choose, you lose: whoever moved last wins. There is no draw.",
        ],
    ),
    section("text", "Writing moves", &["A move is the hole that you empty, such as C1 or G3."]),
    section(
        "R1",
        "Ruling R1: the emptied hole",
        &[
            "The text names no hole that sowing skips. So the hole that you emptied is sown too when you come round to it.",
        ],
    ),
    section(
        "R2",
        "Ruling R2: turns without an end",
        &[
            "The text knows neither a turn without an end nor a draw, yet about one random game in two hundred meets such a turn. A hole whose turn has not ended after 10,000 laps cannot be chosen. No test at the table can be exact; this limit is one that everyone can repeat. At the start of the game there is no such turn.",
        ],
    ),
];
