//! Opens arbitrary text, an arbitrary body with valid check digits, or a damaged link, as a link. Opening never panics.
//! A match that is opened survives a round trip. After a first byte of 255 the input is text, after 254 the bytes of a
//! body, and after any other byte a match and damage.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_fuzz::{checked, damaged, game_match};
use trivium_session::{Match, read_link, write_link};

fn returns(game_match: &Match) {
    let link = write_link(game_match).expect("short enough");
    let again = read_link(&link).unwrap_or_else(|why| panic!("{why:?}: {link}"));
    assert_eq!(again.tree().text().0, game_match.tree().text().0);
    assert_eq!(again.position().text(), game_match.position().text());
    assert_eq!(write_link(&again), Ok(link));
}

fuzz_target!(|data: &[u8]| {
    let text = match data {
        [255, text @ ..] => String::from_utf8_lossy(text).into_owned(),
        [254, body @ ..] => checked(body),
        _ => {
            let Some((game_match, damages)) = game_match(data) else { return };
            returns(&game_match);
            damaged(&write_link(&game_match).expect("short enough"), damages)
        }
    };
    if let Ok(game_match) = read_link(&text) {
        returns(&game_match);
    }
});
