//! `cargo xtask site`: the build hook of trunk (Trunk.toml). It needs no Node.

use crate::process::{Failure, at, cargo, files, remove, root, run as start, target};
use std::path::Path;
use std::time::SystemTime;

/// The command-line program runs again only if one of these or an article in languages/ has changed. Changes of boards
/// or of other texts do not count, because compiling them takes as long as compiling the page.
const SOURCES: [&str; 4] = ["articles", "puzzles", "crates/cli/src", "Cargo.lock"];
/// Style sheets that scripts fetch as single files, so their imports are inlined.
const SHEETS: [&str; 1] = ["embed"];
/// Optimising these packages takes longer than the run that it speeds up.
const UNOPTIMISED: [&str; 3] = ["rules", "engine", "research"];

pub fn run(_: &[String]) -> Result<(), Failure> {
    let stage = std::env::var_os("TRUNK_STAGING_DIR").ok_or("trunk sets TRUNK_STAGING_DIR: run `trunk build`")?;
    let stage = Path::new(&stage);
    let site = target().join("site");
    if is_old(&site)? {
        let made = target().join("site.new");
        remove(&made)?;
        let mut command = cargo();
        command.args(["run", "--quiet", "--locked", "--package", "trivium-cli"]);
        for name in UNOPTIMISED {
            command.arg("--config").arg(format!("profile.dev.package.trivium-{name}.opt-level=0"));
        }
        start(command.args(["--", "site", "--into"]).arg(&made))?;
        remove(&site)?;
        std::fs::rename(&made, &site).map_err(at(&site))?;
    }
    for file in files(&site)? {
        let into = stage.join(file.strip_prefix(&site).expect("a file of the folder"));
        std::fs::create_dir_all(into.parent().expect("a folder")).map_err(at(&into))?;
        std::fs::copy(&file, &into).map_err(at(&into))?;
    }
    for sheet in SHEETS {
        let into = stage.join(format!("{sheet}.css"));
        std::fs::write(&into, with_imports(sheet)?).map_err(at(&into))?;
    }
    Ok(())
}

/// True if the output is missing, or older than a source.
fn is_old(site: &Path) -> Result<bool, Failure> {
    let Ok(made) = changed(&site.join("tiles")) else { return Ok(true) };
    for source in SOURCES {
        if newest(&root().join(source))? > made {
            return Ok(true);
        }
    }
    let languages = root().join("languages");
    for language in languages.read_dir().map_err(at(&languages))? {
        let articles = language.map_err(at(&languages))?.path().join("articles");
        if articles.is_dir() && newest(&articles)? > made {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The time of the last change in a file or folder. A folder changes when a file in it is made or removed.
fn newest(path: &Path) -> Result<SystemTime, Failure> {
    let mut time = changed(path)?;
    if path.is_dir() {
        for entry in path.read_dir().map_err(at(path))? {
            time = time.max(newest(&entry.map_err(at(path))?.path())?);
        }
    }
    Ok(time)
}

fn changed(path: &Path) -> Result<SystemTime, Failure> {
    path.metadata().and_then(|about| about.modified()).map_err(at(path))
}

/// The text of a sheet with its imports inlined.
fn with_imports(sheet: &str) -> Result<String, Failure> {
    let read = |file: &str| {
        let path = root().join("styles").join(file);
        std::fs::read_to_string(&path).map_err(at(&path))
    };
    let list = read(&format!("{sheet}.css"))?;
    imports(&list).map(read).collect()
}

fn imports(sheet: &str) -> impl Iterator<Item = &str> {
    sheet.lines().filter_map(|line| line.strip_prefix("@import \"")?.split_once("\";").map(|(file, _)| file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheets_list_their_imports() {
        let sheet = "/* A list. */\n@import \"./base.css\";\n@import \"./boards/tritt.css\";\n\nbody {\n}\n";
        assert_eq!(imports(sheet).collect::<Vec<_>>(), ["./base.css", "./boards/tritt.css"]);
    }

    #[test]
    fn fetched_sheets_are_only_imports() {
        for sheet in SHEETS {
            assert!(with_imports(sheet).expect("sheets").contains('{'), "{sheet}");
        }
    }
}
