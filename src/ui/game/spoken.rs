//! The texts of a match that are only heard, and the questions of those who listen.

use super::engines::EngineControls;
use super::keys::chosen_by_keys;
use super::names::{name_of, names};
use super::shared_controller::SharedController;
use super::status_bar::{StatusPrompt, status_prompt};
use crate::ui::focus::site_here;
use crate::ui::settings::Settings;
use trivium_rules::core::{Event, Pick, Seat};
use trivium_rules::games::Prompt;
use trivium_session::{Arrival, Controller};
use trivium_words::{Language, SpokenCommand, Text, Verbosity, fill};
use yew::prelude::*;

/// A listener: the language, and how much is wanted.
#[derive(Clone, Copy, PartialEq)]
pub struct Listener {
    /// The language.
    pub language: Language,
    /// How much is said.
    pub verbosity: Verbosity,
}

impl Listener {
    /// A listener to everything.
    pub fn of_all(language: Language) -> Listener {
        Listener { language, verbosity: Verbosity::Full }
    }
}

impl From<Settings> for Listener {
    fn from(Settings { language, verbosity, .. }: Settings) -> Listener {
        Listener { language, verbosity }
    }
}

/// Events in words, in few of them unless all are wanted.
/// People who were `asked` are not named again; computer players are not asked.
fn told(controller: &Controller, now: Listener, asked: bool, events: &[Event]) -> String {
    let position = controller.game_match().position();
    let names = names(controller, now.language);
    let before = controller.game_match().touched_last(1);
    let name = |seat: Seat| names[seat.index()].clone();
    let place = |site| match (now.language.place_from(position, before, site), position.site_name(site)) {
        (way, name) if now.verbosity == Verbosity::Full && way != name => [&way, " (", &name, ")"].concat(),
        (way, _) => way,
    };
    let setup = controller.game_match().setup();
    let known = |seat: Seat| asked && setup.engine(seat).is_none();
    let by_way = before.is_some_and(|from| position.direction(from, from).is_some());
    let sentences = match now.verbosity {
        Verbosity::Low | Verbosity::Normal => now.language.brief_events(events, &known, &name, &place, by_way),
        Verbosity::Full => now.language.event_text(events, &name, &place),
    };
    sentences.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Where one came to in the record, and what was decided last there.
fn spoken_arrival(controller: &Controller, now: Listener, novelty: Novelty) -> String {
    let words = &now.language.shell().spoken;
    let went = || {
        let [before, all] = controller.decisions();
        if before == 0 {
            return words.at_start.to_owned();
        }
        let at = fill(words.at_move, &[&before.to_string(), &all.to_string()]);
        [at, told(controller, now, false, controller.last_events())].join(" ")
    };
    match controller.arrival() {
        Arrival::Played => {
            let events = controller.events();
            let drawn = !events.is_empty() && events.iter().all(|event| matches!(event, Event::Drawn { .. }));
            let before = if drawn && novelty == Novelty::Missed { controller.last_events() } else { &[] };
            [before, events].map(|events| told(controller, now, true, events)).join(" ").trim().to_owned()
        }
        Arrival::Undone => words.undone.to_owned(),
        Arrival::Redone => [words.redone, &told(controller, now, false, controller.events())].join(" "),
        Arrival::Went => went(),
    }
}

/// The next choices while one is under way: the names of a few places, or how many there are. Keys lead to their names.
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

/// The text of a choice that is under way or was given up, where nothing else is told; nothing after a refusal, which is told.
pub fn spoken_choice(controller: &Controller, language: Language, novelty: Novelty) -> String {
    let asked = status_prompt(controller, language, &EngineControls::default());
    let idle = controller.chosen().is_empty() && novelty != Novelty::Again;
    if asked.refused || idle {
        return String::new();
    }
    spoken_status(controller, Listener { language, verbosity: Verbosity::Normal }, &asked, novelty)
}

/// How new the question of the rules is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Novelty {
    /// It is the same as before the last answer.
    Same,
    /// It is the same, and nothing happened since: a choice was given up.
    Again,
    /// It is another one.
    New,
    /// An answer between was never told: chance drew at once after it.
    Missed,
}

