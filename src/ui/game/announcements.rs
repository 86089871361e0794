//! Texts for screen readers only, and spoken commands.

use super::engines::EngineControls;
use super::keys::chosen_by_keys;
use super::names::{name_of, names};
use super::status_bar::{StatusPrompt, status_prompt};
use crate::ui::base::browser::now;
use crate::ui::base::focus::site_here;
use crate::ui::base::settings::Settings;
use trivium_rules::core::{Event, Pick, Seat};
use trivium_rules::games::Prompt;
use trivium_session::{Arrival, Controller};
use trivium_words::{Language, SpokenCommand, Text, Verbosity, fill};
use yew::prelude::*;

/// The language and verbosity of a user of a screen reader.
#[derive(Clone, Copy, PartialEq)]
pub struct Listener {
    pub language: Language,
    pub verbosity: Verbosity,
}

impl Listener {
    /// A listener with full verbosity.
    pub fn of_all(language: Language) -> Listener {
        Listener { language, verbosity: Verbosity::Full }
    }
}

impl From<Settings> for Listener {
    fn from(Settings { language, verbosity, .. }: Settings) -> Listener {
        Listener { language, verbosity }
    }
}

/// Describes events, briefly unless verbosity is full. Seats that the prompt names are not named again if `prompted`;
/// computer players have no prompt.
fn describe_events(controller: &Controller, now: Listener, prompted: bool, events: &[Event]) -> String {
    let position = controller.game_match().position();
    let names = names(controller, now.language);
    let before = controller.game_match().touched_last(1);
    let name = |seat: Seat| names[seat.index()].clone();
    let place = |site| match (now.language.place_from(position, before, site), position.site_name(site)) {
        (way, name) if now.verbosity == Verbosity::Full && way != name => [&way, " (", &name, ")"].concat(),
        (way, _) => way,
    };
    let setup = controller.game_match().setup();
    let known = |seat: Seat| prompted && setup.engine(seat).is_none();
    let by_way = before.is_some_and(|from| position.direction(from, from).is_some());
    let sentences = match now.verbosity {
        Verbosity::Low | Verbosity::Normal => now.language.brief_events(events, &known, &name, &place, by_way),
        Verbosity::Full => now.language.event_text(events, &name, &place),
    };
    sentences.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The position that was reached in the record, and the last move there.
fn spoken_arrival(controller: &Controller, now: Listener, novelty: Novelty) -> String {
    let words = &now.language.shell().spoken;
    let went = || {
        let [before, all] = controller.decisions();
        if before == 0 {
            return words.at_start.to_owned();
        }
        let at = fill(words.at_move, &[&before.to_string(), &all.to_string()]);
        [at, describe_events(controller, now, false, controller.last_events())].join(" ")
    };
    match controller.arrival() {
        Arrival::Played => {
            let events = controller.events();
            let drawn = !events.is_empty() && events.iter().all(|event| matches!(event, Event::Drawn { .. }));
            let before = if drawn && novelty == Novelty::Missed { controller.last_events() } else { &[] };
            [before, events].map(|events| describe_events(controller, now, true, events)).join(" ").trim().to_owned()
        }
        Arrival::Undone => words.undone.to_owned(),
        Arrival::Redone => [words.redone, &describe_events(controller, now, false, controller.events())].join(" "),
        Arrival::Went => went(),
    }
}

/// The legal next picks of a choice under way: the names of a few sites, or their number. Keys move to them and read
/// their names.
fn spoken_choices(controller: &Controller, now: Listener) -> String {
    let words = &now.language.shell().spoken;
    let (position, last) = (controller.game_match().position(), controller.game_match().touched_last(0));
    let sites = controller.choosable().into_iter().filter_map(|pick| match pick {
        Pick::Site(site) if !controller.chosen().contains(&pick) => Some(now.language.place_from(position, last, site)),
        _ => None,
    });
    let sites: Vec<_> = sites.collect();
    let count = sites.len().to_string();
    let named = if now.verbosity == Verbosity::Full || chosen_by_keys().is_none() { now.verbosity.named() } else { 0 };
    match sites.len() {
        0 => String::new(),
        few if few <= named => fill(words.choices, &[&count, &sites.join(", ")]),
        _ => fill(words.many_choices, &[&count]),
    }
}

/// Announces a choice under way or its cancellation. Empty after a refusal, which is announced itself.
pub fn spoken_choice(controller: &Controller, language: Language, novelty: Novelty) -> String {
    let status = status_prompt(controller, language, &EngineControls::default());
    let idle = controller.chosen().is_empty() && novelty != Novelty::Again;
    if status.refused || idle {
        return String::new();
    }
    spoken_status(controller, Listener { language, verbosity: Verbosity::Normal }, &status, novelty)
}

/// How the prompt relates to the previous one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Novelty {
    /// The same as before the last answer.
    Same,
    /// The same, and nothing has happened since: a choice was cancelled.
    Again,
    /// A new prompt.
    New,
    /// An answer in between was not announced, because chance drew at once after it.
    Missed,
}

