//! Declares the chunks. With the feature `split`, `scripts/release/split.mjs` cuts the program at the functions marked
//! here. Without the feature they are plain functions, and every chunk is available from the start.

use crate::ui::parts::chunk::{self, Chunk, ChunkExports, Fetching, Loader};
use crate::ui::screens::{
    analysis, by_ear, lesson, match_list, match_tools, pictures_sheet, position, puzzles, rules, settings, share,
    shared_match, statistics, variations,
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

/// Declares the chunks of games.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(
            chunk!($module, $module, {
                #[cfg(target_arch = "wasm32")]
                {
                    games::install(games::$module::INFO.id, games::make::$module);
                    trivium_boards::install(games::$module::INFO.id, trivium_boards::draw::$module, trivium_boards::drawings::$module());
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

chunk!(settings, settings_chunk, ChunkExports::Screen(settings::screen));
chunk!(rules, rules_chunk, ChunkExports::Screen(rules::screen));
chunk!(lesson, lesson_chunk, ChunkExports::Screen(lesson::screen));
chunk!(puzzles, puzzles_chunk, ChunkExports::Puzzles(puzzles::puzzles()));
chunk!(position, position_chunk, ChunkExports::Screen(position::screen));
chunk!(play, play_chunk, ChunkExports::Screen(crate::ui::screens::play::screen));
chunk!(match_tools, match_tools_chunk, ChunkExports::MatchTools(match_tools::match_tools()));
chunk!(pictures, pictures_chunk, ChunkExports::Pictures(pictures_sheet::pictures()));
chunk!(match_list, match_list_chunk, ChunkExports::Screen(match_list::screen));
chunk!(statistics, statistics_chunk, ChunkExports::Screen(statistics::screen));
chunk!(by_ear, by_ear_chunk, ChunkExports::Both(by_ear::screen, by_ear::sheet));
chunk!(shared_match, shared_match_chunk, ChunkExports::Screen(shared_match::screen));
chunk!(variations, variations_chunk, ChunkExports::Sheet(variations::sheet));
chunk!(analysis, analysis_chunk, ChunkExports::Sheet(analysis::sheet));
chunk!(share, share_chunk, ChunkExports::Sheet(share::sheet));

/// Installs the loader of chunks. `styles` names the document's style sheet of boards.
pub fn install(styles: Option<&'static str>) {
    chunk::install(Loader { fetch: make, styles });
}

fn make(part: Chunk) -> Fetching {
    match part {
        Chunk::Game(id) => game(id).unwrap_or_else(|| Box::pin(async { None })),
        Chunk::Settings => fetching(settings_chunk()),
        Chunk::Rules => fetching(rules_chunk()),
        Chunk::Lesson => fetching(lesson_chunk()),
        Chunk::Puzzles => fetching(puzzles_chunk()),
        Chunk::Position => fetching(position_chunk()),
        Chunk::Play => fetching(play_chunk()),
        Chunk::MatchTools => fetching(match_tools_chunk()),
        Chunk::Pictures => fetching(pictures_chunk()),
        Chunk::MatchList => fetching(match_list_chunk()),
        Chunk::Statistics => fetching(statistics_chunk()),
        Chunk::ByEar => fetching(by_ear_chunk()),
        Chunk::SharedMatch => fetching(shared_match_chunk()),
        Chunk::Variations => fetching(variations_chunk()),
        Chunk::Analysis => fetching(analysis_chunk()),
        Chunk::Share => fetching(share_chunk()),
    }
}

fn fetching(part: impl Future<Output = Result<ChunkExports, Unavailable>> + 'static) -> Fetching {
    Box::pin(async { part.await.ok() })
}
