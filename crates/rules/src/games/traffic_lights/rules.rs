//! State and play. rules/traffic-lights.md, sections "Turn" to "Bag".

use super::Refusal;
use super::board::{Cell, CellLayout, CellLine, STRIP_MASK};
use super::state::{ChipColour, Chips, Move, Stage, State, count};
use super::variants::{CHIPS, ROUNDS, Variant};
use crate::core::{BoardEdge, OptionInfo, Outcome, Referee, Rules, Seat, SeededRng, SetupError, TableAction, Turn};

/// Which lines count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoringLines {
    /// Three green chips.
    Green,
    /// Three chips of one colour.
    Single,
    /// Three chips of one colour, or red, yellow and green with yellow in the middle.
    All,
}

/// The rules of one variant with its options.
#[derive(Clone, Debug)]
pub struct TrafficLights {
    variant: Variant,
    pub(super) layout: CellLayout,
    pub(super) counting: ScoringLines,
    pub(super) rounds: Option<u32>,
    pub(super) chips: Option<u8>,
}

// Points of the lines in variants with points.
const RRR: u32 = 1;
const YYY: u32 = 5;
const GGG: u32 = 2;
const RYG: u32 = 3;

/// Checks the value of an option. `allowed` is `None` if the variant does not have the option.
fn checked(key: &str, allowed: Option<OptionInfo>, value: u32) -> Result<u32, SetupError> {
    let option = allowed.ok_or_else(|| SetupError::UnknownOption(key.to_owned()))?;
    if option.allows(value) { Ok(value) } else { Err(SetupError::BadOption { option, value: value.to_string() }) }
}

impl TrafficLights {
    /// The rules of a variant without a bag, with the usual number of rounds where the variant has rounds.
    pub const fn new(variant: Variant) -> TrafficLights {
        let (layout, counting) = match variant {
            Variant::Learn => (CellLayout::Three, ScoringLines::Green),
            Variant::Simple => (CellLayout::Three, ScoringLines::All),
            Variant::Four => (CellLayout::Four, ScoringLines::All),
            Variant::Slider => (CellLayout::Slider, ScoringLines::All),
            Variant::Classic3 => (CellLayout::Three, ScoringLines::Single),
            Variant::Classic4 => (CellLayout::Four, ScoringLines::Single),
        };
        let rounds = match variant {
            Variant::Four | Variant::Slider => Some(ROUNDS.default),
            _ => None,
        };
        TrafficLights { variant, layout, counting, rounds, chips: None }
    }

    /// The same variant with a number of rounds.
    ///
    /// # Errors
    /// When the variant has no rounds, or the number is not allowed.
    pub fn with_rounds(self, rounds: u32) -> Result<TrafficLights, SetupError> {
        let allowed = if self.rounds.is_some() { Some(ROUNDS) } else { None };
        let rounds = checked(ROUNDS.key, allowed, rounds)?;
        Ok(TrafficLights { rounds: Some(rounds), ..self })
    }

    /// The same variant with a bag that holds `chips` of each colour; `None` for the usual number.
    ///
    /// # Errors
    /// When the variant is never played with a bag, or the number is not allowed.
    pub fn with_bag(self, chips: impl Into<Option<u32>>) -> Result<TrafficLights, SetupError> {
        let allowed = self.variant.chips();
        let usual = allowed.map_or(0, |option| option.default);
        let chips = checked(CHIPS, allowed, chips.into().unwrap_or(usual))?;
        Ok(TrafficLights { chips: Some(chips as u8), ..self })
    }

    /// The shape of the board.
    pub fn layout(&self) -> CellLayout {
        self.layout
    }

    /// The lines that count.
    pub fn counting(&self) -> ScoringLines {
        self.counting
    }

    /// The number of rounds; `None` in a single game.
    pub fn rounds(&self) -> Option<u32> {
        self.rounds
    }

    /// The number of chips of each colour in the bag; `None` without a bag.
    pub fn chips(&self) -> Option<u8> {
        self.chips
    }

    /// The seat that opens play in a round. With a bag, the opponent of this seat takes the first chip.
    pub fn starter(&self, round: u32) -> Seat {
        if (round % 2 == 1) == self.chips.is_none() { Seat::ONE } else { Seat::TWO }
    }

