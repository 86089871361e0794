//! Cleans texts that users have written, before they are stored or shown.

/// Converts a text to a single line of at most `length` characters, without surrounding white space.
pub fn one_line(text: &str, length: usize) -> String {
    // The last two are Unicode's line and paragraph separators.
    let blank = |c: char| if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}') { ' ' } else { c };
    let plain: String = text.chars().filter(|c| !turns(*c)).map(blank).collect();
    let short: String = plain.trim().chars().take(length).collect();
    short.trim_end().to_owned()
}

/// Limits a text to `length` characters, without surrounding white space. Line breaks become line feeds; other control
/// characters are removed.
pub fn some_lines(text: &str, length: usize) -> String {
    let unix = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n").replace('\t', " ");
    let plain: String = unix.chars().filter(|c| *c == '\n' || !c.is_control() && !turns(*c)).collect();
    let short: String = plain.trim().chars().take(length).collect();
    short.trim_end().to_owned()
}

/// Bidirectional formatting characters, which could affect text around the string.
fn turns(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_line_feeds_stay() {
        assert_eq!(
            some_lines("\u{feff}a\r\nb\rc\u{7}\u{2028}d\te \n", 99).trim_start_matches('\u{feff}'),
            "a\nb\nc\nd e"
        );
        assert_eq!(one_line(" a\nb\u{202e}c\u{2029}", 99), "a bc");
        assert_eq!((one_line("abc d", 4), some_lines("ab\ncd", 3)), ("abc".to_owned(), "ab".to_owned()));
    }

    #[test]
    fn clean_texts_stay_unchanged() {
        for text in ["", "a", "a\n\n b c", "Zoë – é 🙂"] {
            assert_eq!(some_lines(text, 99), text);
        }
        let dirty = " \u{2067}\u{202a} x \u{85}\u{0} ";
        assert_eq!(one_line(&one_line(dirty, 9), 9), one_line(dirty, 9));
        assert_eq!(some_lines(&some_lines(dirty, 9), 9), some_lines(dirty, 9));
    }
}
