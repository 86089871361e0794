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
use trivium_rules::games::{Position, RefusedToken, Replay, Step, TokenError};

/// A match under way. The *line* runs from the start to a leaf of the record, and one of its plies is in view. Steps
/// and jumps treat chance draws as part of the move before them, so chance can be to draw only at the end of a line.
///
/// The *current node* is where the match continues, whichever node is in view. Moves played there advance the match.
/// Moves played elsewhere form a variation, which changes neither the current node nor the result, and no engine
/// answers them.
///
/// In strict mode ([`Setup::strict`]), the current node is the end of the main line until the match is over. After
/// that, users can browse the record, but they cannot play or remove anything.
#[derive(Clone)]
pub struct Match {
    setup: Setup,
    tags: Tags,
    tree: RecordTree,
    line: Vec<NodeId>,
    replay: Replay,
    current_node: NodeId,
    current_turn: Turn,
    // The last node of the moves that were undone and can be redone.
    reached: Option<NodeId>,
    // In trying mode, no move advances the match.
    trying: bool,
    // The last removal is at the end.
    removed: Vec<RemovedBranch>,
}

/// The token for a flag fall, when the time of a seat is over ([`super::Clock::ends`]). The rules do not know it; they
/// see a resignation.
pub const FLAG: &str = "flag";

/// Replaces [`FLAG`] by the token that the rules know.
pub(super) fn ruled(token: &str) -> &str {
    if token == FLAG { TableAction::Resign.token() } else { token }
}

impl Match {
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

