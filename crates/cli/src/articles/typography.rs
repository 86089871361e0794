//! The typography of each language, in the interface and in articles: quotation marks, apostrophes, dashes, ellipses,
//! and no-break spaces.

use trivium_words::{Language, Typography};

/// Characters that no text may contain. Texts have no exclamation marks, and their quotation marks and apostrophes are
/// typographic.
const NEVER: [char; 5] = ['!', '\'', '"', '&', '<'];
/// No-break spaces: the normal one and the narrow one.
const PROTECTED: [char; 2] = ['\u{a0}', '\u{202f}'];
/// Units that follow a number.
const UNITS: [&str; 9] = ["s", "min", "h", "mm", "cm", "m", "px", "KB", "MB"];

/// Returns the first typographic fault of a text.
pub fn problem(language: Language, text: &str) -> Option<String> {
    if let Some(found) = text.chars().find(|c| NEVER.contains(c)) {
        return Some(format!("has {found}"));
    }
    if text.contains("  ") || text.trim() != text {
        return Some("has an extra space".to_owned());
    }
    let letters: Vec<char> = shown(text).chars().collect();
    quotes(language, &letters)
        .or_else(|| spaces(language, &letters))
        .or_else(|| dashes(&letters))
        .or_else(|| numbers(language, &letters))
        .or_else(|| spelling(language, text))
}

/// The text that readers see: a placeholder with plural forms is replaced by its last form.
fn shown(text: &str) -> String {
    let (mut shown, mut rest) = (String::new(), text);
    while let Some((before, hole)) = rest.split_once('{') {
        let Some((inside, after)) = hole.split_once('}') else { break };
        shown.push_str(before);
        match inside.rsplit_once('|') {
            Some((_, word)) => shown.push_str(word),
            None => shown.extend(["{", inside, "}"]),
        }
        rest = after;
    }
    shown + rest
}

fn quotes(language: Language, letters: &[char]) -> Option<String> {
    let Typography { quotes: [open, close], foreign_quotes, .. } = language.typography();
    if let Some(found) = letters.iter().find(|c| foreign_quotes.contains(**c)) {
        return Some(format!("has {found}, which is a quotation mark of another language"));
    }
    let mut inside = false;
    for letter in letters {
        if letter == open || letter == close {
            if (letter == open) == inside {
                return Some(format!("{open} and {close} do not alternate"));
            }
            inside = letter == open;
        }
    }
    if inside { Some(format!("{open} is not closed")) } else { None }
}

fn spaces(language: Language, letters: &[char]) -> Option<String> {
    let &Typography { quotes: [open, close], spaced, ellipsis_apart, .. } = language.typography();
    for pair in letters.windows(2) {
        let space = |c: char| c == ' ' || PROTECTED.contains(&c);
        if space(pair[0]) && space(pair[1]) {
            return Some("has two spaces in a row".to_owned());
        }
        if space(pair[0]) && (",.)”".contains(pair[1]) || pair[1] == close && !spaced) {
            return Some(format!("has a space before {}", pair[1]));
        }
        if ("(„".contains(pair[0]) || pair[0] == open && !spaced) && space(pair[1]) {
            return Some(format!("has a space after {}", pair[0]));
        }
        if !spaced && space(pair[0]) && ":;?".contains(pair[1]) {
            return Some(format!("has a space before {}", pair[1]));
        }
        if spaced && (";?»".contains(pair[1]) && pair[0] != '\u{202f}' || pair[0] == '«' && pair[1] != '\u{202f}') {
            return Some("lacks a narrow no-break space".to_owned());
        }
        if pair[1] == '…' {
            let fine =
                if ellipsis_apart { PROTECTED.contains(&pair[0]) || "(„".contains(pair[0]) } else { !space(pair[0]) };
            if !fine {
                return Some("has wrong spacing before …".to_owned());
            }
        }
    }
    let colon = |three: &[char]| {
        three[1] == ':' && three[0] != '\u{202f}' && !(three[0].is_ascii_digit() && three[2].is_ascii_digit())
    };
    let ended = letters.ends_with(&[':']) && !letters.ends_with(&['\u{202f}', ':']);
    if spaced && (letters.windows(3).any(colon) || ended) {
        return Some("lacks a narrow no-break space before a colon".to_owned());
    }
    None
}

fn dashes(letters: &[char]) -> Option<String> {
    if letters.contains(&'—') {
        return Some("has — instead of –".to_owned());
    }
    for three in letters.windows(3) {
        if three == [' ', '-', ' '] {
            return Some("has a hyphen instead of a dash".to_owned());
        }
        if three == [' ', '–', ' '] {
            return Some("has a breaking space before a dash".to_owned());
        }
        if three == ['.', '.', '.'] {
            return Some("has three full stops instead of …".to_owned());
        }
        if (three[0] == ' ' || three[0] == '(') && three[1] == '-' && three[2].is_ascii_digit() {
            return Some("has a hyphen instead of a minus sign".to_owned());
        }
        if three[1] == '-' && three[0].is_ascii_digit() && three[2].is_ascii_digit() {
            return Some("has a hyphen between numbers".to_owned());
        }
    }
    None
}

