//! Play. rules/tritt.md, section "Play".

use super::Refusal;
use super::board::{GOALS, PLACEMENTS, Placement, Points, STEPS, SYMMETRIES, completing, has_row, touching};
use super::state::{MOST, PlayerColour, Stage, State};
use crate::core::{Outcome, Referee, Rules, SeededRng, TableAction, Turn};

/// A move. A turn of `reloaded` has two: set a tritton, then shift one or pass.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Set one of the player's trittons.
    Set(Placement),
    /// Shift the opponent's tritton from the first placement to the second.
    Shift(Placement, Placement),
    /// Exchange colours.
    Swap,
    /// Shift nothing, in `reloaded`.
    Pass,
}

/// The variants of Tritt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Shifts go one point.
    Step,
    /// Shifts go any number of free points.
    Slide,
    /// A turn sets a tritton and then shifts one. A tritton belongs to the colour of its middle point.
    Reloaded,
}

/// With at most this many trittons on the board there is room for another one. A line of n points without three
/// successive free points has at most n − ⌊n ÷ 3⌋ free points, so the eleven lines of a direction have at most 64.
/// Eight trittons leave 67 of 91 points free.
const ALWAYS_ROOM: usize = 8;

/// The first points of the placements in one direction whose ends are in `end` and whose middle is in `middle`.
fn starts(end: Points, middle: Points, step: u32) -> Points {
    end & middle >> step & end >> (2 * step)
}

/// The rules of one variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tritt {
    variant: Variant,
}

impl Tritt {
    /// The rules of a variant.
    pub const fn new(variant: Variant) -> Tritt {
        Tritt { variant }
    }

    /// The variant that these rules describe.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The number of trittons of each player.
    pub fn most(&self) -> usize {
        if self.variant == Variant::Reloaded { MOST } else { 8 }
    }

    /// How many trittons a colour has left to set.
    pub fn hand(&self, state: &State, colour: PlayerColour) -> usize {
        self.most().saturating_sub(state.trittons(colour).len())
    }

    /// The colour of the end points of a player's trittons. The middle point has the other colour.
    pub fn end_colour(&self, owner: PlayerColour) -> PlayerColour {
        if self.variant == Variant::Reloaded { owner.other() } else { owner }
    }

    /// Sets a tritton on free points. Does nothing if the colour has none left.
    pub(super) fn put(&self, state: &mut State, owner: PlayerColour, place: Placement) {
        let trittons = &mut state.trittons[owner as usize];
        if trittons.try_push(place).is_err() {
            return;
        }
        // Insertion without unpredictable branches.
        let (list, mut least) = (trittons.as_mut_slice(), place);
        for at in (1..list.len()).rev() {
            let before = list[at - 1];
            (least, list[at]) = if before < least { (before, least) } else { (least, before) };
        }
        list[0] = least;
        state.show(place, self.end_colour(owner));
    }

    /// Shifts a tritton over free points of its line. Does nothing if the colour has no tritton at `from`.
    pub(super) fn shift(&self, state: &mut State, owner: PlayerColour, from: Placement, to: Placement) {
        // The list stays sorted, because a tritton cannot pass another one on its line.
        let mut found = false;
        for tritton in &mut state.trittons[owner as usize] {
            found |= *tritton == from;
            *tritton = if *tritton == from { to } else { *tritton };
        }
        if found {
            state.hide(from, self.end_colour(owner));
            state.show(to, self.end_colour(owner));
        }
    }

    /// The board after a move, with the turn and the stage of `state`. It neither checks the move nor tests for an end.
    pub fn board_after(&self, state: &State, made: Move) -> State {
        let mut after = state.clone();
        let colour = state.colour();
        match made {
            Move::Set(place) => self.put(&mut after, colour, place),
            Move::Shift(from, to) => self.shift(&mut after, colour.other(), from, to),
            Move::Swap | Move::Pass => {}
        }
        after
    }

    /// Removes a tritton. Does nothing if the colour has no tritton at `place`.
    pub(super) fn lift(&self, state: &mut State, owner: PlayerColour, place: Placement) {
        let trittons = &mut state.trittons[owner as usize];
        if let Some(at) = trittons.iter().position(|p| *p == place) {
            trittons.remove(at);
            state.hide(place, self.end_colour(owner));
        }
    }

    /// The placements where a colour may set a tritton, as their first points for each direction.
    fn open(&self, state: &State, colour: PlayerColour) -> [Points; 3] {
        if self.hand(state, colour) == 0 {
            return [0; 3];
        }
        let (end, middle) = match self.variant {
            Variant::Step | Variant::Slide => (state.free(), state.free()),
            Variant::Reloaded => self.rowless(state, colour, completing),
        };
        STEPS.map(|step| starts(end, middle, step))
    }

