//! A match: a record tree, the line in view, and the current node.

mod current;
mod edit;
pub(super) mod recent;
mod sandbox;

use super::tree_builder::TreeBuilder;
use super::{Clock, NodeId, RecordNode, RecordTree, Series, Setup, Tags};
use edit::RemovedBranch;
use std::borrow::Cow;
use trivium_engine::Level;
use trivium_rules::core::{End, Event, Outcome, Seat, SeededRng, TableAction, Turn};
use trivium_rules::games::{Position, Replay, Step, TokenError};

/// A match under way. The *line* runs from the start to an end of the record, and one of its plies is in view. Steps
/// and jumps treat chance draws as part of the move before them. So chance is to draw only right after a move and at
/// the end of a line.
///
/// The *current node* is where the match goes on, whichever node is in view. Moves played there advance the match.
/// Moves played elsewhere form a variation, which changes neither the current node nor the result, and no engine
/// answers them.
///
/// In strict mode ([`Setup::strict`]) the current node is the end of the main line until the match is over. Afterwards
/// the record can be browsed, but nothing can be played or removed.
#[derive(Clone)]
pub struct Match {
    setup: Setup,
    tags: Tags,
    tree: RecordTree,
    line: Vec<NodeId>,
    replay: Replay,
    // The current node, and the turn there.
    current_node: NodeId,
    current_turn: Turn,
    // The node that the match had reached before moves were undone.
    reached: Option<NodeId>,
    // Whether trying is on: then no move advances the match.
    trying: bool,
    // Removed branches that can be restored, the last removed one last.
    removed: Vec<RemovedBranch>,
}

/// The token for a seat's time running out ([`super::Clock::ends`]). It belongs to the session; the rules see a
/// resignation.
pub const FLAG: &str = "flag";

/// Converts a token of the record to one of the rules.
pub(super) fn ruled(token: &str) -> &str {
    if token == FLAG { TableAction::Resign.token() } else { token }
}

impl Match {
    /// Starts a match.
    pub fn new(setup: Setup) -> Match {
        let replay = Replay::new(setup.game().clone());
        let current_turn = replay.position().turn();
        Match {
            setup,
            tags: Tags::default(),
            tree: RecordTree::default(),
            line: Vec::new(),
            replay,
            current_node: RecordTree::ROOT,
            current_turn,
            reached: None,
            trying: false,
            removed: Vec::new(),
        }
    }

    /// The tags of the match.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets the tags of the match.
    pub fn tag(&mut self, tags: Tags) {
        self.tags = tags;
    }

    /// The set-up of the match.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Assigns a seat to an engine of that level, or to a person (`None`).
    pub fn seat(&mut self, seat: Seat, level: Option<Level>) {
        self.setup = self.setup.clone().with_engine(seat, level);
    }

