//! Reads the rule files (`rules/`) and the test vectors (`tests/vectors/`), and plays tokens.

pub mod tritt;

use serde::Deserialize;
use std::path::Path;
use trivium_rules::core::{Event, Outcome, Seat, Site, Turn};
use trivium_rules::games::{Position, Refusal, Replay, TokenError, game};

/// Reads a file, by its path from the root of the repository.
///
/// # Panics
/// If the file cannot be read: a suite must not pass without its data.
pub fn data(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A record with the expected state at each ply, or a position with its perft counts (tests/vectors/README.md).
#[derive(Deserialize)]
pub struct Vector {
    pub game: String,
    pub variant: String,
    pub options: std::collections::BTreeMap<String, String>,
    #[serde(default)]
    pub note: String,
    pub tokens: Vec<String>,
    #[serde(default)]
    pub plies: Vec<VectorPly>,
    #[serde(default)]
    pub perft: Vec<u64>,
}

/// The expected state at a ply, or the refusal of an illegal token.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum VectorPly {
    Position { position: String, turn: i8, outcome: String, n: usize, h: String, legal: Option<Vec<String>> },
    Refused { ply: usize, token: String },
}

impl Vector {
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }
}

/// Reads a file of `tests/vectors/`.
///
/// # Panics
/// If the file is missing or malformed.
pub fn vectors(file: &str) -> Vec<Vector> {
    let text = data(&format!("tests/vectors/{file}"));
    text.lines().filter(|l| !l.trim().is_empty()).map(|l| serde_json::from_str(l).expect("a vector")).collect()
}

/// Removes emphasis and line breaks from Markdown. Asterisks in backticks stay.
pub fn plain(text: &str) -> String {
    let unmarked = |(i, part): (usize, &str)| if i % 2 == 1 { part.to_owned() } else { part.replace('*', "") };
    let text = text.split('`').enumerate().map(unmarked).collect::<Vec<_>>().join("`");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The paragraphs and list items of a rule file, each with its section. A section is named by the first word of its
/// heading in lower case.
///
/// # Panics
/// If the file is missing.
pub fn rule_blocks(game: &str) -> Vec<(String, String)> {
    let text = data(&format!("rules/{game}.md"));
    let mut section = "game".to_owned();
    let mut blocks: Vec<(String, String)> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim();
            let top = line.starts_with("# ");
            let word: String = heading.chars().take_while(|c| c.is_alphanumeric()).collect();
            section = if top { "game".to_owned() } else { word.to_lowercase() };
            open = false;
        } else if line.trim().is_empty() {
            open = false;
        } else if let Some(item) = line.strip_prefix("- ") {
            blocks.push((section.clone(), item.to_owned()));
            open = true;
        } else if open {
            let block = &mut blocks.last_mut().expect("a block is open").1;
            block.push(' ');
            block.push_str(line);
        } else {
            blocks.push((section.clone(), line.to_owned()));
            open = true;
        }
    }
    blocks
}

/// Splits a block of rulings, `R1 … R2 …`. Text before the first ruling is a separate entry.
pub fn split_rulings(block: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for word in block.split(' ') {
        let ruling = word.len() <= 3 && word.starts_with('R') && word[1..].parse::<u8>().is_ok();
        let sentence_ended = found.last().is_none_or(|s| s.is_empty() || s.ends_with('.'));
        match found.last_mut() {
            Some(last) if !(ruling && sentence_ended) => {
                last.push(' ');
                last.push_str(word);
            }
            _ => found.push(word.to_owned()),
        }
    }
    found
}

/// The names by which articles refer to the blocks of a rule file: `play-2` is the second block of *Play*, `R3` is
/// ruling 3.
pub fn rule_marks(game: &str) -> Vec<String> {
    let mut marks = Vec::new();
    let mut numbers = std::collections::BTreeMap::<String, usize>::new();
    for (section, block) in rule_blocks(game) {
        if section == "rulings" {
            let first = |text: &String| text.chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
            marks.extend(split_rulings(&plain(&block)).iter().map(first).filter(|name| name.starts_with('R')));
        } else {
            let number = numbers.entry(section.clone()).or_default();
            *number += 1;
            marks.push(format!("{section}-{number}"));
        }
    }
    marks
}

/// The line of play with these tokens from the start.
///
/// # Panics
/// If the game has no such variant or option, or a token is not legal.
pub fn replay(id: &str, variant: &str, options: &[(&str, &str)], tokens: &str) -> Replay {
    let game = game(id, variant, options.iter().copied()).expect("a variant");
    let (replay, refused) = Replay::of(game, tokens.split_whitespace());
    assert_eq!(refused, None, "{id} {variant}");
    replay
}

/// The position after these tokens.
///
/// # Panics
/// If a token is not legal.
pub fn after(position: &Position, tokens: &str) -> Box<Position> {
    let play = |position: Box<Position>, token| {
        position.after(token).unwrap_or_else(|e| panic!("{token} at {}: {e:?}", position.text()))
    };
    tokens.split_whitespace().fold(position.boxed(), play)
}

/// The rule that forbids a token.
///
/// # Panics
/// If no rule forbids it.
pub fn refused(position: &Position, token: &str) -> Refusal {
    match position.check(token) {
        Err(TokenError::Rule(why)) => why,
        other => panic!("{token} at {}: {other:?}", position.text()),
    }
}

/// A site of Tritt's board, the largest board with an edge.
///
/// # Panics
/// If there is no site with that number.
pub fn site_of(number: u32) -> Site {
    trivium_rules::games::tritt::INFO.site(number).expect("a point of the board")
}

/// A lap of seat 1 from a site into others.
pub fn sown(from: u32, into: &[u32]) -> Event {
    Event::Sown { from: site_of(from), into: into.iter().copied().map(site_of).collect(), seat: Seat::ONE }
}

/// The turn after a game for two that this seat has won.
pub fn won_by(seat: Seat) -> Turn {
    Turn::Over(Outcome::win(2, seat))
}

/// The value of a field of the position's text.
///
/// # Panics
/// If the text has no such field.
pub fn field(position: &Position, name: &str) -> String {
    let text = position.text();
    let value = text.split(' ').find_map(|field| field.strip_prefix(name)?.strip_prefix('='));
    value.unwrap_or_else(|| panic!("no {name} in {text}")).to_owned()
}
