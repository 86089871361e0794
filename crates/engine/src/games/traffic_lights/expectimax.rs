//! Expectimax values of all positions of 3×3 with a bag, computed in one sweep over all boards.
//!
//! A cell is a digit from 0 (empty) to 3 (green). Every chip raises the sum of a board's digits, so boards are swept
//! from full to empty. Symmetric boards share an entry. With six chips or more of each colour the bag is never empty
//! (nine on the board, three in each hand, two in the supply). So hands and supply are always full, and the bag holds
//! all other chips.
//!
//! An entry holds a share for each pair of hands and each chip that is left in the supply before the next draw. The
//! hand of the seat to play next comes first. All other values follow by looking one turn ahead.

use crate::evaluate::{ExpectimaxTable, final_shares};
use std::collections::HashMap;
use trivium_rules::core::{BoardEdge, Rules, Seat};
use trivium_rules::games::traffic_lights::TrafficLights;
use trivium_rules::games::traffic_lights::board::{Cell, CellLayout};
use trivium_rules::games::traffic_lights::{Chips, Stage, State, count};

/// Number of boards: a board has two bits for each cell, from 0 (empty) to 3 (green).
const BOARDS: usize = 1 << 18;
/// With this many chips of each colour or more, the bag is never empty.
const ENOUGH: u8 = 6;
/// Number of hands of three chips, and of supplies of two.
const HANDS: usize = 10;
const SUPPLIES: usize = 6;
/// Number of shares in an entry.
const ENTRY: usize = HANDS * HANDS * 3;
/// Number of positions of a board with a seat to play.
const PLAYS: usize = HANDS * HANDS * SUPPLIES;
/// Marks a board without an entry: a line is complete, or there are not enough chips of a colour.
const NONE: u32 = u32::MAX;
/// Boards that [`SharesTable::gather`] examines in the time that a thousand positions take.
const GATHERED: usize = 2_000;

/// All hands and supplies, by index, and how they change.
struct BagDraws {
    hands: Vec<Chips>,
    supplies: Vec<Chips>,
    /// `changed[hand][a][b]`: the hand after a chip of colour a is replaced by one of colour b.
    changed: [[[Option<u8>; 3]; 3]; HANDS],
    /// `filled[a][b]`: the supply of one chip of colour a and one of colour b.
    filled: [[u8; 3]; 3],
}

fn lots(size: u8) -> Vec<Chips> {
    let of = |red| (0..=size - red).map(move |yellow| [red, yellow, size - red - yellow]);
    (0..=size).flat_map(of).collect()
}

fn at(lots: &[Chips], chips: &Chips) -> Option<usize> {
    lots.iter().position(|lot| lot == chips)
}

fn with(mut chips: Chips, colour: usize) -> Chips {
    chips[colour] += 1;
    chips
}

fn without(mut chips: Chips, colour: usize) -> Option<Chips> {
    chips[colour] = chips[colour].checked_sub(1)?;
    Some(chips)
}

impl BagDraws {
    fn new() -> BagDraws {
        let (hands, supplies) = (lots(3), lots(2));
        let changed = |hand: usize, placed, taken| {
            let hand = with(without(hands[hand], placed)?, taken);
            at(&hands, &hand).map(|hand| hand as u8)
        };
        let changed = std::array::from_fn(|hand| {
            std::array::from_fn(|placed| std::array::from_fn(|taken| changed(hand, placed, taken)))
        });
        let filled = |left, drawn| at(&supplies, &with(with([0; 3], left), drawn)).expect("two chips") as u8;
        let filled = std::array::from_fn(|left| std::array::from_fn(|drawn| filled(left, drawn)));
        BagDraws { changed, filled, hands, supplies }
    }
}

/// The index in an entry where the three shares of a pair of hands begin, one for each colour of the chip that is left
/// in the supply.
const fn pair(next: usize, other: usize) -> usize {
    (next * HANDS + other) * 3
}

/// The boards after a chip is laid, by its colour.
struct BoardsAfter {
    /// Whether a chip of each colour can be laid.
    open: [bool; 3],
    /// Whether a chip of each colour can complete a line.
    wins: [bool; 3],
    /// The smallest shares of the next seat over all cells.
    least: [[f32; ENTRY]; 3],
}

