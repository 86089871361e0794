//! `trivium words`: the files of words that the page fetches, one a language.

use super::Failure;
use lexopt::{Arg, Parser, ValueExt};
use std::path::PathBuf;
use trivium::i18n::Language;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut folder = None;
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("into") => folder = Some(PathBuf::from(parser.value()?.string()?)),
            _ => return Err(arg.unexpected().into()),
        }
    }
    let folder = folder.ok_or_else(|| Failure::Usage("--into is missing".to_owned()))?;
    std::fs::create_dir_all(&folder)?;
    for language in Language::ALL {
        let (path, words) = (folder.join(language.tag()).with_extension("txt"), language.file());
        // Whoever watches the files is not woken when nothing changed.
        if std::fs::read_to_string(&path).ok().as_deref() != Some(words.as_str()) {
            std::fs::write(path, words)?;
        }
    }
    Ok(())
}
