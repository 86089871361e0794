//! Addresses from outside: finds the screen that a link names in any text, and repairs what chats and mail change in links.
//!
//! Every entrance reads links here: the address bar, pasted and shared text, files, and `puzzle=` of boards in other pages.

use super::link::is_whole;
use super::outside::plain;

/// First segments of addresses: those with a second segment, and those without.
const WITH: [&str; 8] = ["open", "try", "position", "puzzles", "rules", "learn", "new", "game"];
const ALONE: [&str; 5] = ["puzzles", "shelf", "statistics", "by-ear", "settings"];
/// Most rounds of percent-decoding. Mail filters and redirects encode addresses twice.
const LAYERS: usize = 4;
/// Most pieces into which line ends or spaces may have split a payload.
const PIECES: usize = 40;
/// Last characters of a payload that chats take for punctuation and leave out of links.
const LOST: [&str; 6] = ["-", "_", "--", "-_", "_-", "__"];

fn is_digit(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// Percent-decodes a text. If the result is not UTF-8, returns the text unchanged.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        let hex = (*byte == b'%').then(|| after.get(..2)).flatten().and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(value) => {
                bytes.push(value);
                rest = &after[2..];
            }
            None => {
                bytes.push(*byte);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

/// The payload of a match at the beginning of a text, and the rest of the text. Pieces are joined, and lost last characters restored, if
/// that makes the check digits correct.
fn payload(text: &str) -> Option<(String, &str)> {
    let mut joined = String::new();
    let mut rest = text;
    let mut whole = None;
    for _ in 0..PIECES {
        let length = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
        if length == 0 {
            break;
        }
        joined.push_str(&rest[..length]);
        rest = &rest[length..];
        if let Some(sound) = sound(&joined) {
            whole = Some((sound, rest));
        }
        // Pieces may be separated by spaces, line ends, quotation marks of mail, and soft line breaks.
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '>' | '|' | '=' | '\\'));
    }
    whole.or_else(|| {
        let length = text.find(|c| !is_digit(c)).unwrap_or(text.len());
        (length > 0).then(|| (text[..length].to_owned(), &text[length..]))
    })
}

/// The payload with correct check digits: as it is, or with lost last characters restored.
fn sound(payload: &str) -> Option<String> {
    if is_whole(payload) {
        return Some(payload.to_owned());
    }
    LOST.iter().map(|lost| [payload, lost].concat()).find(|whole| is_whole(whole))
}

/// A segment of an address and what follows it.
fn segment(text: &str) -> (&str, &str) {
    let length = text.find(|c| !(is_digit(c) || c == '.')).unwrap_or(text.len());
    let named = text[..length].trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    (named, &text[length..])
}

/// The address at the beginning of a text, behind its `#/`.
fn address(text: &str) -> Option<String> {
    let (head, rest) = segment(text);
    let head = head.to_ascii_lowercase();
    let alone = || ALONE.contains(&head.as_str()).then(|| head.clone());
    if !WITH.contains(&head.as_str()) {
        return alone();
    }
    let Some(rest) = rest.strip_prefix('/') else { return alone() };
    let (of, rest) = match head.as_str() {
        "open" | "try" => payload(rest.trim_start_matches(['/', ' ']))?,
        "position" => payload(rest).filter(|(payload, _)| is_whole(payload)).unwrap_or_else(|| {
            let (game, rest) = segment(rest);
            (game.to_owned(), rest)
        }),
        _ => {
            let (name, rest) = segment(rest);
            (name.to_owned(), rest)
        }
    };
    if of.is_empty() {
        return alone();
    }
    let further = rest.strip_prefix('/').map_or("", |rest| segment(rest).0);
    let further = if matches!(head.as_str(), "try" | "puzzles" | "rules" | "game") { further } else { "" };
    Some(if further.is_empty() { [&head, "/", &of].concat() } else { [&head, "/", &of, "/", further].concat() })
}

