//! A proof-number search over whole turns of `reloaded`.
//!
//! A turn is *safe* if the opponent cannot win at once after it. A seat without a safe turn has lost. So the number of
//! safe turns is the proof number of a leaf, and the search expands the leaf with the smallest one. A position counts
//! as lost only after every safe turn was refuted; estimates play no role. Positions are identified by a key of 64 bits
//! that all symmetric images share. Keys may collide, so written proofs are checked without them.

use super::search_thread::{SearchThread, spread};
use super::turns::{FullTurn, TurnBoard};
use super::winning_shift;
use crate::evaluate::{SolvedResult, Solver};
use std::collections::HashMap;
use trivium_rules::games::tritt::board::Placement;
use trivium_rules::games::tritt::{Move, Tritt};
use trivium_rules::games::tritt::{PlayerColour, Stage, State};

/// Proof number of a position that cannot be proven.
const NEVER: u32 = 1 << 30;
/// Safe turns are counted up to this number and estimated beyond it.
const ROUGH: usize = 5;
/// Like [`ROUGH`], for the most promising turns.
const FINE: usize = 24;
/// Longest line of a proof, in turns.
const LONGEST: usize = 24;

/// A turn and the position after it.
#[derive(Clone, Copy)]
pub struct SolverEdge {
    pub turn: FullTurn,
    /// About how many safe turns the opponent has after the turn; 0 only if there are none.
    pub safe: u16,
    /// Index of the position, once it is expanded.
    pub to: Option<u32>,
}

/// An expanded position.
pub struct SolverNode {
    /// The board, or the image of it on which the turns are legal.
    pub board: TurnBoard,
    /// Proof number of a win of the seat to act; 0 if it is proven.
    pub win: u32,
    /// Proof number of a loss of the seat to act; 0 if it is proven.
    pub loss: u32,
    /// The safe turns; only the winning one if a win is known.
    pub edges: Box<[SolverEdge]>,
}

enum SearchRoot {
    /// The start of a turn.
    Whole(TurnBoard),
    /// The second half of a turn: the shifts and the pass, each with the board after it.
    Half(Vec<(Move, TurnBoard)>),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum RootResult {
    Wins,
    Loses,
}

/// A proof-number search. It keeps its results for later positions.
pub struct ProofSearch {
    rules: Tritt,
    root: SearchRoot,
    /// The move that wins at once at the root, if there is one.
    at_once: Option<Move>,
    nodes: Vec<SolverNode>,
    known: HashMap<u64, u32>,
    /// The state of each search thread.
    helpers: Vec<SearchThread>,
    /// Boards that were searched before the current helpers started counting.
    before: u64,
    /// If set, only wins of this colour count, with at most this many trittons on the board.
    goal: Option<(PlayerColour, usize)>,
}

impl ProofSearch {
    pub fn new(rules: Tritt, state: &State) -> ProofSearch {
        let mut search = ProofSearch {
            rules,
            root: SearchRoot::Half(Vec::new()),
            at_once: None,
            nodes: Vec::new(),
            known: HashMap::new(),
            helpers: vec![SearchThread::default()],
            before: 0,
            goal: None,
        };
        search.enter(state);
        search
    }

    /// Continues at another position and keeps all results.
    pub fn enter(&mut self, state: &State) {
        self.at_once = None;
        self.root = match state.stage() {
            Stage::Set => {
                let board = TurnBoard::of(state, state.colour());
                self.at_once = board.winning().map(|turn| Move::Set(turn.set));
                SearchRoot::Whole(board)
            }
            Stage::Shift => {
                self.at_once = winning_shift(&self.rules, state, state.colour());
                let made = |shift: Option<(Placement, Placement)>| {
                    shift.map_or(Move::Pass, |(from, to)| Move::Shift(from, to))
                };
                let halves = TurnBoard::halves(state).into_iter().map(|(shift, board)| (made(shift), board));
                let helper = &mut self.helpers[0];
                SearchRoot::Half(halves.filter(|(_, board)| !helper.wins(board)).collect())
            }
            Stage::Turn | Stage::Over => SearchRoot::Half(Vec::new()),
        };
        let boards: Vec<TurnBoard> = match &self.root {
            SearchRoot::Whole(board) => vec![*board],
            SearchRoot::Half(halves) => halves.iter().map(|(_, board)| *board).collect(),
        };
        if self.at_once.is_none() {
            for board in boards {
                self.add_node(board);
            }
        }
    }

