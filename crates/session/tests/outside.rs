//! Matches survive mail and chats: files that are wrapped, quoted, framed or encoded, and links in sentences.

use crate::matches::rich;
use proptest::prelude::*;
use std::borrow::Cow;
use trivium_session::outside::{decode, unwrapped};
use trivium_session::{find_address, read_file, write, write_link};

/// A text with its lines broken at a width, as mail programs break them.
fn wrapped(text: &str, width: usize) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut length = 0;
        for (at, word) in line.split(' ').enumerate() {
            let long = word.chars().count();
            if at > 0 && length > 0 && !word.is_empty() && length + 1 + long > width {
                out.push('\n');
                length = 0;
            } else if at > 0 {
                out.push(' ');
                length += 1;
            }
            out.push_str(word);
            length += long;
        }
        out.push('\n');
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn a_file_comes_through_mail(which in 0usize..64, seed: u64, steps in 0usize..120, width in 66usize..90, way in 0..6) {
        let game_match = rich(which, seed, steps);
        let text = write(&game_match);
        prop_assert!(matches!(unwrapped(&text), Cow::Borrowed(_)), "{text}");
        let quoted = |text: &str| text.lines().map(|line| ["> ", line, "\n"].concat()).collect::<String>();
        let sent = match way {
            0 => format!("Hi Bo,\n\nhere it is:\n\n{}\n-- \nAnna\n", text),
            1 => quoted(&text),
            2 => text.replace('\n', "\r\n"),
            3 => decode(&text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>()),
            4 => format!("```\n{text}```\n"),
            _ => text.lines().map(|line| [line.trim_end(), "  \n"].concat()).collect(),
        };
        let back = unwrapped(&sent);
        let first = read_file(&back).into_iter().next().expect("a match");
        let again = first.read.map_err(|broken| format!("{}: {sent}\n---\n{back}", broken.why)).unwrap();
        prop_assert_eq!(write(&again), &*text);
        // In wrapped text, a word of a comment may look like a keyword. Part of the comment may then be lost, but no
        // move.
        let broken = unwrapped(&wrapped(&text, width)).into_owned();
        let read = read_file(&broken).into_iter().next().expect("a match").read;
        let again = read.or_else(|broken| broken.recovered.ok_or(broken.why)).map_err(|why| format!("{why}: {broken}")).unwrap();
        prop_assert_eq!(again.tree().text().0, game_match.tree().text().0);
    }

    #[test]
    fn a_link_comes_through_chats(which in 0usize..64, seed: u64, steps in 0usize..60, way in 0..8, cut in 4usize..20) {
        let payload = write_link(&rich(which, seed, steps)).unwrap();
        let link = ["https://h.example/a/#/open/", &payload].concat();
        let (front, back) = payload.split_at(payload.len() - cut.min(payload.len() - 1));
        let sent = match way {
            0 => format!("Your turn: {link}. What now?"),
            1 => format!("<a href=\"{link}\">Trivium</a>"),
            2 => format!("https://h.example/a/%2523/open/{payload}"),
            3 => format!("https://l.example/?u={}&h=1", link.replace(':', "%3A").replace('/', "%2F").replace('#', "%23")),
            4 => format!("https://h.example/a/#/open/{front}\r\n{back}\r\n"),
            5 => format!("> https://h.example/a/#/open/{front}=\n> {back}\n> Bye"),
            6 => link.trim_end_matches('_').to_owned(),
            _ => payload.clone(),
        };
        prop_assert_eq!(find_address(&sent), Some(["open/", &payload].concat()), "{}", sent);
    }

    #[test]
    fn no_garbage_panics(text in ".{0,200}") {
        let _ = (unwrapped(&text).len(), find_address(&text), decode(text.as_bytes()).len());
    }
}
