//! Views of an analysis: the seats' shares, the chart, and the moves with their values.

use super::eval_graph::EvalGraph;
use super::node_values::AnalysedLine;
use crate::ui::parts::sheet_context::{Line, SheetContext};
use trivium_engine::{Analysis, AnalysisLine, JudgedPosition, ProvenResult, ProvenValue, TurningPoint};
use trivium_rules::core::{Seat, Turn};
use trivium_words::{AnalysisWords, Language, ShellWords, fill, label, own_turns, turns_of_opponent};
use web_sys::PointerEvent;
use yew::prelude::*;

/// How many tokens of a line are shown.
const MAX_TOKENS: usize = 8;

/// Rounds shares to whole percents that add up to 100, by the largest remainder.
pub fn percents(shares: [u16; Seat::MOST]) -> [u16; Seat::MOST] {
    let sum: u32 = shares.iter().copied().map(u32::from).sum();
    if sum == 0 {
        return shares;
    }
    let mut whole = shares.map(|share| (u32::from(share) * 100 / sum) as u16);
    let mut lost = shares.map(|share| (u32::from(share) * 100 % sum, share));
    for _ in whole.iter().sum()..100 {
        if let Some(most) = (0..Seat::MOST).rev().max_by_key(|seat| lost[*seat]) {
            whole[most] += 1;
            lost[most] = (0, 0);
        }
    }
    whole
}

fn percent(own: &AnalysisWords, shares: [u16; Seat::MOST], seat: usize) -> String {
    fill(own.percent, &[&percents(shares)[seat].to_string()])
}

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

fn shares_text(own: &AnalysisWords, shares: [u16; Seat::MOST], names: &[String]) -> String {
    let each = names.iter().enumerate().map(|(seat, name)| fill("{0} {1}", &[name, &percent(own, shares, seat)]));
    each.collect::<Vec<_>>().join(", ")
}

/// Bar with one segment per seat, as wide as the seat's share.
pub fn shares(language: Language, own: &AnalysisWords, shares: Option<[u16; Seat::MOST]>, names: &[String]) -> Html {
    let label = shares.map_or(own.unknown.to_owned(), |shares| shares_text(own, shares, names));
    let part = |shares: [u16; Seat::MOST], seat: usize| {
        let share = shares[seat];
        html! {
            <span key={seat} data-seat={(seat + 1).to_string()} style={format!("flex-grow:{share}")}>
                if share >= 120 {
                    { percent(own, shares, seat) }
                }
            </span>
        }
    };
    let parts = shares.into_iter().flat_map(|shares| (0..names.len()).map(move |seat| part(shares, seat)));
    html! { <div class="shares" role="img" aria-label={language.labelled(own.shares, &label)}>{ for parts }</div> }
}

/// The chart of the match, with its texts.
pub fn course(
    own: &AnalysisWords,
    course: &AnalysedLine,
    judged: &[Option<JudgedPosition>],
    turned: &[TurningPoint],
    names: &[String],
    ply: usize,
    go: &Callback<usize>,
) -> Html {
    if course.turns.len() < 2 {
        return html! {};
    }
    let shares: Vec<_> = judged.iter().map(|judged| judged.as_ref().map(|judged| judged.shares)).collect();
    let here = shares.get(ply).copied().flatten();
    let value = here.map_or_else(|| own.unknown.to_owned(), |shares| shares_text(own, shares, names));
    let text = match course.number(ply) {
        0 => fill(own.at_start, &[&value]),
        number => fill(own.after, &[&number.to_string(), &value]),
    };
    let marks: Vec<_> = turned.iter().map(|turn| (turn.ply, turn.seat)).collect();
    let stops: Vec<_> = course.stops().collect();
    let better = |seat: usize| html! { <span data-seat={(seat + 1).to_string()}>{ fill(own.is_better, &[&names[seat]]) }</span> };
    // With two seats the chart rises when the first seat leads; with three, names identify the colours.
    let (above, below): (Html, Html) = match names.len() {
        2 => (better(0), better(1)),
        seats => (
            (0..seats)
                .map(|seat| html! { <span data-seat={(seat + 1).to_string()}>{ label(&names[seat]) }</span> })
                .collect(),
            html! {},
        ),
    };
    html! {
        <div class="course">
            <p class={classes!("axis", (names.len() == 2).then_some("up"))} aria-hidden="true">{ above }</p>
            <EvalGraph label={own.graph} {text} {shares} seats={course.seats} {stops} {marks} {ply} go={go.clone()} />
            <p class="axis down" aria-hidden="true">{ below }</p>
        </div>
    }
}

