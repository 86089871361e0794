//! From pointing to a decision: a pure reducer over the gestures of a position.

use trivium_rules::core::{Gesture, Pick, Position};
use trivium_rules::games::{GameVocabulary, Refusal};

/// The result of a pick.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PickResult {
    /// The picks make this decision.
    Decision(String),
    /// These picks stand now; none, when the choice was given up.
    ChooseOn(Vec<Pick>),
    /// The pick cannot be, for this reason if the rules give one; what was chosen before stays.
    Refused(Option<Refusal>),
}

/// The picks that are possible after `chosen`, each once.
pub fn choosable(gestures: &[(Gesture, String)], chosen: &[Pick]) -> Vec<Pick> {
    let next = |(gesture, _): &(Gesture, String)| gesture.strip_prefix(chosen).and_then(<[Pick]>::first).copied();
    once(gestures.iter().filter_map(next))
}

/// The result of a pick after `chosen`, given all gestures of the position.
///
/// - The next thing of a gesture chooses on, or decides when the gesture is complete and no longer one begins like it.
/// - Where longer ones do, picking the last thing *again* decides.
/// - Picking again what is chosen gives it up, with all that was chosen after it.
/// - Something with which another gesture begins starts again. It does not when it would decide at once and the rules refuse
///   it after the picks before: a player who holds a red chip and points at a cell for a yellow one means red.
pub fn pick(
    position: &dyn Position<GameVocabulary>,
    gestures: &[(Gesture, String)],
    chosen: &[Pick],
    pick: Pick,
) -> PickResult {
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

/// The result of exactly these picks, if any gesture begins with them.
fn reach(gestures: &[(Gesture, String)], picks: &[Pick]) -> Option<PickResult> {
    let mut whole = None;
    let mut longer = false;
    for (gesture, token) in gestures.iter().filter(|(gesture, _)| gesture.starts_with(picks)) {
        if gesture.len() > picks.len() {
            longer = true;
        } else if whole.is_none() {
            whole = Some(token);
        }
    }
    match whole {
        Some(token) if !longer => Some(PickResult::Decision(token.clone())),
        None if !longer => None,
        _ => Some(PickResult::ChooseOn(picks.to_vec())),
    }
}

/// Those of the picks that are chosen or can be picked after which something else is to be picked: what a hand can take up
/// and drop somewhere.
pub fn draggable(gestures: &[(Gesture, String)], chosen: &[Pick]) -> Vec<Pick> {
    let next = |(gesture, _): &(Gesture, String)| match gesture.strip_prefix(chosen) {
        Some([next, _, ..]) => Some(*next),
        _ => None,
    };
    once(gestures.iter().filter_map(next).chain(chosen.iter().copied()))
}

/// Each once, in the order in which they come. Few differ, so looking through them costs nothing.
fn once(picks: impl Iterator<Item = Pick>) -> Vec<Pick> {
    let mut all = Vec::new();
    for pick in picks {
        if !all.contains(&pick) {
            all.push(pick);
        }
    }
    all
}
