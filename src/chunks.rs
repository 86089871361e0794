//! The functions that load the listed chunks. With the feature `split`, `scripts/release/split.mjs` cuts the program at
//! these functions. Without the feature they are plain functions, and every chunk is available from the start.

use crate::embed::host as embed;
use crate::ui::parts::chunk::{self, Chunk, ChunkExports, Fetching, Loader};
use crate::ui::parts::list::each_chunk;
use crate::ui::screens::{
    analysis, by_ear, lesson, match_list, match_tools, pictures_sheet as pictures, pictures_sheet::film, play,
    position, puzzles, rules, settings, share, shared_match, statistics, variations,
};
use std::future::Future;
use trivium_rules::games;
#[cfg(feature = "split")]
use wasm_split_helpers::{SplitLoaderError as Unavailable, wasm_split};

/// The error of a chunk that cannot be fetched. It does not occur without the feature `split`.
#[cfg(not(feature = "split"))]
struct Unavailable;

/// Declares a chunk: a split point of the program, or a plain function.
macro_rules! chunk {
    ($file:ident, $made:expr) => {
        #[cfg(feature = "split")]
        #[wasm_split($file, fallible)]
        fn $file() -> Result<ChunkExports, Unavailable> {
            Ok($made)
        }

        #[cfg(not(feature = "split"))]
        async fn $file() -> Result<ChunkExports, Unavailable> {
            Ok($made)
        }
    };
}

/// Declares the chunks of games. Where all games are built in, this installs the same code.
macro_rules! declare_games {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(
            chunk!($module, {
                games::install(games::$module::INFO.id, games::make::$module);
                trivium_boards::install(games::$module::INFO.id, trivium_boards::code::$module());
                ChunkExports::Nothing
            });
        )+

        fn game(id: &str) -> Option<Fetching> {
            $(if id == games::$module::INFO.id {
                return Some(fetching($module()));
            })+
            None
        }
    };
}

trivium_rules::each_game!(declare_games);

/// Declares the other chunks.
macro_rules! declare {
    ($($chunk:ident $file:ident [$($screen:literal),*] $users:ident,)+) => {
        $(chunk!($file, $file::exports());)+

        fn fetch(chunk: Chunk) -> Fetching {
            match chunk {
                Chunk::Game(id) => game(id).unwrap_or_else(|| Box::pin(async { None })),
                $(Chunk::$chunk => fetching($file()),)+
            }
        }
    };
}

each_chunk!(declare);

/// Installs the loader of chunks. `styles` names the document's style sheet of boards.
pub fn install(styles: Option<&'static str>) {
    chunk::install(Loader { fetch, styles });
}

fn fetching(part: impl Future<Output = Result<ChunkExports, Unavailable>> + 'static) -> Fetching {
    Box::pin(async { part.await.ok() })
}
