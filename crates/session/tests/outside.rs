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

/// A match in a file.
const FILE: &str = "trivium 3\ngame tritt\nvariant step\nname Jörg\nname \ntitle Final\nrecord e5-g5 f6-h8 d3-d5\nnote 2 A remark.\ncheck 77\n";

/// All lines that are not empty.
fn counting(text: &str) -> Vec<String> {
    text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn sound_files_and_other_texts_stay_unchanged() {
    for text in [FILE, "", "a text\nof lines", "trivium\n", "trivium 1\ngame tritt\nrecord e5-g5\n", "name Anna\n"] {
        assert!(matches!(unwrapped(text), Cow::Borrowed(_)), "{text:?}");
    }
    let with_carriage_returns = FILE.replace('\n', "\r\n");
    assert!(matches!(unwrapped(&with_carriage_returns), Cow::Borrowed(_)));
}

#[test]
fn mistakes_stay_errors() {
    let text = "  trivium 1\n  game tritt\n  what b2\n  record e5-g5\n";
    assert_eq!(unwrapped(text), "trivium 1\ngame tritt\nwhat b2\nrecord e5-g5\n");
    // These texts must not be read as a match without moves.
    for text in [
        "trivium 1\ngame tritt\nwhat",
        "trivium 1\ngame tritt\n\nzeichne e5-g5\n",
        "trivium 1\ngame tritt\nrecord e5-g5\nrecrod f6-h8\n",
    ] {
        assert_eq!(unwrapped(text).trim_end(), text.trim_end());
    }
}

#[test]
fn removes_text_and_marks_around_a_file() {
    let quoted: String = FILE.lines().map(|line| format!("> {line}\n")).collect();
    let twice: String = FILE.lines().map(|line| format!("> > {line}\n")).collect();
    for text in [
        quoted.clone(),
        twice,
        format!("On Monday Bo wrote:\n{quoted}\nSee you!"),
        format!("Hi Bo, here is our game:\n\n{FILE}"),
        format!("{FILE}\n-- \nAnna\n"),
        format!("```\n{FILE}```\n"),
        FILE.replace("trivium", "Trivium"),
        FILE.replace("game tritt", "Game Tritt"),
        FILE.replace('\n', "\r"),
        FILE.replace('\n', "\u{2028}"),
        FILE.replace('\n', "\n\n"),
        FILE.replace('\n', "  \n"),
        format!("  {}", FILE.trim_end().replace('\n', "\n  ")),
        FILE.replace("e5-g5 ", "e5-g5  "),
        FILE.replace("e5-g5 ", "e5–g5\u{a0}"),
        FILE.replace("trivium ", "trivium\u{a0}").replace("record ", "record\u{a0}"),
        FILE.replace('\n', "<br>\n"),
        format!("<p>{}</p>", FILE.trim_end().replace('\n', "</p><p>")),
        FILE.replace("f6-h8 ", "f6-h8 =\n").replace("ö", "=C3=B6"),
        format!("\u{feff}{}", FILE.replace('\n', "\n\u{feff}")),
    ] {
        assert_eq!(counting(&unwrapped(&text)), counting(FILE), "{text:?}");
    }
}

#[test]
fn joins_wrapped_lines() {
    let moves = vec!["e5-g5"; 60].join(" ");
    let file = FILE
        .replace("e5-g5 f6-h8 d3-d5", &moves)
        .replace("A remark.", "A long remark about the end of it all at a time when the game was at its end and the record of it stood at check and so on and on.");
    for width in [60, 65, 72, 76, 78, 998] {
        let broken = wrapped(&file, width);
        assert_eq!(counting(&unwrapped(&broken)), counting(&file), "{width}");
        let quoted: String = broken.lines().map(|line| format!("> {line}\n")).collect();
        assert_eq!(counting(&unwrapped(&quoted)), counting(&file), "{width}, quoted");
    }
    let narrow = wrapped(&FILE.replace("e5-g5 f6-h8 d3-d5", &moves), 30);
    assert!(unwrapped(&narrow).contains(&format!("record {moves}\n")));
}

#[test]
fn splits_a_file_on_one_line() {
    let file = "trivium 1\ngame tritt\nvariant step\nname Anna\nname Bo\nseed 1\nend 2\nat 2\nturn 1\nrecord e5-g5 f6-h8\ncheck 5";
    assert_eq!(unwrapped(&file.replace('\n', " ")), file);
}
