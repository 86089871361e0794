//! `trivium words`: the files of words that the page fetches: a language's own, those of analyses, of lessons and of boards in other
//! people's pages; what the board element says before it has any, and the start page before there is a program.

use super::{Failure, into};
use lexopt::Parser;
use trivium::core::GameInfo;
use trivium::games::GAMES;
use trivium::i18n::{Language, fill, minutes};
use trivium::ui::still::escape;

pub fn run(parser: Parser) -> Result<(), Failure> {
    let folder = into(parser)?;
    for language in Language::ALL {
        super::write(&folder.join(language.tag()).with_extension("txt"), &language.file())?;
        let analyses = folder.join(format!("analysis-{}.txt", language.tag()));
        super::write(&analyses, &language.analysis_file())?;
        super::write(&folder.join(format!("lesson-{}.txt", language.tag())), &language.lesson_file())?;
        super::write(&folder.join(format!("embed-{}.txt", language.tag())), &language.embedding_file())?;
    }
    let unloaded: serde_json::Map<_, _> =
        Language::ALL.iter().map(|l| (l.tag().to_owned(), l.embedding().unloaded.into())).collect();
    super::write(&folder.join("unloaded.json"), &serde_json::Value::from(unloaded).to_string())?;
    let start = serde_json::json!({
        "tagline": spoken(|language| language.shell().tagline.to_owned()),
        "tiles": GAMES.iter().map(tile).collect::<String>(),
    });
    super::write(&folder.join("start.json"), &start.to_string())?;
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
