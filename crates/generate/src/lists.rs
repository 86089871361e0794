//! Updates files outside Rust that name all games. The source is the list of games (`trivium_rules::games::GAMES`).

use crate::{Generated, filled, read, root};
use std::fmt::Write;
use trivium_boards::board_info;
use trivium_rules::games::GAMES;
use trivium_words::Language;

/// Style sheets that must be imported after those of all boards.
const LAST: [&str; 2] = ["drag.css", "forced.css"];

pub fn generate() -> Vec<Generated> {
    let mut files = vec![
        filled("src/embed/embed.d.ts", &[("export type GameName = ", ";", game_type())]),
        filled("src/embed/custom-elements.json", &[("\"The game: ", ".\"", game_sentence())]),
        filled("public/embed.js", &[("const ROOMS = {\n", "};", element_sizes())]),
        filled("public/board.css", &[("besides, 0px));\n  }\n", "}\n\n/* Games end here. */", element_rules())]),
    ];
    files.extend(style_sheets());
    files
}

/// Object keys with hyphens need quotation marks in JavaScript.
fn key(id: &str) -> String {
    if id.contains('-') { format!("\"{id}\"") } else { id.to_owned() }
}

fn game_type() -> String {
    GAMES.map(|game| format!("\"{}\"", game.id)).join(" | ")
}

fn game_sentence() -> String {
    let ids = GAMES.map(|game| game.id);
    let [first @ .., last] = &ids[..] else { panic!("there are games") };
    format!("{} or {last}", first.join(", "))
}

fn element_sizes() -> String {
    let mut sizes = String::new();
    for game in GAMES {
        let [whole, board, bars] = board_info(game.id).expect("a board").embedded;
        writeln!(sizes, "  {}: [{whole}, {board}, {bars}],", key(game.id)).expect("a string");
    }
    sizes
}

/// The sizes that an element reserves before its script has loaded, as CSS.
fn element_rules() -> String {
    let mut rules = String::new();
    for id in GAMES.map(|game| game.id) {
        let [whole, board, bars] = board_info(id).expect("a board").embedded;
        writeln!(
            rules,
            "\n  trivium-board[game=\"{id}\"] {{\n    --trivium-shape: {whole};\n    --trivium-field: {board};\n    --trivium-bars: {bars}px;\n  }}"
        )
        .expect("a string");
    }
    rules
}

/// The games with their names and variants, as a JavaScript object.
pub fn test_games() -> String {
    let mut games = String::new();
    for game in GAMES {
        let words = Language::En.game(game.id);
        let title = |id: &str| {
            format!("{}: {:?}", if id.contains('+') { format!("{id:?}") } else { id.to_owned() }, words.variant(id)[0])
        };
        let titles: Vec<_> = game.variants.iter().map(|variant| title(variant.id)).collect();
        writeln!(games, "  {}: {{ name: {:?}, variants: {{ {} }} }},", key(game.id), words.name, titles.join(", "))
            .expect("a string");
    }
    games
}

/// The lists of style sheets, with an import of each board's sheet.
fn style_sheets() -> Vec<Generated> {
    let folder = std::fs::read_dir(root().join("styles/boards")).expect("a folder");
    let mut sheets: Vec<String> =
        folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    sheets.sort();
    sheets.retain(|sheet| !LAST.contains(&sheet.as_str()));
    let (flat, wood): (Vec<_>, Vec<_>) = sheets.iter().partition(|sheet| sheet.ends_with("-flat.css"));
    let all: Vec<_> = sheets.iter().collect();
    [("looks", &flat, "forced"), ("play", &wood, "drag"), ("embed", &wood, "drag"), ("pictures", &all, "grid-flat")]
        .map(|(list, sheets, last)| {
            let file = format!("styles/{list}.css");
            let last = format!("@import \"./boards/{last}.css\";");
            let text = sheets.iter().fold(read(&file), |text, sheet| with_import(&file, text, sheet, &last));
            Generated { file, text }
        })
        .into()
}

/// Adds a missing import in front of the line `last`.
fn with_import(file: &str, text: String, sheet: &str, last: &str) -> String {
    let line = format!("@import \"./boards/{sheet}\";\n");
    if text.contains(&line) {
        return text;
    }
    assert!(text.contains(last), "{file} has no {last:?}");
    text.replacen(last, &[&line, last].concat(), 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_name_all_games() {
        let old: Vec<_> = generate().into_iter().filter(|generated| !generated.is_current()).collect();
        let names: Vec<_> = old.iter().map(|generated| &generated.file).collect();
        assert!(names.is_empty(), "run `cargo xtask lists`; out of date: {names:?}");
    }

    #[test]
    fn a_missing_sheet_is_imported_before_the_last_one() {
        let text = "@import \"./boards/a.css\";\n@import \"./boards/drag.css\";\n".to_owned();
        let added = with_import("play.css", text, "b.css", "@import \"./boards/drag.css\";");
        let lines: Vec<_> = added.lines().collect();
        assert_eq!(lines, ["a", "b", "drag"].map(|name| format!("@import \"./boards/{name}.css\";")));
    }
}
