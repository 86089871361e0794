//! Tests of searches and levels in every game and variant, and positions with a known answer.

use proptest::prelude::*;
use std::rc::Rc;
use trivium_engine::Evaluate;
use trivium_engine::games::{Visitor, with_rules};
use trivium_engine::{
    AlphaBeta, Engine, ErrorModel, Level, Mcts, PositionHistory, ProofSearch, ProvenValue, Search, SearchLimits,
    SearchReport, TreeLimits, engine_session, run,
};
use trivium_rules::core::{Notation, Referee, Rules, Seat, SeededRng, TableAction, Turn, Verdict};
use trivium_rules::games::{GAMES, GameRules, Replay, VariantValues, triapon, trias, trigon, tritt};

/// An error model without errors.
const OPEN: ErrorModel = ErrorModel { blunder_rates: 0, noise: 0, seed: 1 };

fn variants() -> Vec<(&'static str, &'static str)> {
    GAMES.into_iter().flat_map(|g| g.variants.iter().map(move |v| (g.id, v.id))).collect()
}

fn finished<M>(search: &mut dyn Search<M>, slice: u32) -> SearchReport<M> {
    while !search.step(slice) {}
    search.report()
}

/// Plays `random` random moves, then lets a level play up to `longest` moves.
struct LevelPlays {
    level: Level,
    seed: u64,
    random: u32,
    longest: u32,
}

