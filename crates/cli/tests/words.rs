//! Checks docs/words.md: its table cells are well-formed, its sentences follow its terms, and so do all texts of all languages.

use crate::articles::volume;
use std::path::Path;
use trivium_cli::articles::{is_strict, problem, unfinished};
use trivium_rules::games::GAMES;
use trivium_words::Language;

/// Where a text appears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place<'a> {
    /// Whether in the interface or in an article.
    interface: bool,
    /// The game, if the text is about a single one.
    game: Option<&'a str>,
}

/// A term that texts must not use.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ban {
    term: String,
    /// Applies only to the interface, or only to articles.
    interface: Option<bool>,
    /// Applies only to texts about this game.
    game: Option<String>,
    /// Applies only to texts that consist of the term.
    alone: bool,
    /// Does not apply within these words.
    except: Option<String>,
}

/// The glossary's entry for a concept in one language.
#[derive(Debug)]
struct Cell {
    line: usize,
    language: Language,
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

    /// Whether a text in lower case uses the term.
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

/// Parses a cell: `**term** ~~not; these~~ A sentence.`
fn cell(line: usize, language: Language, text: &str) -> Result<Cell, String> {
    let problem = |what: &str| format!("line {line}, {}: {what}: {text}", language.tag());
    let rest = text.strip_prefix("**").ok_or_else(|| problem("no term"))?;
    let (term, rest) = rest.split_once("** ").ok_or_else(|| problem("no end of the term"))?;
    let (bans, sentence) = match rest.strip_prefix("~~") {
        Some(rest) => rest.split_once("~~ ").ok_or_else(|| problem("no end of the list"))?,
        None => ("", rest),
    };
    let bans = bans.split("; ").filter(|ban| !ban.is_empty()).map(Ban::read).collect::<Result<_, _>>()?;
    if let Some(what) = unfinished(language, sentence) {
        return Err(problem(&what));
    }
    Ok(Cell { line, language, term: term.to_owned(), bans, sentence: sentence.to_owned() })
}

fn cells(text: &str) -> Result<Vec<Cell>, String> {
    let mut cells = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let Some(row) = line.strip_prefix("| ").and_then(|row| row.strip_suffix(" |")) else { continue };
        if row == "concept | de | en | fr | it" {
            continue;
        }
        let columns: Vec<_> = row.split(" | ").collect();
        if columns.len() != 1 + Language::ALL.len() {
            return Err(format!("line {}: {} columns", at + 1, columns.len()));
        }
        for (language, text) in Language::ALL.into_iter().zip(&columns[1..]) {
            cells.push(cell(at + 1, language, text)?);
        }
    }
    Ok(cells)
}

fn words() -> Vec<Cell> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/words.md");
    let text = std::fs::read_to_string(path).expect("docs/words.md");
    cells(&text).unwrap_or_else(|why| panic!("docs/words.md: {why}"))
}

/// The banned terms in a text.
fn faults(words: &[Cell], language: Language, place: Place, text: &str) -> Vec<String> {
    let cells = words.iter().filter(|cell| cell.language == language);
    let small = text.to_lowercase();
    let broken = cells.flat_map(|cell| {
        cell.bans
            .iter()
            .filter(|ban| ban.broken(&small, place))
            .map(|ban| format!("{:?} instead of {:?} (docs/words.md:{}) in {text:?}", ban.term, cell.term, cell.line))
    });
    broken.collect()
}

/// Words for sides of a board, which may be turned.
fn sided(language: Language) -> &'static [&'static str] {
    match language {
        Language::De => &[
            "oben",
            "unten",
            "links",
            "rechts",
            "oberste",
            "obersten",
            "unterste",
            "untersten",
            "senkrecht",
            "waagrecht",
        ],
        Language::En => {
            &["to the left", "to the right", "from the right", "top", "bottom", "upper", "lower", "straight down"]
        }
        Language::Fr => {
            &["haut", "bas", "à gauche", "à droite", "vers la droite", "vers la gauche", "depuis la droite"]
        }
        Language::It => &[
            "in alto",
            "in basso",
            "a sinistra",
            "a destra",
            "verso destra",
            "verso sinistra",
            "più bassa",
            "più alta",
        ],
    }
}

