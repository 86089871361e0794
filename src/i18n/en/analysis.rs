//! Analyses.

use crate::i18n::analysis::Analysis;

/// The words.
pub static ANALYSIS: Analysis = Analysis {
    sees: "What the program sees",
    looking: "Looking …",
    looked: "{0} moves ahead, {1} positions",
    positions: "{0} positions",
    table: "Working out all positions: {0} %",
    all_known: "All positions are known.",
    over: "The game is over here.",
    chance: "The bag decides here.",
    decides: ["wins in {0}", "loses in {0}"],
    even: "even",
    in_turns: ["{0} in {1} turn", "{0} in {1} turns"],
    exactly: "exactly {0}",
    percent: "{0} %",
    shares: "Shares",
    graph: "Course of the game",
    after: "After move {0}: {1}",
    at_start: "At the start: {0}",
    unknown: "not looked at",
    review: "Look at the whole game",
    reviewed: "{0} of {1} positions",
    stop: "Stop",
    turns: "Where the game turned",
    no_turns: "No move changed much.",
    missed: "Move {0}: {1} could have won with {4}",
    played: "Played: {0}",
    turned: "Move {0}, {1}: from {2} % to {3} %",
    better: "Better: {0}",
};
