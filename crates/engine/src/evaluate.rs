//! What a search needs to know about a game beyond its rules: evaluation, move ordering, blunder rates. Each game
//! implements it in [`crate::games`].

use arrayvec::ArrayVec;
use std::hash::{Hash, Hasher};
use trivium_rules::core::{Rules, Seat, SeededRng, Turn};

/// The value of a won game in points, minus the plies to its end. Estimates stay within ±[`Evaluate::MOST`].
pub const WIN: i32 = 30_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchMethod {
    /// For two seats without chance.
    AlphaBeta,
    /// For three seats, or with chance.
    MonteCarlo,
}

/// A move with its rank. Searches try higher ranks first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedMove<M> {
    pub rank: i32,
    pub made: M,
}

/// Changes of a value, in points, that are hardly ever exceeded when a search gets deeper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PruningMargins {
    /// Rise from an estimate to the value of a search of depth 1.
    pub up: i32,
    /// Fall from an estimate to the value of a search of depth 1.
    pub down: i32,
    /// Change for each further ply, up or down.
    pub each: i32,
    /// Change from a search to one that is four plies deeper, up or down.
    pub deeper: i32,
}

/// A proven value, for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExactValue {
    /// ±1; in games with points, the seat's points of this round minus the opponent's.
    pub value: i32,
    /// Turns to the end of the game or round, including the last one, if the winner hurries and the loser delays.
    pub plies: u32,
}

/// A complete table of a game's values, built in slices.
pub trait Tablebase<R: Rules> {
    /// Builds the table for about 1000 × `thousands` more states, at least 1000. Returns true when it is complete.
    fn advance(&mut self, thousands: usize) -> bool;

    /// The completed fraction, in thousandths.
    fn progress(&self) -> u32;

    /// The table's size in bytes, including working memory while it is built.
    fn bytes(&self) -> usize;

    /// The value of a position; `None` if the game is over or the table is incomplete.
    fn value(&self, rules: &R, state: &R::State) -> Option<ExactValue>;

    /// The value of a legal move for the seat that makes it. `plies` includes the current turn.
    fn value_of(&self, rules: &R, state: &R::State, made: R::Move) -> Option<ExactValue>;

    /// The moves of a lost position, each with the probability that a naive opponent gives the win away after it. Each
    /// call does about as much work as [`Tablebase::advance`]; `None` while work is left. Empty where a game does not
    /// support swindles.
    fn swindles(&mut self, _rules: &R, _state: &R::State, _thousands: usize) -> Option<Vec<(R::Move, f32)>> {
        Some(Vec::new())
    }
}

/// A complete table of the shares that seats expect in a game with chance, built in slices.
pub trait ExpectimaxTable<R: Rules> {
    /// Builds the table for about 1000 × `thousands` more states, at least 1000. Returns true when it is complete.
    fn advance(&mut self, thousands: usize) -> bool;

    /// The completed fraction, in thousandths.
    fn progress(&self) -> u32;

    /// The table's size in bytes.
    fn bytes(&self) -> usize;

    /// Whether the complete table contains this position and all later ones. It contains at least every position that
    /// is reachable from the start of the rules.
    fn covers(&self, state: &R::State) -> bool;

    /// The shares of the seats under best play (see [`Evaluate::shares`]); `None` while the table is incomplete.
    fn shares(&self, state: &R::State) -> Option<[f32; Seat::MOST]>;
}

/// The moves of one turn, in order.
pub type TurnMoves<M> = ArrayVec<M, 2>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolvedResult<M> {
    /// Whether the seat to act wins.
    pub wins: bool,
    /// Upper bound for the turns to the end, including the current and the last one.
    pub turns: u32,
    /// The same bound in moves.
    pub decisions: u32,
    /// A winning move, or one that resists longest. `None` if all moves lose equally fast.
    pub made: Option<M>,
}

/// A search that proves which seat wins, run in slices. It serves games in which a turn has several moves.
pub trait Solver<R: Rules> {
    /// Examines about `boards` more boards. Returns true when the winner is known.
    fn step(&mut self, boards: u64) -> bool;

    /// Boards examined so far.
    fn boards(&self) -> u64;

    fn solved(&self) -> Option<SolvedResult<R::Move>>;
}

/// What searches need to know about a game.
pub trait Evaluate: Rules + Sized {
    /// Largest absolute value of an estimate, in points.
    const MOST: i32 = 20_000;

    /// Maximum number of moves in a random playout.
    const PLAYOUT: u32 = 400;

