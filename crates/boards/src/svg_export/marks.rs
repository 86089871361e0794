//! Authors' marks on pictures of positions. Marks are separated by spaces:
//!
//! - `e4` is a ring around a site, and `e4=text` a label on it, with `_` for a space;
//! - `c2>d3` is an arrow, also over several sites (`c2>d3>e3`), and `c2~c4` a line;
//! - the suffixes `!red`, `!green`, `!blue` and `!yellow` set the colour; the default is blue.

use super::value::number;
use crate::layout::{BoardLayout, Point};
use crate::node::{Markup, escape, fill_template, template};
use crate::{BoardInfo, BoardView, board_info};
use thiserror::Error;

#[derive(Clone, PartialEq, Debug)]
enum MarkShape {
    Ring,
    Label(String),
    Arrow,
    Line,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    shape: MarkShape,
    /// The coordinates of its sites as they were written.
    places: Vec<String>,
    hue: usize,
    text: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("mark {mark:?}: {why}")]
pub struct MarkError {
    pub mark: String,
    pub why: MarkFault,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MarkFault {
    #[error("the picture has no place {0:?}")]
    Place(String),
    #[error("there is no colour {0:?}, but {names}", names = HUES.map(|(name, ..)| name).join(", "))]
    Colour(String),
    #[error("a label has 1 to {LONGEST} characters")]
    Label,
    #[error("an arrow or a line leads from one place to another")]
    Still,
}

/// Largest number of characters of a label.
pub const LONGEST: usize = 12;
/// Colours: name, stroke colour, and the colour of its outline.
const HUES: [(&str, &str); 4] = [("blue", "#1f5fd0"), ("red", "#cf2a22"), ("green", "#14803c"), ("yellow", "#f4c20d")];

/// Parses marks.
///
/// # Errors
/// For the first mark with an error. Whether the sites exist is checked by [`over`] and [`check`].
pub fn read(text: &str) -> Result<Vec<Mark>, MarkError> {
    text.split_ascii_whitespace().map(one).collect()
}

/// Draws each mark on a game's board.
///
/// # Errors
/// For the first mark with an unknown site.
pub fn draw(marks: &[Mark], game: &str, layout: &BoardLayout) -> Result<Vec<String>, MarkError> {
    let radius = board_info(game).map_or(BoardInfo::PLAIN.place, |info| info.place);
    marks.iter().map(|mark| mark.draw(&|name| centre(layout, name), radius)).collect()
}

/// Draws marks as a layer over a game's board.
///
/// # Errors
/// For the first mark with an unknown site.
pub fn over(marks: &[Mark], game: &str, layout: &BoardLayout) -> Result<Markup, MarkError> {
    let drawn = draw(marks, game, layout)?.concat();
    Ok(if drawn.is_empty() { template("") } else { fill_template("<g class='marks'>{0}</g>", &[&drawn]) })
}

/// Checks that a board has the sites of all marks.
///
/// # Errors
/// For the first mark with an unknown site.
pub fn check(marks: &[Mark], board: Option<&BoardView>) -> Result<(), MarkError> {
    let Some(board) = board else { return Ok(()) };
    let known = |name: &str| board.sites.iter().find(|(_, known)| known.eq_ignore_ascii_case(name)).map(|_| (0.0, 0.0));
    marks.iter().try_for_each(|mark| mark.draw(&known, 0.0).map(drop))
}

/// The centre of the site with a coordinate.
fn centre(layout: &BoardLayout, name: &str) -> Option<(f64, f64)> {
    let Point { x, y } = layout.places().find(|place| place.name.eq_ignore_ascii_case(name))?.at;
    Some((x.into(), y.into()))
}

fn one(text: &str) -> Result<Mark, MarkError> {
    let fault = |why| MarkError { mark: text.to_owned(), why };
    let (body, colour) = text.rsplit_once('!').unwrap_or((text, HUES[0].0));
    let hue = HUES.iter().position(|(name, _)| *name == colour);
    let hue = hue.ok_or_else(|| fault(MarkFault::Colour(colour.to_owned())))?;
    let (shape, places) = if let Some((place, label)) = body.split_once('=') {
        let label = label.replace('_', " ");
        if !(1..=LONGEST).contains(&label.chars().count()) {
            return Err(fault(MarkFault::Label));
        }
        (MarkShape::Label(label), vec![place])
    } else if body.contains('>') {
        (MarkShape::Arrow, body.split('>').collect())
    } else if body.contains('~') {
        (MarkShape::Line, body.split('~').collect())
    } else {
        (MarkShape::Ring, vec![body])
    };
    if places.windows(2).any(|pair| pair[0].eq_ignore_ascii_case(pair[1])) {
        return Err(fault(MarkFault::Still));
    }
    Ok(Mark { shape, places: places.into_iter().map(str::to_owned).collect(), hue, text: text.to_owned() })
}

impl Mark {
    /// Draws the mark as SVG. `place` returns the centre of a site, and `radius` is that of a ring.
    ///
    /// # Errors
    /// If a site is unknown.
    pub fn draw(&self, place: &dyn Fn(&str) -> Option<(f64, f64)>, radius: f64) -> Result<String, MarkError> {
        let find = |name: &String| {
            let why = || MarkFault::Place(name.clone());
            place(name).ok_or_else(|| MarkError { mark: self.text.clone(), why: why() })
        };
        let points = self.places.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        let (colour, back) = (HUES[self.hue].1, if self.hue == 3 { "#1a1a1a" } else { "#ffffff" });
        let (x, y) = points[0];
        let thick = radius * 0.2;
        let twice = |shape: &str, fill: &str| {
            let stroke = |colour: &str, width: f64| {
                format!(
                    " fill=\"{fill}\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                    number(width)
                )
            };
            [shape, &stroke(back, thick * 1.8), shape, &stroke(colour, thick)].concat()
        };
        Ok(match &self.shape {
            MarkShape::Ring => {
                let [x, y, r] = [x, y, radius].map(number);
                twice(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\""), "none")
            }
            MarkShape::Label(label) => {
                let [x, y, size, edge] = [x, y + radius * 0.36, radius, thick * 1.2].map(number);
                format!(
                    "<text x=\"{x}\" y=\"{y}\" fill=\"{colour}\" stroke=\"{back}\" stroke-width=\"{edge}\" stroke-linejoin=\"round\" \
                    paint-order=\"stroke\" font-family=\"system-ui, sans-serif\" font-size=\"{size}\" font-weight=\"700\" \
                    text-anchor=\"middle\">{}</text>",
                    escape(label)
                )
            }
            MarkShape::Line => twice(&format!("<path d=\"{}\"", way(&points)), "none"),
            MarkShape::Arrow => {
                let ((ax, ay), (bx, by)) = (points[points.len() - 2], points[points.len() - 1]);
                let (dx, dy) = (bx - ax, by - ay);
                let length = (dx * dx + dy * dy).sqrt().max(1.0);
                let (ux, uy) = (dx / length, dy / length);
                let head = (radius * 0.6).min(length * 0.4);
                let side = |s: f64| (bx - ux * head - s * uy * head * 0.7, by - uy * head + s * ux * head * 0.7);
                let head = [way(&points), way(&[side(1.0), (bx, by), side(-1.0)])].concat();
                twice(&format!("<path d=\"{head}\""), "none")
            }
        })
    }
}

