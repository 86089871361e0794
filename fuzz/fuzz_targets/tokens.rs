//! Plays arbitrary tokens in any game. Playing never panics, a refused token changes nothing, and an accepted token is
//! in the legal list or is a table action. The first three bytes choose the game. Each further byte below [`PLAYS`]
//! plays a legal token. After any other byte, the text up to the next line feed is played as a token.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_fuzz::{PLAYS, chosen, played};
use trivium_rules::core::{TableAction, Turn};
use trivium_rules::games::Replay;

fuzz_target!(|data: &[u8]| {
    let Some((game, mut rest)) = chosen(data) else { return };
    let mut replay = Replay::new(game);
    while let [byte, tail @ ..] = rest {
        rest = tail;
        let legal = replay.position().legal();
        assert_eq!(legal.is_empty(), matches!(replay.position().turn(), Turn::Over(_)));
        if *byte < PLAYS
            && let Some(token) = played(&legal, *byte)
        {
            replay.play(token).expect("a legal token");
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
