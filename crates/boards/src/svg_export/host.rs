//! Pictures drawn by native programs, which have the style sheets built in.

use super::{MarkError, PictureContext, PictureSpec, Style, Stylesheet, themed};
use std::sync::OnceLock;
use trivium_session::Match;
use trivium_session::puzzle::Goal;
use trivium_words::{LazyCatalog, PuzzleWords};

/// The style sheets that the build script concatenates.
pub(super) const STYLES: &str = include_str!(concat!(env!("OUT_DIR"), "/pictures.css"));

pub(super) fn sheet() -> &'static Stylesheet {
    static SHEET: OnceLock<Stylesheet> = OnceLock::new();
    SHEET.get_or_init(|| Stylesheet::parse(STYLES))
}

/// The file from which the page reads the style sheet.
pub fn sheet_file() -> Vec<u8> {
    postcard::to_allocvec(sheet()).expect("the length of each list is known")
}

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        const BOARDS: &[(&str, &str)] = &[$((trivium_rules::games::$module::INFO.id, stringify!($board))),+];
    };
}

trivium_rules::each_game!(declare);

/// The style sheets of diagrams, each after the id of its game.
pub fn diagram_sheets() -> Vec<(&'static str, String)> {
    let others = |game| BOARDS.iter().map(|(id, _)| *id).filter(|id| *id != game).collect::<Vec<_>>();
    BOARDS.iter().map(|(game, board)| (*game, super::diagram_sheet::diagram_sheet(board, &others(*game)))).collect()
}

/// The current position as an SVG file.
///
/// # Errors
/// If a mark cannot be parsed, or names a site that is not in the picture.
pub fn picture(game_match: &Match, style: &Style, marks: &str) -> Result<String, MarkError> {
    let shown = PictureSpec::new(game_match, style, marks)?;
    shown.picture(sheet())
}

/// The current position as SVG for use within a page, rotated as in [`crate::BoardView::orientation`]. `theme` is
/// `Some(true)` for dark and `Some(false)` for light; `None` makes a picture that follows the page.
///
/// # Errors
/// As [`picture`].
pub fn inside(
    game_match: &Match,
    style: &Style,
    theme: Option<bool>,
    marks: &str,
    orientation: u8,
) -> Result<String, MarkError> {
    both(theme, |dark| {
        let style = Style { dark, ..style.clone() };
        Ok(PictureSpec::new(game_match, &style, marks)?.turned(orientation))
    })
}

/// As [`inside`], for the start of a puzzle. The description names the seat to move and the task.
///
/// # Errors
/// Never, because there are no marks.
pub fn puzzle_inside(
    game_match: &Match,
    goal: Goal,
    style: &Style,
    theme: Option<bool>,
    orientation: u8,
) -> Result<String, MarkError> {
    let (language, words) = (style.language, PuzzleWords::built_in(style.language));
    let title = [language.game(game_match.setup().game().id()).name, " · ", language.shell().puzzles].concat();
    both(theme, |dark| {
        let style = Style { dark, ..style.clone() };
        Ok(PictureSpec::new(game_match, &style, "")?.turned(orientation).asking(&title, &words.task(goal)))
    })
}

/// Combines the light and the dark picture unless `theme` selects one.
fn both(theme: Option<bool>, shown: impl Fn(bool) -> Result<PictureSpec, MarkError>) -> Result<String, MarkError> {
    let light = shown(theme.unwrap_or(false))?.picture(sheet())?;
    let dark = if theme.is_none() { shown(true)?.picture(sheet())? } else { light.clone() };
    let both = themed(&light, &dark, PictureContext::Inside);
    Ok(both.unwrap_or(light).trim_end().to_owned())
}

/// Several positions in turn as an SVG file; `None` without positions.
///
/// # Errors
/// As [`picture`].
pub fn animation(game_matches: &[Match], style: &Style, marks: &str) -> Result<Option<String>, MarkError> {
    super::animation(game_matches, style, marks, sheet())
}

#[cfg(test)]
mod tests {
    use super::super::markup::{MarkupElement, parse};
    use super::super::paint::{Definitions, SvgPainter};
    use super::super::{Drawn, PictureLayout};
    use super::*;
    use crate::Look;
    use trivium_session::Setup;

