//! Whole turns of `reloaded`, a set and an optional shift, on a board that is quick to copy. The solver uses them.
//!
//! Turns that make a row are not listed: a row of the opponent's colour loses, and the solver tests for winning turns
//! first.

use crate::evaluate::{MixHasher, TurnMoves};
use std::sync::LazyLock;
use trivium_rules::games::tritt::Move;
use trivium_rules::games::tritt::board::{
    BOARD, PLACEMENTS, Placement, Points, STEPS, SYMMETRIES, completing, has_row,
};
use trivium_rules::games::tritt::{MOST, PlayerColour, Stage, State};

/// A turn: a set, and either the shift of an opposing tritton or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FullTurn {
    pub set: Placement,
    /// The shifted tritton.
    pub from: Placement,
    /// Its new placement; `from` in a turn that passes.
    pub to: Placement,
}

/// A position at the start of a turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnBoard {
    /// The points that show each colour.
    shown: [Points; 2],
    trittons: [[Placement; MOST]; 2],
    count: [u8; 2],
    pub mover: PlayerColour,
}

/// For each placement, the points within two steps along a line of its ends, and of its middle.
static NEAR: LazyLock<Vec<[Points; 2]>> = LazyLock::new(|| {
    let around = |set: Points| {
        STEPS.iter().fold(0, |all, step| all | set << step | set >> step | set << (2 * step) | set >> (2 * step))
    };
    Placement::all().map(|place| [around(place.ends()), around(place.middle())]).collect()
});

/// The placements whose ends and middle are in these sets, as their first points in each direction.
fn places(end: Points, middle: Points) -> [Points; 3] {
    STEPS.map(|step| end & middle >> step & end >> (2 * step))
}

/// Calls `found` with each placement that a tritton can be shifted to over free points, and with the points that it
/// covers on the way, until `found` returns false.
fn slide(from: Placement, free: Points, mut found: impl FnMut(Placement, Points) -> bool) {
    for by in [1, -1] {
        let (mut at, mut swept) = (from, 0);
        while let Some(next) = at.shifted(by) {
            let covered = next.ends() & !at.mask();
            if covered & free == 0 {
                break;
            }
            (at, swept) = (next, swept | covered);
            if !found(at, swept) {
                return;
            }
        }
    }
}

impl FullTurn {
    /// A turn that sets a tritton and passes.
    pub fn passing(set: Placement) -> FullTurn {
        FullTurn { set, from: set, to: set }
    }

    pub fn image(self, symmetry: usize) -> FullTurn {
        let [set, from, to] = [self.set, self.from, self.to].map(|place| place.images()[symmetry]);
        FullTurn { set, from, to }
    }

    pub fn shifts(self) -> bool {
        self.from != self.to
    }
}

impl TurnBoard {
    /// The board of a position, with `mover` to set next.
    pub fn of(state: &State, mover: PlayerColour) -> TurnBoard {
        let mut trittons = [[Placement::FIRST; MOST]; 2];
        for (of, colour) in trittons.iter_mut().zip(PlayerColour::ALL) {
            let placements = state.trittons(colour);
            of[..placements.len()].copy_from_slice(placements);
        }
        let count = PlayerColour::ALL.map(|colour| state.trittons(colour).len() as u8);
        TurnBoard { shown: PlayerColour::ALL.map(|colour| state.shown(colour)), trittons, count, mover }
    }

    /// The board with these trittons of each colour; `None` if they overlap or are too many.
    #[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
    pub fn with_trittons(mover: PlayerColour, trittons: &[Vec<Placement>; 2]) -> Option<TurnBoard> {
        let mut board = TurnBoard { shown: [0; 2], trittons: [[Placement::FIRST; MOST]; 2], count: [0; 2], mover };
        for (colour, places) in PlayerColour::ALL.into_iter().zip(trittons) {
            for place in places {
                if usize::from(board.count[colour as usize]) == MOST || place.mask() & !board.free() != 0 {
                    return None;
                }
                board.put(colour, *place);
            }
        }
        Some(board)
    }

