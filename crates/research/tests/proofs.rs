//! Proofs in docs/proofs: solving again writes the same files, the rules confirm them, and the checker finds changes.

use super::{line, run};
use proptest::prelude::*;
use std::process::Output;
use std::rc::Rc;
use trivium_engine::{Evaluate, ProofSearch};
use trivium_research::certificate::{Certificate, CertificateError, CheckStats, LineError, Opening, Side};
use trivium_rules::core::{Notation, Outcome, Rules, Seat, SeededRng};
use trivium_rules::games::tritt::{self, Move, Tritt};
use trivium_rules::games::{Replay, game};

const VARIANTS: [&str; 2] = ["step", "slide"];

fn path(variant: &str) -> String {
    format!("{}/../../docs/proofs/tritt-{variant}.txt", env!("CARGO_MANIFEST_DIR"))
}

/// The stored proof of a variant.
fn stored_proof(variant: &str) -> String {
    std::fs::read_to_string(path(variant)).expect("a proof is kept")
}

fn rules(variant: &str) -> Rc<Tritt> {
    Rc::new(tritt::rules(variant, &[]).expect("a variant"))
}

fn checked(variant: &str, text: &str) -> Result<CheckStats, CertificateError> {
    let rules = rules(variant);
    Certificate::read(&*rules, &format!("tritt {variant}"), text)?.check(&*rules)
}

fn openings(variant: &str) -> Vec<Opening<Move>> {
    let read = Certificate::read(&*rules(variant), &format!("tritt {variant}"), &stored_proof(variant));
    read.expect("what is kept can be read").openings
}

/// Runs `trivium COMMAND --game tritt --variant V --proof FILE`.
fn trivium(command: &str, variant: &str, file: &str) -> Output {
    run(&[command, "--game", "tritt", "--variant", variant, "--proof", file])
}

#[test]
fn solving_writes_the_stored_proofs() {
    for (variant, turns) in
        [("step", vec![(3, 90), (5, 111), (6, 6)]), ("slide", vec![(3, 72), (5, 81), (7, 48), (8, 6)])]
    {
        let file = format!("{}/tritt-{variant}.txt", env!("CARGO_TARGET_TMPDIR"));
        let solved = line(&trivium("solve", variant, &file));
        assert_eq!(std::fs::read_to_string(file).expect("a file"), stored_proof(variant), "{variant}");
        // The output of the command agrees with the file for every first turn.
        let rules = rules(variant);
        let mut counts = std::collections::BTreeMap::new();
        let mut results = serde_json::Map::new();
        for opening in openings(variant) {
            for symmetry in 0..rules.symmetries() {
                let first = rules.token(rules.image(opening.first, symmetry));
                let value = serde_json::json!({ "winner": opening.winner.name(&*rules), "turns": opening.turns });
                if results.insert(first, value).is_none() {
                    *counts.entry(opening.turns).or_insert(0) += 1;
                }
            }
        }
        assert_eq!(solved, serde_json::json!({ "value": "L-W", "openings": results }), "{variant}");
        assert!(counts.into_iter().eq(turns), "{variant}");
    }
}

#[test]
fn stored_proofs_hold_against_every_legal_reply() {
    for (variant, expected) in [
        ("step", CheckStats { openings: 207, positions: 1_416, replies: 229_953 }),
        ("slide", CheckStats { openings: 207, positions: 2_916, replies: 467_619 }),
    ] {
        assert_eq!(checked(variant, &stored_proof(variant)), Ok(expected), "{variant}");
        let output = line(&trivium("check", variant, &path(variant)));
        let CheckStats { openings, positions, replies } = expected;
        let expected = serde_json::json!({
            "value": "L-W", "openings": openings, "kinds": 21, "positions": positions, "replies": replies,
        });
        assert_eq!(output, expected);
    }
}

#[test]
fn stored_proofs_survive_reading_and_writing() {
    for variant in VARIANTS {
        let certificate = Certificate { openings: openings(variant), whole: true };
        assert_eq!(certificate.text(&*rules(variant), &format!("tritt {variant}")), stored_proof(variant));
    }
}

