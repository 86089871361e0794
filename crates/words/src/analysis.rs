//! The texts of the analysis. They are in a file of their own, which the page fetches with the chunk for the analysis.

use super::text_struct::words;

words! {
    pub struct AnalysisWords {
        /// “Evaluation”
        pub sees: &'static str,
        /// “Analysing…”
        pub looking: &'static str,
        /// “{0} {0:move|moves} ahead, {1} {1:position|positions}”
        pub looked: &'static str,
        /// “{0} {0:position|positions}”
        pub positions: &'static str,
        /// The progress of the tablebase: “Calculating all positions: {0}%”
        pub tablebase: &'static str,
        /// “All positions are known.”
        pub all_known: &'static str,
        /// “The game is over here.”
        pub over: &'static str,
        /// “The bag decides here.”
        pub chance: &'static str,
        /// “wins in {0} {0:turn|turns} or fewer / loses in {0} {0:turn|turns} or fewer”, in turns of the winner
        pub decides: [&'static str; 2],
        /// “even”
        pub even: &'static str,
        /// “{0} in {1} {1:turn|turns}”: the round's points, and the turns until it is decided
        pub in_turns: &'static str,
        /// “exactly {0}”: a computed share
        pub exactly: &'static str,
        /// “{0}%”
        pub percent: &'static str,
        /// “Winning chances”
        pub shares: &'static str,
        /// “Evaluation graph”
        pub graph: &'static str,
        /// “After move {0}: {1}”
        pub after: &'static str,
        /// “At the start: {0}”
        pub at_start: &'static str,
        /// “not analysed”
        pub unknown: &'static str,
        /// “Analyse the whole game”
        pub review: &'static str,
        /// “{0} of {1} {1:position|positions}”
        pub reviewed: &'static str,
        /// “Stop”
        pub stop: &'static str,
        /// “Turning points”
        pub turns: &'static str,
        /// “No single move changed the course of the game.”
        pub no_turns: &'static str,
        /// “Move {0}: {1} could have won with {4}”
        pub missed: &'static str,
        /// “Played: {0}”
        pub played: &'static str,
        /// “Move {0}, {1}: from {2}% to {3}%”
        pub turned: &'static str,
        /// “Better: {0}”
        pub better: &'static str,
        /// “{0} is better”, at the edge of the graph
        pub is_better: &'static str,
        /// “certain win / certain loss / best move”: the marks on the board
        pub marks: [&'static str; 3],
    }
}

/// An upper bound for the turns that the seat to move still needs if it wins with the nth decision from now on. Another
/// seat decides at least once between two of its turns.
pub const fn own_turns(decisions: u32) -> u32 {
    decisions.div_ceil(2)
}

/// Like [`own_turns`], for the turns of an opponent who wins with the nth decision. The first decision belongs to the
/// seat to move.
pub const fn turns_of_opponent(decisions: u32) -> u32 {
    if decisions < 2 { 1 } else { decisions / 2 }
}
