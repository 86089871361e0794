//! Bounds of Tritt `reloaded`: the stored ones in docs/proofs, the search for bounds, and the independent check. Also
//! proof searches that resume or use several threads.

use super::{line, run};
use std::collections::HashSet;
use trivium_engine::{Evaluate, Solver};
use trivium_research::tritt::{BoundSearch, Claim, ProofSolver, Recheck};
use trivium_rules::core::{Notation, Rules, SeededRng, Turn, Verdict};
use trivium_rules::games::tritt::{Move, PlayerColour, Stage, State, Tritt};
use trivium_testing::tritt::{rules, whole_turns};

const BOUNDS_FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/proofs/tritt-reloaded-bounds.txt");

fn stored_bounds() -> Vec<Claim> {
    Claim::read_all(&rules(), &std::fs::read_to_string(BOUNDS_FILE).expect("bounds are kept")).expect("bounds")
}

fn after(rules: &Tritt, made: &str) -> State {
    let mut state = rules.start();
    for token in made.split('+') {
        rules.play_unchecked(&mut state, rules.read_move(token).expect("a token"));
    }
    state
}

/// Whether the seat to act can win with its current turn, and the number of its turns that form no row. By the rules
/// alone.
fn turns(rules: &Tritt, state: &State) -> (bool, usize) {
    let seat = rules.turn(state).seat();
    let (mut open, mut wins, mut safe) = (vec![state.clone()], false, 0);
    while let Some(state) = open.pop() {
        let legal = rules.legal_moves(&state);
        for made in legal {
            let after = rules.after(&state, made);
            match rules.turn(&after) {
                Turn::Seat(next) if Some(next) == seat => open.push(after),
                Turn::Over(outcome) if after.any_row() => {
                    wins |= seat.is_some_and(|seat| outcome.of(seat) == Verdict::Win);
                }
                _ => safe += 1,
            }
        }
    }
    (wins, safe)
}

/// Positions of random games at which a turn begins.
fn positions(seed: u64, games: usize) -> Vec<State> {
    let (rules, mut rng, mut found) = (rules(), SeededRng::new(seed), Vec::new());
    for _ in 0..games {
        let mut state = rules.start();
        while rules.turn(&state).seat().is_some() {
            if state.stage() == Stage::Set {
                found.push(state.clone());
            }
            let made = rules.sample(&state, &mut rng, &mut Vec::new());
            rules.play_unchecked(&mut state, made);
        }
    }
    found
}

#[test]
fn the_check_has_the_turns_of_the_rules() {
    let (rules, mut wins, mut late) = (rules(), 0, 0);
    for state in positions(7, 40) {
        let expected = turns(&rules, &state);
        assert_eq!(Recheck::turns(&state), Some(expected), "{state:?}");
        wins += usize::from(expected.0);
        late += usize::from(state.trittons(PlayerColour::Blue).len() > 3);
    }
    assert!(wins > 10 && late > 10, "{wins} {late}");
}

/// Whether the seat to act has no forced win within `turns`, by the rules alone.
fn plain(rules: &Tritt, state: &State, turns: u8) -> bool {
    let seat = rules.turn(state).seat().expect("a seat");
    let holds = |reply: &State| {
        rules.turn(reply).is_won_by(seat.other())
            || rules.turn(reply).seat().is_some() && plain(rules, reply, turns - 1)
    };
    whole_turns(rules, state).iter().all(|after| match rules.turn(after) {
        Turn::Over(outcome) => outcome.of(seat) != Verdict::Win,
        _ => turns <= 1 || whole_turns(rules, after).iter().any(holds),
    })
}

/// Uses positions near the end of games, where trying every turn is quick.
#[test]
fn both_searches_agree_with_trying_every_turn() {
    let rules = rules();
    let (mut held, mut won) = (0, 0);
    // Positions without a forced win are rare: a seed with some of them.
    let all = positions(2, 60);
    for state in all.iter().filter(|state| state.trittons(PlayerColour::Orange).len() >= 5).take(24) {
        let expected = plain(&rules, state, 2);
        let mut bounding = BoundSearch::new(state, 2, 1).expect("a turn begins");
        assert_eq!(bounding.step(usize::MAX), Some(expected), "{state:?}");
        assert_eq!(Recheck::new().holds(state, 2), Some(expected), "{state:?}");
        *(if expected { &mut held } else { &mut won }) += 1;
    }
    assert!(held > 0 && won > 0, "{held} {won}");
}

/// Seat 2 has no forced win within its first three turns in all 21 classes. Seat 1 has none within four turns where the
/// winner is unknown. `kept_bounds_hold` checks part of these bounds, `trivium check --bounds` all of them.
#[test]
fn bounds_are_stored_for_all_classes() {
    let (rules, claims) = (rules(), stored_bounds());
    let (mut firsts, mut book) = (Vec::new(), Vec::new());
    rules.legal(&rules.start(), &mut firsts);
    rules.book(&rules.start(), &mut book);
    let kinds = |moves: &[Move]| moves.iter().map(|made| rules.like(*made)).collect::<HashSet<_>>();
    let of = |side: PlayerColour, turns: u8| {
        let these = claims.iter().filter(|claim| claim.side == side && claim.turns >= turns);
        these.map(|claim| claim.first).collect::<HashSet<_>>()
    };
    assert_eq!((kinds(&firsts).len(), of(PlayerColour::Blue, 3)), (21, kinds(&firsts)));
    assert_eq!(of(PlayerColour::Orange, 4), kinds(&book));
    for claim in &claims {
        assert!(claim.position(&rules).is_some(), "{}", claim.text(&rules));
    }
}