/// A proof does not show that no win is shorter. The search does, because it looks for shorter wins first.
#[test]
fn stored_proofs_agree_with_the_search() {
    for variant in VARIANTS {
        let rules = rules(variant);
        for Opening { first, made, winner, turns, .. } in openings(variant) {
            let mut state = rules.after(&rules.start(), first);
            // Orange wins only after a first tritton at the end of a longest line, as the book states.
            let mut book = Vec::new();
            rules.book(&state, &mut book);
            assert_eq!(book == [Move::Swap], winner == Side::First, "{variant} {first:?}");
            assert_eq!(made[..] == [Move::Swap], winner == Side::First, "{variant} {first:?}");
            rules.play_unchecked(&mut state, Move::Swap);
            let decided = ProofSearch::new(rules.clone()).decide(&state, 14).expect("every opening is decided");
            assert_eq!((decided.wins, decided.plies), (winner == Side::Second, turns.into()), "{variant} {first:?}");
        }
    }
}

/// Plays each line of a proof by its tokens, then a random reply that the proof does not answer.
#[test]
fn playing_by_a_stored_proof_wins() {
    for (variant, longest) in [("step", 6), ("slide", 8)] {
        let text = stored_proof(variant);
        let lines: Vec<(usize, Vec<&str>)> = text
            .lines()
            .skip(3)
            .map(|line| (line.len() - line.trim_start().len(), line.split_whitespace().collect()))
            .collect();
        let mut rng = SeededRng::new(5);
        let mut path: Vec<usize> = Vec::new();
        let mut most = 0;
        for (at, (depth, _)) in lines.iter().enumerate() {
            path.truncate(*depth);
            path.push(at);
            let mut replay = Replay::new(game("tritt", variant, []).expect("a variant"));
            for token in path.iter().flat_map(|line| &lines[*line].1[..2]) {
                replay.play(token).expect("a legal token");
            }
            let below = lines[at + 1..].iter().take_while(|line| line.0 > *depth).filter(|line| line.0 == depth + 1);
            let answered: Vec<&str> = below.map(|line| line.1[0]).collect();
            let mut others = replay.position().legal();
            others.retain(|token| !answered.contains(&token.as_str()));
            replay.play(&others[rng.below(others.len() as u32) as usize]).expect("a legal token");
            let won = |replay: &Replay| replay.position().turn().outcome() == Some(Outcome::win(2, Seat::TWO));
            if !replay.over() {
                let after = |token: &String| {
                    let mut after = replay.clone();
                    after.play(token).expect("a legal token");
                    after
                };
                replay = replay.position().legal().iter().map(after).find(won).expect("a win at once");
            }
            assert!(won(&replay), "{variant}, line {}", at + 4);
            let [_, made, _, turns] = lines[path[0]].1[..] else { panic!("{variant}: no opening") };
            let played = replay.ply() - 1 - usize::from(made == "swap");
            assert!(played <= turns.parse().expect("a number"), "{variant}, line {}: {played} turns", at + 4);
            most = most.max(played);
        }
        assert_eq!(most, longest, "{variant}");
    }
}

/// Checks the stored proof with the single occurrence of `from` replaced.
fn changed(variant: &str, from: &str, to: &str) -> Result<CheckStats, CertificateError> {
    let text = stored_proof(variant);
    assert_eq!(text.matches(from).count(), 1, "{from:?}");
    checked(variant, &text.replacen(from, to, 1))
}

fn flaw(variant: &str, from: &str, to: &str) -> String {
    changed(variant, from, to).expect_err("a flaw").to_string()
}

