//! Any text as a link, plain, or the body of one with right check digits, or a real one with damage: opened whole or refused, never a
//! panic; what is opened is written and opened again the same. A first byte of 255 is followed by a text, 254 by the bytes of a
//! body, any other by a match and damages.

#![no_main]

use libfuzzer_sys::fuzz_target;
use trivium_session::{Table, read_link, write_link};
use trivium_fuzz::{checked, damaged, table};

fn returns(table: &Table) {
    let link = write_link(table).expect("short enough");
    let again = read_link(&link).unwrap_or_else(|why| panic!("{why:?}: {link}"));
    assert_eq!(again.tree().text().0, table.tree().text().0);
    assert_eq!(again.position().text(), table.position().text());
    assert_eq!(write_link(&again), Ok(link));
}

fuzz_target!(|data: &[u8]| {
    let text = match data {
        [255, text @ ..] => String::from_utf8_lossy(text).into_owned(),
        [254, body @ ..] => checked(body),
        _ => {
            let Some((table, damages)) = table(data) else { return };
            returns(&table);
            damaged(&write_link(&table).expect("short enough"), damages)
        }
    };
    if let Ok(table) = read_link(&text) {
        returns(&table);
    }
});
