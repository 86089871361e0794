//! The texts of each game, and an exhaustive match from the refusals and prompts of a game to them.

use crate::catalog::GameWords;
use crate::text_struct::{TextFor, words};
use trivium_rules::core::{Event, PatternKind, Pick, PieceKind};
use trivium_rules::games::{self, Prompt, Refusal};

/// The texts of a game that depend on its variants, seats and events. The defaults are empty.
pub trait GameTexts {
    /// The texts for lists of games.
    fn game(&self) -> GameWords;

    /// The names of the seats; empty if they are called players.
    fn seats(&self) -> &[&'static str] {
        &[]
    }

    /// The name of the seat with a colour, if the rules name colours. `of` is the key that style sheets use.
    fn colour(&self, _of: char) -> Option<&'static str> {
        None
    }

    /// Describes the line or pattern that won a game. Each piece comes with the index of its part in the line. Empty if
    /// lines do not win.
    fn won(&self, _line: &[(PieceKind, usize)], _pattern: Option<usize>) -> &'static str {
        ""
    }

    /// Why the seat that lost a game cannot move. `holds` is true if it has pieces that could move. Empty if there is
    /// nothing to add.
    fn stuck(&self, _holds: bool) -> &'static str {
        ""
    }

    /// The goal of a variant.
    fn goal(&self, variant: &str) -> &'static str;

    /// The prompt after the first pick of a move. Empty if the general one fits, which asks for a marked place.
    fn second_pick(&self, _first: Pick) -> &'static str {
        ""
    }

    /// The action of an event. It follows the player's name: `{0}` is a number, `{1}` the other player or the points of
    /// lines, `{2}` the player, for the form of the verb. Empty for events that are described in another way.
    fn action(&self, event: &Event) -> &'static str;
}

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

            pub fn game(&self, id: &str) -> Option<GameWords> {
                $(if id == games::$module::INFO.id {
                    return Some(self.$module.game());
                })+
                None
            }

            pub fn seats(&self, id: &str) -> &[&'static str] {
                $(if id == games::$module::INFO.id {
                    return self.$module.seats();
                })+
                &[]
            }

            pub fn colour(&self, id: &str, of: char) -> Option<&'static str> {
                $(if id == games::$module::INFO.id {
                    return self.$module.colour(of);
                })+
                None
            }

            pub fn won(&self, id: &str, line: &[(PieceKind, usize)], pattern: Option<usize>) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.won(line, pattern);
                })+
                ""
            }

            pub fn stuck(&self, id: &str, holds: bool) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.stuck(holds);
                })+
                ""
            }

            pub fn goal(&self, id: &str, variant: &str) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.goal(variant);
                })+
                ""
            }

            pub fn second_pick(&self, id: &str, first: Pick) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.second_pick(first);
                })+
                ""
            }

            pub fn action(&self, id: &str, event: &Event) -> &'static str {
                $(if id == games::$module::INFO.id {
                    return self.$module.action(event);
                })+
                ""
            }

            /// Why a move or pick is not legal.
            pub fn refusal(&self, why: &Refusal) -> String {
                match why {
                    $(Refusal::$name(why) => self.$module.refusals.text(*why),)+
                }
            }

            /// The prompt for the seat to move.
            pub fn prompt(&self, prompt: Prompt) -> String {
                match prompt {
                    $(Prompt::$name(prompt) => self.$module.prompts.text(prompt),)+
                }
            }

            /// The prompt in one or two words.
            pub fn short_prompt(&self, prompt: Prompt) -> String {
                match prompt {
                    $(Prompt::$name(prompt) => self.$module.short_prompts.text(prompt),)+
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
