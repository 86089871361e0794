//! What games, variants and options are called: looked up by their names in commands, so that a list of games can be shown
//! without knowing one of them. A test sees to it that every game of the house is in every language.

/// A game in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameWords {
    /// What it is called.
    pub name: &'static str,
    /// One sentence that makes one want to play it.
    pub line: &'static str,
    /// Its variants in their order: name in commands, title, one sentence.
    pub variants: &'static [(&'static str, &'static str, &'static str)],
    /// Its options: name in commands, label.
    pub options: &'static [(&'static str, &'static str)],
}

impl GameWords {
    /// A game that has no words.
    pub(super) const NONE: GameWords = GameWords { name: "", line: "", variants: &[], options: &[] };

    /// Title and sentence of a variant; nothing for one that the game does not have.
    pub fn variant(&self, id: &str) -> (&'static str, &'static str) {
        self.variants.iter().find(|v| v.0 == id).map_or(("", ""), |v| (v.1, v.2))
    }

    /// The label of an option; nothing for one that the game does not have.
    pub fn option(&self, key: &str) -> &'static str {
        self.options.iter().find(|o| o.0 == key).map_or("", |o| o.1)
    }
}

/// How long a match of the default variant takes, in minutes from and to: a rough figure for a list.
pub fn minutes(game: &str) -> &'static str {
    match game {
        "triapon" => "30–45",
        "trias" => "20–30",
        "tritt" => "15–25",
        "traffic-lights" => "5–15",
        "trigon" => "30–40",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use crate::games::GAMES;
    use crate::i18n::rules::tests::assert_well_set;
    use crate::i18n::{Language, minutes};

    #[test]
    fn every_game_variant_and_option_has_words_in_every_language() {
        for game in &GAMES {
            assert_ne!(minutes(game.id), "", "{}", game.id);
            for language in Language::ALL {
                let words = language.game(game.id);
                assert_well_set(language, words.line);
                let at = format!("{} in {}", game.id, language.tag());
                assert!(!words.name.is_empty() && words.line.ends_with('.'), "{at}");
                for variant in game.variants {
                    let (title, sentence) = words.variant(variant.id);
                    assert!(!title.is_empty() && sentence.ends_with('.'), "{} of {at}", variant.id);
                    assert_well_set(language, title);
                    assert_well_set(language, sentence);
                    for option in variant.options {
                        assert_ne!(words.option(option.key), "", "{} of {at}", option.key);
                    }
                }
                assert_eq!(words.variants.len(), game.variants.len(), "{at}");
            }
        }
    }
}
