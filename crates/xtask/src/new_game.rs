//! `cargo xtask new-game`: makes a game from the template in `templates/game` (docs/adding-a-game.md).

use crate::process::{Failure, at, files, generate, program, root, run as start};
use std::path::{Path, PathBuf};

const TEMPLATE: &str = "templates/game";
const LIST: &str = "crates/rules/src/games/list.rs";

/// The forms of a game's name: `fox-and-geese`, `fox_and_geese`, `FoxAndGeese`, `Fox And Geese`.
struct Name {
    id: String,
    module: String,
    variant: String,
    title: String,
}

impl Name {
    fn new(id: &str) -> Option<Self> {
        let words: Vec<&str> = id.split('-').collect();
        let valid = |word: &&str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
        let capital = |word: &&str| word[..1].to_uppercase() + &word[1..];
        words.iter().all(valid).then(|| Self {
            id: id.to_owned(),
            module: words.join("_"),
            variant: words.iter().map(capital).collect(),
            title: words.iter().map(capital).collect::<Vec<_>>().join(" "),
        })
    }

    /// The target path of a template file. Rust files are named after the module, other files after the game's id.
    fn path(&self, template: &str) -> String {
        let rust = template.starts_with("crates/") || is_rust(template);
        template.replace("tris", if rust { &self.module } else { &self.id })
    }

    /// The adapted text of a template file.
    fn text(&self, path: &str, template: &str) -> String {
        if !is_rust(path) {
            return with(template, &[("tris", &self.id), ("Tris", &self.title)]);
        }
        let strings = [
            ("\"tris\"", &*format!("\"{}\"", self.id)),
            ("rules/tris", &format!("rules/{}", self.id)),
            ("Rule: tris", &format!("Rule: {}", self.id)),
            ("\"Tris\"", &format!("\"{}\"", self.title)),
        ];
        let line = |line: &str| {
            let capital = if line.trim_start().starts_with("//") { &self.title } else { &self.variant };
            with(line, &[&strings[..], &[("tris", &self.module), ("Tris", capital)]].concat())
        };
        template.split_inclusive('\n').map(line).collect()
    }
}

fn is_rust(path: &str) -> bool {
    Path::new(path).extension() == Some("rs".as_ref())
}

/// Replaces each text by another in one pass, because a new name may contain the old one. If several texts start at the
/// same position, the first one in the list is replaced.
fn with(text: &str, pairs: &[(&str, &str)]) -> String {
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let (old, new) =
            pairs.iter().find(|(old, _)| rest.starts_with(old)).copied().unwrap_or((&rest[..next.len_utf8()], ""));
        made.push_str(if new.is_empty() { old } else { new });
        rest = &rest[old.len()..];
    }
    made
}

/// The list of games with this game at its end. The module of its board has the same name as its own.
fn listed(list: &str, Name { module, variant, .. }: &Name) -> Option<String> {
    let number = |line: &str| match line.strip_suffix(',')?.split_whitespace().collect::<Vec<_>>()[..] {
        [_, _, number, _] => number.parse::<u8>().ok(),
        _ => None,
    };
    let (last, highest) =
        list.lines().filter_map(|line| Some((line, number(line)?))).max_by_key(|(_, number)| *number)?;
    let indent = &last[..last.len() - last.trim_start().len()];
    Some(list.replacen(last, &format!("{last}\n{indent}{module} {variant} {} {module},", highest + 1), 1))
}

/// The target paths of a template file. Its English texts are also used for languages that the template does not have.
fn in_languages(template: &Path, inner: &str) -> Result<Vec<String>, Failure> {
    let mut paths = vec![inner.to_owned()];
    if let Some(rest) = inner.strip_prefix("languages/en/") {
        let languages = root().join("languages");
        for entry in std::fs::read_dir(&languages).map_err(at(&languages))? {
            let entry = entry.map_err(at(&languages))?;
            let path = format!("languages/{}/{rest}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() && !template.join(&path).exists() {
                paths.push(path);
            }
        }
    }
    Ok(paths)
}

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let name = if let [id] = arguments { Name::new(id) } else { None };
    let name = name.ok_or("usage: cargo xtask new-game NAME (lower case, with hyphens between words)")?;
    let games = root().join("crates/rules/src/games");
    if games.join(&name.module).exists() || games.join(format!("{}.rs", name.module)).exists() {
        return Err(format!("a game {} exists already", name.id));
    }
    let template = root().join(TEMPLATE);
    let mut sources: Vec<PathBuf> = Vec::new();
    for from in files(&template)? {
        let inner = from.strip_prefix(&template).expect("a file of the template").to_string_lossy().replace('\\', "/");
        let text = std::fs::read_to_string(&from).map_err(at(&from))?;
        for path in in_languages(&template, &inner)? {
            let into = root().join(name.path(&path));
            std::fs::create_dir_all(into.parent().expect("a folder")).map_err(at(&into))?;
            std::fs::write(&into, name.text(&path, &text)).map_err(at(&into))?;
            if is_rust(&path) {
                sources.push(into);
            }
        }
    }
    let list = root().join(LIST);
    let games = std::fs::read_to_string(&list).map_err(at(&list))?;
    let games = listed(&games, &name).ok_or_else(|| format!("{LIST} has no line of a game"))?;
    std::fs::write(&list, games).map_err(at(&list))?;
    start(program("rustfmt").args(["--edition", "2024"]).args(&sources))?;
    generate("lists", &[])?;
    generate("rule-table", &[])?;
    let Name { title, module, .. } = name;
    println!(
        "{title} is ready. Play it: scripts/serve --dev; its tests: cargo test --package trivium-rules --test rules_{module}"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name() -> Name {
        Name::new("new-tris").expect("a name")
    }

    #[test]
    fn names_are_words_in_lower_case() {
        for refused in ["", "Trias", "nine men", "nine-", "-nine", "nine2"] {
            assert!(Name::new(refused).is_none(), "{refused}");
        }
        let Name { id, module, variant, title } = name();
        assert_eq!([id, module, variant, title], ["new-tris", "new_tris", "NewTris", "New Tris"]);
    }

    #[test]
    fn each_place_gets_its_form_of_the_name() {
        let path = "languages/en/games/tris.rs";
        assert_eq!(name().path(path), "languages/en/games/new_tris.rs");
        assert_eq!(name().path("languages/en/articles/tris.md"), "languages/en/articles/new-tris.md");
        for (old, new) in [
            ("    // Tris is drawn.\n", "    // New Tris is drawn.\n"),
            ("/// Rule: tris/play: \"A\"\n", "/// Rule: new-tris/play: \"A\"\n"),
            ("use tris::Tris;\n", "use new_tris::NewTris;\n"),
            ("(\"tris\", \"Tris\", \"rules/tris.md\")", "(\"new-tris\", \"New Tris\", \"rules/new-tris.md\")"),
        ] {
            assert_eq!(name().text(path, old), new);
        }
        assert_eq!(name().text("rules/tris.md", "# Tris: tris"), "# New Tris: new-tris");
    }

    #[test]
    fn a_game_is_listed_with_the_next_number() {
        let list = "macro {\n    a {\n            tritt Tritt 2 bars,\n            trias Trias 1 circle,\n    }\n}\n";
        let longer = listed(list, &name()).expect("a list");
        assert_eq!(longer.lines().nth(3), Some("            new_tris NewTris 3 new_tris,"));
        assert_eq!(longer.lines().count(), list.lines().count() + 1);
        assert_eq!(listed("", &name()), None);
    }
}
