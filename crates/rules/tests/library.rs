//! Guarantees for programs that use this crate as a library: threads, checked options, checked moves, readable errors.

use std::error::Error;
use trivium_rules::core::{MoveError, Notation, OptionInfo, ParseError, Referee, Rules, SeededRng, SetupError, Turn};
use trivium_rules::games::traffic_lights::{self, TrafficLights, Variant};
use trivium_rules::games::trias::{self, Trias};
use trivium_rules::games::tritt::{self, Tritt};
use trivium_rules::games::{self, GAMES, Game, GameRules, Position, Replay, VariantValues, Visitor, with_rules};
use trivium_rules::games::{triapon, trigon};

#[test]
fn games_and_positions_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + ?Sized>() {}
    shared::<Game>();
    shared::<Position>();
    shared::<Replay>();
    let game = games::game("triapon", "base", []).expect("a game");
    let position = game.start();
    let counts: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(|| position.legal().len())).collect();
        threads.into_iter().map(|thread| thread.join().expect("a count")).collect()
    });
    assert_eq!(counts, [45, 45]);
}

#[test]
fn options_have_defaults_and_limits() {
    let bag = traffic_lights::rules("four+bag", &[]).expect("a variant");
    assert_eq!((bag.rounds(), bag.chips()), (Some(4), Some(8)));
    let bag = traffic_lights::rules("four+bag", &[("chips", 20)]).expect("a variant");
    assert_eq!((bag.rounds(), bag.chips()), (Some(4), Some(20)));
    // 300 does not fit into the `u8` that holds the number of chips.
    let refused = |key, value| traffic_lights::rules("four+bag", &[(key, value)]).err();
    let chips = OptionInfo { key: "chips", least: 3, most: 20, step: 1, default: 8 };
    assert_eq!(refused("chips", 300), Some(SetupError::BadOption { option: chips, value: "300".to_owned() }));
    assert!(matches!(refused("rounds", 3), Some(SetupError::BadOption { .. })));
    assert_eq!(refused("cards", 3), Some(SetupError::UnknownOption("cards".to_owned())));
    let simple = traffic_lights::rules("simple", &[("chips", 6)]);
    assert_eq!(simple.err(), Some(SetupError::UnknownOption("chips".to_owned())));
}

#[test]
fn typed_options_have_the_same_limits() {
    let four = || TrafficLights::new(Variant::Four);
    let chosen = |rules: Result<TrafficLights, SetupError>| rules.map(|rules| (rules.rounds(), rules.chips()));
    assert_eq!(chosen(four().with_bag(None)), Ok((Some(4), Some(8))));
    assert_eq!(chosen(four().with_rounds(6).and_then(|six| six.with_bag(20))), Ok((Some(6), Some(20))));
    assert!(matches!(chosen(four().with_bag(300)), Err(SetupError::BadOption { .. })));
    assert!(matches!(chosen(four().with_rounds(3)), Err(SetupError::BadOption { .. })));
    let unknown = |key: &str| Err(SetupError::UnknownOption(key.to_owned()));
    assert_eq!(chosen(TrafficLights::new(Variant::Simple).with_rounds(4)), unknown("rounds"));
    assert_eq!(chosen(TrafficLights::new(Variant::Classic3).with_bag(None)), unknown("chips"));
}

/// A number beyond the board makes neither a [`Site`] nor a place of the game's own type.
#[test]
fn places_that_do_not_exist_cannot_be_made() {
    let sizes = [("triapon", 45), ("trias", 36), ("tritt", 91), ("traffic-lights", 12)];
    for (game, count) in sizes {
        let info = games::info(game).expect("a game");
        let numbers: Vec<u32> = (0..1000).filter(|number| info.site(*number).is_some()).collect();
        assert_eq!(numbers, (0..count).collect::<Vec<_>>(), "{game}");
        assert_eq!(info.site(u32::MAX), None, "{game}");
    }
    assert_eq!((triapon::Hole::new(45), trias::Hole::new(36), traffic_lights::Cell::new(12)), (None, None, None));
    let trigon = games::info("trigon").expect("a game");
    assert_eq!(trigon.site(trigon::ORIGIN.index()), Some(trigon::ORIGIN));
    assert_eq!((trigon.site(0), trigon.site(u32::MAX)), (None, None));
    let position = games::game("trigon", "base", []).expect("a game").start();
    assert!(position.sites().iter().all(|site| trigon.site(site.index()) == Some(*site)));
}

/// The board of nine cells rejects a cell that only larger boards have.
#[test]
fn a_cell_of_a_larger_board_is_refused() {
    let rules = TrafficLights::new(Variant::Simple);
    let made = traffic_lights::Move::Lay(traffic_lights::Cell::new(9).expect("a cell of a larger board"));
    assert_readable(&rules.check(&rules.start(), made).expect_err("no such cell"));
}