fn way(points: &[(f64, f64)]) -> String {
    let point = |(nth, (x, y)): (usize, &(f64, f64))| {
        [if nth == 0 { "M" } else { "L" }, &number(*x), " ", &number(*y)].concat()
    };
    points.iter().enumerate().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> MarkFault {
        read(text).expect_err(text).why
    }

    #[test]
    fn marks_are_read() {
        let marks = read("a1 2,-1d>0,3u!red b2=4_x!green c3~d4~e5").expect("marks");
        let places: Vec<_> = marks.iter().map(|mark| mark.places.join(" ")).collect();
        assert_eq!(places, ["a1", "2,-1d 0,3u", "b2", "c3 d4 e5"]);
        assert_eq!(marks.iter().map(|mark| mark.hue).collect::<Vec<_>>(), [0, 1, 2, 0]);
        assert_eq!(marks[2].shape, MarkShape::Label("4 x".to_owned()));
    }

    #[test]
    fn what_is_no_mark_is_refused_with_the_reason() {
        assert_eq!(fault("a1!pink"), MarkFault::Colour("pink".to_owned()));
        assert_eq!(
            [fault("a1="), fault("a1=a_label_too_long"), fault("a1>A1")],
            [MarkFault::Label, MarkFault::Label, MarkFault::Still]
        );
        let marks = read("a1>z9").expect("marks");
        let place = |name: &str| (name == "a1").then_some((0.0, 0.0));
        let error = marks[0].draw(&place, 40.0).expect_err("z9 is no place");
        assert_eq!(error.to_string(), "mark \"a1>z9\": the picture has no place \"z9\"");
    }
}
