//! What programs rely on that use this crate as a library: threads, checked options, checked moves, readable errors.

use std::error::Error;
use trivium_rules::core::{MoveError, Notation, OptionInfo, Present, Referee, Rules, SeededRng, SetupError, Turn};
use trivium_rules::games::traffic_lights::TrafficLights;
use trivium_rules::games::trias::Trias;
use trivium_rules::games::tritt::{self, Tritt};
use trivium_rules::games::{self, GAMES, Game, Position, Prompt, Refusal, Replay, VariantValues, Visitor, with_rules};

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
    let bag = TrafficLights::new("four+bag", &[]).expect("a variant");
    assert_eq!((bag.rounds(), bag.chips()), (Some(4), Some(8)));
    let bag = TrafficLights::new("four+bag", &[("chips", 20)]).expect("a variant");
    assert_eq!((bag.rounds(), bag.chips()), (Some(4), Some(20)));
    // 300 does not fit into the byte that holds the number of chips.
    let refused = |key, value| TrafficLights::new("four+bag", &[(key, value)]).err();
    let chips = OptionInfo { key: "chips", least: 3, most: 20, step: 1, default: 8 };
    assert_eq!(refused("chips", 300), Some(SetupError::BadOption { option: chips, value: "300".to_owned() }));
    assert!(matches!(refused("rounds", 3), Some(SetupError::BadOption { .. })));
    assert_eq!(refused("cards", 3), Some(SetupError::UnknownOption("cards".to_owned())));
    let simple = TrafficLights::new("simple", &[("chips", 6)]);
    assert_eq!(simple.err(), Some(SetupError::UnknownOption("chips".to_owned())));
}

/// Tries every move of the alphabet at positions of a random game. The checked `play` must accept exactly the legal ones.
struct Checked;

impl Visitor for Checked {
    type Out = usize;
    fn visit<R>(self, id: &'static str, rules: R, _values: VariantValues) -> usize
    where
        R: Notation + Present,
        Refusal: From<R::Refusal>,
        Prompt: From<R::Prompt>,
    {
        let (mut state, mut rng, mut refused) = (rules.start(), SeededRng::new(3), 0);
        for _ in 0..12 {
            let mut legal = Vec::new();
            rules.legal(&state, &mut legal);
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
    let rules = Tritt::new("step").expect("a variant");
    let mut state = rules.start();
    let made = rules.parse_move(&state, "c3-c5").expect("a legal move");
    assert_eq!(format!("{} {:>7}", rules.display(made), rules.display(made)), "c3-c5   c3-c5");
    rules.play(&mut state, made).expect("a legal move");
    assert_eq!(rules.parse_move(&state, "c3-c5"), Err(MoveError::Illegal(tritt::Refusal::Taken)));
    assert!(matches!(rules.parse_move(&state, "c3"), Err(MoveError::Unreadable(_))));
    assert_readable(&rules.parse_move(&state, "c3-c5").expect_err("taken"));
}

/// A sentence for people: lower-case words, not the name of a variant of an enum.
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