    /// Changes or removes the clock. The times in the record count for the new clock.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.setup = self.setup.clone().with_clock(clock);
    }

    /// Sets the name of the player of a seat.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.setup = self.setup.clone().with_name(seat, name);
    }

    /// The level of the engine to move; `None` if a person or chance is to move, or the game is over.
    pub fn engine_to_act(&self) -> Option<Level> {
        self.setup.engine(self.turn().seat()?)
    }

    /// The tokens up to the node in view, as the rules know them: a flag fall is a resignation.
    pub fn played(&self) -> Vec<String> {
        self.replay.tokens().map(str::to_owned).collect()
    }

    /// The tokens of the whole line as the rules know them, and whose turn it is at each ply, including the start and
    /// the end.
    pub fn whole(&self) -> (Vec<String>, Vec<Turn>) {
        let tokens: Vec<_> = self.line.iter().map(|node| ruled(&self.tree.node(*node).token).to_owned()).collect();
        let mut replay = Replay::new(self.setup.game().clone());
        let mut turns = vec![replay.position().turn()];
        for token in &tokens {
            if replay.play(token).is_err() {
                break;
            }
            turns.push(replay.position().turn());
        }
        (tokens, turns)
    }

    /// The record.
    pub fn tree(&self) -> &RecordTree {
        &self.tree
    }

    /// The line in view, from the first token to an end.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The ply in view.
    pub fn ply(&self) -> usize {
        self.replay.ply()
    }

    /// The node in view.
    pub fn node(&self) -> NodeId {
        self.ply().checked_sub(1).map_or(RecordTree::ROOT, |last| self.line[last])
    }

    /// The position in view.
    pub fn position(&self) -> &Position {
        self.replay.position()
    }

    /// The side to move.
    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// The legal table actions.
    pub fn actions(&self) -> Vec<TableAction> {
        self.replay.actions().collect()
    }

    /// Whether strict mode holds the match at the current node: while it runs, there is no undo, no jump and no hint.
    pub fn held(&self) -> bool {
        self.setup.strict() && self.result().is_none()
    }

    /// Whether strict mode has closed the record: the match is over, so it can be browsed but not changed.
    pub fn closed(&self) -> bool {
        self.setup.strict() && self.result().is_some()
    }

    /// Whether the line in view reaches the end of the game, whichever ply is in view.
    pub fn finished(&self) -> bool {
        self.line.last().is_some_and(|end| self.tree.node(*end).outcome.is_some())
    }

    /// The result of the match, whichever node is in view. `None` while it runs.
    pub fn result(&self) -> Option<Outcome> {
        self.tree.node(self.current_node).outcome
    }

    /// Plays a token: a move, a table action, or a chance draw if chance is to draw. At the current node this advances
    /// the match. Elsewhere it follows the variation that starts with the token, or creates one; the existing moves
    /// stay.
    ///
    /// # Errors
    /// If the token is not legal; then nothing changes.
    pub fn play(&mut self, token: &str) -> Result<Vec<Event>, TokenError> {
        let step = self.replay.step(token)?;
        if self.closed() {
            return Err(TokenError::Over);
        }
        Ok(self.put(token, step))
    }

    /// Plays a token as [`Match::play`] does, and continues the match from there.
    ///
    /// # Errors
    /// If the token is not legal; then nothing changes.
    pub fn enter(&mut self, token: &str) -> Result<Vec<Event>, TokenError> {
        let step = self.replay.step(token)?;
        self.continue_here();
        if self.closed() {
            return Err(TokenError::Over);
        }
        Ok(self.put(token, step))
    }

    /// Ends the time of the seat to move, after `time` milliseconds of thinking. `None` if no seat is to move.
    pub fn flag(&mut self, time: u32) -> Option<Vec<Event>> {
        self.turn().seat().filter(|_| !self.closed())?;
        let step = self.replay.step(ruled(FLAG)).ok()?;
        let events = self.put(FLAG, step);
        self.set_time(Some(time));
        Some(events)
    }

    /// The seat whose time ran out with the last token, if that was a flag fall.
    pub fn flagged(&self) -> Option<Seat> {
        let node = self.tree.node(self.node());
        node.actor.filter(|_| node.token == FLAG)
    }

    /// Adds a token that was played at this node to the record. Returns its events.
    fn put(&mut self, token: &str, step: Step) -> Vec<Event> {
        let actor = self.turn().seat();
        let (ply, parent, played) = (self.ply(), self.node(), self.plays());
        self.replay.go_on(ruled(token), step);
        let node = self.tree.grow(parent, token, actor);
        self.tree.end(node, self.turn().outcome());
        if self.line.get(ply) != Some(&node) {
            self.line = self.tree.line(node);
        }
        if played {
            self.advance_current(node);
        }
        self.events_at(ply).into_owned()
    }

    /// Sets the thinking time of the last move, in milliseconds.
    pub fn set_time(&mut self, time: Option<u32>) {
        self.tree.set_time(self.node(), time);
    }

    /// The remaining time of each seat at the current node in milliseconds, if the seat to move has thought for
    /// `spent`; `None` without a clock. Computed from the times in the record.
    pub fn left(&self, spent: u32) -> Option<Vec<i64>> {
        let clock = self.setup.clock()?;
        Some(self.left_after(&self.line[..self.ply()], self.turn().seat(), clock, spent))
    }

    /// The remaining time of each seat with another clock.
    pub(super) fn left_by(&self, clock: Clock, spent: u32) -> Vec<i64> {
        self.left_after(&self.tree.path(self.current_node), self.current_turn.seat(), clock, spent)
    }

    fn left_after(&self, played: &[NodeId], now: Option<Seat>, clock: Clock, spent: u32) -> Vec<i64> {
        let played = played.iter().map(|id| self.tree.node(*id));
        let decided = played.filter_map(|node| Some((node.actor?, node.time.unwrap_or_default())));
        clock.left(self.setup.game().seats(), decided.chain(now.map(|seat| (seat, spent))), now)
    }

    /// The end of the line in view.
    pub(super) fn end(&self) -> NodeId {
        self.line.last().copied().unwrap_or(RecordTree::ROOT)
    }

    /// Makes one draw if chance is to draw; otherwise returns `None`. It repeats the draw that follows in the line, or
    /// makes a new one, which depends on seed, ply and position.
    pub fn play_chance(&mut self) -> Option<Vec<Event>> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let token = match self.known_draw() {
            Some(known) => known.to_owned(),
            None => {
                let mut draws = self.position().chance_moves();
                let mut source = SeededRng::new(mixed(self.setup.seed(), self.ply() as u64));
                let at = source.weighted(draws.iter().map(|(_, weight)| *weight));
                draws.swap_remove(at).0
            }
        };
        self.play(&token).ok()
    }

    /// The draw that follows in the line, if any.
    fn known_draw(&self) -> Option<&str> {
        let next = &self.tree.node(*self.line.get(self.ply())?).token;
        (self.turn() == Turn::Chance && TableAction::read(next).is_none()).then_some(next)
    }

    /// The ply that undo goes to: before the last move of a seat or agreement of all.
    fn back(&self) -> Option<usize> {
        (0..self.ply()).rev().find(|ply| decided(self.tree.node(self.line[*ply])))
    }

    /// Whether there is a move before the ply in view.
    pub fn can_undo(&self) -> bool {
        !self.held() && self.back().is_some()
    }

    /// Whether the line continues after the ply in view.
    pub fn can_redo(&self) -> bool {
        self.ply() < self.line.len()
    }

    /// Steps back by one move of a seat and the draws after it. The current node stays.
    pub fn undo(&mut self) -> bool {
        let back = if self.held() { None } else { self.back() };
        if let Some(ply) = back {
            self.replay.truncate(ply);
        }
        back.is_some()
    }

    /// Steps forward by one move and the draws after it. Returns the events.
    pub fn redo(&mut self) -> Vec<Event> {
        let mut events = self.step().unwrap_or_default();
        while self.known_draw().is_some() {
            events.extend(self.step().unwrap_or_default());
        }
        events
    }

    /// Steps forward by one token. Returns its events.
    fn step(&mut self) -> Option<Vec<Event>> {
        let ply = self.ply();
        let token = ruled(&self.tree.node(*self.line.get(ply)?).token);
        let step = self.replay.step(token).ok()?;
        self.replay.go_on(token, step);
        Some(self.events_at(ply).into_owned())
    }

    /// Steps forward by one token, without its events.
    fn walk(&mut self) -> bool {
        let Some(node) = self.line.get(self.ply()) else { return false };
        self.replay.play(ruled(&self.tree.node(*node).token)).is_ok()
    }

    /// Goes to a ply of the line (or to its end, if that is earlier), and over the draws that follow there. Does
    /// nothing in a running strict match.
    pub fn go_to(&mut self, ply: usize) {
        if self.held() {
            return;
        }
        self.replay.truncate(ply.min(self.line.len()));
        while self.ply() < ply && self.can_redo() || self.known_draw().is_some() {
            if !self.walk() {
                break;
            }
        }
    }

    /// Goes to a node, which may be in another variation; that becomes the line. Does nothing for a removed node, or in
    /// a running strict match.
    pub fn go_to_node(&mut self, node: NodeId) {
        if self.held() || !self.tree.holds(node) {
            return;
        }
        self.lay(node);
        self.go_to(self.tree.path(node).len());
    }

    /// Makes the line through a node the line in view. Positions of the shared beginning are kept.
    fn lay(&mut self, node: NodeId) {
        let line = self.tree.line(node);
        let shared = self.line.iter().zip(&line).take_while(|(a, b)| a == b).count();
        self.replay.truncate(shared);
        self.line = line;
    }

    /// The events of the token at this ply, counted from 0. For a flag fall the rules report a resignation, which is
    /// replaced here.
    pub(super) fn events_at(&self, ply: usize) -> Cow<'_, [Event]> {
        let events = self.replay.events(ply);
        if self.line.get(ply).is_none_or(|node| self.tree.node(*node).token != FLAG) {
            return Cow::Borrowed(events);
        }
        let timed = |event: &Event| match event {
            Event::Action { seat: Some(seat), .. } => Event::OutOfTime { seat: *seat },
            Event::Over(End::Action(TableAction::Resign)) => Event::Over(End::Time),
            other => other.clone(),
        };
        events.iter().map(timed).collect()
    }

    /// The position before the token at this ply, counted from 0, if the replay has reached it.
    pub fn before(&self, ply: usize) -> Option<&Position> {
        self.replay.at(ply)
    }

    /// The next match of a series: the same set-up with the players one seat further. The series is that of this match,
    /// or starts with this match, whose id in the archive is `id`.
    pub fn again(&self, seed: u64, id: &str) -> Match {
        let mut again = Match::new(self.setup.rotated(seed));
        let series = self.tags.series.clone().or_else(|| Series::new(id));
        again.tags.series = series.map(|series| series.next(self.setup.game().seats()));
        again
    }

    /// A match from a record that a reader has already played. A `ply` outside the line is invalid. Without a `current`
    /// node, [`Match::presumed`] determines it. In a running strict match, the current node is in view.
    pub(super) fn of(
        setup: Setup,
        tags: Tags,
        grown: TreeBuilder,
        [end, at]: [NodeId; 2],
        current_node: Option<NodeId>,
    ) -> Match {
        let mut game_match = Match::new(setup);
        let TreeBuilder { tree, replay, path } = grown;
        (game_match.tree, game_match.tags) = (tree, tags);
        // The reader has already reached this position; most records have only one line.
        (game_match.line, game_match.replay) = (path, replay);
        game_match.lay(end);
        game_match
            .set_current(current_node.filter(|_| !game_match.setup.strict()).unwrap_or_else(|| game_match.presumed()));
        let held = game_match.held();
        game_match.lay(if held { RecordTree::ROOT } else { end });
        let ply = game_match.line.iter().position(|n| *n == at).map_or(0, |i| i + 1);
        let ply = if held { game_match.line.len() } else { ply };
        game_match.replay.truncate(ply);
        while game_match.ply() < ply && game_match.walk() {}
        if !held {
            game_match.reach();
        }
        game_match
    }
}

/// Whether a token is a move or an agreement, and not a draw.
fn decided(node: &RecordNode) -> bool {
    node.actor.is_some() || TableAction::read(&node.token).is_some()
}

/// The seed of one draw. Neighbouring plies and neighbouring seeds give unrelated results.
fn mixed(seed: u64, ply: u64) -> u64 {
    // The finaliser of SplitMix64.
    let mut z = seed.wrapping_add(ply.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
