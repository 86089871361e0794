//! The key moment of a game that is over, as far as a look two decisions deep tells it: where a seat left a win open, where no defence was
//! left, or where a seat lost by its own decision. Where points decide, it is the decision since which the winner was ahead.

use super::Match;
use trivium_rules::core::{Seat, Turn, Verdict};
use trivium_rules::games::Position;

/// So many decisions are tried at most; a longer look would hold up the screen.
const MOST: u32 = 1500;

/// The reason why a moment was the key one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyReason {
    /// The seat left a win open that another decision would have prevented.
    LeftWin,
    /// After the seat's decision every reply lost.
    NoDefence,
    /// The seat lost by its own decision, and had others.
    LostAtOnce,
    /// The seat had more points ever after.
    TookLead,
}

/// The key moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    /// The ply after the decision.
    pub ply: usize,
    /// The number of the decision among those of the seats, from 1.
    pub number: usize,
    /// The seat that made it, or that took the lead by it.
    pub seat: Seat,
    /// The seat that won.
    pub winner: Seat,
    /// The reason.
    pub reason: KeyReason,
}

/// Decisions that are tried out, until it is too many.
struct Tries(u32);

impl Tries {
    /// The position after a decision; `None` once too many were tried, or it is not legal.
    fn after(&mut self, position: &Position, token: &str) -> Option<Box<Position>> {
        self.0 = self.0.checked_sub(1)?;
        let mut next = position.boxed();
        next.play(token).ok()?;
        Some(next)
    }

    /// Whether the seat to act wins by one decision; `first` is tried first. `None` when that was not found out.
    fn wins(&mut self, position: &Position, seat: Seat, first: &str) -> Option<bool> {
        let legal = position.legal();
        let known = legal.iter().filter(|token| *token == first);
        for token in known.chain(legal.iter().filter(|token| *token != first)) {
            if won(self.after(position, token)?.turn(), seat) {
                return Some(true);
            }
        }
        Some(false)
    }
}

fn won(turn: Turn, seat: Seat) -> bool {
    turn.outcome().is_some_and(|outcome| outcome.of(seat) == Verdict::Win)
}

/// Whether two decisions name a common place: such a one is the likelier defence.
fn meet(one: &str, other: &str) -> bool {
    let places = |token| str::split(token, |c: char| !c.is_ascii_alphanumeric()).filter(|place| place.len() > 1);
    places(one).any(|place| places(other).any(|known| known == place))
}

/// The moment after the decision of a ply, which is one of a seat; `seat` is told of.
fn moment(turns: &[Turn], ply: usize, seat: Seat, reason: KeyReason) -> Option<KeyMoment> {
    turns.get(ply)?.seat()?;
    let outcome = turns.last()?.outcome()?;
    let winner = Seat::all(outcome.seats()).find(|seat| outcome.of(*seat) == Verdict::Win)?;
    let number = turns.iter().take(ply + 1).filter(|turn| turn.seat().is_some()).count();
    Some(KeyMoment { ply: ply + 1, number, seat, winner, reason })
}

/// The last decision before which the winner did not have more points.
fn lead(game_match: &Match, turns: &[Turn], last: usize) -> Option<KeyMoment> {
    let outcome = game_match.turn().outcome()?;
    let winner = [Seat::ONE, Seat::TWO].into_iter().find(|seat| outcome.of(*seat) == Verdict::Win)?;
    let behind = |ply: &usize| {
        let rounds = game_match.before(*ply).and_then(|position| position.scene().rounds);
        rounds.is_some_and(|rounds| rounds.score[winner.index()] <= rounds.score[1 - winner.index()])
    };
    let ply = (0..=last).rev().find(behind)?;
    moment(turns, ply, winner, KeyReason::TookLead)
}

