//! The boards: cells, sides of the strip, lines. rules/traffic-lights.md, section "Board".
//!
//! A set of cells is a mask with the bits [`Cell::mask`].

use crate::core::{BoardEdge, Site, const_table};

/// The most cells that a board has.
pub const MOST_CELLS: usize = 12;

/// The cells of the strip.
pub const STRIP: [Cell; 3] = [Cell(9), Cell(10), Cell(11)];

/// The cells of the strip as a mask.
pub const STRIP_MASK: u16 = 0b111 << STRIP[0].0;

/// A cell of the largest board. [`CellLayout::has`] says whether a smaller board has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell of that index, 0 … 11. On the main board the index is `column × rows + row`, so that cells in order are
    /// coordinates in order. The strip follows at 9, 10, 11.
    pub const fn new(index: usize) -> Option<Cell> {
        if index < MOST_CELLS { Some(Cell(index as u8)) } else { None }
    }

    /// The lowest cell of a mask, which must not be empty.
    pub(super) const fn lowest(mask: u16) -> Cell {
        Cell(mask.trailing_zeros() as u8)
    }

    /// The index, for arrays with an entry for each cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The mask with only this cell.
    pub const fn mask(self) -> u16 {
        1 << self.0
    }

    /// The cell as a site.
    pub const fn site(self) -> Site {
        Site::new(self.0 as u32)
    }

    /// The cell of a site.
    pub fn of_site(site: Site) -> Option<Cell> {
        Cell::new(site.index() as usize)
    }
}

/// The shape of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellLayout {
    /// 3×3.
    Three,
    /// Three columns of four.
    Four,
    /// 3×3 with a strip of three at one side.
    Slider,
}

/// Three successive cells of a straight line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellLine {
    /// The cells in order along the line.
    pub cells: [Cell; 3],
    /// The same cells as a mask.
    pub mask: u16,
}

/// The most lines on a board: 3×3 with a strip has 8 and up to 6 more.
const MOST_LINES: usize = 16;

/// The most lines through a cell.
const MOST_THROUGH: usize = 8;

/// A list of fixed capacity: the first `count` lines are valid.
#[derive(Clone, Copy, Debug)]
struct LineList<const N: usize> {
    count: usize,
    lines: [CellLine; N],
}

/// The lines of a board, and the lines through each cell.
#[derive(Clone, Copy, Debug)]
struct LineTable {
    all: LineList<MOST_LINES>,
    through: [LineList<MOST_THROUGH>; MOST_CELLS],
}

impl CellLayout {
    /// Rows of the main board.
    pub const fn rows(self) -> u8 {
        match self {
            CellLayout::Three | CellLayout::Slider => 3,
            CellLayout::Four => 4,
        }
    }

    /// The number of cells, including the strip.
    pub const fn count(self) -> usize {
        match self {
            CellLayout::Three => 9,
            CellLayout::Four | CellLayout::Slider => MOST_CELLS,
        }
    }

    /// All cells, in order.
    pub fn cells(self) -> impl ExactSizeIterator<Item = Cell> + Clone {
        (0..self.count() as u8).map(Cell)
    }

    /// Whether this board has the cell.
    pub const fn has(self, cell: Cell) -> bool {
        cell.index() < self.count()
    }

    /// All cells as a mask.
    pub const fn mask(self) -> u16 {
        (1 << self.count()) - 1
    }

    /// The coordinates of a cell: x to the right, y up, a1 at (0, 0).
    pub const fn point(self, cell: Cell, side: BoardEdge) -> (i8, i8) {
        let cell = cell.0;
        if matches!(self, CellLayout::Slider) && cell >= STRIP[0].0 {
            let along = (cell - STRIP[0].0) as i8;
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

    /// All lines. `side` is the side of the strip, if there is one.
    #[cfg_attr(feature = "fast", inline)]
    pub fn lines(self, side: BoardEdge) -> &'static [CellLine] {
        let table = self.table(side);
        &table.all.lines[..table.all.count]
    }

    /// The lines through a cell. `side` is the side of the strip, if there is one.
    #[cfg_attr(feature = "fast", inline)]
    pub fn lines_through(self, side: BoardEdge, cell: Cell) -> &'static [CellLine] {
        let through = &self.table(side).through[cell.index()];
        &through.lines[..through.count]
    }

    #[cfg_attr(feature = "fast", inline)]
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
    static FOUR: LineTable = table(CellLayout::Four, BoardEdge::North);
    static SLIDER: [LineTable; 4] = [
        table(CellLayout::Slider, BoardEdge::North),
        table(CellLayout::Slider, BoardEdge::East),
        table(CellLayout::Slider, BoardEdge::South),
        table(CellLayout::Slider, BoardEdge::West),
    ];
}

/// Finds all lines: triples of neighbouring cells on a straight line.
const fn table(layout: CellLayout, side: BoardEdge) -> LineTable {
    let none = CellLine { cells: [Cell(0); 3], mask: 0 };
    let mut all = LineList { count: 0, lines: [none; MOST_LINES] };
    let mut through = [LineList { count: 0, lines: [none; MOST_THROUGH] }; MOST_CELLS];
    let mut index = 0;
    while index < layout.count() {
        let middle = Cell(index as u8);
        let (x, y) = layout.point(middle, side);
        let directions = [(1, 0), (0, 1), (1, 1), (1, -1)];
        let mut d = 0;
        while d < directions.len() {
            let (dx, dy) = directions[d];
            let before = cell_at(layout, side, x - dx, y - dy);
            let after = cell_at(layout, side, x + dx, y + dy);
            if let (Some(before), Some(after)) = (before, after) {
                let cells = [before, middle, after];
                let line = CellLine { cells, mask: before.mask() | middle.mask() | after.mask() };
                all.lines[all.count] = line;
                all.count += 1;
                let mut i = 0;
                while i < 3 {
                    let at = &mut through[cells[i].index()];
                    at.lines[at.count] = line;
                    at.count += 1;
                    i += 1;
                }
            }
            d += 1;
        }
        index += 1;
    }
    LineTable { all, through }
}

const fn cell_at(layout: CellLayout, side: BoardEdge, x: i8, y: i8) -> Option<Cell> {
    let mut index = 0;
    while index < layout.count() {
        let cell = Cell(index as u8);
        let (cx, cy) = layout.point(cell, side);
        if cx == x && cy == y {
            return Some(cell);
        }
        index += 1;
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
        // With the strip, the square board becomes a 3×4 or 4×3 board, on whichever side the strip is.
        for side in BoardEdge::ALL {
            assert_eq!(CellLayout::Slider.lines(side).len(), 14, "{side:?}");
        }
    }

    #[test]
    fn lines_through_a_cell_are_those_that_hold_it() {
        for layout in [CellLayout::Three, CellLayout::Four, CellLayout::Slider] {
            for side in BoardEdge::ALL {
                for cell in layout.cells() {
                    let holding: Vec<_> = layout.lines(side).iter().filter(|l| l.cells.contains(&cell)).collect();
                    assert_eq!(layout.lines_through(side, cell).iter().collect::<Vec<_>>(), holding);
                }
            }
        }
    }
}
