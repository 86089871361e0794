//! Tests of the sources, compiled as one program.

mod imports;
mod layers;
mod lengths;

use std::path::{Path, PathBuf};

/// The root folder of the repository.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder tests is in the root")
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    entries
        .map(|entry| entry.expect("a readable folder").path())
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] })
        .filter(|path| path.extension() == Some("rs".as_ref()))
        .collect()
}
