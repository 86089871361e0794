//! `trivium`, the command-line program. It prints JSON to standard output. Wrong usage gives exit status 2 and a
//! message of one line.

mod arena;
mod bench;
#[cfg(feature = "pictures")]
mod gallery;
mod games;
mod link;
#[cfg(feature = "pictures")]
mod manifests;
mod perft;
#[cfg(feature = "pictures")]
mod puzzle_picture;
#[cfg(feature = "pictures")]
mod site;
#[cfg(feature = "pictures")]
mod svg;
mod think;
#[cfg(feature = "pictures")]
mod tiles;
mod trace;
#[cfg(feature = "pictures")]
mod volumes;
#[cfg(feature = "pictures")]
mod weave;
#[cfg(feature = "pictures")]
mod words;

use std::io::Write;
use std::process::ExitCode;
use trivium_research::failure::{self, Failure};
use trivium_research::{COMMANDS, args, bounds, check, puzzles, solve};

/// The players from other packages, of which this program has none.
#[derive(Clone, Copy)]
enum Nobody {}

impl arena::Rival for Nobody {
    fn named(_name: &str) -> Option<Nobody> {
        None
    }

    fn decide<R: trivium_engine::Evaluate>(self, _: &std::rc::Rc<R>, _: &R::State, _: f64) -> Option<R::Move> {
        match self {}
    }
}

const USAGE: &str = include_str!("usage.txt");

fn main() -> ExitCode {
    if std::env::args_os().any(|arg| arg == "--help" || arg == "-h") {
        return failure::status(write!(std::io::stdout(), "{USAGE}\n{COMMANDS}").map_err(Failure::from));
    }
    let mut parser = lexopt::Parser::from_env();
    let result = match parser.next() {
        Ok(Some(lexopt::Arg::Value(command))) => match command.to_str() {
            Some("trace") => trace::run(parser),
            Some("perft") => perft::run(parser),
            Some("games") => games::run(parser),
            Some("solve") => solve::run(parser),
            Some("bound") => bounds::run(parser),
            Some("check") => check::run(parser),
            Some("arena") => arena::run::<Nobody>(parser),
            Some("think") => think::run(parser),
            Some("puzzles") => puzzles::run(parser),
            Some("bench") => bench::run(parser),
            #[cfg(feature = "pictures")]
            Some("svg") => svg::run(parser),
            #[cfg(feature = "pictures")]
            Some("site") => site::run(parser),
            #[cfg(feature = "pictures")]
            Some("weave") => weave::run(parser),
            #[cfg(not(feature = "pictures"))]
            Some("svg" | "site" | "weave") => {
                Err(Failure::Usage("built without pictures: build with --features pictures".to_owned()))
            }
            Some("link") => link::run(parser),
            _ => Err(Failure::Usage(format!("unknown command {command:?}: see `trivium --help`"))),
        },
        Ok(_) => Err(Failure::Usage("no command given: see `trivium --help`".to_owned())),
        Err(error) => Err(error.into()),
    };
    failure::status(result)
}
