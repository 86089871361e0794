//! Statistics and playing times in local storage.

use super::browser::monotonic;
use super::lesson_progress::is_done;
use super::store::{self, LocalStorage};
use trivium_rules::games::GAMES;
use trivium_session::{Match, Played, Statistics, Storage, Summary, write_kept};

const KEY: &str = "trivium/statistics";
/// The playing times of recent matches, the most recent first. A line holds a match id and milliseconds.
const TIMES_KEY: &str = "trivium/times";
/// The number of matches whose time is kept.
const MAX_MATCHES: usize = 50;
/// The longest time between two decisions that counts as playing, in milliseconds.
const LONGEST_PAUSE: f64 = 300_000.0;

pub fn read() -> Statistics {
    Statistics::read(&LocalStorage.get(KEY).ok().flatten().unwrap_or_default())
}

/// Saves the statistics. Errors are ignored: without storage there are no statistics.
pub fn keep(statistics: &Statistics) {
    let _ = LocalStorage.set(KEY, &statistics.to_string());
}

/// Records that the lesson of a game was taken.
pub fn take_lesson(game: &str) {
    let mut statistics = read();
    if !statistics.has_lesson(game) {
        statistics.take_lesson(game);
        keep(&statistics);
    }
}

/// The playing time of a match, in milliseconds.
pub fn time_of(id: &str) -> u64 {
    let times = LocalStorage.get(TIMES_KEY).ok().flatten().unwrap_or_default();
    let time = times.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(' ')?.parse().ok());
    time.unwrap_or_default()
}

/// Measures the playing time of the match on screen.
pub struct PlayTime {
    since: f64,
}

impl Default for PlayTime {
    fn default() -> PlayTime {
        PlayTime { since: monotonic() }
    }
}

impl PlayTime {
    /// Adds the time since the last decision. A time above `LONGEST_PAUSE` counts as absence.
    pub fn count(&mut self, id: &str) {
        let now = monotonic();
        let passed = now - std::mem::replace(&mut self.since, now);
        let passed = if (0.0..=LONGEST_PAUSE).contains(&passed) { passed as u64 } else { 0 };
        let times = LocalStorage.get(TIMES_KEY).ok().flatten().unwrap_or_default();
        let own = format!("{id} {}", time_of(id) + passed);
        let others = times.lines().filter(|line| line.split(' ').next() != Some(id));
        let lines: Vec<_> = [own.as_str()].into_iter().chain(others).take(MAX_MATCHES).collect();
        let _ = LocalStorage.set(TIMES_KEY, &lines.join("\n"));
    }
}

/// Excludes a match from a link or a file, if it is over: others played it.
pub fn receive(id: &str, game_match: &Match) {
    if game_match.result().is_some() {
        let mut statistics = read();
        statistics.receive(id);
        keep(&statistics);
    }
}

/// Records a match that has just ended.
pub fn note(id: &str, game_match: &Match) {
    let text = write_kept(game_match, 0);
    let summary = Summary::read(id, &text);
    if let Some(played) = summary.and_then(|summary| Played::of(&summary, &text, time_of(id))) {
        let mut statistics = read();
        statistics.note(played);
        keep(&statistics);
    }
}

/// Records saved matches that the statistics do not contain yet: those from files, and those that are older than the
/// statistics.
pub async fn catch_up() -> Statistics {
    let listed = store::list(u32::MAX as usize).await.map(|listed| listed.matches).unwrap_or_default();
    let (mut known, mut found) = (read(), Vec::new());
    for summary in listed.iter().filter(|summary| !known.knows(summary)) {
        if let Ok(Some(text)) = store::text(&summary.id).await {
            found.extend(Played::of(summary, &text, time_of(&summary.id)));
        }
    }
    // Another tab may have changed the statistics meanwhile.
    let mut statistics = read();
    listed.iter().for_each(|summary| _ = statistics.knows(summary));
    found.into_iter().for_each(|played| statistics.note(played));
    if LocalStorage.get(KEY).is_ok_and(|text| text.is_none()) {
        let taken = GAMES.iter().filter(|game| is_done(game.id));
        taken.for_each(|game| statistics.take_lesson(game.id));
    }
    keep(&statistics);
    statistics
}
