//! For `trivium site`: writes the pages of the articles on the rules, with their pictures (docs/articles.md).

use super::Failure;
use std::path::Path;
use trivium_cli::articles::{SourceError, Volume};
use trivium_research::threads::in_threads;
use trivium_rules::games::GAMES;
use trivium_words::Language;

pub fn make(from: &Path, into: &Path, address: &str) -> Result<(), Failure> {
    // Drawing pictures is slow, so each game has a thread.
    let faults = in_threads(&GAMES, GAMES.len(), |game| made(from, into, address, game.id))?.concat();
    if faults.is_empty() {
        return Ok(());
    }
    let lines: Vec<_> = faults.iter().map(SourceError::to_string).collect();
    Err(Failure::Usage(lines.join("\n")))
}

/// Writes the files of a game. Returns the faults in its sources, if any.
fn made(from: &Path, into: &Path, address: &str, game: &'static str) -> std::io::Result<Vec<SourceError>> {
    let volume = match Volume::read(from, game) {
        Ok(volume) => volume,
        Err(faults) => return Ok(faults),
    };
    let pictures = match volume.pictures() {
        Ok(pictures) => pictures,
        Err(fault) => return Ok(vec![fault]),
    };
    let sheets = match volume.sheets() {
        Ok(sheets) => sheets,
        Err(fault) => return Ok(vec![fault]),
    };
    let folder = |name: &str, of: &str| {
        let folder = into.join(name).join(of);
        std::fs::create_dir_all(&folder).map(|()| folder)
    };
    let diagrams = folder("diagrams", game)?;
    for picture in &pictures {
        for (end, text) in [(".svg", &picture.light), ("-dark.svg", &picture.dark)] {
            std::fs::write(diagrams.join([&picture.id, end].concat()), text)?;
        }
    }
    let tiles = folder("tiles", "")?;
    for (name, picture) in match volume.cards() {
        Ok(cards) => cards,
        Err(fault) => return Ok(vec![fault]),
    } {
        std::fs::write(tiles.join(name), picture)?;
    }
    let printed = folder("sheets", game)?;
    for (name, sheet) in &sheets.files {
        std::fs::write(printed.join(name).with_extension("svg"), sheet)?;
    }
    for language in Language::ALL {
        let print = volume.print_page(language, &sheets, address);
        std::fs::write(folder("rules", language.tag())?.join([game, "-print.html"].concat()), &print)?;
        let page = volume.page(language, &pictures, address);
        std::fs::write(folder("rules", language.tag())?.join(game).with_extension("html"), &page)?;
        for preview in [volume.preview(language), volume.print_preview(language)] {
            preview.write_oembed(into, address)?;
        }
        let lesson = volume.lesson(language);
        std::fs::write(folder("lessons", language.tag())?.join(game).with_extension("txt"), &lesson)?;
        let chapter = volume.chapter(language, &pictures);
        std::fs::write(folder("chapters", language.tag())?.join(game).with_extension("html"), &chapter)?;
    }
    Ok(Vec::new())
}
