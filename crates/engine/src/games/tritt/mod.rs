//! Evaluation of Tritt for searches: immediate wins, threats to answer, points that would make a row.
//!
//! A tritton adds two points of one colour and between them one of the other colour. So it completes a row with one of
//! its points and two points on the board, and a few shifts of bit sets find the trittons that win.

use crate::evaluate::{Evaluate, RankedMove, SolvedResult, Solver};
use solved_openings::{stored_result, undecided};
use trivium_rules::core::{Rules, Seat};
use trivium_rules::games::tritt::board::{BOARD, GOALS, Placement, Points, STEPS, completing, has_row};
use trivium_rules::games::tritt::{Move, Tritt, Variant};
use trivium_rules::games::tritt::{PlayerColour, Stage, State};

mod search_thread;
mod solved_openings;
mod solver;
mod turns;

pub use solver::{ProofSearch, SolverEdge, SolverNode};
pub use turns::{FullTurn, TurnBoard};

/// Value of each free point that would make a row.
const COMPLETING: i32 = 14;
/// Points for the seat to act.
const TEMPO: i32 = 25;

/// In `step` and `slide`: the placements with which a colour wins by setting, as their first points in each direction.
pub(super) fn winning_sets(rules: &Tritt, state: &State, colour: PlayerColour) -> [Points; 3] {
    if rules.hand(state, colour) == 0 {
        return [0; 3];
    }
    let free = state.free();
    let row = completing(state.shown(colour)) & free;
    if row == 0 {
        return [0; 3];
    }
    // The middle must not make a row of the opponent's colour, which would lose.
    let middle = free & !completing(state.shown(colour.other()));
    STEPS.map(|step| middle >> step & (row & free >> (2 * step) | free & row >> (2 * step)))
}

/// The first shift found that wins for a colour.
pub(super) fn winning_shift(rules: &Tritt, state: &State, colour: PlayerColour) -> Option<Move> {
    let (own, other) = (state.shown(colour), state.shown(colour.other()));
    let free = state.free();
    let end_is_own = rules.end_colour(colour.other()) == colour;
    let mut found = None;
    for from in state.trittons(colour.other()) {
        if found.is_some() || from.beside() & free == 0 {
            continue;
        }
        rules.for_each_shift(free, *from, |to| {
            let (mine, theirs) = if end_is_own {
                (own & !from.ends() | to.ends(), other & !from.middle() | to.middle())
            } else {
                (own & !from.middle() | to.middle(), other & !from.ends() | to.ends())
            };
            if has_row(mine) && !has_row(theirs) {
                found = Some(Move::Shift(*from, to));
            }
        });
    }
    found
}

/// A move with which a colour would win at once if it were to act on this board.
pub(super) fn winning(rules: &Tritt, state: &State, colour: PlayerColour) -> Option<Move> {
    if rules.variant() != Variant::Reloaded {
        let sets = winning_sets(rules, state, colour);
        if sets != [0; 3] {
            let mut found = None;
            Placement::for_each(sets, |place| found = Some(Move::Set(place)));
            return found;
        }
    }
    winning_shift(rules, state, colour)
}

/// Whether a colour would win at once if it were to act on this board.
pub(super) fn threatens(rules: &Tritt, state: &State, colour: PlayerColour) -> bool {
    rules.variant() != Variant::Reloaded && winning_sets(rules, state, colour) != [0; 3]
        || winning_shift(rules, state, colour).is_some()
}

/// The number of free points that would make a row of the seat's colour, minus the number of those for the other
/// colour.
fn balance(own: Points, other: Points, free: Points) -> i32 {
    let count = |set| (completing(set) & free).count_ones() as i32;
    count(own) - count(other)
}

/// Rank of a move by the board after it.
fn rank(rules: &Tritt, state: &State, made: Move) -> i32 {
    let colour = state.colour();
    let (own, other) = (state.shown(colour), state.shown(colour.other()));
    let (own, other) = match made {
        Move::Set(place) => {
            let (ends, middle) = (place.ends(), place.middle());
            if rules.end_colour(colour) == colour { (own | ends, other | middle) } else { (own | middle, other | ends) }
        }
        Move::Shift(..) => {
            let after = rules.board_after(state, made);
            (after.shown(colour), after.shown(colour.other()))
        }
        Move::Swap | Move::Pass => (own, other),
    };
    COMPLETING * balance(own, other, BOARD & !(own | other))
}

/// Appends all moves with ranks, except moves that make a row of the opponent's colour if others are left.
fn sane(rules: &Tritt, state: &State, into: &mut Vec<RankedMove<Move>>) {
    let legal = rules.legal_moves(state);
    let colour = state.colour();
    let first = into.len();
    let ranked = |made| RankedMove { rank: rank(rules, state, made), made };
    let harmless = |made: &Move| match *made {
        Move::Set(place) if rules.end_colour(colour) == colour => {
            completing(state.shown(colour.other())) & place.middle() == 0
        }
        Move::Shift(..) => !rules.board_after(state, *made).has_row(colour.other()),
        _ => true,
    };
    into.extend(legal.iter().copied().filter(harmless).map(ranked));
    if into.len() == first {
        into.extend(legal.into_iter().map(ranked));
    }
}

