//! Evaluation of Trigon for searches: progress of formations, relevant triangles, and formations that are about to be
//! completed.
//!
//! A *window* is eleven successive triangles, room for a strip. Its value grows with each tile that a seat has in it,
//! and is small once the other seat holds one of its triangles. Pyramids and blocks are valued the same way, and the
//! estimate is the sum. Moves are ranked by what a triangle adds to its formations. There are hundreds of moves, so a
//! search tries only the most promising ones. If a formation is about to be completed, it tries only moves that
//! complete or prevent it.

use crate::evaluate::{Evaluate, RankedMove};
use arrayvec::ArrayVec;
use tile_grid::{Stars, TileGrid};
use trivium_rules::core::{Referee, Rules, Seat, Site, Verdict};
use trivium_rules::games::trigon::{Move, State, TILES, Trigon};

mod tile_grid;

/// Value of a formation by the number of missing tiles.
const WORTH: [i32; 12] = [30_000, 260, 145, 80, 44, 24, 13, 7, 4, 2, 1, 0];
/// Eighths of a formation's value that remain, by the opponent's tiles in it. An exchange replaces such a tile in one
/// turn, as a move fills an empty triangle.
const DISTURBED: [i32; 5] = [8, 6, 3, 1, 0];
/// The number of tiles of a strip.
const STRIP: usize = 11;
/// Size of tables by counts of tiles; a power of 2, so that `% COUNTS` keeps every index in bounds.
const COUNTS: usize = 16;
/// Value of a strip, indexed by the numbers of the opponent's and the seat's tiles in it.
const STRIPS: [[i32; COUNTS]; COUNTS] = strips();
/// Factor, by seat, for a strip that the seat can complete with its first turn after the laying. That turn can exchange
/// one blocking tile, but not two. Seat 1 has that turn before seat 2.
const IN_TIME: [i32; 2] = [5, 2];
/// Value of stars after the laying, by the number of complete stars and of stars that miss one tile. One exchange
/// answers a threat, so the fourth star needs a fork against good defence: two complete stars and three that miss a
/// tile. Completing the third star then makes two threats.
const STARS: [[i32; 5]; 4] =
    [[0, 20, 60, 120, 200], [30, 90, 180, 280, 400], [90, 300, 700, 1500, 2000], [0, 100, 1500, 2000, 2000]];
/// Rank of completing the third star while fewer than two others miss a tile, which gives the fork away. Such moves
/// rank last.
const EARLY: i32 = -100_000;

/// How many moves of each kind are searched.
const WIDTH: usize = 14;
/// How many winning moves of the opponent are examined together.
const WINS: usize = 4;
/// Points for the seat to act.
const TEMPO: i32 = 30;

const fn worth(missing: usize, others: usize) -> i32 {
    let missing = if missing < WORTH.len() { missing } else { WORTH.len() - 1 };
    let others = if others < DISTURBED.len() { others } else { DISTURBED.len() - 1 };
    WORTH[missing] * DISTURBED[others] / 8
}

const fn strips() -> [[i32; COUNTS]; COUNTS] {
    let mut table = [[0; COUNTS]; COUNTS];
    let mut own = 0;
    while own <= STRIP {
        let mut others = 0;
        while own + others <= STRIP {
            table[others][own] = worth(STRIP - own, others);
            others += 1;
        }
        own += 1;
    }
    table
}

/// Values of strips for a seat, indexed by the numbers of the opponent's and the seat's tiles in them.
struct StripValues([[i32; COUNTS]; COUNTS]);

impl StripValues {
    /// The values for a seat that can bring `coming` more tiles to each strip, including its first turn after the
    /// laying.
    fn new(seat: Seat, coming: usize) -> StripValues {
        let mut worth = STRIPS;
        for row in &mut worth[..2] {
            for own in STRIP.saturating_sub(coming)..=STRIP {
                row[own] = (WORTH[STRIP - own] * IN_TIME[seat.index()]).min(WORTH[0]);
            }
        }
        StripValues(worth)
    }

    fn worth(&self, own: usize, others: usize) -> i32 {
        self.0[others % COUNTS][own % COUNTS]
    }

    /// The value that one more tile of the seat adds to a strip; 0 for a strip without its tiles.
    fn gain(&self, own: usize, others: usize) -> i32 {
        if own == 0 { 0 } else { self.worth(own + 1, others) - self.worth(own, others) }
    }
}

fn worth_of_all(survey: &TileGrid, seat: Seat, strips: &StripValues) -> i32 {
    let mut sum = 0;
    survey.strips(seat, |own, others| sum += strips.worth(own, others));
    survey.chances(seat, |chance| sum += worth(chance.missing.into(), chance.others.into()));
    sum
}

