//! The maker's search: whether a seat brings something about whatever all the others do, draws of chance among them. No estimates.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use trivium_engine::{Evaluate, MixHasher};
use trivium_rules::core::{Referee, Seat, Turn, Verdict};

/// The cost of finding out whether somebody wins at once, in positions: about what it takes to try all decisions.
const AT_ONCE: u64 = 60;

/// The thing that is to be brought about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// The seat wins.
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

/// The search was given up: it would look at too much, or leave the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenUp;

/// A known result: of a position, for a seat and an aim, with so many turns left, seen from inside a turn of the seat or not.
type MemoKey = (u64, Seat, Aim, Option<u8>, bool);

/// The search for a game and variant. Its findings serve all questions about one position, and none about others: so its limit says
/// how much a check has to look at.
pub struct ForcedSearch<'a, R: Evaluate> {
    rules: &'a R,
    /// Whether each turn is one decision and `wins_at_once` costs little.
    pub quick: bool,
    round: u32,
    nodes: u64,
    limit: u64,
    known: HashMap<MemoKey, bool, BuildHasherDefault<MixHasher>>,
    /// At each depth the decision that settled a position last.
    settling: Vec<Option<R::Move>>,
}

impl<'a, R: Evaluate + Referee> ForcedSearch<'a, R> {
    /// Nothing known yet.
    pub fn new(rules: &'a R, quick: bool) -> Self {
        let (known, settling) = (HashMap::default(), vec![None; 256]);
        ForcedSearch { rules, quick, round: 1, nodes: 0, limit: 0, known, settling }
    }

    /// Begins to search at another position, of so many positions after it.
    pub fn enter(&mut self, root: &R::State, limit: u64) {
        self.round = self.rules.round(root);
        (self.nodes, self.limit) = (0, limit);
        self.known.clear();
        self.settling.fill(None);
    }

    /// Allows as many positions once more.
    pub fn refill(&mut self) {
        self.nodes = 0;
    }

    /// The verdict for a seat, as soon as it stands.
    pub fn settled(&self, state: &R::State, seat: Seat) -> Option<Verdict> {
        match self.rules.turn(state) {
            Turn::Over(outcome) => Some(outcome.of(seat)),
            _ if self.rules.is_out(state, seat) => Some(Verdict::Loss),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// All positions that can follow, each with its decision.
    pub fn next(&mut self, state: &R::State) -> Vec<(R::Move, R::State)> {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        legal.sort_unstable();
        let played = |made| {
            let mut after = state.clone();
            self.rules.play_unchecked(&mut after, made);
            (made, after)
        };
        legal.into_iter().map(played).collect()
    }

    /// Whether `seat` — for [`Aim::Loss`] the others — bring the aim about from here, before `seat` begins more than `turns` further
    /// turns; without a number to the end. `inside` says whether the last decision was of the seat.
    pub fn forced(
        &mut self,
        state: &R::State,
        seat: Seat,
        aim: Aim,
        turns: Option<u8>,
        inside: bool,
    ) -> Result<bool, GivenUp> {
        self.look(state, (seat, aim), turns, inside, 0)
    }

    fn look(
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
        // The others win at once, or the seat does in its last turn.
        let last = if aim == Aim::Loss { !own } else { own && aim == Aim::Win };
        // A seat that has no turn left does not win: a check would find the rare exception, a seat that cannot but lose.
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
        // The side that chooses needs one decision, the other side all; chance never helps.
        let chooses = acting != Turn::Chance && own == (aim != Aim::Loss);
        let found = self.follow(state, wanted, turns, own, chooses, depth)?;
        self.known.insert(key, found);
        Ok(found)
    }

    /// Whether one decision — where all are asked, every one — leads to the aim.
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
        let played = |made| {
            let mut after = state.clone();
            rules.play_unchecked(&mut after, made);
            after
        };
        // The decision that settled such a position last mostly settles this one, and spares telling what else is legal.
        let first = self.settling[depth].filter(|made| rules.check(state, *made).is_ok());
        if let Some(made) = first {
            self.nodes += 1;
            if self.look(&played(made), (seat, aim), turns, own, depth + 1)? == chooses {
                return Ok(chooses);
            }
        }
        let mut legal = Vec::new();
        rules.legal(state, &mut legal);
        legal.sort_unstable();
        // A decision that settles it at once spares looking at what follows the others.
        if chooses && !self.quick {
            self.nodes += legal.len() as u64;
            let settles = |after| self.settled(&after, seat).is_some_and(|verdict| aim.met(verdict));
            if legal.iter().any(|made| settles(played(*made))) {
                return Ok(true);
            }
        }
        for made in legal.into_iter().filter(|made| Some(*made) != first) {
            self.nodes += 1;
            if self.look(&played(made), (seat, aim), turns, own, depth + 1)? == chooses {
                self.settling[depth] = Some(made);
                return Ok(chooses);
            }
        }
        Ok(!chooses)
    }
}
