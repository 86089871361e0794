//! The one list of games.

/// Hands the list of games, in the order of the start page, to the macro of that name. Whatever enumerates games is made of it.
///
/// A line names the game's module, here and in `trivium-words`; its variant in enums; its number in links; and the module of its board
/// in `trivium-boards`. Numbers are for ever: a new game takes the next free one.
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
