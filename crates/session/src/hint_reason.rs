//! Why a hint is one: what the rules say of the decision, and of what it keeps the next seat from. Words are found for it elsewhere.

use trivium_engine::{Hint, ProvenResult};
use trivium_rules::core::{MoveEffect, Position, Seat, Turn, Verdict};
use trivium_rules::games::GameVocabulary;

/// The reason for a hint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintReason {
    /// Whether the decision wins at once.
    pub wins: bool,
    /// Whether the seat wins with its next decision, whatever the other one does between.
    pub soon: bool,
    /// The achievement of a decision.
    pub move_effect: Option<MoveEffect>,
    /// The threat that it prevents.
    pub threat: Option<Threatened>,
}

/// The moves of the next seat after another decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threatened {
    /// That other decision.
    pub instead: String,
    /// The seat that would decide then, and its decision.
    pub seat: Seat,
    /// The decision.
    pub token: String,
    /// Whether it would win at once.
    pub wins: bool,
    /// Its achievement.
    pub move_effect: MoveEffect,
    /// Whether it threatens after many other decisions, too.
    pub same: bool,
}

/// Whether the seat to act wins with a decision, and what stands then.
pub(super) fn played(
    position: &dyn Position<GameVocabulary>,
    token: &str,
) -> Option<(bool, Box<dyn Position<GameVocabulary>>)> {
    let seat = position.turn().seat();
    let mut after = position.boxed();
    after.play(token).ok()?;
    let wins = after.turn().outcome().zip(seat).is_some_and(|(outcome, seat)| outcome.of(seat) == Verdict::Win);
    Some((wins, after))
}

/// The reason for a hint at a position; `None` when it is none there.
pub fn explain(position: &dyn Position<GameVocabulary>, hint: &Hint) -> Option<HintReason> {
    let (wins, after) = played(position, &hint.best)?;
    let seat = position.turn().seat()?;
    // Its own decision, the answer, its own again.
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
