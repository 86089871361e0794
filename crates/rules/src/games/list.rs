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

/// Calls the macro of that name with the games of [`each_game`](crate::each_game) whose code is built in: with the
/// feature `all-games` all of them.
#[cfg(feature = "all-games")]
#[macro_export]
macro_rules! each_built_in_game {
    ($then:ident) => {
        $crate::each_game!($then);
    };
}

/// Calls the macro of that name with the games of [`each_game`](crate::each_game) whose code is built in: without the
/// feature `all-games` none.
#[cfg(not(feature = "all-games"))]
#[macro_export]
macro_rules! each_built_in_game {
    ($then:ident) => {
        $then! {}
    };
}
