//! What makes a move of a lesson's question correct. By the rules, the correct moves are exactly the stated ones.

use serde::Deserialize;
use trivium_rules::core::{Event, Seat, Verdict};
use trivium_rules::games::Position;
use trivium_session::Match;

/// The property of exactly the correct moves.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Solution {
    /// Every legal move.
    Legal,
    /// The mover wins at once.
    Win,
    /// The next player cannot win at once.
    Safe,
    /// The same player acts again, as a triad captures.
    Again,
    /// The move captures pieces of an opponent.
    Capture,
    /// The move completes a line of the game, whether or not that ends it.
    Line,
    /// The mover wins with the next move, whatever the reply.
    Forced,
    /// No other move scores as many points.
    Points,
}

impl Solution {
    /// Checks that the moves are exactly the correct ones.
    ///
    /// # Errors
    /// The moves that are correct, if they are others.
    pub fn check(self, game_match: &Match, moves: &[String]) -> Result<(), String> {
        let position = game_match.position();
        let mut right: Vec<_> = position.legal().into_iter().filter(|token| self.holds(position, token)).collect();
        let mut stated = moves.to_vec();
        right.sort();
        stated.sort();
        if right == stated { Ok(()) } else { Err(format!("the correct moves are {}", right.join(" "))) }
    }

    fn holds(self, position: &Position, token: &str) -> bool {
        let Some(mover) = position.turn().seat() else { return false };
        let Ok(step) = position.step(token) else { return false };
        let verdict = |position: &Position| position.turn().outcome().map(|outcome| outcome.of(mover));
        match self {
            Solution::Legal => true,
            Solution::Win => verdict(&*step.next) == Some(Verdict::Win),
            Solution::Safe => {
                let loses = |reply: &String| {
                    step.next.step(reply).is_ok_and(|reply| verdict(&*reply.next) == Some(Verdict::Loss))
                };
                verdict(&*step.next) != Some(Verdict::Loss) && !step.next.legal().iter().any(loses)
            }
            Solution::Again => step.next.turn().seat() == Some(mover),
            Solution::Capture => {
                step.events.iter().any(|event| matches!(event, Event::Taken { of: Some(of), .. } if *of != mover))
            }
            Solution::Forced => step.next.legal().iter().all(|reply| {
                let wins = |position: &Position, token: &String| {
                    position.step(token).is_ok_and(|step| verdict(&*step.next) == Some(Verdict::Win))
                };
                let reply = step.next.step(reply);
                reply.is_ok_and(|reply| reply.next.legal().iter().any(|token| wins(&*reply.next, token)))
            }),
            Solution::Points => {
                let own = points(&step.next.text(), mover);
                let scores = |other: &String| position.step(other).map(|step| points(&step.next.text(), mover));
                position.legal().iter().all(|other| scores(other).is_ok_and(|score| score <= own))
            }
            Solution::Line => step.events.iter().any(|event| matches!(event, Event::Line { .. })),
        }
    }
}

/// A seat's points in the text of a position.
fn points(position: &str, seat: Seat) -> u32 {
    let scores = position.split(' ').find_map(|field| field.strip_prefix("score=")).unwrap_or_default();
    scores.split(',').nth(seat.index()).and_then(|points| points.parse().ok()).unwrap_or_default()
}
