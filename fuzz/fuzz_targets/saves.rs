//! Reads arbitrary text, or a damaged save, as a save. Reading never panics. Matches that are read or recovered survive
//! a round trip. After a first byte of 255 the input is text; after any other byte it is a match and damage.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_fuzz::{damaged, game_match};
use trivium_session::{Match, read, write};

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
        Err(broken) => broken.recovered.iter().for_each(returns),
    }
});
