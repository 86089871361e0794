//! Review of a record after its positions were searched: turning points and missed wins.

use super::analysis::{Analysis, AnalysisLine};
use crate::evaluate::final_shares;
use trivium_rules::core::{Outcome, Seat, Turn};

/// A move that costs its seat at least this share of the game, in thousandths, is a turning point.
const TURN: u16 = 200;

/// A position of a record with the result of its search.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedPosition {
    /// The seat to act; `None` if the game is over or chance decides.
    pub seat: Option<Seat>,
    /// Expected share of each seat, in thousandths.
    pub shares: [u16; Seat::MOST],
    /// Whether the shares are proven.
    pub certain: bool,
    /// The compared moves, the best first.
    pub lines: Vec<AnalysisLine>,
}

/// Whether proven shares give the whole game to `seat`.
fn wins(shares: &[u16; Seat::MOST], certain: bool, seat: Seat) -> bool {
    certain && shares[seat.index()] == 1000
}

impl JudgedPosition {
    /// Judges a position in which `seat` decides. `None` if the analysis has no line.
    pub fn new(seat: Seat, analysis: &Analysis) -> Option<JudgedPosition> {
        let best = analysis.best()?;
        Some(JudgedPosition {
            seat: Some(seat),
            shares: best.shares,
            certain: best.proven.is_some(),
            lines: analysis.lines.clone(),
        })
    }

    pub fn over(outcome: Outcome) -> JudgedPosition {
        let shares = final_shares(Turn::Over(outcome)).unwrap_or_default();
        JudgedPosition {
            seat: None,
            shares: shares.map(|share| (share * 1000.0).round() as u16),
            certain: true,
            lines: Vec::new(),
        }
    }

