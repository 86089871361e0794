//! What games, variants and options are called: looked up by their names in commands, so that a list of games can be shown
//! without knowing one of them. A test sees to it that every game of the house is in every language.

use super::lines::words;

words! {
    /// The games of the house.
    pub struct Catalog {
        /// Triapon.
        pub triapon: Triapon,
        /// Trias.
        pub trias: Trias,
        /// Tritt.
        pub tritt: Tritt,
        /// Traffic Lights.
        pub traffic_lights: TrafficLights,
        /// Trigon.
        pub trigon: Trigon,
    }

    /// Triapon: name, sentence, title and sentence of each variant.
    pub struct Triapon {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `base`.
        pub base: [&'static str; 2],
        /// The variant `barricade`.
        pub barricade: [&'static str; 2],
    }

    /// Trias: name, sentence, title and sentence of each variant.
    pub struct Trias {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `base`.
        pub base: [&'static str; 2],
    }

    /// Tritt: name, sentence, title and sentence of each variant.
    pub struct Tritt {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `step`.
        pub step: [&'static str; 2],
        /// The variant `slide`.
        pub slide: [&'static str; 2],
        /// The variant `reloaded`.
        pub reloaded: [&'static str; 2],
    }

    /// Traffic Lights: name, sentence, title and sentence of each variant, label of each option.
    pub struct TrafficLights {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `learn`.
        pub learn: [&'static str; 2],
        /// The variant `simple`.
        pub simple: [&'static str; 2],
        /// The variant `four`.
        pub four: [&'static str; 2],
        /// The variant `slider`.
        pub slider: [&'static str; 2],
        /// The variant `learn+bag`.
        pub learn_bag: [&'static str; 2],
        /// The variant `simple+bag`.
        pub simple_bag: [&'static str; 2],
        /// The variant `four+bag`.
        pub four_bag: [&'static str; 2],
        /// The variant `slider+bag`.
        pub slider_bag: [&'static str; 2],
        /// The variant `classic3`.
        pub classic3: [&'static str; 2],
        /// The variant `classic4`.
        pub classic4: [&'static str; 2],
        /// The option `rounds`.
        pub rounds: &'static str,
        /// The option `chips`.
        pub chips: &'static str,
    }

    /// Trigon: name, sentence, title and sentence of each variant.
    pub struct Trigon {
        /// [`GameWords::name`].
        pub name: &'static str,
        /// [`GameWords::line`].
        pub line: &'static str,
        /// The variant `base`.
        pub base: [&'static str; 2],
    }
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameWords {
    /// What it is called.
    pub name: &'static str,
    /// One sentence that makes one want to play it.
    pub line: &'static str,
    /// Its variants: name in commands, title and sentence.
    variants: Vec<(&'static str, [&'static str; 2])>,
    /// Its options: name in commands, label.
    options: Vec<(&'static str, &'static str)>,
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

impl Catalog {
    /// The words of a game; none for one that there is not.
    pub fn game(&self, id: &str) -> GameWords {
        let (name, line, variants, options) = match id {
            "triapon" => {
                let g = &self.triapon;
                (g.name, g.line, vec![("base", g.base), ("barricade", g.barricade)], vec![])
            }
            "trias" => {
                let g = &self.trias;
                (g.name, g.line, vec![("base", g.base)], vec![])
            }
            "tritt" => {
                let g = &self.tritt;
                (g.name, g.line, vec![("step", g.step), ("slide", g.slide), ("reloaded", g.reloaded)], vec![])
            }
            "traffic-lights" => {
                let g = &self.traffic_lights;
                (
                    g.name,
                    g.line,
                    vec![
                        ("learn", g.learn),
                        ("simple", g.simple),
                        ("four", g.four),
                        ("slider", g.slider),
                        ("learn+bag", g.learn_bag),
                        ("simple+bag", g.simple_bag),
                        ("four+bag", g.four_bag),
                        ("slider+bag", g.slider_bag),
                        ("classic3", g.classic3),
                        ("classic4", g.classic4),
                    ],
                    vec![("rounds", g.rounds), ("chips", g.chips)],
                )
            }
            "trigon" => {
                let g = &self.trigon;
                (g.name, g.line, vec![("base", g.base)], vec![])
            }
            _ => ("", "", vec![], vec![]),
        };
        GameWords { name, line, variants, options }
    }
}

/// How long a match of the default variant takes, in minutes from and to: a rough figure for a list.
pub fn minutes(game: &str) -> &'static str {
    match game {
        "triapon" => "15–30",
        "trias" => "20–30",
        "tritt" => "15–25",
        "traffic-lights" => "5–15",
        "trigon" => "30–40",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, minutes};
    use trivium_rules::games::GAMES;

    #[test]
    fn every_game_variant_and_option_has_words_in_every_language() {
        for game in &GAMES {
            assert_ne!(minutes(game.id), "", "{}", game.id);
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
