//! Boards for other pages (docs/embedding.md): programs for each game, which replay a record and draw where it leads. They have no session, no
//! renderer and no styles: `public/embed.js` puts a diagram under a style sheet that the build has made for the game, and other boards under that
//! of the page. Those are drawn with the feature `guests` alone.
//!
//! - `request`: the attributes asked for, and the replay of the record by the game's own types.
//! - `guest`: what a viewer or a board to play on shows next to the board.
//! - `exports`: what a program offers to its host.
//!
//! Whatever is wrong with a request, a program draws nothing: the page's program then says what it is.

#[cfg(target_arch = "wasm32")]
pub mod exports;
mod guest;
mod request;

pub use request::{MakeRules, Request, diagram};

/// Makes the program of a game, by the name of its module.
#[macro_export]
macro_rules! program {
    ($game:ident) => {
        #[cfg(target_arch = "wasm32")]
        #[allow(unsafe_code)]
        mod program {
            use trivium_diagram::exports;
            use trivium_rules::games::$game as game;

            // SAFETY: nothing else in the program has one of these names: no crate that it is made of exports a function.
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
