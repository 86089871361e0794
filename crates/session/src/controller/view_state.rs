//! The methods by which views read the controller.

use super::{Arrival, ControllerState, Feedback, Gestures, Intent, RoundSummary};
use crate::outside::plain;
use crate::{Clock, Match, NodeId, PickResult, choice, highlights, immediate_results};
use std::rc::Rc;
use trivium_engine::Level;
use trivium_rules::core::{End, Event, Gesture, Pick, Scene, Seat, Site, Turn, Verdict};

impl ControllerState {
    pub fn game_match(&self) -> &Match {
        &self.game_match
    }

    /// The picks already made for the current move.
    pub fn chosen(&self) -> &[Pick] {
        &self.chosen
    }

    /// The message about the last intent.
    pub fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    /// The events to animate: those of the last move. Empty after a jump.
    pub fn events(&self) -> &Rc<[Event]> {
        &self.events
    }

    /// Increases whenever views must redraw the board.
    pub fn serial(&self) -> u32 {
        self.serial
    }

    /// Increases with each change that must be saved: of the record, or of the position in view.
    pub fn changes(&self) -> u32 {
        self.changes
    }

    /// How the position in view was reached.
    pub fn arrival(&self) -> Arrival {
        self.arrival
    }

    /// Changes with each handled intent, so that screen readers announce an equal message again.
    pub fn answers(&self) -> u32 {
        self.answers
    }

    /// Counts picks made while no person at this screen was to move.
    pub fn ignored(&self) -> u32 {
        self.ignored
    }

    /// The [`ControllerState::serial`] at the last such pick.
    pub fn ignored_at(&self) -> Option<u32> {
        self.ignored_at
    }

    /// In a round summary: how many rounds were added because the score is level.
    pub fn more_rounds(&self) -> Option<u32> {
        self.round_summary()?;
        let [before, now] = [self.scene(), self.game_match.position().scene()].map(|scene| scene.rounds.map(|r| r.of));
        now?.checked_sub(before?).filter(|more| *more > 0)
    }

    /// The events of the move that led to the node in view.
    pub fn last_events(&self) -> &[Event] {
        self.last.decision.as_ref().map_or(&[], |(_, events)| events)
    }

    /// The number of moves by seats, without chance draws: before the node in view, and in the whole line.
    pub fn decisions(&self) -> [usize; 2] {
        let (tree, line) = (self.game_match.tree(), self.game_match.line());
        let count = |line: &[NodeId]| line.iter().filter(|node| tree.node(**node).actor.is_some()).count();
        [count(&line[..self.game_match.ply()]), count(line)]
    }

    /// The number of illegal moves that the engine returned in this position. The page then asks the engine again.
    pub fn engine_misplays(&self) -> u32 {
        self.misplays
    }

    /// The seat whose clock runs. `None` while the clock is paused, chance is to draw, a round summary is shown, or a
    /// user browses the record.
    pub fn ticking(&self) -> Option<Seat> {
        let on = self.game_match.setup().clock().is_some() && !self.paused && self.round_summary().is_none();
        self.game_match.turn().seat().filter(|_| on && self.game_match.plays())
    }

    /// The milliseconds left for each seat at the time `now`. Negative if the time of a seat is over but its clock only
    /// warns. `None` without a clock.
    pub fn left(&self, now: u64) -> Option<Vec<i64>> {
        let mut left = self.settled()?;
        if let Some(seat) = self.ticking() {
            left[seat.index()] -= self.watch.since(now, self.game_match.node()) as i64;
        }
        Some(left)
    }

    /// Like [`ControllerState::left`], at the time of the last intent.
    pub(super) fn settled(&self) -> Option<Vec<i64>> {
        let mut left = self.game_match.left(self.watch.spent(self.game_match.node()))?;
        if self.game_match.plays() {
            let seats = Seat::all(self.game_match.setup().game().seats());
            left.iter_mut().zip(seats).for_each(|(left, seat)| *left -= self.watch.wasted(seat));
        }
        Some(left)
    }