    /// The points of a line on a board with these cells of each colour; 0 if it does not count.
    #[cfg_attr(feature = "fast", inline)]
    pub fn worth(&self, cells: [u16; 3], line: &CellLine) -> u32 {
        let [red, yellow, green] = cells;
        let mask = line.mask;
        if green & mask == mask {
            return GGG;
        }
        if self.counting == ScoringLines::Green {
            return 0;
        }
        if red & mask == mask {
            return RRR;
        }
        if yellow & mask == mask {
            return YYY;
        }
        if self.counting == ScoringLines::All {
            let [a, m, b] = line.cells.map(Cell::mask);
            if yellow & m != 0 && ((red & a != 0 && green & b != 0) || (green & a != 0 && red & b != 0)) {
                return RYG;
            }
        }
        0
    }

    /// The points of the lines through `cell`.
    fn completed_at(&self, state: &State, cell: Cell) -> u32 {
        self.layout.lines_through(state.side, cell).iter().map(|line| self.worth(state.cells, line)).sum()
    }

    /// The points of all lines with a cell of the strip.
    fn completed_by_strip(&self, state: &State) -> u32 {
        let lines = self.layout.lines(state.side).iter();
        lines.filter(|line| line.mask & STRIP_MASK != 0).map(|line| self.worth(state.cells, line)).sum()
    }

    /// Whether a seat holds a chip that it can lay on some cell.
    pub fn can_lay(&self, state: &State, seat: Seat) -> bool {
        let full = self.layout.mask();
        if self.chips.is_none() {
            return state.cells[ChipColour::Green as usize] != full;
        }
        let [red, yellow, _] = state.cells;
        let hand = &state.hands[seat.index()];
        hand[0] > 0 && state.taken() != full || hand[1] > 0 && red != 0 || hand[2] > 0 && yellow != 0
    }

    /// The points for sliding to `side`.
    fn slide_earns(&self, state: &State, side: BoardEdge) -> u32 {
        let mut after = state.clone();
        after.side = side;
        self.completed_by_strip(&after)
    }

    /// Whether R4 allows a slide.
    fn may_slide(&self, state: &State) -> bool {
        self.layout == CellLayout::Slider && !state.slid
    }

    /// Whether no seat can lay a chip, so that only a slide that completes a line is possible (R3).
    pub(super) fn stuck(&self, state: &State) -> bool {
        !self.can_lay(state, Seat::ONE) && !self.can_lay(state, Seat::TWO)
    }

    /// Whether sliding to `side` is allowed in the stage [`Stage::Play`].
    fn slide_allowed(&self, state: &State, side: BoardEdge) -> bool {
        self.may_slide(state) && side != state.side && (!self.stuck(state) || self.slide_earns(state, side) > 0)
    }

    /// Begins a round on an empty board.
    fn begin_round(&self, state: &mut State) {
        let starter = self.starter(state.round);
        state.cells = [0; 3];
        state.side = BoardEdge::North;
        state.slid = false;
        (state.stage, state.seat) = (Stage::Play, starter);
        if let Some(chips) = self.chips {
            state.hands = [[0; 3]; 2];
            state.supply = [0; 3];
            state.bag = [chips; 3];
            (state.stage, state.seat) = (Stage::Draw, starter.other());
        }
    }

    /// Ends a round. `winner` is the seat that completed lines, and their points.
    fn end_round(&self, state: &mut State, winner: Option<(Seat, u32)>) {
        if self.rounds.is_none() {
            let outcome = winner.map_or(Outcome::draw(2), |(seat, _)| Outcome::win(2, seat));
            return self.end_game(state, outcome);
        }
        if let Some((seat, points)) = winner {
            state.score[seat.index()] += points;
        }
        if state.round == state.rounds {
            if state.score[0] != state.score[1] {
                return self.end_game(state, by_points(state.score));
            }
            state.rounds += 2;
        }
        state.round += 1;
        self.begin_round(state);
    }

    fn end_game(&self, state: &mut State, outcome: Outcome) {
        state.stage = Stage::Over;
        state.slid = false;
        state.outcome = Some(outcome);
    }

    /// Begins the turn of a seat, or ends the round if neither seat can play (R3).
    fn begin_turn(&self, state: &mut State, seat: Seat) {
        state.seat = seat;
        state.stage = Stage::Play;
        if self.chips.is_some() && self.stuck(state) {
            let goes_on = BoardEdge::ALL.into_iter().any(|side| self.slide_allowed(state, side));
            if !goes_on {
                self.end_round(state, None);
            }
        }
    }

