//! The controller of a match: an immutable value with all data that views draw, so that views need no rules.
//! [`Controller::after`] applies an intent and returns the next value.
//!
//! [`Controller`] wraps [`ControllerState`], which changes only while the next value is made.

mod agreement;
mod ending;
mod intent;
mod thinking;
mod value;
mod view_state;

pub use ending::DecidingLine;
pub use intent::{Arrival, Feedback, Intent, RoundSummary};
pub use value::Controller;

use super::clock::{Clock, Stopwatch, TimeLimit};
use super::game_match::recent::LastDecision;
use super::outside::plain;
use super::{Match, NodeId, PickResult, choice};
use std::cell::OnceCell;
use std::rc::Rc;
use trivium_engine::Level;
use trivium_rules::core::{Event, Gesture, Pick, Seat, TableAction, Turn, Verdict};
use trivium_rules::games::TokenError;

/// The contents of a [`Controller`]. Fields without a comment are described at the methods that return them.
#[derive(Clone)]
pub struct ControllerState {
    game_match: Match,
    gestures: Rc<Gestures>,
    chosen: Vec<Pick>,
    feedback: Option<Feedback>,
    events: Rc<[Event]>,
    last: Rc<LastDecision>,
    serial: u32,
    changes: u32,
    arrival: Arrival,
    // `answers` counts handled intents. `ignored` counts picks made out of turn; `ignored_at` is the `serial` at the
    // last one.
    answers: u32,
    ignored: u32,
    ignored_at: Option<u32>,
    // Illegal moves that the engine returned in this position.
    misplays: u32,
    // The ply of the move that finished a round, once the players have closed its summary.
    gone_on: Option<usize>,
    // While a proposal to end the game is open: the people who have not answered yet.
    consents: Vec<Seat>,
    // While a proposal to end the game is open: how many engines have agreed.
    offered: Option<usize>,
    // The best move in this position, from a hint.
    hint: Option<String>,
    // The proven moves in this position, from an analysis.
    judged: Vec<(String, Verdict)>,
    // The best move in this position, from an analysis.
    advised: Option<String>,
    watch: Stopwatch,
    paused: bool,
    // In a sandbox, the current node is always the node in view.
    sandbox: bool,
}

/// The legal moves of a position, each as a gesture and its token.
struct Gestures {
    all: Vec<(Gesture, String)>,
    // By gesture: the verdict, if the move ends the game at once. Computed on first use.
    verdicts: OnceCell<Vec<Option<Verdict>>>,
}

impl Gestures {
    fn of(game_match: &Match) -> Rc<Gestures> {
        Rc::new(Gestures { all: game_match.position().gestures(), verdicts: OnceCell::new() })
    }
}

