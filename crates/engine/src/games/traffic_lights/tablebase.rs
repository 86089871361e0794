//! The tablebase of a round without a bag: the value and distance of every board, computed in one sweep.
//!
//! A cell is a digit from 0 (empty) to 3 (green). The digits of three cells, the *row*, make the low six bits of a
//! board's index, those of all other cells its *block*. The row is chosen so that a line holds one or three of its
//! cells, or none: the strip, or the top row.
//!
//! Every chip raises the sum of the digits, so blocks are swept from full to empty. A slide keeps the sum. Boards are
//! always viewed with the strip in the north, so a slide turns the other cells and leads to another block. The up to
//! four blocks that are rotations of each other are swept together. Boards on which the strip may not slide (R4) have
//! no entry: their value follows from those of the boards after each chip.
//!
//! An entry is for the seat to act, and a larger one is better. A win is points × 128 + 127 − turns to the end, a loss
//! is the negative of that. A board with a line is lost in 0 turns.

use super::swindle::Swindle;
use crate::evaluate::{ExactValue, Tablebase};
use trivium_rules::core::{BoardEdge, Rules};
use trivium_rules::games::traffic_lights::TrafficLights;
use trivium_rules::games::traffic_lights::board::{Cell, CellLayout, CellLine, MOST_CELLS, STRIP};
use trivium_rules::games::traffic_lights::{ChipColour, Move, Stage, State};

/// Number of boards in a block; they differ in the row only.
pub(super) const ROW: usize = 64;

/// The points of an entry are in units of this; the remainder holds the distance.
const POINTS: i16 = 128;

/// The entry of a lost board with no turn left.
const fn lost(points: i16) -> i16 {
    -(points * POINTS + POINTS - 1)
}

/// The entry of a board with a turn that leads to `entry`: one turn more, from the view of the other seat.
const fn before(entry: i16) -> i16 {
    -entry + entry.signum()
}

/// Whether the board has a line.
pub(super) const fn ended(entry: i16) -> bool {
    entry < 0 && -entry % POINTS == POINTS - 1
}

/// The value and the distance that an entry encodes.
pub(super) fn exact(entry: i16) -> ExactValue {
    let (size, sign) = (entry.unsigned_abs(), i32::from(entry.signum()));
    ExactValue { value: sign * i32::from(size / POINTS as u16), plies: u32::from(127 - size % POINTS as u16) }
}

/// A line that crosses the row: the row's digit that it contains, and the line itself.
#[derive(Clone, Copy)]
struct CrossingLine {
    row: usize,
    line: CellLine,
}

pub struct BoardTablebase {
    pub(super) entries: Vec<i16>,
    /// The blocks in sweep order.
    pub(super) order: Vec<u32>,
    /// Number of blocks done.
    done: usize,
    /// The board cell of each digit of a block.
    pub(super) cells: Vec<Cell>,
    /// The board cell of each digit of the row.
    row: [Cell; 3],
    /// The digit of each board cell: 0 to 2 in the row, from 3 on in the block.
    pub(super) digit: [u32; MOST_CELLS],
    slides: bool,
    /// Whether a line wins the game instead of scoring points.
    single: bool,
    within: Vec<CellLine>,
    crossing: Vec<CrossingLine>,
    /// Points of a line, by its three digits.
    worth: [u8; ROW],
    /// Points of the row, by its three digits.
    row_worth: [u8; ROW],
    /// The search for swindles, created on first use.
    swindle: Option<Swindle>,
}

/// Entries whose memory can be touched in the time that a thousand entries take to compute.
pub(super) const TOUCHED: usize = 16_000;

impl BoardTablebase {
    /// An empty tablebase; `None` for variants with a bag.
    pub(super) fn new(rules: &TrafficLights) -> Option<BoardTablebase> {
        if rules.chips().is_some() {
            return None;
        }
        let layout = rules.layout();
        let slides = layout == CellLayout::Slider;
        let top = |column: usize| Cell::new((column + 1) * layout.rows() as usize - 1).expect("a cell of the board");
        let row = if slides { STRIP } else { [0, 1, 2].map(top) };
        let cells: Vec<Cell> = layout.cells().filter(|cell| !row.contains(cell)).collect();
        let mut digit = [0; MOST_CELLS];
        for (at, cell) in row.iter().chain(&cells).enumerate() {
            digit[cell.index()] = at as u32;
        }
        let (mut within, mut crossing, mut row_worth) = (Vec::new(), Vec::new(), [0; ROW]);
        let worth = worths(rules);
        for line in rules.layout().lines(BoardEdge::North) {
            let of_row: Vec<usize> = (0..3).filter(|k| line.cells.contains(&row[*k])).collect();
            match of_row[..] {
                [] => within.push(*line),
                [k] => crossing.push(CrossingLine { row: k, line: *line }),
                _ => row_worth = worth,
            }
        }
        let mut table = BoardTablebase {
            entries: Vec::new(),
            order: Vec::new(),
            done: 0,
            cells,
            row,
            digit,
            slides,
            single: rules.rounds().is_none(),
            within,
            crossing,
            worth,
            row_worth,
            swindle: None,
        };
        table.order = table.in_order();
        table.entries = Vec::with_capacity(table.blocks() * ROW);
        Some(table)
    }

