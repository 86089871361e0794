//! The words of analyses, in a file of their own: the page fetches it with the part that shows them.

use super::text_struct::words;

words! {
    /// The words of analyses in one language.
    pub struct AnalysisWords {
        /// “Evaluation”
        pub sees: &'static str,
        /// “Analysing…”
        pub looking: &'static str,
        /// “{0} {0:move|moves} ahead, {1} {1:position|positions}”
        pub looked: &'static str,
        /// “{0} {0:position|positions}”
        pub positions: &'static str,
        /// “Calculating all positions: {0}%”
        pub game_match: &'static str,
        /// “All positions are known.”
        pub all_known: &'static str,
        /// “The game is over here.”
        pub over: &'static str,
        /// “The bag decides here.”
        pub chance: &'static str,
        /// “wins in {0} turns or fewer / loses in {0} turns or fewer”, of the winner's turns
        pub decides: [&'static str; 2],
        /// “even”
        pub even: &'static str,
        /// “{0} in {1} {1:turn|turns}”: the round's points and how many turns decide it
        pub in_turns: &'static str,
        /// “exactly {0}”: a share that was worked out
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

/// The turns of its own within which a seat wins with the nth decision from now on, everyone's counted: between two turns of its own another
/// seat decides at least once.
pub const fn own_turns(decisions: u32) -> u32 {
    decisions.div_ceil(2)
}

/// The turns of an opponent within which that one wins with the nth decision from now on, when another seat makes the first.
pub const fn turns_of_opponent(decisions: u32) -> u32 {
    if decisions < 2 { 1 } else { decisions / 2 }
}
