//! `trivium`: the headless program. It speaks JSON on standard output; wrong usage is exit status 2 and one line.

mod arena;
mod args;
mod bench;
mod games;
mod perft;
mod solve;
mod think;
mod trace;
mod words;

use std::process::ExitCode;

/// Why a command did not do what it was asked for.
enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// The command ran and found something wrong, which it has said.
    Said,
    /// Reading or writing failed.
    Io(std::io::Error),
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Io(error)
    }
}

const USAGE: &str = "trivium trace|perft|games|solve|think|arena|bench [--game G --variant V [--set key=value]… …] | words --into FOLDER";

fn main() -> ExitCode {
    let mut parser = lexopt::Parser::from_env();
    let result = match parser.next() {
        Ok(Some(lexopt::Arg::Value(command))) => match command.to_str() {
            Some("trace") => trace::run(parser),
            Some("perft") => perft::run(parser),
            Some("games") => games::run(parser),
            Some("solve") => solve::run(parser),
            Some("arena") => arena::run(parser),
            Some("think") => think::run(parser),
            Some("bench") => bench::run(parser),
            Some("words") => words::run(parser),
            _ => Err(Failure::Usage(format!("no command {command:?}; usage: {USAGE}"))),
        },
        Ok(Some(lexopt::Arg::Short('h') | lexopt::Arg::Long("help"))) => {
            println!("usage: {USAGE}");
            Ok(())
        }
        Ok(_) => Err(Failure::Usage(format!("usage: {USAGE}"))),
        Err(error) => Err(error.into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Said) => ExitCode::from(1),
        // Whoever reads our output may stop doing so: `trivium trace … | head`.
        Err(Failure::Io(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => {
            eprintln!("trivium: {error}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(why)) => {
            eprintln!("trivium: {why}");
            ExitCode::from(2)
        }
    }
}