    /// Whether a colour can set a tritton.
    pub fn can_set(&self, state: &State, colour: PlayerColour) -> bool {
        let fits = |(end, middle)| STEPS.iter().any(|step| starts(end, middle, *step) != 0);
        // A point that touches no coloured point, or no point of its own colour, completes no row. The first two tests
        // use this: they are quick, and usually find a placement. The last test is exact.
        let remote = || state.free() & !touching(state.shown(PlayerColour::Orange) | state.shown(PlayerColour::Blue));
        self.hand(state, colour) > 0
            && match self.variant {
                Variant::Step | Variant::Slide => {
                    let placed = state.trittons[0].len() + state.trittons[1].len();
                    placed <= ALWAYS_ROOM || state.taken().has_room()
                }
                Variant::Reloaded => {
                    has_row(remote())
                        || fits(self.rowless(state, colour, touching))
                        || fits(self.rowless(state, colour, completing))
                }
            }
    }

    /// The free points where a colour's trittons may have their ends, and those where they may have their middle. For
    /// the points that already show a colour, `barred` returns the points where that colour may not be added.
    ///
    /// A new row consists of one point of the new tritton and two points that are on the board already: there is no row
    /// before, and the points of a tritton alone make none.
    fn rowless(&self, state: &State, colour: PlayerColour, barred: impl Fn(Points) -> Points) -> (Points, Points) {
        let (end, middle) = (self.end_colour(colour), self.end_colour(colour).other());
        (state.free() & !barred(state.shown(end)), state.free() & !barred(state.shown(middle)))
    }

    /// Whether a colour can shift a tritton of its opponent.
    pub fn can_shift(&self, state: &State, colour: PlayerColour) -> bool {
        state.trittons(colour.other()).iter().any(|place| state.taken().is_movable(*place))
    }

    /// The most points by which a shift moves a tritton.
    pub(super) fn reach(&self) -> u8 {
        if self.variant == Variant::Step { 1 } else { GOALS as u8 }
    }

    /// Calls `found` with each placement to which a tritton can be shifted over free points.
    pub fn for_each_shift(&self, free: Points, from: Placement, mut found: impl FnMut(Placement)) {
        for by in [1, -1] {
            let mut at = from;
            for _ in 0..self.reach() {
                match at.shifted(by).filter(|to| at.sweep(*to) & !free == 0) {
                    Some(to) => at = to,
                    None => break,
                }
                found(at);
            }
        }
    }

    /// Whether setting a tritton makes a row.
    pub(super) fn makes_row(&self, state: &State, owner: PlayerColour, place: Placement) -> bool {
        state.any_row_with(place, self.end_colour(owner))
    }

    /// The outcome if the turn of `mover` ends with this board; `None` if the game continues.
    pub(super) fn decided(&self, state: &State, mover: PlayerColour) -> Option<Outcome> {
        // If both colours have rows, that of the opponent counts.
        let winner = [mover.other(), mover].into_iter().find(|colour| state.has_row(*colour));
        winner.map(|colour| Outcome::win(2, state.seat_of(colour)))
    }

    /// Ends the game if there is a row, or else the turn.
    #[cfg_attr(feature = "fast", inline(always))]
    fn finish(&self, state: &mut State) {
        // Most turns end without a row. A test for both colours at once is quicker.
        let outcome = if state.any_row() { self.decided(state, state.colour()) } else { None };
        match outcome {
            Some(outcome) => state.end(outcome),
            None => self.next_turn(state),
        }
    }

    /// Begins the turn of the other seat, which loses if it has no move (R1).
    #[cfg_attr(feature = "fast", inline(always))]
    fn next_turn(&self, state: &mut State) {
        state.seat = state.seat.other();
        let colour = state.colour();
        let goes_on = if self.variant == Variant::Reloaded {
            state.stage = Stage::Set;
            self.can_set(state, colour)
        } else {
            self.can_set(state, colour) || self.can_shift(state, colour)
        };
        if !goes_on {
            state.end(Outcome::win(2, state.seat.other()));
        }
    }

    /// Why a tritton cannot be shifted like this.
    fn check_shift(&self, state: &State, from: Placement, to: Placement) -> Result<(), Refusal> {
        match state.owner(from) {
            None => return Err(Refusal::NoTritton),
            Some(owner) if owner == state.colour() => return Err(Refusal::OwnTritton),
            Some(_) => {}
        }
        match from.distance(to) {
            None => Err(Refusal::OffLine),
            Some(0) => Err(Refusal::InPlace),
            Some(by) if by.unsigned_abs() > self.reach() => Err(Refusal::TooFar),
            Some(_) if from.sweep(to) & !state.free() != 0 => Err(Refusal::Blocked),
            Some(_) => Ok(()),
        }
    }
}

