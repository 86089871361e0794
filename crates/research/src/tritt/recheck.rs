//! A second check of the bounds of `reloaded`. It shares no code with the solver: no board, list of wins, move order,
//! table, symmetry or threads. It derives the numbers of points from their coordinates, and finds rows in a list of all
//! triples of points.
//!
//! It chooses the shift first and then the set before it. The result is the same, because the set may not cover a point
//! that is swept.

use std::ops::ControlFlow;
use std::sync::LazyLock;
use trivium_rules::games::tritt::board::BoardPoint;
use trivium_rules::games::tritt::{PlayerColour, Stage, State};

/// Number of trittons per player.
const HAND: usize = 10;
/// Number of points, and of triples of points in line.
const POINTS: usize = 91;
const TRIPLES: usize = 207;
/// Marks a missing triple.
const NONE: u8 = u8::MAX;
/// How many turns are kept and tried first: replies that held, turns without such a reply, and turns that won.
const MAX_RECENT_REPLIES: usize = 40;
const STRONG: usize = 6;
const WON: usize = 16;

/// Three successive points of a line: a placement of a tritton, or a row.
#[derive(Clone, Copy)]
struct Triple {
    all: u128,
    ends: [u8; 2],
    outside: u128,
    middle: u8,
    /// The indices of the next triple along the line and of the previous one; [`NONE`] at the ends.
    neighbours: [u8; 2],
}

struct Geometry {
    triples: Vec<Triple>,
    /// For each point, the triples that contain it, as bits.
    through: Vec<Vec<u128>>,
    /// For each point, the triples with it in the middle.
    around: Vec<Vec<u8>>,
}

fn number(r: i8, n: i8) -> Option<u8> {
    let on_board = |r: i8, n: i8| (1..=11).contains(&r) && (1..=11).contains(&n) && (n - r).abs() <= 5;
    let mut all = (1..=11).flat_map(|r| (1..=11).map(move |n| (r, n))).filter(|(r, n)| on_board(*r, *n));
    all.position(|point| point == (r, n)).and_then(|at| u8::try_from(at).ok())
}

static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| {
    let mut triples: Vec<Triple> = Vec::with_capacity(TRIPLES);
    for (dr, dn) in [(0, 1), (1, 0), (1, 1)] {
        for (r, n) in (1..=11).flat_map(|r| (1..=11).map(move |n| (r, n))) {
            let points = [0, 1, 2].map(|k| number(r + k * dr, n + k * dn));
            if let [Some(a), Some(b), Some(c)] = points {
                let outside = 1 << a | 1 << c;
                triples.push(Triple { all: outside | 1 << b, ends: [a, c], outside, middle: b, neighbours: [NONE; 2] });
            }
        }
    }
    // The next triple begins in this one's middle, and its middle is this one's last point.
    for (at, before) in (0..TRIPLES).flat_map(|at| (0..TRIPLES).map(move |other| (at, other))) {
        if triples[at].ends[0] == triples[before].middle && triples[at].middle == triples[before].ends[1] {
            (triples[before].neighbours[0], triples[at].neighbours[1]) = (at as u8, before as u8);
        }
    }
    let with = |point: usize| triples.iter().filter(move |t| t.all >> point & 1 != 0).map(|t| t.all).collect();
    let around =
        |point: usize| (0..TRIPLES as u8).filter(|t| usize::from(triples[usize::from(*t)].middle) == point).collect();
    let (through, around) = ((0..POINTS).map(with).collect(), (0..POINTS).map(around).collect());
    Geometry { triples, through, around }
});

/// A position at the start of a turn. A player's trittons show the player's colour in the middle.
#[derive(Clone, Copy)]
struct PlainPosition {
    /// The points that show each colour.
    shown: [u128; 2],
    /// The triples of each player's trittons, the first `count` of them.
    trittons: [[u8; HAND]; 2],
    count: [u8; 2],
    mover: usize,
}

/// A turn: the triple where a tritton is set, and the triples before and after the shift, which are both `NONE` in a
/// pass.
type PlainTurn = [u8; 3];

/// The points of each colour after a shift, and the points that the set before it must not cover.
struct ShiftedPoints {
    from: u8,
    to: u8,
    shown: [u128; 2],
    swept: u128,
}

