//! The boards: cells, the strip's places, lines. rules/traffic-lights.md, Board.
//!
//! A cell is an index. On the main board it is `column × rows + row`, so that cells in order are coordinates in order; the
//! strip's cells follow at 9, 10, 11. A set of cells is a mask with bit `1 << cell`.

use crate::core::{BoardEdge, const_table};

/// The strip's first cell, s1.
pub const STRIP: u8 = 9;

/// The cells of the strip as a mask.
pub const STRIP_MASK: u16 = 0b111 << STRIP;

/// Which cells there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellLayout {
    /// 3×3.
    Three,
    /// Three columns of four.
    Four,
    /// 3×3 with a strip of three at one side.
    Slider,
}

/// Three cells in succession: the two ends and the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellLine {
    /// The cells along the line.
    pub cells: [u8; 3],
    /// The same cells as a mask.
    pub mask: u16,
}

/// The most lines on a board: 3×3 with a strip has 8 and up to 6 more.
const MOST_LINES: usize = 16;

/// The most lines through a cell: the middle of 3×3 with a strip above, where both boards' rows, columns and diagonals meet.
const MOST_THROUGH: usize = 8;

/// A table with its length.
#[derive(Clone, Copy, Debug)]
struct LineList<const N: usize> {
    count: usize,
    lines: [CellLine; N],
}

/// The lines of a board, and those through each cell.
#[derive(Clone, Copy, Debug)]
struct LineTable {
    all: LineList<MOST_LINES>,
    through: [LineList<MOST_THROUGH>; 12],
}

impl CellLayout {
    /// Rows of the main board.
    pub const fn rows(self) -> u8 {
        match self {
            CellLayout::Three | CellLayout::Slider => 3,
            CellLayout::Four => 4,
        }
    }

    /// How many cells there are, the strip's included.
    pub const fn cells(self) -> u8 {
        match self {
            CellLayout::Three => 9,
            CellLayout::Four | CellLayout::Slider => 12,
        }
    }

    /// All cells as a mask.
    pub const fn mask(self) -> u16 {
        (1 << self.cells()) - 1
    }

    /// Where a cell lies: x from the left, y from the bottom, the main board's a1 at (0, 0).
    pub const fn point(self, cell: u8, side: BoardEdge) -> (i8, i8) {
        if matches!(self, CellLayout::Slider) && cell >= STRIP {
            let along = (cell - STRIP) as i8;
            // Counter-clockwise, so that the same edge always touches the main board.
            return match side {
                BoardEdge::South => (along, -1),
                BoardEdge::East => (3, along),
                BoardEdge::North => (2 - along, 3),
                BoardEdge::West => (-1, 2 - along),
            };
        }
        ((cell / self.rows()) as i8, (cell % self.rows()) as i8)
    }

    /// All lines, with the strip at `side` where there is one.
    pub fn lines(self, side: BoardEdge) -> &'static [CellLine] {
        let table = self.table(side);
        &table.all.lines[..table.all.count]
    }

    /// The lines through a cell, with the strip at `side` where there is one.
    pub fn lines_through(self, side: BoardEdge, cell: u8) -> &'static [CellLine] {
        let through = &self.table(side).through[cell as usize];
        &through.lines[..through.count]
    }

    fn table(self, side: BoardEdge) -> &'static LineTable {
        match self {
            CellLayout::Three => &THREE,
            CellLayout::Four => &FOUR,
            CellLayout::Slider => &SLIDER[side as usize],
        }
    }
}

const_table! {
    static THREE: LineTable = table(CellLayout::Three, BoardEdge::North);
}
const_table! {
    static FOUR: LineTable = table(CellLayout::Four, BoardEdge::North);
}
const_table! {
    static SLIDER: [LineTable; 4] = [
        table(CellLayout::Slider, BoardEdge::North),
        table(CellLayout::Slider, BoardEdge::East),
        table(CellLayout::Slider, BoardEdge::South),
        table(CellLayout::Slider, BoardEdge::West),
    ];
}

/// Finds the lines from the cells' points: all triples in which the second point lies midway between its neighbours.
const fn table(layout: CellLayout, side: BoardEdge) -> LineTable {
    let none = CellLine { cells: [0; 3], mask: 0 };
    let mut all = LineList { count: 0, lines: [none; MOST_LINES] };
    let mut through = [LineList { count: 0, lines: [none; MOST_THROUGH] }; 12];
    let mut middle = 0;
    while middle < layout.cells() {
        let (x, y) = layout.point(middle, side);
        let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
        let mut d = 0;
        while d < directions.len() {
            let (dx, dy) = directions[d];
            let before = cell_at(layout, side, x - dx, y - dy);
            let after = cell_at(layout, side, x + dx, y + dy);
            if let (Some(before), Some(after)) = (before, after) {
                let cells = [before, middle, after];
                let line = CellLine { cells, mask: 1 << before | 1 << middle | 1 << after };
                all.lines[all.count] = line;
                all.count += 1;
                let mut i = 0;
                while i < 3 {
                    let at = &mut through[cells[i] as usize];
                    at.lines[at.count] = line;
                    at.count += 1;
                    i += 1;
                }
            }
            d += 1;
        }
        middle += 1;
    }
    LineTable { all, through }
}

const fn cell_at(layout: CellLayout, side: BoardEdge, x: i8, y: i8) -> Option<u8> {
    let mut cell = 0;
    while cell < layout.cells() {
        let (cx, cy) = layout.point(cell, side);
        if cx == x && cy == y {
            return Some(cell);
        }
        cell += 1;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_lines() {
        // 3 rows, 3 columns, 2 diagonals; 4 rows, 3 columns of two lines each, 4 diagonals.
        assert_eq!(CellLayout::Three.lines(BoardEdge::North).len(), 8);
        assert_eq!(CellLayout::Four.lines(BoardEdge::North).len(), 14);
        // The strip makes a 3×4 or 4×3 board of the square one, whichever side it lies at.
        for side in BoardEdge::ALL {
            assert_eq!(CellLayout::Slider.lines(side).len(), 14, "{side:?}");
        }
    }

    #[test]
    fn lines_through_a_cell_are_those_that_hold_it() {
        for layout in [CellLayout::Three, CellLayout::Four, CellLayout::Slider] {
            for side in BoardEdge::ALL {
                for cell in 0..layout.cells() {
                    let holding: Vec<_> = layout.lines(side).iter().filter(|l| l.cells.contains(&cell)).collect();
                    assert_eq!(layout.lines_through(side, cell).iter().collect::<Vec<_>>(), holding);
                }
            }
        }
    }

    #[test]
    fn the_strip_keeps_its_edge_at_the_board() {
        // rules/traffic-lights.md: s1 is next to a1 in the south, c1 in the east, c3 in the north, a3 in the west.
        let s1 = |side| CellLayout::Slider.point(STRIP, side);
        assert_eq!(
            [s1(BoardEdge::South), s1(BoardEdge::East), s1(BoardEdge::North), s1(BoardEdge::West)],
            [(0, -1), (3, 0), (2, 3), (-1, 2)]
        );
    }
}
