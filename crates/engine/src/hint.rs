//! A hint: the best move and its explanation.

use super::protocol::ProvenResult;
use super::search::{ProvenValue, SearchLine};
use serde::{Deserialize, Serialize};
use trivium_rules::core::Seat;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    pub best: String,
    /// The proven result for the seat that makes the move.
    pub proven_result: Option<ProvenResult>,
    /// Whether no other move is legal.
    pub only: bool,
    /// Whether every other move is proven to be worse: it gives a win away, or loses.
    pub alone: bool,
    pub threat: Option<Threat>,
}

/// A threat of the next seat that the best move prevents and another move allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Threat {
    /// Tokens: another move, any moves and draws before the next seat acts, and the threatening move.
    pub line: Vec<String>,
    /// True if most of the sampled moves allow this threat. If false, at least nine of ten other moves allow a threat,
    /// not always this one.
    pub same: bool,
}

/// Whether the compared lines, the best first, prove that each of the other `legal` moves is worse than the best.
pub(super) fn alone<M>(lines: &[SearchLine<M>], seat: Seat, legal: usize) -> bool {
    let end = |line: &SearchLine<M>| match line.proven? {
        ProvenValue::Win(_) => Some(1),
        ProvenValue::Loss(_) => Some(-1),
        ProvenValue::Value(value, _) => Some(value.signum()),
        // Lines with shares are unordered while some moves are unsolved, so they prove nothing until all moves have a
        // line.
        ProvenValue::Shares if lines.len() < legal => None,
        ProvenValue::Shares => match line.shares[seat.index()] {
            share if share > 0.999 => Some(1),
            share if share < 0.001 => Some(-1),
            _ => Some(0),
        },
    };
    let [best, others @ ..] = lines else { return false };
    let worst = others.iter().try_fold(-1, |most, line| end(line).map(|end| most.max(end)));
    match worst {
        _ if others.is_empty() => false,
        Some(-1) => end(best) != Some(-1),
        Some(others) => others < 1 && end(best) == Some(1),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_alone_if_all_others_are_proven_worse() {
        let line = |proven, share: f32| SearchLine { moves: vec![0], shares: [share, 1.0 - share, 0.0], proven };
        let is = |lines: &[SearchLine<u8>], legal| alone(lines, Seat::ONE, legal);
        let [win, loss, open] =
            [Some(ProvenValue::Win(3)), Some(ProvenValue::Loss(2)), None].map(|proven| line(proven, 0.5));
        assert!(is(&[win.clone(), loss.clone()], 9));
        assert!(is(&[open.clone(), loss.clone()], 9), "all others lose");
        assert!(!is(&[win.clone(), open.clone()], 9));
        assert!(!is(&[win.clone(), win.clone(), loss.clone()], 3));
        assert!(!is(&[loss.clone(), loss.clone()], 2));
        assert!(!is(&[win], 1));
        let even = line(Some(ProvenValue::Value(0, 9)), 0.5);
        assert!(is(&[line(Some(ProvenValue::Value(2, 9)), 1.0), even.clone()], 2));
        assert!(is(&[even.clone(), line(Some(ProvenValue::Value(-1, 4)), 0.0)], 2));
        assert!(!is(&[even.clone(), even], 2));
        // Solved shares prove nothing until all moves are solved.
        let solved = [line(Some(ProvenValue::Shares), 1.0), line(Some(ProvenValue::Shares), 0.5)];
        assert!(is(&solved, 2) && !is(&solved, 3));
    }
}
