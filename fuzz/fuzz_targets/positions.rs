//! Any text as a position of any game: read whole or refused, never a panic; what is read is written back the same and can be
//! played on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium::core::Turn;
use trivium::games::{GAMES, game, read_position};

fuzz_target!(|data: &[u8]| {
    let [first, second, text @ ..] = data else { return };
    let info = &GAMES[*first as usize % GAMES.len()];
    let variant = &info.variants[*second as usize % info.variants.len()];
    let text = String::from_utf8_lossy(text);
    let Ok(position) = read_position(&*game(info.id, variant.id, []).expect("a variant of the list"), &text) else { return };
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
