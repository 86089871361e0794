//! The actions of the people at the screen, step by step, and what they are shown. A view draws it and knows no rules.

mod agreement;
mod ending;
mod intent;
mod view_state;

pub use ending::DecidingLine;
pub use intent::{Arrival, Feedback, Intent, RoundSummary};

use super::clock::{Clock, Stopwatch, TimeLimit};
use super::game_match::recent::LastDecision;
use super::{Match, NodeId, PickResult, choice};
use std::cell::OnceCell;
use std::rc::Rc;
use trivium_engine::Level;
use trivium_rules::core::{Event, Gesture, Pick, Seat, TableAction, Turn, Verdict};
use trivium_rules::games::TokenError;

/// A table with the choice under way and what is seen of it.
pub struct Controller {
    game_match: Match,
    gestures: Vec<(Gesture, String)>,
    // The immediate result of each: found when it is first asked for.
    verdicts: OnceCell<Vec<Option<Verdict>>>,
    chosen: Vec<Pick>,
    said: Option<Feedback>,
    events: Rc<[Event]>,
    last: LastDecision,
    serial: u32,
    arrival: Arrival,
    /// How many intents were answered, and how many picks were made while nobody here was to decide.
    answers: u32,
    ignored: u32,
    ignored_at: Option<u32>,
    /// How many decisions of a program were refused since the last picture.
    misplays: u32,
    // The ply after the decision whose finished round the players have seen.
    gone_on: Option<usize>,
    // The people who have yet to agree to the game's end, while they are asked.
    consents: Vec<Seat>,
    // How many engines have agreed to the game's end, while they are asked.
    offered: Option<usize>,
    // The decision that was found to be best here.
    hint: Option<String>,
    // The proven decisions here.
    judged: Vec<(String, Verdict)>,
    // And which it takes for the best.
    advised: Option<String>,
    watch: Stopwatch,
    paused: bool,
    // Whether it is a sandbox: the match stands wherever one looks.
    sandbox: bool,
}

impl Controller {
    /// A controller of that table.
    pub fn new(game_match: Match) -> Controller {
        let events: Rc<[Event]> = Rc::new([]);
        let gestures = game_match.position().gestures();
        let (verdicts, last) = (OnceCell::new(), game_match.last());
        Controller {
            game_match,
            gestures,
            verdicts,
            chosen: Vec::new(),
            said: None,
            events,
            last,
            serial: 0,
            arrival: Arrival::Played,
            answers: 0,
            ignored: 0,
            ignored_at: None,
            misplays: 0,
            gone_on: None,
            consents: Vec::new(),
            offered: None,
            hint: None,
            judged: Vec::new(),
            advised: None,
            watch: Stopwatch::default(),
            paused: false,
            sandbox: false,
        }
    }

    /// A controller of a sandbox: whatever is decided anywhere in its record goes on from there.
    pub fn sandbox(game_match: Match) -> Controller {
        let mut controller = Controller::new(game_match);
        controller.sandbox = true;
        controller.game_match.continue_here();
        controller
    }

    /// Whether a person at this screen is to decide, or nobody.
    fn open(&self) -> bool {
        let free = !self.paused && !self.game_match.closed();
        free && self.round_summary().is_none() && self.engine_to_act().is_none()
    }

    /// The level of the engine that decides next. Engines play the match; whoever looks elsewhere moves for all seats.
    pub fn engine_to_act(&self) -> Option<Level> {
        self.game_match.engine_to_act().filter(|_| self.game_match.plays())
    }

    /// It is `now`, in milliseconds of any clock: to be told a few times a second while a clock runs, and right before every intent.
    /// Whether a seat's time ran out, so that the match is to be saved and drawn.
    pub fn tick(&mut self, now: u64) -> bool {
        let ticking = self.ticking();
        self.watch.tick(now, ticking.map(|_| self.game_match.node()));
        let (Some(seat), Some(clock)) = (ticking, self.game_match.setup().clock()) else { return false };
        let out = self.left().is_some_and(|left| left[seat.index()] <= 0);
        if !(out && clock.ends) {
            return false;
        }
        let at = self.game_match.node();
        let flagged = self.game_match.flag(self.thought(at, Some(seat)));
        flagged.is_some_and(|events| {
            self.show(events);
            self.watch.decided(Some(seat));
            self.watch.reset(at, self.ticking().map(|_| self.game_match.node()));
            true
        })
    }

