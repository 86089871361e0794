//! Reads arbitrary stored text of a match. A list shows the same for its header as for the whole text, and reading it
//! does not panic. After a first byte of 255 the input is text; after any other byte it is a match and damage to its
//! stored form.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_fuzz::{damaged, game_match};
use trivium_session::{Summary, kept_header, read_kept, write_kept};

fuzz_target!(|data: &[u8]| {
    let text = match data {
        [255, text @ ..] => String::from_utf8_lossy(text).into_owned(),
        _ => {
            let Some((game_match, damages)) = game_match(data) else { return };
            damaged(&write_kept(&game_match, data.len() as u64), damages)
        }
    };
    assert_eq!(Summary::read("text", &kept_header(&text)), Summary::read("text", &text));
    let _ = read_kept(&text);
});
