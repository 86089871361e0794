//! The line of an analysis, and all that is known of its places.

use crate::ui::game::Shared;
use crate::ui::worker_client::Answer;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_engine::{Judged, Outage, Outlook};
use trivium_rules::core::{Seat, Turn};
use trivium_session::{NodeId, Tree};

/// The line that is looked at: what is played in it, and who decides at each of its places.
#[derive(Clone, PartialEq)]
pub struct Course {
    /// Its nodes, from the root.
    pub nodes: Vec<NodeId>,
    /// The token that leads to each node but the root.
    pub tokens: Vec<String>,
    /// The turn at each node.
    pub turns: Vec<Turn>,
    /// The number of seats.
    pub seats: u8,
}

impl Course {
    pub fn of(controller: &Shared) -> Course {
        let controller = controller.borrow();
        let table = controller.table();
        let (tokens, turns) = table.whole();
        let nodes = [Tree::ROOT].into_iter().chain(table.line().iter().copied()).collect();
        Course { nodes, tokens, turns, seats: table.setup().game().seats() }
    }

    /// The places at which one can stand: chance draws at none of them.
    pub fn stops(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.turns.len()).filter(|ply| self.turns[*ply] != Turn::Chance)
    }

    /// How many decisions of seats were made before a place.
    pub fn number(&self, ply: usize) -> usize {
        self.turns.iter().take(ply).filter(|turn| turn.seat().is_some()).count()
    }

    /// What is known of each place.
    pub fn judged(&self, known: &Known) -> Vec<Option<Judged>> {
        let known = known.borrow();
        let at = |(node, turn): (&NodeId, &Turn)| match turn {
            Turn::Over(outcome) => Some(Judged::over(*outcome)),
            _ => known.iter().find(|(of, _)| of == node).map(|(_, found)| found.judged.clone()),
        };
        self.nodes.iter().zip(&self.turns).map(at).collect()
    }
}

/// What was found about a node.
pub struct Found {
    /// The shares and the best decision.
    pub judged: Judged,
    /// The whole answer.
    pub outlook: Outlook,
}

/// What was found about nodes of the record.
pub type Known = Rc<RefCell<Vec<(NodeId, Found)>>>;

/// Notes what was found about a node in which that seat decides, and gives what is known of it then. Whoever looks again begins
/// anew: what tells more stays.
pub fn note(known: &Known, node: NodeId, seat: Seat, outlook: Outlook) -> Outlook {
    let Some(judged) = Judged::new(seat, &outlook) else { return outlook };
    let mut known = known.borrow_mut();
    match known.iter_mut().find(|(of, _)| *of == node) {
        Some((_, kept)) if kept.outlook.outweighs(&outlook) => {
            kept.outlook.finished |= outlook.finished;
            return kept.outlook.clone();
        }
        Some((_, kept)) => *kept = Found { judged, outlook: outlook.clone() },
        None => known.push((node, Found { judged, outlook: outlook.clone() })),
    }
    outlook
}

/// What the worker says of a position, or why it says nothing; `None` when another one was started, which begins anew.
pub fn read(answer: Answer) -> Option<Result<Outlook, Outage>> {
    match answer {
        Answer::Outlook(text) => Some(Outlook::read(&text).ok_or(Outage::Foreign)),
        Answer::Renewed => None,
        Answer::Gone(outage) => Some(Err(outage)),
        // Nobody asked for one here.
        Answer::Found(_) | Answer::Hint(_) | Answer::Agrees(_) => Some(Err(Outage::Nothing)),
    }
}