/// Whether an address is a link to a match with its own check digits.
fn is_proven(address: &str) -> bool {
    let mut parts = address.split('/');
    matches!(parts.next(), Some("open" | "try" | "position")) && parts.next().is_some_and(is_whole)
}

/// The address in a text, without `#/`: the first one behind `#/`, else the first whole link to a match behind a `/`.
fn found(text: &str) -> Option<String> {
    let behind =
        |mark: &'static str| text.match_indices(mark).filter_map(move |(at, _)| address(&text[at + mark.len()..]));
    let mut marked: Vec<String> = behind("#/").chain(behind("#!/")).collect();
    let proven = marked.iter().position(|address| is_proven(address)).or_else(|| (!marked.is_empty()).then_some(0));
    match proven {
        Some(at) => Some(marked.swap_remove(at)),
        None => behind("/").find(|address| is_proven(address)),
    }
}

/// The first address that proves itself in any layer of encoding of a text, else that of the innermost layer.
fn in_layers(text: &str, find: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut text = plain(text).into_owned();
    let mut last = None;
    for _ in 0..LAYERS {
        let address = find(&text);
        if address.as_deref().is_some_and(is_proven) {
            return address;
        }
        last = address.or(last);
        text = plain(&decoded(&text)).into_owned();
    }
    last
}

/// The address of a screen in a text of any kind, as it stands behind `#/`: `open/…`, `puzzles/tritt/1a2b`. Text around it, percent-encoding,
/// redirects, trackers, punctuation behind it, broken lines and lost last signs are no hindrance.
pub fn find_address(text: &str) -> Option<String> {
    in_layers(text, found).or_else(|| {
        // The payload alone.
        let text = plain(text);
        let start = payload(text.trim_start()).map(|(payload, _)| payload).filter(|payload| is_whole(payload));
        let mut words = text.split_whitespace().map(|word| word.trim_matches(|c| !is_digit(c)));
        let payload = start.or_else(|| words.find_map(|word| sound(word).filter(|_| word.len() > 5)))?;
        Some(["open/", &payload].concat())
    })
}