pub struct SharesTable {
    rules: TrafficLights,
    chips: u8,
    lots: BagDraws,
    /// See [`images`].
    images: Vec<[[u32; 64]; 3]>,
    /// The index of each board's entry. Of symmetric boards only one has an entry.
    rank: Vec<u32>,
    gathered: usize,
    /// The boards with an entry, by the sum of their digits.
    layers: Vec<Vec<u32>>,
    /// Number of boards that are done.
    done: usize,
    /// Number of boards with an entry.
    all: usize,
    entries: Vec<f32>,
    /// The shares of seat 1 in positions before play.
    draft: HashMap<State, f32>,
}

fn digit(board: usize, cell: usize) -> usize {
    board >> (2 * cell) & 3
}

/// The cells of each colour, as bits.
fn masks(board: usize) -> [u16; 3] {
    let mask = |colour: usize| (0..9).filter(|c| digit(board, *c) == colour + 1).map(|c| 1 << c).sum();
    [0, 1, 2].map(mask)
}

fn board(state: &State) -> usize {
    let digit = |cell: Cell| state.colour(cell).map_or(0, |colour| colour as usize + 1) << (2 * cell.index());
    CellLayout::Three.cells().map(digit).sum()
}

impl SharesTable {
    /// An empty table; `None` for variants other than 3×3 with a bag of enough chips.
    pub(super) fn new(rules: &TrafficLights) -> Option<SharesTable> {
        let chips = rules.chips().filter(|chips| *chips >= ENOUGH && rules.layout() == CellLayout::Three)?;
        Some(SharesTable {
            rules: rules.clone(),
            chips,
            lots: BagDraws::new(),
            images: images(),
            rank: Vec::with_capacity(BOARDS),
            gathered: 0,
            layers: vec![Vec::new(); 28],
            done: 0,
            all: 0,
            entries: Vec::new(),
            draft: HashMap::new(),
        })
    }

    /// The board that represents all its symmetric images.
    fn same(&self, board: usize) -> usize {
        let image = |columns: &[[u32; 64]; 3]| {
            columns[0][board & 63] | columns[1][board >> 6 & 63] | columns[2][board >> 12 & 63]
        };
        self.images.iter().map(image).min().unwrap_or(0) as usize
    }

    /// Finds the boards that have an entry, `most` boards at a time.
    fn gather(&mut self, most: usize) {
        let end = (self.gathered + most).min(BOARDS);
        for board in self.gathered..end {
            self.rank.push(NONE);
            if self.same(board) != board {
                continue;
            }
            let cells = masks(board);
            let few = cells.iter().all(|mask| mask.count_ones() <= u32::from(self.chips));
            let lines = self.rules.layout().lines(BoardEdge::North);
            if few && !lines.iter().any(|line| self.rules.worth(cells, line) > 0) {
                let sum: usize = (0..9).map(|cell| digit(board, cell)).sum();
                self.layers[sum].push(board as u32);
                self.all += 1;
            }
        }
        self.gathered = end;
        if end == BOARDS {
            // Growing later would copy all entries, which takes longer than a step may.
            self.entries.reserve_exact(self.all * ENTRY);
        }
    }

    fn after(&self, board: usize) -> BoardsAfter {
        let mut after = BoardsAfter { open: [false; 3], wins: [false; 3], least: [[f32::INFINITY; ENTRY]; 3] };
        let counts = masks(board).map(u16::count_ones);
        for cell in 0..9 {
            let colour = digit(board, cell);
            if colour == 3 || counts[colour] >= self.chips.into() {
                continue;
            }
            after.open[colour] = true;
            match self.entry(board + (1 << (2 * cell))) {
                None => after.wins[colour] = true,
                Some(entry) => {
                    for (least, share) in after.least[colour].iter_mut().zip(entry) {
                        *least = least.min(*share);
                    }
                }
            }
        }
        after
    }

    /// The shares of a board; `None` if a line is complete.
    fn entry(&self, board: usize) -> Option<&[f32]> {
        let rank = self.rank[self.same(board)];
        (rank != NONE).then(|| &self.entries[rank as usize * ENTRY..][..ENTRY])
    }

