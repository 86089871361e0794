//! What is agreed about a match beside its rules: the clock, and whether it is strict.

use crate::ui::controls::{facing, segments, stepper, switch};
use crate::ui::settings::use_settings;
use trivium_session::{Clock, Limit};
use trivium_words::fill;
use yew::prelude::*;

/// How time is limited, in the order of the choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// It is not.
    #[default]
    None,
    /// For each turn.
    Turn,
    /// For the whole match.
    Total,
}

/// What is agreed. What belongs to another kind of clock stays for when that is chosen again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// How time is limited.
    pub kind: Kind,
    /// For each turn, in seconds.
    pub turn: u32,
    /// For the whole match, in minutes.
    pub total: u32,
    /// More after each turn, in seconds.
    pub increment: u32,
    /// Whether who runs out of time loses.
    pub ends: bool,
    /// Whether the match is strict.
    pub strict: bool,
}

impl Default for Agreed {
    fn default() -> Agreed {
        Agreed { kind: Kind::None, turn: 60, total: 15, increment: 5, ends: true, strict: false }
    }
}

/// The times that can be chosen: for a turn and after one in seconds, for a match in minutes.
const TURNS: [u32; 10] = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180];
const TOTALS: [u32; 11] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90];
const INCREMENTS: [u32; 8] = [0, 1, 2, 3, 5, 10, 20, 30];

impl Agreed {
    /// The clock.
    pub fn clock(self) -> Option<Clock> {
        let limit = match self.kind {
            Kind::None => return None,
            Kind::Turn => Limit::Turn(1000 * self.turn),
            Kind::Total => Limit::Total { base: 60_000 * self.total, increment: 1000 * self.increment },
        };
        Some(Clock { limit, ends: self.ends })
    }
}

/// What [`Choices`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct ChoicesProps {
    /// What is agreed now.
    pub now: Agreed,
    /// Is given what is agreed then.
    pub to: Callback<Agreed>,
}

/// The choices, and where people sit.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let ChoicesProps { now, to } = props;
    let now = *now;
    let set = use_settings();
    let words = set.now.language.shell();
    let table = &words.table;
    let kinds = [Kind::None, Kind::Turn, Kind::Total];
    let clocks: Vec<_> = table.clocks.into_iter().zip(kinds.map(|kind| kind == now.kind)).collect();
    let time = |label, values: &'static [u32], value: u32, unit, with: fn(Agreed, u32) -> Agreed| {
        let at = values.iter().position(|v| *v == value);
        let next = |at: Option<usize>| at.and_then(|at| values.get(at)).copied();
        let steps = [next(at.and_then(|at| at.checked_sub(1))), next(at.map(|at| at + 1))];
        stepper(words, label, fill(unit, &[&value.to_string()]), steps, &to.reform(move |value| with(now, value)))
    };
    html! {
        <>
            { segments("clock", table.clock, &clocks, &to.reform(move |kind: usize| Agreed { kind: kinds[kind], ..now })) }
            if now.kind == Kind::Turn {
                { time(table.turn, &TURNS, now.turn, table.seconds, |now, turn| Agreed { turn, ..now }) }
            }
            if now.kind == Kind::Total {
                { time(table.total, &TOTALS, now.total, table.minutes, |now, total| Agreed { total, ..now }) }
                { time(table.increment, &INCREMENTS, now.increment, table.seconds, |now, increment| Agreed { increment, ..now }) }
            }
            if now.kind != Kind::None {
                { switch(table.ends, now.ends, &to.reform(move |ends| Agreed { ends, ..now })) }
            }
            { switch(table.strict, now.strict, &to.reform(move |strict| Agreed { strict, ..now })) }
            { facing(&set) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_first_can_be_stepped_from() {
        let Agreed { turn, total, increment, .. } = Agreed::default();
        assert!(TURNS.contains(&turn) && TOTALS.contains(&total) && INCREMENTS.contains(&increment));
    }

    #[test]
    fn clocks_are_in_milliseconds() {
        let total = Agreed { kind: Kind::Total, total: 3, increment: 2, ..Agreed::default() };
        let limit = Limit::Total { base: 180_000, increment: 2_000 };
        assert_eq!(total.clock(), Some(Clock { limit, ends: true }));
        let turn = Agreed { kind: Kind::Turn, turn: 30, ends: false, ..Agreed::default() };
        assert_eq!(turn.clock(), Some(Clock { limit: Limit::Turn(30_000), ends: false }));
        assert_eq!(Agreed::default().clock(), None);
    }
}