/// The state of the check. It tries recent replies that held and recent turns that won first.
pub struct Recheck {
    /// Replies that held, by the number of turns left.
    recent_replies: Vec<Vec<PlainTurn>>,
    /// Turns after which no reply held, by the number of turns left.
    strong: Vec<Vec<PlainTurn>>,
    /// Turns that won at once, by the player who made them.
    winning: [Vec<PlainTurn>; 2],
    /// Boards that were searched for a win.
    pub boards: u64,
}

impl PlainPosition {
    fn of(state: &State) -> Option<PlainPosition> {
        let mut plain =
            PlainPosition { shown: [0; 2], trittons: [[NONE; HAND]; 2], count: [0; 2], mover: state.colour() as usize };
        for (of, colour) in PlayerColour::ALL.into_iter().enumerate() {
            for place in state.trittons(colour) {
                let points = place.points().map(BoardPoint::coordinates);
                let ends = [points[0], points[2]].map(|(r, n)| number(r, n));
                let triple = GEOMETRY.triples.iter().position(|t| t.ends.map(Some) == ends)?;
                plain.set(of, triple as u8);
            }
        }
        (state.stage() == Stage::Set).then_some(plain)
    }

    fn trittons_of(&self, of: usize) -> &[u8] {
        &self.trittons[of][..self.count[of].into()]
    }

    fn set(&mut self, of: usize, at: u8) {
        let triple = &GEOMETRY.triples[usize::from(at)];
        self.shown[of] |= 1 << triple.middle;
        self.shown[1 - of] |= triple.outside;
        self.trittons[of][usize::from(self.count[of])] = at;
        self.count[of] += 1;
    }

    /// The points of each colour after a tritton of a player has moved.
    fn moved(&self, of: usize, from: u8, to: u8) -> [u128; 2] {
        let [from, to] = [from, to].map(|at| &GEOMETRY.triples[usize::from(at)]);
        let mut shown = self.shown;
        shown[of] = shown[of] & !(1 << from.middle) | 1 << to.middle;
        shown[1 - of] = shown[1 - of] & !from.outside | to.outside;
        shown
    }

    /// Calls `found` with all shifts that the mover can make after its set and finally with the pass, until `found`
    /// breaks.
    fn shifts(&self, mut found: impl FnMut(&ShiftedPoints) -> ControlFlow<()>) -> ControlFlow<()> {
        let theirs = 1 - self.mover;
        let taken = self.shown[0] | self.shown[1];
        for from in self.trittons_of(theirs).iter().rev() {
            for way in [1, 0] {
                let (mut at, mut swept) = (*from, 0);
                loop {
                    let next = GEOMETRY.triples[usize::from(at)].neighbours[way];
                    if next == NONE {
                        break;
                    }
                    let covered = 1u128 << GEOMETRY.triples[usize::from(next)].ends[1 - way];
                    if covered & taken & !GEOMETRY.triples[usize::from(*from)].all != 0 {
                        break;
                    }
                    (at, swept) = (next, swept | covered);
                    found(&ShiftedPoints { from: *from, to: at, shown: self.moved(theirs, *from, at), swept })?;
                }
            }
        }
        found(&ShiftedPoints { from: NONE, to: NONE, shown: self.shown, swept: 0 })
    }

    /// Whether the mover may set a tritton on this triple: on three free points, without making a row.
    fn can_set(&self, at: u8) -> bool {
        let triple = &GEOMETRY.triples[usize::from(at)];
        let taken = self.shown[0] | self.shown[1];
        usize::from(self.count[self.mover]) < HAND && triple.all & taken == 0 && !self.rows(self.shown, triple)
    }

    /// Whether a tritton of the mover, added to these points, is part of a row.
    fn rows(&self, shown: [u128; 2], triple: &Triple) -> bool {
        let own = shown[self.mover] | 1 << triple.middle;
        let theirs = shown[1 - self.mover] | triple.outside;
        row(own, triple.middle) || triple.ends.iter().any(|end| row(theirs, *end))
    }

    /// Whether the shift has made a row of each colour, the mover's colour first.
    fn made(&self, shifted: &ShiftedPoints, shown: [u128; 2]) -> [bool; 2] {
        if shifted.to == NONE {
            return [false; 2];
        }
        let to = &GEOMETRY.triples[usize::from(shifted.to)];
        [to.ends.iter().any(|end| row(shown[self.mover], *end)), row(shown[1 - self.mover], to.middle)]
    }