    /// The value of the best turn that lays a chip; `None` if no chip can be laid.
    fn lay(&self, after: &BoardsAfter, own: usize, other: usize, supply: usize) -> Option<f32> {
        let mut best: Option<f32> = None;
        let hand = self.lots.hands[own];
        for colour in (0..3).filter(|c| hand[*c] > 0 && after.open[*c]) {
            if after.wins[colour] {
                return Some(1.0);
            }
            for taken in 0..3 {
                let Some(left) = without(self.lots.supplies[supply], taken) else { continue };
                let Some(own) = self.lots.changed[own][colour][taken] else { continue };
                let left = left.iter().position(|n| *n > 0).unwrap_or(0);
                let share = 1.0 - after.least[colour][pair(other, own.into()) + left];
                best = Some(best.map_or(share, |best| best.max(share)));
            }
        }
        best
    }

    /// The value of a position for the seat to play.
    fn play(&self, after: &BoardsAfter, own: usize, other: usize, supply: usize) -> f32 {
        let passes = || self.lay(after, other, own, supply).map(|share| 1.0 - share);
        self.lay(after, own, other, supply).or_else(passes).unwrap_or(0.5)
    }

    fn sweep(&mut self, board: usize) {
        let after = self.after(board);
        let mut plays = [0.0; PLAYS];
        for (at, share) in plays.iter_mut().enumerate() {
            let (hands, supply) = (at / SUPPLIES, at % SUPPLIES);
            *share = self.play(&after, hands / HANDS, hands % HANDS, supply);
        }
        let on_board = masks(board).map(|mask| mask.count_ones() as i32);
        let left: [i32; 3] = std::array::from_fn(|c| i32::from(self.chips) - on_board[c]);
        self.rank[board] = (self.entries.len() / ENTRY) as u32;
        for hands in 0..HANDS * HANDS {
            let [own, other] = [self.lots.hands[hands / HANDS], self.lots.hands[hands % HANDS]];
            for supply in 0..3 {
                let bag = |c: usize| left[c] - i32::from(own[c]) - i32::from(other[c]) - i32::from(c == supply);
                let bag = [0, 1, 2].map(bag);
                let drawn =
                    |c: usize| bag[c] as f32 * plays[hands * SUPPLIES + usize::from(self.lots.filled[supply][c])];
                let share = if bag.iter().all(|n| *n >= 0) {
                    (drawn(0) + drawn(1) + drawn(2)) / bag.iter().sum::<i32>() as f32
                } else {
                    // There are not enough chips, so the position cannot occur.
                    0.5
                };
                self.entries.push(share);
            }
        }
    }

    /// The share of the seat that plays, or that plays next.
    fn share(&self, state: &State) -> Option<f32> {
        let hand = |seat: Seat| at(&self.lots.hands, state.hand(seat));
        let (own, other) = (hand(state.seat())?, hand(state.seat().other())?);
        match state.stage() {
            Stage::Play => {
                let supply = at(&self.lots.supplies, state.supply())?;
                Some(self.play(&self.after(board(state)), own, other, supply))
            }
            Stage::Draw if count(state.supply()) == 1 => {
                let left = state.supply().iter().position(|n| *n > 0)?;
                Some(self.entry(board(state))?[pair(own, other) + left])
            }
            _ => None,
        }
    }

    /// The share of seat 1 in a position.
    fn first(&self, state: &State) -> Option<f32> {
        if let Some(shares) = final_shares(self.rules.turn(state)) {
            return Some(shares[0]);
        }
        if let Some(share) = self.draft.get(state) {
            return Some(*share);
        }
        let of = |seat: Seat, share: f32| if seat == Seat::ONE { share } else { 1.0 - share };
        if state.drafting() {
            return None;
        }
        match self.share(state) {
            Some(share) => Some(of(state.seat(), share)),
            None => {
                // After a turn, the seat picks a chip from the supply.
                let picks = self.rules.legal_moves(state);
                let shares = picks.into_iter().filter_map(|made| {
                    let after = self.rules.after(state, made);
                    self.first(&after)
                });
                shares.map(|share| of(state.seat(), share)).max_by(f32::total_cmp).map(|share| of(state.seat(), share))
            }
        }
    }

