//! Match settings outside the rules: the clock, and strict play.

use crate::ui::base::controls::{facing, segments, stepper, switch};
use crate::ui::base::settings::use_settings;
use trivium_session::{Clock, TimeLimit};
use trivium_words::{ShellWords, fill};
use yew::prelude::*;

/// The kinds of clock, in the order of the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ClockKind {
    #[default]
    None,
    /// Time per turn.
    Turn,
    /// Time per match.
    Total,
}

/// The time control. It keeps the values of the other kinds of clock for when they are selected again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    pub kind: ClockKind,
    /// Time per turn, in seconds.
    pub turn: u32,
    /// Time per match, in minutes.
    pub total: u32,
    /// Increment after each turn, in seconds.
    pub increment: u32,
    /// Whether a player who runs out of time loses.
    pub ends: bool,
    pub strict: bool,
}

impl Default for TimeControl {
    fn default() -> TimeControl {
        TimeControl { kind: ClockKind::None, turn: 60, total: 15, increment: 5, ends: true, strict: false }
    }
}

/// The values that the form offers: seconds per turn, minutes per match, and seconds of increment.
const TURNS: [u32; 10] = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180];
const TOTALS: [u32; 11] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90];
const INCREMENTS: [u32; 8] = [0, 1, 2, 3, 5, 10, 20, 30];

impl TimeControl {
    /// The time control with a given clock, or without one.
    pub fn of(clock: Option<Clock>) -> TimeControl {
        let now = TimeControl { ends: clock.is_none_or(|clock| clock.ends), ..TimeControl::default() };
        match clock.map(|clock| clock.limit) {
            None => now,
            Some(TimeLimit::Turn(limit)) => TimeControl { kind: ClockKind::Turn, turn: limit / 1000, ..now },
            Some(TimeLimit::Total { base, increment }) => {
                TimeControl { kind: ClockKind::Total, total: base / 60_000, increment: increment / 1000, ..now }
            }
        }
    }

    pub fn clock(self) -> Option<Clock> {
        let limit = match self.kind {
            ClockKind::None => return None,
            ClockKind::Turn => TimeLimit::Turn(1000 * self.turn),
            ClockKind::Total => TimeLimit::Total { base: 60_000 * self.total, increment: 1000 * self.increment },
        };
        Some(Clock { limit, ends: self.ends })
    }
}

#[derive(Clone, PartialEq, Properties)]
pub struct TimeControlProps {
    pub now: TimeControl,
    pub to: Callback<TimeControl>,
}

/// The clock, strict play, and where people sit.
#[component]
pub fn TimeControlChoices(props: &TimeControlProps) -> Html {
    let TimeControlProps { now, to } = props;
    let now = *now;
    let set = use_settings();
    let words = set.now.language.shell();
    html! {
        <>
            { clock_choices(words, now, to) }
            { switch(words.game_match.strict, now.strict, &to.reform(move |strict| TimeControl { strict, ..now })) }
            <p class="aside">{ words.setup.strict }</p>
            { facing(&set) }
            <p class="aside">{ words.setup.facings[set.now.facing as usize] }</p>
        </>
    }
}

pub fn clock_choices(words: &ShellWords, now: TimeControl, to: &Callback<TimeControl>) -> Html {
    let game_match = &words.game_match;
    let kinds = [ClockKind::None, ClockKind::Turn, ClockKind::Total];
    let clocks: Vec<_> = game_match.clocks.into_iter().zip(kinds.map(|kind| kind == now.kind)).collect();
    let time = |label, values: &'static [u32], value: u32, unit, with: fn(TimeControl, u32) -> TimeControl| {
        // Files may hold values outside these lists.
        let steps =
            [values.iter().rfind(|v| **v < value), values.iter().find(|v| **v > value)].map(Option::<&u32>::copied);
        stepper(words, label, fill(unit, &[&value.to_string()]), steps, &to.reform(move |value| with(now, value)))
    };
    html! {
        <>
            { segments("clock", game_match.clock, &clocks, &to.reform(move |kind: usize| TimeControl { kind: kinds[kind], ..now })) }
            <p class="aside">{ words.setup.clocks[now.kind as usize] }</p>
            if now.kind == ClockKind::Turn {
                { time(game_match.turn, &TURNS, now.turn, game_match.seconds, |now, turn| TimeControl { turn, ..now }) }
            }
            if now.kind == ClockKind::Total {
                { time(game_match.total, &TOTALS, now.total, game_match.minutes, |now, total| TimeControl { total, ..now }) }
                { time(game_match.increment, &INCREMENTS, now.increment, game_match.seconds, |now, increment| TimeControl { increment, ..now }) }
            }
            if now.kind != ClockKind::None {
                { switch(game_match.ends, now.ends, &to.reform(move |ends| TimeControl { ends, ..now })) }
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_among_the_offered_values() {
        let TimeControl { turn, total, increment, .. } = TimeControl::default();
        assert!(TURNS.contains(&turn) && TOTALS.contains(&total) && INCREMENTS.contains(&increment));
    }

    #[test]
    fn clocks_are_in_milliseconds() {
        let total = TimeControl { kind: ClockKind::Total, total: 3, increment: 2, ..TimeControl::default() };
        let limit = TimeLimit::Total { base: 180_000, increment: 2_000 };
        assert_eq!(total.clock(), Some(Clock { limit, ends: true }));
        let turn = TimeControl { kind: ClockKind::Turn, turn: 30, ends: false, ..TimeControl::default() };
        assert_eq!(turn.clock(), Some(Clock { limit: TimeLimit::Turn(30_000), ends: false }));
        assert_eq!(TimeControl::default().clock(), None);
        for control in [total, turn, TimeControl::default()] {
            assert_eq!(TimeControl::of(control.clock()).clock(), control.clock());
        }
    }
}
