//! The table of the sentences of the rule files and the tests that name them.
//!
//! A test names a sentence by a doc comment `/// Rule: <game>/<section>: "<its first words>"`. The section is the first
//! word of the heading in lower case, or the number of a ruling. The table shows that there is a test for each
//! sentence, not that the test proves it.

use crate::{Generated, read, root};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;
use trivium_rules::games::GAMES;
use trivium_testing::{plain, rule_blocks, split_rulings};

const FILE: &str = "crates/rules/tests/rule_table.md";
const MARK: &str = "<!-- table -->\n";

/// A sentence of a rule file.
#[derive(PartialEq, Eq, Debug)]
struct Sentence {
    /// The game and the section or ruling: `tritt/play`, `tritt/R1`.
    place: String,
    text: String,
}

/// Splits text into sentences. A full stop ends a sentence if a capital letter, a backtick or a parenthesis follows.
fn sentences(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let mut found = Vec::new();
    let mut current = String::new();
    for (i, c) in letters.iter().enumerate() {
        current.push(*c);
        let stop = *c == '.' && letters.get(i + 1) == Some(&' ');
        let fresh = letters.get(i + 2).is_some_and(|n| n.is_uppercase() || *n == '`' || *n == '(');
        if stop && fresh {
            found.push(std::mem::take(&mut current));
        }
    }
    found.push(current);
    found.iter().map(|s| s.trim().to_owned()).filter(|s| !s.is_empty()).collect()
}

/// All sentences of a rule file, in order.
fn rule_sentences(game: &str) -> Vec<Sentence> {
    let mut found = Vec::new();
    for (section, block) in rule_blocks(game) {
        let (rulings, block) = (section == "rulings", plain(&block));
        // One list item may hold several rulings: `R1 … R2 …`.
        let texts = if rulings { split_rulings(&block) } else { sentences(&block) };
        for text in texts {
            let number: String = text.chars().take_while(|c| c.is_alphanumeric()).collect();
            let place = if rulings && number.starts_with('R') { &number } else { &section };
            found.push(Sentence { place: format!("{game}/{place}"), text });
        }
    }
    found
}

/// The `Rule:` lines of all tests: section, first words of the sentence, and the name of the test with its file.
fn named() -> Vec<(String, String, String)> {
    let root = root().join("crates/rules");
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![root.join("tests"), root.join("src/games")];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let source = std::fs::read_to_string(&file).expect("a readable file");
        let mut waiting: Vec<(String, String)> = Vec::new();
        for line in source.lines().map(str::trim) {
            if let Some(rule) = line.strip_prefix("/// Rule: ") {
                let (place, words) = rule.split_once(": ").unwrap_or_else(|| panic!("{}: {line}", file.display()));
                waiting.push((place.to_owned(), plain(words.trim().trim_matches('"'))));
            } else if let Some(name) = line.strip_prefix("fn ") {
                let name: String = name.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                let at = file.strip_prefix(&root).expect("below the root").display();
                found.extend(waiting.drain(..).map(|(place, words)| (place, words, format!("`{name}` ({at})"))));
            }
        }
    }
    found
}

fn begins(sentence: &str, words: &str) -> bool {
    let words = words.trim_end_matches(['…', '.']).trim_end();
    !words.is_empty() && sentence.starts_with(words)
}

/// The updated table.
///
/// # Errors
/// The sentences without a test, and the tests that name no sentence, one per line.
pub fn generate() -> Result<Generated, String> {
    let named = named();
    let mut wrong = String::new();
    let mut table = String::new();
    let mut used = vec![false; named.len()];
    for game in GAMES {
        write!(table, "\n## {}\n\n| rule | sentence | tests |\n|---|---|---|\n", game.id).expect("a string");
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        for sentence in rule_sentences(game.id) {
            let mut tests = Vec::new();
            for (i, (place, words, test)) in named.iter().enumerate() {
                if *place == sentence.place && begins(&sentence.text, words) {
                    used[i] = true;
                    tests.push(test.clone());
                }
            }
            if tests.is_empty() {
                writeln!(wrong, "no test: /// Rule: {}: \"{}\"", sentence.place, sentence.text).expect("a string");
            }
            let number = numbers.entry(sentence.place.clone()).or_default();
            *number += 1;
            let row = row(&sentence, *number, &tests);
            writeln!(table, "{row}").expect("a string");
        }
    }
    for ((place, words, test), _) in named.iter().zip(used).filter(|(_, used)| !used) {
        writeln!(wrong, "no such sentence: {place}: \"{words}\" in {test}").expect("a string");
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let document = read(FILE);
    let (head, _) = document.split_once(MARK).expect("the mark above the table");
    Ok(Generated { file: FILE.to_owned(), text: [head, MARK, &table].concat() })
}

fn row(sentence: &Sentence, number: usize, tests: &[String]) -> String {
    let short: String = sentence.text.chars().take(70).collect();
    let dots = if short.len() < sentence.text.len() { "…" } else { "" };
    let short = short.trim_end().replace('|', "\\|");
    format!("| {} {number} | {short}{dots} | {} |", sentence.place, tests.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_has_a_test_and_the_table_is_current() {
        let generated = generate().unwrap_or_else(|wrong| panic!("\n{wrong}"));
        assert!(generated.is_current(), "run `cargo xtask rule-table`");
    }

    #[test]
    fn sentences_and_rulings_are_split() {
        assert_eq!(sentences("One a1. Two (R1) of 1.5. `k` three"), ["One a1.", "Two (R1) of 1.5.", "`k` three"]);
        assert_eq!(split_rulings("R1 A is R2 here. R2 B."), ["R1 A is R2 here.", "R2 B."]);
    }
}
