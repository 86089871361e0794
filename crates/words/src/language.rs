//! The four languages, and their punctuation.

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// German.
    De,
    /// English.
    En,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Language {
    /// All languages, in the order of menus.
    pub const ALL: [Language; 4] = [Language::De, Language::En, Language::Fr, Language::It];

    /// The tag of BCP 47.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::De => "de",
            Language::En => "en",
            Language::Fr => "fr",
            Language::It => "it",
        }
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::De => "Deutsch",
            Language::En => "English",
            Language::Fr => "Français",
            Language::It => "Italiano",
        }
    }

    /// The language of a tag such as `de` or `fr-CH`, if it is one of ours.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|l| l.tag().eq_ignore_ascii_case(primary))
    }

    /// `what` introduced by `label`: "label: what". French sets a narrow no-break space before the colon.
    pub fn labelled(self, label: &str, what: &str) -> String {
        [label, if self == Language::Fr { "\u{202f}: " } else { ": " }, what].concat()
    }

    /// Parts of a sentence joined by semicolons. French sets a narrow no-break space before each.
    pub fn joined<T: std::borrow::Borrow<str>>(self, parts: &[T]) -> String {
        parts.join(if self == Language::Fr { "\u{202f}; " } else { "; " })
    }
}
