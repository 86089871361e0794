//! Boards in other pages (docs/embedding.md): small programs for each game. A program replays a record and draws the
//! position. It has no session, no renderer and no styles: `public/embed.js` adds a style sheet that the build made for
//! diagrams of the game, or the page's sheets for other boards. Other boards need the feature `guests`.
//!
//! - `request`: the attributes of the board, and the replay of the record with the game's own types.
//! - `guest`: the controls and texts next to the board of a viewer, or of a board to play on.
//! - `exports`: the functions of a program for its host.
//!
//! A program draws nothing if anything in the request is invalid. The page's program then reports the error.

#[cfg(target_arch = "wasm32")]
pub mod exports;
mod guest;
mod request;

pub use request::{MakeRules, Request, diagram};

/// Defines the program of the game with this module.
#[macro_export]
macro_rules! program {
    ($game:ident) => {
        #[cfg(target_arch = "wasm32")]
        #[allow(unsafe_code)]
        mod program {
            use trivium_diagram::exports;
            use trivium_rules::games::$game as game;

            // SAFETY: the name is unique in the program: no other crate of it exports a function.
            #[unsafe(no_mangle)]
            extern "C" fn room(length: usize) -> *const u8 {
                exports::room(length)
            }

            // SAFETY: as `room`.
            #[unsafe(no_mangle)]
            extern "C" fn learn() -> bool {
                exports::learn()
            }

            // SAFETY: as `room`.
            #[unsafe(no_mangle)]
            extern "C" fn draw() -> usize {
                static INFO: trivium_rules::core::GameInfo = game::INFO;
                trivium_boards::install(INFO.id, trivium_boards::drawings::$game());
                exports::draw(|request| trivium_diagram::diagram(&INFO, game::rules, request))
            }

            // SAFETY: as `room`.
            #[unsafe(no_mangle)]
            extern "C" fn picture() -> *const u8 {
                exports::picture()
            }
        }

        fn main() {}
    };
}
