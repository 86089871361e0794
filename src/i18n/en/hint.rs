//! Hints.

use crate::i18n::hint::Hints;

/// The words.
pub static HINTS: Hints = Hints {
    only: "It is the only legal move.",
    wins: "It wins at once: {0}.",
    soon: "Whatever the answer, your next move wins.",
    wins_in: "It wins by force, in {0} moves at the most.",
    wins_sure: "It wins by force.",
    loses: "Every move loses; this one holds out longest.",
    keeps: "Every other move gives the win away.",
    saves: "Every other move loses.",
    stops: [
        "It keeps {0} from winning at once with {1}: {2}.",
        "After almost any other move {0} wins at once, say {3}, then {1}: {2}.",
    ],
    denies: [
        "It keeps {0} from playing {1}: {2}.",
        "Almost any other move offers {0} something, say {3}, then {1}: {2}.",
    ],
    makes: "It makes {0}.",
    takes: ["It takes {0} stone.", "It takes {0} stones."],
    puts_out: "It puts {0} out of the game.",
    lines: [
        "three red chips in a line",
        "three yellow chips in a line",
        "three green chips in a line",
        "red, yellow and green in a line",
    ],
    row: "three points of one colour in a row",
    triad: "a triad, which takes a ball",
    groups: ["a star", "a pyramid", "a strip", "a block of stars"],
    is_out: "{0} is out",
    last_in: "all others are out",
    no_move: "the opponent has no move left",
    count: "the count decides",
};
