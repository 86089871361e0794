//! Any text as a save, plain or made from a real one by damage: read, or refused with what is sound in it, never a panic. A
//! kept match is written and read again the same. A first byte of 255 is followed by the text, any other by a match and damages.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_session::{Match, read, write};
use trivium_fuzz::{damaged, game_match};

fn returns(game_match: &Match) {
    let text = write(game_match);
    let again = read(&text).unwrap_or_else(|broken| panic!("{:?}: {text}", broken.why));
    assert_eq!(write(&again), text);
    assert_eq!(again.position().text(), game_match.position().text(), "{text}");
}

fuzz_target!(|data: &[u8]| {
    let text = match data {
        [255, text @ ..] => String::from_utf8_lossy(text).into_owned(),
        _ => {
            let Some((game_match, damages)) = game_match(data) else { return };
            returns(&game_match);
            damaged(&write(&game_match), damages)
        }
    };
    match read(&text) {
        Ok(game_match) => returns(&game_match),
        Err(broken) => broken.kept.iter().for_each(returns),
    }
});
