//! Makes the parts of the program. With the feature `split` the program is cut at the functions marked here
//! (`scripts/release/split.mjs`); without it they are plain functions, and every part is there from the start.

use super::chunk::{self, Chunk, ChunkExports, Fetching};
use super::{
    analysis, lesson, match_list, match_tools, pictures_sheet, rules, settings, share, shared_match, variations,
};
use std::future::Future;
use trivium_rules::games;
#[cfg(feature = "split")]
use wasm_split_helpers::{SplitLoaderError as Unavailable, wasm_split};

/// A part that cannot be had; that happens only where the program is cut.
#[cfg(not(feature = "split"))]
struct Unavailable;

/// Declares a part: a split point of the program, or a plain function.
macro_rules! chunk {
    ($file:ident, $name:ident, $made:expr) => {
        #[cfg(feature = "split")]
        #[wasm_split($file, fallible)]
        fn $name() -> Result<ChunkExports, Unavailable> {
            Ok($made)
        }

        #[cfg(not(feature = "split"))]
        async fn $name() -> Result<ChunkExports, Unavailable> {
            Ok($made)
        }
    };
}

/// Declares the parts of games.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(
            chunk!($module, $module, {
                #[cfg(target_arch = "wasm32")]
                {
                    games::install(games::$module::INFO.id, games::make::$module);
                    trivium_boards::install(games::$module::INFO.id, trivium_boards::draw::$module);
                }
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

trivium_rules::each_game!(declare);

chunk!(settings, settings_part, ChunkExports::Screen(settings::page::screen));
chunk!(rules, rules_part, ChunkExports::Screen(rules::screen));
chunk!(lesson, lesson_part, ChunkExports::Screen(lesson::screen));
chunk!(play, play_part, ChunkExports::Screen(super::game::screen));
chunk!(game_match, table_part, ChunkExports::Table(match_tools::match_tools()));
chunk!(pictures, pictures_part, ChunkExports::Pictures(pictures_sheet::pictures()));
chunk!(shelf, shelf_part, ChunkExports::Screen(match_list::screen));
chunk!(open, open_part, ChunkExports::Screen(shared_match::screen));
chunk!(edit, edit_part, ChunkExports::Sheet(variations::sheet));
chunk!(analysis, analysis_part, ChunkExports::Sheet(analysis::sheet));
chunk!(share, share_part, ChunkExports::Sheet(share::sheet));

/// Lets the page fetch parts.
pub fn install() {
    chunk::install(make);
}

fn make(part: Chunk) -> Fetching {
    match part {
        Chunk::Game(id) => game(id).unwrap_or_else(|| Box::pin(async { None })),
        Chunk::Settings => fetching(settings_part()),
        Chunk::Rules => fetching(rules_part()),
        Chunk::Lesson => fetching(lesson_part()),
        Chunk::Play => fetching(play_part()),
        Chunk::Table => fetching(table_part()),
        Chunk::Pictures => fetching(pictures_part()),
        Chunk::Shelf => fetching(shelf_part()),
        Chunk::Open => fetching(open_part()),
        Chunk::Edit => fetching(edit_part()),
        Chunk::Analysis => fetching(analysis_part()),
        Chunk::Share => fetching(share_part()),
    }
}

fn fetching(part: impl Future<Output = Result<ChunkExports, Unavailable>> + 'static) -> Fetching {
    Box::pin(async { part.await.ok() })
}
