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
