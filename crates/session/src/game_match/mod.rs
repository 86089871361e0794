//! The table: a record tree, the line that is looked at, and where in it the match stands.

mod current;
mod edit;
pub(super) mod recent;
mod sandbox;

use super::tree_builder::TreeBuilder;
use super::{Clock, NodeId, RecordNode, RecordTree, Series, Setup, Tags};
use edit::RemovedBranch;
use std::borrow::Cow;
use trivium_engine::Level;
use trivium_rules::core::{End, Event, Outcome, Position, Seat, SeededRng, Step, TableAction, Turn};
use trivium_rules::games::{GameVocabulary, Replay, TokenError};

/// A match under way. The *line* runs from the start to an end of the record; the table shows one ply of it. Steps and jumps go over
/// chance's draws together with the decision before them, so chance has the turn only right after a decision and at the end of a
/// line.
///
/// The match itself *stands* at a node, wherever one looks. Moves played there advance it. Moves played elsewhere are a
/// variation: it changes neither where the match stands nor its result, and no engine answers it.
///
/// In strict mode ([`Setup::strict`]) the match stands at the end of its main line until it is over. Then it can be gone through,
/// and nothing more can be played or removed.
#[derive(Clone)]
pub struct Match {
    setup: Setup,
    tags: Tags,
    tree: RecordTree,
    line: Vec<NodeId>,
    replay: Replay,
    // Where the match stands, and who decides there.
    current_node: NodeId,
    current_turn: Turn,
    // How far the match had come before decisions were taken back.
    reached: Option<NodeId>,
    // Whether things are only tried: then nothing that is played carries the match on.
    trying: bool,
    // Removed branches that can be put back, the last one last.
    removed: Vec<RemovedBranch>,
}

/// The token of a seat's time running out ([`super::Clock::ends`]). It is the session's, no token of any rules: they see a
/// resignation.
pub const FLAG: &str = "flag";

/// The token of a record as the rules know it.
pub(super) fn ruled(token: &str) -> &str {
    if token == FLAG { TableAction::Resign.token() } else { token }
}

impl Match {
    /// The start of a match.
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

    /// Notes something about the match.
    pub fn tag(&mut self, tags: Tags) {
        self.tags = tags;
    }

    /// The agreement.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Lets an engine of that level play a seat, or a person.
    pub fn seat(&mut self, seat: Seat, level: Option<Level>) {
        self.setup = self.setup.clone().with_engine(seat, level);
    }

