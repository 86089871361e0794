//! The whole truth of a round without a bag: the value and the distance of every board, by one sweep over all of them.
//!
//! A cell is a digit from 0 (empty) to 3 (green). The digits of three cells, the *row*, make the low six bits of a board's index,
//! those of all other cells its *block*. The row is chosen so that a line holds one or three of its cells, or none: the strip,
//! or the top row.
//!
//! A chip only ever raises a digit's sum, so blocks are swept from full to empty. A slide does not; but turning the table makes it
//! a change of block: a board is always looked at with the strip in the north, and sliding turns the other cells
//! instead. The up to four blocks that are turns of each other are swept together. Boards with the strip barred (R4) have no entry:
//! whoever must not slide has only chips, one look each.
//!
//! An entry is for the seat to act, the larger the better: points × 128 + 127 − turns to the end when it wins, and the same
//! negated when it loses. A board with a line is lost in 0 turns.

use super::swindle::Swindle;
use crate::evaluate::{ExactValue, Tablebase};
use trivium_rules::core::{BoardEdge, Rules};
use trivium_rules::games::traffic_lights::TrafficLights;
use trivium_rules::games::traffic_lights::board::{CellLayout, CellLine, STRIP};
use trivium_rules::games::traffic_lights::{ChipColour, Move, Stage, State};

/// Boards that differ in the row only.
pub(super) const ROW: usize = 64;

/// Where the distance ends and the points begin.
const POINTS: i16 = 128;

/// A lost board, for so many points, no turn being left.
const fn lost(points: i16) -> i16 {
    -(points * POINTS + POINTS - 1)
}

/// The entry of who makes a turn to a board with this entry: one turn more, and the other seat's.
const fn before(entry: i16) -> i16 {
    -entry + entry.signum()
}

/// Whether the board has a line.
pub(super) const fn ended(entry: i16) -> bool {
    entry < 0 && -entry % POINTS == POINTS - 1
}

/// Decodes an entry.
pub(super) fn exact(entry: i16) -> ExactValue {
    let (size, sign) = (entry.unsigned_abs(), i32::from(entry.signum()));
    ExactValue { value: sign * i32::from(size / POINTS as u16), plies: u32::from(127 - size % POINTS as u16) }
}

/// A line that holds cells of the row: the digit of the row, and the two digits of the block.
#[derive(Clone, Copy)]
struct CrossingLine {
    row: usize,
    line: CellLine,
}

/// The table.
pub struct BoardTablebase {
    pub(super) entries: Vec<i16>,
    /// The blocks in the order of the sweep.
    pub(super) order: Vec<u32>,
    /// How many of them are done.
    done: usize,
    /// For each cell of a block, in order of digits: the cell of the board.
    pub(super) cells: Vec<u8>,
    /// For each digit of the row: the cell of the board.
    row: [u8; 3],
    /// For each cell of the board the place of its digit: 0 to 2 in the row, from 3 on in the block.
    pub(super) digit: [u32; 12],
    slides: bool,
    /// Whether any line just wins.
    single: bool,
    within: Vec<CellLine>,
    crossing: Vec<CrossingLine>,
    /// Points of a line, by its three digits.
    worth: [u8; ROW],
    /// Points of the row, by its three digits.
    row_worth: [u8; ROW],
    /// Made when first asked for.
    swindle: Option<Swindle>,
}

/// The entries of the table that are made room for in the time in which a thousand of them are found.
pub(super) const TOUCHED: usize = 16_000;