    /// The boards after the second half of a turn, each with its shift; `None` stands for a pass. Shifts that make a
    /// row are left out.
    pub fn halves(state: &State) -> Vec<(Option<(Placement, Placement)>, TurnBoard)> {
        let (colour, other) = (state.colour(), state.colour().other());
        let passed = TurnBoard::of(state, other);
        let mut boards = vec![(None, passed)];
        if state.stage() == Stage::Shift {
            for from in state.trittons(other) {
                slide(*from, state.free(), |to, _| {
                    let mut shifted = passed;
                    shifted.shift(other, *from, to);
                    if !has_row(shifted.shown(colour)) && !has_row(shifted.shown(other)) {
                        boards.push((Some((*from, to)), shifted));
                    }
                    true
                });
            }
        }
        boards
    }

    pub fn trittons(&self, colour: PlayerColour) -> &[Placement] {
        &self.trittons[colour as usize][..self.count[colour as usize].into()]
    }

    fn shown(&self, colour: PlayerColour) -> Points {
        self.shown[colour as usize]
    }

    fn free(&self) -> Points {
        BOARD & !(self.shown[0] | self.shown[1])
    }

    /// Adds a tritton on free points. Its middle shows `colour`, its ends the other colour.
    fn put(&mut self, colour: PlayerColour, place: Placement) {
        self.shown[colour as usize] |= place.middle();
        self.shown[colour.other() as usize] |= place.ends();
        self.trittons[colour as usize][usize::from(self.count[colour as usize])] = place;
        self.count[colour as usize] += 1;
    }

    fn shift(&mut self, colour: PlayerColour, from: Placement, to: Placement) {
        let [own, other] = [colour, colour.other()].map(|c| c as usize);
        self.shown[own] = self.shown[own] & !from.middle() | to.middle();
        self.shown[other] = self.shown[other] & !from.ends() | to.ends();
        for tritton in &mut self.trittons[own][..self.count[own].into()] {
            *tritton = if *tritton == from { to } else { *tritton };
        }
    }

    pub fn after(&self, turn: FullTurn) -> TurnBoard {
        let mut after = *self;
        after.put(self.mover, turn.set);
        if turn.shifts() {
            after.shift(self.mover.other(), turn.from, turn.to);
        }
        after.mover = self.mover.other();
        after
    }

    /// The free points where an end, and where the middle, of the mover's tritton makes no row. Two points of a new row
    /// are on the board already, because the ends of a tritton do not make a row with each other.
    fn open(&self) -> (Points, Points) {
        if usize::from(self.count[self.mover as usize]) == MOST {
            return (0, 0);
        }
        let free = self.free();
        (free & !completing(self.shown(self.mover.other())), free & !completing(self.shown(self.mover)))
    }

    /// A turn that makes a row of the mover's colour and none of the other colour.
    pub fn winning(&self) -> Option<FullTurn> {
        let (end, middle) = self.open();
        let free = self.free();
        let (mover, other) = (self.mover, self.mover.other());
        let mut found = None;
        for from in self.trittons(other) {
            if from.beside() & free == 0 {
                continue;
            }
            let (own, theirs) = (self.shown(mover) & !from.ends(), self.shown(other) & !from.middle());
            let (rows, fouls) = (completing(own), completing(theirs));
            slide(*from, free, |to, swept| {
                let [by_ends, by_middle] = NEAR[to.index()];
                let made = rows & to.ends() != 0;
                if fouls & to.middle() != 0 || !made && by_ends & own == 0 {
                    return true;
                }
                // Unless the shift alone makes a row, the middle of the set tritton has to make one with an end of the
                // shifted tritton.
                let middle = middle & !swept & if made { BOARD } else { completing(own | to.ends()) };
                if middle == 0 {
                    return true;
                }
                let fouled = if by_middle & theirs == 0 { 0 } else { completing(theirs | to.middle()) };
                let sets = places(end & !swept & !fouled, middle);
                if sets == [0; 3] {
                    return true;
                }
                let first = sets.map(|set| set & set.wrapping_neg());
                Placement::for_each(first, |set| found = Some(FullTurn { set, from: *from, to }));
                false
            });
            if found.is_some() {
                break;
            }
        }
        found
    }

