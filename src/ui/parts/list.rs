//! The one list of chunks, except those of games (`trivium_rules::each_game`).

/// Calls the macro of that name with the list of chunks.
///
/// A line holds the variant of `Chunk`; the chunk's file, and the module that exports it in `chunks.rs`; the first words
/// of the addresses whose screen the document requests the chunk for, before the program runs; and its users:
///
/// - `app`: only the app.
/// - `puzzles`: boards with puzzles in other pages, too.
/// - `boards`: most boards in other pages, too, so its code is kept apart from that of the app.
///
/// `scripts/release/lists.mjs` reads the lines.
macro_rules! each_chunk {
    ($then:ident) => {
        $then! {
            Settings settings ["settings"] app,
            Rules rules ["rules"] app,
            Lesson lesson ["learn"] app,
            Puzzles puzzles ["puzzles"] puzzles,
            Position position ["position"] app,
            Play play ["game", "try"] app,
            MatchTools match_tools ["new", "game"] app,
            Pictures pictures ["learn"] boards,
            Film film [] app,
            MatchList match_list ["shelf"] app,
            Statistics statistics ["statistics"] app,
            ByEar by_ear ["by-ear"] app,
            SharedMatch shared_match ["open"] app,
            Variations variations [] app,
            Analysis analysis [] app,
            Share share [] app,
            Embed embed [] boards,
        }
    };
}

pub(crate) use each_chunk;
