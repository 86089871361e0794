//! Finds moves that end the game at once, for marks on the board, by trying every legal move.

use trivium_rules::core::{Gesture, Pick, Verdict};
use trivium_rules::games::Position;

/// For each gesture, the verdict for the seat to move if its move ends the game, else `None`. Gestures of the same move
/// are adjacent in the list, so each move is tried only once.
pub fn immediate_verdicts(position: &Position, gestures: &[(Gesture, String)]) -> Vec<Option<Verdict>> {
    let Some(seat) = position.turn().seat() else { return vec![None; gestures.len()] };
    let after = |token: &str| {
        let next = position.after(token).ok()?;
        Some(next.turn().outcome()?.of(seat))
    };
    let mut found = Vec::with_capacity(gestures.len());
    for (at, (_, token)) in gestures.iter().enumerate() {
        let known = at.checked_sub(1).filter(|before| gestures[*before].1 == *token).map(|before| found[before]);
        found.push(known.unwrap_or_else(|| after(token)));
    }
    found
}

/// The picks after `chosen` with which at least one continuation wins at once, or all continuations lose at once.
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