/// Keeps the moves after which the opponent does not win at once, or one move if there are none.
fn keep_parries(rules: &Tritt, state: &State, into: &mut Vec<RankedMove<Move>>, first: usize) {
    let other = state.colour().other();
    let mut end = first;
    for at in first..into.len() {
        // A swap exchanges the colours, so that the threats of `other` are no longer the opponent's.
        let parries = into[at].made == Move::Swap || !threatens(rules, &rules.board_after(state, into[at].made), other);
        if parries {
            into.swap(end, at);
            end += 1;
        }
    }
    into.truncate(end.max(first + 1));
}

/// Lists the moves that win at once or answer a threat. Returns false and adds nothing if there are none.
fn urgent(rules: &Tritt, state: &State, into: &mut Vec<RankedMove<Move>>) -> bool {
    let colour = state.colour();
    if state.stage() != Stage::Set
        && let Some(made) = winning(rules, state, colour)
    {
        into.push(RankedMove { rank: 0, made });
        return true;
    }
    if state.stage() == Stage::Set || !threatens(rules, state, colour.other()) {
        return false;
    }
    let first = into.len();
    sane(rules, state, into);
    keep_parries(rules, state, into, first);
    true
}

/// Whether a placement is at an end of a line through the middle of the board.
fn ends_longest_line(place: Placement) -> bool {
    let mut line = place.line();
    line.len() == GOALS + 1 && (line.next() == Some(place) || line.next_back() == Some(place))
}

impl Evaluate for Tritt {
    const NODES: u64 = 20_000;

    /// Games are over within a few turns, so overlooked moves matter. Level 7 has enough nodes to see the end of most
    /// games, so it has to overlook more than level 6.
    fn blunder_rates(&self) -> [u32; 7] {
        [945, 848, 776, 680, 515, 130, 165]
    }

    /// In `reloaded` threats are judged without the tritton that has to be set before the shift.
    fn complete(&self) -> bool {
        self.variant() != Variant::Reloaded
    }

    fn proofs(&self) -> u64 {
        if self.variant() == Variant::Reloaded { 0 } else { 3_000_000 }
    }

    fn fact(&self, state: &State) -> Option<SolvedResult<Move>> {
        stored_result(self, state)
    }

    fn solving(&self) -> u64 {
        if self.variant() == Variant::Reloaded { 100_000 } else { 0 }
    }

    fn solver(&self, state: &State) -> Option<Box<dyn Solver<Tritt>>> {
        let turned = matches!(state.stage(), Stage::Set | Stage::Shift);
        turned.then(|| Box::new(ProofSearch::new(*self, state)) as Box<dyn Solver<Tritt>>)
    }

    /// Blue wins after every first tritton, except one at the end of a longest line: Orange wins after that. The book
    /// sets that one, because the opponent must know to swap. In `reloaded` the book has all first trittons after which
    /// the winner is unknown.
    fn book(&self, state: &State, into: &mut Vec<Move>) {
        let [orange, blue] = PlayerColour::ALL.map(|colour| state.trittons(colour));
        if self.variant() == Variant::Reloaded {
            if orange.is_empty() && blue.is_empty() {
                into.extend(undecided(self));
            }
            return;
        }
        if orange.is_empty() && blue.is_empty() {
            into.extend(Placement::all().filter(|p| ends_longest_line(*p)).map(Move::Set));
        } else if state.can_swap() && ends_longest_line(orange[0]) {
            into.push(Move::Swap);
        }
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let colour =
            if state.seat_of(PlayerColour::Orange) == seat { PlayerColour::Orange } else { PlayerColour::Blue };
        let board = COMPLETING * balance(state.shown(colour), state.shown(colour.other()), state.free());
        board + if state.seat() == seat { TEMPO } else { -TEMPO }
    }

    fn candidates(&self, state: &State, into: &mut Vec<RankedMove<Move>>) {
        if state.stage() != Stage::Over && !urgent(self, state, into) {
            sane(self, state, into);
        }
    }

    fn naive_candidates(&self, state: &State, into: &mut Vec<RankedMove<Move>>) {
        if state.stage() != Stage::Over {
            sane(self, state, into);
        }
    }

    fn forcing(&self, state: &State, into: &mut Vec<RankedMove<Move>>) -> bool {
        !urgent(self, state, into)
    }

    fn wins_at_once(&self, state: &State) -> bool {
        !matches!(state.stage(), Stage::Set | Stage::Over) && threatens(self, state, state.colour())
    }

    fn pressed(&self, state: &State) -> bool {
        state.stage() != Stage::Set && threatens(self, state, state.colour().other())
    }
}
