//! Finds the key moment of a finished match by a search two moves deep: a missed defence, a position without defence,
//! or a move that lost at once. In games that are decided by points it is the move with which the winner took the lead
//! for good.

use super::Match;
use trivium_rules::core::{Seat, Turn, Verdict};
use trivium_rules::games::Position;

/// Limits the moves to try, so that the screen appears without delay.
const MAX_TRIES: u32 = 1500;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyReason {
    /// The seat did not prevent a winning move of the opponent, although another move would have.
    LeftWin,
    /// After the seat's move every reply lost.
    NoDefence,
    /// The seat's own move lost, and another move would not have lost.
    LostAtOnce,
    /// The seat took a lead that it never lost.
    TookLead,
}

/// The key moment of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyMoment {
    /// The ply after the move.
    pub ply: usize,
    /// The number of the move, from 1. Draws of chance do not count.
    pub number: usize,
    /// The seat that made the move.
    pub seat: Seat,
    pub winner: Seat,
    pub reason: KeyReason,
}

/// How many moves may still be tried.
struct Tries(u32);

impl Tries {
    /// The position after a move; `None` if no tries are left or the move is illegal.
    fn after(&mut self, position: &Position, token: &str) -> Option<Box<Position>> {
        self.0 = self.0.checked_sub(1)?;
        position.after(token).ok()
    }

    /// Whether the seat to move can win at once. Tries `first` before all other moves. `None` if the tries run out.
    fn wins(&mut self, position: &Position, seat: Seat, first: &str) -> Option<bool> {
        let legal = position.legal();
        let known = legal.iter().filter(|token| *token == first);
        for token in known.chain(legal.iter().filter(|token| *token != first)) {
            if self.after(position, token)?.turn().is_won_by(seat) {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// Whether two moves share a coordinate. A move that does is more likely to be a defence, so it is tried first.
fn meet(one: &str, other: &str) -> bool {
    let places = |token| str::split(token, |c: char| !c.is_ascii_alphanumeric()).filter(|place| place.len() > 1);
    places(one).any(|place| places(other).any(|known| known == place))
}

/// The move at a ply as a key moment of `seat`. `None` for a chance draw.
fn moment(turns: &[Turn], ply: usize, seat: Seat, reason: KeyReason) -> Option<KeyMoment> {
    turns.get(ply)?.seat()?;
    let outcome = turns.last()?.outcome()?;
    let winner = Seat::all(outcome.seats()).find(|seat| outcome.of(*seat) == Verdict::Win)?;
    let number = turns.iter().take(ply + 1).filter(|turn| turn.seat().is_some()).count();
    Some(KeyMoment { ply: ply + 1, number, seat, winner, reason })
}

/// The move with which the winner took the lead for good.
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

/// The key moment of a match that ended on the board; `None` if the search does not find it.
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
    let mut tries = Tries(MAX_TRIES);
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
        let game_match = Match::after(Setup::new(game, variant, options, [], 0).expect("a set-up"), tokens.split(' '))
            .expect("legal tokens");
        assert!(game_match.turn().outcome().is_some(), "{tokens}");
        key_moment(&game_match)
    }

    #[test]
    fn a_win_left_open_is_the_key_moment() {
        // The second red chip in a row makes the third one possible.
        let found = key("traffic-lights", "simple", "a2 b2 c2").expect("a moment");
        assert_eq!((found.ply, found.number, found.reason), (2, 2, KeyReason::LeftWin));
        assert_eq!((found.seat, found.winner), (Seat::TWO, Seat::ONE));
    }

    #[test]
    fn a_move_that_loses_at_once_is_the_key_moment() {
        let found = key("tritt", "step", "f5-f7 c4-e4 h6-h8 d5-d7 e5-e7").expect("a moment");
        assert_eq!((found.ply, found.number, found.reason), (5, 5, KeyReason::LostAtOnce));
        let found = key("tritt", "step", "f5-f7 c4-e4 h6-h8 d5-d7 b1-b3 e6-e8").expect("a moment");
        assert_eq!((found.number, found.reason), (5, KeyReason::LeftWin));
    }

    #[test]
    fn taking_the_lead_is_the_key_moment_if_points_decide() {
        // Seat 1 scores one point for a red line in each round, so it leads from the first round on.
        let found = key("traffic-lights", "four", "a1 a4 b1 c4 c1 a1 b1 a4 c1").expect("a moment");
        assert_eq!((found.ply, found.number, found.seat, found.reason), (5, 5, Seat::ONE, KeyReason::TookLead));
        // In the second round, seat 2 scores three points with red, yellow and green.
        let found = key("traffic-lights", "four", "a1 a4 b1 c4 c1 c1 c1 c1 b1 b1 a4 a1").expect("a moment");
        assert_eq!((found.ply, found.number, found.seat, found.reason), (12, 12, Seat::TWO, KeyReason::TookLead));
    }

    #[test]
    fn a_resignation_has_no_key_moment() {
        let mut game_match = Match::new(Setup::new("tritt", "step", [], [], 0).expect("a set-up"));
        game_match.play("f5-f7").expect("legal");
        assert_eq!(key_moment(&game_match), None);
        game_match.play("resign").expect("legal");
        assert_eq!(key_moment(&game_match), None);
    }
}