/// The key moment of a match that ended on the board; `None` where a short look does not tell it.
pub fn key_moment(game_match: &Match) -> Option<KeyMoment> {
    let outcome = game_match.turn().outcome()?;
    let (tokens, turns) = game_match.whole();
    let last = game_match.ply().checked_sub(1).filter(|last| last + 1 == tokens.len())?;
    let seat_at = |ply: usize| turns.get(ply)?.seat();
    let (actor, before) = (seat_at(last)?, game_match.before(last)?);
    if !before.legal().contains(&tokens[last]) {
        return None;
    }
    if game_match.position().scene().rounds.is_some_and(|rounds| rounds.points) {
        return lead(game_match, &turns, last);
    }
    let mut tries = Tries(MOST);
    if outcome.of(actor) != Verdict::Win {
        for token in before.legal().iter().filter(|token| **token != tokens[last]) {
            if tries.after(before, token)?.turn().outcome().is_none_or(|other| other.of(actor) != Verdict::Loss) {
                return moment(&turns, last, actor, KeyReason::LostAtOnce);
            }
        }
        return None;
    }
    let reply = last.checked_sub(1)?;
    let defender = seat_at(reply).filter(|seat| *seat != actor)?;
    let before = game_match.before(reply)?;
    let mut others = before.legal();
    others.retain(|token| *token != tokens[reply]);
    others.sort_by_key(|token| !meet(token, &tokens[last]));
    for token in &others {
        let next = tries.after(before, token)?;
        let loses = match next.turn() {
            Turn::Over(outcome) => outcome.of(defender) == Verdict::Loss,
            Turn::Seat(seat) if seat == actor => tries.wins(&*next, seat, &tokens[last])?,
            Turn::Seat(_) | Turn::Chance => return None,
        };
        if !loses {
            return moment(&turns, reply, defender, KeyReason::LeftWin);
        }
    }
    let threat = reply.checked_sub(1).filter(|ply| seat_at(*ply) == Some(actor))?;
    moment(&turns, threat, actor, KeyReason::NoDefence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    fn key(game: &str, variant: &str, tokens: &str) -> Option<KeyMoment> {
        let options = (variant == "four").then_some(("rounds", "2"));
        let mut game_match = Match::new(Setup::new(game, variant, options, [], 0).expect("a set-up"));
        for token in tokens.split(' ') {
            game_match.play(token).expect("legal");
        }
        assert!(game_match.turn().outcome().is_some(), "{tokens}");
        key_moment(&game_match)
    }

    #[test]
    fn a_win_left_open_is_the_key_moment() {
        // The second red chip of a row invites the third.
        let found = key("traffic-lights", "simple", "a2 b2 c2").expect("a moment");
        assert_eq!((found.ply, found.number, found.reason), (2, 2, KeyReason::LeftWin));
        assert_eq!((found.seat, found.winner), (Seat::TWO, Seat::ONE));
    }

    #[test]
    fn a_seat_that_loses_by_its_own_decision_is_told() {
        let found = key("tritt", "step", "f5-f7 c4-e4 h6-h8 d5-d7 e5-e7").expect("a moment");
        assert_eq!((found.ply, found.number, found.reason), (5, 5, KeyReason::LostAtOnce));
        let found = key("tritt", "step", "f5-f7 c4-e4 h6-h8 d5-d7 b1-b3 e6-e8").expect("a moment");
        assert_eq!((found.number, found.reason), (5, KeyReason::LeftWin));
    }

    #[test]
    fn where_points_decide_the_lead_for_good_is_told() {
        // Each round a line of red counts one for seat 1: it is ahead since the first.
        let found = key("traffic-lights", "four", "a1 a4 b1 c4 c1 a1 b1 a4 c1").expect("a moment");
        assert_eq!((found.ply, found.number, found.seat, found.reason), (5, 5, Seat::ONE, KeyReason::TookLead));
        // Seat 2 answers in its round with red, yellow and green, which counts three.
        let found = key("traffic-lights", "four", "a1 a4 b1 c4 c1 c1 c1 c1 b1 b1 a4 a1").expect("a moment");
        assert_eq!((found.ply, found.number, found.seat, found.reason), (12, 12, Seat::TWO, KeyReason::TookLead));
    }

    #[test]
    fn nothing_is_told_where_a_resignation_decides() {
        let mut game_match = Match::new(Setup::new("tritt", "step", [], [], 0).expect("a set-up"));
        game_match.play("f5-f7").expect("legal");
        assert_eq!(key_moment(&game_match), None);
        game_match.play("resign").expect("legal");
        assert_eq!(key_moment(&game_match), None);
    }
}