    /// Draws a position as a file and as a diagram with `sheet`. Returns definitions and drawings of both.
    fn both(shown: &PictureSpec, sheet: &Stylesheet) -> [String; 2] {
        let drawn = Drawn::new(&shown.view, &shown.prefix);
        let plate = PictureLayout::around(std::iter::once((shown, drawn.frame())));
        let mut definitions = Definitions::default();
        let drawings = plate.draw(shown, drawn, super::sheet(), &mut definitions, &shown.prefix).expect("no marks");
        // In the file, but not in the diagram, the background of an unbounded board has colours from the sheet.
        let ground = usize::from(drawings.first().is_some_and(|first| first.contains("rx=\"14\"")));
        let definition = |text: String| match text.split_once("</radialGradient>") {
            Some((table, rest)) if ground == 1 && table.contains("-table\"") => rest.to_owned(),
            _ => text,
        };
        let file = definition(definitions.text()) + &drawings[ground..].concat();
        let markup = shown.diagram().expect("no marks").expect("a board");
        let root = MarkupElement { name: "html".to_owned(), attributes: Vec::new(), children: parse(&markup) };
        let mut definitions = Definitions::default();
        let mut painter = SvgPainter::new(&root, sheet, shown.style.dark, &mut definitions);
        let mut drawings = painter.draw(&|element| element.is("board"));
        drawings.extend(painter.draw(&|element| element.is("trays")));
        [file, definitions.text() + &drawings.concat()]
    }

    #[test]
    fn a_diagram_under_its_sheet_is_the_picture_of_its_file() {
        for (game, sheet) in diagram_sheets() {
            let sheet = Stylesheet::parse(&sheet.replace(":host", ":root"));
            for variant in trivium_rules::games::info(game).expect("a game").variants {
                let mut game_match = Match::new(Setup::new(game, variant.id, [], [], 0).expect("a set-up"));
                let mut seed = 7_usize;
                for step in 0..180 {
                    let legal = game_match.position().legal();
                    let over = legal.is_empty();
                    // Covers every look, light and dark, with and without coordinates, rotated and not.
                    if over || step % 15 == 0 {
                        let nth = step / 15;
                        let (dark, coordinates) = (nth % 2 == 1, nth % 4 > 1);
                        let style = Style { look: Look::ALL[nth % 3], dark, coordinates, ..Style::default() };
                        let shown =
                            PictureSpec::new(&game_match, &style, "").expect("no marks").turned((nth % 5) as u8);
                        let [file, diagram] = both(&shown, &sheet);
                        let differs = file.bytes().zip(diagram.bytes()).position(|(one, other)| one != other);
                        let at = differs.map_or(0, |at| at.saturating_sub(80));
                        let [one, other] = [&file, &diagram].map(|text| text.get(at..).unwrap_or(text));
                        assert!(file == diagram, "{game} {} {step} {style:?}\n{one:.240}\n{other:.240}", variant.id);
                    }
                    if over {
                        break;
                    }
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    game_match.play(&legal[(seed >> 33) % legal.len()]).expect("legal");
                }
            }
        }
    }

    fn sample(game: &str, tokens: &str) -> Match {
        let variant = trivium_rules::games::info(game).expect("a game").variants[0].id;
        Match::after(Setup::new(game, variant, [], [], 0).expect("a set-up"), tokens.split_ascii_whitespace())
            .expect("legal tokens")
    }

    #[test]
    fn the_page_reads_the_same_sheet() {
        let read = Stylesheet::read(&sheet_file()).expect("a sheet");
        assert_eq!(format!("{read:?}"), format!("{:?}", sheet()));
        assert!(Stylesheet::read(&[]).is_none());
    }

    #[test]
    fn every_game_and_look_has_one_picture_for_light_and_dark() {
        let all = [
            ("triapon", "f4 g4 f3 f5 h4 e2 g6"),
            ("trias", "C1 I3 J1"),
            ("tritt", "e5-g5 f6-h8 d3-d5"),
            ("traffic-lights", "b2 a1"),
            ("trigon", "2@0,0u 3@0,0d"),
        ];
        for (game, tokens) in all {
            let game_match = sample(game, tokens);
            for look in Look::ALL {
                for plain in [true, false] {
                    let style = Style { look, hands: !plain, coordinates: !plain, ..Style::default() };
                    let [light, dark] = [false, true]
                        .map(|dark| picture(&game_match, &Style { dark, ..style.clone() }, "").expect("a picture"));
                    let both = themed(&light, &dark, PictureContext::Inside);
                    let both = both.unwrap_or_else(|| panic!("{game} {look:?}"));
                    assert!(both.contains("light-dark(#"), "{game} {look:?}");
                    // Without the additions, the picture is the light one.
                    let mut rest = both.replacen(" direction=\"ltr\"", "", 1);
                    while let Some((before, after)) = rest.split_once(" style=\"") {
                        rest = [before, after.split_once('"').expect("an end").1].concat();
                    }
                    assert_eq!(rest, light, "{game} {look:?}");
                }
            }
        }
    }
}