#[derive(Default)]
struct PromptHistory {
    answers: u32,
    serial: u32,
    /// Whether the last answer left the serial unchanged.
    again: bool,
    /// The prompt before the last answer.
    before: Option<Prompt>,
    now: Option<Prompt>,
    missed: bool,
}

impl PromptHistory {
    /// Records the prompt after `answers` answers of the controller, and compares it with the previous prompt.
    fn take(&mut self, answers: u32, serial: u32, prompt: Option<Prompt>) -> Novelty {
        let missed = answers.wrapping_sub(self.answers) > 1;
        if self.answers != answers {
            // Without a prompt, for example while a computer player thinks, the last prompt still counts.
            self.before = self.now.or(self.before);
            self.answers = answers;
            self.missed = missed;
            self.again = self.serial == serial;
        }
        (self.now, self.serial) = (prompt, serial);
        match prompt {
            _ if self.missed => Novelty::Missed,
            Some(_) if self.again => Novelty::Again,
            Some(prompt) if self.before == Some(prompt) => Novelty::Same,
            _ => Novelty::New,
        }
    }
}

#[hook]
pub fn use_novelty(controller: &Controller, prompt: Option<Prompt>) -> Novelty {
    let history = use_mut_ref(PromptHistory::default);
    history.borrow_mut().take(controller.answers(), controller.serial(), prompt)
}

