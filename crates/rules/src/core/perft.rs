//! Perft: how many sequences of decisions of a length there are.

use super::Rules;

/// How many token sequences of length `depth` are legal from `state` (rules/README.md, Terms): a game that is over earlier
/// adds nothing, and at a chance decision each distinct draw counts once.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    let mut moves = Vec::with_capacity(1024);
    if depth == 0 { 1 } else { count(rules, state, depth, &mut moves) }
}

// `moves` is a stack shared by all plies: each call appends its list and takes it away again.
fn count<R: Rules>(rules: &R, state: &R::State, depth: u32, moves: &mut Vec<R::Move>) -> u64 {
    let from = moves.len();
    rules.legal(state, moves);
    let to = moves.len();
    let mut nodes = 0;
    if depth == 1 {
        nodes = (to - from) as u64;
    } else {
        for i in from..to {
            let mut next = state.clone();
            rules.play_unchecked(&mut next, moves[i]);
            nodes += count(rules, &next, depth - 1, moves);
        }
    }
    moves.truncate(from);
    nodes
}