    fn wins(&self, seat: Seat) -> bool {
        wins(&self.shares, self.certain, seat)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// Number of tokens before this move.
    pub ply: usize,
    pub seat: Seat,
    /// Whether the move gave a proven win away.
    pub missed: bool,
    /// Expected shares before and after the move, in thousandths.
    pub shares: [[u16; Seat::MOST]; 2],
    /// The best move in this position.
    pub best: Option<String>,
}

/// The turning points of a game. `judged` has an entry for each position, `None` for unsearched ones. `played` holds
/// the tokens. A move before a draw of chance is measured by the value expected of it, because bad luck is no mistake.
pub fn turning_points(judged: &[Option<JudgedPosition>], played: &[String]) -> Vec<TurningPoint> {
    let mut turns = Vec::new();
    for (ply, before) in judged.iter().enumerate() {
        let Some((before, seat)) = before.as_ref().and_then(|before| Some((before, before.seat?))) else { continue };
        let Some(made) = played.get(ply) else { continue };
        let expected = before.lines.iter().find(|line| line.tokens.first() == Some(made));
        let after = judged.get(ply + 1).and_then(Option::as_ref);
        let Some(then) = after.map(|after| after.shares).or(expected.map(|line| line.shares)) else { continue };
        let shares = [before.shares, then];
        let [had, has] = shares.map(|shares| shares[seat.index()]);
        // A proof for the move itself holds, even if the search after it was too short.
        let keeps_win = expected.is_some_and(|line| wins(&line.shares, line.proven.is_some(), seat));
        let missed = !keeps_win && before.wins(seat) && after.is_some_and(|after| !after.wins(seat));
        if missed || had.saturating_sub(has) >= TURN {
            turns.push(TurningPoint {
                ply,
                seat,
                missed,
                shares,
                best: before.lines.first().and_then(|line| line.tokens.first().cloned()),
            });
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ProvenValue;
    use trivium_rules::core::Verdict;

    fn line(token: &str, one: u16, certain: bool) -> AnalysisLine {
        let proven = certain.then_some(ProvenValue::Shares);
        AnalysisLine { tokens: vec![token.to_owned()], shares: [one, 1000 - one, 0], proven }
    }

    fn at(seat: u8, one: u16, certain: bool) -> Option<JudgedPosition> {
        Some(JudgedPosition {
            seat: Seat::new(seat),
            shares: [one, 1000 - one, 0],
            certain,
            lines: vec![line(&format!("best{one}"), one, certain)],
        })
    }

    /// The turning points of a record in which every move is `x`, which is not among the compared moves.
    fn turning_points(judged: &[Option<JudgedPosition>]) -> Vec<TurningPoint> {
        super::turning_points(judged, &vec!["x".to_owned(); judged.len()])
    }

    #[test]
    fn a_lost_share_is_a_turning_point_of_the_seat_that_moved() {
        let judged = [at(1, 500, false), at(2, 520, false), at(1, 760, false), at(2, 740, false)];
        let shares = [[520, 480, 0], [760, 240, 0]];
        let turned = TurningPoint { ply: 1, seat: Seat::TWO, missed: false, shares, best: Some("best520".to_owned()) };
        assert_eq!(turning_points(&judged), [turned]);
        // A move after which its seat expects more is not a turning point. Unsearched positions are skipped.
        assert_eq!(turning_points(&[at(1, 300, false), at(2, 900, false)]), []);
        assert_eq!(turning_points(&[at(1, 900, false), None, at(1, 100, false)]), []);
    }

    #[test]
    fn a_proven_win_that_is_given_away_is_missed() {
        let wins = at(1, 1000, true);
        let missed = |after| turning_points(&[wins.clone(), after]).iter().map(|turn| turn.missed).collect::<Vec<_>>();
        assert_eq!(missed(at(2, 950, false)), [true]);
        assert_eq!(missed(at(2, 0, true)), [true]);
        assert_eq!(missed(at(2, 1000, true)), [false; 0]);
        // No win is missed if the same seat moves again and still wins.
        assert_eq!(missed(at(1, 1000, true)), [false; 0]);
        let won = |seat| Outcome::new(2, |s| if s == seat { Verdict::Win } else { Verdict::Loss });
        assert_eq!(missed(Some(JudgedPosition::over(won(Seat::ONE)))), [false; 0]);
        assert_eq!(missed(Some(JudgedPosition::over(Outcome::draw(2)))), [true]);
        // The move that was played is proven to win, so the search after it does not matter.
        let mut winning = wins.clone();
        winning.as_mut().expect("judged").lines[0] = line("x", 1000, true);
        assert_eq!(turning_points(&[winning, at(2, 950, false)]), []);
        // A win that is not proven cannot be missed.
        assert_eq!(turning_points(&[at(1, 1000, false), at(2, 950, false)]), []);
    }

    #[test]
    fn a_move_before_a_draw_is_measured_by_its_expected_value() {
        let mut before = at(1, 700, false);
        before.as_mut().expect("judged").lines.push(line("x", 400, false));
        let turned = turning_points(&[before.clone(), None, at(2, 900, false)]);
        assert_eq!(
            turned.iter().map(|turn| (turn.ply, turn.shares)).collect::<Vec<_>>(),
            [(0, [[700, 300, 0], [400, 600, 0]])]
        );
        // Without a draw in between, the value after the move counts.
        assert_eq!(turning_points(&[before, at(2, 690, false)]), []);
    }

    #[test]
    fn with_three_seats_a_win_is_missed_when_another_seat_gets_a_share() {
        let before =
            Some(JudgedPosition { seat: Seat::new(1), shares: [1000, 0, 0], certain: true, lines: Vec::new() });
        let after = |shares| Some(JudgedPosition { seat: Seat::new(2), shares, certain: true, lines: Vec::new() });
        assert!(turning_points(&[before.clone(), after([500, 0, 500])])[0].missed);
        // Proven shares hold no matter which seat acts next.
        assert_eq!(turning_points(&[before, after([1000, 0, 0])]), []);
    }
}