    /// Measured margins for futility pruning and ProbCut; `None` turns both off.
    const PRUNING_MARGINS: Option<PruningMargins> = None;

    /// Node limit of full strength: about half a second on a desktop.
    const NODES: u64 = 100_000;

    fn method(&self) -> SearchMethod {
        SearchMethod::AlphaBeta
    }

    /// Whether candidates omit only moves that are no better than the listed ones. If so, a win or loss that a search
    /// finds is proven.
    fn complete(&self) -> bool {
        true
    }

    /// How many of 1000 moves levels 1 to 7 overlook.
    fn blunder_rates(&self) -> [u32; 7] {
        [450, 340, 250, 180, 120, 70, 30]
    }

    /// Node limit of the proof search that precedes estimates at full strength; 0 turns it off. Only for variants in
    /// which the seats alternate after every move.
    fn proofs(&self) -> u64 {
        0
    }

    /// Node limit of the threat search that precedes estimates at full strength; 0 turns it off. Only for variants in
    /// which the seats alternate after every move.
    fn forced(&self) -> u64 {
        0
    }

    /// The game's own solver for a position, if it has one.
    fn solver(&self, _state: &Self::State) -> Option<Box<dyn Solver<Self>>> {
        None
    }

    /// The result of a stored proof for a position. A test compares stored proofs with the solver.
    fn fact(&self, _state: &Self::State) -> Option<SolvedResult<Self::Move>> {
        None
    }

    /// How many boards the solver examines at full strength before estimates decide; 0 turns it off.
    fn solving(&self) -> u64 {
        0
    }

    /// Appends book moves: known best moves, all equally good, for positions where a search takes long. A test proves
    /// them.
    fn book(&self, _state: &Self::State, _into: &mut Vec<Self::Move>) {}

    /// A hash of the state. Collisions are possible but rare.
    fn key(&self, state: &Self::State) -> u64 {
        let mut hasher = MixHasher::default();
        state.hash(&mut hasher);
        hasher.finish()
    }

    /// The estimate of an unfinished two-seat position for `seat`, in points. At 100 points `seat` wins about twice as
    /// often as it loses.
    fn evaluate(&self, _state: &Self::State, _seat: Seat) -> i32 {
        0
    }

    /// The estimate of a less experienced player, for levels below full strength.
    fn naive_evaluate(&self, state: &Self::State, seat: Seat) -> i32 {
        self.evaluate(state, seat)
    }

    /// The position after a candidate; `None` if the move is illegal. Where legality is expensive to check, candidates
    /// may include illegal moves. A seat has lost if all its candidates are illegal.
    fn try_play(&self, state: &Self::State, made: Self::Move) -> Option<Self::State> {
        let after = self.after(state, made);
        Some(after)
    }

    /// The estimate of the position after a move, for the seat that makes it, and that position's key. `None` in games
    /// where this is not much cheaper than playing the move.
    fn quick_look(&self, _state: &Self::State, _made: Self::Move) -> Option<(i32, u64)> {
        None
    }

    /// The share of the game that each seat expects: 1 for a win, a half for a draw of two seats. Entries beyond the
    /// seats are 0.
    fn shares(&self, state: &Self::State) -> [f32; Seat::MOST] {
        two_shares(self.evaluate(state, Seat::ONE))
    }

    /// Whether a search from `root` stops at `state` and uses its [`Evaluate::shares`], because the further play hardly
    /// depends on the moves that led to `state`.
    fn beyond(&self, _root: &Self::State, _state: &Self::State) -> bool {
        false
    }

    /// Appends the moves worth searching, ranked: all legal ones, or fewer if the others are no better or too many.
    /// Appends none if and only if the game is over.
    fn candidates(&self, state: &Self::State, into: &mut Vec<RankedMove<Self::Move>>) {
        let legal = self.legal_moves(state);
        into.extend(legal.into_iter().map(|made| RankedMove { rank: 0, made }));
    }

    /// The candidates of a player who notices neither wins nor threats.
    fn naive_candidates(&self, state: &Self::State, into: &mut Vec<RankedMove<Self::Move>>) {
        self.candidates(state, into);
    }

    /// Appends the forcing moves, which a search follows before it evaluates a position. Returns whether the seat may
    /// also make a quiet move.
    fn forcing(&self, _state: &Self::State, _into: &mut Vec<RankedMove<Self::Move>>) -> bool {
        true
    }

    /// Whether the seat to act can win with its next move.
    fn wins_at_once(&self, state: &Self::State) -> bool {
        let Some(seat) = self.turn(state).seat() else { return false };
        let legal = self.legal_moves(state);
        legal.into_iter().any(|made| self.turn(&self.after(state, made)).is_won_by(seat))
    }

