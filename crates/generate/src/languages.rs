//! Updates files outside Rust that name all languages, or contain a sentence in each. The source is the list in
//! `languages/mod.rs`.

use crate::{Generated, filled, lists};
use std::fmt::Write;
use trivium_words::{DocumentWords, Language};

pub fn generate() -> Vec<Generated> {
    let tags = Language::ALL.map(Language::tag).join("|");
    let strings = Language::ALL.map(|language| format!("\"{}\"", language.tag())).join(", ");
    vec![
        index(&tags),
        filled("public/404.html", &[("<h1>Trivium</h1>\n", "  </body>", paragraphs(4, missing))]),
        filled(
            "public/embed.html",
            &[
                (
                    "<div id=\"unserved\" hidden>\n",
                    "    </div>",
                    paragraphs(6, |words| words.frame_unserved.to_owned()),
                ),
                ("<noscript>\n", "    </noscript>", paragraphs(6, |words| words.frame_no_script.to_owned())),
            ],
        ),
        filled("public/offline.js", &[("if (!/^(", ")$/.test(root.lang))", tags.clone())]),
        filled("public/embed/host.js", &[("const tag = /^(", ")(?![a-z])", tags)]),
        filled(
            "styles/home.css",
            &[("/* Before the program has started, the outline shows one language. */\n", " {\n", selectors())],
        ),
        filled(
            "tests/browser/games.mjs",
            &[("export const GAMES = {\n", "};", lists::test_games()), ("export const LANGUAGES = [", "];", strings)],
        ),
    ]
}

fn index(tags: &str) -> Generated {
    filled(
        "index.html",
        &[
            ("const ours = (tag) => /^(", ")(?![^-_])", tags.to_owned()),
            ("slow.textContent = { ", " }[document", loading()),
            ("<noscript>\n", "        </noscript>", paragraphs(10, |words| words.no_script.to_owned())),
            ("<div class=\"outdated\" hidden>\n", "        </div>", paragraphs(10, |words| words.outdated.to_owned())),
            ("<div class=\"unserved\" hidden>\n", "        </div>", paragraphs(10, |words| words.unserved.to_owned())),
            ("<div class=\"late\" hidden>\n", "        </div>", paragraphs(10, |words| words.late.to_owned())),
            ("<dialog class=\"halted\" role=\"alertdialog\">\n", "      </dialog>", halted()),
        ],
    )
}

/// All languages. English is first, because readers who do not find their language most likely know English.
fn english_first() -> impl Iterator<Item = Language> {
    let others = Language::ALL.into_iter().filter(|language| *language != Language::En);
    [Language::En].into_iter().chain(others)
}

fn paragraphs(indent: usize, text: impl Fn(&DocumentWords) -> String) -> String {
    let paragraph = |language: Language| {
        format!("{:indent$}<p lang=\"{}\">{}</p>\n", "", language.tag(), text(language.document()))
    };
    english_first().map(paragraph).collect()
}

fn missing(words: &DocumentWords) -> String {
    format!("{} <a href=\"./\">{}</a>", words.missing, words.to_start)
}

/// The dialog that appears when the program has crashed, in all languages.
fn halted() -> String {
    let mut html = String::new();
    for language in english_first() {
        let DocumentWords { halted, to_start, .. } = language.document();
        let (tag, reload) = (language.tag(), language.shell().offline.reload);
        writeln!(html, "        <div lang=\"{tag}\">\n          <p>{halted}</p>").expect("a string");
        writeln!(
            html,
            "          <p class=\"row\"><button type=\"button\" class=\"button main\">{reload}</button> <a class=\"button\" href=\"./\">{to_start}</a></p>\n        </div>"
        )
        .expect("a string");
    }
    html
}

/// Entries of a JavaScript object: the text for a slow start in each language.
fn loading() -> String {
    Language::ALL.map(|language| format!("{}: \"{}\"", language.tag(), language.shell().loading)).join(", ")
}

/// Selectors of the texts that are not in the language of the page.
fn selectors() -> String {
    Language::ALL
        .map(|language| format!(":root:not([lang=\"{0}\"]) .waiting span[lang=\"{0}\"]", language.tag()))
        .join(",\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_name_all_languages() {
        let old: Vec<_> = generate().into_iter().filter(|generated| !generated.is_current()).collect();
        let names: Vec<_> = old.iter().map(|generated| &generated.file).collect();
        assert!(names.is_empty(), "run `cargo xtask lists`; out of date: {names:?}");
    }
}
