//! The texts of each game: a struct of words, and the one match from its refusals and prompts to them.

use crate::catalog::GameWords;
use crate::text_struct::words;
use std::borrow::Cow;
use trivium_rules::core::{Event, PatternKind, PieceKind};
use trivium_rules::games::{self, Prompt, Refusal};

/// Declares the words of all games.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(pub mod $module;)+

        words! {
            /// The words of all games.
            pub struct Games {
                $(#[doc = concat!("Of the game ", stringify!($module), ".")] pub $module: $module::Words,)+
            }
        }

        /// In German.
        pub const DE: Games = Games { $($module: $module::de::WORDS),+ };
        /// In English.
        pub const EN: Games = Games { $($module: $module::en::WORDS),+ };
        /// In French.
        pub const FR: Games = Games { $($module: $module::fr::WORDS),+ };
        /// In Italian.
        pub const IT: Games = Games { $($module: $module::it::WORDS),+ };

        words! {
            /// The patterns of all games, as what a decision makes: “It makes {0}.”
            pub struct Patterns {
                $(#[doc = concat!("Of the game ", stringify!($module), ".")]
                pub $module: [&'static str; games::$module::INFO.patterns.len()],)+
            }
        }

        /// In German.
        pub const DE_PATTERNS: Patterns = Patterns { $($module: $module::de::PATTERNS),+ };
        /// In English.
        pub const EN_PATTERNS: Patterns = Patterns { $($module: $module::en::PATTERNS),+ };
        /// In French.
        pub const FR_PATTERNS: Patterns = Patterns { $($module: $module::fr::PATTERNS),+ };
        /// In Italian.
        pub const IT_PATTERNS: Patterns = Patterns { $($module: $module::it::PATTERNS),+ };

        words! {
            /// The settings of positions that are set up by hand, of all games.
            pub struct Settings {
                $(#[doc = concat!("Of the game ", stringify!($module), ".")]
                pub $module: [&'static str; games::$module::INFO.settings.len()],)+
            }
        }

        /// In German.
        pub const DE_SETTINGS: Settings = Settings { $($module: $module::de::SETTINGS),+ };
        /// In English.
        pub const EN_SETTINGS: Settings = Settings { $($module: $module::en::SETTINGS),+ };
        /// In French.
        pub const FR_SETTINGS: Settings = Settings { $($module: $module::fr::SETTINGS),+ };
        /// In Italian.
        pub const IT_SETTINGS: Settings = Settings { $($module: $module::it::SETTINGS),+ };

        impl Settings {
            /// The names of a game's settings and choices.
            pub fn of(&self, game: &str) -> &[&'static str] {
                $(if game == games::$module::INFO.id {
                    return &self.$module;
                })+
                &[]
            }
        }

        impl Patterns {
            /// A pattern, as what a decision makes.
            pub fn text(&self, kind: PatternKind) -> &'static str {
                let info = kind.info();
                let texts: &[&'static str] = match info.game {
                    $(id if id == games::$module::INFO.id => &self.$module,)+
                    _ => &[],
                };
                texts.get(info.index).copied().unwrap_or_default()
            }
        }

        impl Games {
            /// One piece of that kind, and several.
            pub fn piece(&self, kind: PieceKind) -> [&'static str; 2] {
                let info = kind.info();
                let pieces: &[[&'static str; 2]] = match info.game {
                    $(id if id == games::$module::INFO.id => &self.$module.pieces,)+
                    _ => &[],
                };
                pieces.get(info.index).copied().unwrap_or_default()
            }

            /// One pattern of that kind.
            pub fn pattern(&self, kind: PatternKind) -> &'static str {
                let info = kind.info();
                let patterns: &[[&'static str; 2]] = match info.game {
                    $(id if id == games::$module::INFO.id => &self.$module.patterns,)+
                    _ => &[],
                };
                patterns.get(info.index).map_or("", |[one, _]| one)
            }

            /// A game in a list; `None` for a name that no game has.
            pub fn game(&self, id: &str) -> Option<GameWords> {
                $(if id == games::$module::INFO.id {
                    return Some(self.$module.game());
                })+
                None
            }

            /// The names of the seats of a game; none where they are players.
            pub fn seats(&self, id: &str) -> &[&'static str] {
                $(if id == games::$module::INFO.id {
                    return self.$module.seats();
                })+
                &[]
            }

            /// The name of the seat of a colour, as style sheets call it, where the rules of the game name colours.
            pub fn colour(&self, id: &str, of: char) -> Option<&'static str> {
                $(if id == games::$module::INFO.id {
                    return self.$module.colour(of);
                })+
                None
            }

            /// How a line of a game has decided: by the pieces of which it is made, each with the part of it that lies there, or by
            /// the pattern that stands there. Nothing, where lines decide nothing.
            pub fn won(&self, id: &str, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.won(line, pattern);
                })+
                ""
            }

            /// Why the seat that lost a game cannot move: `holds` tells whether pieces lie where it could move them. Nothing where no more is
            /// to be said.
            pub fn stuck(&self, id: &str, holds: bool) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.stuck(holds);
                })+
                ""
            }

            /// The goal of a variant of a game.
            pub fn goal(&self, id: &str, variant: &str) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.goal(variant);
                })+
                ""
            }

            /// The deed of an event of a game, after the name of the player who does it: `{0}` is a number, `{1}` who it was done to, or the
            /// points of lines. Nothing for what is no deed of one game.
            pub fn deed(&self, id: &str, event: &Event) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.deed(event);
                })+
                ""
            }

            /// Why a choice is not legal.
            pub fn refusal(&self, why: &Refusal) -> Cow<'static, str> {
                match why {
                    $(Refusal::$name(why) => self.$module.refusal(*why).into(),)+
                }
            }

            /// The question to the seat to act.
            pub fn prompt(&self, asked: Prompt) -> &'static str {
                match asked {
                    $(Prompt::$name(asked) => self.$module.prompt(asked),)+
                }
            }

            /// The same in a word or two.
            pub fn short_prompt(&self, asked: Prompt) -> &'static str {
                match asked {
                    $(Prompt::$name(asked) => self.$module.short_prompt(asked),)+
                }
            }

            /// All texts, each with the name of its game.
            pub fn texts(&self) -> Vec<(&'static str, Vec<&'static str>)> {
                vec![$((games::$module::INFO.id, crate::text_struct::texts(&self.$module))),+]
            }
        }
    };
}

trivium_rules::each_game!(declare);
