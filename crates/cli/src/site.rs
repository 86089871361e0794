//! `trivium site`: the files of the page that are drawn or written: words, manifests, the start page's pictures, the pages of examples, the
//! articles on the rules.

use super::{Failure, gallery, manifests, tiles, volumes, words};
use lexopt::{Arg, Parser, ValueExt};
use std::fs;
use std::path::PathBuf;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut from, mut into) = (PathBuf::from("articles"), None);
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("from") => from = PathBuf::from(parser.value()?.string()?),
            Arg::Long("into") => into = Some(PathBuf::from(parser.value()?.string()?)),
            _ => return Err(arg.unexpected().into()),
        }
    }
    let into = into.ok_or_else(|| Failure::Usage("--into is missing".to_owned()))?;
    let folder = |name: &str| {
        let folder = into.join(name);
        fs::create_dir_all(&folder).map(|()| folder)
    };
    words::make(&folder("words")?)?;
    manifests::make(&folder("manifests")?)?;
    tiles::make(&folder("tiles")?)?;
    gallery::make(&into)?;
    volumes::make(&from, &into)
}