/// As [`find_address`], for what stands behind `#` in the address bar, where `#` itself may be missing.
pub fn find_in_fragment(fragment: &str) -> Option<String> {
    let behind = |text: &str| address(text.trim_start_matches(['#', '!', '/', ' ']));
    let own = in_layers(fragment, behind).filter(|address| !address.starts_with("open/") || is_proven(address));
    own.or_else(|| find_address(fragment))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAY: &str = "1ECX2l4V63MeA_cc2-uIZNQ0x0v";
    /// Links to the same game that end in odd signs.
    const DASH: &str = "1ECX2l4V63MfCoid7WYqlFtg5TVN-";
    const LINE: &str = "1ECX2l4V63MfCoid7W91NznlcBm-_";

    #[test]
    fn a_link_is_found_in_every_text() {
        let link = format!("https://h.example/a/#/open/{PAY}");
        let (front, back) = PAY.split_at(12);
        for text in [
            link.clone(),
            PAY.to_owned(),
            format!("  {PAY}\n"),
            format!("Your turn: {link}. What now?"),
            format!("{link}\nYour turn!"),
            format!("{link}?fbclid=IwAR123"),
            format!("{link}&utm_source=mail"),
            format!("<{link}>"),
            format!("({link}), ok"),
            format!("[Trivium]({link})"),
            format!("[{link}]"),
            format!("<a href=\"{link}\">Trivium</a>"),
            format!("„{link}“"),
            format!("{link} – Bo"),
            format!("{link}\n\n-- \nSent from my phone"),
            format!("https://h.example/#/open/{front}\n{back}"),
            format!("https://h.example/#/open/{front}=\r\n{back}"),
            format!("> https://h.example/#/open/{front}\n> {back}\n> Bye"),
            format!("https://h.example/#/open/{front}\u{200b}{back}"),
            format!("https://h.example/#/open/{front}\u{ad}{back}"),
            format!("https://h.example/%23/open/{PAY}"),
            format!("https://h.example/%2523/open/{PAY}"),
            format!("https://h.example/?a=b/c#/open/{PAY}"),
            format!("https://h.example/index.html#/open/{PAY}"),
            format!("https://h.example/#%2Fopen%2F{PAY}"),
            format!("https://h.example/#!/open/{PAY}"),
            format!("https://h.example/open/{PAY}"),
            format!("https://l.example/l.php?u=https%3A%2F%2Fh.example%2F%23%2Fopen%2F{PAY}&h=AT0"),
            format!("https://eu.safelinks.example/?url=https%3A%2F%2Fh.example%2F%2523%2Fopen%2F{PAY}&data=05%7C02"),
            format!("https://h.example/#/open/{}", PAY.replace('_', "%5F").replace('-', "%2D")),
            format!("https://h.example/#/Open/{PAY}"),
            format!("Look: https://h.example/#/rules/trias and https://h.example/#/open/{PAY}"),
        ] {
            assert_eq!(find_address(&text), Some(format!("open/{PAY}")), "{text:?}");
        }
    }

    #[test]
    fn a_damaged_fragment_is_read() {
        for fragment in [
            "#/open/{}%20",
            "#/open/{}%3E",
            "#/open/{}”",
            "#/open/{})",
            "#/open/{}.",
            "#%2Fopen%2F{}",
            "#/open%2F{}",
            "#/open/{}/",
            "/open/{}",
            "open/{}",
            "#/open/{}#",
            "#/open/{}%E2%80%9D",
        ] {
            assert_eq!(find_in_fragment(&fragment.replace("{}", PAY)), Some(format!("open/{PAY}")), "{fragment}");
        }
        for (fragment, address) in [
            ("#/puzzles/tritt/1a2b%20", "puzzles/tritt/1a2b"),
            ("#/puzzles/tritt/1a2b”", "puzzles/tritt/1a2b"),
            ("#%2Fpuzzles%2Ftritt%2F1a2b", "puzzles/tritt/1a2b"),
            ("#/puzzles%2Ftritt/1a2b", "puzzles/tritt/1a2b"),
            ("#/puzzles/today.", "puzzles/today"),
            ("#/puzzles)", "puzzles"),
            ("#/rules/trias/R2,", "rules/trias/R2"),
            ("#/position/tritt?x=y", "position/tritt"),
            ("#/settings>", "settings"),
            ("#/by-ear%20", "by-ear"),
            ("#/new/traffic-lights.", "new/traffic-lights"),
        ] {
            assert_eq!(find_in_fragment(fragment).as_deref(), Some(address), "{fragment}");
        }
        assert_eq!(find_in_fragment(&format!("#/try/{PAY}/analysis.")), Some(format!("try/{PAY}/analysis")));
        assert_eq!(find_in_fragment(&format!("#/position/{PAY}.")), Some(format!("position/{PAY}")));
        for nothing in ["", "#", "#/", "#/x", "#section", "#/else/tritt"] {
            assert_eq!(find_in_fragment(nothing), None, "{nothing}");
        }
    }

    #[test]
    fn lost_last_signs_are_put_back() {
        for (whole, cut) in [(DASH, 1), (LINE, 1), (LINE, 2)] {
            let short = &whole[..whole.len() - cut];
            for text in [
                format!("https://h.example/#/open/{short}"),
                format!("See https://h.example/#/open/{short}, ok?"),
                short.to_owned(),
            ] {
                assert_eq!(find_address(&text), Some(format!("open/{whole}")), "{text}");
            }
        }
    }

    #[test]
    fn other_text_has_no_address() {
        for text in [
            "",
            "Hello",
            "https://example.org/",
            "https://example.org/#top",
            "a/b",
            "12345678",
            "trivium 1\ngame tritt\n",
        ] {
            assert_eq!(find_address(text), None, "{text}");
        }
    }
}