impl ControllerState {
    fn new(game_match: Match) -> ControllerState {
        let (gestures, last) = (Gestures::of(&game_match), Rc::new(game_match.last()));
        ControllerState {
            game_match,
            gestures,
            chosen: Vec::new(),
            feedback: None,
            events: Rc::new([]),
            last,
            serial: 0,
            changes: 0,
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

    fn follow(&mut self, before: &Controller) {
        let (old, new) = (before.game_match.played(), self.game_match.played());
        if let Some(node) = self.game_match.tree().same(before.game_match.tree(), before.game_match.node())
            && before.ways_back()[0]
        {
            self.game_match.go_to_node(node);
            self.jump();
        } else if let Some((ply, events)) = &self.last.decision
            && *ply == old.len()
            && new.starts_with(&old)
        {
            self.events = events.as_slice().into();
        }
        self.serial = before.serial.wrapping_add(1);
    }

    /// Whether a person may pick on the board.
    fn open(&self) -> bool {
        let free = !self.paused && !self.game_match.closed();
        free && self.round_summary().is_none() && self.engine_to_act().is_none()
    }

    /// The level of the engine to move. `None` if a move would not advance the match: in variations, people move for
    /// all seats.
    pub fn engine_to_act(&self) -> Option<Level> {
        self.game_match.engine_to_act().filter(|_| self.game_match.plays())
    }

    /// Adds the time up to `now` to the seat that was thinking, then times the seat to move.
    fn settle(&mut self, now: u64) {
        let node = self.game_match.node();
        let at = self.ticking().map(|_| node);
        self.watch.settle(now, at);
    }

    /// Makes the seat to move lose if its time is over and the clock enforces its limit. Returns whether it lost.
    fn expire(&mut self) -> bool {
        let (Some(seat), Some(clock)) = (self.ticking(), self.game_match.setup().clock()) else { return false };
        let out = self.settled().is_some_and(|left| left[seat.index()] <= 0);
        if !(out && clock.ends) {
            return false;
        }
        let at = self.game_match.node();
        let Some(events) = self.game_match.flag(self.thought(at, Some(seat))) else { return false };
        self.show(events);
        self.watch.decided(Some(seat));
        self.watch.reset(at, self.ticking().map(|_| self.game_match.node()));
        self.changes = self.changes.wrapping_add(1);
        true
    }

    /// Milliseconds that a seat has thought at a node, including the time of its undone moves.
    fn thought(&self, at: NodeId, seat: Option<Seat>) -> u32 {
        let wasted = seat.map_or(0, |seat| self.watch.wasted(seat));
        (i64::from(self.watch.spent(at)) + wasted).try_into().unwrap_or_default()
    }

    /// Returns true if the record or the position in view has changed, so that the match must be saved.
    fn apply(&mut self, intent: Intent) -> bool {
        // Results of an analysis and timer events arrive at any time. They must not remove a message that people are
        // reading.
        if !matches!(intent, Intent::MarkProven { .. } | Intent::TimeUp) {
            (self.feedback, self.answers) = (None, self.answers.wrapping_add(1));
        }
        if self.forbidden(&intent) {
            self.feedback = Some(Feedback::Strict);
            return false;
        }
        match intent {
            Intent::Pick(pick) => return self.pick(pick),
            Intent::Cancel => {
                self.chosen.clear();
                self.hint = None;
            }
            Intent::Type(text) => return self.decide(&self.typed(plain(&text).trim())),
            Intent::Act(action) => return self.act(action),
            Intent::Consent(seat, agrees) => return self.consent(seat, agrees),
            Intent::EnginesAgreed(agrees) => return self.agreed(agrees),
            Intent::EngineFailed(worker_error) => {
                self.offered = None;
                self.feedback = Some(Feedback::EngineFailed(worker_error));
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
                self.feedback = Some(Feedback::Hint(hint));
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
            | Intent::GoToNode(_) => return self.navigate(intent),
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
            // The message is already removed. `TimeUp` needs no action here, and [`Controller::after`] has unwrapped
            // `At`.
            Intent::Dismiss | Intent::TimeUp | Intent::At(..) => {}
        }
        false
    }

    /// Does nothing if a seat's time would be over at once with the new clock.
    fn set_clock(&mut self, clock: Option<Clock>) -> bool {
        // 0 adds no time: the time of the seat to move is already counted.
        if !self.may_set_clock() || clock.is_some_and(|clock| self.short_of(clock, 0).is_some()) {
            return false;
        }
        self.game_match.set_clock(clock);
        self.paused &= clock.is_some();
        self.feedback = Some(Feedback::ClockSet(clock.is_some()));
        self.serial = self.serial.wrapping_add(1);
        true
    }

    /// Handles an intent that edits names, tags, comments or variations. Returns whether anything has changed.
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

    /// An illegal move is counted and rejected without a message: the page asks the engine again.
    fn engine_move(&mut self, token: &str) -> bool {
        let played = self.engine_to_think().is_some() && self.play(token);
        if self.feedback.take().is_some() {
            self.misplays += 1;
        }
        played
    }

    /// Table actions apply to the match, so this leaves trying mode and goes to the current node first.
    fn act(&mut self, action: TableAction) -> bool {
        if !self.game_match.plays() {
            self.game_match.set_trying(false);
            self.game_match.go_to_current();
            self.jump();
        }
        self.decide(action.token())
    }

    /// Makes the node in view the current node. The clock then shows the times of that node.
    fn go_on(&mut self) -> bool {
        self.watch.decided(None);
        self.game_match.continue_here() && self.jump()
    }

    /// Goes to another node and sets `arrival`. Returns false if there is no such node.
    fn navigate(&mut self, intent: Intent) -> bool {
        let brings_back = intent == Intent::Redo && self.game_match.can_bring_back();
        let takes_back = intent == Intent::Undo && self.take_back();
        if !takes_back && !self.go(intent) {
            self.feedback = Some(Feedback::NoFurther);
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

    /// Returns false if there is no such node.
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

    /// Undoes a move of the match. Its thinking time stays spent.
    fn take_back(&mut self) -> bool {
        let (before, line, from) = (self.settled(), self.game_match.line().to_vec(), self.game_match.ply());
        if !self.game_match.take_back() {
            return false;
        }
        let node = self.game_match.node();
        let now = self.game_match.left(self.watch.spent(node));
        let (Some(before), Some(now), Some(clock)) = (before, now, self.game_match.setup().clock()) else {
            return true;
        };
        let mut wasted: Vec<_> = now.iter().zip(before).map(|(now, before)| (now - before).max(0)).collect();
        // With a limit per turn, the clock was reset when the turn ended, so the difference above lacks the time of
        // that turn.
        if let (TimeLimit::Turn(_), Some(seat)) = (clock.limit, self.game_match.turn().seat()) {
            let undone = line[self.game_match.ply()..from].iter().map(|node| self.game_match.tree().node(*node));
            let first = undone.take(1).filter(|node| node.actor == Some(seat)).find_map(|node| node.time);
            wasted[seat.index()] = wasted[seat.index()].max(first.unwrap_or_default().into());
        }
        self.watch.take_back(wasted);
        true
    }

    /// Whether strict mode forbids the intent now.
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
        match choice::pick(self.game_match.position(), &self.gestures.all, &self.chosen, pick) {
            PickResult::Decision(token) => return self.decide(&token),
            PickResult::ChooseOn(chosen) => self.chosen = chosen,
            PickResult::Refused(why) => self.feedback = Some(Feedback::Refusal(why)),
        }
        false
    }

    /// Plays a move of a person, unless an engine is to move. An agreement first needs the consent of all players.
    fn decide(&mut self, token: &str) -> bool {
        if self.paused || self.engine_to_act().is_some() {
            self.feedback = Some(Feedback::Refusal(None));
            return false;
        }
        if token == TableAction::Agree.token() && self.game_match.position().check(token).is_ok() {
            // If several people play, all of them must answer first.
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

    /// The token that a typed text means. Case is ignored if that is unambiguous.
    fn typed(&self, text: &str) -> String {
        // An exact match wins. `play` checks whether it is legal.
        if self.gestures.all.iter().any(|(_, token)| token == text) {
            return text.to_owned();
        }
        let legal = |text: &str| self.game_match.position().check(text).is_ok();
        let mut alike =
            self.gestures.all.iter().map(|(_, token)| token).filter(|token| token.eq_ignore_ascii_case(text));
        let found = alike.next().filter(|first| alike.all(|other| other == *first));
        match found {
            Some(token) if !legal(text) => token.clone(),
            _ => text.to_owned(),
        }
    }

    fn play(&mut self, token: &str) -> bool {
        // Only [`Match::play_chance`] draws. A player may not type a draw.
        let drawing = self.game_match.turn() == Turn::Chance && token != TableAction::Agree.token();
        let (at, ticked, carries) = (self.game_match.node(), self.ticking().is_some(), self.game_match.plays());
        let seat = self.game_match.turn().seat();
        let played = if drawing { Err(TokenError::AtChance) } else { self.game_match.play(token) };
        match played {
            Ok(events) => {
                let thought = self.thought(at, seat);
                self.show(events);
                // Only moves of the match take clock time, not moves in variations.
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
                self.feedback = Some(Feedback::TokenError(why));
                false
            }
        }
    }

    /// Shows the position without animation. If a round ended there, its summary is shown again.
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
        self.gestures = Gestures::of(&self.game_match);
        self.events = events.into();
        self.last = Rc::new(self.game_match.last());
        self.serial = self.serial.wrapping_add(1);
        true
    }
}
