//! Turns a block into an element with a picture inside.

use super::blocks::{Block, Kind};
use crate::args::no_token;
use crate::puzzle_picture::{FOLDER, picture};
use crate::svg::{MODES, PUZZLE, THEMES, element as written, one_of, set_style};
use std::path::PathBuf;
use trivium_boards::svg_export::{Style, host};
use trivium_rules::games::{self, GAMES};
use trivium_session::outside;
use trivium_session::{Match, NoSetup, Setup, element_markup, read_file};
use trivium_words::{Language, Text};

/// The values of attributes that a block omits.
#[derive(Clone)]
pub struct Defaults {
    pub style: Style,
    /// The folder of puzzle files.
    pub puzzles: PathBuf,
}

impl Default for Defaults {
    fn default() -> Defaults {
        Defaults { style: Style::default(), puzzles: FOLDER.into() }
    }
}

/// The attributes that a block may have.
const NAMES: [&str; 16] = [
    "game",
    "variant",
    "options",
    "position",
    "tokens",
    "ply",
    "mode",
    "programs",
    "puzzle",
    "marks",
    "look",
    "theme",
    "orientation",
    "coordinates",
    "lang",
    "width",
];

/// The match of a block, at the position to show.
fn game_match(get: &dyn Fn(&str) -> String, record: &str, file: bool) -> Result<Match, String> {
    let mut game_match = if file {
        let lines: Vec<_> = record.trim().lines().map(str::trim_start).filter(|line| !line.is_empty()).collect();
        let read = read_file(&lines.join("\n")).into_iter().next().map(|entry| entry.read);
        let read = read.ok_or_else(|| "the block contains no match".to_owned())?;
        read.map_err(|broken| Language::En.shell().save(&broken.why))?
    } else {
        let ids = || GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
        let info = games::info(&get("game")).map_err(|_| format!("game {:?} is not one of {}", get("game"), ids()))?;
        let known = info.variants.iter().map(|variant| (variant.id, variant.id)).collect::<Vec<_>>();
        let variant = match get("variant") {
            none if none.is_empty() => info.variants[0].id,
            name => one_of(&name, &known).map_err(|why| format!("variant {why}"))?,
        };
        let (options, position) = (get("options"), get("position"));
        let setup = Setup::read(info.id, [variant, &options, &outside::plain(&position)], []);
        let setup = setup.map_err(|why| match &why {
            NoSetup::Setup(why) => Language::En.text(&Text::Setup(why)),
            NoSetup::Position(why) => Language::En.text(&Text::Parse(why)),
        })?;
        Match::after(setup, record.split_ascii_whitespace()).map_err(|refused| no_token(&refused))?
    };
    game_match.go_to(usize::MAX);
    let (ply, of) = (get("ply"), game_match.line().len());
    if !ply.is_empty() {
        let at = ply
            .parse()
            .ok()
            .filter(|ply| *ply <= of)
            .ok_or_else(|| format!("ply {ply:?} is not between 0 and {of}"))?;
        game_match.go_to(at);
    }
    Ok(game_match)
}

/// The element for a block.
///
/// # Errors
/// The first fault, as a sentence.
pub fn element(block: &Block, defaults: &Defaults) -> Result<String, String> {
    let get = |name: &str| {
        let found = block.attributes.iter().find(|(known, _)| known == name);
        found.map_or_else(String::new, |(_, value)| value.clone())
    };
    let foreign = block.attributes.iter().find(|(name, _)| !NAMES.contains(&name.as_str()));
    // Authors may add other attributes to elements in HTML.
    if let Some((name, _)) = foreign.filter(|_| block.kind != Kind::Html) {
        return Err(format!("{name:?} is not one of {}", NAMES.join(", ")));
    }
    let mut own = defaults.clone();
    for name in ["lang", "look", "width"].into_iter().filter(|name| !get(name).is_empty()) {
        set_style(&mut own.style, name, &get(name)).map_err(|why| format!("{name} {why}"))?;
    }
    let mode = match get("mode") {
        none if none.is_empty() => "diagram",
        mode => one_of(&mode, &MODES.map(|mode| (mode, mode))).map_err(|why| format!("mode {why}"))?,
    };
    let theme = match get("theme").as_str() {
        "" | "auto" => None,
        theme => Some(one_of(theme, &THEMES).map_err(|why| format!("theme {why}"))?),
    };
    let orientation = match get("orientation").as_str() {
        "" => 0,
        turns => turns
            .parse()
            .ok()
            .filter(|turns| *turns <= 5)
            .ok_or_else(|| format!("orientation {turns:?} is not between 0 and 5"))?,
    };
    own.style.coordinates = block.attributes.iter().any(|(name, _)| name == "coordinates");
    // The author's attributes. Only an HTML element keeps its `width`.
    let own_attributes = || {
        let attributes = block.attributes.iter().filter(|(name, _)| block.kind == Kind::Html || name != "width");
        attributes.map(|(name, value)| (name.as_str(), value.clone())).collect::<Vec<_>>()
    };
    if mode == PUZZLE {
        let (puzzle, game) = (get("puzzle"), get("game"));
        let picture = picture((&puzzle, &game), &own.puzzles, &own.style, theme, orientation)?;
        let inside = picture.map_or_else(String::new, |picture| ["\n", &picture, "\n"].concat());
        return Ok(element_markup(&own_attributes(), &inside));
    }
    let body = block.body.replace("<script type=\"text/plain\">", "").replace("</script>", "");
    let tokens = get("tokens");
    let given = if tokens.is_empty() { body.trim() } else { &tokens };
    let (record, file) = outside::record(given);
    let record = record.trim();
    let game_match = game_match(&get, record, file)?;
    let marks = outside::marks(&get("marks"));
    if block.kind != Kind::Html && !file {
        let made = written(&game_match, mode, &get("programs"), &own.style, theme, &marks, orientation);
        return made.map_err(|why| why.to_string());
    }
    // A match in file form keeps its variations and comments.
    let picture = host::inside(&game_match, &own.style, theme, &marks, orientation).map_err(|why| why.to_string())?;
    let mut attributes = own_attributes();
    let lines = record.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    if file && lines.contains("</") {
        return Err("a comment must not contain “</”".to_owned());
    }
    let source =
        if file { ["\n<script type=\"text/plain\">\n", &lines, "\n</script>"].concat() } else { String::new() };
    if !file && tokens.is_empty() && !record.is_empty() {
        attributes.push(("tokens", record.split_ascii_whitespace().collect::<Vec<_>>().join(" ")));
    }
    Ok(element_markup(&attributes, &[&source, "\n", &picture, "\n"].concat()))
}
