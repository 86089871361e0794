//! What a search needs to know about a game beyond its rules: evaluation, move ordering, blunder rates. Each game implements it in
//! [`crate::games`].

use arrayvec::ArrayVec;
use std::hash::{Hash, Hasher};
use trivium_rules::core::{Rules, Seat, SeededRng, Turn, Verdict};

/// The value of a won game in points, less the decisions until then. Estimates stay below [`Evaluate::MOST`].
pub const WIN: i32 = 30_000;

/// Which search suits a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchMethod {
    /// Two seats, no chance: alpha-beta over estimates.
    AlphaBeta,
    /// Three seats, or chance: Monte Carlo tree search.
    MonteCarlo,
}

/// A decision with its rank: the higher, the sooner it is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedMove<M> {
    /// How promising it looks.
    pub rank: i32,
    /// The decision.
    pub made: M,
}

/// How far values move when a search looks further ahead, in points: hardly ever by more than this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PruningMargins {
    /// From an estimate up to the value of a search one decision deep.
    pub up: i32,
    /// From an estimate down to it.
    pub down: i32,
    /// Further, either way, for each decision more.
    pub each: i32,
    /// From the value of a search to that of one four decisions deeper, either way.
    pub deeper: i32,
}

/// A proven value, for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExactValue {
    /// ±1, or where points are counted this round's points, own minus other's.
    pub value: i32,
    /// Turns to the end of the game or round, the last one included, when the winner hurries and the loser delays.
    pub plies: u32,
}

/// A complete table of a game's values, made in slices.
pub trait Tablebase<R: Rules> {
    /// Makes some more of the table: about so many thousands of states, one thousand at the least. True when it is complete.
    fn advance(&mut self, thousands: usize) -> bool;

    /// How much is made, in thousandths.
    fn progress(&self) -> u32;

    /// The table's size in bytes, all that making it takes included.
    fn bytes(&self) -> usize;

    /// The value of a position; `None` when the game is over there, or the table is not complete.
    fn value(&self, rules: &R, state: &R::State) -> Option<ExactValue>;

    /// The value that a legal decision reaches, for the seat that makes it, this turn counted.
    fn value_of(&self, rules: &R, state: &R::State, made: R::Move) -> Option<ExactValue>;

    /// Each decision of a lost position with how likely somebody who judges by looks throws the win away after it. Works as
    /// long as [`Tablebase::advance`] does for so many thousands of states; `None` while there is more to do. Nothing where swindles are not known.
    fn swindles(&mut self, _rules: &R, _state: &R::State, _thousands: usize) -> Option<Vec<(R::Move, f32)>> {
        Some(Vec::new())
    }
}

/// A complete table of what the seats can expect where draws of chance decide, made in slices.
pub trait ExpectimaxTable<R: Rules> {
    /// Makes some more of the table: about so many thousands of states, one thousand at the least. True when it is complete.
    fn advance(&mut self, thousands: usize) -> bool;

    /// How much is made, in thousandths.
    fn progress(&self) -> u32;

    /// The table's size in bytes.
    fn bytes(&self) -> usize;

    /// Whether it has this position and all that follow, once it is complete: those that play reaches from the start of the rules, and
    /// perhaps others.
    fn covers(&self, state: &R::State) -> bool;

    /// Each seat's share of a position when all play as well as can be (see [`Evaluate::shares`]); `None` while the table is not complete.
    fn shares(&self, state: &R::State) -> Option<[f32; Seat::MOST]>;
}

/// The decisions of a turn, one after the other.
pub type TurnMoves<M> = ArrayVec<M, 2>;

/// A proven result of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolvedResult<M> {
    /// Whether the seat to act wins.
    pub wins: bool,
    /// Turns until then at the most, the one that it is in and the last one included.
    pub turns: u32,
    /// The same, counted in decisions.
    pub decisions: u32,
    /// The decision that wins, or that holds out as long as any. `None` when all lose alike.
    pub made: Option<M>,
}

