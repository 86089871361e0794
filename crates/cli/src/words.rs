//! For `trivium site`: the files of texts that the page fetches, and the texts that the board element needs before it
//! has loaded such a file.

use super::Failure;
use std::path::Path;
use trivium_words::{EmbeddingWords, Language};

pub fn make(folder: &Path) -> Result<(), Failure> {
    for (name, file) in Language::ALL.into_iter().flat_map(Language::files) {
        std::fs::write(folder.join(name), &file)?;
    }
    let unloaded = |language: Language| {
        let words = language.words::<EmbeddingWords>();
        vec![words.unloaded, words.forbidden, words.unsent]
    };
    let unloaded: serde_json::Map<_, _> =
        Language::ALL.iter().map(|language| (language.tag().to_owned(), unloaded(*language).into())).collect();
    std::fs::write(folder.join("unloaded.json"), serde_json::Value::from(unloaded).to_string())?;
    Ok(())
}
