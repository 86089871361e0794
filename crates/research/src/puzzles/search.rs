//! The maker's search: whether a seat can force an outcome against all moves of the others and all draws of chance. It
//! uses no estimates.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use trivium_engine::{Evaluate, MixHasher};
use trivium_rules::core::{Referee, Seat, Turn, Verdict};

/// Cost of looking for a win at once, in positions: about as much as trying all moves.
const AT_ONCE: u64 = 60;

/// The outcome to force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    Win,
    /// The seat does not lose.
    Draw,
    /// The others make the seat lose.
    Loss,
}

impl Aim {
    fn met(self, verdict: Verdict) -> bool {
        match self {
            Aim::Win => verdict == Verdict::Win,
            Aim::Draw => verdict != Verdict::Loss,
            Aim::Loss => verdict == Verdict::Loss,
        }
    }
}

/// The search needed too many positions, or would leave the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenUp;

/// A stored result: position, seat, aim, number of turns left, and whether the seat is to act.
type MemoKey = (u64, Seat, Aim, Option<u8>, bool);

/// The search for a game and variant. It keeps results for one position only, so that its limit shows how much a check
/// has to search.
pub struct ForcedSearch<'a, R: Evaluate> {
    rules: &'a R,
    /// Whether each turn is a single move and `wins_at_once` costs little.
    pub quick: bool,
    round: u32,
    nodes: u64,
    limit: u64,
    known: HashMap<MemoKey, bool, BuildHasherDefault<MixHasher>>,
    /// For each depth, the last move that settled a position. It is tried first.
    settling: Vec<Option<R::Move>>,
}

impl<'a, R: Evaluate + Referee> ForcedSearch<'a, R> {
    pub fn new(rules: &'a R, quick: bool) -> Self {
        let (known, settling) = (HashMap::default(), vec![None; 256]);
        ForcedSearch { rules, quick, round: 1, nodes: 0, limit: 0, known, settling }
    }

    /// Starts at another position, with `limit` positions to search.
    pub fn enter(&mut self, root: &R::State, limit: u64) {
        self.round = self.rules.round(root);
        (self.nodes, self.limit) = (0, limit);
        self.known.clear();
        self.settling.fill(None);
    }

    /// Resets the count of searched positions to 0; the limit stays.
    pub fn refill(&mut self) {
        self.nodes = 0;
    }

    /// The verdict for a seat, as soon as it is decided.
    pub fn settled(&self, state: &R::State, seat: Seat) -> Option<Verdict> {
        match self.rules.turn(state) {
            Turn::Over(outcome) => Some(outcome.of(seat)),
            _ if self.rules.is_out(state, seat) => Some(Verdict::Loss),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// All positions that can follow, each with its move.
    pub fn next(&mut self, state: &R::State) -> Vec<(R::Move, R::State)> {
        let mut legal = self.rules.legal_moves(state);
        legal.sort_unstable();
        let played = |made| (made, self.rules.after(state, made));
        legal.into_iter().map(played).collect()
    }

    /// Whether `seat` (for [`Aim::Loss`], the others) can force the aim before `seat` begins more than `turns` further
    /// turns; `None` sets no limit. `inside` is true if the last move was the seat's.
    pub fn forced(
        &mut self,
        state: &R::State,
        seat: Seat,
        aim: Aim,
        turns: Option<u8>,
        inside: bool,
    ) -> Result<bool, GivenUp> {
        self.search(state, (seat, aim), turns, inside, 0)
    }

    fn search(
        &mut self,
        state: &R::State,
        wanted: (Seat, Aim),
        turns: Option<u8>,
        inside: bool,
        depth: usize,
    ) -> Result<bool, GivenUp> {
        let (seat, aim) = wanted;
        if let Some(verdict) = self.settled(state, seat) {
            return Ok(aim.met(verdict));
        }
        let acting = self.rules.turn(state);
        let own = acting == Turn::Seat(seat);
        let turns = match turns {
            Some(0) if own && !inside => return Ok(false),
            Some(turns) if own && !inside => Some(turns - 1),
            turns => turns,
        };
        self.nodes += 1;
        if self.nodes > self.limit || depth >= self.settling.len() {
            return Err(GivenUp);
        }
        // In the last turn only an immediate win counts: for `Aim::Loss` a win of the others, otherwise of the seat.
        let last = if aim == Aim::Loss { !own } else { own && aim == Aim::Win };
        // A seat without a turn left does not win, unless every move of the opponent loses. That is rare, and
        // `puzzle_check` would find it.
        if self.quick && aim == Aim::Win && !own && turns == Some(0) {
            return Ok(false);
        }
        if self.quick && last && turns == Some(0) {
            self.nodes += AT_ONCE;
            return Ok(self.rules.wins_at_once(state));
        }
        let key = (self.rules.key(state), seat, aim, turns, own);
        if let Some(known) = self.known.get(&key) {
            return Ok(*known);
        }
        if self.rules.round(state) != self.round {
            return Err(GivenUp);
        }
        // The side that chooses needs one move, the other side has to allow it with all moves. Chance never helps.
        let chooses = acting != Turn::Chance && own == (aim != Aim::Loss);
        let found = self.follow(state, wanted, turns, own, chooses, depth)?;
        self.known.insert(key, found);
        Ok(found)
    }

    /// Whether the aim is forced: with one of the moves if `chooses` is true, otherwise with every move.
    fn follow(
        &mut self,
        state: &R::State,
        (seat, aim): (Seat, Aim),
        turns: Option<u8>,
        own: bool,
        chooses: bool,
        depth: usize,
    ) -> Result<bool, GivenUp> {
        let rules = self.rules;
        let played = |made| rules.after(state, made);
        // The move that settled the last such position usually settles this one, too, which saves listing the legal
        // moves.
        let first = self.settling[depth].filter(|made| rules.check(state, *made).is_ok());
        if let Some(made) = first {
            self.nodes += 1;
            if self.search(&played(made), (seat, aim), turns, own, depth + 1)? == chooses {
                return Ok(chooses);
            }
        }
        let mut legal = rules.legal_moves(state);
        legal.sort_unstable();
        // Looking for a move that settles the question at once saves searching the other moves.
        if chooses && !self.quick {
            self.nodes += legal.len() as u64;
            let settles = |after| self.settled(&after, seat).is_some_and(|verdict| aim.met(verdict));
            if legal.iter().any(|made| settles(played(*made))) {
                return Ok(true);
            }
        }
        for made in legal.into_iter().filter(|made| Some(*made) != first) {
            self.nodes += 1;
            if self.search(&played(made), (seat, aim), turns, own, depth + 1)? == chooses {
                self.settling[depth] = Some(made);
                return Ok(chooses);
            }
        }
        Ok(!chooses)
    }
}
