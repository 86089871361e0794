//! Solved games: Traffic Lights without a bag.

mod common;

use std::collections::BTreeMap;
use trivium::core::{Draws, Evaluate, Exact, Notation, Present, Rules, Truth, Turn};
use trivium::games::traffic_lights::{Stage, State, TrafficLights};

const SOLVED: [&str; 6] = ["learn", "simple", "four", "slider", "classic3", "classic4"];

fn rules(variant: &str) -> TrafficLights {
    let info = trivium::games::info("traffic-lights").expect("a game").variant(variant).expect("a variant");
    TrafficLights::new(variant, &info.values([]).expect("defaults")).expect("a variant")
}

fn solved(rules: &TrafficLights) -> Box<dyn Truth<TrafficLights>> {
    let mut truth = rules.truth().expect("there is no bag");
    while !truth.advance(1000) {}
    truth
}

fn value_and_best(rules: &TrafficLights, truth: &dyn Truth<TrafficLights>, state: &State) -> (Exact, Vec<String>) {
    let value = truth.value(rules, state).expect("a table");
    let mut moves = Vec::new();
    rules.legal(state, &mut moves);
    moves.retain(|m| truth.value_of(rules, state, *m) == Some(value));
    let mut best: Vec<String> = Vec::new();
    for made in moves {
        best.push(String::new());
        rules.write_move(made, best.last_mut().expect("just pushed"));
    }
    best.sort_unstable();
    (value, best)
}

#[test]
fn values_are_those_of_an_independent_solver() {
    let file = common::shared().join("conformance/traffic-lights-values.jsonl");
    let text = std::fs::read_to_string(file).expect("the values");
    let mut by_variant = BTreeMap::<String, Vec<serde_json::Value>>::new();
    for line in text.lines() {
        let line: serde_json::Value = serde_json::from_str(line).expect("JSON");
        by_variant.entry(line["variant"].as_str().expect("a name").to_owned()).or_default().push(line);
    }
    assert!(SOLVED.iter().all(|variant| by_variant.contains_key(*variant)));
    for (variant, lines) in by_variant {
        let rules = rules(&variant);
        let truth = solved(&rules);
        assert!(truth.bytes() <= 64 << 20, "{variant} takes {} bytes", truth.bytes());
        for line in lines {
            let mut state = rules.start();
            for token in line["tokens"].as_array().expect("tokens") {
                rules.play(&mut state, rules.read_move(token.as_str().expect("a token")).expect("a token"));
            }
            let (value, best) = value_and_best(&rules, &*truth, &state);
            let ours = serde_json::json!({
                "variant": variant, "tokens": line["tokens"], "value": value.value, "plies": value.plies, "best": best,
            });
            assert_eq!(ours, line);
        }
    }
}

/// First the value, then a win soon and a loss late.
fn order(exact: &Exact) -> (i32, i32) {
    (exact.value, -exact.value.signum() * exact.plies as i32)
}

/// What a turn that went from one state to the next is worth by the rules and the next state's value.
fn by_playing(rules: &TrafficLights, truth: &dyn Truth<TrafficLights>, before: &State, after: &State) -> Exact {
    let seat = before.seat.index();
    let ended = matches!(rules.turn(after), Turn::Over(_)) || after.round > before.round;
    if ended {
        let points = after.score[seat] as i32 - before.score[seat] as i32;
        return Exact { value: if rules.rounds.is_some() { points } else { 1 }, plies: 1 };
    }
    let next = truth.value(rules, after).expect("the round goes on");
    Exact { value: -next.value, plies: next.plies + 1 }
}

#[test]
fn a_value_is_the_best_that_a_turn_reaches() {
    for variant in SOLVED {
        let rules = rules(variant);
        let truth = solved(&rules);
        let mut draws = Draws::new(11);
        let mut looked_at = 0;
        for _ in 0..400 {
            let mut state = rules.start();
            while state.round == 1 && !matches!(rules.turn(&state), Turn::Over(_)) {
                let mut moves = Vec::new();
                rules.legal(&state, &mut moves);
                let reached = moves.iter().map(|made| {
                    let mut after = state.clone();
                    rules.play(&mut after, *made);
                    let reached = by_playing(&rules, &*truth, &state, &after);
                    assert_eq!(truth.value_of(&rules, &state, *made), Some(reached), "{made:?} in {state:?}");
                    reached
                });
                let best = reached.max_by_key(order);
                assert_eq!(truth.value(&rules, &state), best, "{variant} {state:?}");
                looked_at += 1;
                let made = moves[draws.below(moves.len() as u32) as usize];
                rules.play(&mut state, made);
            }
        }
        assert!(looked_at > 2_000, "{variant}: only {looked_at} positions");
    }
}

#[test]
fn a_table_is_made_in_slices_and_says_nothing_before_its_end() {
    let rules = rules("simple");
    let mut truth = rules.truth().expect("there is no bag");
    let start = rules.start();
    let mut last = 0;
    let mut slices = 0;
    while !truth.advance(1) {
        assert!(truth.value(&rules, &start).is_none());
        assert!(truth.progress() >= last && truth.progress() < 1000);
        last = truth.progress();
        slices += 1;
    }
    assert!(slices > 100, "{slices} slices for 262,144 states");
    assert_eq!(truth.progress(), 1000);
    assert!(truth.value(&rules, &start).is_some());
    let over = State { stage: Stage::Over, ..start };
    assert!(truth.value(&rules, &over).is_none());
}

#[test]
fn with_a_bag_nothing_is_solved() {
    assert!(rules("simple+bag").truth().is_none());
    fn no_truth<R: Evaluate + Present>(rules: &R) -> bool {
        rules.truth().is_none()
    }
    assert!(no_truth(&trivium::games::trias::Trias));
}

/// Full strength may lose sooner where the other seat errs more easily, but gives nothing away that the table knows of.
#[test]
fn full_strength_keeps_the_value_and_an_analysis_the_distance() {
    for variant in ["learn", "classic3", "four"] {
        let mind = trivium::ai::Mind::new(rules(variant));
        let rules = mind.rules();
        let truth = solved(rules);
        let mut draws = Draws::new(5);
        let mut lost = 0;
        for _ in 0..12 {
            let mut place = trivium::ai::Place::start(&**rules);
            while place.state.round == 1 && !matches!(rules.turn(&place.state), Turn::Over(_)) {
                let value = truth.value(rules, &place.state).expect("a table");
                let of = |made| truth.value_of(rules, &place.state, made).expect("a legal decision");
                let mut search = mind.think(&place, trivium::ai::Level::FULL, 7);
                while !search.step(1000) {}
                let best = search.report().best.expect("the game goes on");
                assert_eq!(of(best).value, value.value, "{best:?} in {:?}", place.state);
                assert!(value.value < 0 || of(best) == value, "who wins hurries: {best:?} in {:?}", place.state);
                lost += u32::from(value.value < 0);
                let mut analysis = mind.analyse(&place, 1, 7);
                while !analysis.step(1000) {}
                assert_eq!(of(analysis.report().best.expect("the game goes on")), value);
                let mut moves = Vec::new();
                rules.legal(&place.state, &mut moves);
                let made = if draws.below(2) == 0 { best } else { moves[draws.below(moves.len() as u32) as usize] };
                place.play(rules, made);
            }
        }
        assert!(lost > 10, "{variant}: {lost}");
    }
}
