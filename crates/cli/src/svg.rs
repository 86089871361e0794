//! `trivium svg`: writes a position, or a whole line, as an SVG file to standard output (docs/diagrams.md). With
//! `--element` it writes the element for web pages with its picture inside (docs/embed.md).

use super::args::{GameArgs, no_token};
use super::failure::{Failure, print_line};
use super::puzzle_picture::{FOLDER, picture};
use lexopt::{Parser, ValueExt};
use std::io::Write;
use std::path::{Path, PathBuf};
use trivium_boards::Look;
use trivium_boards::svg_export::{MarkError, Style, host, line};
use trivium_session::outside;
use trivium_session::{Match, element_attributes, element_markup};
use trivium_words::Language;

/// The modes of the element that show a match.
pub const MODES: [&str; 3] = ["diagram", "viewer", "play"];
/// The mode of the element that shows a puzzle to solve.
pub const PUZZLE: &str = "puzzle";

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut style = Style::default();
    let (mut tokens, mut marks, mut ply, mut animation) = (String::new(), String::new(), None::<usize>, false);
    let (mut element, mut mode, mut theme) = (false, "diagram", None);
    let (mut puzzle, mut puzzles) = (None::<String>, PathBuf::from(FOLDER));
    let choice = GameArgs::read_at(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = outside::plain(&parser.value()?.string()?).into_owned(),
            "marks" => marks = outside::marks(&parser.value()?.string()?),
            "ply" => ply = Some(parser.value()?.parse()?),
            "look" => {
                style.look = one_of(name, &parser.value()?.string()?, &Look::ALL.map(|look| (look.name(), look)))?
            }
            "theme" => {
                theme = Some(one_of(name, &parser.value()?.string()?, &[("light", false), ("dark", true)])?);
                style.dark = theme == Some(true);
            }
            "element" => element = true,
            "mode" => {
                let modes: Vec<_> = MODES.into_iter().chain([PUZZLE]).map(|mode| (mode, mode)).collect();
                mode = one_of(name, &parser.value()?.string()?, &modes)?
            }
            "puzzle" => puzzle = Some(parser.value()?.string()?),
            "puzzles" => puzzles = parser.value()?.into(),
            "lang" => style.language = one_of(name, &parser.value()?.string()?, &Language::ALL.map(|l| (l.tag(), l)))?,
            "coordinates" => style.coordinates = true,
            "hands" => style.hands = true,
            "bare" => style.bare = true,
            "background" => style.background = true,
            "animated" => animation = true,
            "width" => style.width = width(parser.value()?.parse()?)?,
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let tokens: Vec<_> = tokens.split_ascii_whitespace().collect();
    let ply = ply.unwrap_or(tokens.len());
    if ply > tokens.len() {
        return Err(Failure::Usage(format!("--ply {ply} is greater than the number of tokens, {}", tokens.len())));
    }
    if mode != "diagram" && !element || element && animation {
        return Err(Failure::Usage("--mode requires --element, and --animated excludes it".to_owned()));
    }
    if (mode == PUZZLE) != puzzle.is_some() || puzzle.is_some() && !(tokens.is_empty() && marks.is_empty()) {
        let why = "--mode puzzle requires --puzzle NAME and excludes --tokens and --marks";
        return Err(Failure::Usage(why.to_owned()));
    }
    if let Some(name) = puzzle {
        let lines = puzzle_element((&name, choice.game.as_deref().unwrap_or_default()), &puzzles, &style, theme)?;
        return print_line(lines);
    }
    // An element contains the whole record. Its picture shows the position at `ply`.
    let played = if element { tokens.len() } else { ply };
    let mut game_match = Match::after(choice.setup()?, tokens[..played].iter().copied())
        .map_err(|refused| Failure::Usage(format!("--tokens: {}", no_token(&refused))))?;
    if element {
        game_match.go_to(ply);
        let lines = self::element(&game_match, mode, &style, theme, &marks, 0);
        let lines = lines.map_err(|why| Failure::Usage(why.to_string()))?;
        return print_line(lines);
    }
    let picture = match animation {
        true => host::animation(&line(&game_match), &style, &marks).map(Option::unwrap_or_default),
        false => host::picture(&game_match, &style, &marks),
    };
    let picture = picture.map_err(|why| Failure::Usage(why.to_string()))?;
    std::io::stdout().write_all(picture.as_bytes())?;
    Ok(())
}

/// The element for a match at its current position, with the picture inside.
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
    if !marks.is_empty() {
        attributes.push(("marks", marks.to_owned()));
    }
    attributes.extend(style_attributes(style, theme, orientation));
    Ok(element_markup(&attributes, &["\n", &picture, "\n"].concat()))
}

/// The language, and attributes for style options that differ from their defaults.
fn style_attributes(style: &Style, theme: Option<bool>, orientation: u8) -> Vec<(&'static str, String)> {
    let mut attributes = vec![
        ("look", if style.look == Look::default() { "" } else { style.look.name() }.to_owned()),
        ("theme", theme.map_or("", |dark| if dark { "dark" } else { "light" }).to_owned()),
        ("orientation", if orientation == 0 { String::new() } else { orientation.to_string() }),
    ];
    attributes.retain(|(_, value)| !value.is_empty());
    if style.coordinates {
        attributes.push(("coordinates", String::new()));
    }
    attributes.push(("lang", style.language.tag().to_owned()));
    attributes
}

/// The element for a puzzle, with a picture of its start inside. `name` is the name in links.
fn puzzle_element(
    (name, game): (&str, &str),
    folder: &Path,
    style: &Style,
    theme: Option<bool>,
) -> Result<String, Failure> {
    let picture = picture((name, game), folder, style, theme, 0).map_err(Failure::Usage)?;
    let mut attributes = vec![("mode", PUZZLE.to_owned()), ("puzzle", name.to_owned())];
    if !game.is_empty() {
        attributes.insert(0, ("game", game.to_owned()));
    }
    attributes.extend(style_attributes(style, theme, 0));
    let inside = picture.map_or_else(String::new, |picture| ["\n", &picture, "\n"].concat());
    Ok(element_markup(&attributes, &inside))
}

fn width(pixels: u32) -> Result<u32, Failure> {
    let fits = (16..=8192).contains(&pixels);
    fits.then_some(pixels).ok_or_else(|| Failure::Usage("--width must be from 16 to 8192".to_owned()))
}

fn one_of<T: Copy>(name: &str, value: &str, all: &[(&str, T)]) -> Result<T, Failure> {
    all.iter().find(|(word, _)| *word == value).map(|(_, thing)| *thing).ok_or_else(|| {
        let words: Vec<_> = all.iter().map(|(word, _)| *word).collect();
        Failure::Usage(format!("--{name} must be one of {}, not {value:?}", words.join(", ")))
    })
}
