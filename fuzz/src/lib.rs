//! What the fuzz targets share: how bytes choose a game, play it, and damage a text.
#![warn(missing_docs)]

use std::rc::Rc;
use trivium::games::{GAMES, Game, game};
use trivium::session::{Setup, Table};

/// Bytes below this play; what the others do is each target's.
pub const PLAYS: u8 = 192;

/// The game, variant and options that the first three bytes choose, and the rest.
pub fn chosen(data: &[u8]) -> Option<(Rc<Game>, &[u8])> {
    let [first, second, third, rest @ ..] = data else { return None };
    let info = &GAMES[usize::from(*first) % GAMES.len()];
    let variant = &info.variants[usize::from(*second) % info.variants.len()];
    let value = |option: &trivium::core::OptionInfo| {
        let values = (option.most - option.least) / option.step + 1;
        (option.key, (option.least + u32::from(*third) % values * option.step).to_string())
    };
    let options: Vec<_> = variant.options.iter().map(value).collect();
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    Some((game(info.id, variant.id, options).expect("of the list"), rest))
}

/// The token of a legal list that a byte below [`PLAYS`] plays; none when the game is over.
pub fn played(legal: &[String], byte: u8) -> Option<&str> {
    legal.get(usize::from(byte) * legal.len() / usize::from(PLAYS)).map(String::as_str)
}

/// A match at a table of the chosen game, and the rest of the bytes. Those up to the first 255 play it: below [`PLAYS`] legal
/// tokens, up to 223 undo, up to 239 redo, others go to the ply of the next byte.
pub fn table(data: &[u8]) -> Option<(Table, &[u8])> {
    let (game, mut rest) = chosen(data)?;
    let options: Vec<_> = game.options().iter().map(|(key, value)| (*key, value.to_string())).collect();
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    let seed = data.len() as u64;
    let mut table =
        Table::new(Setup::new(game.id(), game.variant().id, options, ["Anna", ""], seed).expect("of the list"));
    while let [byte, tail @ ..] = rest {
        rest = tail;
        match byte {
            0..PLAYS => {
                if let Some(token) = played(&table.position().legal(), *byte) {
                    table.play(token).expect("a legal token");
                }
            }
            PLAYS..=223 => _ = table.undo(),
            224..=239 => _ = table.redo(),
            240..=254 => {
                let [ply, tail @ ..] = rest else { break };
                rest = tail;
                table.go_to((*ply).into());
            }
            255 => break,
        }
    }
    Some((table, rest))
}

/// The text damaged as the bytes say, four each: two for the place, one for what is done there, one for the letter.
pub fn damaged(text: &str, data: &[u8]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for edit in data.as_chunks().0 {
        let [high, low, done, letter] = *edit;
        let at = usize::from(u16::from_be_bytes([high, low])) % (letters.len() + 1);
        match done % 4 {
            0 => letters.insert(at, letter.into()),
            1 if at < letters.len() => letters[at] = letter.into(),
            2 if at < letters.len() => _ = letters.remove(at),
            // Cut, now and then.
            _ if letter < 16 => letters.truncate(at),
            _ => {}
        }
    }
    letters.into_iter().collect()
}
