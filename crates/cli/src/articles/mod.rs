//! The articles on the rules: a Markdown text for each language and game (`languages/<tag>/articles/<game>.md`) and the
//! game's diagrams (`articles/<game>.toml`), checked and turned into pages. docs/articles.md describes their format.
//!
//! Only the program that builds the pages and its tests use this module. It requires the feature `pictures`.

mod check;
mod diagrams;
mod lesson;
mod markdown;
mod page;
mod paper;
mod solution;
mod source_error;
mod typography;

pub use diagrams::{Claims, Diagram, DiagramStep, Diagrams};
pub use markdown::{Article, Block, Inline, Section, plain};
pub use page::Picture;
pub use paper::Sheets;
pub use source_error::SourceError;
pub use typography::{holds, problem, unfinished};

use crate::previews::Preview;
use std::path::{Path, PathBuf};
use trivium_words::Language;

/// The checked sources of the articles on a game, in all languages.
#[derive(Debug)]
pub struct Volume {
    pub game: &'static str,
    pub diagrams: Diagrams,
    /// In the order of [`Language::ALL`].
    pub articles: Vec<(Language, Article)>,
}

impl Volume {
    /// Reads and checks a game's diagrams in `folder`, and its articles in `languages` next to that folder.
    ///
    /// # Errors
    /// All faults in these files.
    pub fn read(folder: &Path, game: &'static str) -> Result<Volume, Vec<SourceError>> {
        let languages = folder.with_file_name("languages");
        let source = |path: PathBuf| {
            let file = path.display().to_string();
            match std::fs::read_to_string(&path) {
                Ok(text) => Ok((file, text)),
                Err(why) => Err(vec![SourceError { file, line: 1, what: why.to_string() }]),
            }
        };
        let texts = Language::ALL.map(|language| {
            let article = languages.join(language.tag()).join("articles").join(game).with_extension("md");
            source(article).map(|text| (language, text))
        });
        Volume::of(
            game,
            source(folder.join(game).with_extension("toml"))?,
            texts.into_iter().collect::<Result<_, _>>()?,
        )
    }

    /// Like [`Volume::read`], from texts and the names of their files.
    ///
    /// # Errors
    /// All faults in these texts.
    pub fn of(
        game: &'static str,
        (file, source): (String, String),
        texts: Vec<(Language, (String, String))>,
    ) -> Result<Volume, Vec<SourceError>> {
        let diagrams = Diagrams::read(&file, &source).map_err(|why| vec![why])?;
        let mut faults = diagrams.check(game);
        let mut articles = Vec::new();
        for (language, (file, text)) in &texts {
            match Article::read(file, text) {
                Ok(article) => articles.push((*language, article)),
                Err(problem) => faults.extend(problem),
            }
        }
        let volume = Volume { game, diagrams, articles };
        let file = |language: Language| {
            texts.iter().find(|(l, _)| *l == language).map_or_else(String::new, |(_, (file, _))| file.clone())
        };
        faults.extend(volume.check(&file));
        if faults.is_empty() { Ok(volume) } else { Err(faults) }
    }

    /// The article in a language.
    ///
    /// # Panics
    /// If the volume was read without this language.
    pub fn article(&self, language: Language) -> &Article {
        let found = self.articles.iter().find(|(of, _)| *of == language);
        found.map(|(_, article)| article).expect("an article in every language")
    }

    pub fn preview(&self, language: Language) -> Preview {
        let article = self.article(language);
        Preview {
            file: format!("rules/{}/{}.html", language.tag(), self.game),
            title: [&article.title, " · Trivium"].concat(),
            text: article.description.clone(),
            language,
            game: Some(self.game),
        }
    }
}
