//! The one list of games.

/// Calls the macro of that name with the list of games, in the order of the start page.
///
/// A line holds the module of the game in this crate and in `trivium-words`, its variant in enums, its number in links,
/// and the module of its board in `trivium-boards`. Numbers never change: a new game takes the next free number.
#[macro_export]
macro_rules! each_game {
    ($then:ident) => {
        $then! {
            triapon Triapon 0 triangle,
            trias Trias 1 rows,
            tritt Tritt 2 hexagon,
            traffic_lights TrafficLights 3 grid,
            trigon Trigon 4 plane,
        }
    };
}
