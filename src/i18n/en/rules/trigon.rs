//! Trigon.

use crate::i18n::rules::{Section, section};

/// The rules.
pub const RULES: &[Section] = &[
    section(
        "plane",
        "Plane",
        &[
            "The tiles lie in a plane of triangles that has no edge. A triangle points up (u) or down (d) and touches three others along its sides.",
            "A place is two numbers and that letter, such as 0,0u: the first number grows to the right, the second along the slanting lines. The program counts farther out than any game needs.",
        ],
    ),
    section(
        "tiles",
        "Tiles",
        &["Each player has 18 tiles, three each of the numbers 1 to 6. They can be turned to fit any triangle."],
    ),
    section(
        "two",
        "Two laws of the field",
        &[
            "After every turn, laying included, both hold. First: there is no closed empty space. From every empty triangle a way leads outside, over empty triangles that share sides.",
            "Second: every tile shares a side with at least one other; only the very first lies alone.",
        ],
    ),
    section(
        "play",
        "Play",
        &[
            "Laying: in turn, each player lays one of their tiles, with any number. When all 36 lie, player 1 goes on.",
            "From then on a turn is one of three. Move one of your tiles to any empty triangle; it needs no free path. Or exchange two of your own tiles with different numbers. Or exchange one of yours with one of your opponent’s that has the same number.",
            "Six tiles of one player around a point are a star. The tiles of a complete star are safe from the opponent’s exchanges, but not from their owner.",
        ],
    ),
    section(
        "end",
        "The end",
        &[
            "You win with one of three formations. A pyramid: 16 of your tiles make a triangle of side four, either way up. A strip: 11 of your tiles in succession between two neighbouring parallel lines. A block: four stars of yours that run into one another, 16 to 18 tiles.",
            "Other tiles may lie around it. After every turn, laying included, the player who took it is looked at first, then the opponent: whoever has a formation wins.",
            "A player without any possible turn: a draw. You may agree on a draw. If the same position stands for the third time, either may claim one.",
        ],
    ),
    section(
        "text",
        "Writing moves",
        &[
            "4@0,0u lays the number 4, 2,-1d>0,3u moves, 2,-1d<>0,3u exchanges with your own tile first. Of two tiles of your own the smaller place is first: by the first number, then by the second, then u before d.",
        ],
    ),
    section(
        "R1",
        "Ruling R1: closed",
        &[
            "The text forbids closed empty spaces. A gap that is open only through a corner is closed too, for a way leads over sides.",
        ],
    ),
    section(
        "R2",
        "Ruling R2: apart",
        &["The text asks only that each tile touch one other. So the field may fall into several parts."],
    ),
    section(
        "R3",
        "Ruling R3: the first tile",
        &["The plane has no fixed place, so the first tile always lies at 0,0u."],
    ),
    section(
        "R4",
        "Ruling R4: equal numbers",
        &["Exchanging two of your own tiles with equal numbers would change nothing, so it is no turn."],
    ),
    section(
        "R5",
        "Ruling R5: draws",
        &[
            "The text is silent about a player who has no turn, and about play that goes round in circles. Both can end in a draw here; no position without a turn is known.",
        ],
    ),
];