    /// Gives the match another clock, or none. Times that stand in the record count.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.setup = self.setup.clone().with_clock(clock);
    }

    /// Gives the player of a seat a name.
    pub fn rename(&mut self, seat: Seat, name: &str) {
        self.setup = self.setup.clone().with_name(seat, name);
    }

    /// The level of the engine that decides next; `None` when a person or chance does, or nobody.
    pub fn engine_to_act(&self) -> Option<Level> {
        self.setup.engine(self.turn().seat()?)
    }

    /// The tokens that were played up to where one looks, as the rules know them: time that ran out is a resignation.
    pub fn played(&self) -> &[String] {
        self.replay.tokens()
    }

    /// The tokens of the whole line as the rules know them, and who decides at each of its plies, the start and the end included.
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

    /// All that was played.
    pub fn tree(&self) -> &RecordTree {
        &self.tree
    }

    /// The line that is looked at, from the first token to an end.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many tokens of the line were played where one looks.
    pub fn ply(&self) -> usize {
        self.replay.ply()
    }

    /// The node that one looks at.
    pub fn node(&self) -> NodeId {
        self.ply().checked_sub(1).map_or(RecordTree::ROOT, |last| self.line[last])
    }

    /// The position.
    pub fn position(&self) -> &dyn Position<GameVocabulary> {
        self.replay.position()
    }

    /// The side to decide next.
    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// The table actions that are possible now.
    pub fn actions(&self) -> Vec<TableAction> {
        self.replay.actions().collect()
    }

    /// Whether strict mode holds the match where it stands: it runs, so there is no undo, no jump and no hint.
    pub fn held(&self) -> bool {
        self.setup.strict() && self.result().is_none()
    }

    /// Whether strict mode has closed the record: the match is over, so it can be gone through but not be changed.
    pub fn closed(&self) -> bool {
        self.setup.strict() && self.result().is_some()
    }

    /// Whether the line that is looked at has come to the game's end, wherever in it one looks.
    pub fn finished(&self) -> bool {
        self.line.last().is_some_and(|end| self.tree.node(*end).outcome.is_some())
    }

    /// How the match ended, wherever one looks. `None` while it runs.
    pub fn result(&self) -> Option<Outcome> {
        self.tree.node(self.current_node).outcome
    }

    /// Plays a token: a decision or a table action, one of chance's draws where chance has the turn. Where the match stands this
    /// carries it on. Elsewhere it makes a new variation, or goes on along the one that begins like that; what was there stays.
    ///
    /// # Errors
    /// Why the token is not accepted; nothing is changed then.
    pub fn play(&mut self, token: &str) -> Result<Vec<Event>, TokenError> {
        let step = self.replay.step(token)?;
        if self.closed() {
            return Err(TokenError::Over);
        }
        Ok(self.put(token, step))
    }

    /// Plays a token as [`Match::play`] does, and the match goes on here with it.
    ///
    /// # Errors
    /// Why the token is not accepted; nothing is changed then.
    pub fn enter(&mut self, token: &str) -> Result<Vec<Event>, TokenError> {
        let step = self.replay.step(token)?;
        self.continue_here();
        if self.closed() {
            return Err(TokenError::Over);
        }
        Ok(self.put(token, step))
    }

    /// Lets the time of the seat to act run out, after so many milliseconds of thinking. `None` when no seat is to act.
    pub fn flag(&mut self, time: u32) -> Option<Vec<Event>> {
        self.turn().seat().filter(|_| !self.closed())?;
        let step = self.replay.step(ruled(FLAG)).ok()?;
        let events = self.put(FLAG, step);
        self.set_time(Some(time));
        Some(events)
    }

    /// The seat whose time ran out with the last token, if it was that.
    pub fn flagged(&self) -> Option<Seat> {
        let node = self.tree.node(self.node());
        node.actor.filter(|_| node.token == FLAG)
    }

    /// Puts a token, which was played here, into the record. Returns its events.
    fn put(&mut self, token: &str, step: Step<GameVocabulary>) -> Vec<Event> {
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

    /// Notes how long the last decision was thought about, in milliseconds.
    pub fn set_time(&mut self, time: Option<u32>) {
        self.tree.set_time(self.node(), time);
    }

    /// The remaining time of each seat in milliseconds, when the one to act has thought for `spent`; `None` without a clock. It follows
    /// from the times on the way to where the match stands.
    pub fn left(&self, spent: u32) -> Option<Vec<i64>> {
        let clock = self.setup.clock()?;
        Some(self.left_after(&self.line[..self.ply()], self.turn().seat(), clock, spent))
    }

    /// The same where the match stands, if that clock was the match's.
    pub(super) fn left_by(&self, clock: Clock, spent: u32) -> Vec<i64> {
        self.left_after(&self.tree.path(self.current_node), self.current_turn.seat(), clock, spent)
    }

    fn left_after(&self, played: &[NodeId], now: Option<Seat>, clock: Clock, spent: u32) -> Vec<i64> {
        let played = played.iter().map(|id| self.tree.node(*id));
        let decided = played.filter_map(|node| Some((node.actor?, node.time.unwrap_or_default())));
        clock.left(self.setup.game().seats(), decided.chain(now.map(|seat| (seat, spent))), now)
    }

    /// The end of the line that is looked at.
    pub(super) fn end(&self) -> NodeId {
        self.line.last().copied().unwrap_or(RecordTree::ROOT)
    }

    /// Makes one draw where chance has the turn: the one that the line knows already, else a new one, which the seed, the
    /// ply and the position decide. `None` when chance has not the turn.
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

    /// The draw with which the line goes on, where it does with one.
    fn known_draw(&self) -> Option<&str> {
        let next = &self.tree.node(*self.line.get(self.ply())?).token;
        (self.turn() == Turn::Chance && TableAction::read(next).is_none()).then_some(next)
    }

    /// The ply to which undo goes: that of the last decision of a seat, or agreement of all.
    fn back(&self) -> Option<usize> {
        (0..self.ply()).rev().find(|ply| decided(self.tree.node(self.line[*ply])))
    }

    /// Whether there is a decision before this place.
    pub fn can_undo(&self) -> bool {
        !self.held() && self.back().is_some()
    }

    /// Whether the line goes on.
    pub fn can_redo(&self) -> bool {
        self.ply() < self.line.len()
    }

    /// Looks one decision of a seat back, over the draws that followed it. The match stays where it stands.
    pub fn undo(&mut self) -> bool {
        let back = if self.held() { None } else { self.back() };
        if let Some(ply) = back {
            self.replay.truncate(ply);
        }
        back.is_some()
    }

    /// Goes one decision on along the line, and over the draws that follow it. Returns the events on the way.
    pub fn redo(&mut self) -> Vec<Event> {
        let mut events = self.step().unwrap_or_default();
        while self.known_draw().is_some() {
            events.extend(self.step().unwrap_or_default());
        }
        events
    }

    /// One token on along the line, and what it does.
    fn step(&mut self) -> Option<Vec<Event>> {
        let ply = self.ply();
        let token = ruled(&self.tree.node(*self.line.get(ply)?).token);
        let step = self.replay.step(token).ok()?;
        self.replay.go_on(token, step);
        Some(self.events_at(ply).into_owned())
    }

    /// One token on along the line, whatever it does.
    fn walk(&mut self) -> bool {
        let Some(node) = self.line.get(self.ply()) else { return false };
        self.replay.play(ruled(&self.tree.node(*node).token)).is_ok()
    }

    /// Goes to a ply of the line (its end, when that is earlier), and on over draws that follow there. Not in a strict match that
    /// runs.
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

    /// Goes to a node, perhaps of another variation, which becomes the line. Not to one that was removed, nor in a strict match
    /// that runs.
    pub fn go_to_node(&mut self, node: NodeId) {
        if self.held() || !self.tree.holds(node) {
            return;
        }
        self.lay(node);
        self.go_to(self.tree.path(node).len());
    }

    /// The line through a node becomes the one that is looked at, as far as both are the same.
    fn lay(&mut self, node: NodeId) {
        let line = self.tree.line(node);
        let shared = self.line.iter().zip(&line).take_while(|(a, b)| a == b).count();
        self.replay.truncate(shared);
        self.line = line;
    }

    /// The events of the token at this ply, counted from 0. Where time ran out, the rules see a resignation, and people should not.
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

    /// The position before the token at this ply, counted from 0, as far as the match has come.
    pub fn before(&self, ply: usize) -> Option<&dyn Position<GameVocabulary>> {
        self.replay.at(ply)
    }

    /// A new match of the same setup, the seats rotated: the next one of the series that began with this one, whose name on the
    /// shelf is `id`, or of the series to which this one belongs.
    pub fn again(&self, seed: u64, id: &str) -> Match {
        let mut again = Match::new(self.setup.rotated(seed));
        let series = self.tags.series.clone().or_else(|| Series::new(id));
        again.tags.series = series.map(|series| series.next(self.setup.game().seats()));
        again
    }

    /// A table with this record, for readers, which have played it. A place that is not in the line is none; without a `current` the match
    /// stands where [`Match::presumed`] says. A strict match that runs is looked at where it stands.
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
        // The reader's last position is known already; most records have one line.
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

/// Whether a token is a decision of a seat or of all, and no draw.
fn decided(node: &RecordNode) -> bool {
    node.actor.is_some() || TableAction::read(&node.token).is_some()
}

/// The seed of one draw: neighbouring plies of a match, and matches with neighbouring seeds, have nothing in common.
fn mixed(seed: u64, ply: u64) -> u64 {
    // The finalizer of SplitMix64.
    let mut z = seed.wrapping_add(ply.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
