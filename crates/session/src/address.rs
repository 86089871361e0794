//! Finds the address of a screen in any text, and repairs links that chats and mail programs have damaged.
//!
//! Every text that may contain a link passes through this module: the address bar, pasted and shared text, files, and
//! the attribute `puzzle` of embedded boards.

use super::link::is_whole;
use super::outside::{plain, unescape};

/// First segments of addresses that need a second segment.
const TWO_SEGMENTS: [&str; 8] = ["open", "try", "position", "puzzles", "rules", "learn", "new", "game"];
/// First segments of addresses that are complete without a second segment.
const ONE_SEGMENT: [&str; 5] = ["puzzles", "shelf", "statistics", "by-ear", "settings"];
/// Maximum number of percent-decodings. Mail filters and redirects encode addresses again.
const MAX_DECODINGS: usize = 4;
/// Maximum number of pieces into which line breaks or spaces may have split a payload.
const MAX_PIECES: usize = 40;
/// Endings of payloads that chats omit from links, because they take them for punctuation.
const DROPPED_ENDINGS: [&str; 6] = ["-", "_", "--", "-_", "_-", "__"];

fn is_digit(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')
}

/// Percent-decodes a text. If the result is not UTF-8, returns the text unchanged.
fn decoded(text: &str) -> String {
    String::from_utf8(unescape(text, b'%')).unwrap_or_else(|_| text.to_owned())
}

/// The payload at the beginning of a text, and the rest of the text. Joins pieces and restores lost characters if that
/// makes the check digits correct.
fn payload(text: &str) -> Option<(String, &str)> {
    let mut joined = String::new();
    let mut rest = text;
    let mut whole = None;
    for _ in 0..MAX_PIECES {
        let length = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
        if length == 0 {
            break;
        }
        joined.push_str(&rest[..length]);
        rest = &rest[length..];
        if let Some(sound) = sound(&joined) {
            whole = Some((sound, rest));
        }
        // Spaces, line breaks, quote marks of mail (`>`, `|`) or soft line breaks (`=`) may separate the pieces.
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '>' | '|' | '=' | '\\'));
    }
    whole.or_else(|| {
        let length = text.find(|c| !is_digit(c)).unwrap_or(text.len());
        (length > 0).then(|| (text[..length].to_owned(), &text[length..]))
    })
}

/// The payload if its check digits are correct. If they are not, tries it without trailing dashes and emphasis marks,
/// then with characters that a chat may have dropped.
fn sound(payload: &str) -> Option<String> {
    let mut shorter = payload;
    loop {
        if is_whole(shorter) {
            return Some(shorter.to_owned());
        }
        match shorter.strip_suffix(['-', '_']) {
            Some(rest) => shorter = rest,
            None => break,
        }
    }
    DROPPED_ENDINGS.iter().map(|lost| [payload, lost].concat()).find(|whole| is_whole(whole))
}

/// The first segment of an address, and the rest of the text.
fn segment(text: &str) -> (&str, &str) {
    let length = text.find(|c| !(is_digit(c) || c == '.')).unwrap_or(text.len());
    let named = text[..length].trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    (named, &text[length..])
}