#[test]
fn changed_proofs_are_refused() {
    for (from, to, expected) in [
        // The answer is replaced by another move.
        (
            "\na1-a3 c4-e4 b",
            "\na1-a3 f4-f6 b",
            "line 4: a4-a6 is not answered there, and nothing wins at once after it",
        ),
        ("b4-d4 a5-c5", "b4-d4 c4-e4", "line 5: c4-e4 is not legal there"),
        ("b4-d4 a5-c5", "b4-d4 swap", "line 5: swap is not legal there"),
        ("b4-d4 a5-c5", "b4-d4 k1-k3", "line 5: \"k1-k3\": not a place on this board (at character 1)"),
        // A reply is not answered, answered twice, illegal, or needs no answer.
        (" c4-e4>b4-d4 a5-c5\n", "", "line 4: c4-e4>b4-d4 is not answered there, and nothing wins at once after it"),
        (
            " c4-e4>b4-d4 a5-c5\n",
            " c4-e4>b4-d4 a5-c5\n c4-e4>b4-d4 a5-c5\n",
            "line 6: c4-e4>b4-d4 has been answered before",
        ),
        (" c4-e4>b4-d4 a5-c5\n", " c4-e4>b4-d4 a5-c5\n k6-k8>k7-k9 a5-c5\n", "line 6: k6-k8>k7-k9 is not legal there"),
        (
            " c4-e4>b4-d4 a5-c5\n",
            " c4-e4>b4-d4 a5-c5\n k6-k8 a5-c5\n",
            "line 6: k6-k8 needs no answer: it loses at once",
        ),
        // The number of turns is changed.
        ("c4-e4 blue 5\n c4-e4>b4", "c4-e4 blue 3\n c4-e4>b4", "line 5: the win takes more than 3 turns"),
        ("c4-e4 blue 5\n c4-e4>b4", "c4-e4 blue 4\n c4-e4>b4", "line 5: the win takes more than 4 turns"),
        ("c4-e4 blue 5\n c4-e4>b4", "c4-e4 blue 7\n c4-e4>b4", "line 4: the win takes 5 turns, not 7"),
        ("c4-e4 blue 5\n c4-e4>b4", "c4-e4 blue 0\n c4-e4>b4", "line 4: the win takes more than 0 turns"),
        ("c4-e4 blue 5\n c4-e4>b4", "c4-e4 blue 256\n c4-e4>b4", "line 4: no line of a proof looks like that there"),
        ("swap orange 6", "swap orange 5", "line 71: the win takes more than 5 turns"),
        ("swap orange 6", "swap orange 7", "line 31: the win takes 6 turns, not 7"),
        ("swap orange 6", "swap orange 255", "line 31: the win takes 6 turns, not 255"),
        // The winner is changed.
        ("c4-e4 blue 5\n c4-e4>b4", "c4-e4 orange 5\n c4-e4>b4", "line 4: orange is to win, but the answer is no swap"),
        (
            "c4-e4 blue 5\n c4-e4>b4",
            "swap orange 5\n c4-e4>b4",
            "line 4: a4-a6 is not answered there, and nothing wins at once after it",
        ),
        ("swap orange 6", "swap blue 6", "line 31: blue is to win, but the answer is a swap"),
        ("swap orange 6", "a1-a3 blue 6", "line 48: b1-b3 needs no answer: it loses at once"),
        ("swap orange 6", "swap green 6", "line 31: no line of a proof looks like that there"),
        ("step L-W", "step W-L", "line 3: it should be \"tritt step L-W\""),
        ("tritt step", "tritt slide", "line 3: it should be \"tritt step L-W\""),
        // A first turn is missing, listed twice, or illegal.
        ("b2-b4 c3-e3 blue 3\n", "", "line 216: the first turn b2-b4 is not answered"),
        (
            "b2-b4 c3-e3 blue 3\n",
            "b2-b4 c3-e3 blue 3\nj9-j11 c3-e3 blue 3\n",
            "line 13: j9-j11 has been answered before",
        ),
        ("b2-b4 c3-e3 blue 3\n", "b2-b4>b3-b5 c3-e3 blue 3\n", "line 12: b2-b4>b3-b5 is not legal there"),
        ("b2-b4 c3-e3 blue 3\n", "swap c3-e3 blue 3\n", "line 12: swap is not legal there"),
        // Malformed lines.
        ("b2-b4 c3-e3 blue 3\n", "\nb2-b4 c3-e3 blue 3\n", "line 12: no line of a proof looks like that there"),
        ("b2-b4 c3-e3 blue 3\n", "b2-b4  c3-e3 blue 3\n", "line 12: no line of a proof looks like that there"),
        ("b2-b4 c3-e3 blue 3\n", "b2-b4 c3-e3 blue\n", "line 12: no line of a proof looks like that there"),
        ("b2-b4 c3-e3 blue 3\n", "b2-b4 c3-e3 blue -3\n", "line 12: no line of a proof looks like that there"),
        ("b2-b4 c3-e3 blue 3\n", "  b2-b4 c3-e3\n", "line 12: b2-b4 is not legal there"),
        ("L-W\n", "L-W\n a1-a3 c4-e4\n", "line 4: no line of a proof looks like that there"),
        (" c4-e4>b4-d4 a5-c5\n", "\tc4-e4>b4-d4 a5-c5\n", "line 5: no line of a proof looks like that there"),
    ] {
        assert_eq!(flaw("step", from, to), expected, "{to:?}");
    }
}

