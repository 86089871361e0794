//! Tritt `reloaded`: the solver against a plain search by the rules, symmetries, stored proofs, and their use by level
//! 8.

use std::collections::HashMap;
use trivium_engine::{Engine, Level, PositionHistory, ProvenValue, run};
use trivium_engine::{Evaluate, SolvedResult};
use trivium_rules::core::{Notation, Outcome, Rules, Seat, SeededRng, Turn, Verdict};
use trivium_rules::games::tritt::{Move, State, Tritt};
use trivium_testing::tritt::{rules, whole_turns};

/// Whether the seat to act wins within `most` turns, an odd number, by the rules alone.
fn wins(rules: &Tritt, state: &State, most: u32) -> bool {
    let Some(seat) = rules.turn(state).seat() else { return false };
    let after = whole_turns(rules, state);
    after.iter().any(|after| rules.turn(after).is_won_by(seat))
        || most > 1 && after.iter().any(|after| loses(rules, after, most - 1))
}

/// Whether the seat to act loses within `most` turns, an even number, against best play.
fn loses(rules: &Tritt, state: &State, most: u32) -> bool {
    let Some(seat) = rules.turn(state).seat() else { return false };
    whole_turns(rules, state).iter().all(|after| match rules.turn(after) {
        Turn::Over(outcome) => outcome.of(seat) == Verdict::Loss,
        _ => wins(rules, after, most - 1),
    })
}

/// Late positions of games in which both seats avoid moves that let the opponent win at once.
fn late(seed: u64, trittons: usize) -> Vec<(Vec<Move>, State)> {
    let (rules, mut rng, mut found) = (rules(), SeededRng::new(seed), Vec::new());
    for _ in 0..400 {
        let (mut line, mut state) = (Vec::new(), rules.start());
        while let Some(seat) = rules.turn(&state).seat() {
            let legal = rules.legal_moves(&state);
            let tritton_count: usize =
                trivium_rules::games::tritt::PlayerColour::ALL.map(|c| state.trittons(c).len()).iter().sum();
            if tritton_count >= trittons && !wins(&rules, &state, 1) {
                found.push((line.clone(), state.clone()));
            }
            let next = |made: Move| (made, rules.after(&state, made));
            let tries: Vec<(Move, State)> =
                (0..12).map(|_| next(legal[rng.below(legal.len() as u32) as usize])).collect();
            let good = |(_, after): &&(Move, State)| match rules.turn(after).seat() {
                Some(next) => next == seat || !wins(&rules, after, 1),
                None => rules.turn(after).is_won_by(seat),
            };
            let (made, after) = tries.iter().find(good).unwrap_or(&tries[0]).clone();
            line.push(made);
            state = after;
        }
        if found.len() > 24 {
            break;
        }
    }
    found
}

fn solved(rules: &Tritt, state: &State, boards: u64) -> Option<SolvedResult<Move>> {
    let mut solver = rules.solver(state).expect("a search");
    solver.step(boards);
    solver.solved()
}

#[test]
fn the_solver_agrees_with_a_plain_search() {
    let rules = rules();
    let mut counts = HashMap::new();
    for (_, state) in late(3, 13) {
        let found = solved(&rules, &state, 300_000);
        let plain = if wins(&rules, &state, 3) { Some(true) } else { loses(&rules, &state, 2).then_some(false) };
        if let (Some(found), Some(plain)) = (found, plain) {
            assert_eq!(found.wins, plain, "{state:?}");
        }
        assert!(found.is_some() || plain.is_none(), "{state:?}");
        // A win or loss within three turns agrees with the plain search.
        let soon = found.filter(|found| found.turns <= 3);
        assert!(soon.is_none_or(|found| plain == Some(found.wins)), "{state:?} {soon:?}");
        *counts.entry(plain).or_insert(0) += 1;
    }
    assert!([None, Some(true), Some(false)].iter().all(|kind| counts.get(kind).is_some_and(|n| *n > 0)), "{counts:?}");
}

#[test]
fn images_of_a_position_have_the_same_winner() {
    let rules = rules();
    let mut compared = 0;
    for ((line, state), symmetry) in late(4, 13).iter().step_by(4).zip((0..rules.symmetries()).cycle().skip(1)) {
        let mut image = rules.start();
        for made in line {
            rules.play_unchecked(&mut image, rules.image(*made, symmetry));
        }
        let found = [state, &image].map(|state| solved(&rules, state, 500_000));
        let [Some(found), Some(carried)] = found else { continue };
        compared += 1;
        assert_eq!(found.wins, carried.wins, "{state:?}");
        if let Some(made) = carried.made.filter(|_| carried.wins) {
            // The move found for the image wins on the image's board.
            let after = rules.after(&image, made);
            let seat = rules.turn(&image).seat();
            let keeps_result = match rules.turn(&after).seat() {
                None => rules.turn(&after).is_won_by(seat.expect("a seat")),
                next => solved(&rules, &after, 2_000_000).is_some_and(|then| then.wins == (next == seat)),
            };
            assert!(keeps_result, "{image:?} {made:?}");
        }
    }
    assert!(compared > 2, "{compared}");
}

/// A first tritton near the middle loses within seven more turns, as the stored proof states.
#[test]
fn the_solver_wins_after_a_first_turn_near_the_middle() {
    let rules = rules();
    let state = rules.after(&rules.start(), rules.read_move("e4-e6").expect("a move"));
    let found = solved(&rules, &state, 4_000_000).expect("solved");
    assert!(found.wins && found.turns == 7, "{found:?}");
}

#[test]
fn level_8_opens_with_an_undecided_set_and_answers_by_the_proof() {
    let engine = Engine::new(rules());
    let mut rng = SeededRng::new(8);
    for game in 0..3 {
        let rules = engine.rules().clone();
        let mut place = PositionHistory::start(&*rules);
        let mut book = Vec::new();
        rules.book(&place.state, &mut book);
        let think =
            |place: &PositionHistory<Tritt>| run(&mut *engine.think(place, Level::FULL, game), 1_000, None, &|| 0.0);
        assert!(book.contains(&think(&place).best.expect("a decision")));
        while let Some(seat) = rules.turn(&place.state).seat() {
            let mut legal = rules.legal_moves(&place.state);
            let fact = rules.fact(&place.state);
            let made = if seat == Seat::TWO {
                let report = think(&place);
                if let Some(fact) = fact {
                    assert_eq!((report.best, report.proven), (fact.made, Some(ProvenValue::Win(fact.decisions))));
                }
                report.best.expect("a decision")
            } else {
                if place.before.is_empty() {
                    legal.retain(|made| !book.contains(made));
                }
                legal[rng.below(legal.len() as u32) as usize]
            };
            place.play(&rules, made);
        }
        assert_eq!(rules.turn(&place.state).outcome(), Some(Outcome::win(2, Seat::TWO)));
    }
}

#[test]
fn analyses_report_the_proven_results_of_first_turns() {
    let engine = Engine::new(rules());
    let place = PositionHistory::start(&**engine.rules());
    let mut search = engine.analyse(&place, 207, 0);
    for _ in 0..40 {
        search.step(500);
    }
    let lines = search.lines(207);
    assert!(lines.iter().any(|line| matches!(line.proven, Some(ProvenValue::Loss(_)))), "{lines:?}");
    for line in lines {
        let mut after = place.clone();
        after.play(engine.rules(), line.moves[0]);
        let known = engine.rules().fact(&after.state).map(|fact| ProvenValue::Loss(fact.decisions + 1));
        assert!(known.is_none() || line.proven == known, "{line:?}");
    }
}
