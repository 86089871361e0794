//! `trivium svg`: the picture of a position, or of a whole line, as an SVG file on standard output (docs/diagrams.md).

use super::{Failure, args::GameArgs};
use lexopt::{Parser, ValueExt};
use std::io::Write;
use trivium_boards::Look;
use trivium_boards::svg_export::{Style, host};
use trivium_session::Match;
use trivium_words::{Language, Text};

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut style = Style::default();
    let (mut tokens, mut marks, mut ply, mut animation) = (String::new(), String::new(), None::<usize>, false);
    let choice = GameArgs::read_at(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = parser.value()?.string()?,
            "marks" => marks = parser.value()?.string()?,
            "ply" => ply = Some(parser.value()?.parse()?),
            "look" => {
                style.look = one_of(name, &parser.value()?.string()?, &Look::ALL.map(|look| (look.name(), look)))?
            }
            "theme" => style.dark = one_of(name, &parser.value()?.string()?, &[("light", false), ("dark", true)])?,
            "lang" => style.language = one_of(name, &parser.value()?.string()?, &Language::ALL.map(|l| (l.tag(), l)))?,
            "coordinates" => style.coordinates = true,
            "hands" => style.hands = true,
            "bare" => style.bare = true,
            "background" => style.background = true,
            "animated" => animation = true,
            "width" => {
                style.width = parser.value()?.parse()?;
                if !(16..=8192).contains(&style.width) {
                    return Err(Failure::Usage("--width takes 16 to 8192".to_owned()));
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let tokens: Vec<_> = tokens.split_ascii_whitespace().collect();
    let ply = ply.unwrap_or(tokens.len());
    if ply > tokens.len() {
        return Err(Failure::Usage(format!("--ply {ply} lies beyond the {} tokens", tokens.len())));
    }
    let mut game_match = Match::new(choice.setup()?);
    let mut game_matches = vec![game_match.clone()];
    for (nth, token) in tokens[..ply].iter().enumerate() {
        game_match.play(token).map_err(|why| {
            let why = Language::En.text(&Text::TokenError(&why)).into_owned();
            Failure::Usage(format!("token {} of --tokens, {token:?}: {why}", nth + 1))
        })?;
        if animation {
            game_matches.push(game_match.clone());
        }
    }
    let picture = match animation {
        true => host::animation(&game_matches, &style, &marks).map(Option::unwrap_or_default),
        false => host::picture(&game_match, &style, &marks),
    };
    let picture = picture.map_err(|why| Failure::Usage(why.to_string()))?;
    std::io::stdout().write_all(picture.as_bytes())?;
    Ok(())
}

fn one_of<T: Copy>(name: &str, value: &str, all: &[(&str, T)]) -> Result<T, Failure> {
    all.iter().find(|(word, _)| *word == value).map(|(_, thing)| *thing).ok_or_else(|| {
        let words: Vec<_> = all.iter().map(|(word, _)| *word).collect();
        Failure::Usage(format!("--{name} takes {}, not {value:?}", words.join(", ")))
    })
}