    /// How long a seat has thought about the decision at a node, and about those there that were taken back.
    fn thought(&self, at: NodeId, seat: Option<Seat>) -> u32 {
        let wasted = seat.map_or(0, |seat| self.watch.wasted(seat));
        (i64::from(self.watch.spent(at)) + wasted).try_into().unwrap_or_default()
    }

    /// Plays what a record goes on with, for whoever holds the record: any seat's decisions, chance's draws and table actions. The
    /// match goes on with it.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn enter(&mut self, token: &str) -> Result<(), TokenError> {
        let events = self.game_match.enter(token)?;
        self.show(events);
        Ok(())
    }

    /// Does what is wanted. Whether the record or the place in it changed, so that it is to be saved.
    pub fn apply(&mut self, intent: Intent) -> bool {
        // An analysis announces its results on its own, while people read what was said to them.
        if !matches!(intent, Intent::MarkProven { .. }) {
            (self.said, self.answers) = (None, self.answers.wrapping_add(1));
        }
        if self.forbidden(&intent) {
            self.said = Some(Feedback::Strict);
            return false;
        }
        match intent {
            Intent::Pick(pick) => return self.pick(pick),
            Intent::Cancel => {
                self.chosen.clear();
                self.hint = None;
            }
            Intent::Type(text) => return self.decide(&self.typed(text.trim())),
            Intent::Act(action) => return self.act(action),
            Intent::Consent(seat, agrees) => return self.consent(seat, agrees),
            Intent::EnginesAgreed(agrees) => return self.agreed(agrees),
            Intent::EngineFailed(worker_error) => {
                self.offered = None;
                self.said = Some(Feedback::EngineFailed(worker_error));
            }
            Intent::EngineMove(token) => return self.engine_move(&token),
            Intent::Resume => return self.go_on(),
            Intent::Restart => {
                self.game_match.go_to(0);
                return self.go_on();
            }
            Intent::SetTrying(trying) => {
                self.game_match.set_trying(trying);
                self.show(Vec::new());
            }
            Intent::Seat(seat, level) => {
                self.game_match.seat(seat, level);
                return self.jump();
            }
            Intent::Hint(hint) => {
                self.hint = Some(hint.best.clone());
                self.said = Some(Feedback::Hint(hint));
            }
            Intent::MarkProven { sure, best } => (self.judged, self.advised) = (sure, best),
            Intent::PlayChance => {
                let drawn = if self.awaits_chance() { self.game_match.play_chance() } else { None };
                return drawn.is_some_and(|events| self.show(events));
            }
            Intent::LeaveRound => {
                self.gone_on = self.last.decision.as_ref().map(|(ply, _)| *ply);
                self.show(Vec::new());
            }
            Intent::Undo
            | Intent::Redo
            | Intent::StepBack
            | Intent::StepForward
            | Intent::GoToCurrent
            | Intent::GoTo(_)
            | Intent::GoToNode(_) => return self.look(intent),
            Intent::Name(..)
            | Intent::Comment(..)
            | Intent::Promote(_)
            | Intent::MakeMain(_)
            | Intent::Remove(_)
            | Intent::Restore
            | Intent::Tag(_) => return self.annotate(intent),
            Intent::Pause(paused) => {
                self.paused = paused && self.game_match.setup().clock().is_some();
                self.chosen.clear();
                self.serial = self.serial.wrapping_add(1);
            }
            Intent::Clock(clock) => return self.set_clock(clock),
        }
        false
    }

    /// Lets the match go on with another clock, or without one: not when somebody's time would be over with it at once.
    fn set_clock(&mut self, clock: Option<Clock>) -> bool {
        if !self.may_set_clock() || clock.is_some_and(|clock| self.short_of(clock).is_some()) {
            return false;
        }
        self.game_match.set_clock(clock);
        self.paused &= clock.is_some();
        self.said = Some(Feedback::ClockSet(clock.is_some()));
        self.serial = self.serial.wrapping_add(1);
        true
    }

    /// Changes what the record says, or the order of its variations. Whether it changed.
    fn annotate(&mut self, intent: Intent) -> bool {
        match intent {
            Intent::Name(seat, name) => self.game_match.rename(seat, &name),
            Intent::Comment(node, text) => self.game_match.comment(node, &text),
            Intent::Tag(tags) => self.game_match.tag(tags),
            Intent::Promote(node) => return self.game_match.promote(node),
            Intent::MakeMain(node) => return self.game_match.make_main(node),
            Intent::Remove(node) => return self.game_match.remove(node) && self.jump(),
            _ => return self.game_match.restore() && self.jump(),
        }
        true
    }

    /// Plays what an engine has decided; one that is refused is counted.
    fn engine_move(&mut self, token: &str) -> bool {
        let played = self.engine_to_think().is_some() && self.play(token);
        if self.said.take().is_some() {
            self.misplays += 1;
        }
        played
    }

    /// Does a table action: it is about the match, wherever one looks.
    fn act(&mut self, action: TableAction) -> bool {
        if !self.game_match.plays() {
            self.game_match.set_trying(false);
            self.game_match.go_to_current();
            self.jump();
        }
        self.decide(action.token())
    }

    /// Lets the match go on from where one looks. Its clock is as it was there.
    fn go_on(&mut self) -> bool {
        self.watch.decided(None);
        self.game_match.continue_here() && self.jump()
    }

    /// Goes to another place of the record, and notes how. Whether there is one.
    fn look(&mut self, intent: Intent) -> bool {
        let brings_back = intent == Intent::Redo && self.game_match.can_bring_back();
        let takes_back = intent == Intent::Undo && self.take_back();
        if !takes_back && !self.go(intent) {
            self.said = Some(Feedback::NoFurther);
            return false;
        }
        if takes_back {
            self.jump();
        }
        self.arrival = match (takes_back, brings_back) {
            (true, _) => Arrival::Undone,
            (_, true) => Arrival::Redone,
            _ => Arrival::Went,
        };
        true
    }

    /// Goes to another place of the record. Whether there is one.
    fn go(&mut self, intent: Intent) -> bool {
        match intent {
            Intent::Undo | Intent::StepBack => {
                if !self.game_match.undo() {
                    return false;
                }
            }
            Intent::Redo if self.game_match.can_bring_back() => {
                let (seat, thought) = (self.game_match.turn().seat(), self.watch.spent(self.game_match.node()));
                let events = self.game_match.bring_back();
                self.watch.bring_back(seat, thought);
                return self.show(events);
            }
            Intent::Redo if !self.can_redo() => return false,
            Intent::Redo | Intent::StepForward => {
                let events = self.game_match.redo();
                return !events.is_empty() && self.show(events);
            }
            Intent::GoTo(ply) => self.game_match.go_to(ply),
            Intent::GoToNode(node) => self.game_match.go_to_node(node),
            _ => self.game_match.go_to_current(),
        }
        self.jump()
    }

    /// Takes back a decision of the match. That gives nobody time back: what was spent on it is spent.
    fn take_back(&mut self) -> bool {
        let (before, line, from) = (self.left(), self.game_match.line().to_vec(), self.game_match.ply());
        if !self.game_match.take_back() {
            return false;
        }
        let node = self.game_match.node();
        let now = self.game_match.left(self.watch.spent(node));
        let (Some(before), Some(now), Some(clock)) = (before, now, self.game_match.setup().clock()) else {
            return true;
        };
        let mut wasted: Vec<_> = now.iter().zip(before).map(|(now, before)| (now - before).max(0)).collect();
        // A turn that is over has its time again, so what it took does not show any more.
        if let (TimeLimit::Turn(_), Some(seat)) = (clock.limit, self.game_match.turn().seat()) {
            let undone = line[self.game_match.ply()..from].iter().map(|node| self.game_match.tree().node(*node));
            let first = undone.take(1).filter(|node| node.actor == Some(seat)).find_map(|node| node.time);
            wasted[seat.index()] = wasted[seat.index()].max(first.unwrap_or_default().into());
        }
        self.watch.take_back(wasted);
        true
    }

    /// Whether the match is strict and does not allow this now.
    fn forbidden(&self, intent: &Intent) -> bool {
        match intent {
            Intent::Undo | Intent::Redo | Intent::StepBack | Intent::StepForward => self.game_match.held(),
            Intent::GoTo(_) | Intent::GoToNode(_) | Intent::SetTrying(true) => self.game_match.held(),
            Intent::Seat(_, Some(_)) => self.game_match.held(),
            Intent::Resume | Intent::Restart | Intent::Clock(_) => self.game_match.setup().strict(),
            Intent::Hint(..) | Intent::MarkProven { .. } => self.game_match.held(),
            Intent::Promote(_) | Intent::MakeMain(_) | Intent::Remove(_) => self.game_match.setup().strict(),
            _ => false,
        }
    }

    fn pick(&mut self, pick: Pick) -> bool {
        if !self.decides() {
            self.ignored = self.ignored.wrapping_add(1);
            self.ignored_at = Some(self.serial);
            self.answers = self.answers.wrapping_sub(1);
            return false;
        }
        match choice::pick(self.game_match.position(), &self.gestures, &self.chosen, pick) {
            PickResult::Decision(token) => return self.decide(&token),
            PickResult::ChooseOn(chosen) => self.chosen = chosen,
            PickResult::Refused(why) => self.said = Some(Feedback::Refusal(why)),
        }
        false
    }

    /// A decision of people: not in place of an engine.
    fn decide(&mut self, token: &str) -> bool {
        if self.paused || self.engine_to_act().is_some() {
            self.said = Some(Feedback::Refusal(None));
            return false;
        }
        if token == TableAction::Agree.token() && self.game_match.position().check(token).is_ok() {
            // All people are asked before, unless there is only the one who offers it.
            let setup = self.game_match.setup();
            let out = self.game_match.position().scene().out;
            let person = |seat: &Seat| setup.engine(*seat).is_none() && !out.contains(seat);
            self.consents = Seat::all(setup.game().seats()).filter(person).collect();
            if self.consents.len() > 1 {
                self.chosen.clear();
                return false;
            }
            self.consents.clear();
            return self.people_agree();
        }
        self.play(token)
    }

    /// The token that a text means: letters may be typed small or as capitals, as long as only one legal token is written so.
    fn typed(&self, text: &str) -> String {
        // As it is written, whatever else is alike; the decision itself is checked once, when it is made.
        if self.gestures.iter().any(|(_, token)| token == text) {
            return text.to_owned();
        }
        let legal = |text: &str| self.game_match.position().check(text).is_ok();
        let mut alike = self.gestures.iter().map(|(_, token)| token).filter(|token| token.eq_ignore_ascii_case(text));
        let found = alike.next().filter(|first| alike.all(|other| other == *first));
        match found {
            Some(token) if !legal(text) => token.clone(),
            _ => text.to_owned(),
        }
    }

    fn play(&mut self, token: &str) -> bool {
        // Draws are made by the match, never by its players.
        let drawing = self.game_match.turn() == Turn::Chance && token != TableAction::Agree.token();
        let (at, ticked, carries) = (self.game_match.node(), self.ticking().is_some(), self.game_match.plays());
        let seat = self.game_match.turn().seat();
        let played = if drawing { Err(TokenError::AtChance) } else { self.game_match.play(token) };
        match played {
            Ok(events) => {
                let thought = self.thought(at, seat);
                self.show(events);
                // A tried line takes nobody's time.
                if carries {
                    if ticked || thought > 0 {
                        self.game_match.set_time(Some(thought));
                    }
                    self.watch.decided(seat);
                    self.watch.reset(at, self.ticking().map(|_| self.game_match.node()));
                }
                true
            }
            Err(why) => {
                self.said = Some(Feedback::TokenError(why));
                false
            }
        }
    }

    /// A picture without a way to it: whatever round ended there is looked at again.
    fn jump(&mut self) -> bool {
        self.gone_on = None;
        self.show(Vec::new())
    }

    fn show(&mut self, events: Vec<Event>) -> bool {
        if self.sandbox {
            self.game_match.continue_here();
        }
        self.misplays = 0;
        self.arrival = Arrival::Played;
        self.chosen.clear();
        self.hint = None;
        self.judged.clear();
        self.advised = None;
        self.offered = None;
        self.consents.clear();
        self.gestures = self.game_match.position().gestures();
        self.verdicts = OnceCell::new();
        self.events = events.into();
        self.last = self.game_match.last();
        self.serial = self.serial.wrapping_add(1);
        true
    }
}