impl Visitor for LevelPlays {
    type Out = Vec<String>;
    fn visit<R: GameRules + Evaluate>(self, _id: &'static str, rules: R, _values: VariantValues) -> Vec<String> {
        let engine = Engine::new(rules);
        let rules = engine.rules();
        let mut rng = SeededRng::new(self.seed);
        let mut place = PositionHistory::start(&**rules);
        let mut tokens = Vec::new();
        for ply in 0..self.random + self.longest {
            let moves = rules.legal_moves(&place.state);
            let turn = rules.turn(&place.state);
            if moves.is_empty() {
                break;
            }
            let made = match turn {
                Turn::Seat(_) if ply >= self.random => {
                    let report = finished(&mut *engine.think(&place, self.level, self.seed), 100);
                    let best = report.best.expect("the game is not over");
                    assert_eq!(rules.check(&place.state, best), Ok(()), "{best:?} in {:?}", place.state);
                    assert_eq!(report.line.first(), Some(&best));
                    let total: f32 = report.shares.iter().sum();
                    assert!((total - 1.0).abs() < 1e-3 && report.shares.iter().all(|s| (0.0..=1.0).contains(s)));
                    best
                }
                _ => moves[rng.below(moves.len() as u32) as usize],
            };
            tokens.push(rules.token(made));
            place.play(rules, made);
        }
        tokens
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn levels_play_legal_moves_and_repeat_them_from_a_seed(
        variant in prop::sample::select(variants()),
        level in 1u8..=5,
        seed in 0u64..1000,
        random in 0u32..60,
    ) {
        let level = Level::new(level).expect("a level");
        let play = || {
            let plays = LevelPlays { level, seed, random, longest: 6 };
            with_rules(variant.0, variant.1, [], plays).expect("a game of the house")
        };
        prop_assert_eq!(play(), play());
    }
}

struct SlicesDoNotMatter;

impl Visitor for SlicesDoNotMatter {
    type Out = ();
    fn visit<R: GameRules + Evaluate>(self, id: &'static str, rules: R, values: VariantValues) {
        let engine = Engine::new(rules);
        let rules = engine.rules();
        let mut place = PositionHistory::start(&**rules);
        let mut rng = SeededRng::new(3);
        for _ in 0..9 {
            let Some(made) = rng.choose(&rules.legal_moves(&place.state)).copied() else { return };
            place.play(rules, made);
        }
        if rules.turn(&place.state).seat().is_none() {
            return;
        }
        for level in [3, 6].map(|n| Level::new(n).expect("a level")) {
            let [at_once, sliced] = [1_000_000, 7].map(|slice| finished(&mut *engine.think(&place, level, 5), slice));
            assert_eq!(at_once, sliced, "{id} {}", values.variant.id);
        }
        // Levels below full strength stop at their node limit.
        let report = finished(&mut *engine.think(&place, Level::new(4).expect("a level"), 5), 50);
        assert!(report.nodes <= 4 * Level::new(4).expect("a level").nodes::<R>() + 50, "{id}: {}", report.nodes);
    }
}

#[test]
fn the_size_of_slices_does_not_change_results() {
    for (game, variant) in variants() {
        with_rules(game, variant, [], SlicesDoNotMatter).expect("a game of the house");
    }
}

#[test]
fn slices_are_short_and_reports_available_at_any_time() {
    let limits = SearchLimits { nodes: u64::MAX, depth: 60, table_bits: 12, error_model: OPEN };
    let rules = Rc::new(trias::Trias);
    let mut search = AlphaBeta::new(rules.clone(), rules.start(), Vec::new(), limits);
    let mut before = 0;
    for _ in 0..200 {
        assert!(!search.step(10));
        let report = search.report();
        assert!(report.nodes > before && report.nodes <= before + 11, "{} after {before}", report.nodes);
        before = report.nodes;
    }
    assert!(search.report().best.is_some());
}

#[test]
fn the_clock_ends_a_search() {
    let rules = Rc::new(trias::Trias);
    let limits = SearchLimits { nodes: u64::MAX, depth: 60, table_bits: 12, error_model: OPEN };
    let mut search = AlphaBeta::new(rules.clone(), rules.start(), Vec::new(), limits);
    let ticks = std::cell::Cell::new(0.0);
    let report = run(&mut search, 50, Some(10.0), &|| ticks.replace(ticks.get() + 1.0));
    assert!(report.best.is_some() && !report.finished);
    assert!(report.nodes <= 51 * 12, "{}", report.nodes);
}

/// Whether the seat to act has a winning move, by trying all.
pub fn wins_by_trying<R: Rules>(rules: &R, state: &R::State) -> bool {
    let Some(seat) = rules.turn(state).seat() else { return false };
    rules.legal_moves(state).into_iter().any(|made| rules.turn(&rules.after(state, made)).is_won_by(seat))
}

/// `wins_at_once` and the candidates agree with the rules, in random games.
#[test]
fn tritt_finds_winning_moves_and_answers() {
    for variant in ["step", "slide", "reloaded"] {
        let rules = tritt::rules(variant, &[]).expect("a variant");
        let mut rng = SeededRng::new(17);
        let (mut wins, mut parried) = (0, 0);
        for _ in 0..250 {
            let mut state = rules.start();
            loop {
                let moves = rules.legal_moves(&state);
                if moves.is_empty() {
                    break;
                }
                let now = wins_by_trying(&rules, &state);
                assert_eq!(rules.wins_at_once(&state), now, "{variant} {state:?}");
                wins += u32::from(now);
                let mut candidates = Vec::new();
                rules.candidates(&state, &mut candidates);
                assert!(!candidates.is_empty());
                // Unless a move wins, the omitted moves lose at once.
                let offered: Vec<_> = candidates.iter().map(|c| c.made).collect();
                let seat = rules.turn(&state).seat().expect("the game goes on");
                let losing = |made: &tritt::Move| {
                    let after = rules.after(&state, *made);
                    match rules.turn(&after) {
                        Turn::Over(outcome) => outcome.of(seat) == Verdict::Loss,
                        Turn::Seat(next) => next != seat && wins_by_trying(&rules, &after),
                        Turn::Chance => false,
                    }
                };
                let left_out = moves.iter().filter(|m| !offered.contains(m)).count();
                if variant != "reloaded" && !now && rng.below(2) == 0 {
                    assert!(moves.iter().filter(|m| !offered.contains(m)).all(losing), "{variant} {state:?}");
                    parried += u32::from(left_out > 0);
                }
                let from = if rng.below(3) == 0 { &moves } else { &offered };
                let made = from[rng.below(from.len() as u32) as usize];
                rules.play_unchecked(&mut state, made);
            }
        }
        assert!(wins > 100, "{variant}: {wins}");
        assert!(parried > 30 || variant == "reloaded", "{variant}: {parried}");
    }
}

#[test]
fn full_strength_proves_and_plays_tritt() {
    let mut engine = engine_session("tritt", "step", []).expect("a game");
    engine.begin(&["a1-a3"], Level::FULL, 1).expect("legal tokens");
    while !engine.step(1000) {}
    let report = engine.report().expect("it thinks");
    assert_eq!(report.proven, Some(ProvenValue::Win(5)));
    assert_eq!(report.shares, [0.0, 1.0, 0.0]);
    engine.begin(&["f1-f3"], Level::FULL, 1).expect("legal tokens");
    while !engine.step(1000) {}
    assert_eq!(engine.report().expect("it thinks").best.as_deref(), Some("swap"));
    assert!(engine.begin(&["f1-f3", "f1-f3"], Level::FULL, 1).is_err_and(|bad| bad.ply == 2));
}

/// The value of a late position of Trias by plain search, for the seat to act: ±(1000 − plies to the end).
fn exact(rules: &trias::Trias, state: &trias::State, depth: u32) -> Option<i32> {
    if rules.turn(state).outcome().is_some() {
        return Some(-1000);
    }
    if depth == 0 {
        return None;
    }
    let moves = rules.legal_moves(state);
    let mut best = -2000;
    for made in moves {
        let after = rules.after(state, made);
        let value = exact(rules, &after, depth - 1)?;
        best = best.max(-(value - value.signum()));
    }
    Some(best)
}

#[test]
fn alpha_beta_finds_the_ends_of_trias() {
    let rules = Rc::new(trias::Trias);
    let mut found = 0;
    for seed in 0..60 {
        let mut rng = SeededRng::new(seed);
        let (mut state, mut scratch, mut line) = (rules.start(), Vec::new(), Vec::new());
        while rules.turn(&state).outcome().is_none() {
            line.push(state.clone());
            let made = rules.sample(&state, &mut rng, &mut scratch);
            rules.play_unchecked(&mut state, made);
        }
        // The earliest position with a choice from which all lines end soon.
        let ends = line.iter().skip(line.len().saturating_sub(9)).find_map(|state| {
            let moves = rules.legal_moves(state);
            exact(&rules, state, 11).filter(|_| moves.len() > 1).map(|value| (state, value))
        });
        let Some((state, value)) = ends else { continue };
        let limits = SearchLimits { nodes: 200_000, depth: 20, table_bits: 14, error_model: OPEN };
        let report = finished(&mut AlphaBeta::new(rules.clone(), state.clone(), Vec::new(), limits), 500);
        let plies = (1000 - value.abs()) as u32;
        let proven = if value > 0 { ProvenValue::Win(plies) } else { ProvenValue::Loss(plies) };
        assert_eq!(report.proven, Some(proven), "{state:?}");
        found += 1;
    }
    assert!(found >= 15, "{found}");
}

#[test]
fn tree_search_proves_a_forced_win_in_triapon() {
    // Seats 1 and 2 have three balls each and seat 3 is out; seat 1 jumps into a triad and takes.
    let rules = triapon::Triapon::new(triapon::Variant::Base);
    let text = "board=1/1./.../...2/...../.....1/......./..2...../........2 hand=0,0,0 taken=0.6.5/6.0.4/0.0.0 stock=0,0,0 \
                out=3 quiet=0 stage=move turn=1";
    let state = rules.read_position(text).expect("a position");
    let growth = TreeLimits { iterations: 4_000, informed: true, curiosity: 0.7, playout: 400, error_model: OPEN };
    let report = finished(&mut Mcts::new(Rc::new(rules), state, growth), 100);
    assert_eq!(report.proven, Some(ProvenValue::Shares), "{report:?}");
    assert_eq!(report.shares, [1.0, 0.0, 0.0]);
    assert!(report.nodes < 4_000, "a solved root ends the search");
}

#[test]
fn no_move_is_chosen_where_chance_decides() {
    let mut engine = engine_session("traffic-lights", "simple+bag", []).expect("a game");
    let mut replay = Replay::new(trivium_rules::games::game("traffic-lights", "simple+bag", []).expect("a game"));
    let mut rng = SeededRng::new(8);
    let (mut at_chance, mut at_seats) = (0, 0);
    while replay.ply() < 40 && !replay.over() {
        let tokens: Vec<&str> = replay.tokens().collect();
        engine.begin(&tokens, Level::new(4).expect("a level"), 3).expect("legal tokens");
        while !engine.step(1000) {}
        let best = engine.report().expect("it thinks").best;
        let drawn = replay.position().chance_moves();
        let next = match best {
            Some(best) => {
                at_seats += 1;
                best
            }
            None => {
                at_chance += 1;
                drawn[rng.weighted(drawn.iter().map(|d| d.1))].0.clone()
            }
        };
        assert_eq!(replay.position().turn() == Turn::Chance, !drawn.is_empty());
        replay.play(&next).expect("engines play legal moves");
    }
    assert!(at_chance > 8 && at_seats > 8, "{at_chance} {at_seats}");
}

#[test]
fn a_seat_agrees_to_a_draw_unless_it_is_ahead() {
    let agrees = |game, variant, tokens: &[&str], level| {
        let mut engine = engine_session(game, variant, []).expect("a game");
        engine.begin(tokens, level, 1).expect("legal tokens");
        while !engine.step(1000) {}
        [Seat::ONE, Seat::TWO].map(|seat| engine.agrees(seat))
    };
    assert_eq!(agrees("tritt", "step", &["a1-a3"], Level::FULL), [true, false], "seat 2 has won after a1-a3");
    assert!(trias::Trias.act(&mut trias::Trias.start(), TableAction::Agree).is_err());
    let level = Level::new(1).expect("a level");
    assert_eq!(agrees("trias", "base", &[], level), [false; 2], "Trias has no draws");
}

#[test]
fn a_finished_game_has_nothing_to_think_about() {
    let mut engine = engine_session("trias", "base", []).expect("a game");
    assert!(engine.step(1) && engine.report().is_none());
    engine.begin(&["resign"], Level::FULL, 1).expect("resigning is possible");
    assert!(engine.step(10));
    assert_eq!(engine.report().expect("it was asked").best, None);
}

/// Candidates omit many moves, but never all that win.
#[test]
fn candidates_of_trigon_include_a_winning_move() {
    let engine = Engine::new(trigon::Trigon);
    let rules = engine.rules();
    let mut won = 0;
    for seed in 0..12 {
        let mut place = PositionHistory::start(&**rules);
        for _ in 0..200 {
            let Some(seat) = rules.turn(&place.state).seat() else { break };
            let mut candidates = Vec::new();
            rules.candidates(&place.state, &mut candidates);
            let wins = |made: trigon::Move| rules.turn(&rules.after(&place.state, made)).is_won_by(seat);
            let moves = rules.legal_moves(&place.state);
            if moves.iter().any(|m| wins(*m)) {
                let winning: Vec<_> = moves.iter().filter(|m| wins(**m)).map(|m| rules.token(*m)).collect();
                let position = rules.position_text(&place.state);
                assert!(candidates.iter().any(|c| wins(c.made)), "{winning:?} in {position}");
                won += 1;
            }
            let level = Level::new(1 + (seed % 2) as u8).expect("a level");
            let report = finished(&mut *engine.think(&place, level, seed), 100);
            place.play(rules, report.best.expect("the game goes on"));
        }
    }
    assert!(won >= 6, "{won}");
}

/// A proven end of Trias has the right distance in plies: a search without estimates finds the same one.
#[test]
fn proven_ends_of_trias_have_the_right_distance() {
    let rules = Rc::new(trias::Trias);
    let engine = Engine::new(trias::Trias);
    let mut compared = 0;
    for seed in 100..140 {
        let mut rng = SeededRng::new(seed);
        let (mut place, mut scratch, mut line) = (PositionHistory::start(&*rules), Vec::new(), Vec::new());
        while rules.turn(&place.state).outcome().is_none() {
            line.push(place.clone());
            let made = rules.sample(&place.state, &mut rng, &mut scratch);
            place.play(&rules, made);
        }
        for place in line.iter().rev().skip(4).step_by(2).take(4) {
            let Some(decided) = ProofSearch::new(rules.clone()).decide(&place.state, 10) else { continue };
            let proven = if decided.wins { ProvenValue::Win(decided.plies) } else { ProvenValue::Loss(decided.plies) };
            let report = finished(&mut *engine.think(place, Level::FULL, seed), 1000);
            assert_eq!(report.proven, Some(proven), "{:?}", place.state);
            compared += 1;
        }
    }
    assert!(compared >= 60, "{compared}");
}
