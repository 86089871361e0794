//! Property tests that every game and variant must pass.

use proptest::prelude::*;
use trivium_rules::core::{
    EffectKind, Event, GameInfo, Gesture, Notation, Pick, Present, SeededRng, TableAction, Turn,
};
use trivium_rules::games::{GAMES, GameRules, Replay, VariantValues, Visitor, game, info, with_rules};

/// The most moves of a random game. Most games are over long before.
const LONGEST: usize = 600;

/// Every variant of every game, or only those of the game that the environment variable `TRIVIUM_GAME` names. This is
/// for authors of a new game.
fn variants() -> impl Iterator<Item = (&'static str, &'static str)> {
    let only = std::env::var("TRIVIUM_GAME").ok();
    let wanted = move |id: &str| only.as_deref().is_none_or(|only| only == id);
    GAMES.into_iter().filter(move |g| wanted(g.id)).flat_map(|g| g.variants.iter().map(move |v| (g.id, v.id)))
}

fn any_variant() -> impl Strategy<Value = (&'static str, &'static str)> {
    prop::sample::select(variants().collect::<Vec<_>>())
}

/// A property to check at positions of any game.
trait Check {
    fn check<R: Notation + Present>(&mut self, rules: &R, state: &R::State);
}

/// Plays a random game and checks every `stride`-th position.
struct Walk<'a, C> {
    seed: u64,
    longest: usize,
    stride: usize,
    check: &'a mut C,
}

impl<C: Check> Visitor for Walk<'_, C> {
    type Out = bool;
    fn visit<R: GameRules>(self, _id: &'static str, rules: R, _values: VariantValues) -> bool {
        let mut rng = SeededRng::new(self.seed);
        let mut state = rules.start();
        for ply in 0..self.longest {
            if ply % self.stride == 0 || matches!(rules.turn(&state), Turn::Over(_)) {
                self.check.check(&rules, &state);
            }
            let Some(made) = rng.choose(&rules.legal_moves(&state)).copied() else { return true };
            rules.play_unchecked(&mut state, made);
        }
        false
    }
}

fn walk(variant: (&str, &str), seed: u64, stride: usize, check: &mut impl Check) -> bool {
    let walk = Walk { seed, longest: LONGEST, stride, check };
    with_rules(variant.0, variant.1, [], walk).expect("a game of the house")
}

/// The legal list holds exactly the moves of the alphabet that the referee accepts, each once, and is empty exactly
/// when the game is over.
struct ListIsCheck;

impl Check for ListIsCheck {
    fn check<R: Notation + Present>(&mut self, rules: &R, state: &R::State) {
        let mut legal = rules.legal_moves(state);
        legal.sort_unstable();
        let listed = legal.len();
        legal.dedup();
        assert_eq!(listed, legal.len(), "a move is listed twice in {state:?}");
        let mut alphabet = Vec::new();
        rules.alphabet(state, &mut alphabet);
        alphabet.sort_unstable();
        alphabet.dedup();
        alphabet.retain(|m| rules.check(state, *m).is_ok());
        let over = matches!(rules.turn(state), Turn::Over(_));
        assert_eq!(legal.is_empty(), over, "{state:?}");
        if !over {
            assert_eq!(legal, alphabet, "{state:?}");
        }
    }
}

/// Reading a position's text gives the same state, and reading the token of each move of the alphabet the same move.
struct TextRoundTrip;

impl Check for TextRoundTrip {
    fn check<R: Notation + Present>(&mut self, rules: &R, state: &R::State) {
        let text = rules.position_text(state);
        assert!(text.is_ascii() && !text.contains("  "), "{text}");
        match (rules.read_position(&text), rules.turn(state)) {
            (Ok(back), Turn::Over(outcome)) => {
                let again = rules.position_text(&back);
                assert_eq!((again, rules.turn(&back)), (text, Turn::Over(outcome)));
            }
            (Ok(back), _) => assert_eq!(&back, state, "{text}"),
            // The text of a finished position may leave the winner open.
            (Err(_), Turn::Over(_)) => {}
            (Err(error), _) => panic!("{text}: {error}"),
        }
        let mut alphabet = Vec::new();
        rules.alphabet(state, &mut alphabet);
        for made in alphabet {
            let token = rules.token(made);
            assert_eq!(rules.read_move(&token), Ok(made), "{token}");
            assert!(token.is_ascii() && !token.contains(' ') && TableAction::read(&token).is_none(), "{token}");
        }
    }
}

