//! Pictures by programs of the host: the style sheets are built in.

use super::{MarkError, PictureSpec, Stands, Style, Stylesheet, themed};
use std::sync::OnceLock;
use trivium_session::Match;

/// The style sheets of boards, in the order of styles/pictures.css, put together by the build script.
const STYLES: &str = include_str!(concat!(env!("OUT_DIR"), "/pictures.css"));

pub(super) fn sheet() -> &'static Stylesheet {
    static SHEET: OnceLock<Stylesheet> = OnceLock::new();
    SHEET.get_or_init(|| Stylesheet::parse(STYLES))
}

/// The picture of where a table stands, as an SVG file.
///
/// # Errors
/// When marks are none, or name places that the picture has not.
pub fn picture(game_match: &Match, style: &Style, marks: &str) -> Result<String, MarkError> {
    let shown = PictureSpec::new(game_match, style, marks)?;
    shown.picture(sheet())
}

/// The picture for within a page, the board turned as [`crate::BoardView::orientation`] says: for light and dark surroundings, or for one of them
/// when `theme` says which.
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
    let one = |dark| {
        let style = Style { dark, ..style.clone() };
        let shown = PictureSpec::new(game_match, &style, marks)?.turned(orientation);
        shown.picture(sheet())
    };
    let light = one(theme.unwrap_or(false))?;
    let dark = if theme.is_none() { one(true)? } else { light.clone() };
    let both = themed(&light, &dark, Stands::Inside);
    Ok(both.unwrap_or(light).trim_end().to_owned())
}

/// The picture of several positions in turn, as an SVG file; none without positions.
///
/// # Errors
/// As [`picture`].
pub fn animation(game_matches: &[Match], style: &Style, marks: &str) -> Result<Option<String>, MarkError> {
    let shown = game_matches
        .iter()
        .map(|game_match| PictureSpec::new(game_match, style, marks))
        .collect::<Result<Vec<_>, _>>()?;
    super::animation(&shown, sheet())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Look;
    use trivium_session::Setup;

    fn sample(game: &str, tokens: &str) -> Match {
        let variant = trivium_rules::games::info(game).expect("a game").variants[0].id;
        let mut game_match = Match::new(Setup::new(game, variant, [], [], 0).expect("a set-up"));
        for token in tokens.split_ascii_whitespace() {
            game_match.play(token).expect("legal");
        }
        game_match
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
                    let both = themed(&light, &dark, Stands::Inside);
                    let both = both.unwrap_or_else(|| panic!("{game} {look:?}"));
                    assert!(both.contains("light-dark(#"), "{game} {look:?}");
                    // Without what was added it is the light one.
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
