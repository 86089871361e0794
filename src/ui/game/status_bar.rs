//! The status bar: whose turn it is, the prompt, refusals, and the result of a round or game.

use super::action_row::{ActionRow, buttons};
use super::end_card::EndCard;
use super::engines::EngineControls;
use super::happened::happened;
use super::names::{name_of, names, reader};
use super::replay::ReplayState;
use super::spoken::{decided, heard_region, spoken_status, use_novelty};
use crate::ui::base::controls::{emblem, icon_button};
use crate::ui::base::settings::use_settings;
use crate::ui::parts::chunk::Chunk;
use trivium_boards::icons::Icon;
use trivium_boards::motion_length;
use trivium_rules::core::{Event, Pick, Seat, Turn, Verdict};
use trivium_rules::games::Prompt;
use trivium_session::{Controller, Feedback, Intent, KeyMoment, key_moment};
use trivium_words::{Language, Text, fill};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct StatusBarProps {
    pub id: String,
    pub controller: Controller,
    pub act: Callback<Intent>,
    pub engines: EngineControls,
    pub replay: ReplayState,
    /// The seat whose move is being animated.
    pub moving: Option<Seat>,
}

/// The shortest animation during which the status bar names the moving seat, in milliseconds. A shorter text would only
/// flicker.
const SHORTEST_NAMED: u32 = 500;

/// The seat whose long animation may be running.
pub fn moving_seat(controller: &Controller) -> Option<Seat> {
    decided(controller).filter(|_| motion_length(controller.events()) > SHORTEST_NAMED)
}

/// The sentence during an animation. The usual prompt would already ask for the next move.
fn moving_prompt(controller: &Controller, language: Language, seat: Seat) -> StatusPrompt {
    let text = fill(language.shell().event_text.moves, &[&name_of(controller, language, seat)]);
    StatusPrompt { seat: Some(seat), text, ..StatusPrompt::default() }
}

/// The prompt and the last events, visible and for screen readers.
#[component]
pub fn StatusBar(props: &StatusBarProps) -> Html {
    let set = use_settings();
    let language = set.now.language;
    let StatusBarProps { id, controller, act, engines, replay, moving } = props;
    let mut asked = status_prompt(controller, language, engines);
    if replay.on && asked.prompt.take().is_some() {
        // During a replay, the prompt addresses nobody.
        (asked.title, asked.text) = (String::new(), to_move(controller, language));
    }
    let novelty = use_novelty(controller, asked.prompt);
    let heard = spoken_status(controller, set.now.into(), &asked, novelty);
    if controller.ways_back()[0] && asked.prompt.is_some() && controller.chosen().is_empty() {
        // While the record is browsed, the place in it replaces the prompt. A choice on the board opens a sandbox.
        let ([at, all], spoken) = (controller.decisions(), &language.shell().spoken);
        asked.title = match at {
            0 => spoken.at_start.to_owned(),
            _ => fill(spoken.at_move, &[&at.to_string(), &all.to_string()]),
        };
        asked.text = String::new();
    }
    if let Some(seat) = *moving {
        asked = moving_prompt(controller, language, seat);
    }
    let seat = asked.seat;
    // A variation may be over while the match is not.
    let looking = controller.looks_around();
    let over = matches!(controller.game_match().turn(), Turn::Over(_)) && !looking;
    let agreed = !controller.consents().is_empty();
    let warned = engines.warning.is_some();
    let explained = if asked.refused { engines.gone.is_some() } else { asked.rule.is_some() || agreed || warned };
    let key = use_key_moment(controller, over);
    let end = EndCard { id, controller, now: &set.now, replay, act, key };
    let row = ActionRow { act, controller, now: &set.now, engines, replay, end: &end };
    let waits = moving.is_none() && controller.engine_to_think().is_some() && engines.gone.is_none() && !warned;
    let thinks = waits || engines.looking;
    let seen = asked.seen.as_ref().filter(|_| !set.now.coordinates);
    let class = [
        asked.refused.then_some("refused"),
        explained.then_some("explained"),
        looking.then_some("looking"),
        over.then_some("ended"),
        thinks.then_some("thinks"),
    ];
    html! {
        <section class={classes!("status-bar", class)} aria-label={language.shell().spoken.parts[1]} data-seat={seat.map(|s| s.to_string())}>
            <p class="asked">
                if let Some(seat) = seat {
                    { emblem(seat) }
                }
                // "Tap again", shown on touch. Screen readers get it in the label of the site itself.
                <span data-again={language.shell().again}>
                    if !asked.title.is_empty() && seen.is_none() {
                        <strong>{ &asked.title }</strong>{ " " }
                    }
                    <span class="prompt">{ seen.unwrap_or(&asked.text) }</span>
                    if let Some(note) = asked.note {
                        { " " }<small>{ note }</small>
                    }
                </span>
            </p>
            if over {
                { end.standing() }
            }
            // A row of its own that is always present, so that the prompt above it does not move.
            <div class="then">
                // A hint needs the space.
                if moving.is_none() && !matches!(controller.said(), Some(Feedback::Hint(_))) {
                    { happened(controller, &set.now) }
                }
                { buttons(&row, asked.rule) }
                if let Some(again) = replay.again.clone().filter(|_| !over) {
                    { icon_button(language.shell().game_match.show_again, Icon::Again, true, again.reform(|_: MouseEvent| ())) }
                }
            </div>
            { heard_region(controller, heard) }
        </section>
    }
}

