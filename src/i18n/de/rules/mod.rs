//! The rules of the games.

mod traffic_lights;

use crate::i18n::Section;

/// The rules of a game, as sections.
pub fn rules(game: &str) -> &'static [Section] {
    match game {
        "traffic-lights" => traffic_lights::RULES,
        _ => &[],
    }
}
