//! Saves the solver's table as bytes, so that a later search can resume. Numbers are little-endian.

use super::ProofSolver;
use trivium_engine::Solver;
use trivium_engine::games::tritt::{FullTurn, SolverEdge, SolverNode, TurnBoard};
use trivium_rules::games::tritt::PlayerColour;
use trivium_rules::games::tritt::board::Placement;

const MAGIC: &[u8; 8] = b"TRITTPN1";
/// Stands for a missing position.
const NONE: u32 = u32::MAX;

struct SnapshotReader<'a>(&'a [u8]);

impl SnapshotReader<'_> {
    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes::<1>().map(|[byte]| byte)
    }

    fn number(&mut self) -> Option<u32> {
        self.bytes().map(u32::from_le_bytes)
    }

    fn place(&mut self) -> Option<Placement> {
        Placement::new(self.byte()?.into())
    }
}

impl ProofSolver {
    /// The nodes with their edges and proof numbers, for [`ProofSolver::resume`].
    pub fn save(&self) -> Vec<u8> {
        let mut into = MAGIC.to_vec();
        let (colour, most) = self.search.goal().map_or((2, 0), |(colour, most)| (colour as u8, most as u8));
        into.extend([colour, most]);
        into.extend(self.search.boards().to_le_bytes());
        into.extend((self.search.nodes().len() as u32).to_le_bytes());
        for SolverNode { board, win, loss, edges } in self.search.nodes() {
            into.push(board.mover as u8);
            for colour in PlayerColour::ALL {
                into.push(board.trittons(colour).len() as u8);
                into.extend(board.trittons(colour).iter().map(|place| place.index() as u8));
            }
            for number in [*win, *loss, edges.len() as u32] {
                into.extend(number.to_le_bytes());
            }
            for SolverEdge { turn, safe, to } in edges {
                into.extend([turn.set, turn.from, turn.to].map(|place| place.index() as u8));
                into.extend(safe.to_le_bytes());
                into.extend(to.unwrap_or(NONE).to_le_bytes());
            }
        }
        into
    }

    /// Resumes a saved search for the same result. Returns false and changes nothing if the bytes are anything else.
    pub fn resume(&mut self, saved: &[u8]) -> bool {
        self.restore(saved).is_some()
    }

    fn restore(&mut self, saved: &[u8]) -> Option<()> {
        let mut from = SnapshotReader(saved);
        if from.bytes()? != *MAGIC {
            return None;
        }
        let goal = match (from.byte()?, from.byte()?) {
            (2, 0) => None,
            (colour, most) => Some((*PlayerColour::ALL.get(usize::from(colour))?, most.into())),
        };
        let before = from.bytes().map(u64::from_le_bytes)?;
        let count = from.number()?;
        let mut nodes = Vec::new();
        for _ in 0..count {
            let mover = *PlayerColour::ALL.get(usize::from(from.byte()?))?;
            let mut trittons = [Vec::new(), Vec::new()];
            for places in &mut trittons {
                for _ in 0..from.byte()? {
                    places.push(from.place()?);
                }
            }
            let board = TurnBoard::with_trittons(mover, &trittons)?;
            let (win, loss) = (from.number()?, from.number()?);
            let mut edges = Vec::new();
            for _ in 0..from.number()? {
                let turn = FullTurn { set: from.place()?, from: from.place()?, to: from.place()? };
                let safe = from.bytes().map(u16::from_le_bytes)?;
                let to = Some(from.number()?).filter(|to| *to != NONE);
                if !board.allows(turn) || to.is_some_and(|to| to >= count) {
                    return None;
                }
                edges.push(SolverEdge { turn, safe, to });
            }
            nodes.push(SolverNode { board, win, loss, edges: edges.into() });
        }
        if !from.0.is_empty() || goal != self.search.goal() {
            return None;
        }
        self.search.restore(nodes, before);
        self.listed.clear();
        Some(())
    }
}