    pub fn nodes(&self) -> &[SolverNode] {
        &self.nodes
    }

    pub fn node(&self, at: u32) -> &SolverNode {
        &self.nodes[at as usize]
    }

    /// Index of the node of a board or of one of its images.
    pub fn at(&self, board: &TurnBoard) -> Option<u32> {
        self.known.get(&board.key()).copied()
    }

    /// The proof numbers of a win and a loss after a turn, for the seat to act then.
    fn left(&self, board: &TurnBoard, edge: &SolverEdge) -> (u32, u32) {
        match (edge.to, edge.safe) {
            (Some(to), _) => (self.node(to).win, self.node(to).loss),
            (None, 0) => (NEVER, 0),
            _ if self.late(board) => {
                if self.attacks(board) {
                    (0, NEVER)
                } else {
                    (NEVER, 0)
                }
            }
            (None, safe) => (1, safe.into()),
        }
    }

    fn attacks(&self, board: &TurnBoard) -> bool {
        self.goal.is_some_and(|(colour, _)| colour == board.mover)
    }

    /// Whether too few turns are left for a win within the goal after a safe turn on this board. The opponent cannot
    /// win at once after a safe turn.
    fn late(&self, board: &TurnBoard) -> bool {
        let tritton_count = PlayerColour::ALL.map(|colour| board.trittons(colour).len()).iter().sum::<usize>();
        // The attacker can win with its turn after the next one at the earliest.
        self.goal.is_some_and(|(_, most)| tritton_count + if self.attacks(board) { 5 } else { 4 } > most)
    }

    /// Whether the seat to act after a turn is known to lose.
    pub fn loses(&self, board: &TurnBoard, edge: &SolverEdge) -> bool {
        self.left(board, edge).1 == 0
    }

    /// The proof numbers of a position, computed from those after its turns.
    fn weighed(&self, at: u32) -> (u32, u32) {
        let node = self.node(at);
        let left = node.edges.iter().map(|edge| self.left(&node.board, edge));
        let (win, loss) =
            left.fold((NEVER, 0u32), |(least, sum), (win, loss)| (least.min(loss), sum.saturating_add(win)));
        (win, if win == 0 { NEVER } else { loss.min(NEVER) })
    }

    fn weigh(&mut self, at: u32) {
        let (win, loss) = self.weighed(at);
        let node = &mut self.nodes[at as usize];
        (node.win, node.loss) = (if loss == 0 { NEVER } else { win }, loss);
    }

    /// Adds the node of a board on which the seat to act does not win at once.
    fn add_node(&mut self, board: TurnBoard) -> u32 {
        if let Some(at) = self.at(&board) {
            return at;
        }
        let edges = self.edges(&board);
        let at = self.nodes.len() as u32;
        self.nodes.push(SolverNode { board, win: 1, loss: 1, edges: edges.into() });
        self.known.insert(board.key(), at);
        self.weigh(at);
        at
    }