#[test]
fn moves_of_most_games_are_text_without_a_position() {
    fn both_ways<M: std::fmt::Display + std::str::FromStr<Err = ParseError>>(tokens: &[&str]) {
        for token in tokens {
            let made = token.parse::<M>().unwrap_or_else(|error| panic!("{token}: {error}"));
            assert_eq!(made.to_string(), *token);
        }
        assert_readable(&"hello".parse::<M>().err().expect("no token"));
    }
    both_ways::<triapon::Move>(&["a1", "a1-b2", "xi9", "+e5", "pass"]);
    both_ways::<trias::Hole>(&["A1", "L3"]);
    both_ways::<tritt::Move>(&["c3-c5", "c3-c5>c4-c6", "swap", "pass"]);
    both_ways::<trigon::Move>(&["2@0,0u", "0,0u>-1,4d", "0,0u<>1,0d"]);
    assert_eq!(format!("{:>5}", trias::Hole::new(0).expect("a hole")), "   A1");
}

/// Tries every move of the alphabet at positions of a random game. The checked `play` must accept exactly the legal
/// ones.
struct Checked;

impl Visitor for Checked {
    type Out = usize;
    fn visit<R: GameRules>(self, id: &'static str, rules: R, _values: VariantValues) -> usize {
        let (mut state, mut rng, mut refused) = (rules.start(), SeededRng::new(3), 0);
        for _ in 0..12 {
            let legal = rules.legal_moves(&state);
            if legal.is_empty() {
                break;
            }
            let mut alphabet = Vec::new();
            rules.alphabet(&state, &mut alphabet);
            for made in alphabet {
                let mut after = state.clone();
                let played = rules.play(&mut after, made);
                assert_eq!(played.is_ok(), legal.contains(&made), "{id}: {made:?} at {state:?}");
                let Err(why) = played else { continue };
                assert_eq!(after, state, "{id}: {made:?} was refused");
                assert_readable(&why);
                refused += 1;
            }
            let made = legal[rng.below(legal.len() as u32) as usize];
            rules.play(&mut state, made).expect("a legal move");
        }
        refused
    }
}

#[test]
fn moves_are_printed_and_parsed_at_a_position() {
    let rules = Tritt::new(tritt::Variant::Step);
    let mut state = rules.start();
    let made = rules.parse_move(&state, "c3-c5").expect("a legal move");
    assert_eq!(format!("{} {:>7}", rules.display(made), rules.display(made)), "c3-c5   c3-c5");
    rules.play(&mut state, made).expect("a legal move");
    assert_eq!(rules.parse_move(&state, "c3-c5"), Err(MoveError::Illegal(tritt::Refusal::Taken)));
    assert!(matches!(rules.parse_move(&state, "c3"), Err(MoveError::Unreadable(_))));
    assert_readable(&rules.parse_move(&state, "c3-c5").expect_err("taken"));
}

/// An error must be a readable sentence: lower-case words, not the `Debug` form of an enum.
fn assert_readable(error: &dyn Error) {
    let text = error.to_string();
    assert!(text.contains(' ') && text.starts_with(|c: char| c.is_lowercase()), "{text:?}");
    assert!(!text.ends_with('.') && !text.contains("::") && !text.contains('{'), "{text:?}");
}

#[test]
fn play_refuses_illegal_moves_with_a_reason() {
    for game in GAMES {
        for variant in game.variants {
            let refused = with_rules(game.id, variant.id, [], Checked).expect("a variant");
            assert!(refused > 0, "{} {}", game.id, variant.id);
        }
    }
}

#[test]
fn errors_of_the_facade_are_readable() {
    let mut replay = Replay::new(games::game("tritt", "step", []).expect("a game"));
    assert_readable(&replay.check("hello").expect_err("no token"));
    assert_readable(&replay.check("claim").expect_err("no repetition"));
    replay.play("c3-c5").expect("a legal token");
    let refused = replay.play("c3-c5").expect_err("a tritton is there");
    assert_eq!(refused.to_string(), "\"c3-c5\" at ply 2: a point that the tritton would cover is not free");
    assert_readable(&refused.why);
    replay.play("resign").expect("a table action");
    assert_readable(&replay.check("d7-f7").expect_err("the game is over"));
    let setup = games::game("chess", "base", []).err().expect("no such game");
    assert_readable(&setup);
    let position = Trias.read_position("north=1").expect_err("no position");
    assert_readable(&position);
    assert!(matches!(replay.position().turn(), Turn::Over(_)));
}