    /// Ends the round after a turn with points, or continues it.
    fn finish_turn(&self, state: &mut State, points: u32, placed: bool) {
        let seat = state.seat;
        if points > 0 {
            self.end_round(state, Some((seat, points)));
        } else if placed && self.chips.is_some() && count(&state.supply) > 0 {
            state.stage = Stage::Refill;
        } else if placed && self.chips.is_some() {
            self.draw_for(state, seat.other());
        } else {
            self.begin_turn(state, seat.other());
        }
    }

    /// Lets chance draw a chip before the turn of `seat`, if the bag has one.
    fn draw_for(&self, state: &mut State, seat: Seat) {
        if count(&state.bag) > 0 {
            (state.stage, state.seat) = (Stage::Draw, seat);
        } else {
            self.begin_turn(state, seat);
        }
    }

    fn lay(&self, state: &mut State, cell: Cell) {
        let Some(colour) = state.put(cell) else { return };
        state.slid = false;
        if self.chips.is_some() {
            let held = &mut state.hands[state.seat.index()][colour as usize];
            *held = held.saturating_sub(1);
            if colour != ChipColour::Red {
                state.bag[colour as usize - 1] += 1;
            }
        }
        self.finish_turn(state, self.completed_at(state, cell), true);
    }

    fn draw(&self, state: &mut State, colour: ChipColour) {
        let left = &mut state.bag[colour as usize];
        *left = left.saturating_sub(1);
        state.supply[colour as usize] += 1;
        if state.drafting() {
            state.stage = if count(&state.supply) < 2 { Stage::Draw } else { Stage::Draft };
        } else {
            self.begin_turn(state, state.seat);
        }
    }

    fn pick(&self, state: &mut State, colour: ChipColour) {
        let left = &mut state.supply[colour as usize];
        *left = left.saturating_sub(1);
        state.hands[state.seat.index()][colour as usize] += 1;
        if state.stage == Stage::Draft {
            // The opponent of the starter took the first chip, so the starter took the last one and opens play.
            let next = if state.drafting() { state.seat.other() } else { self.starter(state.round) };
            (state.stage, state.seat) = (Stage::Draw, next);
        } else {
            self.draw_for(state, state.seat.other());
        }
    }
}

pub(super) fn by_points(score: [u32; 2]) -> Outcome {
    match score[0].cmp(&score[1]) {
        std::cmp::Ordering::Greater => Outcome::win(2, Seat::ONE),
        std::cmp::Ordering::Less => Outcome::win(2, Seat::TWO),
        std::cmp::Ordering::Equal => Outcome::draw(2),
    }
}