    /// Milliseconds spent until `now` on the move after the current node.
    pub(super) fn spent(&self, now: u64) -> u32 {
        let node = self.game_match.current_node();
        self.watch.spent(node).saturating_add(self.watch.since(now, node).try_into().unwrap_or(u32::MAX))
    }

    /// Whether the clock can be changed: the match is running and not strict.
    pub fn may_set_clock(&self) -> bool {
        !self.game_match.setup().strict() && self.game_match.result().is_none()
    }

    /// The milliseconds left for each seat at the current node at the time `now`, if the match had used `clock`.
    pub fn left_by(&self, clock: Clock, now: u64) -> Vec<i64> {
        let spent = self.spent(now);
        let mut left = self.game_match.left_by(clock, spent);
        let seats = Seat::all(self.game_match.setup().game().seats());
        left.iter_mut().zip(seats).for_each(|(left, seat)| *left -= self.watch.wasted(seat));
        left
    }

    /// The first seat whose time would be over at once with `clock`. Such a clock cannot be set.
    pub fn short_of(&self, clock: Clock, now: u64) -> Option<Seat> {
        let mut left = self.left_by(clock, now).into_iter().zip(Seat::all(self.game_match.setup().game().seats()));
        left.find(|(left, _)| clock.ends && *left <= 0).map(|(_, seat)| seat)
    }

    /// Whether the clock runs or is paused.
    pub fn may_pause(&self) -> bool {
        self.paused || self.ticking().is_some()
    }

    pub fn paused(&self) -> bool {
        self.paused
    }

    /// Whether the user may ask for a hint: a person is to move, and the match is not strict.
    pub fn may_hint(&self) -> bool {
        self.open() && !self.game_match.held() && self.game_match.turn().seat().is_some()
    }

    /// Whether learning mode may question the user's moves: engines answer them, and they can be undone.
    pub fn may_learn(&self) -> bool {
        let setup = self.game_match.setup();
        !setup.strict()
            && setup.clock().is_none()
            && setup.engines().next().is_some()
            && self.game_match.result().is_none()
    }

    /// Whether moves would not advance the match: the node in view is not the current node, or trying mode is on. False
    /// after the end of the match, where nobody can move.
    pub fn looks_around(&self) -> bool {
        let ended =
            self.game_match.node() == self.game_match.current_node() && self.game_match.turn().outcome().is_some();
        !self.game_match.plays() && !ended
    }

    /// The seat to move while a user browses, if an engine plays this seat in the match.
    pub fn watched(&self) -> Option<Seat> {
        let seat = self.game_match.turn().seat().filter(|_| self.looks_around() && !self.sandbox)?;
        self.game_match.setup().engine(seat).map(|_| seat)
    }

    /// Whether [`super::Intent::GoToCurrent`] and [`super::Intent::Resume`] are possible here.
    pub fn ways_back(&self) -> [bool; 2] {
        let elsewhere = self.game_match.node() != self.game_match.current_node();
        let over = self.game_match.turn().outcome().is_some();
        [elsewhere, elsewhere && !over && !self.game_match.setup().strict()]
    }

    /// The ply where a replay starts that shows the other seats' moves since the last move of the seat to move; after
    /// the end of the match, the last turn. `None` if there are no such moves or a user is browsing.
    pub fn last_round(&self) -> Option<usize> {
        let game_match = &self.game_match;
        if game_match.held() || game_match.node() != game_match.current_node() || !game_match.plays() {
            return None;
        }
        let (tree, line) = (game_match.tree(), &game_match.line()[..game_match.ply()]);
        let actor = |ply: usize| tree.node(line[ply]).actor;
        let last = (0..line.len()).rev().find_map(actor)?;
        let seat = game_match.turn().seat();
        // The mover's own moves of an unfinished turn are skipped, unless there are no other moves.
        let mut from = line.len();
        while from > 0 && seat.is_some() && (actor(from - 1) == seat || actor(from - 1).is_none()) {
            from -= 1;
        }
        if from == 0 {
            from = line.len();
        }
        let until = |by: Option<Seat>| if seat.is_some() { by != seat } else { by.is_none() || by == Some(last) };
        while from > 0 && until(actor(from - 1)) {
            from -= 1;
        }
        (from < line.len()).then_some(from)
    }