    /// Appends moves that threaten to win with the next move: all, or the most promising ones. Appends none where no
    /// threat search exists.
    fn threats(&self, _state: &Self::State, _into: &mut Vec<Self::Move>) {}

    /// Appends every move after which the opponent cannot win at once.
    fn parries(&self, state: &Self::State, into: &mut Vec<Self::Move>) {
        let legal = self.legal_moves(state);
        into.extend(legal.into_iter().filter(|made| {
            let after = self.after(state, *made);
            !self.wins_at_once(&after)
        }));
    }

    /// The representative of a first move among its images under the board's symmetries.
    fn like(&self, first: Self::Move) -> Self::Move {
        (0..self.symmetries()).map(|symmetry| self.image(first, symmetry)).fold(first, Ord::min)
    }

    /// Whether to search a ply deeper, because a threat leaves only few moves.
    fn pressed(&self, _state: &Self::State) -> bool {
        false
    }

    /// An informed but quick move for a playout.
    fn playout_move(&self, state: &Self::State, rng: &mut SeededRng, scratch: &mut Vec<Self::Move>) -> Self::Move {
        self.sample(state, rng, scratch)
    }

    /// An empty tablebase for [`Tablebase::advance`], if the complete one fits into memory.
    fn tablebase(&self) -> Option<Box<dyn Tablebase<Self>>> {
        None
    }

    /// Like [`Evaluate::tablebase`], for games with chance.
    fn expectimax_table(&self) -> Option<Box<dyn ExpectimaxTable<Self>>> {
        None
    }
}

/// The shares of two seats if `points` is the estimate for seat 1.
pub fn two_shares(points: i32) -> [f32; Seat::MOST] {
    let one = 1.0 / (1.0 + (-(points as f32) * (std::f32::consts::LN_2 / 100.0)).exp());
    [one, 1.0 - one, 0.0]
}

/// The shares of the seats after the game: those with the best verdict split 1 evenly. `None` while the game runs.
pub fn final_shares(turn: Turn) -> Option<[f32; Seat::MOST]> {
    let outcome = turn.outcome()?;
    let best = Seat::all(outcome.seats()).map(|s| outcome.of(s)).max();
    let sharing = |seat: Seat| Some(outcome.of(seat)) == best;
    let part = 1.0 / Seat::all(outcome.seats()).filter(|s| sharing(*s)).count() as f32;
    let mut shares = [0.0; Seat::MOST];
    for seat in Seat::all(outcome.seats()).filter(|s| sharing(*s)) {
        shares[seat.index()] = part;
    }
    Some(shares)
}

/// A 64-bit hash that is equal on every machine, with one multiplication for each word.
#[derive(Clone, Copy, Default)]
pub struct MixHasher(u64);

/// An odd number without a pattern: 2⁶⁴ divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl MixHasher {
    /// The hash of these words.
    #[inline]
    pub fn of(words: impl IntoIterator<Item = u64>) -> u64 {
        let mut hasher = MixHasher::default();
        words.into_iter().for_each(|word| hasher.add(word));
        hasher.finish()
    }

    #[inline]
    pub fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(FACTOR);
    }
}

impl Hasher for MixHasher {
    #[inline]
    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        mixed ^ mixed >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    #[inline]
    fn write_u128(&mut self, n: u128) {
        self.add(n as u64);
        self.add((n >> 64) as u64);
    }

    // Widening to 64 bits makes hashes equal on 32-bit and 64-bit machines.
    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    #[inline]
    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::Outcome;

    #[test]
    fn winners_split_the_game_evenly() {
        use trivium_rules::core::Verdict::{Draw, Loss, Win};
        let shares = |verdicts: [_; 3]| final_shares(Turn::Over(Outcome::new(3, |s| verdicts[s.index()])));
        assert_eq!(shares([Win, Loss, Win]), Some([0.5, 0.0, 0.5]));
        assert_eq!(shares([Loss, Draw, Draw]), Some([0.0, 0.5, 0.5]));
        assert_eq!(final_shares(Turn::Over(Outcome::draw(2))), Some([0.5, 0.5, 0.0]));
        assert_eq!(final_shares(Turn::Chance), None);
    }

    #[test]
    fn a_hundred_points_double_the_chances() {
        let [one, two, _] = two_shares(100);
        assert!((one / two - 2.0).abs() < 1e-4);
        assert!((two_shares(-100)[0] - two).abs() < 1e-6);
    }
}