    pub(super) fn digits(&self) -> usize {
        self.row.len() + self.cells.len()
    }

    fn blocks(&self) -> usize {
        1 << (2 * self.cells.len())
    }

    /// The blocks by sum of digits, the largest first.
    fn in_order(&self) -> Vec<u32> {
        let chips = |block: u32| (block & 0x5555_5555).count_ones() + 2 * (block & 0xaaaa_aaaa).count_ones();
        let mut layers = vec![Vec::new(); 3 * self.cells.len() + 1];
        for block in 0..self.blocks() as u32 {
            layers[chips(block) as usize].push(block);
        }
        layers.into_iter().rev().flatten().collect()
    }

    /// The block after the board is turned from east to north: (x,y) goes to (2−y, x).
    fn turned(&self, block: usize) -> usize {
        let digit = |from: usize| block >> (2 * from) & 3;
        (0..9).fold(0, |to, cell| to | digit(cell) << (2 * ((2 - cell % 3) * 3 + cell / 3)))
    }

    /// The block and its rotations, which slides lead to.
    fn orbit(&self, block: usize) -> [usize; 4] {
        let once = self.turned(block);
        let twice = self.turned(once);
        [block, once, twice, self.turned(twice)]
    }

    /// The points of each board of a block.
    fn points(&self, block: usize) -> [i16; ROW] {
        let digit = |cell: Cell| block >> (2 * (self.digit[cell.index()] - 3)) & 3;
        let worth = |digits: [usize; 3]| i16::from(self.worth[digits[0] | digits[1] << 2 | digits[2] << 4]);
        let within: i16 = self.within.iter().map(|line| worth(line.cells.map(digit))).sum();
        let mut crossing = [[0; 4]; 3];
        for CrossingLine { row, line } in &self.crossing {
            let on_row = self.row[*row];
            for (d, points) in crossing[*row].iter_mut().enumerate() {
                *points += worth(line.cells.map(|c| if c == on_row { d } else { digit(c) }));
            }
        }
        std::array::from_fn(|row| {
            let across: i16 = (0..3).map(|k| crossing[k][row >> (2 * k) & 3]).sum();
            within + across + i16::from(self.row_worth[row])
        })
    }

    /// The smallest entry after a chip on a cell of the block, for each row.
    fn least_after_chip(&self, block: usize) -> [i16; ROW] {
        let mut least = [i16::MAX; ROW];
        for at in 0..self.cells.len() {
            if block >> (2 * at) & 3 < 3 {
                let next = (block + (1 << (2 * at))) * ROW;
                for (least, entry) in least.iter_mut().zip(&self.entries[next..next + ROW]) {
                    *least = (*least).min(*entry);
                }
            }
        }
        least
    }

    /// The smallest entry after a chip on any cell. `least` is that for cells of the block.
    fn least_in_row(&self, block: usize, row: usize, least: i16) -> i16 {
        let raised = (0..3).filter(|k| row >> (2 * k) & 3 < 3).map(|k| row + (1 << (2 * k)));
        raised.fold(least, |least, row| least.min(self.entries[block * ROW + row]))
    }

    /// Fills the blocks of an orbit, if `block` is the smallest of them.
    fn sweep(&mut self, block: usize) {
        let orbit = if self.slides { self.orbit(block) } else { [block; 4] };
        if orbit.iter().any(|other| *other < block) {
            return;
        }
        let turns = if self.slides { 4 } else { 1 };
        let (mut points, mut least) = ([[0; ROW]; 4], [[0; ROW]; 4]);
        for t in 0..turns {
            points[t] = self.points(orbit[t]);
            if self.single {
                points[t] = points[t].map(|p| p.min(1));
            }
            least[t] = self.least_after_chip(orbit[t]);
        }
        for row in (0..ROW).rev() {
            let mut barred = [0; 4];
            for t in 0..turns {
                barred[t] = match points[t][row] {
                    0 => before(self.least_in_row(orbit[t], row, least[t][row])),
                    points => lost(points),
                };
            }
            for t in 0..turns {
                let slide = |other: usize| before(barred[(t + other) % 4]);
                let entry = if !self.slides || ended(barred[t]) {
                    barred[t]
                } else {
                    barred[t].max(slide(1)).max(slide(2)).max(slide(3))
                };
                self.entries[orbit[t] * ROW + row] = entry;
            }
        }
    }

