//! Reads arbitrary text, or a damaged file of two matches, as a file of matches. Reading never panics. Matches that are
//! read or recovered survive a round trip. After a first byte of 255 the input is text; after any other byte it is a
//! match and damage.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_fuzz::{damaged, game_match};
use trivium_session::{read_file, write, write_file};

fuzz_target!(|data: &[u8]| {
    let text = match data {
        [255, text @ ..] => String::from_utf8_lossy(text).into_owned(),
        _ => {
            let Some((mut game_match, damages)) = game_match(data) else { return };
            let plain = game_match.clone();
            game_match.comment(game_match.node(), "said\\n\nhere");
            game_match.tag(game_match.tags().clone().with_title("title"));
            damaged(&write_file([&game_match, &plain]), damages)
        }
    };
    let tables: Vec<_> = read_file(&text)
        .into_iter()
        .filter_map(|entry| entry.read.map_or_else(|broken| broken.recovered, Some))
        .collect();
    let again = read_file(&write_file(&tables));
    assert_eq!(again.len(), tables.len());
    for (again, game_match) in again.iter().zip(&tables) {
        let Ok(again) = &again.read else { panic!("{}", write(game_match)) };
        assert_eq!(write(again), write(game_match));
    }
});
