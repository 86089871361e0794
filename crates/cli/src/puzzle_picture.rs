//! Pictures inside elements for puzzles, for `trivium weave` and `trivium svg --element`. They show the start of the
//! puzzle.

use std::path::Path;
use trivium_boards::svg_export::{Style, host};
use trivium_session::Match;
use trivium_session::puzzle::{PuzzleFile, PuzzleName};

/// The default folder of puzzle files.
pub const FOLDER: &str = "puzzles";

/// The picture of a puzzle. `None` for the puzzle of the day, which is different every day. `name` is the name in
/// links.
///
/// # Errors
/// The reason why there is no picture, as a sentence.
pub fn picture(
    (name, game): (&str, &str),
    folder: &Path,
    style: &Style,
    theme: Option<bool>,
    orientation: u8,
) -> Result<Option<String>, String> {
    let (game, id) = match PuzzleName::read(name, game) {
        Some(PuzzleName::Today) => return Ok(None),
        Some(PuzzleName::Of(game, id)) => (game, id),
        None => return Err(format!("{name:?} is not the name of a puzzle, which looks like tritt/1a2b")),
    };
    trivium_rules::games::info(&game).map_err(|why| format!("puzzle {name:?}: {why}"))?;
    let path = folder.join(&game).with_extension("txt");
    let in_file = |why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
    let text = std::fs::read_to_string(&path)
        .map_err(|why| format!("{}; choose another folder with --puzzles", in_file(&why)))?;
    let file = PuzzleFile::read(&text).map_err(|why| in_file(&why))?;
    let puzzle = file.puzzles.iter().find(|puzzle| puzzle.id(file.game) == id);
    let puzzle = puzzle.ok_or_else(|| format!("puzzle {name:?} is not in {}", path.display()))?;
    let setup = puzzle.setup(file.game, &[]).map_err(|why| in_file(&why))?;
    let picture = host::puzzle_inside(&Match::new(setup), puzzle.goal, style, theme, orientation);
    picture.map(Some).map_err(|why| why.to_string())
}
