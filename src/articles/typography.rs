//! How each language sets its texts.

use crate::i18n::Language;

/// What stands in no text: nobody is shouted at, and quotation marks and apostrophes are those of print.
const NEVER: [char; 5] = ['!', '\'', '"', '&', '<'];
/// What French sets apart from the word by a narrow no-break space, set apart by a plain one or not at all.
const LOOSE: [&str; 5] = [" :", " ;", " ?", " »", "« "];

/// What is wrong with how a text is set, if anything is.
pub fn wrong(language: Language, text: &str) -> Option<String> {
    if let Some(found) = text.chars().find(|c| NEVER.contains(c)) {
        return Some(format!("has {found}"));
    }
    if text.contains("  ") || text.trim() != text {
        return Some("has a blank too many".to_owned());
    }
    if language == Language::Fr {
        if let Some(loose) = LOOSE.iter().find(|loose| text.contains(*loose)) {
            return Some(format!("has {loose:?} without a narrow no-break space"));
        }
        let letters: Vec<char> = text.chars().collect();
        let tight = |pair: &[char]| {
            matches!(pair[1], ';' | '?' | '»') && pair[0] != '\u{202f}' || pair[0] == '«' && pair[1] != '\u{202f}'
        };
        if letters.windows(2).any(tight) {
            return Some("lacks a narrow no-break space".to_owned());
        }
    }
    None
}

/// The same of a text that is a whole paragraph, an item or a caption.
pub fn unended(language: Language, text: &str) -> Option<String> {
    // A bracket may hold the last sentence.
    let ended = text.trim_end_matches(')').ends_with(['.', ':', '?']);
    wrong(language, text)
        .or_else(|| (!ended).then(|| "does not end with a stop, a colon or a question mark".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_set_as_their_language_sets_them() {
        assert_eq!(unended(Language::En, "One’s own “row”."), None);
        assert_eq!(unended(Language::Fr, "Une rangée\u{202f}: «\u{202f}trois\u{202f}»."), None);
        for text in ["Stop!", "It's", "A \"row\".", "This & that.", "One.  Two.", " One.", "a<b."] {
            assert!(wrong(Language::En, text).is_some(), "{text}");
        }
        for text in ["Une rangée : trois.", "« trois ».", "Quoi ?", "Quoi\u{a0}?", "«trois»."] {
            assert!(wrong(Language::Fr, text).is_some(), "{text}");
        }
        assert!(unended(Language::De, "Ohne Punkt").is_some());
    }
}