    /// The points of each colour after a set and the shift.
    fn both(&self, shifted: &ShiftedPoints, set: u8) -> [u128; 2] {
        let triple = &GEOMETRY.triples[usize::from(set)];
        let mut shown = shifted.shown;
        shown[self.mover] |= 1 << triple.middle;
        shown[1 - self.mover] |= triple.outside;
        shown
    }

    /// Whether the set followed by the shift is a winning turn.
    fn wins_by(&self, shifted: &ShiftedPoints, set: u8) -> bool {
        let triple = &GEOMETRY.triples[usize::from(set)];
        if triple.all & shifted.swept != 0 || !self.can_set(set) {
            return false;
        }
        let shown = self.both(shifted, set);
        let foul = triple.ends.iter().any(|end| row(shown[1 - self.mover], *end));
        let [won, lost] = self.made(shifted, shown);
        won && !lost && !foul
    }

    /// The shift of a turn of another board, if it is possible on this one.
    fn shifted(&self, from: u8, to: u8) -> Option<ShiftedPoints> {
        if from == NONE || !self.trittons_of(1 - self.mover).contains(&from) {
            return None;
        }
        let taken = (self.shown[0] | self.shown[1]) & !GEOMETRY.triples[usize::from(from)].all;
        (0..2).find_map(|way| {
            let (mut at, mut swept) = (from, 0);
            while at != to {
                at = GEOMETRY.triples[usize::from(at)].neighbours[way];
                if at == NONE || GEOMETRY.triples[usize::from(at)].all & taken != 0 {
                    return None;
                }
                swept |= GEOMETRY.triples[usize::from(at)].all;
            }
            let swept = swept & !GEOMETRY.triples[usize::from(from)].all;
            Some(ShiftedPoints { from, to, shown: self.moved(1 - self.mover, from, to), swept })
        })
    }

    fn winning(&self) -> Option<PlainTurn> {
        let mut winning = None;
        let _ = self.shifts(|shifted| {
            if shifted.to == NONE {
                return ControlFlow::Continue(());
            }
            let [from, to] = [shifted.from, shifted.to].map(|at| &GEOMETRY.triples[usize::from(at)]);
            if row(shifted.shown[1 - self.mover], to.middle) {
                return ControlFlow::Continue(());
            }
            for end in to.ends.iter().filter(|end| from.outside >> **end & 1 == 0) {
                for triple in &GEOMETRY.through[usize::from(*end)] {
                    let missing = triple & !shifted.shown[self.mover];
                    let set = if missing == 0 {
                        (0..TRIPLES as u8).find(|set| self.wins_by(shifted, *set))
                    } else if missing & (missing - 1) == 0 {
                        let around = &GEOMETRY.around[missing.trailing_zeros() as usize];
                        around.iter().copied().find(|set| self.wins_by(shifted, *set))
                    } else {
                        None
                    };
                    if let Some(set) = set {
                        winning = Some([set, shifted.from, shifted.to]);
                        return ControlFlow::Break(());
                    }
                }
            }
            ControlFlow::Continue(())
        });
        winning
    }

