//! `trivium words`: the files of words that the page fetches: a language's own, those of analyses, of lessons and of boards in other
//! people's pages; and what the board element says before it has any.

use super::{Failure, into};
use lexopt::Parser;
use trivium::i18n::Language;

pub fn run(parser: Parser) -> Result<(), Failure> {
    let folder = into(parser)?;
    for language in Language::ALL {
        super::write(&folder.join(language.tag()).with_extension("txt"), &language.file())?;
        let analyses = folder.join(format!("analysis-{}.txt", language.tag()));
        super::write(&analyses, &language.analysis_file())?;
        super::write(&folder.join(format!("lesson-{}.txt", language.tag())), &language.lesson_file())?;
        super::write(&folder.join(format!("embed-{}.txt", language.tag())), &language.embedding_file())?;
    }
    let unloaded: serde_json::Map<_, _> =
        Language::ALL.iter().map(|l| (l.tag().to_owned(), l.embedding().unloaded.into())).collect();
    super::write(&folder.join("unloaded.json"), &serde_json::Value::from(unloaded).to_string())?;
    Ok(())
}
