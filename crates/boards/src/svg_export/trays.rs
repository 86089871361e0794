//! Trays in pictures: one row per seat with its number, a mark for the seat to move, its points and its pieces, and one
//! row for common pieces. They use the definitions of the board.

use super::value::number;
use crate::node::escape;
use crate::{Stacks, pieces};
use trivium_rules::core::{PieceKind, Rounds, Scene, Seat, Tray, TrayRole};
use trivium_words::fill;

/// Height of a row, in the units of the trays.
pub const HIGH: f64 = 112.0;
/// Start of a row's content, after the emblem.
const INDENT: f64 = 96.0;
const GAP: f64 = 26.0;
/// Most pieces of one kind that are drawn singly; more are drawn as one with a count.
const MAX_DRAWN: u16 = 6;

const TEXT: &str = "<text style='fill:var(--ink);font-family:system-ui, sans-serif;font-size:38px;font-weight:600' x='{0}' y='14'>{1}</text>";
/// A seat's number in its colour. As elsewhere, those of seats 2 and 3 have a ring.
const EMBLEM: &str = "<g transform='translate(62 0)'><circle r='28' style='fill:var(--seat-{0})'/>{1}\
    <text y='12' style='fill:var(--on-seat);font-family:system-ui, sans-serif;font-size:34px;font-weight:700;text-anchor:middle'>{0}</text></g>";
const RING: &str = "<circle r='23' style='fill:none;stroke:var(--on-seat);stroke-width:2.5px'/>";
/// Arrow that marks the seat to move.
const ACTS: &str = "<path d='M4-17L26 0L4 17Z' style='fill:var(--ink)'/>";

struct TrayItem {
    wide: f64,
    drawing: String,
}

pub struct TrayStyle<'a> {
    /// Prefix of the ids of the definitions.
    pub prefix: &'a str,
    pub stacks: Stacks,
    /// Whether stacked hands are shown.
    pub hands: bool,
    /// Width available to a row.
    pub room: f64,
}

/// The row of a seat, possibly broken into several lines. Each line is markup around its vertical centre.
pub fn seat(scene: &Scene, seat: Seat, acts: bool, style: &TrayStyle) -> Vec<String> {
    let digit = seat.to_string();
    let emblem = fill(EMBLEM, &[&digit, if seat == Seat::ONE { "" } else { RING }]);
    let start = [if acts { ACTS } else { "" }, &emblem].concat();
    let mut items = Vec::new();
    if let Some(Rounds { points: true, score, .. }) = scene.rounds {
        items.push(text(&score[seat.index()].to_string()));
    }
    for tray in scene.trays.iter().filter(|tray| tray.seat == Some(seat)) {
        items.extend(stacks(tray, style));
    }
    lay(&start, INDENT + 20.0, items, style.room)
}

/// The lines of the common pieces; empty if there are none.
pub fn common(scene: &Scene, style: &TrayStyle) -> Vec<String> {
    let items = scene.trays.iter().filter(|tray| tray.seat.is_none());
    let items: Vec<_> = items
        .flat_map(|tray| if tray.role == TrayRole::Bag { bag(tray, style.prefix) } else { stacks(tray, style) })
        .collect();
    if items.is_empty() { Vec::new() } else { lay("", 34.0, items, style.room) }
}

/// Arranges items side by side, in as many lines as needed.
fn lay(start: &str, from: f64, items: Vec<TrayItem>, room: f64) -> Vec<String> {
    let mut lines = vec![start.to_owned()];
    let mut at = from;
    for TrayItem { wide, drawing } in items {
        if at > from && at + wide > room {
            lines.push(String::new());
            at = from;
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(&format!("<g transform='translate({} 0)'>{drawing}</g>", number(at)));
        }
        at += wide + GAP;
    }
    lines
}

fn text(text: &str) -> TrayItem {
    TrayItem { wide: 22.0 * text.chars().count() as f64, drawing: fill(TEXT, &["0", &escape(text)]) }
}

fn stacks(tray: &Tray, style: &TrayStyle) -> Vec<TrayItem> {
    let item = |(kind, count): &(PieceKind, u16)| {
        let thing = pieces::piece(style.prefix, *kind, tray.from.or(tray.seat));
        Some(match style.stacks {
            Stacks::Pile(_) if tray.seat.is_some() && !style.hands => return None,
            Stacks::Pile(_) => counted(*count, 78.0, &thing, ".46", "37 14"),
            _ if *count == 0 => return None,
            Stacks::Rack => {
                let drawing = (0..*count).map(|nth| {
                    let at = (17 + 37 * i32::from(nth)).to_string();
                    fill("<g transform='translate({0} 0)scale(.34)'>{1}</g>", &[&at, &thing])
                });
                TrayItem { wide: 37.0 * f64::from(*count), drawing: drawing.collect() }
            }
            Stacks::Counted => counted(*count, 70.0, &thing, ".8", "34 0"),
            Stacks::Spread => {
                let shown = (*count).min(MAX_DRAWN);
                let drawing = (0..shown).map(|nth| {
                    let at = (40 + 46 * i32::from(nth)).to_string();
                    fill("<g transform='translate({0} 0)'>{1}</g>", &[&at, &thing])
                });
                let mut item = TrayItem { wide: 46.0 * f64::from(shown) + 34.0, drawing: drawing.collect() };
                if *count > MAX_DRAWN {
                    item.drawing.push_str(&fill(TEXT, &[&number(item.wide + 6.0), &count.to_string()]));
                    item.wide += 54.0;
                }
                item
            }
        })
    };
    tray.stacks.iter().filter_map(item).collect()
}

/// A piece followed by its count.
fn counted(count: u16, wide: f64, thing: &str, scale: &str, at: &str) -> TrayItem {
    let digits = count.to_string();
    let drawing = fill(
        "<g transform='translate({0})scale({1})'{2}>{3}</g>",
        &[at, scale, if count == 0 { " opacity='.3'" } else { "" }, thing],
    );
    let text = fill(TEXT, &[&number(wide), &digits]);
    TrayItem { wide: wide + 22.0 * digits.len() as f64, drawing: [drawing, text].concat() }
}

fn bag(tray: &Tray, prefix: &str) -> Vec<TrayItem> {
    let pouch =
        TrayItem { wide: 84.0, drawing: fill("<g class='bag' transform='translate(42 4)'>{0}</g>", &[pieces::POUCH]) };
    let counts = tray
        .stacks
        .iter()
        .map(|(kind, count)| counted(*count, 62.0, &pieces::piece(prefix, *kind, None), ".62", "30 0"));
    std::iter::once(pouch).chain(counts).collect()
}