/// Every move of a seat has a gesture, no gesture makes two moves, and no prefix of a gesture gives a reason for
/// refusal.
struct GesturesDecide;

impl Check for GesturesDecide {
    fn check<R: Notation + Present>(&mut self, rules: &R, state: &R::State) {
        let moves = rules.legal_moves(state);
        let mut all: Vec<(Gesture, R::Move)> = Vec::new();
        let mut ways = Vec::new();
        let sites = rules.sites(state);
        for made in moves {
            rules.gestures(state, made, &mut ways);
            assert_eq!(ways.is_empty(), rules.turn(state) == Turn::Chance, "{made:?} in {state:?}");
            for way in ways.drain(..) {
                for (i, pick) in way.iter().enumerate() {
                    assert_eq!(rules.explain_illegal(state, &way[..=i]), None, "{way:?} in {state:?}");
                    if let Pick::Site(site) = pick {
                        assert!(sites.contains(site), "{site:?} is not shown in {state:?}");
                    }
                }
                all.push((way, made));
            }
        }
        all.sort();
        for pair in all.windows(2) {
            assert_ne!(pair[0].0, pair[1].0, "one gesture, two decisions in {state:?}");
        }
        assert_eq!(rules.prompt(state).is_none(), matches!(rules.turn(state), Turn::Over(_)), "{state:?}");
    }
}

