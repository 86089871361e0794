//! Round trips: every record survives a file and a link unchanged. No damage to either causes a panic, a hang or
//! invented moves. `TRIVIUM_CASES` sets the number of cases per property.

use crate::matches;

use matches::{random, rich};
use proptest::prelude::*;
use std::time::{Duration, Instant};
use trivium_rules::core::{SeededRng, TableAction, Turn};
use trivium_session::{
    LinkError, Match, NodeId, RecordTree, SaveError, read, read_file, read_link, write, write_file, write_link,
};

/// The number of cases per property, `default` unless `TRIVIUM_CASES` is set.
pub fn cases(default: u32) -> ProptestConfig {
    let wanted = std::env::var("TRIVIUM_CASES").ok().and_then(|cases| cases.parse().ok());
    ProptestConfig { cases: wanted.unwrap_or(default), ..ProptestConfig::default() }
}

/// Everything of a match that a link contains.
fn linked(game_match: &Match) -> impl PartialEq + std::fmt::Debug {
    let (setup, tree) = (game_match.setup(), game_match.tree());
    let (text, order) = tree.text();
    let game = (setup.game().id(), setup.game().variant().id, setup.game().options().to_vec());
    let draws =
        order.iter().any(|n| tree.node(*n).actor.is_none() && TableAction::read(&tree.node(*n).token).is_none());
    let seed = (draws || setup.game().start().turn() == Turn::Chance).then(|| setup.seed());
    let place = |node: NodeId| order.iter().position(|n| *n == node);
    let end = place(game_match.line().last().copied().unwrap_or(RecordTree::ROOT));
    let agreed = (setup.names().to_vec(), setup.engines().collect::<Vec<_>>(), setup.clock(), setup.strict());
    let place = (end, place(game_match.node()), game_match.position().text());
    (text, game, seed, agreed, place, game_match.tags().title().to_owned())
}

/// The text with `cut` bytes from `at` replaced by `put`.
fn damaged(text: &str, at: usize, cut: usize, put: &str) -> String {
    let boundary = |mut at: usize| {
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let from = boundary(at.min(text.len()));
    let to = boundary((from + cut).min(text.len())).max(from);
    [&text[..from], put, &text[to..]].concat()
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_file_keeps_everything(which in 0usize..64, seed: u64, steps in 0usize..80, windows: bool) {
        let tables = [rich(which, seed, steps), rich(which + 1, seed ^ 1, steps / 2)];
        let mut text = write_file(&tables);
        if windows {
            text = ["\u{feff}", &text.replace('\n', "\r\n")].concat();
        }
        let entries = read_file(&text);
        prop_assert_eq!(entries.len(), 2);
        for (entry, game_match) in entries.into_iter().zip(&tables) {
            let again = entry.read.map_err(|broken| format!("{:?}: {}", broken.why, text)).unwrap();
            prop_assert_eq!(write(&again), write(game_match));
            prop_assert_eq!(again.tree(), game_match.tree());
            prop_assert!(again.setup() == game_match.setup() && again.tags() == game_match.tags());
            prop_assert_eq!((again.position().text(), again.left(7)), (game_match.position().text(), game_match.left(7)));
        }
    }

    #[test]
    fn a_link_keeps_the_tree(which in 0usize..64, seed: u64, steps in 0usize..80) {
        let game_match = rich(which, seed, steps);
        let link = write_link(&game_match).unwrap();
        let again = read_link(&link).unwrap();
        prop_assert_eq!(linked(&again), linked(&game_match));
        prop_assert_eq!(write_link(&again), Ok(link));
    }

    #[test]
    fn a_damaged_file_is_refused_or_read_unchanged(
        which in 0usize..64,
        seed: u64,
        steps in 0usize..30,
        at: prop::sample::Index,
        cut in 0usize..12,
        put in "[ ()a-i0-9@>*=\r\n\u{e4}#-]{0,6}",
    ) {
        let game_match = rich(which, seed, steps);
        let whole = write(&game_match);
        let text = damaged(&whole, at.index(whole.len()), cut, &put);
        let entries = read_file(&text);
        // The damage can look like the first line of another match. The checksum covers only the match that it ends.
        let parts = entries.len();
        for entry in entries {
            match entry.read {
                // A text that has lost its checksum is accepted.
                Ok(again) => {
                    let checked = text.contains("\ncheck ") && entry.number == parts;
                    prop_assert!(!checked || write(&again) == whole, "{}", text);
                }
                Err(broken) => {
                    if let Some(recovered) = broken.recovered {
                        prop_assert!(read(&write(&recovered)).is_ok(), "the kept part is valid");
                    }
                }
            }
        }
        if let Ok(again) = read(&text) {
            prop_assert_eq!(write(&again), whole, "damage is detected");
        }
    }

    #[test]
    fn a_damaged_link_is_refused(
        which in 0usize..64,
        seed: u64,
        steps in 0usize..20,
        at: prop::sample::Index,
        cut in 0usize..4,
        put in "[A-Za-z0-9_-]{0,3}",
    ) {
        let link = write_link(&random(which, seed, steps)).unwrap();
        let text = damaged(&link, at.index(link.len()), cut, &put);
        match read_link(&text) {
            // The checksum always detects small damage at one place. It misses other damage once in 2²⁴ cases.
            Ok(again) => prop_assert_eq!(write_link(&again), Ok(text)),
            Err(why) => prop_assert!(text != link && matches!(why, LinkError::Mangled | LinkError::NotALink), "{:?}", why),
        }
    }

    #[test]
    fn any_payload_with_a_correct_checksum_is_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        let body: String = ["1", &digits(&bytes)].concat();
        match read_link(&checked(&body)) {
            Ok(game_match) => prop_assert!(write_link(&game_match).is_ok()),
            Err(why) => prop_assert!(matches!(why, LinkError::Mangled | LinkError::Newer)),
        }
    }

    #[test]
    fn no_garbage_panics(text in ".{0,80}", file in "(trivium 3\n)?(game (triapon|tritt)\n)?(record )?(.{0,40}\n){0,6}") {
        let _ = read_link(&text);
        for entry in read_file(&file) {
            if let Some(recovered) = entry.read.err().and_then(|broken| broken.recovered) {
                prop_assert!(read(&write(&recovered)).is_ok());
            }
        }
    }
}

