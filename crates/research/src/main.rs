//! `trivium-research`: solves games, checks proofs and makes puzzles. It prints JSON. Wrong usage gives exit status 2
//! and a message of one line.

use std::io::Write;
use std::process::ExitCode;
use trivium_research::failure::{Failure, status};
use trivium_research::{bounds, check, puzzles, solve};

const USAGE: &str = include_str!("usage.txt");

fn main() -> ExitCode {
    if std::env::args_os().any(|arg| arg == "--help" || arg == "-h") {
        return status(std::io::stdout().write_all(USAGE.as_bytes()).map_err(Failure::from));
    }
    let mut parser = lexopt::Parser::from_env();
    status(match parser.next() {
        Ok(Some(lexopt::Arg::Value(command))) => match command.to_str() {
            Some("solve") => solve::run(parser),
            Some("bound") => bounds::run(parser),
            Some("check") => check::run(parser),
            Some("puzzles") => puzzles::run(parser),
            _ => Err(Failure::Usage(format!("no command {command:?}: see `trivium-research --help`"))),
        },
        Ok(_) => Err(Failure::Usage("no command: see `trivium-research --help`".to_owned())),
        Err(error) => Err(error.into()),
    })
}
