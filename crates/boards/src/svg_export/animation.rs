//! A sequence of positions as one animated SVG. CSS animations show the positions in turn. Elements that several
//! positions share are included once. With reduced motion, only the last position is visible.

use super::paint::Definitions;
use super::{Drawn, MarkError, PictureLayout, PictureSpec, Style, Stylesheet};
use std::collections::BTreeMap;
use trivium_session::Match;

/// Duration of each position, in tenths of a second; the last position is shown longer.
const POSITION_TIME: usize = 12;
const LAST_TIME: usize = 40;

/// The positions of the match's current line, from the start to its end, as one match per ply.
pub fn line(game_match: &Match) -> Vec<Match> {
    let mut now = Match::new(game_match.setup().clone());
    let mut all = vec![now.clone()];
    for node in game_match.line() {
        if now.play(&game_match.tree().node(*node).token).is_err() {
            break;
        }
        all.push(now.clone());
    }
    all
}

/// Draws positions in turn. All ids start with the prefix of the last position. The result is `None` without positions.
///
/// # Errors
/// If a mark cannot be parsed, or names a site that is not in the picture.
pub fn animation(
    game_matches: &[Match],
    style: &Style,
    marks: &str,
    sheet: &Stylesheet,
) -> Result<Option<String>, MarkError> {
    let frames = game_matches.iter().map(|game_match| PictureSpec::new(game_match, style, marks));
    let frames = frames.collect::<Result<Vec<_>, _>>()?;
    let Some(last) = frames.last() else { return Ok(None) };
    let drawn: Vec<_> = frames.iter().map(|shown| (shown, Drawn::new(&shown.view, &last.prefix))).collect();
    let plate = PictureLayout::around(drawn.iter().map(|(shown, drawn)| (*shown, drawn.frame())));
    let mut definitions = Definitions::default();
    let mut animation = AnimationBuilder::default();
    let count = frames.len();
    for (nth, (shown, drawn)) in drawn.into_iter().enumerate() {
        let drawings = plate.draw(shown, drawn, sheet, &mut definitions, &last.prefix)?;
        animation.add(nth, drawings);
    }
    let (style, drawings) = animation.text(count, &last.prefix);
    Ok(Some(plate.file(last, &definitions.text(), &drawings, &style)))
}

/// Draws each position as a picture of its own. All pictures have the same size and scale.
///
/// # Errors
/// If marks name sites that are not in the picture.
pub fn frames(shown: &[PictureSpec], sheet: &Stylesheet) -> Result<Vec<String>, MarkError> {
    let drawn: Vec<_> = shown.iter().map(|shown| (shown, Drawn::new(&shown.view, &shown.prefix))).collect();
    let plate = PictureLayout::around(drawn.iter().map(|(shown, drawn)| (*shown, drawn.frame())));
    let frame = |(shown, drawn): (&PictureSpec, Drawn)| {
        let mut definitions = Definitions::default();
        let drawings = plate.draw(shown, drawn, sheet, &mut definitions, &shown.prefix)?;
        Ok(plate.file(shown, &definitions.text(), &drawings.concat(), ""))
    };
    drawn.into_iter().map(frame).collect()
}

/// Elements in drawing order, each with the positions in which it is visible.
#[derive(Default)]
struct AnimationBuilder {
    drawings: Vec<(String, Vec<usize>)>,
}

impl AnimationBuilder {
    /// Adds the elements of a position. An element is reused if its position in the drawing order permits that.
    /// Otherwise it is added again.
    fn add(&mut self, nth: usize, drawings: Vec<String>) {
        let mut at = 0;
        for drawing in drawings {
            let known = self.drawings[at..]
                .iter()
                .position(|(known, visible_in)| *known == drawing && visible_in.last() != Some(&nth));
            match known {
                Some(further) => {
                    at += further;
                    self.drawings[at].1.push(nth);
                }
                None => self.drawings.insert(at, (drawing, vec![nth])),
            }
            at += 1;
        }
    }

    /// The style sheet and the markup of the elements. Elements that are visible in the same positions share a rule.
    fn text(&self, count: usize, prefix: &str) -> (String, String) {
        let length = POSITION_TIME * (count - 1) + LAST_TIME;
        let mut rules: BTreeMap<&[usize], usize> = BTreeMap::new();
        let (mut style, mut all) = (String::new(), String::new());
        for (drawing, visible_in) in &self.drawings {
            if visible_in.len() == count {
                all.push_str(drawing);
                continue;
            }
            let next = rules.len();
            let rule = *rules.entry(visible_in).or_insert_with(|| {
                style.push_str(&keyframes(visible_in, count, length, &format!("{prefix}-{next}")));
                next
            });
            let hidden = if visible_in.last() == Some(&(count - 1)) { "" } else { " visibility=\"hidden\"" };
            all.push_str(&format!("<g class=\"{prefix}-{rule}\"{hidden}>{drawing}</g>"));
        }
        let still = format!("@media(prefers-reduced-motion:reduce){{[class^=\"{prefix}-\"]{{animation:none}}}}");
        (format!("<style>{style}{still}@media print{{[class^=\"{prefix}-\"]{{animation:none}}}}</style>"), all)
    }
}

/// The CSS animation of an element that is visible in the given positions out of `count`. `length` is the total time in
/// tenths of a second.
fn keyframes(visible_in: &[usize], count: usize, length: usize, name: &str) -> String {
    let mut frames = String::new();
    let mut before = None;
    for nth in 0..count {
        let visible = visible_in.binary_search(&nth).is_ok();
        if before != Some(visible) {
            let at = super::number(100.0 * (POSITION_TIME * nth) as f64 / length as f64);
            frames.push_str(&format!("{at}%{{visibility:{}}}", if visible { "visible" } else { "hidden" }));
            before = Some(visible);
        }
    }
    let seconds = super::number(length as f64 / 10.0);
    format!("@keyframes {name}{{{frames}}}.{name}{{animation:{name} {seconds}s step-end infinite}}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stays_is_there_once_and_in_order() {
        let mut animation = AnimationBuilder::default();
        for (nth, drawings) in ["abd", "acd", "adc", "d"].iter().enumerate() {
            animation.add(nth, drawings.chars().map(String::from).collect());
        }
        for (nth, drawings) in ["abd", "acd", "adc", "d"].iter().enumerate() {
            let visible: String =
                animation.drawings.iter().filter(|(_, s)| s.contains(&nth)).map(|(d, _)| &**d).collect();
            assert_eq!(visible, *drawings);
        }
        assert_eq!(animation.drawings.iter().filter(|(drawing, _)| drawing == "a").count(), 1);
    }

    #[test]
    fn positions_are_seen_in_turn() {
        let rule = keyframes(&[1, 2], 4, 76, "k");
        assert_eq!(
            rule,
            "@keyframes k{0%{visibility:hidden}15.789%{visibility:visible}47.368%{visibility:hidden}}\
            .k{animation:k 7.6s step-end infinite}"
        );
    }
}
