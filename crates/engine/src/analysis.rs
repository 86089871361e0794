//! The result of an analysis, which compares several moves.

use super::protocol::ProvenResult;
use super::search::{ProvenValue, SearchLine};
use serde::{Deserialize, Serialize};
use trivium_rules::core::Seat;

/// A move with its expected continuation. See [`SearchLine`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AnalysisLine {
    /// The move, followed by its expected continuation.
    pub tokens: Vec<String>,
    /// Expected share of the game for each seat, in thousandths.
    pub shares: [u16; Seat::MOST],
    /// The proven value for the seat that makes the move.
    pub proven: Option<ProvenValue>,
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Analysis {
    pub finished: bool,
    /// Search depth in plies; 0 for searches without a depth.
    pub depth: u32,
    pub nodes: u64,
    /// Completed fraction of a tablebase, in thousandths.
    pub progress: Option<u32>,
    /// The best move first; empty if no seat is to act.
    pub lines: Vec<AnalysisLine>,
}

impl AnalysisLine {
    pub fn new<M>(line: &SearchLine<M>, token: impl FnMut(&M) -> String) -> AnalysisLine {
        // The cast saturates, and a share is at most 1.
        let shares = line.shares.map(|share| (share * 1000.0).round() as u16);
        AnalysisLine { tokens: line.moves.iter().map(token).collect(), shares, proven: line.proven }
    }

    /// The proven result for `seat`, which makes the move.
    pub fn proven_result(&self, seat: Seat) -> Option<ProvenResult> {
        ProvenResult::of(self.proven?, self.shares[seat.index()])
    }
}

impl Analysis {
    /// Whether this analysis replaces `other`: a proof counts first, then depth, then nodes.
    pub fn outweighs(&self, other: &Analysis) -> bool {
        let reached =
            |analysis: &Analysis| (analysis.best().map(|best| best.proven.is_some()), analysis.depth, analysis.nodes);
        reached(self) > reached(other)
    }

    pub fn best(&self) -> Option<&AnalysisLine> {
        self.lines.first()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_outweigh_depth_and_depth_outweighs_nodes() {
        let line = |proven| AnalysisLine { tokens: vec!["a1".to_owned()], shares: [500, 500, 0], proven };
        let of = |proven, depth, nodes| Analysis { lines: vec![line(proven)], depth, nodes, ..Analysis::default() };
        // Each analysis outweighs those before it.
        let all = [
            Analysis { depth: 30, ..Analysis::default() },
            of(None, 0, 900),
            of(None, 13, 500),
            of(None, 19, 100),
            of(None, 19, 101),
            of(Some(ProvenValue::Win(3)), 5, 10),
        ];
        for (at, one) in all.iter().enumerate() {
            let less: Vec<_> = all.iter().map(|other| one.outweighs(other)).collect();
            assert_eq!(less, (0..all.len()).map(|other| other < at).collect::<Vec<_>>());
        }
    }
}