impl Rules for TrafficLights {
    type State = State;
    type Move = Move;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        let mut state = State {
            cells: [0; 3],
            side: BoardEdge::North,
            slid: false,
            stage: Stage::Play,
            seat: Seat::ONE,
            hands: [[0; 3]; 2],
            supply: [0; 3],
            bag: [0; 3],
            round: 1,
            rounds: self.rounds.unwrap_or(1),
            score: [0; 2],
            outcome: None,
        };
        self.begin_round(&mut state);
        state
    }

    fn turn(&self, state: &State) -> Turn {
        match (state.outcome, state.stage) {
            (Some(outcome), _) => Turn::Over(outcome),
            (None, Stage::Draw) => Turn::Chance,
            (None, _) => Turn::Seat(state.seat),
        }
    }

    fn round(&self, state: &State) -> u32 {
        state.round
    }

    fn legal(&self, state: &State, into: &mut Vec<Move>) {
        let present = |chips: Chips| ChipColour::ALL.into_iter().filter(move |c| chips[*c as usize] > 0);
        match state.stage {
            Stage::Over => {}
            Stage::Draw => into.extend(present(state.bag).map(Move::Draw)),
            Stage::Draft | Stage::Refill => into.extend(present(state.supply).map(Move::Pick)),
            Stage::Play => {
                let [red, yellow, green] = state.cells;
                let full = self.layout.mask();
                let mut open = full & !green;
                if self.chips.is_some() {
                    let held = state.hands[state.seat.index()].map(|n| if n > 0 { full } else { 0 });
                    open = held[0] & !state.taken() & full | held[1] & red | held[2] & yellow;
                }
                let can_lay = open != 0;
                while open != 0 {
                    into.push(Move::Lay(Cell::lowest(open)));
                    open &= open - 1;
                }
                if self.may_slide(state) {
                    let allowed = BoardEdge::ALL.into_iter().filter(|side| self.slide_allowed(state, *side));
                    into.extend(allowed.map(Move::Slide));
                }
                if !can_lay && !self.stuck(state) {
                    into.push(Move::Pass);
                }
            }
        }
    }

    fn sample(&self, state: &State, rng: &mut SeededRng, scratch: &mut Vec<Move>) -> Move {
        if self.chips.is_none() && self.layout != CellLayout::Slider {
            // Each cell without a green chip is a legal move.
            let mut open = self.layout.mask() & !state.cells[ChipColour::Green as usize];
            for _ in 0..rng.below(open.count_ones()) {
                open &= open - 1;
            }
            return Move::Lay(Cell::lowest(open));
        }
        scratch.clear();
        self.legal(state, scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    fn play_unchecked(&self, state: &mut State, made: Move) {
        debug_assert_eq!(self.check(state, made), Ok(()), "{made:?} in {state:?}");
        match made {
            Move::Lay(cell) => self.lay(state, cell),
            Move::Slide(side) => {
                state.side = side;
                state.slid = true;
                self.finish_turn(state, self.completed_by_strip(state), false);
            }
            Move::Draw(colour) => self.draw(state, colour),
            Move::Pick(colour) => self.pick(state, colour),
            Move::Pass => self.begin_turn(state, state.seat.other()),
        }
    }

    fn weight(&self, state: &State, draw: Move) -> u32 {
        match draw {
            Move::Draw(colour) => u32::from(state.bag[colour as usize]),
            _ => 1,
        }
    }
}

impl Referee for TrafficLights {
    type Refusal = Refusal;

    fn check(&self, state: &State, made: Move) -> Result<(), Refusal> {
        let stage = match made {
            Move::Lay(_) | Move::Slide(_) | Move::Pass => matches!(state.stage, Stage::Play),
            Move::Draw(_) => matches!(state.stage, Stage::Draw),
            Move::Pick(_) => matches!(state.stage, Stage::Draft | Stage::Refill),
        };
        if self.chips.is_none() && matches!(made, Move::Draw(_) | Move::Pick(_) | Move::Pass) {
            return Err(Refusal::NoBag);
        }
        if matches!(made, Move::Slide(_)) && self.layout != CellLayout::Slider {
            return Err(Refusal::NoStrip);
        }
        // A smaller board lacks the cells that are the strip's on a larger one.
        if matches!(made, Move::Lay(cell) if !self.layout.has(cell)) {
            return Err(Refusal::NoStrip);
        }
        if !stage {
            return Err(Refusal::Stage(state.stage));
        }
        let need = |held: u8, refusal| if held > 0 { Ok(()) } else { Err(refusal) };
        match made {
            Move::Lay(cell) => {
                let colour = state.next_colour(cell).ok_or(Refusal::Green)?;
                match self.chips {
                    None => Ok(()),
                    Some(_) => need(state.hands[state.seat.index()][colour as usize], Refusal::NotHeld(colour)),
                }
            }
            Move::Slide(side) if side == state.side => Err(Refusal::SameSide),
            Move::Slide(_) if state.slid => Err(Refusal::Barred),
            Move::Slide(side) if self.slide_allowed(state, side) => Ok(()),
            Move::Slide(_) => Err(Refusal::OnlyLines),
            Move::Draw(colour) => need(state.bag[colour as usize], Refusal::NotInBag(colour)),
            Move::Pick(colour) => need(state.supply[colour as usize], Refusal::NotInSupply(colour)),
            Move::Pass if self.can_lay(state, state.seat) => Err(Refusal::MustLay),
            Move::Pass if self.stuck(state) => Err(Refusal::OnlyLines),
            Move::Pass => Ok(()),
        }
    }

    fn act(&self, state: &mut State, action: TableAction) -> Result<(), Refusal> {
        let outcome = match action {
            TableAction::Resign => Outcome::win(2, state.seat.other()),
            TableAction::Agree if self.rounds.is_some() => by_points(state.score),
            TableAction::Agree if self.chips.is_some() => Outcome::draw(2),
            TableAction::Agree => return Err(Refusal::NoAgreement),
            TableAction::Claim => return Err(Refusal::NoClaim),
        };
        self.end_game(state, outcome);
        Ok(())
    }
}
