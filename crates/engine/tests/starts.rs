//! Engines play from any start of a match, and use tables built from the start of the rules only for positions that
//! these cover.

use trivium_engine::{EngineSession, Level, ProvenValue, engine_session};
use trivium_rules::core::{ParseFault, SeededRng, Turn};
use trivium_rules::games::{GAMES, Game, game};

/// A position in the middle of a random game, where a seat is to act.
fn middle(game: &Game, seed: u64) -> Option<String> {
    let mut rng = SeededRng::new(seed);
    let mut position = game.start();
    for _ in 0..12 {
        let legal = position.legal();
        let next = position.after(legal.get(rng.below(legal.len() as u32) as usize)?).ok()?;
        if matches!(next.turn(), Turn::Over(_)) {
            break;
        }
        position = next;
    }
    position.turn().seat().map(|_| position.text())
}

fn best(engine: &mut dyn EngineSession, level: Level) -> (Option<String>, Option<ProvenValue>) {
    engine.begin(&[], level, 3).expect("nothing was played");
    while !engine.step(2000) {}
    let report = engine.report().expect("it was asked");
    (report.best, report.proven)
}

#[test]
fn every_game_can_start_from_any_position() {
    let level = Level::new(3).expect("a level");
    let mut played = 0;
    for info in &GAMES {
        for variant in info.variants {
            let rules = game(info.id, variant.id, []).expect("a variant");
            let mut engine = engine_session(info.id, variant.id, []).expect("a variant");
            for text in (0..4).filter_map(|seed| middle(&*rules, seed)) {
                engine.start_at(Some(&text)).expect("a position");
                let (best, _) = best(&mut *engine, level);
                let legal = rules.read_position(&text).expect("a position").legal();
                assert!(best.as_ref().is_some_and(|best| legal.contains(best)), "{best:?}: {text}");
                played += 1;
            }
            // The engine plays from the start of the rules again.
            engine.start_at(None).expect("no position");
            if rules.start().turn().seat().is_some() {
                let legal = rules.start().legal();
                assert!(best(&mut *engine, level).0.is_some_and(|best| legal.contains(&best)));
            }
        }
    }
    assert!(played > 30, "{played}");
}

#[test]
fn a_bad_position_changes_nothing() {
    let mut engine = engine_session("trias", "base", []).expect("a game");
    let start = game("trias", "base", []).expect("a game").start().text();
    let error = engine.start_at(Some(&start.replace("taken=0,0", "taken=1,0"))).expect_err("145 stones");
    assert_eq!(error.fault, ParseFault::Count("taken"));
    assert!(best(&mut *engine, Level::new(1).expect("a level")).0.is_some());
}

/// The table of a game with a bag covers only full hands, so full strength has to search positions with other hands.
#[test]
fn full_strength_searches_positions_that_the_table_does_not_cover() {
    let field = |board: &str, hands: &str, supply: &str, bag: &str, end: &str| {
        format!(
            "board={board} strip=- side=- barred=n hands={hands} supply={supply} bag={bag} round=1/1 starter=2 score=0,0 {end}"
        )
    };
    for (text, known) in [
        (field(".../.R./...", "G|RY", "RG", "3.5.4", "stage=play next=- turn=1"), false),
        (field(".../.../...", "RRR|", "YG", "3.5.5", "stage=draft next=- turn=2"), false),
        (field(".../.../...", "RR|Y", "YG", "4.4.5", "stage=draft next=- turn=2"), true),
        (field(".../.R./...", "RRG|YYG", "RG", "2.4.3", "stage=play next=- turn=1"), true),
    ] {
        let mut engine = engine_session("traffic-lights", "learn+bag", []).expect("a game");
        engine.start_at(Some(&text)).unwrap_or_else(|error| panic!("{error}: {text}"));
        let (best, proven) = best(&mut *engine, Level::FULL);
        assert!(best.is_some(), "{text}");
        assert_eq!(proven == Some(ProvenValue::Shares), known, "{text}");
    }
}