/// Every move has events, and the event `Over` occurs exactly when the game ends. The scene after the move has only
/// pieces and patterns that the game declares.
struct EventsTell(&'static GameInfo);

/// The scene is checked after every `STRIDE`-th move of a position only, to save time.
const STRIDE: usize = 8;

impl Check for EventsTell {
    fn check<R: Notation + Present>(&mut self, rules: &R, state: &R::State) {
        let moves = rules.legal_moves(state);
        for (nth, made) in moves.into_iter().enumerate() {
            let after = rules.after(state, made);
            assert_ne!(&after, state, "{made:?} changes nothing");
            let events = rules.events(state, made, &after);
            let tells = events.iter().any(|e| matches!(e, Event::Over(_)));
            assert!(!events.is_empty());
            assert_eq!(tells, matches!(rules.turn(&after), Turn::Over(_)), "{made:?}: {events:?}");
            let shown = rules.scene(&after);
            assert!(shown.pieces.iter().all(|p| p.count > 0 && !p.sites.is_empty()), "{shown:?}");
            if nth % STRIDE > 0 {
                continue;
            }
            let of_trays = shown.trays.iter().flat_map(|tray| tray.stacks.iter().map(|(kind, _)| *kind));
            for kind in shown.pieces.iter().map(|piece| piece.kind).chain(of_trays) {
                assert_eq!(self.0.pieces.get(kind.info().index), Some(kind.info()), "{kind:?} is of no table");
            }
            let achieved = rules.move_effect(state, made, &after).and_then(|move_effect| match move_effect.effect {
                EffectKind::Pattern(kind, _) => Some(kind),
                _ => None,
            });
            for kind in shown.groups.iter().map(|group| group.kind).chain(achieved) {
                assert_eq!(self.0.patterns.get(kind.info().index), Some(kind.info()), "{kind:?} is of no table");
            }
        }
    }
}

/// [`Rules::sample`](trivium_rules::core::Rules::sample) returns exactly the moves of the legal list.
struct SamplesAreLegal(SeededRng);

impl Check for SamplesAreLegal {
    fn check<R: Notation + Present>(&mut self, rules: &R, state: &R::State) {
        if !matches!(rules.turn(state), Turn::Seat(_)) {
            return;
        }
        let (mut legal, mut scratch) = (rules.legal_moves(state), Vec::new());
        legal.sort_unstable();
        let mut counts = vec![0u32; legal.len()];
        let rounds = 60 * legal.len() as u32;
        for _ in 0..rounds {
            let made = rules.sample(state, &mut self.0, &mut scratch);
            let at = legal.binary_search(&made).unwrap_or_else(|_| panic!("{made:?} is not legal in {state:?}"));
            counts[at] += 1;
        }
        // Each move is expected 60 times. The probability of fewer than 10 times is below 10⁻¹³.
        assert!(counts.iter().all(|n| (10..150).contains(n)), "{counts:?} in {state:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn legal_list_is_the_referees_yes(variant in any_variant(), seed: u64) {
        walk(variant, seed, 3, &mut ListIsCheck);
    }

    #[test]
    fn texts_round_trip(variant in any_variant(), seed: u64) {
        walk(variant, seed, 3, &mut TextRoundTrip);
    }

    #[test]
    fn gestures_decide(variant in any_variant(), seed: u64) {
        walk(variant, seed, 5, &mut GesturesDecide);
    }

    #[test]
    fn samples_are_legal_and_even(variant in any_variant(), seed: u64) {
        walk(variant, seed, 29, &mut SamplesAreLegal(SeededRng::new(seed)));
    }

    #[test]
    fn events_tell(variant in any_variant(), seed: u64) {
        walk(variant, seed, 11, &mut EventsTell(info(variant.0).expect("a game")));
    }

    #[test]
    fn a_refused_token_changes_nothing(variant in any_variant(), seed: u64, token in "[a-zA-Z0-9*=+>,@<-]{0,12}") {
        let mut replay = random_replay(variant, seed, 40);
        let (text, ply) = (replay.position().text(), replay.ply());
        if replay.play(&token).is_err() {
            prop_assert_eq!((replay.position().text(), replay.ply()), (text, ply));
        }
    }

    #[test]
    fn no_text_panics(variant in any_variant(), seed: u64, at: u16, with in any::<char>(), noise in ".{0,80}") {
        let chosen = game(variant.0, variant.1, []).unwrap();
        let _ = chosen.read_position(&noise);
        let _ = chosen.start().check(&noise);
        // A position with one changed character is either read or refused, without a panic. If it is read, it is valid.
        let text = random_replay(variant, seed, 60).position().text();
        let mut letters: Vec<char> = text.chars().collect();
        let at = at as usize % letters.len();
        letters[at] = with;
        let changed: String = letters.into_iter().collect();
        if let Ok(position) = chosen.read_position(&changed) {
            prop_assert_eq!(position.text(), changed);
            prop_assert_eq!(position.legal().is_empty(), matches!(position.turn(), Turn::Over(_)));
        }
    }

    #[test]
    fn taking_back_restores(variant in any_variant(), seed: u64, keep in 0usize..30) {
        let mut replay = random_replay(variant, seed, 60);
        let keep = keep.min(replay.ply());
        let text = replay.at(keep).unwrap().text();
        let tail: Vec<_> = replay.tokens().skip(keep).map(str::to_owned).collect();
        let end = replay.position().text();
        replay.truncate(keep);
        prop_assert_eq!(replay.position().text(), text);
        for token in tail {
            prop_assert!(replay.play(&token).is_ok());
        }
        prop_assert_eq!(replay.position().text(), end);
    }
}

/// The replay of the first moves of a random game.
fn random_replay(variant: (&str, &str), seed: u64, plies: usize) -> Replay {
    let mut rng = SeededRng::new(seed);
    let mut replay = Replay::new(game(variant.0, variant.1, []).expect("a game of the house"));
    for _ in 0..plies {
        let legal = replay.position().legal();
        let Some(token) = rng.choose(&legal) else { break };
        replay.play(token).expect("a legal token");
    }
    replay
}

/// Checks nothing, for tests that only need the game to end.
struct Nothing;

impl Check for Nothing {
    fn check<R: Notation + Present>(&mut self, _rules: &R, _state: &R::State) {}
}

#[test]
fn random_games_end() {
    // In Trigon tiles can move for ever. Random play of every other game ends sooner or later.
    for (game, variant) in variants().filter(|v| v.0 != "trigon") {
        for seed in 0..100 {
            let walk = Walk { seed, longest: 100_000, stride: usize::MAX, check: &mut Nothing };
            assert!(with_rules(game, variant, [], walk).unwrap(), "{game} {variant}, seed {seed}");
        }
    }
}