/// Value of complete and nearly complete stars together.
fn forks(stars: Stars) -> i32 {
    // With four complete stars the game is over.
    STARS[stars.complete.min(3)][stars.nearly_complete.min(4)]
}

/// The contribution of each triangle to the formations of the seats.
struct RelevantCells<'a> {
    survey: &'a TileGrid,
    strips: [StripValues; 2],
    /// For each seat, the value of each cell of the grid for the seat's pyramids and blocks; empty if there are none.
    pulls: [Vec<i32>; 2],
}

impl<'a> RelevantCells<'a> {
    fn new(survey: &'a TileGrid) -> RelevantCells<'a> {
        let pulls = [Seat::ONE, Seat::TWO].map(|seat| {
            let mut pulls = Vec::new();
            survey.chances(seat, |chance| {
                if pulls.is_empty() {
                    pulls.resize(TileGrid::CELLS, 0);
                }
                let (missing, others) = (usize::from(chance.missing), usize::from(chance.others));
                survey.cells_of(chance, |cell| {
                    pulls[cell] += match survey.holder(cell) {
                        Some(holder) if holder == seat => worth(missing, others) - worth(missing + 1, others),
                        // An exchange removes the opponent's tile.
                        Some(_) => worth(missing.saturating_sub(1), others - 1) - worth(missing, others - 1),
                        None => worth(missing.saturating_sub(1), others) - worth(missing, others),
                    };
                });
            });
            pulls
        });
        let strips = [Seat::ONE, Seat::TWO].map(|seat| StripValues::new(seat, survey.coming(seat)));
        RelevantCells { survey, strips, pulls }
    }

    /// The value of a tile on this triangle for a seat's formations, whether or not the triangle is empty now.
    fn adds(&self, site: Site, seat: Seat) -> i32 {
        let mut sum = 0;
        let strips = &self.strips[seat.index()];
        self.survey.strips_through(site, seat, |own, others| sum += strips.gain(own, others));
        let pulls = &self.pulls[seat.index()];
        sum += self.survey.cell(site).and_then(|cell| pulls.get(cell)).copied().unwrap_or(0);
        // Completing two formations is worth no more than completing one.
        sum.min(WORTH[0])
    }

    /// Weight of a triangle for a seat: its value for the seat's formations and, with `heed`, for the opponent's.
    fn of(&self, site: Site, seat: Seat, heed: bool) -> i32 {
        self.adds(site, seat) + if heed { self.adds(site, seat.other()) * 3 / 4 } else { 0 }
    }
}

/// Keeps the `width` highest ranks from index `first` on.
fn keep_best(into: &mut Vec<RankedMove<Move>>, first: usize, width: usize) {
    let tail = &mut into[first..];
    if tail.len() > width {
        tail.select_nth_unstable_by(width, |a, b| (b.rank, a.made).cmp(&(a.rank, b.made)));
        into.truncate(first + width);
    }
}

/// The best number to lay: the seat's most frequent one, so that it keeps a choice of numbers.
fn number_to_lay(state: &State) -> u8 {
    let hand = state.hand(state.seat());
    (1..=6).max_by_key(|n| hand[*n as usize - 1]).expect("there are numbers")
}

impl Evaluate for Trigon {
    const NODES: u64 = 30_000;
    /// Random play hardly ever completes a formation.
    const PLAYOUT: u32 = 60;

    fn complete(&self) -> bool {
        false
    }

    fn forced(&self) -> u64 {
        8_000
    }

    fn blunder_rates(&self) -> [u32; 7] {
        [860, 770, 630, 555, 482, 345, 220]
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        estimate(state, seat, TileGrid::coming)
    }

    /// Ignores the first turns after the laying: a level that overlooks much could not defend against them anyway.
    fn naive_evaluate(&self, state: &State, seat: Seat) -> i32 {
        estimate(state, seat, |_, _| 0)
    }

    fn candidates(&self, state: &State, into: &mut Vec<RankedMove<Move>>) {
        let survey = TileGrid::new(state.tiles());
        if !urgent(self, state, &survey, into) {
            promising(self, state, &survey, true, into);
        }
    }

    fn naive_candidates(&self, state: &State, into: &mut Vec<RankedMove<Move>>) {
        promising(self, state, &TileGrid::new(state.tiles()), false, into);
    }

    fn forcing(&self, state: &State, into: &mut Vec<RankedMove<Move>>) -> bool {
        !urgent(self, state, &TileGrid::new(state.tiles()), into)
    }

    fn pressed(&self, state: &State) -> bool {
        wins_as(self, state, state.seat().other())
    }

