//! Analyses.

use crate::analysis::AnalysisWords;

/// The words.
pub static ANALYSIS: AnalysisWords = AnalysisWords {
    sees: "Evaluation",
    looking: "Analysing…",
    looked: "{0} {0:move|moves} ahead, {1} {1:position|positions}",
    positions: "{0} {0:position|positions}",
    game_match: "Calculating all positions: {0}%",
    all_known: "All positions are known.",
    over: "The game is over here.",
    chance: "The bag decides here.",
    decides: ["wins in {0} {0:turn|turns} or fewer", "loses in {0} {0:turn|turns} or fewer"],
    even: "even",
    in_turns: "{0} in {1} {1:turn|turns}",
    exactly: "exactly {0}",
    percent: "{0}%",
    shares: "Winning chances",
    graph: "Evaluation graph",
    after: "After move {0}: {1}",
    at_start: "At the start: {0}",
    unknown: "not analysed",
    review: "Analyse the whole game",
    reviewed: "{0} of {1} {1:position|positions}",
    stop: "Stop",
    turns: "Turning points",
    no_turns: "No single move changed the course of the game.",
    missed: "Move {0}: {1} could have won with {4}",
    played: "Played: {0}",
    turned: "Move {0}, {1}: from {2}% to {3}%",
    better: "Better: {0}",
    is_better: "{0} is better",
    marks: ["certain win", "certain loss", "best move"],
};
