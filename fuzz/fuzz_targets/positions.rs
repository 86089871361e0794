//! Reads arbitrary text, or a damaged position, as a position of any game. Reading never panics. A position that is
//! read has the same text again, and all its legal moves can be played. The first three bytes choose the game. If the
//! next byte is 255, the rest is text. Otherwise bytes below [`PLAYS`] play legal tokens, and the bytes after them
//! damage the text of the position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_fuzz::{PLAYS, chosen, damaged, played};
use trivium_rules::core::Turn;
use trivium_rules::games::Replay;

fuzz_target!(|data: &[u8]| {
    let Some((game, data)) = chosen(data) else { return };
    let text = match data {
        [255, text @ ..] => String::from_utf8_lossy(text).into_owned(),
        _ => {
            let mut replay = Replay::new(game.clone());
            let (plays, damages) = data.split_at(data.iter().position(|byte| *byte >= PLAYS).unwrap_or(data.len()));
            for byte in plays {
                let legal = replay.position().legal();
                let Some(token) = played(&legal, *byte) else { break };
                replay.play(token).expect("a legal token");
            }
            damaged(&replay.position().text(), damages)
        }
    };
    let Ok(position) = game.read_position(&text) else { return };
    assert_eq!(position.text(), text);
    let legal = position.legal();
    assert_eq!(legal.is_empty(), matches!(position.turn(), Turn::Over(_)));
    let _ = (position.scene(), position.prompt(), position.sites());
    for token in legal {
        let mut next = position.clone();
        next.play(&token).expect("a legal token");
        let _ = (next.text(), position.events(&token));
    }
});
