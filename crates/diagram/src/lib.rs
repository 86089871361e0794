//! Boards embedded in other pages (docs/embedding.md): small programs for each game. A program replays a record and
//! draws the position. It has no session, no renderer and no styles. `public/embed.js` adds a style sheet: for diagrams
//! one that the build made for the game, for other boards the page's sheets. Other boards need the feature `guests`.
//!
//! - `request`: the attributes of the board, and the replay of the record with the game's own types.
//! - `guest`: the controls and texts next to the board of a viewer, or of a playable board.
//! - `exports`: the functions that the host calls.
//!
//! A program draws nothing if anything in the request is invalid. The page's program then reports the error.

#[cfg(target_arch = "wasm32")]
pub mod exports;
mod guest;
mod request;

pub use request::{MakeRules, Request, diagram};

/// Defines the program of the game in this module of `trivium_rules::games`.
#[macro_export]
macro_rules! program {
    ($game:ident) => {
        #[cfg(target_arch = "wasm32")]
        #[allow(unsafe_code)]
        mod program {
            use trivium_diagram::exports;
            use trivium_rules::games::$game as game;

            // SAFETY: the name is unique in the program, because no other crate of it exports a function.
            #[unsafe(no_mangle)]
            extern "C" fn room(length: usize) -> *const u8 {
                exports::room(length)
            }

            // SAFETY: as for `room`.
            #[unsafe(no_mangle)]
            extern "C" fn learn() -> bool {
                exports::learn()
            }

            // SAFETY: as for `room`.
            #[unsafe(no_mangle)]
            extern "C" fn draw() -> usize {
                static INFO: trivium_rules::core::GameInfo = game::INFO;
                trivium_boards::install(INFO.id, trivium_boards::code::$game());
                exports::draw(|request| trivium_diagram::diagram(&INFO, game::rules, request))
            }

            // SAFETY: as for `room`.
            #[unsafe(no_mangle)]
            extern "C" fn picture() -> *const u8 {
                exports::picture()
            }
        }

        fn main() {}
    };
}
