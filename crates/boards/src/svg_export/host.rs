//! Pictures without a browser: Yew's server renderer draws the boards, the style sheets are built in.

use super::{MarkError, PictureSpec, Stands, Style, Stylesheet, themed};
use crate::{BoardProps, board};
use std::pin::pin;
use std::sync::OnceLock;
use std::task::{Context, Poll, Waker};
use trivium_session::Match;
use yew::prelude::*;

/// The style sheets of boards, in the order of styles/pictures.css, put together by the build script.
const STYLES: &str = include_str!(concat!(env!("OUT_DIR"), "/pictures.css"));

fn sheet() -> &'static Stylesheet {
    static SHEET: OnceLock<Stylesheet> = OnceLock::new();
    SHEET.get_or_init(|| Stylesheet::parse(STYLES))
}

#[component]
fn Board(props: &BoardProps) -> Html {
    board(props.clone())
}

/// The drawing of a mark of a view.
fn drawn(shown: &PictureSpec, prefix: &str) -> String {
    let mut props = BoardProps::still(shown.view().clone());
    props.id = Some(prefix.to_owned().into());
    let renderer = yew::LocalServerRenderer::<Board>::with_props(props).hydratable(false);
    let mut rendering = pin!(renderer.render());
    // Boards wait for nothing, so it is done when it is asked for.
    let mut context = Context::from_waker(Waker::noop());
    loop {
        if let Poll::Ready(markup) = rendering.as_mut().poll(&mut context) {
            return markup;
        }
    }
}

/// The picture of where a table stands, as an SVG file.
///
/// # Errors
/// When marks are none, or name places that the picture has not.
pub fn picture(game_match: &Match, style: &Style, marks: &str) -> Result<String, MarkError> {
    let shown = PictureSpec::new(game_match, style, marks)?;
    shown.picture(&drawn(&shown, shown.prefix()), sheet())
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
        shown.picture(&drawn(&shown, shown.prefix()), sheet())
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
    let prefix = shown.last().map(|shown| shown.prefix().to_owned()).unwrap_or_default();
    let frames = shown.into_iter().map(|shown| {
        let drawn = drawn(&shown, &prefix);
        (shown, drawn)
    });
    super::animation(&frames.collect::<Vec<_>>(), sheet())
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
