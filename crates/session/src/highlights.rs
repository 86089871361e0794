//! Highlights of events: the lines that stand on the board, the sites that a decision touched.

use trivium_rules::core::{Event, Site};

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
