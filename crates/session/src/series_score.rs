//! The score of a series of matches between the same players, who change seats after each match.

use super::Summary;
use trivium_rules::core::Verdict;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PlayerStanding {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeriesScore {
    /// The players in the seat order of the first match.
    pub players: Vec<PlayerStanding>,
    /// The number of matches, including those still running.
    pub matches: usize,
}

/// The score of the series that the match `id` belongs to. Deleted matches do not count. `None` if there is no such
/// match or it belongs to no series.
pub fn series_score(all: &[Summary], id: &str) -> Option<SeriesScore> {
    let series = |summary: &Summary| summary.series.as_ref().map_or(summary.id.clone(), |s| s.id().to_owned());
    let this = series(all.iter().find(|summary| summary.id == id)?);
    let mut of_it: Vec<_> = all.iter().filter(|summary| series(summary) == this).collect();
    if of_it.iter().all(|summary| summary.series.is_none()) {
        return None;
    }
    of_it.sort_by_key(|summary| summary.series.as_ref().map_or(1, |s| s.number));
    let seats = of_it.iter().map(|summary| summary.names.len()).max()?;
    let mut players = vec![PlayerStanding::default(); seats];
    for summary in &of_it {
        let player = |seat| summary.series.as_ref().map_or(seat, |s| s.player(seat, seats));
        for (seat, verdict) in summary.verdicts().into_iter().enumerate().take(seats) {
            let standing = &mut players[player(seat)];
            match verdict {
                Verdict::Win => standing.wins += 1,
                Verdict::Draw => standing.draws += 1,
                Verdict::Loss => standing.losses += 1,
            }
        }
    }
    Some(SeriesScore { players, matches: of_it.len() })
}
