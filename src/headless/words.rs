//! `trivium words`: the files of words that the page fetches: one a language, and one with the words of analyses.

use super::{Failure, into};
use lexopt::Parser;
use trivium::i18n::Language;

pub fn run(parser: Parser) -> Result<(), Failure> {
    let folder = into(parser)?;
    for language in Language::ALL {
        super::write(&folder.join(language.tag()).with_extension("txt"), &language.file())?;
        let analyses = folder.join(format!("analysis-{}.txt", language.tag()));
        super::write(&analyses, &language.analysis_file())?;
    }
    Ok(())
}
