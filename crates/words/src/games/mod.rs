//! The texts of each game, and an exhaustive match from the refusals and prompts of a game to them.

use crate::catalog::GameWords;
use crate::text_struct::words;
use std::borrow::Cow;
use trivium_rules::core::{Event, PatternKind, PieceKind};
use trivium_rules::games::{self, Prompt, Refusal};

/// Composes the texts of all games in one language from the modules below the caller.
macro_rules! gather_words {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(mod $module;)+

        pub const GAMES: $crate::games::Games = $crate::games::Games { $($module: $module::WORDS),+ };
        pub const PATTERNS: $crate::games::Patterns = $crate::games::Patterns { $($module: $module::PATTERNS),+ };
        pub const SETTINGS: $crate::games::Settings = $crate::games::Settings { $($module: $module::SETTINGS),+ };
    };
}

pub(crate) use gather_words;

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(pub mod $module;)+

        words! {
            pub struct Games {
                $(#[doc = concat!("Of the game ", stringify!($module), ".")] pub $module: $module::Words,)+
            }
        }

        words! {
            /// The patterns of all games as noun phrases for hints: after a colon, or as the object of “It makes {0}.”
            pub struct Patterns {
                $(#[doc = concat!("Of the game ", stringify!($module), ".")]
                pub $module: [&'static str; games::$module::INFO.patterns.len()],)+
            }
        }

        words! {
            /// The settings of the position editor, for all games.
            pub struct Settings {
                $(#[doc = concat!("Of the game ", stringify!($module), ".")]
                pub $module: [&'static str; games::$module::INFO.settings.len()],)+
            }
        }

        impl Settings {
            /// The labels of a game's settings and of their values.
            pub fn of(&self, game: &str) -> &[&'static str] {
                $(if game == games::$module::INFO.id {
                    return &self.$module;
                })+
                &[]
            }
        }

        impl Patterns {
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
            /// Singular and plural of a kind of piece.
            pub fn piece(&self, kind: PieceKind) -> [&'static str; 2] {
                let info = kind.info();
                let pieces: &[[&'static str; 2]] = match info.game {
                    $(id if id == games::$module::INFO.id => &self.$module.pieces,)+
                    _ => &[],
                };
                pieces.get(info.index).copied().unwrap_or_default()
            }

            /// A pattern of this kind, in the singular.
            pub fn pattern(&self, kind: PatternKind) -> &'static str {
                let info = kind.info();
                let patterns: &[[&'static str; 2]] = match info.game {
                    $(id if id == games::$module::INFO.id => &self.$module.patterns,)+
                    _ => &[],
                };
                patterns.get(info.index).map_or("", |[one, _]| one)
            }

            /// The texts of a game in lists; `None` if there is no such game.
            pub fn game(&self, id: &str) -> Option<GameWords> {
                $(if id == games::$module::INFO.id {
                    return Some(self.$module.game());
                })+
                None
            }

            /// The names of a game's seats; empty if they are called players.
            pub fn seats(&self, id: &str) -> &[&'static str] {
                $(if id == games::$module::INFO.id {
                    return self.$module.seats();
                })+
                &[]
            }

            /// The name of the seat with a colour, if the rules name colours. `of` is the key that style sheets use.
            pub fn colour(&self, id: &str, of: char) -> Option<&'static str> {
                $(if id == games::$module::INFO.id {
                    return self.$module.colour(of);
                })+
                None
            }

            /// Describes the line or pattern that won a game. Each piece comes with the index of its part in the line.
            /// Empty if lines do not win.
            pub fn won(&self, id: &str, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.won(line, pattern);
                })+
                ""
            }

            /// Why the seat that lost a game cannot move. `holds` is true if it has pieces that could move. Empty if
            /// there is nothing to add.
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

            /// The action of an event. It follows the player's name: `{0}` is a number, `{1}` the other player or the
            /// points of lines. Empty for events that are described in another way.
            pub fn deed(&self, id: &str, event: &Event) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.deed(event);
                })+
                ""
            }

            /// Why a move or pick is not legal.
            pub fn refusal(&self, why: &Refusal) -> Cow<'static, str> {
                match why {
                    $(Refusal::$name(why) => self.$module.refusal(*why).into(),)+
                }
            }

            /// The prompt for the seat to move.
            pub fn prompt(&self, asked: Prompt) -> &'static str {
                match asked {
                    $(Prompt::$name(asked) => self.$module.prompt(asked),)+
                }
            }

            /// The prompt in one or two words.
            pub fn short_prompt(&self, asked: Prompt) -> &'static str {
                match asked {
                    $(Prompt::$name(asked) => self.$module.short_prompt(asked),)+
                }
            }

            /// All texts, each with the id of its game.
            pub fn texts(&self) -> Vec<(&'static str, Vec<&'static str>)> {
                vec![$((games::$module::INFO.id, crate::text_struct::texts(&self.$module))),+]
            }
        }
    };
}

trivium_rules::each_game!(declare);