/// The prompt for screen readers, after the last events. Unless verbosity is full, it is short, or empty if it is the
/// same as before.
pub fn spoken_status(controller: &Controller, now: Listener, status: &StatusPrompt, novelty: Novelty) -> String {
    let language = now.language;
    // During a choice, earlier events are not repeated.
    let half = !controller.chosen().is_empty() && !status.refused;
    let full = now.verbosity == Verbosity::Full;
    let skips_events = status.refused || half || novelty == Novelty::Again && !full;
    let before = if skips_events { String::new() } else { spoken_arrival(controller, now, novelty) };
    let after = if half { spoken_choices(controller, now) } else { String::new() };
    let more = controller.more_rounds().map(|more| fill(language.shell().spoken.more_rounds, &[&more.to_string()]));
    let note = status.note.filter(|_| full || !half).unwrap_or_default().to_owned();
    let short = status.prompt.filter(|_| !full && !status.refused);
    let [title, text] = match short {
        _ if half && !full && !after.is_empty() => Default::default(),
        Some(_) if matches!(novelty, Novelty::Same | Novelty::Again) => {
            let named = now.verbosity == Verbosity::Normal || before.is_empty();
            let next = controller
                .game_match()
                .turn()
                .seat()
                .filter(|next| named && (before.is_empty() || !passed(controller, *next)));
            [next.map_or_else(String::new, |seat| fill("{0}.", &[&name_of(controller, language, seat)])), String::new()]
        }
        Some(prompt) => {
            let follows = |next| passed(controller, next) || decided(controller) == Some(next);
            let known = !before.is_empty() && controller.game_match().turn().seat().is_some_and(follows);
            let title = if known { String::new() } else { status.title.clone() };
            [title, language.text(&Text::ShortPrompt(prompt))]
        }
        None => match language.brief_ending(controller, &status.title).filter(|_| !full && !status.refused) {
            Some(brief) => [brief, String::new()],
            None => [status.title.clone(), status.text.clone()],
        },
    };
    let parts = [before, title, text, after, more.unwrap_or_default(), note].into_iter();
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether the turn has just passed from one of two players to the other, which need not be announced.
fn passed(controller: &Controller, next: Seat) -> bool {
    let two = controller.game_match().setup().game().seats() == 2;
    two && decided(controller).is_some_and(|by| by != next)
}

/// The seat that has just moved here.
pub(super) fn decided(controller: &Controller) -> Option<Seat> {
    let by = |event: &Event| match event {
        Event::Placed { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Exchanged { seat, .. }
        | Event::Sown { seat, .. }
        | Event::Slid { seat, .. }
        | Event::Picked { seat, .. } => Some(*seat),
        _ => None,
    };
    controller.events().iter().find_map(by).filter(|_| controller.arrival() == Arrival::Played)
}

/// The live region. Every answer creates a new paragraph, so that equal texts are announced again. `src/ui/speech.js`
/// delays insertion and removal of the paragraphs, so screen readers read additions only, not the whole region.
pub fn live_region(controller: &Controller, text: String) -> Html {
    html! { <div class="unseen speech" role="status" aria-atomic="false"><p key={controller.answers()}>{ text }</p></div> }
}

/// Announces the prompt when someone picks out of turn, without waiting for animations. Replies to spoken commands are
/// announced here, too.
pub fn busy_region(
    controller: &Controller,
    language: Language,
    engines: &EngineControls,
    reply: Option<&CommandReply>,
) -> Html {
    let ignored = (controller.ignored_at() == Some(controller.serial())).then(|| {
        let status = status_prompt(controller, language, engines);
        html! { <p key={controller.ignored()}>{ [status.title, status.text].join(" ") }</p> }
    });
    let reply = reply.map(|(number, reply)| html! { <p key={["told-", &number.to_string()].concat()}>{ reply }</p> });
    html! { <div class="unseen speech answers" role="status" aria-atomic="false">{ for ignored }{ for reply }</div> }
}

/// The reply to a spoken command, after its serial number.
pub type CommandReply = (u32, AttrValue);

/// Handles spoken commands and keeps the last reply until the match continues. A repeated command continues its list.
/// Commands can be `typed` if there is a text field.
#[hook]
pub fn use_questions(
    controller: &Controller,
    language: Language,
    typed: bool,
) -> (Callback<SpokenCommand>, Option<CommandReply>) {
    let last_reply = use_state_eq(|| None::<(u32, SpokenCommand, CommandReply)>);
    let answers = controller.answers();
    let ask = {
        let (controller, last_reply) = (controller.clone(), last_reply.clone());
        Callback::from(move |command: SpokenCommand| {
            let before = last_reply.as_ref().filter(|(at, ..)| *at == controller.answers());
            let command = match (command, before) {
                (SpokenCommand::Lines(None), _) => {
                    SpokenCommand::Lines(site_here(controller.game_match().setup().game().id()))
                }
                (SpokenCommand::Legal(0), Some((_, last @ SpokenCommand::Legal(_), _))) => last.again(),
                (command, _) => command,
            };
            let status = status_prompt(&controller, language, &EngineControls::default());
            let repeated = match before {
                Some((_, _, (_, text))) => text.to_string(),
                None => spoken_status(&controller, Listener::of_all(language), &status, Novelty::New),
            };
            let reply = match command {
                SpokenCommand::Help => language.shell().spoken.helped(typed),
                command => {
                    language.command_reply(&controller, now(), &names(&controller, language), command, &repeated)
                }
            };
            let number = last_reply.as_ref().map_or(0, |(_, _, (number, _))| number.wrapping_add(1));
            last_reply.set(Some((controller.answers(), command, (number, reply.into()))));
        })
    };
    let reply = last_reply.as_ref().filter(|(at, ..)| *at == answers).map(|(_, _, reply)| reply.clone());
    (ask, reply)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::triapon::Prompt::{Place, Take};
    use trivium_session::{Match, Setup};

    #[test]
    fn a_player_who_continues_or_alternates_is_not_named() {
        let mut controller = Controller::new(Match::new(Setup::new("tritt", "reloaded", [], [], 1).expect("a game")));
        let mut announce = |token: &str| {
            controller = controller.entered(token).expect(token);
            let status = status_prompt(&controller, Language::En, &EngineControls::default());
            let now = Listener { language: Language::En, verbosity: Verbosity::Normal };
            spoken_status(&controller, now, &status, Novelty::New)
        };
        // A turn consists of placing, then shifting or passing. Before the first move there is nothing to shift.
        assert_eq!(announce("a3-a5"), "a3–a5. Place.");
        assert_eq!(announce("b4-b6"), "b4–b6. Shift or pass.");
        // A pass is not announced to the player who made it, so only the name is new.
        assert_eq!(announce("pass"), "Orange: Place.");
        assert_eq!(announce("c1-c3"), "c1–c3. Shift or pass.");
        assert_eq!(announce("b4-b6>b3-b5"), "b4–b6 to b3–b5. Place.");
    }

    #[test]
    fn a_changed_prompt_is_new() {
        let mut history = PromptHistory::default();
        let [place, take] = [Place, Take].map(Prompt::from);
        let novelty = [
            (0, 0, Some(place)),
            // Two renders of the same state.
            (0, 0, Some(place)),
            (1, 1, Some(place)),
            // A computer player is thinking.
            (2, 2, None),
            (3, 3, Some(place)),
            (4, 4, Some(take)),
            (5, 5, Some(place)),
            (6, 6, Some(take)),
            // Chance drew before the answer was announced.
            (8, 8, Some(take)),
            (8, 8, Some(take)),
            (9, 9, Some(take)),
            // A choice is cancelled.
            (10, 9, Some(take)),
            (10, 9, Some(take)),
        ]
        .map(|(answers, serial, prompt)| history.take(answers, serial, prompt));
        use Novelty::{Again, Missed, New, Same};
        assert_eq!(novelty, [New, New, Same, New, Same, New, New, New, Missed, Missed, Same, Again, Again]);
    }
}