/// Explains the marks that the analysis draws on the board.
fn legend(own: &AnalysisWords, lines: &[AnalysisLine], seat: Seat) -> Html {
    let of = |line: &AnalysisLine| line.proven_result(seat).map(|result| result != ProvenResult::Loses);
    let there =
        [lines.iter().any(|line| of(line) == Some(true)), lines.iter().any(|line| of(line) == Some(false)), true];
    let kinds = ["win", "loss", "best"].into_iter().zip(own.marks).zip(there).filter(|(_, there)| *there);
    html! { <p class="legend">{ for kinds.map(|((kind, text), _)| html! { <span class={kind}>{ text }</span> }) }</p> }
}

/// The value of a move for the seat that makes it. `points` holds the words for points in games that count them.
fn worth(own: &AnalysisWords, line: &AnalysisLine, seat: Seat, points: Option<&ShellWords>) -> String {
    let share = percent(own, line.shares, seat.index());
    let wins = |decisions: u32| fill(own.decides[0], &[&own_turns(decisions).to_string()]);
    let loses = |decisions: u32| fill(own.decides[1], &[&turns_of_opponent(decisions).to_string()]);
    match line.proven {
        None => share,
        Some(ProvenValue::Shares) => fill(own.exactly, &[&share]),
        Some(ProvenValue::Win(decisions)) => wins(decisions),
        Some(ProvenValue::Loss(decisions)) => loses(decisions),
        Some(ProvenValue::Value(value, turns)) if let Some(words) = points => {
            let sign = if value > 0 {
                "+"
            } else if value < 0 {
                "−"
            } else {
                ""
            };
            let points = [sign, &words.points(value.unsigned_abs())].concat();
            fill(own.in_turns, &[&points, &turns.to_string()])
        }
        Some(ProvenValue::Value(0, _)) => own.even.to_owned(),
        Some(ProvenValue::Value(1.., decisions)) => wins(decisions),
        Some(ProvenValue::Value(_, decisions)) => loses(decisions),
    }
}

/// A line of moves as a button: hovering previews it on the board, and pressing opens it in a sandbox.
fn line_button(language: Language, over: &SheetContext, line: Line, text: Html) -> Html {
    let shows = {
        let line = line.clone();
        over.point.reform(move |()| Some(line.clone()))
    };
    let hides = over.point.reform(|()| None);
    let onclick = over.try_line.reform(move |_: MouseEvent| line.clone());
    html! {
        <button
            type="button"
            title={language.shell().trying.line}
            {onclick}
            onpointerenter={shows.reform(|_: PointerEvent| ())}
            onpointerleave={hides.reform(|_: PointerEvent| ())}
            onfocus={shows.reform(|_: FocusEvent| ())}
            onblur={hides.reform(|_: FocusEvent| ())}
        >
            { text }
        </button>
    }
}

