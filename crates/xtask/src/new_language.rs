//! `cargo xtask new-language`: makes a language from a copy of English (CONTRIBUTING.md).

use crate::process::{Failure, at, files, generate, root};

const LIST: &str = "languages/mod.rs";
const MODEL: (&str, &str) = ("en", "English");

/// The tag is also the name of a module, so only primary language tags of BCP 47 are accepted, without region or
/// script.
fn is_tag(tag: &str) -> bool {
    matches!(tag.len(), 2 | 3) && tag.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// The list of languages with this language at its end.
fn listed(list: &str, tag: &str, name: &str) -> Option<String> {
    let is_entry = |line: &&str| line.trim_end().ends_with("\",") && line.split_whitespace().count() >= 3;
    let last = list.lines().rfind(is_entry)?;
    let indent = &last[..last.len() - last.trim_start().len()];
    let variant = tag[..1].to_uppercase() + &tag[1..];
    Some(list.replacen(last, &format!("{last}\n{indent}{variant} {tag} {name:?},"), 1))
}

/// The text of a file for the new language. Comments at the head of a file may name the language.
fn translated(text: &str, name: &str) -> String {
    let line = |line: &str| {
        if line.starts_with("//!") || line.starts_with("# ") { line.replace(MODEL.1, name) } else { line.to_owned() }
    };
    text.split_inclusive('\n').map(line).collect()
}

pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let usage =
        "usage: cargo xtask new-language TAG NAME (a tag of two or three small letters; the language's name in itself)";
    let [tag, name] = arguments else { return Err(usage.to_owned()) };
    if !is_tag(tag) || name.trim().is_empty() {
        return Err(usage.to_owned());
    }
    let languages = root().join("languages");
    let (model, into) = (languages.join(MODEL.0), languages.join(tag));
    if into.exists() {
        return Err(format!("a language {tag} exists already"));
    }
    for from in files(&model)? {
        let into = into.join(from.strip_prefix(&model).expect("a file of the model"));
        std::fs::create_dir_all(into.parent().expect("a folder")).map_err(at(&into))?;
        let text = std::fs::read_to_string(&from).map_err(at(&from))?;
        std::fs::write(&into, translated(&text, name)).map_err(at(&into))?;
    }
    let list = root().join(LIST);
    let text = std::fs::read_to_string(&list).map_err(at(&list))?;
    let text = listed(&text, tag, name).ok_or_else(|| format!("{LIST} has no line of a language"))?;
    std::fs::write(&list, text).map_err(at(&list))?;
    generate("lists", &[])?;
    println!("languages/{tag} has English texts. Translate them; scripts/serve --dev shows {name} in the settings.");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_listed_at_the_end() {
        let list = "macro {\n            [$($arguments)*]\n            De de \"Deutsch\",\n            En en \"English\",\n        }\n";
        let longer = listed(list, "eo", "Esperanto").expect("a list");
        let lines: Vec<_> = longer.lines().collect();
        assert_eq!(lines[3..5], ["            En en \"English\",", "            Eo eo \"Esperanto\","]);
        assert_eq!(listed("", "eo", "Esperanto"), None);
    }

    #[test]
    fn comments_name_the_new_language() {
        let model = "//! English.\nconst NAME: &str = \"English\";\n";
        assert_eq!(translated(model, "Esperanto"), "//! Esperanto.\nconst NAME: &str = \"English\";\n");
    }

    #[test]
    fn tags_are_primary_tags() {
        assert!(is_tag("eo") && is_tag("gsw"));
        for refused in ["", "e", "pt-BR", "EO", "de1", "latin"] {
            assert!(!is_tag(refused), "{refused}");
        }
    }
}
