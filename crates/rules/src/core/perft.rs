//! Perft: counting sequences of moves.

use super::Rules;

/// The number of legal token sequences of length `depth` from `state` (rules/README.md, Terms). A game that ends
/// earlier adds nothing. Each distinct draw of chance counts once.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    let mut moves = Vec::with_capacity(1024);
    if depth == 0 { 1 } else { count(rules, state, depth, &mut moves) }
}

// All plies share the stack `moves`: each call appends its list and removes it again.
fn count<R: Rules>(rules: &R, state: &R::State, depth: u32, moves: &mut Vec<R::Move>) -> u64 {
    let from = moves.len();
    rules.legal(state, moves);
    let to = moves.len();
    let mut nodes = 0;
    if depth == 1 {
        nodes = (to - from) as u64;
    } else {
        for i in from..to {
            let next = rules.after(state, moves[i]);
            nodes += count(rules, &next, depth - 1, moves);
        }
    }
    moves.truncate(from);
    nodes
}