    /// The safe turns, first those that leave the opponent the fewest safe replies; only one turn if it is known to
    /// win.
    fn edges(&mut self, board: &TurnBoard) -> Vec<SolverEdge> {
        let mut turns = Vec::with_capacity(2048);
        board.turns(&mut turns);
        // Before the attacker's last turn, only turns that leave no safe reply count.
        let last = self.late(board) && self.attacks(board);
        let rough = if last { 1 } else { ROUGH };
        let mut helpers = std::mem::take(&mut self.helpers);
        let edge = |helper: &mut SearchThread, turn: FullTurn| {
            let after = board.after(turn);
            if helper.wins(&after) {
                return None;
            }
            let to = self.at(&after);
            let safe = if to.is_some() { 1 } else { helper.safe(&after, rough) };
            let edge = SolverEdge { turn, safe, to };
            Some((edge, self.loses(board, &edge)))
        };
        let found = spread(&mut helpers, &turns, edge, |found| found.as_ref().is_some_and(|(_, loses)| *loses));
        let mut edges: Vec<SolverEdge> = Vec::with_capacity(found.len());
        for (edge, loses) in found.into_iter().flatten() {
            if loses {
                edges = vec![edge];
                break;
            }
            edges.push(edge);
        }
        edges.sort_by_key(|edge| edge.safe);
        let decided = edges.first().is_some_and(|edge| self.loses(board, edge));
        if last && !decided {
            edges.clear();
        }
        if edges.len() > 1 {
            let first = (edges.len() / 6).clamp(8.min(edges.len()), edges.len());
            let again: Vec<SolverEdge> = edges[..first].to_vec();
            let finer = |helper: &mut SearchThread, edge: SolverEdge| {
                let rough = edge.to.is_none() && usize::from(edge.safe) >= ROUGH;
                if rough { helper.safe(&board.after(edge.turn), FINE) } else { edge.safe }
            };
            for (edge, safe) in edges.iter_mut().zip(spread(&mut helpers, &again, finer, |_| false)) {
                edge.safe = safe;
            }
            edges.sort_by_key(|edge| edge.safe);
        }
        self.helpers = helpers;
        edges
    }

    /// Descends to the leaf with the smallest proof number, expands it and updates the nodes on the path.
    fn descend(&mut self, mut at: u32) {
        let mut path = Vec::with_capacity(LONGEST);
        loop {
            let node = self.node(at);
            if node.win == 0 || node.loss == 0 {
                break;
            }
            path.push(at);
            let open = node.edges.iter().enumerate().filter(|(_, edge)| self.left(&node.board, edge).0 > 0);
            let Some((number, edge)) = open.min_by_key(|(_, edge)| self.left(&node.board, edge).1) else { break };
            let after = node.board.after(edge.turn);
            at = match edge.to {
                Some(to) => to,
                None => {
                    let to = self.add_node(after);
                    self.nodes[at as usize].edges[number].to = Some(to);
                    break;
                }
            };
        }
        for at in path.into_iter().rev() {
            self.weigh(at);
        }
    }

    /// The moves that complete a turn, each with the index of the node after it.
    fn halves(&self) -> impl Iterator<Item = (Move, u32)> {
        let halves = if let SearchRoot::Half(halves) = &self.root { &halves[..] } else { &[] };
        halves.iter().filter_map(|(made, board)| Some((*made, self.at(board)?)))
    }

    /// The colour to act at the root.
    fn acts(&self) -> Option<PlayerColour> {
        match &self.root {
            SearchRoot::Whole(board) => Some(board.mover),
            SearchRoot::Half(halves) => halves.first().map(|(_, board)| board.mover.other()),
        }
    }

    fn found(&self) -> Option<RootResult> {
        if self.at_once.is_some() {
            return Some(RootResult::Wins);
        }
        match &self.root {
            SearchRoot::Whole(board) => {
                let node = self.node(self.at(board)?);
                if node.win == 0 { Some(RootResult::Wins) } else { (node.loss == 0).then_some(RootResult::Loses) }
            }
            SearchRoot::Half(_) => {
                let wins = self.halves().any(|(_, at)| self.node(at).loss == 0);
                let loses = self.halves().all(|(_, at)| self.node(at).win == 0);
                if wins { Some(RootResult::Wins) } else { loses.then_some(RootResult::Loses) }
            }
        }
    }

    /// Maximum number of turns until a decided position ends, if the winner takes the shortest known way and the loser
    /// delays.
    fn turns(&self, at: u32, memo: &mut HashMap<u32, u32>) -> u32 {
        if let Some(turns) = memo.get(&at) {
            return *turns;
        }
        let node = self.node(at);
        let after = |edge: &SolverEdge, memo: &mut HashMap<u32, u32>| edge.to.map_or(2, |to| self.turns(to, memo));
        let turns = if node.win == 0 {
            node.edges.iter().filter(|edge| self.loses(&node.board, edge)).map(|edge| after(edge, memo)).min()
        } else {
            node.edges.iter().map(|edge| after(edge, memo)).max()
        };
        let turns = 1 + turns.unwrap_or(1);
        memo.insert(at, turns);
        turns
    }

