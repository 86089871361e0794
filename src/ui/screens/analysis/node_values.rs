//! The analysed line and the known values of its nodes.

use crate::ui::base::worker_client::Answer;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_engine::{Analysis, JudgedPosition, WorkerError};
use trivium_rules::core::{Seat, Turn};
use trivium_session::{Controller, NodeId, RecordTree};

/// The analysed line: its tokens, and whose turn it is at each node.
#[derive(Clone, PartialEq)]
pub struct AnalysedLine {
    /// Its nodes, from the root.
    pub nodes: Vec<NodeId>,
    /// The token that leads to each node except the root.
    pub tokens: Vec<String>,
    pub turns: Vec<Turn>,
    pub seats: u8,
}

impl AnalysedLine {
    pub fn of(controller: &Controller) -> AnalysedLine {
        let game_match = controller.game_match();
        let (tokens, turns) = game_match.whole();
        let nodes = [RecordTree::ROOT].into_iter().chain(game_match.line().iter().copied()).collect();
        AnalysedLine { nodes, tokens, turns, seats: game_match.setup().game().seats() }
    }

    /// The plies where a seat decides. Chance draws at the other ones.
    pub fn stops(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.turns.len()).filter(|ply| self.turns[*ply] != Turn::Chance)
    }

    /// How many seat decisions precede a ply.
    pub fn number(&self, ply: usize) -> usize {
        self.turns.iter().take(ply).filter(|turn| turn.seat().is_some()).count()
    }

    /// The known value at each ply.
    pub fn judged(&self, known: &NodeValues) -> Vec<Option<JudgedPosition>> {
        let known = known.borrow();
        let at = |(node, turn): (&NodeId, &Turn)| match turn {
            Turn::Over(outcome) => Some(JudgedPosition::over(*outcome)),
            _ => known.iter().find(|(of, _)| of == node).map(|(_, found)| found.judged.clone()),
        };
        self.nodes.iter().zip(&self.turns).map(at).collect()
    }
}

pub struct NodeValue {
    /// The seats' shares and the best move.
    pub judged: JudgedPosition,
    pub analysis: Analysis,
}

pub type NodeValues = Rc<RefCell<Vec<(NodeId, NodeValue)>>>;

/// Stores the analysis of a node where `seat` decides, unless the stored one is deeper. Returns the stored analysis.
pub fn note(known: &NodeValues, node: NodeId, seat: Seat, analysis: Analysis) -> Analysis {
    let Some(judged) = JudgedPosition::new(seat, &analysis) else { return analysis };
    let mut known = known.borrow_mut();
    match known.iter_mut().find(|(of, _)| *of == node) {
        Some((_, stored)) if stored.analysis.outweighs(&analysis) => {
            stored.analysis.finished |= analysis.finished;
            return stored.analysis.clone();
        }
        Some((_, stored)) => *stored = NodeValue { judged, analysis: analysis.clone() },
        None => known.push((node, NodeValue { judged, analysis: analysis.clone() })),
    }
    analysis
}

/// The analysis in the worker's answer, or the reason why there is none. `None` if the worker was restarted: it repeats
/// the search.
pub fn read(answer: Answer) -> Option<Result<Analysis, WorkerError>> {
    match answer {
        Answer::Outlook(analysis) => Some(Ok(analysis)),
        Answer::Renewed => None,
        Answer::Gone(worker_error) => Some(Err(worker_error)),
        // These answer other requests.
        Answer::Found(_) | Answer::Hint(_) | Answer::Agrees(_) => Some(Err(WorkerError::Nothing)),
    }
}
