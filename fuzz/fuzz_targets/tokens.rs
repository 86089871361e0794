//! Any tokens on any game: no panic, a refused token changes nothing, an accepted one stands in the legal list or is a table
//! action. The input is bytes: two choose game and variant; each further one below 192 plays that legal token, others take a
//! text up to the next line feed as a token.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium::core::{TableAction, Turn};
use trivium::games::{GAMES, Replay, game};

fuzz_target!(|data: &[u8]| {
    let [first, second, rest @ ..] = data else { return };
    let info = &GAMES[*first as usize % GAMES.len()];
    let variant = &info.variants[*second as usize % info.variants.len()];
    let mut replay = Replay::new(game(info.id, variant.id, []).expect("a variant of the list"));
    let mut rest = rest;
    while let [byte, tail @ ..] = rest {
        rest = tail;
        let legal = replay.position().legal();
        assert_eq!(legal.is_empty(), matches!(replay.position().turn(), Turn::Over(_)));
        if *byte < 192 && !legal.is_empty() {
            replay.play(&legal[*byte as usize * legal.len() / 192]).expect("a legal token");
            continue;
        }
        let end = rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
        let token = String::from_utf8_lossy(&rest[..end]).into_owned();
        rest = &rest[(end + 1).min(rest.len())..];
        let before = replay.position().text();
        match replay.play(&token) {
            Ok(()) => assert!(legal.contains(&token) || TableAction::read(&token).is_some(), "{token}"),
            Err(_) => assert!(replay.position().text() == before && !legal.contains(&token), "{token}"),
        }
    }
});
