//! Swindles: the losing move after which a fallible opponent most likely misses the win.
//!
//! The modelled opponent judges a board by its *apparent value* (`looks`): the value if both seats played at random
//! from there on. It thinks one reply ahead, weighs replies that look bad more heavily, and chooses moves that look
//! better more often. It does not miss a near win. The losing side plays the best answer to this model until the end of
//! the game.
//!
//! Boards are numbered as in [`super::tablebase`]. Symmetric boards share an entry.

use super::tablebase::{BoardTablebase, ROW, TOUCHED, ended, exact};
use crate::evaluate::MixHasher;
use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use trivium_rules::core::BoardEdge;
use trivium_rules::games::traffic_lights::board::CellLayout;

/// The apparent value of a won game. That of a lost game is 0.
const ALL: u16 = 255;

/// The model gives a reply the weight e^(−`CARE` × apparent value / `ALL`).
const CARE: f32 = 4.0;

/// The model takes a move less often by a factor of e if it looks worse by this share of a game.
const DOUBT: f32 = 0.06;

/// The model does not miss a win within this many turns.
const NEAR: u32 = 3;

/// Moves that the model takes less often than this, relative to its favourite, are ignored.
const HARDLY: f32 = 0.01;

/// The number of blocks whose apparent values are computed in the time that two sweeps of a block of the tablebase
/// take.
const SWEPT: usize = 4;

/// The number of boards that are searched in the time in which the tablebase computes a thousand states.
const BOARDS: usize = 2;

/// The search for swindles in a variant without rounds and slides.
pub(super) struct Swindle {
    /// The apparent value of each board of the tablebase for the seat to act, from 0 to [`ALL`].
    looks: Vec<u8>,
    /// Number of blocks done, in the order of the tablebase.
    done: usize,
    /// For boards on which the opponent is to act and wins: the probability that it misses the win.
    chances: HashMap<u32, f32, BuildHasherDefault<MixHasher>>,
    /// For each symmetry, the image of each digit.
    images: Vec<Vec<u32>>,
    /// The weight of a reply, indexed by its apparent value.
    care: Vec<f32>,
}

impl Swindle {
    pub(super) fn new(table: &BoardTablebase, layout: CellLayout) -> Swindle {
        Swindle {
            looks: Vec::new(),
            done: 0,
            chances: HashMap::default(),
            images: images(layout, &table.digit),
            care: (0..=ALL).map(|looks| (-CARE * f32::from(looks) / f32::from(ALL)).exp()).collect(),
        }
    }

    pub(super) fn bytes(&self) -> usize {
        size_of_val(&self.looks[..]) + self.chances.capacity() * size_of::<(u32, f32)>()
    }

    /// The probability that the opponent, who is to act, misses the win on each of these boards. `None` while the work
    /// exceeds the time in which the tablebase computes `thousands` thousand states.
    pub(super) fn chances(&mut self, table: &BoardTablebase, boards: &[usize], thousands: usize) -> Option<Vec<f32>> {
        if !self.compute(table, thousands) {
            return None;
        }
        // Interrupted work starts over, but the stored chances bring it back quickly.
        let mut left = (thousands * BOARDS).max(1);
        boards.iter().map(|board| self.theirs(table, *board, &mut left)).collect()
    }

    /// Computes the apparent values of more boards. Returns true when all are done.
    fn compute(&mut self, table: &BoardTablebase, thousands: usize) -> bool {
        let size = table.entries.len();
        if self.looks.len() < size {
            // Memory is touched in small amounts, because touching all of it takes longer than a step may.
            self.looks.reserve_exact(size - self.looks.len());
            self.looks.resize((self.looks.len() + thousands.max(1) * TOUCHED).min(size), 0);
            return false;
        }
        let end = (self.done + (thousands * 1000 / ROW).max(1) * SWEPT).min(table.order.len());
        for at in self.done..end {
            self.sweep(table, table.order[at] as usize);
        }
        self.done = end;
        end == table.order.len()
    }