    /// Whether a turn that won on another board wins on this one, too.
    pub fn wins_by(&self, turn: FullTurn) -> bool {
        let (mover, other) = (self.mover, self.mover.other());
        let FullTurn { set, from, to } = turn;
        let (own, theirs) = (self.shown(mover), self.shown(other));
        if from.ends() & !own | from.middle() & !theirs | set.mask() & (own | theirs) != 0 {
            return false;
        }
        let (own, theirs) = (own | set.middle(), theirs | set.ends());
        has_row(own & !from.ends() | to.ends())
            && self.trittons(other).contains(&from)
            && usize::from(self.count[mover as usize]) < MOST
            && from.sweep(to) & (own | theirs) == 0
            && !has_row(own)
            && !has_row(theirs)
            && !has_row(theirs & !from.middle() | to.middle())
    }

    /// Whether a turn of another board is legal on this one and leaves no row.
    pub fn allows(&self, turn: FullTurn) -> bool {
        let (mover, other) = (self.mover, self.mover.other());
        let FullTurn { set, from, to } = turn;
        let (own, theirs) = (self.shown(mover), self.shown(other));
        if set.mask() & (own | theirs) != 0 || usize::from(self.count[mover as usize]) == MOST {
            return false;
        }
        let (own, theirs) = (own | set.middle(), theirs | set.ends());
        if has_row(own) || has_row(theirs) {
            return false;
        }
        !turn.shifts()
            || self.trittons(other).contains(&from)
                && from.sweep(to) & (own | theirs) == 0
                && !has_row(own & !from.ends() | to.ends())
                && !has_row(theirs & !from.middle() | to.middle())
    }

    /// Appends all turns that leave no row.
    pub fn turns(&self, into: &mut Vec<FullTurn>) {
        let (end, middle) = self.open();
        let (mover, other) = (self.mover, self.mover.other());
        Placement::for_each(places(end, middle), |set| {
            into.push(FullTurn::passing(set));
            let free = self.free() & !set.mask();
            for from in self.trittons(other) {
                if from.beside() & free == 0 {
                    continue;
                }
                let own = (self.shown(mover) | set.middle()) & !from.ends();
                let theirs = (self.shown(other) | set.ends()) & !from.middle();
                let (rows, fouls) = (completing(own), completing(theirs));
                slide(*from, free, |to, _| {
                    if to.ends() & rows == 0 && to.middle() & fouls == 0 {
                        into.push(FullTurn { set, from: *from, to });
                    }
                    true
                });
            }
        });
    }

    /// The moves of a turn. A seat that cannot shift does not pass: its turn ends by itself.
    pub fn play(&self, turn: FullTurn) -> TurnMoves<Move> {
        let free = self.free() & !turn.set.mask();
        let mut play: TurnMoves<Move> = std::iter::once(Move::Set(turn.set)).collect();
        if turn.shifts() {
            play.push(Move::Shift(turn.from, turn.to));
        } else if self.trittons(self.mover.other()).iter().any(|place| place.beside() & free != 0) {
            play.push(Move::Pass);
        }
        play
    }

    pub fn image(&self, symmetry: usize) -> TurnBoard {
        let mut image = TurnBoard { shown: [0; 2], count: [0; 2], ..*self };
        for colour in PlayerColour::ALL {
            for place in self.trittons(colour) {
                image.put(colour, place.images()[symmetry]);
            }
        }
        image
    }

    /// A hash of the board and the mover.
    pub fn name(&self) -> u64 {
        self.keys()[0]
    }

    /// A hash that all images of a board share.
    pub fn key(&self) -> u64 {
        self.keys().into_iter().fold(u64::MAX, u64::min)
    }

    /// The hashes of all images.
    fn keys(&self) -> [u64; SYMMETRIES] {
        let mut keys = [0u64; SYMMETRIES];
        for (role, colour) in [self.mover, self.mover.other()].into_iter().enumerate() {
            for place in self.trittons(colour) {
                for (key, part) in keys.iter_mut().zip(KEYS[place.index()][role]) {
                    *key = key.wrapping_add(part);
                }
            }
        }
        keys
    }
}

/// For each placement of the mover and of the opponent: a random number for each of its images.
static KEYS: LazyLock<Vec<[[u64; SYMMETRIES]; 2]>> = LazyLock::new(|| {
    let mixed = |word: usize| MixHasher::of([word as u64 + 1]);
    let images = |place: Placement, role| place.images().map(|image| mixed(image.index() + role * PLACEMENTS));
    Placement::all().map(|place| [images(place, 0), images(place, 1)]).collect()
});
