//! The one thing that asks: whose turn it is and what to do, why something cannot be, how a round or the game ended.

use super::names::{name_of, names};
use super::programs::Helper;
use super::replay::Replay;
use super::row::{Row, buttons};
use super::shared::Shared;
use crate::ui::controls::emblem;
use crate::ui::part::Part;
use crate::ui::settings::use_settings;
use crate::ui::table::{EveningProps, Wanted, at_table};
use trivium_rules::core::{Seat, Turn, Verdict};
use trivium_session::{Controller, Intent, Said};
use trivium_words::{Language, Text, fill};
use yew::prelude::*;

/// What [`Ask`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct AskProps {
    /// The match's name on the shelf.
    pub id: String,
    /// The match.
    pub controller: Shared,
    /// Changes with all that is to be asked anew.
    pub stamp: u32,
    /// Does an intent.
    pub act: Callback<Intent>,
    /// What the programs are doing.
    pub helper: Helper,
    /// The replay of the game.
    pub replay: Replay,
}

/// What is said and asked, once to be seen and once to be heard.
#[component]
pub fn Ask(props: &AskProps) -> Html {
    let set = use_settings();
    let language = set.now.language;
    let AskProps { id, controller, act, helper, replay, .. } = props;
    let controller = &*controller.borrow();
    let asked = asked(controller, language, helper);
    let heard = heard(controller, language, &asked);
    let seat = asked.seat;
    // A variation may be over where the match is not.
    let over = matches!(controller.table().turn(), Turn::Over(_)) && !controller.looks_around();
    let agreed = !controller.consents().is_empty();
    let explained = if asked.refused { helper.gone.is_some() } else { asked.rule.is_some() || agreed };
    let row = Row { id, act, controller, now: &set.now, helper, replay };
    let class = [asked.refused.then_some("refused"), explained.then_some("explained"), over.then_some("ended")];
    html! {
        <section class={classes!("ask", class)} data-seat={seat.map(|s| s.to_string())}>
            <p class="asked">
                if let Some(seat) = seat {
                    { emblem(seat) }
                }
                // Whoever listens hears at the place itself that it is to be tapped again.
                <span data-again={language.shell().again}>
                    if !asked.title.is_empty() {
                        <strong>{ &asked.title }</strong>{ " " }
                    }
                    <span class="prompt">{ &asked.text }</span>
                    if let Some(note) = asked.note {
                        { " " }<small>{ note }</small>
                    }
                    if over {
                        { at_table(Wanted::Evening(EveningProps { id: id.clone(), stamp: props.stamp }), true) }
                    }
                </span>
            </p>
            // Whoever listens hears it below, before what is asked.
            <p class="happened" aria-hidden="true">{ happened(controller, language) }</p>
            { buttons(&row, asked.rule) }
            <div class="unseen" role="status">{ heard }</div>
        </section>
    }
}

/// What is asked.
#[derive(Default)]
pub struct Asked {
    /// Whom it concerns.
    pub seat: Option<Seat>,
    /// The name of who is asked, or how it ended.
    pub title: String,
    /// What is to be done.
    pub text: String,
    /// What is to be known beside it.
    pub note: Option<&'static str>,
    /// Whether it says why something cannot be.
    pub refused: bool,
    /// The rule that explains it: the game, and the anchor in its rules.
    pub rule: Option<(&'static str, &'static str)>,
}