/// The questions that were asked.
#[derive(Default)]
struct Asked {
    answers: u32,
    /// The position shown, and whether it was shown before the last answer.
    serial: u32,
    again: bool,
    /// Before the last answer, and since.
    before: Option<Prompt>,
    now: Option<Prompt>,
    missed: bool,
}

impl Asked {
    /// Takes the question at a position, after so many answers.
    fn take(&mut self, answers: u32, serial: u32, prompt: Option<Prompt>) -> Novelty {
        let missed = answers.wrapping_sub(self.answers) > 1;
        if self.answers != answers {
            // Where nobody is asked, such as while a computer player thinks, the last question still counts.
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

/// How new the question of the rules is.
#[hook]
pub fn use_novelty(controller: &Controller, prompt: Option<Prompt>) -> Novelty {
    let asked = use_mut_ref(Asked::default);
    asked.borrow_mut().take(controller.answers(), controller.serial(), prompt)
}

/// The question for screen readers, after the last events. It is short, or silent where it is the same as before, unless all is wanted.
pub fn spoken_status(controller: &Controller, now: Listener, asked: &StatusPrompt, novelty: Novelty) -> String {
    let language = now.language;
    // Half a decision does not tell again what happened before it.
    let half = !controller.chosen().is_empty() && !asked.refused;
    let full = now.verbosity == Verbosity::Full;
    let told = asked.refused || half || novelty == Novelty::Again && !full;
    let before = if told { String::new() } else { spoken_arrival(controller, now, novelty) };
    let after = if half { spoken_choices(controller, now) } else { String::new() };
    let more = controller.more_rounds().map(|more| fill(language.shell().spoken.more_rounds, &[&more.to_string()]));
    let note = asked.note.filter(|_| full || !half).unwrap_or_default().to_owned();
    let short = asked.prompt.filter(|_| !full && !asked.refused);
    let [title, text] = match short {
        _ if half && !full && !after.is_empty() => Default::default(),
        Some(_) if matches!(novelty, Novelty::Same | Novelty::Again) => {
            let named = now.verbosity == Verbosity::Normal || before.is_empty();
            let next = controller
                .game_match()
                .turn()
                .seat()
                .filter(|next| named && (before.is_empty() || !passed(controller, *next)));
            [next.map_or_else(String::new, |seat| name_of(controller, language, seat) + "."), String::new()]
        }
        Some(prompt) => {
            let follows = |next| passed(controller, next) || decided(controller) == Some(next);
            let known = !before.is_empty() && controller.game_match().turn().seat().is_some_and(follows);
            let title = if known { String::new() } else { asked.title.clone() };
            [title, language.text(&Text::ShortPrompt(prompt)).into_owned()]
        }
        None => match language.brief_ending(controller, &asked.title).filter(|_| !full && !asked.refused) {
            Some(brief) => [brief, String::new()],
            None => [asked.title.clone(), asked.text.clone()],
        },
    };
    let parts = [before, title, text, after, more.unwrap_or_default(), note].into_iter();
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether the turn just went from one player of two to the other: that goes without saying.
fn passed(controller: &Controller, next: Seat) -> bool {
    let two = controller.game_match().setup().game().seats() == 2;
    two && decided(controller).is_some_and(|by| by != next)
}

/// The seat that just made a decision here.
fn decided(controller: &Controller) -> Option<Seat> {
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

/// The region that screen readers read out. Every answer makes a new paragraph, so that the same words are heard twice.
pub fn heard_region(controller: &Controller, heard: String) -> Html {
    html! { <div class="unseen" role="status"><p key={controller.answers()}>{ heard }</p></div> }
}

/// Tells whoever chooses something out of turn what the board waits for. It does not wait for a motion to end, as other texts do.
/// Answers to questions are heard there, too.
pub fn busy_region(controller: &Controller, language: Language, engines: &EngineControls, told: Option<&Told>) -> Html {
    let ignored = (controller.ignored_at() == Some(controller.serial())).then(|| {
        let asked = status_prompt(controller, language, engines);
        html! { <p key={controller.ignored()}>{ [asked.title, asked.text].join(" ") }</p> }
    });
    let told = told.map(|(number, told)| html! { <p key={["told-", &number.to_string()].concat()}>{ told }</p> });
    html! { <div class="unseen" role="status">{ for ignored }{ for told }</div> }
}

/// The answer to a question, with its number.
pub type Told = (u32, AttrValue);

/// Takes questions, and gives the answer to the last one until the match goes on. A question asked again goes on in its list. Questions can be
/// `typed` where there is a field.
#[hook]
pub fn use_questions(
    shared: &SharedController,
    language: Language,
    typed: bool,
) -> (Callback<SpokenCommand>, Option<Told>) {
    let told = use_state_eq(|| None::<(u32, SpokenCommand, Told)>);
    let controller = shared.borrow();
    let now = controller.answers();
    let ask = {
        let (shared, told) = (shared.clone(), told.clone());
        Callback::from(move |command: SpokenCommand| {
            let controller = shared.borrow();
            let before = told.as_ref().filter(|(at, ..)| *at == controller.answers());
            let command = match (command, before) {
                (SpokenCommand::Lines(None), _) => SpokenCommand::Lines(site_here()),
                (SpokenCommand::Legal(0), Some((_, asked @ SpokenCommand::Legal(_), _))) => asked.again(),
                (command, _) => command,
            };
            let asked = status_prompt(&controller, language, &EngineControls::default());
            let repeated = match before {
                Some((_, _, (_, text))) => text.to_string(),
                None => spoken_status(&controller, Listener::of_all(language), &asked, Novelty::New),
            };
            let answer = match command {
                SpokenCommand::Help => language.shell().spoken.helped(typed),
                command => language.answer(&controller, &names(&controller, language), command, &repeated),
            };
            let number = told.as_ref().map_or(0, |(_, _, (number, _))| number.wrapping_add(1));
            told.set(Some((controller.answers(), command, (number, answer.into()))));
        })
    };
    let told = told.as_ref().filter(|(at, ..)| *at == now).map(|(_, _, told)| told.clone());
    (ask, told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::triapon::Prompt::{Place, Take};
    use trivium_session::{Match, Setup};

    #[test]
    fn whoever_goes_on_or_takes_turns_is_not_named() {
        let mut controller = Controller::new(Match::new(Setup::new("tritt", "reloaded", [], [], 1).expect("a game")));
        let mut said = |token: &str| {
            controller.enter(token).expect(token);
            let asked = status_prompt(&controller, Language::En, &EngineControls::default());
            let now = Listener { language: Language::En, verbosity: Verbosity::Normal };
            spoken_status(&controller, now, &asked, Novelty::New)
        };
        // A turn is a set, then a shift or a pass; before the first shift there is nothing to shift.
        assert_eq!(said("a3-a5"), "a3–a5. Place.");
        assert_eq!(said("b4-b6"), "b4–b6. Shift or pass.");
        // A pass is not told to the one who was asked, so that the name is all that is new.
        assert_eq!(said("pass"), "Orange: Place.");
        assert_eq!(said("c1-c3"), "c1–c3. Shift or pass.");
        assert_eq!(said("b4-b6>b3-b5"), "b4–b6 to b3–b5. Place.");
    }

    #[test]
    fn a_question_is_new_where_it_changed() {
        let mut asked = Asked::default();
        let [place, take] = [Place, Take].map(Prompt::from);
        let novelty = [
            (0, 0, Some(place)),
            // It is drawn twice.
            (0, 0, Some(place)),
            (1, 1, Some(place)),
            // A computer player thinks.
            (2, 2, None),
            (3, 3, Some(place)),
            (4, 4, Some(take)),
            (5, 5, Some(place)),
            (6, 6, Some(take)),
            // Chance drew before the answer was told.
            (8, 8, Some(take)),
            (8, 8, Some(take)),
            (9, 9, Some(take)),
            // A choice is given up.
            (10, 9, Some(take)),
            (10, 9, Some(take)),
        ]
        .map(|(answers, serial, prompt)| asked.take(answers, serial, prompt));
        use Novelty::{Again, Missed, New, Same};
        assert_eq!(novelty, [New, New, Same, New, Same, New, New, New, Missed, Missed, Same, Again, Again]);
    }
}
