//! Tests of analyses, with each kind of search.

use std::collections::BTreeSet;
use std::rc::Rc;
use trivium_engine::Evaluate;
use trivium_engine::{
    AlphaBeta, Analysis, EngineSession, ErrorModel, Level, ProvenValue, Search, SearchLimits, engine_session,
};
use trivium_rules::core::{Rules, Seat, SeededRng, Turn, Verdict};
use trivium_rules::games::{GAMES, game, trias};

/// More slices than any proof takes.
const PATIENCE: u32 = 4_000;

/// The analysis of a position after `slices` slices of a thousand nodes, or more until it compares moves.
fn analysis(game: &str, variant: &str, tokens: &str, lines: usize, slices: u32) -> Analysis {
    analysed(&mut *engine_session(game, variant, []).expect("a game"), tokens, lines, slices)
}

/// Like `analysis`, with an engine that may have built its table before.
fn analysed(engine: &mut dyn EngineSession, tokens: &str, lines: usize, slices: u32) -> Analysis {
    let tokens: Vec<_> = tokens.split_whitespace().collect();
    engine.analyse(&tokens, lines).expect("legal tokens");
    let mut slice = 0;
    loop {
        let finished = engine.step(1000);
        let analysis = engine.analysis(lines).expect("it was begun");
        slice += 1;
        // A proof search runs before the comparison.
        let compared = analysis.lines.len() >= lines.min(2) || slice >= PATIENCE;
        if finished || slice >= slices && compared {
            return analysis;
        }
    }
}

fn firsts(analysis: &Analysis) -> Vec<&str> {
    analysis.lines.iter().map(|line| line.tokens[0].as_str()).collect()
}

#[test]
fn every_game_compares_different_legal_moves() {
    for info in GAMES {
        // In Trigon the first tile has a fixed place, and the search tries only one number.
        for variant in info.variants.iter().filter(|_| info.id != "trigon") {
            let id = variant.id;
            let mut start = game(info.id, id, []).expect("a game").start();
            let mut drawn = Vec::new();
            while let Some((token, _)) = start.chance_moves().first() {
                start.play(token).expect("a draw");
                drawn.push(token.clone());
            }
            let analysis = analysis(info.id, id, &drawn.join(" "), 4, 3);
            let found = firsts(&analysis);
            let distinct: BTreeSet<_> = found.iter().collect();
            assert_eq!(distinct.len(), found.len(), "{} {id}: {found:?}", info.id);
            assert!(!found.is_empty(), "{} {id}: {found:?}", info.id);
            for line in &analysis.lines {
                let mut position = start.boxed();
                for token in &line.tokens {
                    assert!(position.play(token).is_ok(), "{} {id}: {:?}", info.id, line.tokens);
                }
                assert!(line.shares.iter().sum::<u16>().abs_diff(1000) <= 2, "{} {id}: {:?}", info.id, line.shares);
            }
        }
    }
}

#[test]
fn a_tablebase_values_every_legal_move() {
    for (variant, tokens) in [("learn", ""), ("simple", "b2 a1"), ("four", "a1 b1"), ("slider", "a1")] {
        let mut engine = engine_session("traffic-lights", variant, []).expect("a game");
        let found = analysed(&mut *engine, tokens, 4, 100_000);
        let mut position = game("traffic-lights", variant, []).expect("a game").start();
        for token in tokens.split(' ').filter(|token| !token.is_empty()) {
            position.play(token).expect("legal");
        }
        assert_eq!(firsts(&found).into_iter().collect::<BTreeSet<_>>().len(), position.legal().len(), "{variant}");
        assert!(found.finished && found.progress == Some(1000));
        let values: Vec<_> = found
            .lines
            .iter()
            .map(|line| match line.proven {
                Some(ProvenValue::Value(value, plies)) => (value, plies as i32),
                other => panic!("{variant}: {other:?}"),
            })
            .collect();
        // The best moves come first: a winner hurries, a loser delays.
        let rank = |(value, plies): &(i32, i32)| (-value, if *value > 0 { *plies } else { -plies });
        assert!(values.is_sorted_by_key(rank), "{variant}: {values:?}");
        // Each value is that of the opponent's best reply, one turn earlier.
        for (line, (value, plies)) in found.lines.iter().zip(values).filter(|(_, (_, plies))| *plies > 1) {
            let replies = analysed(&mut *engine, &[tokens, &line.tokens[0]].join(" "), 1, 100_000);
            let Some(ProvenValue::Value(theirs, then)) = replies.lines[0].proven else { panic!("{variant}") };
            // In games with points, the points of this turn belong to the value, so only single games are compared.
            if ["learn", "simple"].contains(&variant) {
                assert_eq!((-theirs, then as i32 + 1), (value, plies), "{variant} {:?}", line.tokens);
            }
        }
    }
}