/// Checks per cent signs, units and groups of digits. The `}` of a placeholder counts as a number.
fn numbers(language: Language, letters: &[char]) -> Option<String> {
    let number = |c: char| c.is_ascii_digit() || c == '}';
    for (at, letter) in letters.iter().enumerate() {
        let before = |back: usize| at.checked_sub(back).map_or(' ', |at| letters[at]);
        if *letter == '%' {
            let fine = if language.typography().percent_apart {
                PROTECTED.contains(&before(1)) && number(before(2))
            } else {
                number(before(1))
            };
            if !fine {
                return Some("has wrong spacing before %".to_owned());
            }
        }
        if *letter == ' ' && number(before(1)) {
            let word: String = letters[at + 1..].iter().take_while(|c| c.is_alphanumeric()).collect();
            if UNITS.contains(&word.as_str()) {
                return Some(format!("has a plain space before the unit {word}"));
            }
            if before(1) != '}' && word.len() == 3 && word.chars().all(|c| c.is_ascii_digit()) {
                return Some("has a plain space within a number".to_owned());
            }
        }
    }
    None
}

fn spelling(language: Language, text: &str) -> Option<String> {
    let never = language.typography().never;
    never.iter().find(|never| text.contains(**never)).map(|never| format!("has {never:?}"))
}

/// Like [`problem`], for a whole paragraph, list item or caption, which must end with a punctuation mark.
pub fn unfinished(language: Language, text: &str) -> Option<String> {
    // The last sentence may be in parentheses.
    let ended = text.trim_end_matches(')').ends_with(['.', ':', '?']);
    problem(language, text)
        .or_else(|| (!ended).then(|| "does not end with a full stop, a colon or a question mark".to_owned()))
}

/// Whether a text contains a word as a whole word.
pub fn holds(text: &str, word: &str) -> bool {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    !word.is_empty()
        && text
            .match_indices(word)
            .any(|(at, _)| !part(text[..at].chars().next_back()) && !part(text[at + word.len()..].chars().next()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_found_within_tokens() {
        assert!(holds("e5-g5 f6-h8", "g5") && holds("e5-g5 f6-h8", "f6-h8") && holds("*R", "*R"));
        assert!(!holds("e5-g5", "5") && !holds("e5-g5", "e") && !holds("a11", "a1") && !holds("a1", ""));
    }

    #[test]
    fn texts_follow_the_common_typographic_rules() {
        assert_eq!(unfinished(Language::En, "One’s own “row”."), None);
        assert_eq!(unfinished(Language::Fr, "Une rangée\u{202f}: «\u{202f}trois\u{202f}»."), None);
        for text in ["Stop!", "It's", "A \"row\".", "This & that.", "One.  Two.", " One.", "a<b."] {
            assert!(problem(Language::En, text).is_some(), "{text}");
        }
        for text in ["Une rangée : trois.", "« trois ».", "Quoi ?", "Quoi\u{a0}?", "«trois»."] {
            assert!(problem(Language::Fr, text).is_some(), "{text}");
        }
        assert!(unfinished(Language::De, "Ohne Punkt").is_some());
    }

    #[test]
    fn correct_texts_of_each_language_pass() {
        for text in [
            "Computer\u{a0}– Stufe\u{a0}3: „Einstieg“, „Einfach“.",
            "{0}\u{a0}%, 47,0\u{202f}%, {1}\u{a0}s",
            "Wird gelesen\u{a0}…",
            "(… ganz oben)",
            "z.\u{a0}B. 10\u{202f}000, 15–30\u{a0}min",
        ] {
            assert_eq!(problem(Language::De, text), None, "{text}");
        }
        for text in ["Reading…", "“One”, “two”: 47.0%, {0}% of 10,000", "5–15\u{a0}min, −1", "He said “no”."]
        {
            assert_eq!(problem(Language::En, text), None, "{text}");
        }
        for text in [
            "À 3:40\u{202f}: «\u{202f}Oui\u{202f}», 60\u{202f}%",
            "Lecture…",
            "{0}\u{202f}:",
            "10\u{202f}000 semis",
            "{0} {0:coup|coup|coups}\u{202f}: {1}",
        ] {
            assert_eq!(problem(Language::Fr, text), None, "{text}");
        }
        for text in ["«Oui», 60%", "Lettura…", "perché l’ultima è sua", "“dentro” «fuori»"] {
            assert_eq!(problem(Language::It, text), None, "{text}");
        }
    }

    #[test]
    fn faulty_texts_of_each_language_are_found() {
        let cases: [(Language, &[&str]); 4] = [
            (
                Language::De,
                &[
                    "“Nein”.",
                    "„offen",
                    "zu“ und „auf“",
                    "Wird gelesen …",
                    "gelesen…",
                    "47 %",
                    "47%",
                    "{0} s",
                    "10 000 Aussaaten",
                    "so - und so",
                    "so – und so",
                    "so — und so",
                    "drei...",
                    "z. B. hier",
                    "Runde :",
                ],
            ),
            (
                Language::En,
                &[
                    "„no“.",
                    "Reading …",
                    "47 %",
                    "{0} min",
                    "5-15",
                    "score -1 now",
                    "one . two",
                    "“open",
                    "two \u{a0}spaces",
                ],
            ),
            (Language::Fr, &["“non”", "Lecture\u{202f}…", "60 %", "60%", "Partie:", "Partie: oui", "10 000 semis"]),
            (Language::It, &["„no“", "« no »", "60 %", "Lettura …", "perchè", "vince : sì"]),
        ];
        for (language, texts) in cases {
            for text in texts {
                assert!(problem(language, text).is_some(), "{}: {text}", language.tag());
            }
        }
    }
}
