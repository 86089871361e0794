//! Checks the terms of each language (docs/articles.md): the tables of terms are well-formed, and all texts use the
//! terms.

use crate::articles::volume;
use std::path::Path;
use trivium_cli::articles::{holds, problem, unfinished};
use trivium_rules::games::GAMES;
use trivium_words::Language;

/// The context in which a text appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place<'a> {
    /// True for the interface, false for an article.
    interface: bool,
    /// The game, if the text is about a single one.
    game: Option<&'a str>,
}

/// A term that texts must not use.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ban {
    term: String,
    /// If given, the ban applies only to the interface (true) or only to articles (false).
    interface: Option<bool>,
    /// If given, the ban applies only to texts about this game.
    game: Option<String>,
    /// If true, the ban applies only to texts that consist of the term alone.
    alone: bool,
    /// The ban does not apply within these words.
    except: Option<String>,
}

/// The term for a concept in one language.
#[derive(Debug)]
struct Entry {
    line: usize,
    language: Language,
    concept: String,
    term: String,
    bans: Vec<Ban>,
    sentence: String,
}

impl Ban {
    /// Parses a term and its conditions in brackets.
    fn read(text: &str) -> Result<Ban, String> {
        let (term, only) = text.split_once(" (").map_or((text, None), |(term, only)| (term, Some(only)));
        let mut ban = Ban { term: term.to_lowercase(), interface: None, game: None, alone: false, except: None };
        let Some(only) = only else { return Ok(ban) };
        for only in only.strip_suffix(')').ok_or(format!("{text}: a bracket is open"))?.split(", ") {
            match only {
                "interface" => ban.interface = Some(true),
                "articles" => ban.interface = Some(false),
                "alone" => (ban.alone, ban.interface) = (true, Some(true)),
                game if GAMES.iter().any(|of| of.id == game) => ban.game = Some(game.to_owned()),
                except => {
                    let words = except.strip_prefix("except “").and_then(|words| words.strip_suffix('”'));
                    ban.except = Some(words.ok_or(format!("{text}: {except} means nothing"))?.to_lowercase());
                }
            }
        }
        Ok(ban)
    }

    /// Whether a text, in lower case, violates the ban.
    fn broken(&self, text: &str, place: Place) -> bool {
        if self.interface.is_some_and(|there| there != place.interface) {
            return false;
        }
        if self.game.as_deref().is_some_and(|game| place.game != Some(game)) {
            return false;
        }
        match &self.except {
            _ if self.alone => text.trim_end_matches(['.', ':']) == self.term,
            Some(except) => holds(&text.replace(except, "…"), &self.term),
            None => holds(text, &self.term),
        }
    }
}

/// Reads a row: `| concept | term | never | example |`.
fn entry(line: usize, language: Language, row: &str) -> Result<Entry, String> {
    let problem = |what: &str| format!("line {line}: {what}: {row}");
    let columns: Vec<_> = row.split('|').map(str::trim).collect();
    let ["", concept, term, never, example, ""] = columns[..] else { return Err(problem("not four columns")) };
    if concept.is_empty() || term.is_empty() {
        return Err(problem("an empty cell"));
    }
    let bans = never.split("; ").filter(|ban| !ban.is_empty()).map(Ban::read).collect::<Result<_, _>>()?;
    if let Some(what) = unfinished(language, example) {
        return Err(problem(&what));
    }
    let [concept, term, sentence] = [concept, term, example].map(str::to_owned);
    Ok(Entry { line, language, concept, term, bans, sentence })
}

/// All rows of a language's tables.
fn entries(language: Language, text: &str) -> Result<Vec<Entry>, String> {
    let rows = text.lines().zip(1..).filter(|(line, _)| line.starts_with('|'));
    let rows = rows.filter(|(line, _)| !line.starts_with("| concept |") && !line.starts_with("|--"));
    rows.map(|(row, line)| entry(line, language, row)).collect()
}

fn words() -> Vec<Entry> {
    let read = |language: Language| {
        let file = format!("languages/{}/terms.md", language.tag());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&file);
        let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{file}: {why}"));
        entries(language, &text).unwrap_or_else(|why| panic!("{file}: {why}"))
    };
    Language::ALL.into_iter().flat_map(read).collect()
}

/// The banned terms in a text.
fn faults(words: &[Entry], language: Language, place: Place, text: &str) -> Vec<String> {
    let entries = words.iter().filter(|entry| entry.language == language);
    let small = text.to_lowercase();
    let broken = entries.flat_map(|entry| {
        entry
            .bans
            .iter()
            .filter(|ban| ban.broken(&small, place))
            .map(|ban| format!("{:?} instead of {:?} (terms.md:{}) in {text:?}", ban.term, entry.term, entry.line))
    });
    broken.collect()
}