/// The address at the beginning of a text, without `#/`.
fn address(text: &str) -> Option<String> {
    let (head, rest) = segment(text);
    let head = head.to_ascii_lowercase();
    let alone = || ONE_SEGMENT.contains(&head.as_str()).then(|| head.clone());
    if !TWO_SEGMENTS.contains(&head.as_str()) {
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

/// True if an address contains a match with correct check digits.
fn is_proven(address: &str) -> bool {
    let mut parts = address.split('/');
    matches!(parts.next(), Some("open" | "try" | "position")) && parts.next().is_some_and(is_whole)
}

/// The address in a text, without `#/`. Prefers a proven address after `#/` or `#!/`, then any address there, then a
/// proven address after any `/`.
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

/// Percent-decodes a text up to `MAX_DECODINGS` times. Returns the first proven address, else the last address found.
fn in_layers(text: &str, find: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut text = plain(text).into_owned();
    let mut last = None;
    for _ in 0..MAX_DECODINGS {
        let address = find(&text);
        if address.as_deref().is_some_and(is_proven) {
            return address;
        }
        last = address.or(last);
        text = plain(&decoded(&text)).into_owned();
    }
    last
}

/// Finds the address of a screen in any text, without `#/`, for example `puzzles/tritt/1a2b`. The address may be
/// percent-encoded, part of a redirect, followed by tracking parameters or punctuation, broken into lines, or without
/// its last characters.
pub fn find_address(text: &str) -> Option<String> {
    in_layers(text, found).or_else(|| {
        // The text may be a payload alone.
        let text = plain(text);
        let start = payload(text.trim_start()).map(|(payload, _)| payload).filter(|payload| is_whole(payload));
        let mut words = text.split_whitespace().map(|word| word.trim_matches(|c| !is_digit(c)));
        let payload = start.or_else(|| words.find_map(|word| sound(word).filter(|_| word.len() > 5)))?;
        Some(["open/", &payload].concat())
    })
}

/// Like [`find_address`], for the fragment of the address bar, with or without `#`.
pub fn find_in_fragment(fragment: &str) -> Option<String> {
    let behind = |text: &str| address(text.trim_start_matches(['#', '!', '/', ' ']));
    let own = in_layers(fragment, behind).filter(|address| !address.starts_with("open/") || is_proven(address));
    own.or_else(|| find_address(fragment))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAY: &str = "1ECX2l4V63MeA_cc2-uIZNQ0x0v";
    /// Payloads whose last character is often lost.
    const DASH: &str = "1ECX2l4V63MfCoid7WYqlFtg5TVN-";
    const LINE: &str = "1ECX2l4V63MfCoid7W91NznlcBm-_";

    #[test]
    fn finds_a_link_in_any_text() {
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
            format!("*{link}*"),
            format!("_{link}_"),
            format!("||{link}||"),
            format!("`{link}`"),
            format!("{link}\u{1f642}"),
            format!("{link}…"),
            format!("{link}،"),
            format!("\u{2067}{link}\u{2069}"),
            format!("https://h.example/＃/open/{PAY}"),
            format!("https://h.example/#&#x2F;open&#x2F;{PAY}"),
            format!("https://h.example/&#35;/open/{PAY}&amp;utm_source=x"),
            format!("https://h.example/#/open/{}", PAY.replace('_', "\\_").replace('-', "\\-")),
            format!("https://h.example/#/open/{}", PAY.replace('-', "‐")),
            format!("https://h.example/#/open/{}", PAY.replace('-', "–")),
            format!("HTTPS://H.EXAMPLE/#/OPEN/{PAY}"),
            format!("https://h.example/#/open/{front}\n\t{back}"),
            format!("| https://h.example/#/open/{front}\n| {back} |"),
            format!("https://h.example/#/open/{front}&shy;{back}"),
            format!("https://h.example/#/open/{front}%0A{back}"),
            format!("https://h.example/#/open/{front}%E2%80%8B{back}"),
            format!("https://www.google.example/url?q=https://h.example/%23/open/{PAY}&sa=D&ust=1"),
            format!("https://h.example/?fbclid=a/b#c/d#/open/{PAY}"),
            format!("https://deref.example/?https://h.example/#/open/{PAY}"),
            format!("intent://h.example/#/open/{PAY}#Intent;scheme=https;end"),
            format!("https://h.example/#/open/{PAY}:~:text=moves"),
            format!("https://h.example/#/open/{PAY}#:~:text=moves"),
        ] {
            assert_eq!(find_address(&text), Some(format!("open/{PAY}")), "{text:?}");
        }
    }

    #[test]
    fn reads_damaged_fragments() {
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
    fn restores_dropped_last_characters() {
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
