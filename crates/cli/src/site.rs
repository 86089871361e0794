//! `trivium site`: writes the generated files of the page: words, manifests, pictures of the start page, examples,
//! articles on the rules, puzzles, style sheets of diagrams.

use super::{Failure, gallery, manifests, tiles, volumes, words};
use lexopt::{Arg, Parser, ValueExt};
use std::fs;
use std::path::{Path, PathBuf};
use trivium_boards::svg_export::host::{diagram_sheets, sheet_file};
use trivium_cli::previews::Preview;
use trivium_rules::games::GAMES;
use trivium_session::puzzle::PuzzleFile;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut from, mut into, mut address) = (PathBuf::from("articles"), None, String::new());
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("from") => from = PathBuf::from(parser.value()?.string()?),
            Arg::Long("into") => into = Some(PathBuf::from(parser.value()?.string()?)),
            Arg::Long("address") => address = parser.value()?.string()?,
            _ => return Err(arg.unexpected().into()),
        }
    }
    let into = into.ok_or_else(|| Failure::Usage("--into is missing".to_owned()))?;
    if !address.is_empty() && !address.ends_with('/') {
        address.push('/');
    }
    let folder = |name: &str| {
        let folder = into.join(name);
        fs::create_dir_all(&folder).map(|()| folder)
    };
    words::make(&folder("words")?)?;
    manifests::make(&folder("manifests")?)?;
    fs::write(into.join("pictures.postcard"), sheet_file())?;
    for (game, sheet) in diagram_sheets() {
        fs::write(folder("light")?.join([game, ".css"].concat()), sheet)?;
    }
    let start = Preview::start();
    start.write_oembed(&into, &address)?;
    tiles::make(&folder("tiles")?, &start.head(&address))?;
    gallery::make(&into, &address)?;
    puzzles(&from.with_file_name("puzzles"), &folder("puzzles")?)?;
    volumes::make(&from, &into, &address)
}

/// Writes the puzzles of each game. A game without puzzles gets an empty file.
fn puzzles(from: &Path, into: &Path) -> Result<(), Failure> {
    for game in GAMES {
        let name = format!("{}.txt", game.id);
        let path = from.join(&name);
        let file = if path.exists() {
            let read = PuzzleFile::read(&fs::read_to_string(&path)?);
            read.map_err(|why| Failure::Usage(format!("{}: {why}", path.display())))?
        } else {
            PuzzleFile { game: game.id, made: String::new(), puzzles: Vec::new() }
        };
        fs::write(into.join(name), file.to_string())?;
    }
    Ok(())
}
