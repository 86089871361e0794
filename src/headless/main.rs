//! `trivium`: the headless program. It speaks JSON on standard output; wrong usage is exit status 2 and one line.

mod arena;
mod args;
#[cfg(feature = "pictures")]
mod articles;
mod bench;
mod check;
mod failure;
#[cfg(feature = "pictures")]
mod gallery;
mod games;
mod link;
mod manifests;
mod perft;
mod solve;
#[cfg(feature = "pictures")]
mod svg;
mod think;
#[cfg(feature = "pictures")]
mod tiles;
mod trace;
mod words;

use failure::Failure;
use lexopt::ValueExt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// No such player: there is none.
#[derive(Clone, Copy)]
enum Nobody {}

impl arena::Rival for Nobody {
    fn named(_name: &str) -> Option<Nobody> {
        None
    }

    fn decide<R: trivium::core::Evaluate>(self, _: &std::rc::Rc<R>, _: &R::State, _: f64) -> Option<R::Move> {
        match self {}
    }
}

/// The folder into which a command writes its files, made when it is not there.
fn into(mut parser: lexopt::Parser) -> Result<PathBuf, Failure> {
    let mut folder = None;
    while let Some(arg) = parser.next()? {
        match arg {
            lexopt::Arg::Long("into") => folder = Some(PathBuf::from(parser.value()?.string()?)),
            _ => return Err(arg.unexpected().into()),
        }
    }
    let folder = folder.ok_or_else(|| Failure::Usage("--into is missing".to_owned()))?;
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Writes a file, unless it holds the text already: whoever watches it is not woken when nothing changed.
fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if std::fs::read_to_string(path).ok().as_deref() == Some(text) { Ok(()) } else { std::fs::write(path, text) }
}

const USAGE: &str = include_str!("usage.txt");

fn main() -> ExitCode {
    if std::env::args_os().any(|arg| arg == "--help" || arg == "-h") {
        return failure::status(std::io::stdout().write_all(USAGE.as_bytes()).map_err(Failure::from));
    }
    let mut parser = lexopt::Parser::from_env();
    let result = match parser.next() {
        Ok(Some(lexopt::Arg::Value(command))) => match command.to_str() {
            Some("trace") => trace::run(parser),
            Some("perft") => perft::run(parser),
            Some("games") => games::run(parser),
            Some("solve") => solve::run(parser),
            Some("check") => check::run(parser),
            Some("arena") => arena::run::<Nobody>(parser),
            Some("think") => think::run(parser),
            Some("bench") => bench::run(parser),
            #[cfg(feature = "pictures")]
            Some("svg") => svg::run(parser),
            #[cfg(feature = "pictures")]
            Some("tiles") => tiles::run(parser),
            #[cfg(feature = "pictures")]
            Some("gallery") => gallery::run(parser),
            #[cfg(feature = "pictures")]
            Some("articles") => articles::run(parser),
            #[cfg(not(feature = "pictures"))]
            Some("svg" | "tiles" | "gallery" | "articles") => {
                Err(Failure::Usage("built without pictures: build with --features pictures".to_owned()))
            }
            Some("link") => link::run(parser),
            Some("words") => words::run(parser),
            Some("manifests") => manifests::run(parser),
            _ => Err(Failure::Usage(format!("no command {command:?}: see `trivium --help`"))),
        },
        Ok(_) => Err(Failure::Usage("no command: see `trivium --help`".to_owned())),
        Err(error) => Err(error.into()),
    };
    failure::status(result)
}