    /// The block and the row of a board, viewed with the strip in the north.
    fn place(&self, cells: &[u16; 3], side: BoardEdge) -> (usize, usize) {
        let mut index = 0;
        for (colour, mask) in cells.iter().enumerate() {
            for cell in (0..12).filter(|c| mask >> c & 1 != 0) {
                index |= (colour + 1) << (2 * self.digit[cell]);
            }
        }
        let block = index / ROW;
        (if self.slides { self.orbit(block)[side as usize] } else { block }, index % ROW)
    }

    /// The entry of a board on which the seat to act may not slide.
    fn barred(&self, block: usize, row: usize) -> i16 {
        let entry = self.entries[block * ROW + row];
        if ended(entry) {
            return entry;
        }
        let raised = (0..self.cells.len()).filter(|at| block >> (2 * at) & 3 < 3);
        let least = raised.map(|at| self.entries[(block + (1 << (2 * at))) * ROW + row]).fold(i16::MAX, i16::min);
        before(self.least_in_row(block, row, least))
    }

    fn complete(&self) -> bool {
        self.done == self.order.len()
    }
}

/// Points of a line by its digits; the first digit is the lowest.
fn worths(rules: &TrafficLights) -> [u8; ROW] {
    let line = rules.layout().lines(BoardEdge::North)[0];
    std::array::from_fn(|digits| {
        let mut cells = [0; 3];
        for (k, cell) in line.cells.into_iter().enumerate() {
            if let Some(colour) = (digits >> (2 * k) & 3).checked_sub(1) {
                cells[ChipColour::ALL[colour] as usize] |= cell.mask();
            }
        }
        rules.worth(cells, &line) as u8
    })
}

impl Tablebase<TrafficLights> for BoardTablebase {
    fn advance(&mut self, thousands: usize) -> bool {
        // Memory is touched in small amounts, because touching all of it takes far longer than a step may.
        let size = self.blocks() * ROW;
        if self.entries.len() < size {
            self.entries.resize((self.entries.len() + thousands.max(1) * TOUCHED).min(size), 0);
            return false;
        }
        let blocks = (thousands.max(1) * 1000).div_ceil(ROW);
        let end = (self.done + blocks).min(self.order.len());
        for at in self.done..end {
            self.sweep(self.order[at] as usize);
        }
        self.done = end;
        self.complete()
    }

    fn progress(&self) -> u32 {
        (self.done * 1000 / self.order.len()) as u32
    }

    fn bytes(&self) -> usize {
        let swindle = self.swindle.as_ref().map_or(0, Swindle::bytes);
        size_of_val(&self.entries[..]) + size_of_val(&self.order[..]) + swindle
    }

    fn value(&self, _rules: &TrafficLights, state: &State) -> Option<ExactValue> {
        if !self.complete() || state.stage() != Stage::Play {
            return None;
        }
        let (block, row) = self.place(&state.cells(), state.side());
        Some(exact(if state.slid() { self.barred(block, row) } else { self.entries[block * ROW + row] }))
    }

    fn value_of(&self, _rules: &TrafficLights, state: &State, made: Move) -> Option<ExactValue> {
        if !self.complete() || state.stage() != Stage::Play {
            return None;
        }
        let after = match made {
            Move::Lay(cell) => {
                let mut cells = state.cells();
                let colour = state.next_colour(cell)? as usize;
                cells[colour] |= cell.mask();
                if colour > 0 {
                    cells[colour - 1] &= !cell.mask();
                }
                let (block, row) = self.place(&cells, state.side());
                self.entries[block * ROW + row]
            }
            Move::Slide(side) => {
                let (block, row) = self.place(&state.cells(), side);
                self.barred(block, row)
            }
            Move::Draw(_) | Move::Pick(_) | Move::Pass => return None,
        };
        Some(exact(before(after)))
    }

    fn swindles(&mut self, rules: &TrafficLights, state: &State, thousands: usize) -> Option<Vec<(Move, f32)>> {
        if !self.complete() || !self.single || self.slides || state.stage() != Stage::Play {
            return Some(Vec::new());
        }
        let moves = rules.legal_moves(state);
        let (block, row) = self.place(&state.cells(), state.side());
        let board = block * ROW + row;
        let after = |made: &Move| match made {
            Move::Lay(cell) => board + (1 << (2 * self.digit[cell.index()])),
            Move::Slide(_) | Move::Draw(_) | Move::Pick(_) | Move::Pass => board,
        };
        let boards: Vec<_> = moves.iter().map(after).collect();
        let mut swindle = self.swindle.take().unwrap_or_else(|| Swindle::new(self, rules.layout()));
        let chances = swindle.chances(self, &boards, thousands);
        self.swindle = Some(swindle);
        Some(moves.into_iter().zip(chances?).collect())
    }
}
