//! For `trivium site`: the start page's pictures, a file for each game, look and brightness; and what stands there before there is a program.

use super::Failure;
use std::path::Path;
use trivium_boards::Look;
use trivium_boards::still::{Style, escape, host, tile_file};
use trivium_rules::core::GameInfo;
use trivium_rules::games::GAMES;
use trivium_session::{Setup, Table};
use trivium_words::{Language, fill, minutes};

/// A position that shows each game from its best side: variant and tokens.
const SAMPLES: [(&str, &str, &str); GAMES.len()] = [
    ("triapon", "base", "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3 i7 g1 c3 i8 h1 b2"),
    ("trias", "base", "C1 I3 J1 E3 H1 A3 D1 C3 B1"),
    ("tritt", "slide", "e5-g5 f6-h8 d3-d5 e8-g8 h4-h6 c6-c8 g9-i11"),
    ("traffic-lights", "simple", "b2 a1 b2 c3 a1 c2 b2 a3 a3 c3 b1"),
    ("trigon", "base", "2@0,0u 3@0,0d 6@0,-1d 3@0,-1u 3@1,-1u 1@1,0u 5@1,-1d 1@-1,0d 4@0,-2d 3@-1,-1d 2@1,-2u 5@0,1u"),
];

pub fn make(folder: &Path) -> Result<(), Failure> {
    for (game, variant, tokens) in SAMPLES {
        let mut table = Table::new(Setup::new(game, variant, [], [], 0)?);
        for token in tokens.split(' ') {
            table.play(token).map_err(|_| Failure::Usage(format!("{token} is not legal in the sample of {game}")))?;
        }
        for (look, dark) in Look::ALL.into_iter().flat_map(|look| [(look, false), (look, true)]) {
            let style = Style { look, dark, bare: true, ..Style::default() };
            let picture = host::picture(&table, &style, "").map_err(|why| Failure::Usage(why.to_string()))?;
            std::fs::write(folder.join(tile_file(game, look, dark)), &picture)?;
        }
    }
    let start = serde_json::json!({
        "tagline": spoken(|language| language.shell().tagline.to_owned()),
        "tiles": GAMES.iter().map(tile).collect::<String>(),
    });
    std::fs::write(folder.join("start.json"), start.to_string())?;
    Ok(())
}

/// A text in every language, once when they agree; styles show the one of the page.
fn spoken(text: impl Fn(Language) -> String) -> String {
    let english = text(Language::En);
    if Language::ALL.iter().all(|language| text(*language) == english) {
        return escape(&english);
    }
    let say = |language: Language| format!("<span lang=\"{}\">{}</span>", language.tag(), escape(&text(language)));
    Language::ALL.map(say).concat()
}

/// A game on the start page, as `ui/home.rs` draws it, but its picture.
fn tile(game: &GameInfo) -> String {
    format!(
        "<li class=\"tile\"><div class=\"picture\"></div><div class=\"about\"><h3><a href=\"#/new/{0}\">{1}</a></h3>\
        <p class=\"facts\"><span>{2}</span><span>{3}</span></p><p>{4}</p></div></li>",
        game.id,
        spoken(|language| language.game(game.id).name.to_owned()),
        spoken(|language| fill(language.shell().players, &[&game.seats.to_string()])),
        spoken(|language| fill(language.shell().minutes, &[minutes(game.id)])),
        spoken(|language| language.game(game.id).line.to_owned()),
    )
}
