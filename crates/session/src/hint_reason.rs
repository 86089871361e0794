//! The reason for a hint: the effect of the move by the rules, and the threat that it prevents. `trivium-words` puts it
//! into words.

use trivium_engine::{Hint, ProvenResult};
use trivium_rules::core::{MoveEffect, Seat, Turn};
use trivium_rules::games::Position;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintReason {
    /// Whether the move wins at once.
    pub wins: bool,
    /// Whether the seat wins with its next move after any reply.
    pub soon: bool,
    pub move_effect: Option<MoveEffect>,
    /// The threat that the move prevents.
    pub threat: Option<Threatened>,
}

/// The threat that another move would allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threatened {
    /// The move that would allow the threat.
    pub instead: String,
    /// The seat that would make the threatening move.
    pub seat: Seat,
    pub token: String,
    /// Whether the threatening move would win at once.
    pub wins: bool,
    pub move_effect: MoveEffect,
    /// Whether many other moves allow this threat, too.
    pub same: bool,
}

/// Plays a move. Returns whether the seat to move wins with it, and the position after it.
pub(super) fn played(position: &Position, token: &str) -> Option<(bool, Box<Position>)> {
    let seat = position.turn().seat();
    let after = position.after(token).ok()?;
    let wins = seat.is_some_and(|seat| after.turn().is_won_by(seat));
    Some((wins, after))
}

/// The reason for a hint at a position; `None` if there is nothing to say.
pub fn explain(position: &Position, hint: &Hint) -> Option<HintReason> {
    let (wins, after) = played(position, &hint.best)?;
    let seat = position.turn().seat()?;
    // Three plies: the seat's move, the reply, the seat's next move.
    let soon = hint.proven_result == Some(ProvenResult::Wins(Some(3)))
        && matches!(after.turn(), Turn::Seat(next) if next != seat);
    let threat = hint.threat.as_ref().and_then(|threat| {
        let [instead, .., token] = &threat.line[..] else { return None };
        let mut before = position.boxed();
        for token in &threat.line[..threat.line.len() - 1] {
            before.play(token).ok()?;
        }
        let (seat, move_effect) = (before.turn().seat()?, before.move_effect(token)?);
        let wins = played(&*before, token)?.0;
        Some(Threatened { instead: instead.clone(), seat, token: token.clone(), wins, move_effect, same: threat.same })
    });
    Some(HintReason { wins, soon, move_effect: position.move_effect(&hint.best), threat })
}
