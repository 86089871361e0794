//! Highlights of recent events: the scoring lines on the board, and the sites that moves touched.

use std::borrow::Cow;
use trivium_rules::core::{Event, Scene, Seat, Site};

/// A turn of a seat, which may consist of several moves, each with its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecentTurn<'a> {
    pub seat: Seat,
    pub(super) decisions: Vec<Cow<'a, [Event]>>,
}

impl RecentTurn<'_> {
    pub fn events(&self) -> impl Iterator<Item = &Event> {
        self.decisions.iter().flat_map(|events| events.iter())
    }
}

/// The scoring lines among the events of the last token, with their points. Empty if the board was cleared for another
/// round.
pub fn standing_lines(events: &[Event]) -> Vec<(Vec<Site>, u32)> {
    if cleared(events) { Vec::new() } else { lines(events) }
}

/// The sites that the last move touched or, with a `seat`, that the other seats touched since that seat's last move.
/// `back` yields the events of each token from the last to the first and the seat to move. Taking a piece from
/// the supply is not visible on the board, so the move before it is used instead.
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

/// The turns of the other seats since the last move of the seat `to_act`, in order. Only the last turn if that seat has
/// just moved or no seat is to move. `back` yields the events of each token from the last to the first, and its seat.
/// Earlier rounds are excluded.
pub fn recent_turns<'a>(
    to_act: Option<Seat>,
    back: impl Iterator<Item = (Cow<'a, [Event]>, Option<Seat>)>,
) -> Vec<RecentTurn<'a>> {
    let mut turns: Vec<RecentTurn<'a>> = Vec::new();
    for (events, by) in back {
        if cleared(&events) && !turns.is_empty() {
            break;
        }
        let Some(seat) = by else { continue };
        let one = turns.first().is_some_and(|last| to_act.is_none_or(|to_act| to_act == last.seat));
        match turns.last_mut() {
            Some(turn) if turn.seat == seat => turn.decisions.insert(0, events),
            Some(_) if one || Some(seat) == to_act => break,
            _ => turns.push(RecentTurn { seat, decisions: vec![events] }),
        }
    }
    turns.reverse();
    turns
}

/// The scoring lines of these turns, with their points, if their pieces are still on the board.
pub fn lines_of(turns: &[RecentTurn], scene: &Scene) -> Vec<(Vec<Site>, u32)> {
    let occupies =
        |seat: Seat, site: &Site| scene.pieces.iter().any(|p| p.seat == Some(seat) && p.sites.contains(site));
    let lines = turns.iter().flat_map(RecentTurn::events).filter_map(|event| match event {
        Event::Line { sites, seat, points } => Some((seat, sites, points)),
        _ => None,
    });
    let standing = lines.filter(|(seat, sites, _)| sites.iter().all(|site| occupies(**seat, site)));
    standing.map(|(_, sites, points)| (sites.clone(), *points)).collect()
}

/// True if these events ended a round that is not the last one.
fn cleared(events: &[Event]) -> bool {
    events.iter().any(|e| matches!(e, Event::RoundOver { .. })) && !events.iter().any(|e| matches!(e, Event::Over(_)))
}

pub(super) fn lines(events: &[Event]) -> Vec<(Vec<Site>, u32)> {
    let line = |event: &Event| match event {
        Event::Line { sites, points, .. } => Some((sites.clone(), *points)),
        _ => None,
    };
    events.iter().filter_map(line).collect()
}

/// The sites that show the effect of the events. Of a sowing only its first hole and the effect of its last lap.
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
        | Event::Leaves { .. }
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