    /// Computes the apparent values of a block's boards.
    fn sweep(&mut self, table: &BoardTablebase, block: usize) {
        let (mut sums, mut chips) = ([0; ROW], 0);
        for at in (0..table.cells.len()).filter(|at| block >> (2 * at) & 3 < 3) {
            let next = (block + (1 << (2 * at))) * ROW;
            for (sum, looks) in sums.iter_mut().zip(&self.looks[next..next + ROW]) {
                *sum += ALL - u16::from(*looks);
            }
            chips += 1;
        }
        for row in (0..ROW).rev() {
            let board = block * ROW + row;
            if ended(table.entries[board]) {
                continue;
            }
            let (mut sum, mut chips) = (sums[row], chips);
            for at in (0..3).filter(|at| row >> (2 * at) & 3 < 3) {
                sum += ALL - u16::from(self.looks[board + (1 << (2 * at))]);
                chips += 1;
            }
            // A board without a line always has a cell for another chip.
            self.looks[board] = ((sum + chips / 2) / chips) as u8;
        }
    }

    /// The board that represents all its symmetric images.
    fn same(&self, board: usize) -> usize {
        let image = |to: &Vec<u32>| to.iter().enumerate().map(|(at, to)| (board >> (2 * at) & 3) << (2 * to)).sum();
        self.images.iter().map(image).min().unwrap_or(board)
    }

    /// The apparent value of a board for the seat that does not act, when it thinks one reply ahead.
    fn seems(&self, board: usize, cells: usize) -> f32 {
        let (mut sum, mut care) = (0.0, 0.0);
        for at in (0..cells).filter(|at| board >> (2 * at) & 3 < 3) {
            let looks = self.looks[board + (1 << (2 * at))];
            let weight = self.care[looks as usize];
            sum += weight * f32::from(looks);
            care += weight;
        }
        sum / care / f32::from(ALL)
    }

    /// The probability that the opponent, who is to act, does not win. `None` if no boards are left to search.
    fn theirs(&mut self, table: &BoardTablebase, board: usize, left: &mut usize) -> Option<f32> {
        let now = exact(table.entries[board]);
        if now.value < 0 {
            return Some(1.0);
        }
        if now.plies <= NEAR {
            return Some(0.0);
        }
        let board = self.same(board);
        if let Some(chance) = self.chances.get(&(board as u32)) {
            return Some(*chance);
        }
        if *left == 0 {
            return None;
        }
        let cells = table.digits();
        let next = |at: usize| (board >> (2 * at) & 3 < 3).then(|| board + (1 << (2 * at)));
        let seems: [f32; 12] = std::array::from_fn(|at| {
            let next = if at < cells { next(at) } else { None };
            next.map_or(f32::NEG_INFINITY, |next| self.seems(next, cells))
        });
        let best = seems.into_iter().fold(0.0, f32::max);
        let (mut chance, mut all) = (0.0, 0.0);
        for (at, seems) in seems.into_iter().enumerate() {
            let often = ((seems - best) / DOUBT).exp();
            if let Some(next) = next(at).filter(|_| often >= HARDLY) {
                chance += often * self.ours(table, next, left)?;
                all += often;
            }
        }
        let chance = chance / all;
        self.chances.insert(board as u32, chance);
        // Only finished boards count, so that each call makes progress.
        *left = left.saturating_sub(1);
        Some(chance)
    }

    /// The probability that the swindling seat, which is to act, wins.
    fn ours(&mut self, table: &BoardTablebase, board: usize, left: &mut usize) -> Option<f32> {
        if exact(table.entries[board]).value > 0 {
            return Some(1.0);
        }
        let mut best: f32 = 0.0;
        for at in (0..table.digits()).filter(|at| board >> (2 * at) & 3 < 3) {
            best = best.max(self.theirs(table, board + (1 << (2 * at)), left)?);
        }
        Some(best)
    }
}