    /// Whether [`super::Intent::Redo`] is possible. At the current node, only undone moves can be redone.
    pub fn can_redo(&self) -> bool {
        let plays = self.game_match.plays();
        plays && self.game_match.can_bring_back() || !plays && self.game_match.can_redo()
    }

    /// Whether the clock is stopped only because a user is browsing.
    pub fn rests(&self) -> bool {
        let runs = self.game_match.setup().clock().is_some() && self.game_match.current_turn().seat().is_some();
        runs && !self.paused && self.looks_around()
    }

    /// Whether a person at this screen is to move.
    pub fn decides(&self) -> bool {
        self.open() && self.game_match.turn().seat().is_some()
    }

    /// The level of the engine that must think now.
    pub fn engine_to_think(&self) -> Option<Level> {
        let waits = self.paused || self.game_match.closed() || self.round_summary().is_some();
        self.engine_to_act().filter(|_| !waits)
    }

    /// The people who have not yet answered the open proposal to end the game.
    pub fn consents(&self) -> &[Seat] {
        &self.consents
    }

    /// The engine that is asked to agree to end the game.
    pub fn engine_asked_to_agree(&self) -> Option<(Seat, Level)> {
        self.game_match.setup().engines().nth(self.offered?)
    }

    /// The remaining picks of the hinted move.
    pub fn hinted(&self) -> Vec<Pick> {
        self.hint.as_ref().map_or_else(Vec::new, |best| self.remaining_picks(best))
    }

    /// The remaining picks of the analysis' best move; empty in a strict match.
    pub fn advised(&self) -> Vec<Pick> {
        self.advised.as_ref().filter(|_| self.may_hint()).map_or_else(Vec::new, |best| self.remaining_picks(best))
    }

    /// The remaining picks of the move `to`; empty if the picks made so far belong to another move.
    pub fn remaining_picks(&self, to: &str) -> Vec<Pick> {
        let leads = |(way, token): &&(Gesture, String)| token == to && way.starts_with(&self.chosen);
        let way = self.gestures.all.iter().find(leads).map_or(&[][..], |(way, _)| way);
        way.iter().skip(self.chosen.len()).copied().collect()
    }

    /// Whether the pick is the next pick of a gesture for the move `to`, or was already made.
    pub fn leads(&self, pick: Pick, to: &str) -> bool {
        let on = |(way, token): &(Gesture, String)| {
            token == to && way.strip_prefix(&self.chosen[..]).and_then(<[Pick]>::first) == Some(&pick)
        };
        self.chosen.contains(&pick) || self.gestures.all.iter().any(on)
    }

    pub fn choosable(&self) -> Vec<Pick> {
        if self.open() { choice::choosable(&self.gestures.all, &self.chosen) } else { Vec::new() }
    }

    /// The picks from which a piece can be dragged.
    pub fn draggable(&self) -> Vec<Pick> {
        if self.open() { choice::draggable(&self.gestures.all, &self.chosen) } else { Vec::new() }
    }

    /// The picks that lead to a win or a loss at once; empty in a strict match.
    pub fn decisive(&self) -> Vec<(Pick, Verdict)> {
        if !self.may_hint() {
            return Vec::new();
        }
        let Gestures { all, verdicts } = &*self.gestures;
        let verdicts = verdicts.get_or_init(|| immediate_results::immediate_verdicts(self.game_match.position(), all));
        immediate_results::immediate_wins(all, verdicts, &self.chosen)
    }