/// Checks one bound of each side in full, and all others within fewer turns.
#[test]
fn kept_bounds_hold() {
    let rules = rules();
    for claim in stored_bounds() {
        let (state, turns) = claim.position(&rules).expect("a position");
        let token = claim.text(&rules);
        let whole = ["a2-a4 blue 3", "a2-a4 orange 4"].iter().any(|text| token.starts_with(text));
        let turns = if whole { turns } else { turns.min(2) };
        assert_eq!(Recheck::new().holds(&state, turns), Some(true), "{token}");
    }
}

#[test]
fn bounds_that_are_too_high_or_malformed_are_refused() {
    let file = format!("{}/bounds.txt", env!("CARGO_TARGET_TMPDIR"));
    let text = std::fs::read_to_string(BOUNDS_FILE).expect("bounds are kept");
    let head: String = text.split_inclusive('\n').take(3).collect();
    for (lines, expected) in [
        ("f5-f7 blue 2\n", None),
        ("a1-a3 orange 3 b1-b3+pass\n", Some("line 4: there is a forced win within so many turns")),
        ("a1-a3 orange 3 a1-a3+pass\n", Some("line 4: a turn is not legal there")),
        ("a1-a3 orange 3\n", Some("line 4: no line of bounds looks like that there")),
        ("a1-a3 blue 3 b1-b3+pass\n", Some("line 4: no line of bounds looks like that there")),
        ("f5-f7 blue 2\na1-a3  blue 2\n", Some("line 5: no line of bounds looks like that there")),
        ("f5-f7 blue 2", Some("line 4: no line of bounds looks like that there")),
    ] {
        std::fs::write(&file, head.clone() + lines).expect("a file");
        let output = run(&["check", "--game", "tritt", "--variant", "reloaded", "--bounds", &file]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        match expected {
            None => assert_eq!(line(&output)["bounds"], 1),
            Some(expected) => assert_eq!(error, format!("trivium: {file}: {expected}\n")),
        }
    }
}

#[test]
fn bound_search_gives_equal_files_after_stops_and_with_threads() {
    let path = |name: &str| format!("{}/bounds-{name}.txt", env!("CARGO_TARGET_TMPDIR"));
    let search = |proof: &str, more: &[&str]| {
        let game = ["bound", "--game", "tritt", "--variant", "reloaded", "--seat", "1", "--turns", "3"];
        line(&run(&[&game[..], &["--openings", "a1-a3 b1-b3", "--proof", proof], more].concat()))
    };
    let whole = path("whole");
    let whole_bounds = search(&whole, &[]);
    assert_eq!(whole_bounds["bounds"].as_array().map(Vec::len), Some(2));
    let threads = path("threads");
    assert_eq!(search(&threads, &["--jobs", "2"]), whole_bounds);
    let (stopped, state) = (path("stopped"), path("state"));
    let _ = std::fs::remove_file(&state);
    let mut stops = 0;
    let continued = loop {
        let output = search(&stopped, &["--shares", "9", "--state", &state]);
        if output["stopped"] != true {
            break output;
        }
        stops += 1;
    };
    assert!(stops > 2, "{stops}");
    assert_eq!(continued, whole_bounds);
    let texts = [whole, threads, stopped].map(|path| std::fs::read_to_string(path).expect("a file"));
    assert!(texts[0] == texts[1] && texts[0] == texts[2]);
}

fn solver_at(rules: &Tritt, first: &str) -> ProofSolver {
    ProofSolver::new(rules, &after(rules, first)).expect("a search")
}

/// Runs a search to its end. Returns its saved state and the winner's strategy.
fn end(mut solver: ProofSolver) -> (Vec<u8>, String) {
    while !solver.search.step(50_000) {}
    let result = format!("{:?} {:?}", solver.search.solved(), solver.strategy());
    let mut saved = solver.save();
    // The number of searched boards depends on which turns were tried first.
    saved[10..18].fill(0);
    (saved, result)
}

#[test]
fn proof_search_gives_equal_results_after_stops_and_with_threads() {
    let rules = rules();
    let make = || {
        let mut solver = solver_at(&rules, "e4-e6");
        solver.search.within(7);
        solver
    };
    let expected = end(make());
    assert!(expected.1.contains("wins: true, turns: 7"), "{}", expected.1);
    let mut threads = make();
    threads.search.threads(2);
    assert!(end(threads) == expected);
    let (mut stopped, mut stops) = (make(), 0);
    while !stopped.search.step(150_000) {
        let saved = stopped.save();
        let boards = stopped.search.boards();
        stopped = make();
        assert!(stopped.resume(&saved) && stopped.search.boards() == boards);
        stops += 1;
    }
    assert!(stops > 1, "{stops}");
    assert!(end(stopped) == expected);
}

#[test]
fn damaged_and_foreign_saved_searches_are_refused() {
    let rules = rules();
    let mut solver = solver_at(&rules, "e4-e6");
    solver.search.within(7);
    let saved = solver.save();
    assert!(solver.resume(&saved));
    for end in [0, 7, 9, 20, saved.len() - 1] {
        assert!(!solver.resume(&saved[..end]), "{end}");
    }
    assert!(!solver.resume(&[&saved[..], &[0]].concat()));
    assert!(!solver_at(&rules, "e4-e6").resume(&saved));
}

#[test]
fn a_search_within_too_few_turns_reports_no_result() {
    let rules = rules();
    let mut solver = solver_at(&rules, "f5-f7");
    solver.search.within(3);
    assert!(solver.search.step(4_000_000));
    assert_eq!(solver.search.solved(), None);
    assert!(solver.strategy().is_none());
}