/// The turning point of a finished game, computed once.
#[hook]
fn use_key_moment(controller: &Controller, over: bool) -> Option<KeyMoment> {
    let game_match = controller.game_match();
    *use_memo((over, game_match.node()), |(over, _)| over.then(|| key_moment(game_match)).flatten())
}

/// The text of the status bar.
#[derive(Default)]
pub struct StatusPrompt {
    /// The seat that the prompt concerns.
    pub seat: Option<Seat>,
    /// The name of the seat to move, or the result.
    pub title: String,
    /// The task or message.
    pub text: String,
    /// `text` without coordinates, for sighted users while the board shows the places.
    pub seen: Option<String>,
    /// A remark after the text.
    pub note: Option<&'static str>,
    /// Whether the text explains a refusal.
    pub refused: bool,
    /// The prompt of the rules that `text` is made from.
    pub prompt: Option<Prompt>,
    /// The rule that explains the text: the game, and the anchor in its rules.
    pub rule: Option<(&'static str, &'static str)>,
}

pub fn status_prompt(controller: &Controller, language: Language, engines: &EngineControls) -> StatusPrompt {
    let words = language.shell();
    let game_match = controller.game_match();
    let note = match () {
        () if engines.renewed => Some(words.worker_errors.renewed),
        () if controller.rests() => Some(words.rests),
        () => controller.looks_around().then_some(words.looking),
    };
    let mut asked = StatusPrompt { note, ..StatusPrompt::default() };
    if let Some(round_summary) = controller.round_summary() {
        asked.title = fill(words.round_over, &[&round_summary.round.to_string()]);
        let earned = Seat::all(2).filter(|seat| round_summary.points[seat.index()] > 0).map(|seat| {
            let points = words.points(round_summary.points[seat.index()]);
            (seat, fill(words.earns, &[&name_of(controller, language, seat), &points]))
        });
        let (seats, earned): (Vec<_>, Vec<_>) = earned.unzip();
        asked.seat = seats.first().copied();
        asked.text = if earned.is_empty() { words.nobody_scores.to_owned() } else { earned.join(", ") };
        return asked;
    }
    asked.seat = game_match.turn().seat();
    if let Turn::Over(outcome) = game_match.turn() {
        let winners: Vec<_> = Seat::all(outcome.seats()).filter(|s| outcome.of(*s) == Verdict::Win).collect();
        let called: Vec<_> = winners.iter().map(|s| name_of(controller, language, *s)).collect();
        asked.title = match winners[..] {
            [one] if reader(controller) == Some(one) => words.you_win.to_owned(),
            _ => words.won_by(&called),
        };
        asked.seat = winners.first().copied().filter(|_| winners.len() == 1);
        asked.text = language.ending(controller);
        return asked;
    }
    if !controller.consents().is_empty() {
        asked.text = words.game_match.offered.to_owned();
        return asked;
    }
    if controller.paused() {
        asked.text = words.game_match.stopped.to_owned();
        return asked;
    }
    if let Some(worker_error) = engines.gone {
        asked.refused = true;
        asked.text = words.worker_error(worker_error).to_owned();
        return asked;
    }
    if let Some(warning) = &engines.warning {
        asked.seat = Some(warning.seat);
        asked.title = fill(words.called, &[&name_of(controller, language, warning.seat)]);
        asked.text = Chunk::warn(controller, language, warning).unwrap_or_default();
        return asked;
    }
    if let Some(said) = controller.said() {
        return answered(controller, language, said, asked);
    }
    if engines.looking || controller.engine_asked_to_agree().is_some() || controller.engine_to_act().is_some() {
        let of = controller
            .engine_asked_to_agree()
            .map(|(seat, _)| seat)
            .or(game_match.turn().seat().filter(|_| !engines.looking));
        let Some(seat) = of else {
            (asked.title, asked.text) = (called(controller, language), words.seeking.to_owned());
            return asked;
        };
        asked.text = fill(words.thinks, &[&name_of(controller, language, seat)]);
        return asked;
    }
    if controller.watched().is_some() {
        // The prompt does not address a computer player.
        asked.text = to_move(controller, language);
        return asked;
    }
    asked.title = called(controller, language);
    if !controller.chosen().is_empty() {
        asked.text = words.onward.to_owned();
        return asked;
    }
    asked.prompt = game_match.position().prompt();
    asked.text = asked.prompt.map(|p| language.text(&Text::Prompt(p)).into_owned()).unwrap_or_default();
    asked
}

