//! `trivium-research`: solves games, checks proofs and makes puzzles. It prints JSON. Wrong usage gives exit status 2
//! and a message of one line.

use std::io::Write;
use std::process::ExitCode;
use trivium_research::failure::{Failure, status};
use trivium_research::{COMMANDS, bounds, check, puzzles, solve};

const USAGE: &str = "\
trivium-research COMMAND [--game G] [--variant V] [--set key=value]… [OPTION…]

Solves games, checks the proofs, and makes puzzles. docs/cli.md describes the output of each command.
Output is one line of JSON unless the command says otherwise. Progress goes to standard error.
Without --variant, a command uses the first variant of the game.
";

fn main() -> ExitCode {
    if std::env::args_os().any(|arg| arg == "--help" || arg == "-h") {
        return status(write!(std::io::stdout(), "{USAGE}\n{COMMANDS}").map_err(Failure::from));
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