#[test]
fn cut_proofs_are_refused() {
    for (variant, stride) in [("step", 17), ("slide", 61)] {
        let text = stored_proof(variant);
        let ends = text.match_indices('\n').map(|(at, _)| at + 1).filter(|end| *end < text.len());
        for end in (0..text.len()).step_by(stride).chain(ends.step_by(stride)) {
            let flaw = checked(variant, &text[..end]).expect_err("a flaw");
            assert!(flaw.line <= text[..end].lines().count() + 1, "{flaw}");
        }
        assert!(checked(variant, text.trim_end()).is_err_and(|flaw| flaw.fault == LineError::End));
    }
}

#[test]
fn proofs_with_a_missing_line_are_refused() {
    for (variant, stride) in [("step", 13), ("slide", 41)] {
        let text = stored_proof(variant);
        let lines: Vec<&str> = text.split_inclusive('\n').collect();
        for at in (0..lines.len()).step_by(stride) {
            let rest = [&lines[..at], &lines[at + 1..]].concat().concat();
            assert!(checked(variant, &rest).is_err(), "{variant}, line {}", at + 1);
        }
    }
}

#[test]
fn the_program_reports_a_fault_in_one_line() {
    let file = format!("{}/mangled.txt", env!("CARGO_TARGET_TMPDIR"));
    let refused = |bytes: &[u8]| {
        std::fs::write(&file, bytes).expect("a file");
        let output = trivium("check", "step", &file);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
        String::from_utf8(output.stderr).expect("text")
    };
    let text = stored_proof("step");
    let swapless = text.replace("swap orange", "swap blue");
    assert_eq!(
        refused(swapless.as_bytes()),
        format!("trivium: {file}: line 31: blue is to win, but the answer is a swap\n")
    );
    for bytes in
        [&b""[..], b"\xff\xfe", &[0; 100], "\n".repeat(9).as_bytes(), [text.as_bytes(), b"\xff"].concat().as_slice()]
    {
        let error = refused(bytes);
        assert!(error.starts_with(&format!("trivium: {file}: line ")) && error.ends_with('\n'), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    // A proof belongs to one variant.
    assert_eq!(trivium("check", "reloaded", &path("step")).status.code(), Some(2));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// After any change, a text is either read or refused with a line number.
    #[test]
    fn arbitrary_changes_never_panic(
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..3usize, "[ -~\n\u{e9}]|[a-k][0-9]|swap| +"), 1..4),
    ) {
        let mut text = stored_proof("step");
        for (at, taken, put) in changes {
            let at = at.index(text.len());
            let end = (at + taken).min(text.len());
            if text.is_char_boundary(at) && text.is_char_boundary(end) {
                text.replace_range(at..end, &put);
            }
        }
        if let Err(flaw) = checked("step", &text) {
            prop_assert!(flaw.line <= text.lines().count() + 1 && !flaw.to_string().contains('\n'), "{}", flaw);
        }
    }
}
