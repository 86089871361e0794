//! Compares the speed of Trias' turns with stone-by-stone sowing, and of Trigon's legal lists with a flood fill. Prints one JSON object a line,
//! for `cargo xtask measure speed`. The plain implementations are the tests' oracles.

#[path = "../tests/oracles/trias.rs"]
mod trias_oracle;
#[path = "../tests/oracles/trigon.rs"]
mod trigon_oracle;

use std::hint::black_box;
use std::time::Instant;
use trivium_rules::core::{Notation, Rules, SeededRng, Turn};
use trivium_rules::games::trias::Trias;
use trivium_rules::games::trigon::Trigon;

/// Positions of random games, those from `from` decisions on, every `stride`th.
fn positions<R: Rules>(rules: &R, games: u64, from: usize, stride: usize, longest: usize) -> Vec<R::State> {
    let mut found = Vec::new();
    let mut scratch = Vec::new();
    for seed in 0..games {
        let mut rng = SeededRng::new(seed);
        let mut state = rules.start();
        for ply in 0..longest {
            if !matches!(rules.turn(&state), Turn::Seat(_)) {
                break;
            }
            if ply >= from && ply % stride == 0 {
                found.push(state.clone());
            }
            let made = rules.sample(&state, &mut rng, &mut scratch);
            rules.play_unchecked(&mut state, made);
        }
    }
    found
}

/// Nanoseconds of a run over all items, the best of several, the two ways in turn.
fn compared<T>(items: &[T], mut ours: impl FnMut(&T), mut oracle: impl FnMut(&T)) -> (f64, f64) {
    let mut best = (f64::INFINITY, f64::INFINITY);
    for _ in 0..5 {
        let start = Instant::now();
        items.iter().for_each(&mut ours);
        best.0 = best.0.min(start.elapsed().as_nanos() as f64 / items.len() as f64);
        let start = Instant::now();
        items.iter().for_each(&mut oracle);
        best.1 = best.1.min(start.elapsed().as_nanos() as f64 / items.len() as f64);
    }
    best
}

fn report(what: &str, (ours, oracle): (f64, f64)) {
    println!(r#"{{"what":"{what}","ratio":{:.2},"ours_ns":{ours:.0},"oracle_ns":{oracle:.0}}}"#, oracle / ours);
}

/// The stones of a position's text.
fn stones(text: &str) -> trias_oracle::Stones {
    ["south", "middle", "north"].map(|row| {
        let field = text.split(' ').find_map(|f| f.strip_prefix(row).and_then(|v| v.strip_prefix('='))).expect("a row");
        let counts: Vec<u8> = field.split(',').map(|n| n.parse().expect("a count")).collect();
        counts.try_into().expect("twelve holes")
    })
}

fn trias() {
    let rules = Trias;
    let states = positions(&rules, 60, 0, 3, 200).into_iter().map(|state| {
        let text = rules.position_text(&state);
        let seat = rules.turn(&state).seat().expect("a seat is to act");
        (state, stones(&text), seat)
    });
    let states: Vec<_> = states.collect();
    let mut moves = Vec::new();
    let ours = |(state, ..): &(_, _, _)| {
        moves.clear();
        rules.legal(state, &mut moves);
        let mut next = Clone::clone(state);
        rules.play_unchecked(&mut next, moves[0]);
        black_box(&next);
    };
    let oracle = |(_, stones, seat): &(_, trias_oracle::Stones, _)| {
        let columns = trias_oracle::legal(stones, *seat);
        let mut next = *stones;
        black_box(trias_oracle::turn(&mut next, *seat, columns[0]));
    };
    report("Trias: legal list of all 12 holes and a full turn", compared(&states, ours, oracle));
}

fn trigon() {
    let rules = Trigon;
    let states = positions(&rules, 6, 36, 4, 80);
    let mut moves = Vec::new();
    let ours = |state: &_| {
        moves.clear();
        rules.legal(state, &mut moves);
        black_box(moves.len());
    };
    let oracle = |state: &_| {
        black_box(trigon_oracle::legal(state).len());
    };
    report("Trigon: legal list in the moving phase", compared(&states, ours, oracle));
}

fn main() {
    trias();
    trigon();
}
