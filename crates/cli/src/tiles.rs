//! For `trivium site`: pictures of the start page for each game, look and theme, and the static content of that page,
//! which is visible until its program has loaded.

use super::Failure;
use std::path::Path;
use trivium_boards::Look;
use trivium_boards::svg_export::{Style, escape, host, tile_file};
use trivium_rules::core::{GameInfo, Sample};
use trivium_rules::games::GAMES;
use trivium_session::{Match, Setup};
use trivium_words::{Language, fill};

pub fn make(folder: &Path, preview: &str) -> Result<(), Failure> {
    for GameInfo { id: game, sample: Sample { variant, tokens }, .. } in GAMES {
        let setup = Setup::new(game, variant, [], [], 0)?;
        let illegal = |refused| Failure::Usage(format!("the sample of {game}: {refused}"));
        let game_match = Match::after(setup, tokens.split(' ')).map_err(illegal)?;
        for (look, dark) in Look::ALL.into_iter().flat_map(|look| [(look, false), (look, true)]) {
            let style = Style { look, dark, bare: true, ..Style::default() };
            let picture = host::picture(&game_match, &style, "").map_err(|why| Failure::Usage(why.to_string()))?;
            std::fs::write(folder.join(tile_file(game, look, dark)), &picture)?;
        }
    }
    let start = serde_json::json!({
        "tagline": spoken(|language| language.shell().tagline.to_owned()),
        "today": links(),
        "preview": preview,
        "tiles": GAMES.iter().map(tile).collect::<String>(),
    });
    std::fs::write(folder.join("start.json"), start.to_string())?;
    Ok(())
}

/// The links below the games, as `ui/home.rs` draws them.
fn links() -> String {
    format!(
        "<a class=\"button\" href=\"#/puzzles/today\">{}</a><a class=\"button quiet\" href=\"#/by-ear\">{}</a>",
        spoken(|language| language.shell().todays_puzzle.to_owned()),
        spoken(|language| language.shell().spoken.by_ear.to_owned()),
    )
}

/// A text in every language, or only once if it is the same in all. Styles hide the other languages.
fn spoken(text: impl Fn(Language) -> String) -> String {
    let english = text(Language::En);
    if Language::ALL.iter().all(|language| text(*language) == english) {
        return escape(&english);
    }
    let say = |language: Language| format!("<span lang=\"{}\">{}</span>", language.tag(), escape(&text(language)));
    Language::ALL.map(say).concat()
}

/// A game on the start page, as `ui/home.rs` draws it, but without its picture.
fn tile(game: &GameInfo) -> String {
    format!(
        "<li class=\"tile\" data-game=\"{0}\"><div class=\"picture\"></div><div class=\"about\"><h3>{1}</h3>\
        <p class=\"facts\"><span>{2}</span><span>{3}</span></p><p>{4}</p>\
        <p class=\"row acts\"><a class=\"button main\" href=\"#/new/{0}\">{5}</a>\
        <a class=\"button\" href=\"#/learn/{0}\">{6}</a></p></div></li>",
        game.id,
        spoken(|language| language.game(game.id).name.to_owned()),
        spoken(|language| fill(language.shell().players, &[&game.seats.to_string()])),
        spoken(|language| fill(language.shell().minutes, &[game.minutes])),
        spoken(|language| language.game(game.id).line.to_owned()),
        spoken(|language| language.shell().setup.play.to_owned()),
        spoken(|language| language.shell().setup.learn.to_owned()),
    )
}
