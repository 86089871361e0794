//! Moves that decide a game at once: help for those who want it. It asks the rules of any game for each decision and knows none.

use trivium_rules::core::{Gesture, Pick, Position, Verdict};
use trivium_rules::games::GameVocabulary;

/// How the game has ended for the seat to act when each gesture is made; `None` where it goes on. Ways to the same decision
/// follow each other in the list and are tried once.
pub fn immediate_verdicts(
    position: &dyn Position<GameVocabulary>,
    gestures: &[(Gesture, String)],
) -> Vec<Option<Verdict>> {
    let Some(seat) = position.turn().seat() else { return vec![None; gestures.len()] };
    let after = |token: &str| {
        let mut next = position.boxed();
        next.play(token).ok()?;
        Some(next.turn().outcome()?.of(seat))
    };
    let mut found = Vec::with_capacity(gestures.len());
    for (at, (_, token)) in gestures.iter().enumerate() {
        let known = at.checked_sub(1).filter(|before| gestures[*before].1 == *token).map(|before| found[before]);
        found.push(known.unwrap_or_else(|| after(token)));
    }
    found
}

/// The next picks after `chosen` that win at once, by at least one way to go on, or loses at once, by all of them.
pub fn immediate_wins(
    gestures: &[(Gesture, String)],
    verdicts: &[Option<Verdict>],
    chosen: &[Pick],
) -> Vec<(Pick, Verdict)> {
    let mut all: Vec<(Pick, Option<Verdict>)> = Vec::new();
    for ((gesture, _), verdict) in gestures.iter().zip(verdicts) {
        let Some(next) = gesture.strip_prefix(chosen).and_then(<[Pick]>::first) else { continue };
        match all.iter_mut().find(|(pick, _)| pick == next) {
            None => all.push((*next, *verdict)),
            Some((_, so_far)) if *so_far == Some(Verdict::Win) || *verdict == *so_far => {}
            Some((_, so_far)) => *so_far = verdict.filter(|v| *v == Verdict::Win),
        }
    }
    let telling = |(pick, verdict): (Pick, Option<Verdict>)| Some((pick, verdict.filter(|v| *v != Verdict::Draw)?));
    all.into_iter().filter_map(telling).collect()
}
