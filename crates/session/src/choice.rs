//! Turns picks into moves. All functions are pure functions of a position's gestures.

use trivium_rules::core::{Gesture, Pick};
use trivium_rules::games::{Position, Refusal};

/// The result of a pick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PickResult {
    /// The picks form this move, which should now be played.
    Decision(String),
    /// No move yet: the picks made so far, or none after a cancellation.
    ChooseOn(Vec<Pick>),
    /// The pick is not legal, for this reason if the rules give one. The earlier picks stay.
    Refused(Option<Refusal>),
}

/// The legal picks after `chosen`, without duplicates.
pub fn choosable(gestures: &[(Gesture, String)], chosen: &[Pick]) -> Vec<Pick> {
    let next = |(gesture, _): &(Gesture, String)| gesture.strip_prefix(chosen).and_then(<[Pick]>::first).copied();
    once(gestures.iter().filter_map(next))
}

/// The result of a pick after `chosen`, given all gestures of the position.
///
/// - A pick that continues a gesture is added. It completes the move if no longer gesture starts with the same picks.
/// - If there is a longer one, repeating the last pick completes the move.
/// - Repeating any other chosen pick removes it and all later picks.
/// - A pick that starts another gesture replaces the earlier picks, with one exception. It is refused if it would
///   complete a move at once and the rules refuse it after the earlier picks: a player who holds a red chip and taps a
///   cell for a yellow one means the red chip.
pub fn pick(position: &Position, gestures: &[(Gesture, String)], chosen: &[Pick], pick: Pick) -> PickResult {
    let with = |before: &[Pick]| -> Vec<Pick> { before.iter().copied().chain([pick]).collect() };
    let on = with(chosen);
    if let Some(choice) = reach(gestures, &on) {
        return choice;
    }
    if let Some(at) = chosen.iter().position(|c| *c == pick) {
        let whole = gestures.iter().find(|(gesture, _)| gesture[..] == *chosen);
        return match whole {
            Some((_, token)) if at + 1 == chosen.len() => PickResult::Decision(token.clone()),
            _ => PickResult::ChooseOn(chosen[..at].to_vec()),
        };
    }
    let blamed = position.explain_illegal(&on);
    match reach(gestures, &[pick]) {
        Some(restart @ PickResult::ChooseOn(_)) => restart,
        Some(restart) if blamed.is_none() => restart,
        _ => PickResult::Refused(blamed),
    }
}

fn reach(gestures: &[(Gesture, String)], picks: &[Pick]) -> Option<PickResult> {
    let mut begun = gestures.iter().filter(|(gesture, _)| gesture.starts_with(picks));
    if begun.clone().any(|(gesture, _)| gesture.len() > picks.len()) {
        return Some(PickResult::ChooseOn(picks.to_vec()));
    }
    begun.next().map(|(_, token)| PickResult::Decision(token.clone()))
}

/// The chosen and legal picks that need another pick after them. Their pieces can be dragged.
pub fn draggable(gestures: &[(Gesture, String)], chosen: &[Pick]) -> Vec<Pick> {
    let next = |(gesture, _): &(Gesture, String)| match gesture.strip_prefix(chosen) {
        Some([next, _, ..]) => Some(*next),
        _ => None,
    };
    once(gestures.iter().filter_map(next).chain(chosen.iter().copied()))
}

/// Removes duplicates and keeps the order. There are few different picks, so a linear search is fast.
fn once(picks: impl Iterator<Item = Pick>) -> Vec<Pick> {
    let mut all = Vec::new();
    for pick in picks {
        if !all.contains(&pick) {
            all.push(pick);
        }
    }
    all
}
