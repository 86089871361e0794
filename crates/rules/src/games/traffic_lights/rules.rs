//! State and play. rules/traffic-lights.md, Turn to Bag.

use super::Refusal;
use super::board::{CellLayout, STRIP_MASK};
use super::state::{ChipColour, Chips, Move, Stage, State, count};
use super::variants::VARIANTS;
use crate::core::{BoardEdge, Outcome, Referee, Rules, Seat, SeededRng, SetupError, TableAction, Turn, VariantValues};

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

impl TrafficLights {
    /// The variant of that name with these options, and the defaults of all other options.
    ///
    /// # Errors
    /// When there is no such variant, it has no such option, or the option cannot have the value.
    pub fn new(variant: &str, options: &[(&str, u32)]) -> Result<TrafficLights, SetupError> {
        let values = VariantValues::choose(&VARIANTS, variant, options)?;
        let (layout, counting) = match variant.trim_end_matches("+bag") {
            "learn" => (CellLayout::Three, ScoringLines::Green),
            "simple" => (CellLayout::Three, ScoringLines::All),
            "four" => (CellLayout::Four, ScoringLines::All),
            "slider" => (CellLayout::Slider, ScoringLines::All),
            "classic3" => (CellLayout::Three, ScoringLines::Single),
            "classic4" => (CellLayout::Four, ScoringLines::Single),
            _ => return Err(SetupError::UnknownVariant(variant.to_owned())),
        };
        let chips = values.option("chips").map(|chips| u8::try_from(chips).expect("an option allows at most 20"));
        Ok(TrafficLights { layout, counting, rounds: values.option("rounds"), chips })
    }

    /// The board.
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

    /// The seat that opens play in a round; with a bag, seat 1 drafts first and the other opens.
    pub fn starter(&self, round: u32) -> Seat {
        if (round % 2 == 1) == self.chips.is_none() { Seat::ONE } else { Seat::TWO }
    }

    /// The points of a line, with these cells of each colour; 0 when it does not count.
    pub fn worth(&self, cells: [u16; 3], line: &super::board::CellLine) -> u32 {
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
            let [a, m, b] = line.cells.map(|c| 1 << c);
            if yellow & m != 0 && ((red & a != 0 && green & b != 0) || (green & a != 0 && red & b != 0)) {
                return RYG;
            }
        }
        0
    }

    /// The points of the lines through `cell`.
    fn completed_at(&self, state: &State, cell: u8) -> u32 {
        self.layout.lines_through(state.side, cell).iter().map(|line| self.worth(state.cells, line)).sum()
    }

    /// The points of all lines that hold a cell of the strip.
    fn completed_by_strip(&self, state: &State) -> u32 {
        let lines = self.layout.lines(state.side).iter();
        lines.filter(|line| line.mask & STRIP_MASK != 0).map(|line| self.worth(state.cells, line)).sum()
    }

    /// Whether `seat` has a chip for some cell.
    pub fn can_lay(&self, state: &State, seat: Seat) -> bool {
        let full = self.layout.mask();
        if self.chips.is_none() {
            return state.cells[ChipColour::Green as usize] != full;
        }
        let [red, yellow, _] = state.cells;
        let hand = &state.hands[seat.index()];
        hand[0] > 0 && state.taken() != full || hand[1] > 0 && red != 0 || hand[2] > 0 && yellow != 0
    }

    /// The points that sliding to `side` would earn.
    fn slide_earns(&self, state: &State, side: BoardEdge) -> u32 {
        let mut after = state.clone();
        after.side = side;
        self.completed_by_strip(&after)
    }

    /// Whether the strip may be slid as far as R4 goes.
    fn may_slide(&self, state: &State) -> bool {
        self.layout == CellLayout::Slider && !state.slid
    }

    /// Whether nobody can lay, so that only a slide that completes a line goes on (R3).
    pub(super) fn stuck(&self, state: &State) -> bool {
        !self.can_lay(state, Seat::ONE) && !self.can_lay(state, Seat::TWO)
    }

    /// Whether sliding to `side` is allowed in the stage of play.
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

    /// Ends a round that `winner` ended with so many points, or nobody.
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

    /// Makes `seat` the one to play, unless nobody can (R3).
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

    /// After a turn that earned `points`: the round is over, or the other seat goes on.
    fn finish_turn(&self, state: &mut State, points: u32, laid: bool) {
        let seat = state.seat;
        if points > 0 {
            self.end_round(state, Some((seat, points)));
        } else if laid && self.chips.is_some() && count(&state.supply) > 0 {
            state.stage = Stage::Refill;
        } else if laid && self.chips.is_some() {
            self.draw_for(state, seat.other());
        } else {
            self.begin_turn(state, seat.other());
        }
    }

    /// Lets chance draw one chip before `seat` decides, if there is one.
    fn draw_for(&self, state: &mut State, seat: Seat) {
        if count(&state.bag) > 0 {
            (state.stage, state.seat) = (Stage::Draw, seat);
        } else {
            self.begin_turn(state, seat);
        }
    }

    fn lay(&self, state: &mut State, cell: u8) {
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
            // The drafter took the first chip, so the last one is the starter's and play begins with the starter.
            let next = if state.drafting() { state.seat.other() } else { self.starter(state.round) };
            (state.stage, state.seat) = (Stage::Draw, next);
        } else {
            self.draw_for(state, state.seat.other());
        }
    }
}

fn by_points(score: [u32; 2]) -> Outcome {
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
                    into.push(Move::Lay(open.trailing_zeros() as u8));
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
            // Every cell without a green chip: no list is needed.
            let mut open = self.layout.mask() & !state.cells[ChipColour::Green as usize];
            for _ in 0..rng.below(open.count_ones()) {
                open &= open - 1;
            }
            return Move::Lay(open.trailing_zeros() as u8);
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
