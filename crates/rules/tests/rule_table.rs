//! Every sentence of the rule files has a test that names it.
//!
//! A test names a sentence by a doc comment `/// Rule: <game>/<section>: "<its first words>"`; the section is the heading's first
//! word in small letters, for a ruling its number. `rule_table.md` next to it holds the table, written by this test
//! when `UPDATE_RULE_TABLE` is set.

#[path = "../../../tests/common/mod.rs"]
mod common;

use common::{plain, split_rulings};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use trivium_rules::games::GAMES;

/// A sentence of a rule file.
#[derive(PartialEq, Eq, Debug)]
struct Sentence {
    /// `tritt/play`, `tritt/R1`.
    place: String,
    text: String,
}

/// Splits running text at full stops and colons' list items; a stop counts when something like a new sentence follows.
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
    for (section, block) in common::rule_blocks(game) {
        if section == "rulings" {
            // Rulings stand several in an item: `R1 … R2 …`.
            for text in split_rulings(&plain(&block)) {
                let number: String = text.chars().take_while(|c| c.is_alphanumeric()).collect();
                if number.starts_with('R') {
                    found.push(Sentence { place: format!("{game}/{number}"), text });
                } else {
                    found.push(Sentence { place: format!("{game}/rulings"), text });
                }
            }
        } else {
            for text in sentences(&plain(&block)) {
                found.push(Sentence { place: format!("{game}/{section}"), text });
            }
        }
    }
    found
}

/// `Rule:` lines of the tests: place, first words, and the test's name with its file.
fn named() -> Vec<(String, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![root.join("tests"), root.join("src/games")];
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("an entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") && !path.ends_with("rule_table.rs") {
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
                let at = file.strip_prefix(root).expect("below the root").display();
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

#[test]
fn every_rule_sentence_has_a_test() {
    let named = named();
    let mut missing = String::new();
    let mut table = String::new();
    let mut used = vec![false; named.len()];
    for game in GAMES {
        write!(table, "\n## {}\n\n| rule | sentence | tests |\n|---|---|---|\n", game.id).unwrap();
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
                writeln!(missing, "no test: /// Rule: {}: \"{}\"", sentence.place, sentence.text).unwrap();
            }
            let number = numbers.entry(sentence.place.clone()).or_default();
            *number += 1;
            let short: String = sentence.text.chars().take(70).collect();
            let dots = if short.len() < sentence.text.len() { "…" } else { "" };
            let short = short.trim_end().replace('|', "\\|");
            writeln!(table, "| {} {number} | {short}{dots} | {} |", sentence.place, tests.join(", ")).unwrap();
        }
    }
    for ((place, words, test), used) in named.iter().zip(used) {
        if !used {
            writeln!(missing, "no such sentence: {place}: \"{words}\" in {test}").unwrap();
        }
    }
    assert!(missing.is_empty(), "\n{missing}");

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rule_table.md");
    let kept = std::fs::read_to_string(&path).expect("crates/rules/tests/rule_table.md");
    let (head, old) = kept.split_once("<!-- table -->\n").expect("the table's mark");
    if std::env::var_os("UPDATE_RULE_TABLE").is_some() {
        std::fs::write(&path, format!("{head}<!-- table -->\n{table}"))
            .expect("crates/rules/tests/rule_table.md is writable");
    } else {
        assert!(old == table, "the table is not up to date: run the test with UPDATE_RULE_TABLE=1");
    }
}

#[test]
fn sentences_and_rulings_are_split() {
    assert_eq!(sentences("One a1. Two (R1) of 1.5. `k` three"), ["One a1.", "Two (R1) of 1.5.", "`k` three"]);
    assert_eq!(split_rulings("R1 A is R2 here. R2 B."), ["R1 A is R2 here.", "R2 B."]);
}
