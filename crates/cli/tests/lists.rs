//! Files outside Rust that name games: types, proportions, style sheets, the games of the browser's tests. All of it follows from the one
//! list of games (`trivium_rules::each_game`). With `UPDATE_LISTS` set this test writes it; without, it fails with what is to be written.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use trivium_boards::board_info;
use trivium_rules::games::{GAMES, NUMBERS};
use trivium_words::Language;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Sees to it that a file has this text between the two others.
fn holds(wrong: &mut String, file: &str, [before, after]: [&str; 2], wanted: &str) {
    let path = root().join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{file}: {why}"));
    let (head, rest) = text.split_once(before).unwrap_or_else(|| panic!("{file} has no {before:?}"));
    let (found, tail) = rest.split_once(after).unwrap_or_else(|| panic!("{file} has no {after:?} after {before:?}"));
    if found == wanted {
        return;
    }
    if std::env::var_os("UPDATE_LISTS").is_some() {
        std::fs::write(&path, [head, before, wanted, after, tail].concat()).expect("a file of the tree is writable");
    } else {
        writeln!(wrong, "{file}: {before}\n{wanted}\nshould stand there, not\n{found}").expect("a string");
    }
}

/// Sees to it that a list of style sheets names this one; where it is missing, it goes before that line.
fn imports(wrong: &mut String, list: &str, sheet: &str, before: &str) {
    let file = format!("styles/{list}");
    let path = root().join(&file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{file}: {why}"));
    let line = format!("@import \"./boards/{sheet}\";\n");
    if text.contains(&line) {
        return;
    }
    if std::env::var_os("UPDATE_LISTS").is_some() {
        assert!(text.contains(before), "{file} has no {before:?}");
        std::fs::write(&path, text.replacen(before, &[&line, before].concat(), 1))
            .expect("a file of the tree is writable");
    } else {
        writeln!(wrong, "{file}: before {before}: {line}").expect("a string");
    }
}

#[test]
fn files_name_all_games() {
    let mut wrong = String::new();
    let ids = GAMES.map(|game| game.id);
    let types = ids.map(|id| format!("\"{id}\"")).join(" | ");
    holds(&mut wrong, "src/embed/embed.d.ts", ["export type GameName = ", ";"], &types);
    let [first @ .., last] = &ids[..] else { panic!("there are games") };
    let said = format!("{} or {last}", first.join(", "));
    holds(&mut wrong, "src/embed/custom-elements.json", ["\"The game: ", ".\""], &said);

    let key = |id: &str| if id.contains('-') { format!("\"{id}\"") } else { id.to_owned() };
    let mut rooms = String::new();
    for id in ids {
        let [whole, board, bars] = board_info(id).expect("a board").embedded;
        writeln!(rooms, "  {}: [{whole}, {board}, {bars}],", key(id)).expect("a string");
    }
    holds(&mut wrong, "public/embed.js", ["const ROOMS = {\n", "};"], &rooms);
    let mut sheet = String::new();
    for id in ids {
        let [whole, board, bars] = board_info(id).expect("a board").embedded;
        let empty = ":not(:defined, :has(> :is(svg, img, picture, figure)))";
        let modes = ":is([mode=\"viewer\"], [mode=\"play\"], [mode=\"puzzle\"])";
        writeln!(sheet, "\n  trivium-board[game=\"{id}\"]{empty} {{\n    aspect-ratio: {whole};\n  }}")
            .expect("a string");
        writeln!(
            sheet,
            "\n  trivium-board[game=\"{id}\"]{modes}{empty} {{\n    aspect-ratio: {board};\n    padding-block-end: calc({bars}px + var(--trivium-besides, 0px));\n  }}"
        )
        .expect("a string");
    }
    holds(&mut wrong, "public/board.css", ["    font-size: 0;\n  }\n", "}\n\n/* Games end here. */"], &sheet);

    let mut setup = String::new();
    for game in GAMES {
        let words = Language::En.game(game.id);
        let title = |id: &str| {
            format!("{}: {:?}", if id.contains('+') { format!("{id:?}") } else { id.to_owned() }, words.variant(id)[0])
        };
        let titles: Vec<_> = game.variants.iter().map(|variant| title(variant.id)).collect();
        writeln!(setup, "  {}: {{ name: {:?}, variants: {{ {} }} }},", key(game.id), words.name, titles.join(", "))
            .expect("a string");
    }
    holds(&mut wrong, "tests/browser/games.mjs", ["export const GAMES = {\n", "};"], &setup);
    assert!(wrong.is_empty(), "run it with UPDATE_LISTS=1:\n{wrong}");
}

/// Sheets that stand behind those of all boards.
const LAST: [&str; 2] = ["drag.css", "forced.css"];

#[test]
fn every_sheet_of_a_board_is_in_the_lists() {
    let mut wrong = String::new();
    let folder = std::fs::read_dir(root().join("styles/boards")).expect("a folder");
    let mut sheets: Vec<String> =
        folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
    sheets.sort();
    for sheet in sheets.iter().filter(|sheet| !LAST.contains(&sheet.as_str())) {
        let (hands, flat) = ("@import \"./boards/drag.css\";", "@import \"./boards/grid-flat.css\";");
        if sheet.ends_with("-flat.css") {
            imports(&mut wrong, "looks.css", sheet, "@import \"./boards/forced.css\";");
            imports(&mut wrong, "pictures.css", sheet, flat);
        } else {
            imports(&mut wrong, "page.css", sheet, hands);
            imports(&mut wrong, "embed.css", sheet, hands);
            imports(&mut wrong, "pictures.css", sheet, flat);
        }
    }
    assert!(wrong.is_empty(), "run it with UPDATE_LISTS=1:\n{wrong}");
}

#[test]
fn numbers_in_links_stay() {
    let number = |id: &str| GAMES.iter().zip(NUMBERS).find(|(game, _)| game.id == id).map(|(_, number)| number);
    let old = ["triapon", "trias", "tritt", "traffic-lights", "trigon"].map(number);
    assert_eq!(old, [Some(0), Some(1), Some(2), Some(3), Some(4)]);
}