    /// The best move of a decided position, and the most turns to the end.
    fn best(&self) -> Option<(Option<Move>, u32)> {
        if let Some(made) = self.at_once {
            return Some((Some(made), 1));
        }
        let wins = self.found()? == RootResult::Wins;
        let mut memo = HashMap::new();
        let mut ways: Vec<(Move, u32)> = match &self.root {
            SearchRoot::Whole(board) => {
                let node = self.node(self.at(board)?);
                let edges = node.edges.iter().filter(|edge| !wins || self.loses(&node.board, edge));
                edges.map(|e| (Move::Set(e.turn.set), 1 + e.to.map_or(2, |to| self.turns(to, &mut memo)))).collect()
            }
            SearchRoot::Half(_) => {
                let halves = self.halves().filter(|(_, at)| !wins || self.node(*at).loss == 0);
                halves.map(|(made, at)| (made, 1 + self.turns(at, &mut memo))).collect()
            }
        };
        ways.sort_by_key(|(_, turns)| if wins { i64::from(*turns) } else { -i64::from(*turns) });
        Some(ways.first().map_or((None, 2), |(made, turns)| (Some(*made), *turns)))
    }
}

// Functions for searches that run for hours. The page and its worker do not use them.
impl ProofSearch {
    /// Sets the number of threads. The result does not depend on it.
    pub fn threads(&mut self, count: usize) {
        let searched = self.boards();
        self.helpers = (0..count.max(1)).map(|_| SearchThread::default()).collect();
        self.before = searched;
    }

    /// Drops all results and looks only for wins of the seat to act within this many turns of both seats. Positions
    /// that are not won in time count as lost within the search, but are not reported as lost.
    pub fn within(&mut self, turns: u32) {
        let SearchRoot::Whole(board) = self.root else { return };
        let tritton_count = PlayerColour::ALL.map(|colour| board.trittons(colour).len()).iter().sum::<usize>();
        self.goal = Some((board.mover, tritton_count + turns as usize));
        self.known.clear();
        self.nodes.clear();
        self.add_node(board);
    }

    /// The colour whose wins count and the most trittons on the board, as set by [`ProofSearch::within`].
    pub fn goal(&self) -> Option<(PlayerColour, usize)> {
        self.goal
    }

    /// The board at the root; `None` within a turn, or if the seat to act wins at once.
    pub fn root(&self) -> Option<&TurnBoard> {
        match &self.root {
            SearchRoot::Whole(board) if self.at_once.is_none() => Some(board),
            _ => None,
        }
    }

    /// Replaces all results by those of a search of `boards` boards. Edges must hold indices into `nodes`.
    pub fn restore(&mut self, nodes: Vec<SolverNode>, boards: u64) {
        self.known = nodes.iter().zip(0..).map(|(node, at)| (node.board.key(), at)).collect();
        (self.nodes, self.before) = (nodes, boards);
        self.helpers.iter_mut().for_each(|helper| helper.searched = 0);
    }
}

impl Solver<Tritt> for ProofSearch {
    fn step(&mut self, boards: u64) -> bool {
        let end = self.boards() + boards;
        while self.found().is_none() && self.boards() < end {
            let open = |at: &u32| self.node(*at).win > 0 && self.node(*at).loss > 0;
            let next = match &self.root {
                SearchRoot::Whole(board) => self.at(board),
                SearchRoot::Half(_) => {
                    let open = self.halves().map(|(_, at)| at).filter(open);
                    open.min_by_key(|at| self.node(*at).loss)
                }
            };
            let Some(at) = next else { break };
            self.descend(at);
        }
        self.found().is_some()
    }

    fn boards(&self) -> u64 {
        self.before + self.helpers.iter().map(|helper| helper.searched).sum::<u64>()
    }

    fn solved(&self) -> Option<SolvedResult<Move>> {
        let wins = self.found()? == RootResult::Wins;
        // A seat that does not win in time may still win later.
        if self.goal.is_some_and(|(colour, _)| wins != (self.acts() == Some(colour))) {
            return None;
        }
        let (made, turns) = self.best()?;
        let whole = matches!(self.root, SearchRoot::Whole(_));
        Some(SolvedResult { wins, turns, decisions: 2 * turns - u32::from(!whole), made })
    }
}