/// A search that proves who wins, made in slices. It is for games in which a seat makes more than one decision in a turn.
pub trait Solver<R: Rules> {
    /// Goes on for about so many boards. True when it is known who wins.
    fn step(&mut self, boards: u64) -> bool;

    /// Boards that were looked at closely so far.
    fn boards(&self) -> u64;

    /// The proven result.
    fn solved(&self) -> Option<SolvedResult<R::Move>>;
}

/// A game as searches know it.
pub trait Evaluate: Rules + Sized {
    /// No estimate is larger, either way.
    const MOST: i32 = 20_000;

    /// The most decisions of a random playout.
    const PLAYOUT: u32 = 400;

    /// How far values move, where that was measured: searches then look less far where a value is beyond what matters by more than that.
    const PRUNING_MARGINS: Option<PruningMargins> = None;

    /// How many nodes a search looks at in about half a second on a desktop: the limit of full strength.
    const NODES: u64 = 100_000;

    /// Which search suits this variant.
    fn method(&self) -> SearchMethod {
        SearchMethod::AlphaBeta
    }

    /// Whether the candidates leave out only what is no better, so that a win or a loss that is found is proven.
    fn complete(&self) -> bool {
        true
    }

    /// How many of 1000 decisions the levels 1 to 7 do not see.
    fn blunder_rates(&self) -> [u32; 7] {
        [450, 340, 250, 180, 120, 70, 30]
    }

    /// How many positions to look at for a proof before full strength plays by estimates; 0 where none can be hoped for. Proofs
    /// are for variants in which the seats act in turn, one decision each.
    fn proofs(&self) -> u64 {
        0
    }

    /// How many nodes to look at for a win by threats before full strength plays by estimates; 0 where there are no threats to speak of.
    /// It is for variants in which the seats act in turn, one decision each.
    fn forced(&self) -> u64 {
        0
    }

    /// A search that proves who wins from a position, where there is one of the game's own.
    fn solver(&self, _state: &Self::State) -> Option<Box<dyn Solver<Self>>> {
        None
    }

    /// The result that a kept proof gives for a position. A test holds the two together.
    fn fact(&self, _state: &Self::State) -> Option<SolvedResult<Self::Move>> {
        None
    }

    /// How many boards full strength has that search look at before it plays by estimates; 0 where it does without.
    fn solving(&self) -> u64 {
        0
    }

    /// Appends decisions that are known to be best here, equally good, where finding that out takes long. A test proves them.
    fn book(&self, _state: &Self::State, _into: &mut Vec<Self::Move>) {}

    /// The state's key. Different states may share one, but hardly do.
    fn key(&self, state: &Self::State) -> u64 {
        let mut hasher = MixHasher::default();
        state.hash(&mut hasher);
        hasher.finish()
    }

    /// With two seats, how good a position that is not over is for `seat`, in points: about 100 for what wins twice as
    /// often as it loses.
    fn evaluate(&self, _state: &Self::State, _seat: Seat) -> i32 {
        0
    }

    /// The same as somebody judges it who knows less of the game: what levels below full strength go by.
    fn naive_evaluate(&self, state: &Self::State, seat: Seat) -> i32 {
        self.evaluate(state, seat)
    }

    /// The position after one of the candidates; `None` when that turns out not to be legal. It is for searches alone: where telling what
    /// is legal takes long, candidates there may be some that are not, and whoever ventures them all in vain has lost.
    fn try_play(&self, state: &Self::State, made: Self::Move) -> Option<Self::State> {
        let mut after = state.clone();
        self.play_unchecked(&mut after, made);
        Some(after)
    }

    /// The estimate of the position after a decision, for the seat that makes it, and that position's key, where both can be told for much
    /// less than playing it costs; `None` to have it played.
    fn quick_look(&self, _state: &Self::State, _made: Self::Move) -> Option<(i32, u64)> {
        None
    }

    /// The share of the game that each seat can expect, a win being 1 and a draw of two a half; entries past the seats are 0.
    fn shares(&self, state: &Self::State) -> [f32; Seat::MOST] {
        two_shares(self.evaluate(state, Seat::ONE))
    }