/// What is asked now.
pub fn asked(controller: &Controller, language: Language, helper: &Helper) -> Asked {
    let words = language.shell();
    let table = controller.table();
    let note = match () {
        () if helper.renewed => Some(words.outages.renewed),
        () if controller.rests() => Some(words.rests),
        () => controller.looks_around().then_some(words.looking),
    };
    let mut asked = Asked { note, ..Asked::default() };
    if let Some(interlude) = controller.interlude() {
        asked.title = fill(words.round_over, &[&interlude.round.to_string()]);
        let earned = Seat::all(2).filter(|seat| interlude.points[seat.index()] > 0).map(|seat| {
            let points = words.points(interlude.points[seat.index()]);
            (seat, fill(words.earns, &[&name_of(controller, language, seat), &points]))
        });
        let (seats, earned): (Vec<_>, Vec<_>) = earned.unzip();
        asked.seat = seats.first().copied();
        asked.text = if earned.is_empty() { words.nobody_scores.to_owned() } else { earned.join(", ") };
        return asked;
    }
    asked.seat = table.turn().seat();
    if let Turn::Over(outcome) = table.turn() {
        let winners: Vec<_> = Seat::all(outcome.seats()).filter(|s| outcome.of(*s) == Verdict::Win).collect();
        let called: Vec<_> = winners.iter().map(|s| name_of(controller, language, *s)).collect();
        asked.title = words.won_by(&called);
        asked.seat = winners.first().copied().filter(|_| winners.len() == 1);
        asked.text = controller.ended().map(|end| words.end(end).to_owned()).unwrap_or_default();
        return asked;
    }
    if !controller.consents().is_empty() {
        asked.text = words.table.offered.to_owned();
        return asked;
    }
    if controller.paused() {
        asked.text = words.table.stopped.to_owned();
        return asked;
    }
    if let Some(outage) = helper.gone {
        asked.refused = true;
        asked.text = words.outage(outage).to_owned();
        return asked;
    }
    if let Some(said) = controller.said() {
        return answered(controller, language, said, asked);
    }
    if helper.looking || controller.asked_to_agree().is_some() || controller.program_to_act().is_some() {
        let of = controller.asked_to_agree().map(|(seat, _)| seat).or(table.turn().seat().filter(|_| !helper.looking));
        let Some(seat) = of else {
            (asked.title, asked.text) = (called(controller, language), words.seeking.to_owned());
            return asked;
        };
        asked.text = fill(words.thinks, &[&name_of(controller, language, seat)]);
        return asked;
    }
    asked.title = called(controller, language);
    if !controller.chosen().is_empty() {
        asked.text = words.onward.to_owned();
        return asked;
    }
    asked.text = table.position().prompt().map(|p| language.text(&Text::Prompt(p)).into_owned()).unwrap_or_default();
    asked
}

/// Why nothing came of what was wanted, or the hint that was asked for.
fn answered(controller: &Controller, language: Language, said: &Said, mut asked: Asked) -> Asked {
    let (words, table) = (language.shell(), controller.table());
    asked.refused = !matches!(said, Said::Hint(..));
    (asked.text, asked.rule) = match said {
        Said::NotAll => (words.table.plays_on.to_owned(), None),
        Said::Declined => (words.declined.to_owned(), None),
        Said::Unanswered(outage) => (words.outage(*outage).to_owned(), None),
        Said::Strict => (words.strict.to_owned(), None),
        Said::Hint(hint) => {
            // Who is to decide is still asked.
            asked.title = called(controller, language);
            let position = table.position();
            let place = |site| position.site_name(site);
            let token = language.decision(&hint.best, &position.events(&hint.best), &place);
            let proven = hint.fate.is_some() || hint.only;
            let best = fill(if proven { words.hinted } else { words.suggested }, &[&token]);
            match Part::explain(controller, language, hint) {
                Some((why, rule)) => ([best, why].join(" "), rule),
                None => (best, None),
            }
        }
        Said::Refusal(Some(why)) => (language.text(&Text::Refusal(why)).into_owned(), Some(why.rule())),
        Said::Refusal(None) => (words.cannot.to_owned(), None),
        Said::Objection(objection) => {
            let rule = match objection {
                trivium_rules::core::Objection::Rule(why) => Some(why.rule()),
                _ => None,
            };
            (language.text(&Text::Objection(objection)).into_owned(), rule)
        }
    };
    asked
}

/// The name of who is to decide, as an address.
fn called(controller: &Controller, language: Language) -> String {
    let seat = controller.table().turn().seat();
    seat.map_or_else(String::new, |seat| fill(language.shell().called, &[&name_of(controller, language, seat)]))
}

/// The last events, in words.
pub fn happened(controller: &Controller, language: Language) -> String {
    let position = controller.table().position();
    let names = names(controller, language);
    let name = |seat: Seat| names[seat.index()].clone();
    let told = language.told(controller.events(), &name, &|site| position.site_name(site));
    told.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The question for screen readers, after the last events.
pub fn heard(controller: &Controller, language: Language, asked: &Asked) -> String {
    let told = if asked.refused { String::new() } else { happened(controller, language) };
    let note = asked.note.unwrap_or_default().to_owned();
    let parts = [told, asked.title.clone(), asked.text.clone(), note].into_iter();
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}