/// The prompt after a refusal or a hint.
fn answered(controller: &Controller, language: Language, said: &Feedback, mut asked: StatusPrompt) -> StatusPrompt {
    let (words, game_match) = (language.shell(), controller.game_match());
    asked.refused = !matches!(said, Feedback::Hint(..) | Feedback::ClockSet(_));
    (asked.text, asked.rule) = match said {
        Feedback::NotEveryoneAgrees => (words.game_match.plays_on.to_owned(), None),
        Feedback::Declined => (words.declined.to_owned(), None),
        Feedback::EngineFailed(worker_error) => (words.worker_error(*worker_error).to_owned(), None),
        Feedback::Strict => (words.strict.to_owned(), None),
        Feedback::NoFurther => (words.spoken.no_further.to_owned(), None),
        Feedback::ClockSet(on) => (words.game_match.clock_set[usize::from(!on)].to_owned(), None),
        Feedback::Hint(hint) => {
            // The prompt still addresses the seat to move.
            asked.title = called(controller, language);
            let position = game_match.position();
            let place = |site| position.site_name(site);
            let token = language.decision(&hint.best, &position.events(&hint.best), &place);
            let proven = hint.proven_result.is_some() || hint.only;
            let best = fill(if proven { words.hinted } else { words.suggested }, &[&token]);
            let ([why, seen], rule) = Chunk::explain(controller, language, hint).unwrap_or_default();
            // A command has no site on the board.
            let way = controller.hinted();
            if !way.is_empty() && !way.iter().any(|pick| matches!(pick, Pick::Command(_))) {
                asked.seen = Some(if seen.is_empty() { words.marked[usize::from(!proven)].to_owned() } else { seen });
            }
            ([best, why].join(" ").trim_end().to_owned(), rule)
        }
        Feedback::Refusal(Some(why)) => (language.text(&Text::Refusal(why)).into_owned(), Some(why.rule())),
        Feedback::Refusal(None) => (words.cannot.to_owned(), None),
        Feedback::TokenError(objection) => {
            let rule = match objection {
                trivium_rules::games::TokenError::Rule(why) => Some(why.rule()),
                _ => None,
            };
            (language.text(&Text::TokenError(objection)).into_owned(), rule)
        }
    };
    asked
}

/// Says which seat is to move, without addressing it.
fn to_move(controller: &Controller, language: Language) -> String {
    let seat = controller.game_match().turn().seat();
    seat.map_or_else(String::new, |seat| fill(language.shell().to_move, &[&name_of(controller, language, seat)]) + ".")
}

/// Addresses the seat to move by name.
fn called(controller: &Controller, language: Language) -> String {
    let seat = controller.game_match().turn().seat();
    seat.map_or_else(String::new, |seat| fill(language.shell().called, &[&name_of(controller, language, seat)]))
}

/// The last events as a text.
pub fn last_events(controller: &Controller, language: Language) -> String {
    told(controller, language, controller.events())
}

pub(super) fn told(controller: &Controller, language: Language, events: &[Event]) -> String {
    let position = controller.game_match().position();
    let names = names(controller, language);
    let name = |seat: Seat| names[seat.index()].clone();
    let event_text = language.event_text(events, &name, &|site| position.site_name(site));
    event_text.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Why the typed text was refused.
pub fn typed_refusal(controller: &Controller, language: Language) -> Option<String> {
    let said = controller
        .said()
        .filter(|said| matches!(said, Feedback::TokenError(_) | Feedback::Refusal(_) | Feedback::Strict))?;
    Some(answered(controller, language, said, StatusPrompt::default()).text)
}
