//! The status bar: whose turn it is, the prompt, refusals, and the result of a round or game.

use super::action_row::{ActionRow, buttons};
use super::announcements::{decided, live_region, spoken_status, use_novelty};
use super::end_card::EndCard;
use super::engines::EngineControls;
use super::event_line::event_line;
use super::names::{name_of, names, reader};
use super::replay::ReplayState;
use crate::ui::base::controls::{emblem, icon_button};
use crate::ui::base::settings::use_settings;
use crate::ui::parts::chunk::Chunk;
use trivium_boards::icons::Icon;
use trivium_boards::motion_length;
use trivium_rules::core::{Event, Pick, Seat, Turn, Verdict};
use trivium_rules::games::Prompt;
use trivium_session::{Controller, Feedback, Intent, KeyMoment, key_moment};
use trivium_words::{Language, ShellWords, Text, Words, fill};
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
    let mut status = status_prompt(controller, language, engines);
    if replay.on && status.prompt.take().is_some() {
        // During a replay, the prompt addresses nobody.
        (status.title, status.text) = (String::new(), to_move(controller, language));
    }
    let novelty = use_novelty(controller, status.prompt);
    let announcement = spoken_status(controller, set.now.into(), &status, novelty);
    if controller.looks_around() && status.prompt.is_some() && controller.chosen().is_empty() {
        // While the record is browsed, the place in it replaces the prompt. A choice on the board opens a sandbox.
        let ([at, all], spoken) = (controller.decisions(), &language.shell().spoken);
        (status.title, status.text) = match at {
            _ if !controller.ways_back()[0] => (String::new(), to_move(controller, language)),
            0 => (spoken.at_start.to_owned(), String::new()),
            _ => (fill(spoken.at_move, &[&at.to_string(), &all.to_string()]), String::new()),
        };
    }
    if let Some(seat) = *moving {
        status = moving_prompt(controller, language, seat);
    }
    let seat = status.seat;
    // A variation may be over while the match is not.
    let looking = controller.looks_around();
    let over = matches!(controller.game_match().turn(), Turn::Over(_)) && !looking;
    let agreed = !controller.consents().is_empty();
    let warned = engines.warning.is_some();
    let explained = if status.refused { engines.failure.is_some() } else { status.rule.is_some() || agreed || warned };
    let key = use_key_moment(controller, over);
    let end = EndCard { id, controller, now: &set.now, replay, act, key };
    let row = ActionRow { act, controller, now: &set.now, engines, replay, end: &end };
    let waits = moving.is_none() && controller.engine_to_think().is_some() && engines.failure.is_none() && !warned;
    let thinks = waits || engines.looking;
    let visible_text = status.visible_text.as_ref().filter(|_| !set.now.coordinates);
    let class = [
        status.refused.then_some("refused"),
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
                    if !status.title.is_empty() && visible_text.is_none() {
                        <strong>{ &status.title }</strong>{ " " }
                    }
                    <span class="prompt">{ visible_text.unwrap_or(&status.text) }</span>
                    if let Some(note) = status.note {
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
                if moving.is_none() && !matches!(controller.feedback(), Some(Feedback::Hint(_))) {
                    { event_line(controller, &set.now) }
                }
                { buttons(&row, status.rule) }
                if let Some(again) = replay.again.clone().filter(|_| !over) {
                    { icon_button(language.shell().game_match.show_again, Icon::Again, true, again.reform(|_: MouseEvent| ())) }
                }
            </div>
            { live_region(controller, announcement) }
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
    pub visible_text: Option<String>,
    /// A remark after the text.
    pub note: Option<&'static str>,
    /// Whether the text explains a refusal.
    pub refused: bool,
    /// The prompt of the rules that `text` is made from.
    pub prompt: Option<Prompt>,
    /// The rule that explains the text: the game, and the anchor in its rules.
    pub rule: Option<(&'static str, &'static str)>,
}

/// The remark after the text.
fn note(controller: &Controller, words: &'static ShellWords, engines: &EngineControls) -> Option<&'static str> {
    let game_match = controller.game_match();
    match () {
        () if engines.renewed => Some(words.worker_renewed),
        () if controller.rests() => Some(words.rests),
        () if game_match.is_trying() => game_match.turn().seat().map(|_| words.trying.band),
        () => controller.looks_around().then_some(words.looking),
    }
}

pub fn status_prompt(controller: &Controller, language: Language, engines: &EngineControls) -> StatusPrompt {
    let words = language.shell();
    let game_match = controller.game_match();
    let mut status = StatusPrompt { note: note(controller, words, engines), ..StatusPrompt::default() };
    if let Some(round_summary) = controller.round_summary() {
        status.title = fill(words.round_over, &[&round_summary.round.to_string()]);
        let earned = Seat::all(2).filter(|seat| round_summary.points[seat.index()] > 0).map(|seat| {
            let points = words.points(round_summary.points[seat.index()]);
            (seat, fill(words.earns, &[&name_of(controller, language, seat), &points]))
        });
        let (seats, earned): (Vec<_>, Vec<_>) = earned.unzip();
        status.seat = seats.first().copied();
        status.text = if earned.is_empty() { words.nobody_scores.to_owned() } else { earned.join(", ") };
        return status;
    }
    status.seat = game_match.turn().seat();
    if let Turn::Over(outcome) = game_match.turn() {
        let winners: Vec<_> = Seat::all(outcome.seats()).filter(|s| outcome.of(*s) == Verdict::Win).collect();
        let called: Vec<_> = winners.iter().map(|s| name_of(controller, language, *s)).collect();
        status.title = match winners[..] {
            [one] if reader(controller) == Some(one) => words.you_win.to_owned(),
            _ => words.won_by(&called),
        };
        status.seat = winners.first().copied().filter(|_| winners.len() == 1);
        status.text = language.ending(controller);
        return status;
    }
    if !controller.consents().is_empty() {
        status.text = words.game_match.offered.to_owned();
        return status;
    }
    if controller.paused() {
        status.text = words.game_match.stopped.to_owned();
        return status;
    }
    if let Some(worker_error) = engines.failure {
        status.refused = true;
        status.text = words.worker_error(worker_error);
        return status;
    }
    if let Some(warning) = &engines.warning {
        status.seat = Some(warning.seat);
        status.title = fill(words.called, &[&name_of(controller, language, warning.seat)]);
        status.text = Chunk::warn(controller, language, warning).unwrap_or_default();
        return status;
    }
    if let Some(feedback) = controller.feedback() {
        return feedback_prompt(controller, language, feedback, status);
    }
    if engines.looking || controller.engine_asked_to_agree().is_some() || controller.engine_to_act().is_some() {
        let of = controller
            .engine_asked_to_agree()
            .map(|(seat, _)| seat)
            .or(game_match.turn().seat().filter(|_| !engines.looking));
        let Some(seat) = of else {
            (status.title, status.text) = (called(controller, language), words.seeking.to_owned());
            return status;
        };
        status.text = fill(words.thinks, &[&name_of(controller, language, seat)]);
        return status;
    }
    if controller.watched().is_some() {
        // The prompt does not address a computer player.
        status.text = to_move(controller, language);
        return status;
    }
    status.title = called(controller, language);
    if let [first, ..] = *controller.chosen() {
        let game = game_match.setup().game().id();
        let text = language.words::<Words>().games.second_pick(game, first);
        status.text = if text.is_empty() { words.onward } else { text }.to_owned();
        return status;
    }
    status.prompt = game_match.position().prompt();
    status.text = status.prompt.map(|p| language.text(&Text::Prompt(p))).unwrap_or_default();
    status
}

/// The prompt with the message about the last intent, such as a refusal or a hint.
fn feedback_prompt(
    controller: &Controller,
    language: Language,
    feedback: &Feedback,
    mut status: StatusPrompt,
) -> StatusPrompt {
    let (words, game_match) = (language.shell(), controller.game_match());
    status.refused = !matches!(feedback, Feedback::Hint(..) | Feedback::ClockSet(_));
    (status.text, status.rule) = match feedback {
        Feedback::NotEveryoneAgrees => (words.game_match.plays_on.to_owned(), None),
        Feedback::Declined => (words.declined.to_owned(), None),
        Feedback::EngineFailed(worker_error) => (words.worker_error(*worker_error), None),
        Feedback::Strict => (words.strict.to_owned(), None),
        Feedback::NoFurther => (words.spoken.no_further.to_owned(), None),
        Feedback::ClockSet(on) => (words.game_match.clock_set[usize::from(!on)].to_owned(), None),
        Feedback::Hint(hint) => {
            // The prompt still addresses the seat to move.
            status.title = called(controller, language);
            let position = game_match.position();
            let place = |site| position.site_name(site);
            let token = language.decision(&hint.best, &position.events(&hint.best), &place);
            let proven = hint.proven_result.is_some() || hint.only;
            let best = fill(if proven { words.hinted } else { words.suggested }, &[&token]);
            let ([why, without_names], rule) = Chunk::explain(controller, language, hint).unwrap_or_default();
            // A command has no site on the board.
            let way = controller.hinted();
            if !way.is_empty() && !way.iter().any(|pick| matches!(pick, Pick::Command(_))) {
                status.visible_text = Some(if without_names.is_empty() {
                    words.marked[usize::from(!proven)].to_owned()
                } else {
                    without_names
                });
            }
            ([best, why].join(" ").trim_end().to_owned(), rule)
        }
        Feedback::Refusal(Some(why)) => (language.text(&Text::Refusal(why)), Some(why.rule())),
        Feedback::Refusal(None) => (words.cannot.to_owned(), None),
        Feedback::TokenError(objection) => {
            let rule = match objection {
                trivium_rules::games::TokenError::Rule(why) => Some(why.rule()),
                _ => None,
            };
            (language.text(&Text::TokenError(objection)), rule)
        }
    };
    status
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
    events_text(controller, language, controller.events())
}

pub(super) fn events_text(controller: &Controller, language: Language, events: &[Event]) -> String {
    let position = controller.game_match().position();
    let names = names(controller, language);
    let name = |seat: Seat| names[seat.index()].clone();
    let event_text = language.event_text(events, &name, &|site| position.site_name(site));
    event_text.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Why the typed text was refused.
pub fn typed_refusal(controller: &Controller, language: Language) -> Option<String> {
    let feedback = controller
        .feedback()
        .filter(|feedback| matches!(feedback, Feedback::TokenError(_) | Feedback::Refusal(_) | Feedback::Strict))?;
    Some(feedback_prompt(controller, language, feedback, StatusPrompt::default()).text)
}