    /// The match after these tokens.
    ///
    /// # Errors
    /// The first token that is not accepted.
    pub fn after<'a>(setup: Setup, tokens: impl IntoIterator<Item = &'a str>) -> Result<Match, RefusedToken> {
        let mut game_match = Match::new(setup);
        for (token, ply) in tokens.into_iter().zip(1..) {
            let refused = |why| RefusedToken { ply, token: token.to_owned(), why };
            game_match.play(token).map_err(refused)?;
        }
        Ok(game_match)
    }

    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    pub fn tag(&mut self, tags: Tags) {
        self.tags = tags;
    }

    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Assigns the seat to an engine of this level, or to a person (`None`).
    pub fn seat(&mut self, seat: Seat, level: Option<Level>) {
        self.setup = self.setup.clone().with_engine(seat, level);
    }

    /// Changes or removes the clock. The new clock also applies to the thinking times already in the record.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.setup = self.setup.clone().with_clock(clock);
    }

    /// Names the player of the seat; an empty text removes the name.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.setup = self.setup.clone().with_name(seat, name);
    }

    /// The level of the engine to move. `None` if a person or chance is to move, or the game is over.
    pub fn engine_to_act(&self) -> Option<Level> {
        self.setup.engine(self.turn().seat()?)
    }

    /// The tokens up to the node in view, with a resignation in place of a flag fall.
    pub fn played(&self) -> Vec<String> {
        self.replay.tokens().map(str::to_owned).collect()
    }

    /// The tokens of the line, with a resignation in place of a flag fall, and the turn at each ply from the start to
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

    /// The line in view, from the first token to a leaf.
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

    pub fn position(&self) -> &Position {
        self.replay.position()
    }

    /// Whose turn it is at the node in view.
    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// The table actions that are legal at the node in view.
    pub fn actions(&self) -> Vec<TableAction> {
        self.replay.actions().collect()
    }

    /// Whether the match is strict and running: then undo, browsing and hints are not allowed.
    pub fn held(&self) -> bool {
        self.setup.strict() && self.result().is_none()
    }

    /// Whether the match is strict and over: then the record can be browsed but not changed.
    pub fn closed(&self) -> bool {
        self.setup.strict() && self.result().is_some()
    }

    /// Whether the line in view contains the end of the game.
    pub fn finished(&self) -> bool {
        self.line.last().is_some_and(|end| self.tree.node(*end).outcome.is_some())
    }

    /// The result of the match, whichever node is in view. `None` while the match runs.
    pub fn result(&self) -> Option<Outcome> {
        self.tree.node(self.current_node).outcome
    }

    /// Plays a token: a move, a table action, or a draw if chance is to draw. At the current node, this advances the
    /// match. Elsewhere, it follows or creates the variation that starts with the token.
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

    /// Plays a token like [`Match::play`], after making the node in view the current node.
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

    /// Plays a flag fall of the seat to move after it has thought for `time` milliseconds. `None` if no seat is to
    /// move.
    pub fn flag(&mut self, time: u32) -> Option<Vec<Event>> {
        self.turn().seat().filter(|_| !self.closed())?;
        let step = self.replay.step(ruled(FLAG)).ok()?;
        let events = self.put(FLAG, step);
        self.set_time(Some(time));
        Some(events)
    }

    /// Adds a token to the record after the node in view. The replay has already executed it as `step`. Returns its
    /// events.
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

    /// Sets the thinking time of the move that led to the node in view, in milliseconds.
    pub fn set_time(&mut self, time: Option<u32>) {
        self.tree.set_time(self.node(), time);
    }

    /// The milliseconds left for each seat at the node in view, computed from the times in the record, if the seat to
    /// move has thought for `spent` milliseconds. `None` without a clock.
    pub fn left(&self, spent: u32) -> Option<Vec<i64>> {
        let clock = self.setup.clock()?;
        Some(self.left_after(&self.line[..self.ply()], self.turn().seat(), clock, spent))
    }

    /// The milliseconds left for each seat at the current node, if the match had used `clock`.
    pub(super) fn left_by(&self, clock: Clock, spent: u32) -> Vec<i64> {
        self.left_after(&self.tree.path(self.current_node), self.current_turn.seat(), clock, spent)
    }

    fn left_after(&self, played: &[NodeId], now: Option<Seat>, clock: Clock, spent: u32) -> Vec<i64> {
        let played = played.iter().map(|id| self.tree.node(*id));
        let decided = played.filter_map(|node| Some((node.actor?, node.time.unwrap_or_default())));
        clock.left(self.setup.game().seats(), decided.chain(now.map(|seat| (seat, spent))), now)
    }

    /// The last node of the line in view.
    pub(super) fn end(&self) -> NodeId {
        self.line.last().copied().unwrap_or(RecordTree::ROOT)
    }

    /// Makes one draw. If the record has a draw at this node, it is repeated; otherwise it depends on seed, ply and
    /// position. Returns `None` if chance is not to draw.
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

    /// The next token of the line, if it is a draw.
    fn known_draw(&self) -> Option<&str> {
        let next = &self.tree.node(*self.line.get(self.ply())?).token;
        (self.turn() == Turn::Chance && TableAction::read(next).is_none()).then_some(next)
    }

    /// The ply that undo goes to: the one before the last move of a seat or agreement.
    fn back(&self) -> Option<usize> {
        (0..self.ply()).rev().find(|ply| decided(self.tree.node(self.line[*ply])))
    }

    /// Whether there is a move to undo before the node in view.
    pub fn can_undo(&self) -> bool {
        !self.held() && self.back().is_some()
    }

    /// Whether the line continues after the node in view.
    pub fn can_redo(&self) -> bool {
        self.ply() < self.line.len()
    }

    /// Steps back by one move and the draws after it, without changing the current node. Returns false if there is no
    /// such move.
    pub fn undo(&mut self) -> bool {
        let back = if self.held() { None } else { self.back() };
        if let Some(ply) = back {
            self.replay.truncate(ply);
        }
        back.is_some()
    }

    /// Steps forward by one move and the draws after it. Returns their events.
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

    /// Steps forward by one token without collecting events. Returns false at the end of the line.
    fn walk(&mut self) -> bool {
        let Some(node) = self.line.get(self.ply()) else { return false };
        self.replay.play(ruled(&self.tree.node(*node).token)).is_ok()
    }

    /// Goes to a ply of the line and past the draws that follow it; to the end if the line is shorter. Does nothing in
    /// a running strict match.
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

    /// Goes to a node, possibly in another variation, and makes the line through it the line in view. Does nothing if
    /// the node was removed or in a running strict match.
    pub fn go_to_node(&mut self, node: NodeId) {
        if self.held() || !self.tree.holds(node) {
            return;
        }
        self.lay(node);
        self.go_to(self.tree.path(node).len());
    }

    /// Makes the line through `node` the line in view. Keeps the positions that it shares with the old line.
    fn lay(&mut self, node: NodeId) {
        let line = self.tree.line(node);
        let shared = self.line.iter().zip(&line).take_while(|(a, b)| a == b).count();
        self.replay.truncate(shared);
        self.line = line;
    }

    /// The events of the token at a ply, counted from 0. For a flag fall, replaces the resignation that the rules
    /// report.
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

    /// The position before the token at a ply, counted from 0. `None` if the ply is after the node in view.
    pub fn before(&self, ply: usize) -> Option<&Position> {
        self.replay.at(ply)
    }

    /// The next match of a series, with the players moved on by one seat. If this match belongs to no series, it
    /// becomes the first of a new one; `id` is its id in the archive.
    pub fn again(&self, seed: u64, id: &str) -> Match {
        let mut again = Match::new(self.setup.rotated(seed));
        let series = self.tags.series.clone().or_else(|| Series::new(id));
        again.tags.series = series.map(|series| series.next(self.setup.game().seats()));
        again
    }

    /// Builds a match from a record that a reader has replayed. The line in view ends at `end`, and `at` is in view.
    /// Without a `current_node`, or in a strict match, [`Match::presumed`] determines the current node. A running
    /// strict match always shows its current node.
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
        // Reusing the reader's replay saves time: most records have only one line.
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

/// Whether the token is a move or a table action rather than a draw. An agreement has no actor.
fn decided(node: &RecordNode) -> bool {
    node.actor.is_some() || TableAction::read(&node.token).is_some()
}

/// The seed of the draw at a ply. Similar plies and seeds give unrelated results.
fn mixed(seed: u64, ply: u64) -> u64 {
    // The finaliser of SplitMix64.
    let mut z = seed.wrapping_add(ply.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
