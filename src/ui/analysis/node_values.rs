//! The line of an analysis, and all that is known of its places.

use crate::ui::game::SharedController;
use crate::ui::worker_client::Answer;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_engine::{Analysis, JudgedPosition, WorkerError};
use trivium_rules::core::{Seat, Turn};
use trivium_session::{NodeId, RecordTree};

/// The line that is looked at: what is played in it, and who decides at each of its places.
#[derive(Clone, PartialEq)]
pub struct AnalysedLine {
    /// Its nodes, from the root.
    pub nodes: Vec<NodeId>,
    /// The token that leads to each node but the root.
    pub tokens: Vec<String>,
    /// The turn at each node.
    pub turns: Vec<Turn>,
    /// The number of seats.
    pub seats: u8,
}

impl AnalysedLine {
    pub fn of(controller: &SharedController) -> AnalysedLine {
        let controller = controller.borrow();
        let game_match = controller.game_match();
        let (tokens, turns) = game_match.whole();
        let nodes = [RecordTree::ROOT].into_iter().chain(game_match.line().iter().copied()).collect();
        AnalysedLine { nodes, tokens, turns, seats: game_match.setup().game().seats() }
    }

    /// The places at which one can stand: chance draws at none of them.
    pub fn stops(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.turns.len()).filter(|ply| self.turns[*ply] != Turn::Chance)
    }

    /// How many decisions of seats were made before a place.
    pub fn number(&self, ply: usize) -> usize {
        self.turns.iter().take(ply).filter(|turn| turn.seat().is_some()).count()
    }

    /// Known facts about each place.
    pub fn judged(&self, known: &NodeValues) -> Vec<Option<JudgedPosition>> {
        let known = known.borrow();
        let at = |(node, turn): (&NodeId, &Turn)| match turn {
            Turn::Over(outcome) => Some(JudgedPosition::over(*outcome)),
            _ => known.iter().find(|(of, _)| of == node).map(|(_, found)| found.judged.clone()),
        };
        self.nodes.iter().zip(&self.turns).map(at).collect()
    }
}

/// The findings about a node.
pub struct NodeValue {
    /// The shares and the best decision.
    pub judged: JudgedPosition,
    /// The whole answer.
    pub analysis: Analysis,
}

/// The findings about nodes of the record.
pub type NodeValues = Rc<RefCell<Vec<(NodeId, NodeValue)>>>;

/// Notes what was found about a node in which that seat decides, and gives what is known of it then. A second look begins
/// again: what tells more stays.
pub fn note(known: &NodeValues, node: NodeId, seat: Seat, analysis: Analysis) -> Analysis {
    let Some(judged) = JudgedPosition::new(seat, &analysis) else { return analysis };
    let mut known = known.borrow_mut();
    match known.iter_mut().find(|(of, _)| *of == node) {
        Some((_, kept)) if kept.analysis.outweighs(&analysis) => {
            kept.analysis.finished |= analysis.finished;
            return kept.analysis.clone();
        }
        Some((_, kept)) => *kept = NodeValue { judged, analysis: analysis.clone() },
        None => known.push((node, NodeValue { judged, analysis: analysis.clone() })),
    }
    analysis
}

/// The worker's answer about a position, or the reason for none; `None` when another worker was started, which begins again.
pub fn read(answer: Answer) -> Option<Result<Analysis, WorkerError>> {
    match answer {
        Answer::Outlook(text) => Some(Analysis::read(&text).ok_or(WorkerError::WrongVersion)),
        Answer::Renewed => None,
        Answer::Gone(worker_error) => Some(Err(worker_error)),
        // Nobody asked for one here.
        Answer::Found(_) | Answer::Hint(_) | Answer::Agrees(_) => Some(Err(WorkerError::Nothing)),
    }
}
