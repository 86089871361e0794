//! The names of games, variants and options: looked up by their names in commands, so that a list of games can be shown
//! without knowing one of them. A test sees to it that every game of the house is in every language.

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GameWords {
    /// Its name.
    pub name: &'static str,
    /// One sentence that makes one want to play it.
    pub line: &'static str,
    /// Its variants: name in commands, title and sentence.
    pub variants: Vec<(&'static str, [&'static str; 2])>,
    /// Its options: name in commands, label.
    pub options: Vec<(&'static str, &'static str)>,
}

impl GameWords {
    /// Title and sentence of a variant; nothing for one that the game does not have.
    pub fn variant(&self, id: &str) -> [&'static str; 2] {
        self.variants.iter().find(|v| v.0 == id).map_or(["", ""], |v| v.1)
    }

    /// The label of an option; nothing for one that the game does not have.
    pub fn option(&self, key: &str) -> &'static str {
        self.options.iter().find(|o| o.0 == key).map_or("", |o| o.1)
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;
    use trivium_rules::games::GAMES;

    #[test]
    fn every_game_variant_and_option_has_words_in_every_language() {
        for game in &GAMES {
            for language in Language::ALL {
                let words = language.game(game.id);
                let at = format!("{} in {}", game.id, language.tag());
                assert!(!words.name.is_empty() && words.line.ends_with('.'), "{at}");
                for variant in game.variants {
                    let [title, sentence] = words.variant(variant.id);
                    assert!(!title.is_empty() && sentence.ends_with('.'), "{} of {at}", variant.id);
                    for option in variant.options {
                        assert_ne!(words.option(option.key), "", "{} of {at}", option.key);
                    }
                }
                assert_eq!(words.variants.len(), game.variants.len(), "{at}");
            }
        }
    }
}