/// Whether a text contains a term as whole words.
fn holds(text: &str, term: &str) -> bool {
    let word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(term)
        .any(|(at, _)| !word(text[..at].chars().next_back()) && !word(text[at + term.len()..].chars().next()))
}

/// The interface, and the articles by game.
fn parts() -> impl Iterator<Item = &'static str> {
    std::iter::once("interface").chain(GAMES.map(|game| game.id))
}

/// The faults in the interface or in a game's article.
fn check(words: &[Cell], language: Language, part: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    if part == "interface" {
        for (file, text) in language.texts() {
            let game = GAMES.iter().find(|game| game.id == file).map(|game| game.id);
            wrong.extend(faults(words, language, Place { interface: true, game }, text));
        }
        return wrong;
    }
    let game = GAMES.iter().find(|game| game.id == part).expect("a game").id;
    let volume = volume(game);
    let (_, article) = volume.articles.iter().find(|(of, _)| *of == language).expect("all languages are there");
    let mut at =
        |line: usize, what: String| wrong.push(format!("articles/{game}/{}.md:{line}: {what}", language.tag()));
    for (line, text) in article.texts() {
        let found = faults(words, language, Place { interface: false, game: Some(game) }, &text);
        found.into_iter().for_each(|what| at(line, what));
    }
    // The board of a lesson is turned to fit the screen, so its texts must not name sides.
    for (nth, step) in volume.steps(language).iter().enumerate() {
        for word in sided(language).iter().filter(|word| holds(&[&step.task, " ", &step.reason].concat(), word)) {
            wrong.push(format!("articles/{game}/{}.md: step {} of the lesson says {word:?}", language.tag(), nth + 1));
        }
    }
    let mut at =
        |line: usize, what: String| wrong.push(format!("articles/{game}/{}.md:{line}: {what}", language.tag()));
    // Codes may appear from the section `rulings` on, and in the lesson, whose boards show them.
    for section in article.sections.iter().take_while(|section| section.anchor != "rulings") {
        for (line, code) in section.codes().into_iter().filter(|_| section.anchor != "lesson") {
            at(line, format!("the code {code} stands before the appendix"));
        }
    }
    wrong
}

#[test]
fn every_concept_has_its_term_in_every_language() {
    let words = words();
    assert!(words.len() > 4 * 80, "{} cells", words.len());
    let mut wrong = Vec::new();
    for cell in &words {
        // Terms and sentences follow the whole table.
        let nowhere = Place { interface: false, game: None };
        for text in [&cell.term, &cell.sentence] {
            wrong.extend(faults(&words, cell.language, nowhere, text));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn texts_use_the_terms() {
    let words = words();
    let faults: Vec<_> = Language::ALL
        .into_iter()
        .flat_map(|language| parts().flat_map(|part| check(&words, language, part)).collect::<Vec<_>>())
        .collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn interface_texts_follow_the_typography_of_their_language() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (of, text) in language.texts() {
            // Of other languages, only texts that always followed the common rules are checked.
            if !is_strict(language) && of != "hint" && !GAMES.iter().any(|game| game.id == of) {
                continue;
            }
            faults.extend(problem(language, text).map(|what| format!("{}, {of}: {what}: {text:?}", language.tag())));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn banned_terms_are_found() {
    let table = "| concept | de | en | fr | it |\n|---|---|---|---|---|\n\
        | a | **Kugel** Eine Kugel. | **ball** ~~marble; set (alone); cell (triapon); take (articles); free (except “free hole”)~~ One ball. | **bille** La bille. | **biglia** Una biglia. |";
    let words = cells(table).expect("a table");
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
    let row = |english: &str| cells(&format!("| a | **K** Eins. | {english} | **b** Un. | **b** Uno. |")).map(|_| ());
    assert_eq!(row("**ball** ~~marble~~ One ball."), Ok(()));
    for english in [
        "ball One.",
        "**ball One.",
        "**ball** ~~marble One.",
        "**ball** One",
        "**ball** ~~a (b)~~ One.",
        "**a** A. | b",
    ] {
        assert!(row(english).is_err(), "{english}");
    }
}
