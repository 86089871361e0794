//! Stores arbitrary text next to a valid match in the match archive. The text is listed or reported as broken, loaded
//! or refused, and neither entry changes. After a first byte of 255 the input is text; after any other byte it is a
//! match and damage to its stored form.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_fuzz::{damaged, game_match};
use trivium_rules::games::game;
use trivium_session::{LoadError, Match, MatchArchive, Memory, Setup, Summary, kept_header};

fuzz_target!(|data: &[u8]| {
    let shelf = MatchArchive::new(Memory::default());
    let any = game("traffic-lights", "simple", []).expect("a game of the house");
    let good = Match::new(Setup::new(any.id(), any.variant().id, [], [], 1).expect("a game of the house"));
    shelf.save("good", &good, 1).expect("a storage without bounds");
    let text = match data {
        [255, text @ ..] => String::from_utf8_lossy(text).into_owned(),
        _ => {
            let Some((game_match, damages)) = game_match(data) else { return };
            shelf.save("text", &game_match, data.len() as u64).expect("a storage without bounds");
            let stored = shelf.delete("text").expect("a storage that works").expect("just saved");
            damaged(&stored, damages)
        }
    };
    let named = || {
        let (listed, broken) = shelf.list().expect("a storage that works");
        listed.into_iter().map(|summary| summary.id).chain(broken).filter(|id| id == "text").count()
    };
    shelf.restore("text", &text).expect("a storage without bounds");
    assert_eq!(named(), 1);
    assert_eq!(Summary::read("text", &kept_header(&text)), Summary::read("text", &text));
    match shelf.load("text") {
        Ok(_) | Err(LoadError::Broken(_)) => {}
        Err(LoadError::Missing | LoadError::Storage(_)) => panic!("it is there"),
    }
    assert_eq!((named(), shelf.text("text").ok().flatten()), (1, Some(text)));
    assert!(shelf.load("good").is_ok());
});
