//! The table: a record tree, the line that is looked at, and where in it the match stands.

use super::{Node, NodeId, Setup, Tree};
use crate::core::{Draws, Event, Position, Site, TableAction, Turn};
use crate::games::{Objection, Replay, Words};
use std::borrow::Cow;

/// A match under way. The *line* runs from the start to an end of the record; the match stands at one ply of it. Undo, redo and
/// jumps step over chance's draws together with the decision before them, so chance has the turn only right after a decision
/// and at the end of a line.
#[derive(Clone)]
pub struct Table {
    setup: Setup,
    tree: Tree,
    line: Vec<NodeId>,
    replay: Replay,
}

/// The last decision of a seat and what is seen of it. A turn may have thousands of events, so whoever shows it asks once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Last {
    /// Its ply, counted from 0, and what it did.
    pub decision: Option<(usize, Vec<Event>)>,
    /// The lines that it made and that stand on the board, with their points.
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The sites that it touched; none when the board was cleared since.
    pub touched: Vec<Site>,
}

impl Table {
    /// The start of a match.
    pub fn new(setup: Setup) -> Table {
        let replay = Replay::new(setup.game().clone());
        Table { setup, tree: Tree::default(), line: Vec::new(), replay }
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// All that was played.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The line that is looked at, from the first token to an end.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// How many tokens of the line were played where the match stands.
    pub fn ply(&self) -> usize {
        self.replay.ply()
    }

    /// The node where the match stands.
    pub fn node(&self) -> NodeId {
        self.ply().checked_sub(1).map_or(Tree::ROOT, |last| self.line[last])
    }

    /// The position.
    pub fn position(&self) -> &dyn Position<Words> {
        self.replay.position()
    }

    /// Who decides next.
    pub fn turn(&self) -> Turn {
        self.position().turn()
    }

    /// The table actions that are possible now.
    pub fn actions(&self) -> Vec<TableAction> {
        self.replay.actions().collect()
    }

    /// Plays a token: a decision or a table action, one of chance's draws where chance has the turn. From an earlier ply this
    /// makes a new variation, or goes on along the one that begins like that; what was there stays.
    ///
    /// # Errors
    /// Why the token is not accepted; nothing is changed then.
    pub fn play(&mut self, token: &str) -> Result<Vec<Event>, Objection> {
        self.replay.check(token)?;
        let events = self.position().events(token);
        let actor = self.turn().seat();
        let (ply, parent) = (self.ply(), self.node());
        self.replay.play(token).map_err(|refused| refused.why)?;
        let node = self.tree.grow(parent, token, actor);
        if self.line.get(ply) != Some(&node) {
            self.line = self.tree.line(node);
        }
        Ok(events)
    }

    /// Makes one draw where chance has the turn: the one that the line knows already, else a new one, which the seed, the
    /// ply and the position decide. `None` when chance has not the turn.
    pub fn draw(&mut self) -> Option<Vec<Event>> {
        if self.turn() != Turn::Chance {
            return None;
        }
        let token = match self.known_draw() {
            Some(known) => known.to_owned(),
            None => {
                let mut draws = self.position().draws();
                let mut source = Draws::new(mixed(self.setup.seed(), self.ply() as u64));
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
        let decided = |node: &Node| node.actor.is_some() || TableAction::read(&node.token).is_some();
        (0..self.ply()).rev().find(|ply| decided(self.tree.node(self.line[*ply])))
    }

    /// Whether there is a decision to take back.
    pub fn can_undo(&self) -> bool {
        self.back().is_some()
    }

    /// Whether the line goes on.
    pub fn can_redo(&self) -> bool {
        self.ply() < self.line.len()
    }

    /// Takes back the last decision of a seat, and the draws that followed it. Nothing is forgotten: redo brings it back.
    pub fn undo(&mut self) -> bool {
        let back = self.back();
        if let Some(ply) = back {
            self.replay.truncate(ply);
        }
        back.is_some()
    }

    /// Goes one decision on along the line, and over the draws that follow it. What happens on the way.
    pub fn redo(&mut self) -> Vec<Event> {
        let mut events = self.step().unwrap_or_default();
        while self.known_draw().is_some() {
            events.extend(self.step().unwrap_or_default());
        }
        events
    }

    /// One token on along the line.
    fn step(&mut self) -> Option<Vec<Event>> {
        let token = self.tree.node(*self.line.get(self.ply())?).token.clone();
        let events = self.position().events(&token);
        self.replay.play(&token).ok()?;
        Some(events)
    }

    /// Goes to a ply of the line (its end, when that is earlier), and on over draws that follow there.
    pub fn go_to(&mut self, ply: usize) {
        self.replay.truncate(ply.min(self.line.len()));
        while self.ply() < ply && self.can_redo() || self.known_draw().is_some() {
            if self.step().is_none() {
                break;
            }
        }
    }

    /// Goes to a node, perhaps of another variation, which becomes the line.
    pub fn go_to_node(&mut self, node: NodeId) {
        let line = self.tree.line(node);
        let shared = self.line.iter().zip(&line).take_while(|(a, b)| a == b).count();
        self.replay.truncate(shared);
        self.line = line;
        self.go_to(self.tree.path(node).len());
    }

    /// What the token at this ply, counted from 0, did.
    fn events_at(&self, ply: usize) -> Vec<Event> {
        match (self.replay.at(ply), self.replay.tokens().get(ply)) {
            (Some(before), Some(token)) => before.events(token),
            _ => Vec::new(),
        }
    }

    /// The last decision of a seat and what is seen of it.
    pub fn last(&self) -> Last {
        let decision = self.back().map(|ply| (ply, self.events_at(ply)));
        let standing = decision.as_ref().filter(|(_, events)| !self.cleared(events));
        let lines = standing.map_or_else(Vec::new, |(_, events)| lines(events));
        let touched = self.touched(decision.as_ref());
        Last { decision, lines, touched }
    }

    /// The position before the token at this ply, counted from 0, as far as the match has come.
    pub fn before(&self, ply: usize) -> Option<&dyn Position<Words>> {
        self.replay.at(ply)
    }

    /// The sites that the last decision touched. Taking a piece from the supply is no decision that one sees on the board:
    /// then it is the one before. `known` is a ply and what happened there.
    fn touched(&self, known: Option<&(usize, Vec<Event>)>) -> Vec<Site> {
        for ply in (0..self.ply()).rev() {
            let events = match known {
                Some((at, events)) if *at == ply => Cow::Borrowed(&events[..]),
                _ => Cow::Owned(self.events_at(ply)),
            };
            if self.cleared(&events) {
                break;
            }
            if !events.iter().all(|e| matches!(e, Event::Drawn { .. } | Event::Picked { .. })) {
                return touched_by(&events);
            }
        }
        Vec::new()
    }

    /// Whether these events ended a round after which another one began.
    fn cleared(&self, events: &[Event]) -> bool {
        events.iter().any(|e| matches!(e, Event::RoundOver { .. }))
            && !events.iter().any(|e| matches!(e, Event::Over(_)))
    }

    /// A new match of the same setup, the seats rotated.
    pub fn again(&self, seed: u64) -> Table {
        Table::new(self.setup.rotated(seed))
    }

    /// A table with this record, for the reader of saves. The tree must have been grown along legal tokens.
    pub(super) fn of(setup: Setup, tree: Tree, end: NodeId, at: NodeId) -> Table {
        let mut table = Table::new(setup);
        table.line = tree.line(end);
        table.tree = tree;
        // A place that is not in the line is none.
        let ply = table.line.iter().position(|n| *n == at).map_or(0, |i| i + 1);
        while table.ply() < ply && table.step().is_some() {}
        table
    }
}

/// The lines among these events, with their points.
pub(super) fn lines(events: &[Event]) -> Vec<(Vec<Site>, u32)> {
    let line = |event: &Event| match event {
        Event::Line { sites, points, .. } => Some((sites.clone(), *points)),
        _ => None,
    };
    events.iter().filter_map(line).collect()
}

/// The sites at which one sees what happened: of a sowing its first hole and what came of its last lap.
pub(super) fn touched_by(events: &[Event]) -> Vec<Site> {
    let sown = |event: &Event| matches!(event, Event::Sown { .. });
    let Some(last) = events.iter().rposition(sown) else { return events.iter().flat_map(touched).collect() };
    let first = events.iter().find_map(|event| if let Event::Sown { from, .. } = event { Some(*from) } else { None });
    let end = if let Event::Sown { into, .. } = &events[last] { into.last().copied() } else { None };
    let after = events[last + 1..].iter().flat_map(touched);
    first.into_iter().chain(end).chain(after).collect()
}

fn touched(event: &Event) -> Vec<Site> {
    match event {
        Event::Placed { sites, .. } => sites.clone(),
        Event::Moved { from, to, .. } => from.iter().chain(to).copied().collect(),
        Event::Exchanged { first, second, .. } => vec![*first, *second],
        Event::Taken { site, .. } | Event::Returned { site, .. } => vec![*site],
        Event::Sown { .. }
        | Event::Slid { .. }
        | Event::Drawn { .. }
        | Event::Picked { .. }
        | Event::Passed { .. }
        | Event::Swapped { .. }
        | Event::Line { .. }
        | Event::WentOut { .. }
        | Event::RoundOver { .. }
        | Event::Action { .. }
        | Event::Over(_) => Vec::new(),
    }
}

/// The seed of one draw: neighbouring plies of a match, and matches with neighbouring seeds, have nothing in common.
fn mixed(seed: u64, ply: u64) -> u64 {
    // The finalizer of SplitMix64.
    let mut z = seed.wrapping_add(ply.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
