//! The names of games, variants and options by id, so that a list of games needs no code of the rules. A test checks
//! that every game has texts in every language.

/// The texts of a game in lists.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GameWords {
    pub name: &'static str,
    /// A sentence that advertises the game.
    pub line: &'static str,
    /// The variants: id, title and sentence.
    pub variants: Vec<(&'static str, [&'static str; 2])>,
    /// The options: key and label.
    pub options: Vec<(&'static str, &'static str)>,
}

impl GameWords {
    /// Title and sentence of a variant; empty if the game does not have it.
    pub fn variant(&self, id: &str) -> [&'static str; 2] {
        self.variants.iter().find(|v| v.0 == id).map_or(["", ""], |v| v.1)
    }

    /// The names of the game and of a variant as one title; the name alone if they are equal.
    pub fn title(&self, variant: &str) -> String {
        let variant = self.variant(variant)[0];
        if variant == self.name { variant.to_owned() } else { [self.name, " · ", variant].concat() }
    }

    /// The label of an option; empty if the game does not have it.
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
