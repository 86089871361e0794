//! The texts of the analysis. They are in a file of their own, which the page fetches with the chunk for the analysis.

use super::text_struct::words;

words! {
    pub struct AnalysisWords {
        pub sees: &'static str,
        pub looking: &'static str,
        pub looked: &'static str,
        pub positions: &'static str,
        /// The progress of the tablebase: “Calculating all positions: {0}%”
        pub tablebase: &'static str,
        pub all_known: &'static str,
        pub over: &'static str,
        pub chance: &'static str,
        /// “wins in {0} {0:turn|turns} or fewer / loses in {0} {0:turn|turns} or fewer”, in turns of the winner
        pub decides: [&'static str; 2],
        pub even: &'static str,
        /// “{0} in {1} {1:turn|turns}”: the round's points, and the turns until it is decided
        pub in_turns: &'static str,
        /// “exactly {0}”: a computed share
        pub exactly: &'static str,
        pub percent: &'static str,
        pub shares: &'static str,
        pub graph: &'static str,
        pub after: &'static str,
        pub at_start: &'static str,
        pub unknown: &'static str,
        pub review: &'static str,
        pub reviewed: &'static str,
        pub stop: &'static str,
        pub turns: &'static str,
        pub no_turns: &'static str,
        pub missed: &'static str,
        pub played: &'static str,
        pub turned: &'static str,
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