/// The compared moves with their values, and how deep the search went.
pub fn lines(
    language: Language,
    own: &AnalysisWords,
    turn: Turn,
    analysis: Option<&Analysis>,
    busy: bool,
    points: Option<&ShellWords>,
    over: &SheetContext,
) -> Html {
    let seat = match turn {
        Turn::Seat(seat) => seat,
        Turn::Chance => return html! { <p>{ own.chance }</p> },
        Turn::Over(_) => return html! { <p>{ own.over }</p> },
    };
    let Some(analysis) = analysis else {
        return if busy {
            html! {}
        } else {
            html! { <p>{ own.looking }</p> }
        };
    };
    let row = |line: &AnalysisLine| {
        let proven_result = line.proven_result(seat);
        let class =
            proven_result.map(|proven_result| if proven_result == ProvenResult::Loses { "loses" } else { "wins" });
        let (first, rest) = line.tokens.split_first()?;
        let rest = rest.iter().take(MAX_TOKENS - 1).map(String::as_str).collect::<Vec<_>>().join(" ");
        let leads: Line = line.tokens.iter().take(MAX_TOKENS).cloned().collect();
        Some(html! {
            <li key={first.clone()} {class}>
                { line_button(language, over, leads, html! {
                    <>
                        <span class="worth">{ worth(own, line, seat, points) }</span>
                        <span class="line"><strong>{ first }</strong>{ " " }{ rest }</span>
                    </>
                }) }
            </li>
        })
    };
    let count = grouped(analysis.nodes);
    let depth = analysis.depth.to_string();
    let how = match analysis.progress {
        Some(1000..) => own.all_known.to_owned(),
        Some(made) => fill(own.tablebase, &[&(made / 10).to_string()]),
        None if analysis.depth > 0 => fill(own.looked, &[&depth, &count]),
        None => fill(own.positions, &[&count]),
    };
    let best = analysis.best().filter(|_| analysis.finished);
    let announcement =
        best.and_then(|best| Some(language.labelled(best.tokens.first()?, &worth(own, best, seat, points))));
    html! {
        <>
            <h3>{ own.sees }</h3>
            <ol class="lines" data-seat={seat.to_string()}>{ for analysis.lines.iter().filter_map(row) }</ol>
            { legend(own, &analysis.lines, seat) }
            <p class="how" data-finished={analysis.finished.then_some("")}>{ how }</p>
            <div class="unseen" role="status">{ announcement.unwrap_or_default() }</div>
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
    fn shares_make_a_hundred_percent() {
        assert_eq!(percents([1000, 0, 0]), [100, 0, 0]);
        assert_eq!(percents([565, 435, 0]), [57, 43, 0]);
        assert_eq!(percents([435, 565, 0]), [43, 57, 0]);
        assert_eq!(percents([500, 500, 0]), [50, 50, 0]);
        assert_eq!(percents([185, 577, 238]), [18, 58, 24]);
        // Rounded separately, these would add up to 99.
        assert_eq!(percents([333, 333, 333]), [34, 33, 33]);
        assert_eq!(percents([335, 333, 333]), [34, 33, 33]);
        assert_eq!(percents([0, 0, 0]), [0, 0, 0]);
        for one in 0..=1000 {
            for two in [0, 1, 7, 333].into_iter().filter(|two| one + two <= 1000) {
                assert_eq!(percents([one, two, 1000 - one - two]).iter().sum::<u16>(), 100, "{one} {two}");
            }
        }
    }

    #[test]
    fn points_and_turns_are_counted() {
        let worth = |language: Language, value, turns| {
            let proven = Some(ProvenValue::Value(value, turns));
            let line = AnalysisLine { tokens: Vec::new(), shares: [500, 500, 0], proven };
            super::worth(language.words(), &line, Seat::ONE, Some(language.shell()))
        };
        assert_eq!(worth(Language::En, 1, 25), "+1 point in 25 turns");
        assert_eq!(worth(Language::De, -2, 1), "−2 Punkte in 1 Zug");
        assert_eq!(worth(Language::Fr, 3, 2), "+3 points en 2 coups");
        assert_eq!(worth(Language::It, 0, 1), "0 punti in 1 mossa");
    }
}