    /// The picks that analysis has proven to win or lose; empty in a strict match.
    pub fn judged(&self) -> Vec<(Pick, Verdict)> {
        if self.judged.is_empty() || !self.may_hint() {
            return Vec::new();
        }
        let of = |token: &String| self.judged.iter().find(|(known, _)| known == token).map(|(_, verdict)| *verdict);
        let verdicts: Vec<_> = self.gestures.all.iter().map(|(_, token)| of(token)).collect();
        immediate_results::immediate_wins(&self.gestures.all, &verdicts, &self.chosen)
    }

    /// Whether analysis is allowed: not in a running strict match.
    pub fn may_analyse(&self) -> bool {
        !self.game_match.held()
    }

    /// The events of the move that the pick completes; empty if it completes no move.
    pub fn preview(&self, pick: Pick) -> Vec<Event> {
        self.deciding(pick).map_or_else(Vec::new, |token| self.game_match.position().preview(&token))
    }

    /// The token of the move that the pick completes, if any.
    pub fn deciding(&self, pick: Pick) -> Option<String> {
        match choice::pick(self.game_match.position(), &self.gestures.all, &self.chosen, pick) {
            PickResult::Decision(token) => Some(token),
            _ => None,
        }
    }

    /// The token of a move that would not advance the match. The page plays it in a sandbox instead.
    pub fn tries(&self, intent: &Intent) -> Option<String> {
        if self.game_match.plays() || self.game_match.held() || self.game_match.turn().seat().is_none() {
            return None;
        }
        match intent {
            Intent::Pick(pick) if self.open() => self.deciding(*pick),
            Intent::Type(text) => Some(plain(text).trim())
                .filter(|token| self.game_match.position().check(token).is_ok())
                .map(str::to_owned),
            _ => None,
        }
    }

    /// Whether chance is to draw. The view decides when to send [`super::Intent::PlayChance`].
    pub fn awaits_chance(&self) -> bool {
        self.game_match.turn() == Turn::Chance && self.round_summary().is_none() && !self.game_match.closed()
    }

    /// The last move with its ply and events, unless it ended the game or its round summary was closed.
    fn finished(&self) -> Option<(usize, &[Event])> {
        let (ply, events) = self.last.decision.as_ref()?;
        (self.ended().is_none() && self.gone_on != Some(*ply)).then_some((*ply, events))
    }

    /// How the last move ended the game, if it did.
    pub fn ended(&self) -> Option<End> {
        let (_, events) = self.last.decision.as_ref()?;
        events.iter().find_map(|event| if let Event::Over(end) = event { Some(*end) } else { None })
    }

    /// The summary of a finished round, shown in place of the position.
    pub fn round_summary(&self) -> Option<RoundSummary> {
        self.finished()?.1.iter().find_map(|event| match event {
            Event::RoundOver { points, round, .. } => Some(RoundSummary { round: *round, points: *points }),
            _ => None,
        })
    }

    /// The pieces to draw. In a round summary, this is the final position of the round.
    pub fn scene(&self) -> Scene {
        let now = self.game_match.position().scene();
        let Some((ply, events)) = self.finished() else { return now };
        let Some(before) = self.game_match.before(ply) else { return now };
        for event in events {
            if let Event::RoundOver { pieces, side, .. } = event {
                let mut scene = Scene { pieces: pieces.clone(), side: *side, ..before.scene() };
                if let (Some(shown), Some(rounds)) = (&mut scene.rounds, now.rounds) {
                    shown.score = rounds.score;
                }
                return scene;
            }
        }
        now
    }

    /// The scoring lines on the board, each with its points.
    pub fn lines(&self) -> Vec<(Vec<Site>, u32)> {
        match self.finished() {
            Some((_, events)) if self.round_summary().is_some() => highlights::lines(events),
            _ => self.last.lines.clone(),
        }
    }

    /// The sites that the last move touched.
    pub fn touched(&self) -> Vec<Site> {
        match self.finished() {
            Some((_, events)) if self.round_summary().is_some() => highlights::touched_by(events),
            _ => self.last.touched.clone(),
        }
    }
}
