//! Helpers for the fuzz targets: they choose a game and play it from bytes, and damage texts.
#![warn(missing_docs)]

use std::sync::Arc;
use trivium_rules::games::{GAMES, Game, game};
use trivium_session::{Match, Setup};

/// Bytes below this choose a legal token. Each target gives the other bytes a meaning of its own.
pub const PLAYS: u8 = 192;

/// The game, variant and options that the first three bytes choose, and the remaining bytes.
pub fn chosen(data: &[u8]) -> Option<(Arc<Game>, &[u8])> {
    let [first, second, third, rest @ ..] = data else { return None };
    let info = &GAMES[usize::from(*first) % GAMES.len()];
    let variant = &info.variants[usize::from(*second) % info.variants.len()];
    let value = |option: &trivium_rules::core::OptionInfo| {
        let values = (option.most - option.least) / option.step + 1;
        (option.key, (option.least + u32::from(*third) % values * option.step).to_string())
    };
    let options: Vec<_> = variant.options.iter().map(value).collect();
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    Some((game(info.id, variant.id, options).expect("of the list"), rest))
}

/// The token that a byte below [`PLAYS`] chooses from a legal list; `None` when the game is over.
pub fn played(legal: &[String], byte: u8) -> Option<&str> {
    legal.get(usize::from(byte) * legal.len() / usize::from(PLAYS)).map(String::as_str)
}

/// A match of the chosen game, and the remaining bytes. The bytes before the first 255 play it: bytes below [`PLAYS`]
/// play legal tokens, bytes up to 223 undo, bytes up to 239 redo, and bytes up to 254 go to the ply that the next byte
/// gives.
pub fn game_match(data: &[u8]) -> Option<(Match, &[u8])> {
    let (game, mut rest) = chosen(data)?;
    let options: Vec<_> = game.options().iter().map(|(key, value)| (*key, value.to_string())).collect();
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    let seed = data.len() as u64;
    let mut game_match =
        Match::new(Setup::new(game.id(), game.variant().id, options, ["Anna", ""], seed).expect("of the list"));
    while let [byte, tail @ ..] = rest {
        rest = tail;
        match byte {
            0..PLAYS => {
                if let Some(token) = played(&game_match.position().legal(), *byte) {
                    game_match.play(token).expect("a legal token");
                }
            }
            PLAYS..=223 => _ = game_match.undo(),
            224..=239 => _ = game_match.redo(),
            240..=254 => {
                let [ply, tail @ ..] = rest else { break };
                rest = tail;
                game_match.go_to((*ply).into());
            }
            255 => break,
        }
    }
    Some((game_match, rest))
}

/// Damages a text. Each four bytes of `data` are an edit: two bytes for its position, one for its kind, and one for the
/// new character.
pub fn damaged(text: &str, data: &[u8]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for edit in data.as_chunks().0 {
        let [high, low, done, letter] = *edit;
        let at = usize::from(u16::from_be_bytes([high, low])) % (letters.len() + 1);
        match done % 4 {
            0 => letters.insert(at, letter.into()),
            1 if at < letters.len() => letters[at] = letter.into(),
            2 if at < letters.len() => _ = letters.remove(at),
            // Cut the text here, but only rarely.
            _ if letter < 16 => letters.truncate(at),
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// The payload of a link with this body: version 1, base64url, CRC-24 (docs/files.md, Links).
pub fn checked(body: &[u8]) -> String {
    let mut payload = String::from("1") + &base64(body);
    let step = |crc: u32| if crc & 0x80_0000 == 0 { crc << 1 } else { crc << 1 ^ 0x186_4cfb };
    let taken = |crc: u32, byte: u8| (0..8).fold(crc ^ u32::from(byte) << 16, |crc, _| step(crc));
    let crc = payload.bytes().fold(0xb7_04ce, taken);
    payload += &base64(&crc.to_be_bytes()[1..]);
    payload
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().enumerate().fold(0, |bits, (at, byte)| bits | u32::from(*byte) << (16 - 8 * at));
        text.extend((0..=chunk.len()).map(|at| char::from(DIGITS[(bits >> (18 - 6 * at) & 63) as usize])));
    }
    text
}
