//! Highlights of events: the lines that stand on the board, the sites that a decision touched.

use std::borrow::Cow;
use trivium_rules::core::{Event, Seat, Site};

/// The lines among the events of the last token, with their points; none where these ended a round after which another one began.
pub fn standing_lines(events: &[Event]) -> Vec<(Vec<Site>, u32)> {
    if cleared(events) { Vec::new() } else { lines(events) }
}

/// The sites that the last decision touched, where a `seat` is given those of all others since that seat last decided. `back` tells of each
/// token its events and the seat that was to act before it, the last first. Taking a piece from the supply is no decision that one sees on the board: then it is the one before.
pub fn touched_since<'a>(
    seat: Option<Seat>,
    back: impl Iterator<Item = (Cow<'a, [Event]>, Option<Seat>)>,
) -> Vec<Site> {
    let mut touched = Vec::new();
    for (events, by) in back {
        if cleared(&events) {
            break;
        }
        if events.iter().all(|e| matches!(e, Event::Drawn { .. } | Event::Picked { .. })) {
            continue;
        }
        let own = by == seat;
        if touched.is_empty() || !own {
            touched.extend(touched_by(&events));
        }
        if seat.is_none() || own {
            break;
        }
    }
    touched
}

/// Whether these events ended a round after which another one began.
fn cleared(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e, Event::RoundOver { .. })) && !events.iter().any(|e| matches!(e, Event::Over(_)))
}

/// The lines among these events, with their points.
pub(super) fn lines(events: &[Event]) -> Vec<(Vec<Site>, u32)> {
    let line = |event: &Event| match event {
        Event::Line { sites, points, .. } => Some((sites.clone(), *points)),
        _ => None,
    };
    events.iter().filter_map(line).collect()
}

/// The sites at which one sees what happened: of a sowing its first hole and what came of its last lap.
pub(super) fn touched_by(events: &[Event]) -> Vec<Site> {
    let sown = |event: &Event| matches!(event, Event::Sown { .. });
    let Some(last) = events.iter().rposition(sown) else { return events.iter().flat_map(touched).collect() };
    let first = events.iter().find_map(|event| if let Event::Sown { from, .. } = event { Some(*from) } else { None });
    let end = if let Event::Sown { into, .. } = &events[last] { into.last().copied() } else { None };
    let after = events[last + 1..].iter().flat_map(touched);
    first.into_iter().chain(end).chain(after).collect()
}

fn touched(event: &Event) -> Vec<Site> {
    match event {
        Event::Placed { sites, .. } => sites.clone(),
        Event::Moved { from, to, .. } => from.iter().chain(to).copied().collect(),
        Event::Exchanged { first, second, .. } => vec![*first, *second],
        Event::Taken { site, .. } | Event::Returned { site, .. } => vec![*site],
        Event::Sown { .. }
        | Event::Slid { .. }
        | Event::Drawn { .. }
        | Event::Picked { .. }
        | Event::Passed { .. }
        | Event::Swapped { .. }
        | Event::Line { .. }
        | Event::WentOut { .. }
        | Event::RoundOver { .. }
        | Event::Action { .. }
        | Event::OutOfTime { .. }
        | Event::Over(_) => Vec::new(),
    }
}
