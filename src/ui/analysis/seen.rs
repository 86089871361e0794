//! What is seen of an analysis: shares, decisions with their values.

use super::Course;
use super::course::Graph;
use crate::ai::{Expected, Fate, Judged, Outlook, Proven, Turned};
use crate::core::{Seat, Turn};
use crate::i18n::{Analysis as Words, fill};
use yew::prelude::*;

/// How many tokens of a line are shown.
const SHOWN: usize = 8;

/// A share in whole percent.
pub fn percent(share: u16) -> u16 {
    (share + 5) / 10
}

/// A number in groups of three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// The seats' shares as words.
fn told(own: &Words, shares: [u16; Seat::MOST], names: &[String]) -> String {
    let each = names.iter().zip(shares);
    let each = each.map(|(name, share)| [name, " ", &fill(own.percent, &[&percent(share).to_string()])].concat());
    each.collect::<Vec<_>>().join(", ")
}

/// A bar that the seats share.
pub fn shares(own: &Words, shares: Option<[u16; Seat::MOST]>, names: &[String]) -> Html {
    let label = shares.map_or(own.unknown.to_owned(), |shares| told(own, shares, names));
    let part = |(seat, share): (usize, u16)| {
        let text = fill(own.percent, &[&percent(share).to_string()]);
        html! {
            <span key={seat} data-seat={(seat + 1).to_string()} style={format!("flex-grow:{share}")}>
                if share >= 120 {
                    { text }
                }
            </span>
        }
    };
    let parts = shares.into_iter().flat_map(|shares| shares.into_iter().take(names.len()).enumerate());
    html! { <div class="shares" role="img" aria-label={[own.shares, ": ", &label].concat()}>{ for parts.map(part) }</div> }
}

/// The course of the game as a picture in which a place can be chosen.
pub fn course(
    own: &Words,
    course: &Course,
    judged: &[Option<Judged>],
    turned: &[Turned],
    names: &[String],
    ply: usize,
    go: &Callback<usize>,
) -> Html {
    if course.turns.len() < 2 {
        return html! {};
    }
    let shares: Vec<_> = judged.iter().map(|judged| judged.as_ref().map(|judged| judged.shares)).collect();
    let here = shares.get(ply).copied().flatten();
    let said = here.map_or_else(|| own.unknown.to_owned(), |shares| told(own, shares, names));
    let text = match course.number(ply) {
        0 => fill(own.at_start, &[&said]),
        number => fill(own.after, &[&number.to_string(), &said]),
    };
    let marks: Vec<_> = turned.iter().map(|turn| (turn.ply + 1, turn.seat)).collect();
    let stops: Vec<_> = course.stops().collect();
    html! { <Graph label={own.graph} {text} {shares} seats={course.seats} {stops} {marks} {ply} go={go.clone()} /> }
}

/// What a decision is worth to the seat that makes it.
fn worth(own: &Words, line: &Expected, seat: Seat, points: bool) -> String {
    let share = fill(own.percent, &[&percent(line.shares[seat.index()]).to_string()]);
    let decides = |which: usize, plies: u32| fill(own.decides[which], &[&plies.to_string()]);
    match line.proven {
        None => share,
        Some(Proven::Shares) => [own.certain, " ", &share].concat(),
        Some(Proven::Win(plies)) => decides(0, plies),
        Some(Proven::Loss(plies)) => decides(1, plies),
        Some(Proven::Value(value, plies)) if points => {
            let sign = if value > 0 {
                "+"
            } else if value < 0 {
                "−"
            } else {
                ""
            };
            fill(own.points, &[&[sign, &value.unsigned_abs().to_string()].concat(), &plies.to_string()])
        }
        Some(Proven::Value(0, _)) => own.even.to_owned(),
        Some(Proven::Value(value, plies)) => decides(usize::from(value < 0), plies),
    }
}

/// Decisions with their values, and how thoroughly they were looked at.
pub fn lines(own: &Words, turn: Turn, outlook: Option<&Outlook>, busy: bool, points: bool) -> Html {
    let seat = match turn {
        Turn::Seat(seat) => seat,
        Turn::Chance => return html! { <p>{ own.chance }</p> },
        Turn::Over(_) => return html! { <p>{ own.over }</p> },
    };
    let Some(outlook) = outlook else {
        return if busy {
            html! {}
        } else {
            html! { <p>{ own.looking }</p> }
        };
    };
    let row = |line: &Expected| {
        let fate = line.fate(seat);
        let class = fate.map(|fate| if fate == Fate::Loses { "loses" } else { "wins" });
        let (first, rest) = line.tokens.split_first()?;
        let rest = rest.iter().take(SHOWN - 1).map(String::as_str).collect::<Vec<_>>().join(" ");
        Some(html! {
            <li key={first.clone()} {class}>
                <span class="worth">{ worth(own, line, seat, points) }</span>
                <span class="line"><strong>{ first }</strong>{ " " }{ rest }</span>
            </li>
        })
    };
    let count = grouped(outlook.nodes);
    let depth = outlook.depth.to_string();
    let how = match outlook.progress {
        Some(1000..) => own.all_known.to_owned(),
        Some(made) => fill(own.table, &[&(made / 10).to_string()]),
        None if outlook.depth > 0 => fill(own.looked, &[&depth, &count]),
        None => fill(own.positions, &[&count]),
    };
    let best = outlook.best().filter(|_| outlook.finished);
    let heard = best.and_then(|best| Some([best.tokens.first()?, ": ", &worth(own, best, seat, points)].concat()));
    html! {
        <>
            <h3>{ own.sees }</h3>
            <ol class="lines" data-seat={seat.to_string()}>{ for outlook.lines.iter().filter_map(row) }</ol>
            <p class="how" data-finished={outlook.finished.then_some("")}>{ how }</p>
            <div class="unseen" role="status">{ heard.unwrap_or_default() }</div>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 4_274_262].map(grouped), ["0", "999", "1\u{202f}000", "4\u{202f}274\u{202f}262"]);
    }

    #[test]
    fn shares_are_rounded() {
        assert_eq!([0, 4, 5, 994, 995, 1000].map(percent), [0, 0, 1, 99, 100, 100]);
    }
}
