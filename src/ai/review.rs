//! What a whole record tells once each of its positions was looked at: where the game turned, and which wins were missed.

use super::message::Fate;
use super::outlook::Outlook;
use crate::core::{Outcome, Seat, Turn, final_shares};

/// So much of the game, in thousandths, must go with a decision for it to be a turning point.
const TURN: u16 = 200;

/// A position of a record, and what was found about it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The seat that decides there; `None` when the game is over or chance draws.
    pub seat: Option<Seat>,
    /// The share that each seat can expect, in thousandths.
    pub shares: [u16; Seat::MOST],
    /// What is proven for the seat that decides.
    pub fate: Option<Fate>,
    /// The decisions that were compared, the best first, with the shares that can be expected then.
    pub lines: Vec<(String, [u16; Seat::MOST])>,
}

impl Judged {
    /// What was found about a position in which that seat decides.
    pub fn new(seat: Seat, outlook: &Outlook) -> Option<Judged> {
        let best = outlook.best()?;
        let fate = best.proven.and_then(Fate::of);
        let lines = outlook.lines.iter().filter_map(|line| Some((line.tokens.first()?.clone(), line.shares)));
        Some(Judged { seat: Some(seat), shares: best.shares, fate, lines: lines.collect() })
    }

    /// A game that has ended so.
    pub fn over(outcome: Outcome) -> Judged {
        let shares = final_shares(Turn::Over(outcome)).unwrap_or_default();
        Judged {
            seat: None,
            shares: shares.map(|share| (share * 1000.0).round() as u16),
            fate: None,
            lines: Vec::new(),
        }
    }

    /// Whether it is certain here that this seat wins.
    fn wins(&self, seat: Seat, seats: u8) -> bool {
        match (self.seat, self.fate) {
            (None, _) => self.shares[seat.index()] == 1000,
            (Some(acting), Some(Fate::Wins(_))) => acting == seat,
            (Some(acting), Some(Fate::Loses)) => acting != seat && seats == 2,
            (Some(_), None) => false,
        }
    }
}

/// A decision with which the game turned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// How many tokens of the line come before it.
    pub ply: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// Whether a certain win was given away.
    pub missed: bool,
    /// The seat's share before and after it, in thousandths.
    pub shares: [u16; 2],
    /// What would have been best.
    pub best: Option<String>,
}

/// Where a game of so many seats turned. `judged` has an entry for each position of the line, `None` where nothing was found; `played` are
/// its tokens. A decision before draws of chance is measured by what was expected of it, for luck is no mistake.
pub fn turns(judged: &[Option<Judged>], played: &[String], seats: u8) -> Vec<Turned> {
    let mut turns = Vec::new();
    for (ply, before) in judged.iter().enumerate() {
        let Some((before, seat)) = before.as_ref().and_then(|before| Some((before, before.seat?))) else { continue };
        let Some(made) = played.get(ply) else { continue };
        let expected = || before.lines.iter().find(|(token, _)| token == made).map(|(_, shares)| *shares);
        let after = judged.get(ply + 1).and_then(Option::as_ref);
        let Some(then) = after.map(|after| after.shares).or_else(expected) else { continue };
        let shares = [before.shares, then].map(|shares| shares[seat.index()]);
        let missed = before.wins(seat, seats) && after.is_some_and(|after| !after.wins(seat, seats));
        if missed || shares[0].saturating_sub(shares[1]) >= TURN {
            turns.push(Turned {
                ply,
                seat,
                missed,
                shares,
                best: before.lines.first().map(|(token, _)| token.clone()),
            });
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Verdict;

    fn at(seat: u8, one: u16, fate: Option<Fate>) -> Option<Judged> {
        let shares = [one, 1000 - one, 0];
        Some(Judged { seat: Seat::new(seat), shares, fate, lines: vec![(format!("best{one}"), shares)] })
    }

    /// Where a line of so many places turned, all decisions being called `x`.
    fn turns(judged: &[Option<Judged>], seats: u8) -> Vec<Turned> {
        super::turns(judged, &vec!["x".to_owned(); judged.len()], seats)
    }

    #[test]
    fn a_share_that_goes_is_a_turn_for_whoever_decided() {
        let judged = [at(1, 500, None), at(2, 520, None), at(1, 760, None), at(2, 740, None)];
        let turned =
            Turned { ply: 1, seat: Seat::TWO, missed: false, shares: [480, 240], best: Some("best520".to_owned()) };
        assert_eq!(turns(&judged, 2), [turned]);
        // What the other one gives away is no mistake of one's own, and what nobody looked at tells nothing.
        assert_eq!(turns(&[at(1, 300, None), at(2, 900, None)], 2), []);
        assert_eq!(turns(&[at(1, 900, None), None, at(1, 100, None)], 2), []);
    }

    #[test]
    fn a_win_that_is_no_longer_certain_is_missed() {
        let wins = at(1, 1000, Some(Fate::Wins(3)));
        let missed = |after| turns(&[wins.clone(), after], 2).iter().map(|turn| turn.missed).collect::<Vec<_>>();
        assert_eq!(missed(at(2, 950, None)), [true]);
        assert_eq!(missed(at(2, 0, Some(Fate::Wins(2)))), [true]);
        assert_eq!(missed(at(2, 1000, Some(Fate::Loses))), [false; 0]);
        // The same seat decides once more.
        assert_eq!(missed(at(1, 1000, Some(Fate::Wins(2)))), [false; 0]);
        let won = |seat| Outcome::new(2, |s| if s == seat { Verdict::Win } else { Verdict::Loss });
        assert_eq!(missed(Some(Judged::over(won(Seat::ONE)))), [false; 0]);
        assert_eq!(missed(Some(Judged::over(Outcome::draw(2)))), [true]);
    }

    #[test]
    fn a_decision_before_a_draw_is_measured_by_what_was_expected_of_it() {
        let mut before = at(1, 700, None);
        before.as_mut().expect("judged").lines.push(("x".to_owned(), [400, 600, 0]));
        let turned = turns(&[before.clone(), None, at(2, 900, None)], 2);
        assert_eq!(turned.iter().map(|turn| (turn.ply, turn.shares)).collect::<Vec<_>>(), [(0, [700, 400])]);
        // What stands after it, where no draw comes between, tells more.
        assert_eq!(turns(&[before, at(2, 690, None)], 2), []);
    }

    #[test]
    fn with_three_seats_a_loser_makes_no_winner() {
        let before =
            Some(Judged { seat: Seat::new(1), shares: [1000, 0, 0], fate: Some(Fate::Wins(1)), lines: Vec::new() });
        let after =
            Some(Judged { seat: Seat::new(2), shares: [500, 0, 500], fate: Some(Fate::Loses), lines: Vec::new() });
        assert!(turns(&[before, after], 3)[0].missed);
    }
}