const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Base64url (RFC 4648, section 5) without padding.
fn digits(bytes: &[u8]) -> String {
    let bits: Vec<bool> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1 == 1)).collect();
    let digit = |bits: &[bool]| bits.iter().enumerate().map(|(i, bit)| usize::from(*bit) << (5 - i)).sum::<usize>();
    bits.chunks(6).map(|bits| char::from(DIGITS[digit(bits)])).collect()
}

/// The body followed by its OpenPGP CRC-24 (RFC 4880, section 6).
pub fn checked(body: &str) -> String {
    let step = |crc: u32| if crc & 0x80_0000 == 0 { crc << 1 } else { crc << 1 ^ 0x86_4cfb };
    let crc = body.bytes().fold(0xb7_04ce, |crc, byte| (0..8).fold(crc ^ u32::from(byte) << 16, |crc, _| step(crc)));
    [body, &digits(&crc.to_be_bytes()[1..])].concat()
}

#[test]
fn two_thousand_moves_are_written_and_read_quickly() {
    // On the unbounded board a game need not end: after the tiles are placed, they move forever.
    let mut source = SeededRng::new(4);
    let mut game_match = random(variant_of("trigon"), 0, 0);
    while game_match.ply() < 2000 {
        let legal = game_match.position().legal();
        let token = &legal[source.below(legal.len() as u32) as usize];
        game_match.play(token).unwrap();
        if matches!(game_match.turn(), Turn::Over(_)) {
            game_match.undo();
        }
    }
    let began = Instant::now();
    let link = write_link(&game_match).unwrap();
    let wrote = began.elapsed();
    let again = read_link(&link).unwrap();
    let took = began.elapsed();
    println!("{} characters, written in {wrote:?}, written and read in {took:?}", link.len());
    assert_eq!(linked(&again), linked(&game_match));
    let text = write(&game_match);
    let began = Instant::now();
    assert!(read(&text).is_ok());
    println!("{} bytes of text read in {:?}", text.len(), began.elapsed());
    assert!(took < Duration::from_secs(20), "{took:?}");
}

fn variant_of(game: &str) -> usize {
    (0..64).find(|which| matches::variant(*which).0 == game).unwrap()
}

#[test]
fn a_foreign_file_is_one_invalid_entry() {
    for text in ["<html>\n<p>", "PK\u{3}\u{4}", "1. e4 e5", "\n\n  # nothing\nplain"] {
        let entries = read_file(text);
        assert_eq!(entries.len(), 1, "{text:?}");
        assert!(matches!(&entries[0].read, Err(broken) if broken.why == SaveError::NotASave));
    }
    assert!(read_file("").is_empty() && read_file("\u{feff}\r\n# empty\r\n").is_empty());
}
