//! The stored proof of Tritt `reloaded`: it holds by the rules alone, damage is found, and the engine's stored results
//! agree with it.

use trivium_engine::Evaluate;
use trivium_research::certificate::{Certificate, CertificateError};
use trivium_rules::core::Rules;
use trivium_rules::games::tritt::Move;
use trivium_testing::tritt::rules;

/// Number of first turns that the proof covers: in each of three directions, 61 placements are on a line of seven
/// points or more.
const PROVEN_FIRST_TURNS: u64 = 183;

fn stored_proof() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/proofs/tritt-reloaded.txt");
    std::fs::read_to_string(path).expect("a proof is kept")
}

fn read(text: &str) -> Result<Certificate<Move>, CertificateError> {
    Certificate::read(&rules(), "tritt reloaded", text)
}

/// Plays every line by the rules alone, against every legal turn of seat 1. `trivium check` does so for all images.
#[test]
fn the_stored_proof_holds_against_every_legal_reply() {
    let certificate = read(&stored_proof()).expect("a proof");
    assert_eq!(certificate.text(&rules(), "tritt reloaded"), stored_proof());
    let checked = certificate.check_images(&rules(), 1).expect("a proof");
    assert_eq!((certificate.whole, checked.openings), (false, 19));
    // Every legal turn of every position is played, and there are hundreds of them.
    assert!(checked.replies > 100 * checked.positions, "{checked:?}");
}

/// Damage is a missing line, a cut text, another answer, another winner or another number of turns.
#[test]
fn a_damaged_proof_is_refused() {
    let text = stored_proof();
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let refused = |text: &str| read(text).and_then(|certificate| certificate.check_images(&rules(), 1)).is_err();
    // The test uses a single opening, because it is quick to check.
    let begin = lines.iter().position(|line| line.starts_with("d1-d3")).expect("an opening");
    let end = lines[begin + 1..].iter().position(|line| !line.starts_with(' ')).expect("another opening");
    let lines = &[&lines[..3], &lines[begin..=begin + end]].concat();
    assert!(!refused(&lines.concat()), "a single opening is a valid proof");
    for at in (3..lines.len()).step_by(lines.len() / 6) {
        let without = [&lines[..at], &lines[at + 1..]].concat().concat();
        assert!(refused(&without) || at == 3, "without line {}", at + 1);
        let (reply, made) = lines[at].trim_end().rsplit_once(' ').expect("two turns");
        let changed = format!("{reply} {}\n", if made.starts_with("f5") { "f6-f8+pass" } else { "f5-f7+pass" });
        if at > 3 {
            assert!(
                refused(&[&lines[..at], &[changed.as_str()][..], &lines[at + 1..]].concat().concat()),
                "line {}",
                at + 1
            );
        }
    }
    assert!(refused(lines.concat().trim_end()));
    for (from, to) in [(" blue ", " orange "), (" blue 7", " blue 8"), (" blue 7", " blue 6")] {
        assert!(refused(&lines.concat().replacen(from, to, 1)), "{from} {to}");
    }
}

#[test]
fn stored_results_agree_with_the_proof() {
    let (rules, certificate) = (rules(), read(&stored_proof()).expect("a proof"));
    let mut count = 0;
    let firsts = rules.legal_moves(&rules.start());
    for first in firsts {
        let mut state = rules.after(&rules.start(), first);
        let proven = certificate.openings.iter().find(|opening| opening.first == rules.like(first));
        let fact = rules.fact(&state);
        assert_eq!(fact.map(|fact| (fact.wins, fact.turns)), proven.map(|opening| (true, opening.turns.into())));
        let mut book = Vec::new();
        rules.book(&rules.start(), &mut book);
        assert_eq!(book.contains(&first), proven.is_none());
        let (Some(fact), Some(opening)) = (fact, proven) else { continue };
        let symmetry = (0..rules.symmetries()).find(|s| rules.image(opening.first, *s) == first).expect("an image");
        let made: Vec<Move> = opening.made.iter().map(|made| rules.image(*made, symmetry)).collect();
        assert_eq!(fact.made, Some(made[0]));
        rules.play_unchecked(&mut state, made[0]);
        assert_eq!(
            rules.fact(&state).map(|fact| (fact.made, fact.decisions)),
            Some((Some(made[1]), fact.decisions - 1))
        );
        count += 1;
        // Later positions have no stored results.
        rules.play_unchecked(&mut state, made[1]);
        assert_eq!(rules.fact(&state), None);
    }
    assert_eq!(count, PROVEN_FIRST_TURNS);
}