impl Rules for Tritt {
    type State = State;
    type Move = Move;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State::empty(if self.variant == Variant::Reloaded { Stage::Set } else { Stage::Turn })
    }

    fn turn(&self, state: &State) -> Turn {
        state.outcome.map_or(Turn::Seat(state.seat), Turn::Over)
    }

    fn legal(&self, state: &State, into: &mut Vec<Move>) {
        let colour = state.colour();
        if matches!(state.stage, Stage::Turn | Stage::Set) {
            into.reserve(PLACEMENTS);
            Placement::for_each(self.open(state, colour), |place| into.push(Move::Set(place)));
        }
        if matches!(state.stage, Stage::Turn | Stage::Shift) {
            let free = state.free();
            for from in state.trittons(colour.other()) {
                self.for_each_shift(free, *from, |to| into.push(Move::Shift(*from, to)));
            }
        }
        if state.stage == Stage::Shift {
            into.push(Move::Pass);
        }
        if state.can_swap() {
            into.push(Move::Swap);
        }
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn sample(&self, state: &State, rng: &mut SeededRng, scratch: &mut Vec<Move>) -> Move {
        self.quick_sample(state, rng).unwrap_or_else(|| {
            scratch.clear();
            self.legal(state, scratch);
            scratch[rng.below(scratch.len() as u32) as usize]
        })
    }

    #[cfg_attr(feature = "fast", inline(always))]
    fn play_unchecked(&self, state: &mut State, made: Move) {
        debug_assert_eq!(self.check(state, made), Ok(()), "{made:?} in {state:?}");
        let colour = state.colour();
        match made {
            Move::Set(place) => {
                self.put(state, colour, place);
                if self.variant != Variant::Reloaded {
                    self.finish(state);
                } else if self.can_shift(state, colour) {
                    state.stage = Stage::Shift;
                } else {
                    self.next_turn(state);
                }
            }
            Move::Shift(from, to) => {
                self.shift(state, colour.other(), from, to);
                self.finish(state);
            }
            Move::Swap => (state.orange, state.seat) = (state.seat, state.orange),
            Move::Pass => self.next_turn(state),
        }
    }

    fn symmetries(&self) -> usize {
        SYMMETRIES
    }

    fn image(&self, made: Move, symmetry: usize) -> Move {
        let image = |place: Placement| place.images()[symmetry];
        match made {
            Move::Set(place) => Move::Set(image(place)),
            Move::Shift(from, to) => Move::Shift(image(from), image(to)),
            Move::Swap | Move::Pass => made,
        }
    }
}

impl Referee for Tritt {
    type Refusal = Refusal;

    fn check(&self, state: &State, made: Move) -> Result<(), Refusal> {
        if state.stage == Stage::Over {
            return Err(Refusal::Over);
        }
        let reloaded = self.variant == Variant::Reloaded;
        match made {
            Move::Swap if reloaded => Err(Refusal::NoSwap),
            Move::Swap if state.can_swap() => Ok(()),
            Move::Swap => Err(Refusal::SwapClosed),
            Move::Pass if !reloaded => Err(Refusal::MustPlay),
            Move::Pass | Move::Shift(..) if state.stage == Stage::Set => Err(Refusal::SetFirst),
            Move::Pass => Ok(()),
            Move::Set(_) if state.stage == Stage::Shift => Err(Refusal::AlreadySet),
            Move::Set(_) if self.hand(state, state.colour()) == 0 => Err(Refusal::NoneLeft),
            Move::Set(place) if place.mask() & !state.free() != 0 => Err(Refusal::Taken),
            Move::Set(place) if reloaded && self.makes_row(state, state.colour(), place) => Err(Refusal::MakesRow),
            Move::Set(_) => Ok(()),
            Move::Shift(from, to) => self.check_shift(state, from, to),
        }
    }

    fn act(&self, state: &mut State, action: TableAction) -> Result<(), Refusal> {
        let outcome = match action {
            TableAction::Resign => Outcome::win(2, state.seat.other()),
            // Every turn of `reloaded` sets a tritton, so no position repeats.
            TableAction::Claim if self.variant == Variant::Reloaded => return Err(Refusal::NoClaim),
            TableAction::Agree | TableAction::Claim => Outcome::draw(2),
        };
        state.end(outcome);
        Ok(())
    }
}
