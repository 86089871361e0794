//! The rules of the games.

mod traffic_lights;
mod triapon;
mod trias;
mod trigon;
mod tritt;

use crate::i18n::Section;

/// The rules of a game, as sections.
pub fn rules(game: &str) -> &'static [Section] {
    match game {
        "triapon" => triapon::RULES,
        "trias" => trias::RULES,
        "tritt" => tritt::RULES,
        "traffic-lights" => traffic_lights::RULES,
        "trigon" => trigon::RULES,
        _ => &[],
    }
}