/// For each symmetry of the board, the image of each digit.
fn images(layout: CellLayout, digit: &[u32; 12]) -> Vec<Vec<u32>> {
    let (columns, rows) = (3, layout.rows() as usize);
    let image = |turn: usize| {
        let mut to = vec![0; columns * rows];
        for cell in layout.cells() {
            let (x, y) = layout.point(cell, BoardEdge::North);
            let (x, y) = (x as usize, y as usize);
            let x = if turn & 1 != 0 { columns - 1 - x } else { x };
            let y = if turn & 2 != 0 { rows - 1 - y } else { y };
            let (x, y) = if turn & 4 != 0 { (y, x) } else { (x, y) };
            to[digit[cell.index()] as usize] = digit[x * rows + y];
        }
        to
    };
    let all = if columns == rows { 8 } else { 4 };
    (0..all).map(image).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::Tablebase;
    use trivium_rules::core::{Notation, Rules, SeededRng, Turn};
    use trivium_rules::games::traffic_lights::{self, Cell, Move, State, TrafficLights};

    fn rules(variant: &str) -> TrafficLights {
        traffic_lights::rules(variant, &[]).expect("a variant")
    }

    fn table(rules: &TrafficLights) -> BoardTablebase {
        let mut table = BoardTablebase::new(rules).expect("there is no bag");
        while !table.advance(1000) {}
        table
    }

    fn swindles(
        table: &mut BoardTablebase,
        rules: &TrafficLights,
        state: &State,
        thousands: usize,
    ) -> Vec<(Move, f32)> {
        loop {
            if let Some(chances) = table.swindles(rules, state, thousands) {
                return chances;
            }
        }
    }

    fn next(rules: &TrafficLights, state: &State) -> Vec<(Move, State)> {
        let moves = rules.legal_moves(state);
        let after = |made| (made, rules.after(state, made));
        moves.into_iter().map(after).collect()
    }

    fn over(rules: &TrafficLights, state: &State) -> bool {
        matches!(rules.turn(state), Turn::Over(_))
    }

    /// Positions of random games, from turn `turns` on, that are lost for the seat to act but do not end soon.
    fn lost(rules: &TrafficLights, table: &BoardTablebase, turns: u32) -> Vec<State> {
        let (mut rng, mut found) = (SeededRng::new(5), Vec::new());
        for _ in 0..2000 {
            let mut state = rules.start();
            for turn in 1.. {
                let mut all = next(rules, &state);
                state = all.swap_remove(rng.below(all.len() as u32) as usize).1;
                if over(rules, &state) {
                    break;
                }
                let value = table.value(rules, &state).expect("a value");
                if turn >= turns && value.value < 0 && value.plies > 4 {
                    found.push(state.clone());
                }
            }
        }
        assert!(found.len() >= 12, "{} lost positions", found.len());
        found.truncate(12);
        found
    }

    /// The model that the top of this file describes, computed from the rules alone.
    struct Model<'a> {
        rules: &'a TrafficLights,
        table: &'a BoardTablebase,
        looks: HashMap<State, f64>,
        strays: HashMap<State, f64>,
    }

    impl Model<'_> {
        /// The value for the seat to act if both play at random.
        fn looks(&mut self, state: &State) -> f64 {
            if over(self.rules, state) {
                return 0.0;
            }
            if let Some(looks) = self.looks.get(state) {
                return *looks;
            }
            let all = next(self.rules, state);
            let looks = all.iter().map(|(_, after)| 1.0 - self.looks(after)).sum::<f64>() / all.len() as f64;
            self.looks.insert(state.clone(), looks);
            looks
        }

        /// The apparent value of a position for the seat that does not act, when it thinks one reply ahead.
        fn seems(&mut self, state: &State) -> f64 {
            let looks: Vec<f64> = next(self.rules, state).iter().map(|(_, after)| self.looks(after)).collect();
            let care = |looks: &f64| (-f64::from(CARE) * looks).exp();
            looks.iter().map(|looks| care(looks) * looks).sum::<f64>() / looks.iter().map(care).sum::<f64>()
        }

        /// The probability that the seat to act does not win.
        fn strays(&mut self, state: &State) -> f64 {
            let value = self.table.value(self.rules, state).expect("a value");
            if value.value < 0 || value.plies <= 3 {
                return if value.value < 0 { 1.0 } else { 0.0 };
            }
            if let Some(strays) = self.strays.get(state) {
                return *strays;
            }
            let all = next(self.rules, state);
            let seems: Vec<f64> = all.iter().map(|(_, after)| self.seems(after)).collect();
            let best = seems.iter().copied().fold(0.0, f64::max);
            let (mut sum, mut often) = (0.0, 0.0);
            for ((_, after), seems) in all.iter().zip(seems) {
                let taken = ((seems - best) / f64::from(DOUBT)).exp();
                if taken >= f64::from(HARDLY) {
                    sum += taken * self.swindled(after);
                    often += taken;
                }
            }
            self.strays.insert(state.clone(), sum / often);
            sum / often
        }

        fn swindled(&mut self, state: &State) -> f64 {
            if self.table.value(self.rules, state).expect("a value").value > 0 {
                return 1.0;
            }
            next(self.rules, state).iter().map(|(_, after)| self.strays(after)).fold(0.0, f64::max)
        }
    }

    #[test]
    fn chances_match_the_model_computed_from_the_rules() {
        for (variant, turns) in [("simple", 3), ("classic3", 8), ("learn", 12), ("classic4", 16)] {
            let rules = rules(variant);
            let mut table = table(&rules);
            let (mut found, mut between) = (Vec::new(), 0);
            let all = lost(&rules, &table, turns);
            for state in &all {
                found.push(swindles(&mut table, &rules, state, 1000));
            }
            let mut model = Model { rules: &rules, table: &table, looks: HashMap::new(), strays: HashMap::new() };
            for (state, found) in all.iter().zip(found) {
                for ((made, chance), (other, after)) in found.into_iter().zip(next(&rules, state)) {
                    assert_eq!(made, other);
                    let strays = model.strays(&after);
                    // The table rounds apparent values to 1/255.
                    assert!(
                        (strays - f64::from(chance)).abs() < 0.05,
                        "{variant}: {chance}, not {strays}: {state:?} {made:?}"
                    );
                    between += u32::from(strays > 0.1 && strays < 0.9);
                }
            }
            assert!(between > 5, "{variant}: {between} chances between 0.1 and 0.9");
        }
    }

    #[test]
    fn mirrored_boards_have_equal_chances_in_slices_of_any_size() {
        for variant in ["simple", "classic4"] {
            let rules = rules(variant);
            let [mut one, mut two] = [table(&rules), table(&rules)];
            let height = usize::from(rules.layout().rows());
            for state in lost(&rules, &one, 12) {
                let upside_down = |cell: usize| cell / height * height + (height - 1 - cell % height);
                let text = rules.position_text(&state);
                let (board, rest) = text["board=".len()..].split_once(' ').expect("more fields");
                let rows: Vec<&str> = board.rsplit('/').collect();
                let mirrored = format!("board={} {rest}", rows.join("/"));
                let mirrored = rules.read_position(&mirrored).expect("the image of a position");
                let mut there = swindles(&mut two, &rules, &mirrored, 1);
                for (made, _) in &mut there {
                    if let Move::Lay(cell) = made {
                        *cell = Cell::new(upside_down(cell.index())).expect("a cell of the board");
                    }
                }
                there.sort_by_key(|(made, _)| *made);
                let mut here = swindles(&mut one, &rules, &state, 100_000);
                here.sort_by_key(|(made, _)| *made);
                for ((made, chance), (other, same)) in here.iter().zip(&there) {
                    assert_eq!(made, other);
                    assert!((chance - same).abs() < 1e-4, "{variant} {chance} {same}");
                }
                assert_eq!(here.len(), there.len());
            }
        }
    }

    #[test]
    fn the_tablebase_stays_small_with_the_swindles_of_the_start() {
        let rules = rules("classic4");
        let mut table = table(&rules);
        let before = table.bytes();
        assert_eq!(swindles(&mut table, &rules, &rules.start(), 1000).len(), 12);
        assert!((before + (16 << 20)..64 << 20).contains(&table.bytes()), "{} bytes", table.bytes());
    }

    #[test]
    fn variants_with_points_have_no_swindles() {
        for variant in ["four", "slider"] {
            let rules = rules(variant);
            let mut table = table(&rules);
            assert_eq!(table.swindles(&rules, &rules.start(), 1), Some(Vec::new()));
        }
    }
}