    fn wins_at_once(&self, state: &State) -> bool {
        wins_as(self, state, state.seat())
    }

    /// Appends only threats among the most promising moves.
    fn threats(&self, state: &State, into: &mut Vec<Move>) {
        let mut own = Vec::new();
        promising(self, state, &TileGrid::new(state.tiles()), false, &mut own);
        own.sort_by_key(|ranked| std::cmp::Reverse(ranked.rank));
        let seat = state.seat();
        into.extend(own.into_iter().map(|ranked| ranked.made).filter(|made| {
            let after = self.after(state, *made);
            after.outcome().is_none() && wins_as(self, &after, seat)
        }));
    }

    fn parries(&self, state: &State, into: &mut Vec<Move>) {
        let other = state.seat().other();
        let mut found = Vec::new();
        wins(self, state, &TileGrid::new(state.tiles()), other, |made| {
            found.push(made);
            found.len() < WINS
        });
        let legal = self.legal_moves(state);
        into.extend(legal.into_iter().filter(|made| {
            let after = self.after(state, *made);
            let still =
                |win: &Move| self.check(&after, *win).is_ok() && self.turn(&self.after(&after, *win)).is_won_by(other);
            match after.outcome() {
                Some(outcome) => outcome.of(other) != Verdict::Win,
                None => !found.iter().any(still) && !wins_as(self, &after, other),
            }
        }));
    }
}

/// The estimate of a position for a seat. `coming` returns how many tiles a seat can bring to a strip in time.
fn estimate(state: &State, seat: Seat, coming: impl Fn(&TileGrid, Seat) -> usize) -> i32 {
    let survey = TileGrid::new(state.tiles());
    let forks = |seat| if state.laying() { 0 } else { forks(survey.stars(seat)) };
    let strips = |seat| StripValues::new(seat, coming(&survey, seat));
    let worth = |seat| worth_of_all(&survey, seat, &strips(seat)) + forks(seat);
    let tempo = if state.seat() == seat { TEMPO } else { -TEMPO };
    (worth(seat) - worth(seat.other())) / 2 + tempo
}

/// Calls `each` with moves that would win at once if `seat` were to act, until it returns false. If such moves exist,
/// it gets at least one.
fn wins(rules: &Trigon, state: &State, survey: &TileGrid, seat: Seat, mut each: impl FnMut(Move) -> bool) {
    let completions = survey.completions(seat);
    if completions.is_empty() {
        return;
    }
    let state = state.seen_by(seat);
    for site in completions {
        let mut more = true;
        rules.bringing(&state, site, |made| {
            if more && rules.turn(&rules.after(&state, made)).is_won_by(seat) {
                more = each(made);
            }
            more
        });
        if !more {
            return;
        }
    }
}

/// Whether `seat` would win at once if it were to act.
fn wins_as(rules: &Trigon, state: &State, seat: Seat) -> bool {
    let mut found = false;
    if state.outcome().is_none() {
        wins(rules, state, &TileGrid::new(state.tiles()), seat, |_| {
            found = true;
            false
        });
    }
    found
}

/// Lists the moves that complete a formation, or else those that prevent the other seat from completing one. Returns
/// false and adds nothing if neither seat can complete a formation with its next move.
fn urgent(rules: &Trigon, state: &State, survey: &TileGrid, into: &mut Vec<RankedMove<Move>>) -> bool {
    if state.outcome().is_some() {
        return false;
    }
    let first = into.len();
    wins(rules, state, survey, state.seat(), |made| {
        into.push(RankedMove { rank: 0, made });
        false
    });
    if into.len() > first {
        return true;
    }
    let mut goals = Vec::new();
    wins(rules, state, survey, state.seat().other(), |made| {
        goals.push(made);
        goals.len() < WINS
    });
    if goals.is_empty() {
        return false;
    }
    answers(rules, state, survey, &goals, into);
    true
}

/// Appends moves that prevent the winning moves `threats` of the opponent, the most useful first. If there are none,
/// appends the most promising moves.
fn answers(rules: &Trigon, state: &State, survey: &TileGrid, threats: &[Move], into: &mut Vec<RankedMove<Move>>) {
    let (seat, other) = (state.seat(), state.seat().other());
    let matters = RelevantCells::new(survey);
    let goals: Vec<Site> = threats.iter().map(|made| made.goal()).collect();
    let legal = rules.legal_moves(state);
    let number = if state.laying() { number_to_lay(state) } else { 0 };
    let theirs = |site: Site| state.tile(site).is_some_and(|t| t.seat() == other);
    let first = into.len();
    into.extend(legal.into_iter().filter_map(|made| {
        let rank = match made {
            Move::Lay { number: n, site } => {
                (n == number && goals.contains(&site)).then(|| matters.of(site, seat, true))?
            }
            // Moving away a tile that the opponent would exchange prevents the win, too.
            Move::Move { from, to } => (goals.contains(&to) || goals.contains(&from))
                .then(|| matters.of(to, seat, true) - matters.of(from, seat, true))?,
            Move::Exchange { first, second } => {
                theirs(second).then(|| 2 * (matters.of(second, seat, true) - matters.of(first, seat, true)))?
            }
        };
        Some(RankedMove { rank, made })
    }));
    into[first..].sort_unstable_by(|a, b| (b.rank, a.made).cmp(&(a.rank, b.made)));
    let mut end = first;
    for at in first..into.len() {
        let after = rules.after(state, into[at].made);
        if after.outcome().is_none() && !wins_as(rules, &after, other) {
            into.swap(end, at);
            end += 1;
        }
        if end - first >= WIDTH {
            break;
        }
    }
    into.truncate(end);
    if end == first {
        promising(rules, state, survey, true, into);
    }
}

/// Appends the most promising moves. With `heed`, the opponent's formations count, too.
fn promising(rules: &Trigon, state: &State, survey: &TileGrid, heed: bool, into: &mut Vec<RankedMove<Move>>) {
    let legal = rules.legal_moves(state);
    if legal.is_empty() {
        return;
    }
    let seat = state.seat();
    let matters = RelevantCells::new(survey);
    let first = into.len();
    if state.laying() {
        let number = number_to_lay(state);
        let lays = legal.into_iter().filter_map(|made| match made {
            Move::Lay { number: n, site } if n == number => {
                let rank = if state.tiles().is_empty() { 0 } else { matters.of(site, seat, heed) };
                Some(RankedMove { rank, made })
            }
            _ => None,
        });
        into.extend(lays);
        return keep_best(into, first, WIDTH);
    }
    // The weight of each tile's triangle, computed once.
    let known: ArrayVec<i32, TILES> = state.tiles().iter().map(|t| matters.of(t.site(), seat, heed)).collect();
    let known = |site: Site| state.index(site).map_or(0, |at| known[at]);
    let mut goal = (None, 0);
    let mut gains = |site: Site| {
        if goal.0 != Some(site) {
            goal = (Some(site), matters.of(site, seat, heed));
        }
        goal.1
    };
    let own = |site: Site| state.tile(site).is_some_and(|t| t.seat() == seat);
    let stars = survey.stars(seat);
    let early = |from: Site, to: Site| {
        let may = heed && (1..3).contains(&stars.complete) && stars.nearly_complete > 0;
        let after = || survey.stars_after(seat, stars, from, to);
        if may && matches!(after(), Stars { complete: 3, nearly_complete: 0..2 }) { EARLY } else { 0 }
    };
    into.extend(legal.into_iter().filter_map(|made| {
        let rank = match made {
            Move::Lay { .. } => return None,
            Move::Move { from, to } => gains(to) - known(from) + early(from, to),
            // Exchanging two tiles of the same seat changes their numbers, but no formation.
            Move::Exchange { second, .. } if own(second) => return None,
            Move::Exchange { first, second } => 2 * (known(second) - known(first)) + early(first, second),
        };
        Some(RankedMove { rank, made })
    }));
    keep_best(into, first, 2 * WIDTH);
    if into.len() == first {
        let legal = rules.legal_moves(state);
        into.extend(legal.into_iter().take(WIDTH).map(|made| RankedMove { rank: 0, made }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_that_can_be_completed_in_time_are_worth_more() {
        // A strip has eight of eleven tiles and one tile of the opponent: the seat needs two tiles and an exchange.
        let [in_time, too_late] = [3, 2].map(|coming| StripValues::new(Seat::ONE, coming));
        assert_eq!(in_time.worth(8, 1), 5 * 80);
        assert_eq!(StripValues::new(Seat::TWO, 3).worth(8, 1), 2 * 80);
        // The factor does not apply with one turn too few, one tile of the opponent too many, or all tiles laid.
        assert_eq!(too_late.worth(8, 1), 80 * 6 / 8);
        assert_eq!(in_time.worth(8, 2), 80 * 3 / 8);
        assert_eq!(StripValues::new(Seat::ONE, 0).worth(10, 0), 260);
        // The gain of a tile is large if it brings the strip into reach. In an empty strip it is 0.
        assert_eq!(too_late.gain(8, 1), 5 * 145 - 80 * 6 / 8);
        assert_eq!(StripValues::new(Seat::ONE, 19).gain(0, 0), 0);
    }
}
