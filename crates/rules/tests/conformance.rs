//! Checks every game against records and perft tables of independent implementations.

use sha2::{Digest, Sha256};
use trivium_rules::core::perft;
use trivium_rules::games::{GAMES, GameRules, Replay, VariantValues, Visitor, with_rules};
use trivium_testing::{Vector, VectorPly, vectors};

/// The first 16 hex digits of the SHA-256 of the legal tokens, joined by line feeds.
fn digest(legal: &[String]) -> String {
    let hash = Sha256::digest(legal.join("\n"));
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn compare(replay: &Replay, expected: &VectorPly, note: &str) {
    let VectorPly::Position { position, turn, outcome, n, h, legal } = expected else {
        panic!("{note}, ply {}: a refusal was expected", replay.ply());
    };
    let at = replay.position();
    let place = format!("{note}, ply {}", replay.ply());
    assert_eq!(&at.text(), position, "{place}");
    assert_eq!(at.turn().number(), *turn, "{place}");
    assert_eq!(&at.turn().outcome().map_or("-".to_owned(), |o| o.to_string()), outcome, "{place}");
    let ours = at.legal();
    if let Some(legal) = legal {
        assert_eq!(&ours, legal, "{place}");
    }
    assert_eq!((ours.len(), &digest(&ours)), (*n, h), "{place}");
}

fn replayed(vector: &Vector) {
    let game =
        trivium_rules::games::game(&vector.game, &vector.variant, vector.options()).expect("a game of the house");
    let mut replay = Replay::new(game);
    let note = format!("{} {}: {}", vector.game, vector.variant, vector.note);
    assert_eq!(vector.plies.len(), vector.tokens.len() + 1, "{note}");
    compare(&replay, &vector.plies[0], &note);
    for (token, expected) in vector.tokens.iter().zip(&vector.plies[1..]) {
        match (replay.play(token), expected) {
            (Err(refused), VectorPly::Refused { ply, token }) => {
                assert_eq!((refused.ply, &refused.token), (*ply, token), "{note}");
            }
            (Err(refused), _) => panic!("{note}: {refused:?}"),
            (Ok(()), _) => compare(&replay, expected, &note),
        }
    }
}

struct Perft<'a>(&'a Vector);

impl Visitor for Perft<'_> {
    type Out = ();
    fn visit<R: GameRules>(self, _id: &'static str, rules: R, _values: VariantValues) {
        let mut state = rules.start();
        for token in &self.0.tokens {
            rules.play_unchecked(&mut state, rules.read_move(token).expect("a token"));
        }
        for (depth, expected) in (1..).zip(&self.0.perft) {
            assert_eq!(perft(&rules, &state, depth), *expected, "{} {:?}", self.0.variant, self.0.tokens);
        }
    }
}

#[test]
fn records_are_equal_to_the_byte() {
    for game in GAMES {
        let vectors = vectors(&format!("{}.jsonl", game.id));
        assert!(!vectors.is_empty(), "{}", game.id);
        vectors.iter().for_each(replayed);
        for variant in game.variants {
            assert!(vectors.iter().any(|v| v.variant == variant.id), "no record of {} {}", game.id, variant.id);
        }
    }
}

#[test]
fn perft_tables_are_equal() {
    for game in GAMES {
        for vector in vectors(&format!("{}-perft.jsonl", game.id)) {
            with_rules(&vector.game, &vector.variant, vector.options(), Perft(&vector)).expect("a game of the house");
        }
    }
}