impl BoardTablebase {
    /// The table of that variant, empty as yet; `None` with a bag.
    pub(super) fn new(rules: &TrafficLights) -> Option<BoardTablebase> {
        if rules.chips().is_some() {
            return None;
        }
        let count = rules.layout().cells();
        let slides = rules.layout() == CellLayout::Slider;
        let row: [u8; 3] =
            if slides { [0, 1, 2].map(|k| STRIP + k) } else { [1, 2, 3].map(|c| c * rules.layout().rows() - 1) };
        let cells: Vec<u8> = (0..count).filter(|c| !row.contains(c)).collect();
        let mut digit = [0; 12];
        for (at, cell) in row.iter().chain(&cells).enumerate() {
            digit[*cell as usize] = at as u32;
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

    /// How many digits a board has.
    pub(super) fn digits(&self) -> usize {
        self.row.len() + self.cells.len()
    }

    fn blocks(&self) -> usize {
        1 << (2 * self.cells.len())
    }

    /// The blocks, those with the most chips first.
    fn in_order(&self) -> Vec<u32> {
        let chips = |block: u32| (block & 0x5555_5555).count_ones() + 2 * (block & 0xaaaa_aaaa).count_ones();
        let mut layers = vec![Vec::new(); 3 * self.cells.len() + 1];
        for block in 0..self.blocks() as u32 {
            layers[chips(block) as usize].push(block);
        }
        layers.into_iter().rev().flatten().collect()
    }

    /// The block as it stands after the table was turned from east to north: (x,y) goes to (2−y, x).
    fn turned(&self, block: usize) -> usize {
        let digit = |from: usize| block >> (2 * from) & 3;
        (0..9).fold(0, |to, cell| to | digit(cell) << (2 * ((2 - cell % 3) * 3 + cell / 3)))
    }

    /// The block and its turns: what slides lead to.
    fn orbit(&self, block: usize) -> [usize; 4] {
        let once = self.turned(block);
        let twice = self.turned(once);
        [block, once, twice, self.turned(twice)]
    }

    /// The points of each board of a block.
    fn points(&self, block: usize) -> [i16; ROW] {
        let digit = |cell: u8| block >> (2 * (self.digit[cell as usize] - 3)) & 3;
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

    /// The least entry that a chip on a cell of the block leads to, for each row.
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

    /// The same with the chips on the row.
    fn least_in_row(&self, block: usize, row: usize, least: i16) -> i16 {
        let raised = (0..3).filter(|k| row >> (2 * k) & 3 < 3).map(|k| row + (1 << (2 * k)));
        raised.fold(least, |least, row| least.min(self.entries[block * ROW + row]))
    }

    /// Fills the blocks of an orbit, when the first of them is to be filled.
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

    /// The block and the row of a board, looked at with the strip in the north.
    fn place(&self, cells: &[u16; 3], side: BoardEdge) -> (usize, usize) {
        let mut index = 0;
        for (colour, mask) in cells.iter().enumerate() {
            for cell in (0..12).filter(|c| mask >> c & 1 != 0) {
                index |= (colour + 1) << (2 * self.digit[cell]);
            }
        }
        let turns = match side {
            BoardEdge::North => 0,
            BoardEdge::East => 1,
            BoardEdge::South => 2,
            BoardEdge::West => 3,
        };
        let block = index / ROW;
        (if self.slides { self.orbit(block)[turns] } else { block }, index % ROW)
    }

    /// The entry of a board whose seat to act may not slide.
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
                cells[ChipColour::ALL[colour] as usize] |= 1 << cell;
            }
        }
        rules.worth(cells, &line) as u8
    })
}

impl Tablebase<TrafficLights> for BoardTablebase {
    fn advance(&mut self, thousands: usize) -> bool {
        // Memory is touched little by little: all of it at once would take far longer than a step may.
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
                cells[colour] |= 1 << cell;
                if colour > 0 {
                    cells[colour - 1] &= !(1 << cell);
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
        let mut moves = Vec::new();
        rules.legal(state, &mut moves);
        let (block, row) = self.place(&state.cells(), state.side());
        let board = block * ROW + row;
        let after = |made: &Move| match made {
            Move::Lay(cell) => board + (1 << (2 * self.digit[*cell as usize])),
            Move::Slide(_) | Move::Draw(_) | Move::Pick(_) | Move::Pass => board,
        };
        let boards: Vec<_> = moves.iter().map(after).collect();
        let mut swindle = self.swindle.take().unwrap_or_else(|| Swindle::new(self, rules.layout()));
        let chances = swindle.chances(self, &boards, thousands);
        self.swindle = Some(swindle);
        Some(moves.into_iter().zip(chances?).collect())
    }
}