/// The banned terms in the interface.
fn interface_faults(words: &[Entry], language: Language) -> Vec<String> {
    let place = |file: &str| Place { interface: true, game: GAMES.iter().map(|game| game.id).find(|id| *id == file) };
    language.texts().into_iter().flat_map(|(file, text)| faults(words, language, place(file), text)).collect()
}

/// The banned terms, names of sides and early codes in an article.
fn article_faults(words: &[Entry], language: Language, game: &'static str) -> Vec<String> {
    let mut wrong = Vec::new();
    let (volume, file) = (volume(game), format!("languages/{}/articles/{game}.md", language.tag()));
    let article = volume.article(language);
    for (line, text) in article.texts() {
        let found = faults(words, language, Place { interface: false, game: Some(game) }, &text);
        wrong.extend(found.into_iter().map(|what| format!("{file}:{line}: {what}")));
    }
    // The board of a lesson may be rotated to fit the screen, so its texts must not name sides.
    for (nth, step) in volume.steps(language).iter().enumerate() {
        let text = [&step.task[..], " ", &step.reason].concat();
        let named = language.typography().sides.iter().filter(|word| holds(&text, word));
        wrong.extend(named.map(|word| format!("{file}: step {} of the lesson says {word:?}", nth + 1)));
    }
    // Tokens and coordinates may appear from the section `rulings` on, and in the lesson, whose boards show them.
    let before = article.sections.iter().take_while(|section| section.anchor != "rulings");
    for section in before.filter(|section| section.teaches().is_none()) {
        let found = section.codes().into_iter();
        wrong.extend(found.map(|(line, code)| format!("{file}:{line}: the code {code} stands before the appendix")));
    }
    wrong
}

#[test]
fn every_concept_has_its_term_in_every_language() {
    let words = words();
    let concepts = |language| words.iter().filter(move |entry| entry.language == language).map(|entry| &entry.concept);
    assert!(concepts(Language::En).count() > 80, "{} concepts", concepts(Language::En).count());
    for language in Language::ALL {
        assert!(concepts(language).eq(concepts(Language::En)), "{} has other concepts", language.tag());
    }
    let mut wrong = Vec::new();
    for entry in &words {
        // The terms and example sentences must themselves follow all tables.
        let nowhere = Place { interface: false, game: None };
        for text in [&entry.term, &entry.sentence] {
            wrong.extend(faults(&words, entry.language, nowhere, text));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn texts_use_the_terms() {
    let words = words();
    let mut faults = Vec::new();
    for language in Language::ALL {
        faults.extend(interface_faults(&words, language));
        faults.extend(GAMES.iter().flat_map(|game| article_faults(&words, language, game.id)));
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn interface_texts_follow_the_typography_of_their_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (of, text) in language.texts() {
            faults.extend(problem(language, text).map(|what| format!("{}, {of}: {what}: {text:?}", language.tag())));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn banned_terms_are_found() {
    let table = "| concept | term | never | example |\n|---|---|---|---|\n\
        | a | ball | marble; set (alone); cell (triapon); take (articles); free (except “free hole”) | One ball. |";
    let words = entries(Language::En, table).expect("a table");
    let found = |game, interface, text: &str| faults(&words, Language::En, Place { interface, game }, text).len();
    assert_eq!(found(None, true, "Two Marbles, one marble."), 1);
    assert_eq!(found(None, true, "Marbles and ballmarble"), 0);
    assert_eq!((found(None, true, "Set"), found(None, true, "Set it."), found(None, false, "Set")), (1, 0, 0));
    assert_eq!((found(Some("triapon"), true, "a cell"), found(Some("tritt"), true, "a cell")), (1, 0));
    assert_eq!((found(None, false, "take it"), found(None, true, "take it")), (1, 0));
    assert_eq!((found(None, true, "a free hole"), found(None, true, "a free hole is free")), (0, 1));
    assert_eq!(faults(&words, Language::De, Place { interface: true, game: None }, "marble").len(), 0);
}

#[test]
fn a_malformed_table_is_rejected() {
    let row = |row: &str| entries(Language::En, row).map(|_| ());
    assert_eq!(row("| a | ball | marble | One ball. |"), Ok(()));
    for broken in [
        "| a | ball | One ball. |",
        "| a | | marble | One ball. |",
        "| a | ball | marble | One ball |",
        "| a | ball | a (b) | One ball. |",
        "| a | ball | marble (alone | One ball. |",
        "| a | ball | marble | One ball. | b |",
    ] {
        assert!(row(broken).is_err(), "{broken}");
    }
}
