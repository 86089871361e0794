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

/// The mode of the element that shows a puzzle to solve. The other modes show a match.
pub const PUZZLE: &str = "puzzle";
pub const MODES: [&str; 4] = ["diagram", "viewer", "play", PUZZLE];
/// The themes, each with whether it is dark.
pub const THEMES: [(&str, bool); 2] = [("light", false), ("dark", true)];

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut style = Style::default();
    let (mut tokens, mut marks, mut ply, mut animation) = (String::new(), String::new(), None::<usize>, false);
    let (mut element, mut mode, mut theme) = (false, "diagram", None);
    let (mut puzzle, mut puzzles) = (None::<String>, PathBuf::from(FOLDER));
    let choice = GameArgs::read_at(&mut parser, |name, parser| {
        let wrong = |why: String| Failure::Usage(format!("--{name}: {why}"));
        match name {
            "tokens" => tokens = outside::plain(&parser.value()?.string()?).into_owned(),
            "marks" => marks = outside::marks(&parser.value()?.string()?),
            "ply" => ply = Some(parser.value()?.parse()?),
            "lang" | "look" | "width" => set_style(&mut style, name, &parser.value()?.string()?).map_err(wrong)?,
            "theme" => {
                style.dark = one_of(&parser.value()?.string()?, &THEMES).map_err(wrong)?;
                theme = Some(style.dark);
            }
            "element" => element = true,
            "mode" => mode = one_of(&parser.value()?.string()?, &MODES.map(|mode| (mode, mode))).map_err(wrong)?,
            "puzzle" => puzzle = Some(parser.value()?.string()?),
            "puzzles" => puzzles = parser.value()?.into(),
            "coordinates" => style.coordinates = true,
            "hands" => style.hands = true,
            "bare" => style.bare = true,
            "background" => style.background = true,
            "animated" => animation = true,
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
        let lines = self::element(&game_match, mode, "", &style, theme, &marks, 0);
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
    programs: &str,
    style: &Style,
    theme: Option<bool>,
    marks: &str,
    orientation: u8,
) -> Result<String, MarkError> {
    let picture = host::inside(game_match, style, theme, marks, orientation)?;
    let mut attributes = element_attributes(game_match, mode);
    let given = [("programs", programs), ("marks", marks)].into_iter().filter(|(_, value)| !value.is_empty());
    attributes.extend(given.map(|(name, value)| (name, value.to_owned())));
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

/// The value of a word.
///
/// # Errors
/// The words that are allowed instead.
pub fn one_of<T: Copy>(value: &str, all: &[(&str, T)]) -> Result<T, String> {
    all.iter().find(|(word, _)| *word == value).map(|(_, thing)| *thing).ok_or_else(|| {
        let words: Vec<_> = all.iter().map(|(word, _)| *word).collect();
        format!("{value:?} is not one of {}", words.join(", "))
    })
}

/// Sets `lang`, `look` or `width`, from the command line or from a block.
///
/// # Errors
/// The values that are allowed instead.
pub fn set_style(style: &mut Style, name: &str, value: &str) -> Result<(), String> {
    match name {
        "lang" => style.language = one_of(value, &Language::ALL.map(|language| (language.tag(), language)))?,
        "look" => style.look = one_of(value, &Look::ALL.map(|look| (look.name(), look)))?,
        _ => {
            let width = value.parse().ok().filter(|width| (16..=8192).contains(width));
            style.width = width.ok_or_else(|| format!("{value:?} is not between 16 and 8192"))?;
        }
    }
    Ok(())
}