    /// Computes the share of seat 1 for this position and for all later positions before play begins.
    fn draw_up(&mut self, state: &State) -> f32 {
        if !state.drafting() {
            return self.first(state).unwrap_or(0.5);
        }
        if let Some(share) = self.draft.get(state) {
            return *share;
        }
        let moves = self.rules.legal_moves(state);
        let mut shares = Vec::new();
        for made in moves {
            let after = self.rules.after(state, made);
            shares.push((self.draw_up(&after), self.rules.weight(state, made) as f32));
        }
        let each = shares.iter().map(|(share, _)| *share);
        let share = match (state.stage(), state.seat()) {
            (Stage::Draw, _) => {
                let sum: f32 = shares.iter().map(|(share, weight)| share * weight).sum();
                sum / shares.iter().map(|(_, weight)| weight).sum::<f32>()
            }
            (_, Seat::ONE) => each.fold(0.0, f32::max),
            _ => each.fold(1.0, f32::min),
        };
        self.draft.insert(state.clone(), share);
        share
    }

    fn complete(&self) -> bool {
        !self.draft.is_empty()
    }
}

/// The part of a symmetric image's index that comes from one column. Indexed by symmetry, column and the column's
/// three digits.
fn images() -> Vec<[[u32; 64]; 3]> {
    let turned = |(x, y): (usize, usize)| (2 - y, x);
    let image = |turns: usize, mirrored: bool, cell: usize| {
        let point = if mirrored { (2 - cell / 3, cell % 3) } else { (cell / 3, cell % 3) };
        let (x, y) = (0..turns).fold(point, |point, _| turned(point));
        3 * x + y
    };
    let columns = |turns, mirrored| {
        let digits = |column: usize, digits: usize| {
            (0..3).map(|row| (digits >> (2 * row) & 3) << (2 * image(turns, mirrored, 3 * column + row))).sum::<usize>()
        };
        std::array::from_fn(|column| std::array::from_fn(|of| digits(column, of) as u32))
    };
    [false, true].into_iter().flat_map(|mirrored| (0..4).map(move |turns| columns(turns, mirrored))).collect()
}

impl ExpectimaxTable<TrafficLights> for SharesTable {
    fn advance(&mut self, thousands: usize) -> bool {
        let thousands = thousands.max(1);
        if self.gathered < BOARDS {
            self.gather(thousands * GATHERED);
            return false;
        }
        for _ in 0..thousands.div_ceil(PLAYS / 500) {
            match self.layers.iter_mut().rev().find_map(Vec::pop) {
                Some(board) => self.sweep(board as usize),
                None if self.complete() => break,
                None => {
                    self.draw_up(&self.rules.start());
                    break;
                }
            }
            self.done += 1;
        }
        self.complete()
    }

    fn progress(&self) -> u32 {
        if self.gathered < BOARDS { 0 } else { (self.done * 1000 / self.all.max(1)) as u32 }
    }

    fn bytes(&self) -> usize {
        size_of_val(&self.entries[..]) + size_of_val(&self.rank[..])
    }

    /// Hands and supply must be as full as in play from the start.
    fn covers(&self, state: &State) -> bool {
        let hands @ [one, two] = [Seat::ONE, Seat::TWO].map(|seat| count(state.hand(seat)));
        let (held, supply) = (one + two, count(state.supply()));
        if state.drafting() {
            // Seat 1 picks first, then the seats alternate.
            let next = if held.is_multiple_of(2) { Seat::ONE } else { Seat::TWO };
            let drawn =
                if state.stage() == Stage::Draft { supply == 2 } else { supply == 1 || supply == 0 && held == 0 };
            return [one, two] == [held.div_ceil(2), held / 2] && state.seat() == next && drawn;
        }
        match state.stage() {
            Stage::Play => hands == [3, 3] && supply == 2,
            Stage::Draw => hands == [3, 3] && supply == 1,
            Stage::Refill => held == 5 && hands[state.seat().index()] == 2 && supply == 2,
            Stage::Draft => false,
            Stage::Over => true,
        }
    }

    fn shares(&self, state: &State) -> Option<[f32; Seat::MOST]> {
        let one = self.complete().then(|| self.first(state))??;
        Some([one, 1.0 - one, 0.0])
    }
}
