//! The result of an analysis, which compares several moves, and its text format between worker and page.

use super::protocol::ProvenResult;
use super::search::{ProvenValue, SearchLine};
use trivium_rules::core::{Seat, number};

/// A move with its expected continuation. See [`SearchLine`].
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysisLine {
    /// The move, followed by its expected continuation.
    pub tokens: Vec<String>,
    /// Expected share of the game for each seat, in thousandths.
    pub shares: [u16; Seat::MOST],
    /// The proven value for the seat that makes the move.
    pub proven: Option<ProvenValue>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Analysis {
    /// The best move first; empty if no seat is to act.
    pub lines: Vec<AnalysisLine>,
    /// Search depth in plies; 0 for searches without a depth.
    pub depth: u32,
    pub nodes: u64,
    /// Completed fraction of a tablebase, in thousandths.
    pub progress: Option<u32>,
    pub finished: bool,
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

    /// Format: a line of words, with the proven value, the shares and the tokens.
    fn write(&self) -> String {
        let mut text = match self.proven {
            None => "-".to_owned(),
            Some(ProvenValue::Shares) => "=".to_owned(),
            Some(ProvenValue::Win(plies)) => ["w", &plies.to_string()].concat(),
            Some(ProvenValue::Loss(plies)) => ["l", &plies.to_string()].concat(),
            Some(ProvenValue::Value(value, plies)) => {
                [if value < 0 { "-" } else { "+" }, &value.unsigned_abs().to_string(), ":", &plies.to_string()].concat()
            }
        };
        for share in self.shares {
            text.extend([" ", &share.to_string()]);
        }
        for token in &self.tokens {
            text.extend([" ", token]);
        }
        text
    }

    fn read(text: &str) -> Option<AnalysisLine> {
        let mut words = text.split(' ');
        let proven = proven(words.next()?)?;
        let mut shares = [0; Seat::MOST];
        for share in &mut shares {
            *share = number(words.next()?)?;
        }
        Some(AnalysisLine { tokens: words.map(str::to_owned).collect(), shares, proven })
    }
}

/// Parses a proven value; `-` is `None`.
fn proven(word: &str) -> Option<Option<ProvenValue>> {
    let value = |text: &str| {
        let (value, plies) = text.split_once(':')?;
        Some((number::<i32>(value)?, number(plies)?))
    };
    Some(match (word, word.split_at_checked(1)?) {
        ("-", _) => None,
        ("=", _) => Some(ProvenValue::Shares),
        (_, ("w", plies)) => Some(ProvenValue::Win(number(plies)?)),
        (_, ("l", plies)) => Some(ProvenValue::Loss(number(plies)?)),
        (_, ("+", rest)) => value(rest).map(|(value, plies)| Some(ProvenValue::Value(value, plies)))?,
        (_, ("-", rest)) => value(rest).map(|(value, plies)| Some(ProvenValue::Value(-value, plies)))?,
        _ => return None,
    })
}

impl Analysis {
    /// Format: a head line, then one line for each move.
    pub fn write(&self) -> String {
        let progress = self.progress.map_or_else(|| "-".to_owned(), |progress| progress.to_string());
        let done = if self.finished { "y" } else { "n" };
        let head = [done, &self.depth.to_string(), &self.nodes.to_string(), &progress].join(" ");
        let lines = self.lines.iter().map(|line| ["\n", &line.write()].concat());
        [head].into_iter().chain(lines).collect()
    }

    /// Parses the text of [`Analysis::write`]; `None` when it is malformed.
    pub fn read(text: &str) -> Option<Analysis> {
        let mut lines = text.split('\n');
        let mut head = lines.next()?.split(' ');
        let finished = match head.next()? {
            "y" => true,
            "n" => false,
            _ => return None,
        };
        let (depth, nodes) = (number(head.next()?)?, number(head.next()?)?);
        let progress = head.next()?;
        let progress = if progress == "-" { None } else { Some(number(progress)?) };
        let lines = lines.map(AnalysisLine::read).collect::<Option<_>>()?;
        Some(Analysis { lines, depth, nodes, progress, finished })
    }

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
    fn analyses_survive_writing_and_reading() {
        let all = [
            None,
            Some(ProvenValue::Win(21)),
            Some(ProvenValue::Loss(0)),
            Some(ProvenValue::Value(-3, 12)),
            Some(ProvenValue::Value(0, 7)),
            Some(ProvenValue::Value(4, 1)),
            Some(ProvenValue::Shares),
        ];
        let tokens = ["slide-W", "-3@0,-1u"].map(str::to_owned).to_vec();
        let lines = all.map(|proven| AnalysisLine { tokens: tokens.clone(), shares: [1000, 0, 437], proven }).to_vec();
        for (progress, finished) in [(None, true), (Some(999), false)] {
            let analysis = Analysis { lines: lines.clone(), depth: 9, nodes: u64::MAX, progress, finished };
            let text = analysis.write();
            assert_eq!(Analysis::read(&text), Some(analysis));
        }
        let nothing = Analysis::default();
        assert_eq!(Analysis::read(&nothing.write()), Some(nothing));
    }

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

    #[test]
    fn malformed_text_is_rejected() {
        for text in
            ["", "y", "y 1 2", "x 1 2 -", "y 1 2 -\n", "y 1 2 -\nw 1 2 3 a", "y 1 2 -\n+1 1 2 3 a", "y 1 2 -\n- 1 2"]
        {
            assert_eq!(Analysis::read(text), None, "{text}");
        }
    }
}
