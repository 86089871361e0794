//! `trivium articles`: the pages of the articles on the rules, with their pictures, from their sources (docs/articles.md).

use super::Failure;
use lexopt::{Arg, Parser, ValueExt};
use std::path::{Path, PathBuf};
use trivium::articles::{Fault, Volume};
use trivium::games::GAMES;
use trivium::i18n::Language;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut from, mut into) = (PathBuf::from("articles"), None);
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("from") => from = PathBuf::from(parser.value()?.string()?),
            Arg::Long("into") => into = Some(PathBuf::from(parser.value()?.string()?)),
            _ => return Err(arg.unexpected().into()),
        }
    }
    let into = into.ok_or_else(|| Failure::Usage("--into is missing".to_owned()))?;
    // Pictures take long to draw, and the games have nothing in common.
    let results: Vec<_> = std::thread::scope(|scope| {
        let games = GAMES.map(|game| {
            let (from, into) = (&from, &into);
            scope.spawn(move || made(from, into, game.id))
        });
        games.into_iter().map(|game| game.join().expect("a game's pages are made")).collect()
    });
    let mut faults = Vec::new();
    for result in results {
        faults.extend(result?);
    }
    if faults.is_empty() {
        return Ok(());
    }
    let lines: Vec<_> = faults.iter().map(Fault::to_string).collect();
    Err(Failure::Usage(lines.join("\n")))
}

/// The files of a game; what is wrong with its sources, when something is.
fn made(from: &Path, into: &Path, game: &'static str) -> std::io::Result<Vec<Fault>> {
    let volume = match Volume::read(from, game) {
        Ok(volume) => volume,
        Err(faults) => return Ok(faults),
    };
    let pictures = match volume.pictures() {
        Ok(pictures) => pictures,
        Err(fault) => return Ok(vec![fault]),
    };
    let folder = |name: &str, of: &str| {
        let folder = into.join(name).join(of);
        std::fs::create_dir_all(&folder).map(|()| folder)
    };
    let diagrams = folder("diagrams", game)?;
    let mut drawn = Vec::new();
    for picture in &pictures {
        for (end, text) in [(".svg", &picture.light), ("-dark.svg", &picture.dark)] {
            drawn.push(diagrams.join([&picture.id, end].concat()));
            super::write(&drawn[drawn.len() - 1], text)?;
        }
    }
    // Pictures that there were before.
    for old in std::fs::read_dir(&diagrams)? {
        let old = old?.path();
        if !drawn.contains(&old) {
            std::fs::remove_file(old)?;
        }
    }
    for language in Language::ALL {
        let page = volume.page(language, &pictures);
        super::write(&folder("rules", language.tag())?.join(game).with_extension("html"), &page)?;
        let lesson = volume.lesson(language);
        super::write(&folder("lessons", language.tag())?.join(game).with_extension("txt"), &lesson)?;
        let chapter = volume.chapter(language, &pictures);
        super::write(&folder("chapters", language.tag())?.join(game).with_extension("html"), &chapter)?;
    }
    Ok(Vec::new())
}