/// The value of a move by a plain search of depth 2.
fn two_deep(rules: &trias::Trias, state: &trias::State, made: trias::Hole) -> i32 {
    let value = |state: &trias::State, seat: Seat, plies: i32| match rules.turn(state) {
        Turn::Over(outcome) => match outcome.of(seat) {
            Verdict::Win => 30_000 - plies,
            Verdict::Draw => 0,
            Verdict::Loss => plies - 30_000,
        },
        _ => rules.evaluate(state, seat),
    };
    let seat = rules.turn(state).seat().expect("a seat is to act");
    let after = rules.after(state, made);
    let replies = rules.legal_moves(&after);
    let worst = replies.into_iter().map(|reply| {
        let then = rules.after(&after, reply);
        value(&then, seat, 2)
    });
    worst.min().unwrap_or_else(|| value(&after, seat, 1))
}

#[test]
fn the_best_lines_match_a_plain_search() {
    let rules = Rc::new(trias::Trias);
    let error_model = ErrorModel { blunder_rates: 0, noise: 0, seed: 0 };
    let mut rng = SeededRng::new(5);
    for _ in 0..30 {
        let mut state = rules.start();
        for _ in 0..rng.below(20) {
            let Some(made) = rng.choose(&rules.legal_moves(&state)).copied() else { break };
            rules.play_unchecked(&mut state, made);
        }
        let legal = rules.legal_moves(&state);
        let mut values: Vec<_> = legal.iter().map(|made| two_deep(&rules, &state, *made)).collect();
        values.sort_by_key(|value| -value);
        let limits = SearchLimits { nodes: 1_000_000, depth: 2, error_model, table_bits: 12 };
        for slice in [1, 1000] {
            let mut search = AlphaBeta::new(rules.clone(), state.clone(), Vec::new(), limits).comparing(3);
            while !search.step(slice) {}
            let lines = search.lines(3);
            assert_eq!(lines.len(), legal.len().min(3));
            for (line, value) in lines.iter().zip(&values) {
                assert_eq!(two_deep(&rules, &state, line.moves[0]), *value);
                let certain = value.abs() > 29_000;
                assert_eq!(line.proven.is_some(), certain, "{value}: {:?}", line.proven);
            }
        }
    }
}

#[test]
fn a_proven_move_comes_first_and_the_others_are_still_compared() {
    let found = analysis("tritt", "step", "a1-a3", 4, 60);
    assert_eq!(found.lines[0].proven, Some(ProvenValue::Win(5)));
    assert_eq!(found.lines[0].shares, [0, 1000, 0]);
    assert_eq!(firsts(&found).into_iter().collect::<BTreeSet<_>>().len(), 4);
    // Orange has lost after these moves, so each of its moves is proven to lose.
    let mut engine = engine_session("tritt", "step", []).expect("a game");
    engine.begin(&["a1-a3"], Level::FULL, 1).expect("legal tokens");
    while !engine.step(1000) {}
    let best = engine.report().and_then(|report| report.best).expect("a decision");
    let lost = analysis("tritt", "step", &format!("a1-a3 {best}"), 4, 200);
    assert!(lost.lines.iter().all(|line| matches!(line.proven, Some(ProvenValue::Loss(_)))), "{lost:?}");
}
