//! `trivium svg`: the picture of a position, or of a whole line, as an SVG file on standard output (docs/diagrams.md); or the element
//! for web pages with its picture inside (docs/embed.md).

use super::{Failure, args::GameArgs};
use lexopt::{Parser, ValueExt};
use std::io::Write;
use trivium_boards::Look;
use trivium_boards::svg_export::{MarkError, Style, host};
use trivium_session::{Match, element_attributes, element_markup};
use trivium_words::{Language, Text};

/// The modes of the element.
pub const MODES: [&str; 3] = ["diagram", "viewer", "play"];

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut style = Style::default();
    let (mut tokens, mut marks, mut ply, mut animation) = (String::new(), String::new(), None::<usize>, false);
    let (mut element, mut mode, mut theme) = (false, "diagram", None);
    let choice = GameArgs::read_at(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = parser.value()?.string()?,
            "marks" => marks = parser.value()?.string()?,
            "ply" => ply = Some(parser.value()?.parse()?),
            "look" => {
                style.look = one_of(name, &parser.value()?.string()?, &Look::ALL.map(|look| (look.name(), look)))?
            }
            "theme" => {
                theme = Some(one_of(name, &parser.value()?.string()?, &[("light", false), ("dark", true)])?);
                style.dark = theme == Some(true);
            }
            "element" => element = true,
            "mode" => mode = one_of(name, &parser.value()?.string()?, &MODES.map(|mode| (mode, mode)))?,
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
    if mode != "diagram" && !element || element && animation {
        return Err(Failure::Usage("--mode goes with --element, and --animated without it".to_owned()));
    }
    let mut game_match = Match::new(choice.setup()?);
    let mut game_matches = vec![game_match.clone()];
    // The element has the whole record, and its picture the position.
    let played = if element { tokens.len() } else { ply };
    for (nth, token) in tokens[..played].iter().enumerate() {
        game_match.play(token).map_err(|why| {
            let why = Language::En.text(&Text::TokenError(&why)).into_owned();
            Failure::Usage(format!("token {} of --tokens, {token:?}: {why}", nth + 1))
        })?;
        if animation {
            game_matches.push(game_match.clone());
        }
    }
    if element {
        game_match.go_to(ply);
        let lines = self::element(&game_match, mode, &style, theme, &marks, 0);
        let lines = lines.map_err(|why| Failure::Usage(why.to_string()))?;
        return Ok(std::io::stdout().write_all([&lines, "\n"].concat().as_bytes())?);
    }
    let picture = match animation {
        true => host::animation(&game_matches, &style, &marks).map(Option::unwrap_or_default),
        false => host::picture(&game_match, &style, &marks),
    };
    let picture = picture.map_err(|why| Failure::Usage(why.to_string()))?;
    std::io::stdout().write_all(picture.as_bytes())?;
    Ok(())
}

/// The element for a match where it stands, with its picture inside.
pub fn element(
    game_match: &Match,
    mode: &str,
    style: &Style,
    theme: Option<bool>,
    marks: &str,
    orientation: u8,
) -> Result<String, MarkError> {
    let picture = host::inside(game_match, style, theme, marks, orientation)?;
    let mut attributes = element_attributes(game_match, mode);
    let mut say = |name, value: &str| {
        if !value.is_empty() {
            attributes.push((name, value.to_owned()));
        }
    };
    say("marks", marks);
    say("look", if style.look == Look::default() { "" } else { style.look.name() });
    say("theme", theme.map_or("", |dark| if dark { "dark" } else { "light" }));
    say("orientation", &if orientation == 0 { String::new() } else { orientation.to_string() });
    if style.coordinates {
        attributes.push(("coordinates", String::new()));
    }
    attributes.push(("lang", style.language.tag().to_owned()));
    Ok(element_markup(&attributes, &["\n", &picture, "\n"].concat()))
}

fn one_of<T: Copy>(name: &str, value: &str, all: &[(&str, T)]) -> Result<T, Failure> {
    all.iter().find(|(word, _)| *word == value).map(|(_, thing)| *thing).ok_or_else(|| {
        let words: Vec<_> = all.iter().map(|(word, _)| *word).collect();
        Failure::Usage(format!("--{name} takes {}, not {value:?}", words.join(", ")))
    })
}
