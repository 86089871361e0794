//! Makes the parts of the program. With the feature `split` the program is cut at the functions marked here
//! (`scripts/release/split.mjs`); without it they are plain functions, and every part is there from the start.

use super::part::{self, Brings, Fetching, Part};
use super::{analysis, edit, lesson, open, pictures_sheet, rules, settings, share, shelf, table};
use std::future::Future;
use trivium_rules::games;
#[cfg(feature = "split")]
use wasm_split_helpers::{SplitLoaderError as Unavailable, wasm_split};

/// A part that cannot be had; that happens only where the program is cut.
#[cfg(not(feature = "split"))]
struct Unavailable;

/// Declares a part: a split point of the program, or a plain function.
macro_rules! part {
    ($file:ident, $name:ident, $made:expr) => {
        #[cfg(feature = "split")]
        #[wasm_split($file, fallible)]
        fn $name() -> Result<Brings, Unavailable> {
            Ok($made)
        }

        #[cfg(not(feature = "split"))]
        async fn $name() -> Result<Brings, Unavailable> {
            Ok($made)
        }
    };
}

/// Declares the parts of games.
macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(
            part!($module, $module, {
                #[cfg(target_arch = "wasm32")]
                {
                    games::install(games::$module::INFO.id, games::make::$module);
                    trivium_boards::install(games::$module::INFO.id, trivium_boards::draw::$module);
                }
                Brings::Nothing
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

part!(settings, settings_part, Brings::Screen(settings::page::screen));
part!(rules, rules_part, Brings::Screen(rules::screen));
part!(lesson, lesson_part, Brings::Screen(lesson::screen));
part!(play, play_part, Brings::Screen(super::game::screen));
part!(table, table_part, Brings::Table(table::brought()));
part!(pictures, pictures_part, Brings::Pictures(pictures_sheet::pictures()));
part!(shelf, shelf_part, Brings::Screen(shelf::screen));
part!(open, open_part, Brings::Screen(open::screen));
part!(edit, edit_part, Brings::Sheet(edit::sheet));
part!(analysis, analysis_part, Brings::Sheet(analysis::sheet));
part!(share, share_part, Brings::Sheet(share::sheet));

/// Lets the page fetch parts.
pub fn install() {
    part::install(make);
}

fn make(part: Part) -> Fetching {
    match part {
        Part::Game(id) => game(id).unwrap_or_else(|| Box::pin(async { None })),
        Part::Settings => fetching(settings_part()),
        Part::Rules => fetching(rules_part()),
        Part::Lesson => fetching(lesson_part()),
        Part::Play => fetching(play_part()),
        Part::Table => fetching(table_part()),
        Part::Pictures => fetching(pictures_part()),
        Part::Shelf => fetching(shelf_part()),
        Part::Open => fetching(open_part()),
        Part::Edit => fetching(edit_part()),
        Part::Analysis => fetching(analysis_part()),
        Part::Share => fetching(share_part()),
    }
}

fn fetching(part: impl Future<Output = Result<Brings, Unavailable>> + 'static) -> Fetching {
    Box::pin(async { part.await.ok() })
}