    /// Whether a search from `root` need not look beyond `state`, for what follows hardly depends on what happens before: it takes
    /// [`Evaluate::shares`] of it.
    fn beyond(&self, _root: &Self::State, _state: &Self::State) -> bool {
        false
    }

    /// Appends the decisions worth a search, ranked: all legal ones, or fewer where the game knows that the others are no better or
    /// where there are too many to look at. Appends none exactly when the game is over.
    fn candidates(&self, state: &Self::State, into: &mut Vec<RankedMove<Self::Move>>) {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        into.extend(legal.into_iter().map(|made| RankedMove { rank: 0, made }));
    }

    /// The same as somebody sees them who does not notice that there is something to win or to answer.
    fn naive_candidates(&self, state: &Self::State, into: &mut Vec<RankedMove<Self::Move>>) {
        self.candidates(state, into);
    }

    /// Appends the decisions that must be looked at before a position can be judged, and says whether the seat may
    /// do something quiet instead.
    fn forcing(&self, _state: &Self::State, _into: &mut Vec<RankedMove<Self::Move>>) -> bool {
        true
    }

    /// Whether the seat to act wins with its next decision.
    fn wins_at_once(&self, state: &Self::State) -> bool {
        let Some(seat) = self.turn(state).seat() else { return false };
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        legal.into_iter().any(|made| {
            let mut after = state.clone();
            self.play_unchecked(&mut after, made);
            self.turn(&after).outcome().is_some_and(|o| o.of(seat) == Verdict::Win)
        })
    }

    /// Appends decisions after which the seat wins with its next one unless it is answered: all, or some that look best. None where such
    /// wins are not searched for.
    fn threats(&self, _state: &Self::State, _into: &mut Vec<Self::Move>) {}

    /// Appends every decision after which the other seat does not win at once.
    fn parries(&self, state: &Self::State, into: &mut Vec<Self::Move>) {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        into.extend(legal.into_iter().filter(|made| {
            let mut after = state.clone();
            self.play_unchecked(&mut after, *made);
            !self.wins_at_once(&after)
        }));
    }

    /// Of all first decisions that are this one up to the board's symmetries, the one that stands for them.
    fn like(&self, first: Self::Move) -> Self::Move {
        (0..self.symmetries()).map(|symmetry| self.image(first, symmetry)).fold(first, Ord::min)
    }

    /// Whether a position is worth a ply more: the decisions there are few because something must be answered.
    fn pressed(&self, _state: &Self::State) -> bool {
        false
    }

    /// A decision of a seat in a playout that is informed but quick.
    fn playout_move(&self, state: &Self::State, rng: &mut SeededRng, scratch: &mut Vec<Self::Move>) -> Self::Move {
        self.sample(state, rng, scratch)
    }

    /// A table of the whole truth to be made, where one fits into memory.
    fn tablebase(&self) -> Option<Box<dyn Tablebase<Self>>> {
        None
    }

    /// The same for a game with draws of chance.
    fn expectimax_table(&self) -> Option<Box<dyn ExpectimaxTable<Self>>> {
        None
    }
}

/// The two seats' shares at so many points for seat 1.
pub fn two_shares(points: i32) -> [f32; Seat::MOST] {
    let one = 1.0 / (1.0 + (-(points as f32) * (std::f32::consts::LN_2 / 100.0)).exp());
    [one, 1.0 - one, 0.0]
}

/// The shares of the seats when the game is over: the winners split 1 evenly; without a winner all seats do. `None` while the game runs.
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

/// A 64-bit hash, the same on every machine, a multiplication for each word.
#[derive(Clone, Copy, Default)]
pub struct MixHasher(u64);

/// An odd number without a pattern: 2⁶⁴ divided by the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl MixHasher {
    /// One more word.
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

    // The same on machines whose words have 32 bits and those with 64.
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
    fn winners_share_one() {
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