    /// Calls `found` with each turn that leaves no row and the position after it, until `found` breaks.
    fn turns(&self, mut found: impl FnMut(PlainTurn, PlainPosition) -> ControlFlow<()>) -> ControlFlow<()> {
        let sets: Vec<u8> = (0..TRIPLES as u8).rev().filter(|set| self.can_set(*set)).collect();
        self.shifts(|shifted| {
            for set in &sets {
                if let Some(after) = self.open(shifted, *set) {
                    found([*set, shifted.from, shifted.to], after)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// The position after a legal set and that shift, if they do not cross and leave no row.
    fn open(&self, shifted: &ShiftedPoints, set: u8) -> Option<PlainPosition> {
        let triple = &GEOMETRY.triples[usize::from(set)];
        if triple.all & shifted.swept != 0 {
            return None;
        }
        let shown = self.both(shifted, set);
        if self.rows(shifted.shown, triple) || self.made(shifted, shown) != [false; 2] {
            return None;
        }
        let mut after = *self;
        after.set(self.mover, set);
        for tritton in &mut after.trittons[1 - self.mover][..self.count[1 - self.mover].into()] {
            *tritton = if *tritton == shifted.from { shifted.to } else { *tritton };
        }
        (after.shown, after.mover) = (shown, 1 - self.mover);
        Some(after)
    }

    /// The position after a turn of another board, if the turn is legal on this one.
    fn after(&self, [set, from, to]: PlainTurn) -> Option<PlainPosition> {
        let taken = self.shown[0] | self.shown[1];
        if GEOMETRY.triples[usize::from(set)].all & taken != 0
            || from != NONE && !self.trittons_of(1 - self.mover).contains(&from)
            || !self.can_set(set)
        {
            return None;
        }
        let mut after = None;
        let _ = self.shifts(|shifted| {
            if [shifted.from, shifted.to] != [from, to] {
                return ControlFlow::Continue(());
            }
            after = self.open(shifted, set);
            ControlFlow::Break(())
        });
        after
    }
}

/// Adds a turn to those that are tried first, and drops the oldest ones beyond `most`.
fn keep(recent: &mut Vec<PlainTurn>, turn: PlainTurn, most: usize) {
    recent.drain(..(recent.len() + 1).saturating_sub(most));
    recent.push(turn);
}

/// Whether a point of a set is part of a row.
fn row(set: u128, point: u8) -> bool {
    GEOMETRY.through[usize::from(point)].iter().any(|triple| triple & !set == 0)
}

impl Recheck {
    pub fn new() -> Recheck {
        Recheck { recent_replies: Vec::new(), strong: Vec::new(), winning: Default::default(), boards: 0 }
    }

    /// Whether the seat to act has no forced win within `turns`; `None` if no turn begins at the position.
    pub fn holds(&mut self, state: &State, turns: u8) -> Option<bool> {
        PlainPosition::of(state).map(|plain| self.none(&plain, turns))
    }

    /// Whether the mover has a winning turn, and how many turns leave no row; `None` if no turn begins at the position.
    pub fn turns(state: &State) -> Option<(bool, usize)> {
        let plain = PlainPosition::of(state)?;
        let mut count = 0;
        let _ = plain.turns(|_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
        Some((plain.winning().is_some(), count))
    }

    fn wins(&mut self, plain: &PlainPosition) -> bool {
        self.boards += 1;
        let recent = &mut self.winning[plain.mover];
        let wins = |[set, from, to]: PlainTurn| plain.shifted(from, to).is_some_and(|s| plain.wins_by(&s, set));
        if let Some(at) = recent.iter().rposition(|turn| wins(*turn)) {
            recent[at..].rotate_left(1);
            return true;
        }
        let found = plain.winning();
        found.into_iter().for_each(|turn| keep(recent, turn, WON));
        found.is_some()
    }

    fn none(&mut self, plain: &PlainPosition, turns: u8) -> bool {
        if turns == 0 {
            return true;
        }
        if self.wins(plain) {
            return false;
        }
        if turns == 1 {
            return true;
        }
        let depth = usize::from(turns);
        self.strong.resize(self.strong.len().max(depth + 1), Vec::new());
        for at in (0..self.strong[depth].len()).rev() {
            let after = plain.after(self.strong[depth][at]);
            if after.is_some_and(|after| !self.has_reply(&after, turns - 1)) {
                self.strong[depth][at..].rotate_left(1);
                return false;
            }
        }
        let mut unanswered = None;
        let _ = plain.turns(|turn, after| {
            if self.has_reply(&after, turns - 1) {
                return ControlFlow::Continue(());
            }
            unanswered = Some(turn);
            ControlFlow::Break(())
        });
        unanswered.into_iter().for_each(|turn| keep(&mut self.strong[depth], turn, STRONG));
        unanswered.is_none()
    }

    /// Whether the defender, who is the mover, wins or has a turn after which the attacker has no forced win within
    /// `turns`.
    fn has_reply(&mut self, plain: &PlainPosition, turns: u8) -> bool {
        let depth = usize::from(turns);
        self.recent_replies.resize(self.recent_replies.len().max(depth + 1), Vec::new());
        for at in (0..self.recent_replies[depth].len()).rev() {
            let reply = self.recent_replies[depth][at];
            if plain.after(reply).is_some_and(|after| self.none(&after, turns)) {
                self.recent_replies[depth][at..].rotate_left(1);
                return true;
            }
        }
        if self.wins(plain) {
            return true;
        }
        let mut found = None;
        let _ = plain.turns(|reply, after| {
            if !self.none(&after, turns) {
                return ControlFlow::Continue(());
            }
            found = Some(reply);
            ControlFlow::Break(())
        });
        found.into_iter().for_each(|reply| keep(&mut self.recent_replies[depth], reply, MAX_RECENT_REPLIES));
        found.is_some()
    }
}

impl Default for Recheck {
    fn default() -> Recheck {
        Recheck::new()
    }
}
