//! `trivium link`: converts records from standard input to payloads of links, one per line; with `--open`, payloads to
//! records.

use super::Failure;
use super::args::{GameArgs, no_token};
use lexopt::Parser;
use std::io::{Read, Write};
use trivium_session::outside;
use trivium_session::{Match, read_file, read_link, write_file, write_link};
use trivium_words::{Language, fill};

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut open = false;
    let choice = GameArgs::read_at(&mut parser, |name, _| {
        open |= name == "open";
        Ok(name == "open")
    })?;
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input)?;
    let input = outside::decode(&input);
    if choice.position.is_some() && (open || choice.game.is_none()) {
        return Err(Failure::Usage("--position requires --game; files and links contain a start position".to_owned()));
    }
    let output = match (open, &choice.game) {
        (true, _) => opened(&input)?,
        (false, Some(_)) => linked(&[played(&choice, &input)?])?,
        (false, None) => linked(&filed(&input)?)?,
    };
    std::io::stdout().write_all(output.as_bytes())?;
    Ok(())
}

/// Reports a fault of the input.
fn wrong(fault: &str) -> Failure {
    eprintln!("trivium: {fault}");
    Failure::Said
}

/// Converts payloads, one per line, to a file of matches.
fn opened(input: &str) -> Result<String, Failure> {
    let lines = input.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let game_match = |(index, line): (usize, &str)| {
        read_link(line).map_err(|why| wrong(&format!("line {}: {}", index + 1, Language::En.shell().link(why))))
    };
    let game_matches: Vec<_> = lines.map(game_match).collect::<Result<_, _>>()?;
    Ok(write_file(&game_matches))
}

fn linked(game_matches: &[Match]) -> Result<String, Failure> {
    let mut lines = String::new();
    for (index, game_match) in game_matches.iter().enumerate() {
        let fault = |why| wrong(&format!("game {}: {}", index + 1, Language::En.shell().link(why)));
        lines += &write_link(game_match).map_err(fault)?;
        lines.push('\n');
    }
    Ok(lines)
}

/// The matches of a file. A single malformed match is an error.
fn filed(input: &str) -> Result<Vec<Match>, Failure> {
    let words = Language::En.shell();
    let game_match = |entry: trivium_session::FileEntry| {
        let place = fill(words.wrong.in_file, &[&entry.number.to_string(), &entry.line.to_string()]);
        entry.read.map_err(|broken| wrong(&format!("{place}: {}", words.save(&broken.why))))
    };
    read_file(&outside::unwrapped(input)).into_iter().map(game_match).collect()
}

fn played(choice: &GameArgs, input: &str) -> Result<Match, Failure> {
    let played = Match::after(choice.setup()?, outside::plain(input).split_whitespace());
    played.map_err(|refused| wrong(&no_token(&refused)))
}
