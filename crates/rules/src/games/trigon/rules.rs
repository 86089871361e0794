//! State and play. rules/trigon.md, sections "Tiles" to "End".

use super::Refusal;
use super::board::{LatticePoint, ORIGIN, SITES, Tile, on_plane};
use super::formation::{self, Formation, FormationProgress, Window};
use super::occupancy::{Corners, Occupancy, adjacent_tiles, bits};
use super::pieces::{ID, PATTERNS, PIECES};
use crate::core::{Credit, GameInfo, Outcome, Referee, Rules, Sample, Seat, Site, TableAction, Turn, VariantInfo};
use arrayvec::ArrayVec;

/// Static data of the game.
pub const INFO: GameInfo = GameInfo {
    id: ID,
    seats: 2,
    minutes: "30–40",
    variants: &[VariantInfo { id: "base", options: &[] }],
    pieces: &PIECES,
    lessons: &[("", 3)],
    patterns: &PATTERNS,
    settings: &[],
    sites: SITES,
    credit: Credit { author: "M. Wyss", year: "" },
    sample: Sample {
        variant: "base",
        tokens: "2@0,0u 3@0,0d 6@0,-1d 3@0,-1u 3@1,-1u 1@1,0u 5@1,-1d 1@-1,0d 4@0,-2d 3@-1,-1d 2@1,-2u 5@0,1u",
    },
};

/// The highest number on a tile.
pub(super) const NUMBERS: u8 = 6;
/// The number of tiles of each seat with the same number.
pub(super) const EACH: u8 = 3;
/// The number of tiles of both seats.
pub const TILES: usize = 36;

/// A move. Each turn is one move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Lay a tile from the hand.
    Lay {
        /// The number of the tile, 1 to 6.
        number: u8,
        /// The empty triangle.
        site: Site,
    },
    /// Move a tile of the seat to act to an empty triangle.
    Move {
        /// The triangle of the tile.
        from: Site,
        /// The empty triangle.
        to: Site,
    },
    /// Exchange two tiles.
    Exchange {
        /// The triangle of a tile of the seat to act.
        first: Site,
        /// The triangle of an opponent's tile, or of another tile of the seat to act, which must then be the greater
        /// site.
        second: Site,
    },
}

impl Move {
    /// The triangle that a tile of the moving seat reaches. For an exchange it is the second one.
    pub fn goal(self) -> Site {
        match self {
            Move::Lay { site, .. } => site,
            Move::Move { to, .. } => to,
            Move::Exchange { second, .. } => second,
        }
    }
}

/// A position. Tiles are in order of their sites, so that equal positions are equal values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    tiles: [Tile; TILES],
    tile_count: u8,
    hands: [[u8; NUMBERS as usize]; 2],
    pub(super) seat: Seat,
    pub(super) outcome: Option<Outcome>,
}

impl State {
    /// The empty plane with full hands.
    pub(super) fn empty() -> State {
        State {
            tiles: [Tile::NONE; TILES],
            tile_count: 0,
            hands: [[EACH; NUMBERS as usize]; 2],
            seat: Seat::ONE,
            outcome: None,
        }
    }

    /// The tiles on the plane, in order of their sites.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.tile_count as usize]
    }

    /// The number of tiles in the hand of a seat, one entry for each number 1 to 6.
    pub fn hand(&self, seat: Seat) -> &[u8; 6] {
        &self.hands[seat.index()]
    }

    /// Whether tiles are still being laid.
    pub fn laying(&self) -> bool {
        (self.tile_count as usize) < TILES
    }

    /// The seat to act; seat 1 when the game is over.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The same tiles with another seat to act, for searches. The position may be impossible in a game.
    pub fn seen_by(&self, seat: Seat) -> State {
        State { seat, ..self.clone() }
    }

    /// The tile at a site.
    pub fn tile(&self, site: Site) -> Option<Tile> {
        formation::find(self.tiles(), site)
    }

    /// The complete stars of a seat, in order: the lattice point in the middle and the six triangles around it. There
    /// are at most four, because five would need 19 tiles.
    pub fn stars(&self, seat: Seat) -> ArrayVec<(LatticePoint, [Site; 6]), 4> {
        formation::stars(self.tiles(), seat)
    }

    /// The best progress of a seat towards a formation. See [`progress`](super::progress).
    pub fn progress(&self, seat: Seat, formation: Formation) -> FormationProgress {
        formation::progress(self.tiles(), seat, formation)
    }

    /// The triangles of complete formations of that kind, in order; empty if there is none. A strip longer than 11 is
    /// included whole.
    pub fn standing(&self, seat: Seat, formation: Formation) -> Vec<Site> {
        formation::standing(self.tiles(), seat, formation)
    }

    pub(super) fn has_formation(&self, seat: Seat) -> bool {
        let mut own = self.tiles().iter().filter(|t| t.seat() == seat);
        own.any(|t| Window::new(self.tiles(), seat, t.site()).has_formation())
    }

    /// The tiles of a seat, as a mask of indices.
    fn of(&self, seat: Seat) -> u64 {
        let tiles = self.tiles().iter().enumerate();
        tiles.fold(0, |mask, (t, tile)| mask | u64::from(tile.seat() == seat) << t)
    }

    /// The index of the tile at a site among [`State::tiles`].
    pub fn index(&self, site: Site) -> Option<usize> {
        self.tiles().binary_search_by_key(&site, |t| t.site()).ok()
    }

    /// Lays a tile from the hand on an empty triangle. Returns false and does nothing if that is impossible.
    pub(super) fn lay(&mut self, site: Site, seat: Seat, number: u8) -> bool {
        let held = match self.hands[seat.index()].get_mut(number.wrapping_sub(1) as usize) {
            Some(held) if *held > 0 => held,
            _ => return false,
        };
        let count = self.tile_count as usize;
        let Err(at) = self.tiles[..count].binary_search_by_key(&site, |t| t.site()) else { return false };
        *held -= 1;
        self.tiles.copy_within(at..count, at + 1);
        self.tiles[at] = Tile::new(site, seat, number);
        self.tile_count += 1;
        true
    }

    /// Moves a tile to an empty site.
    fn carry(&mut self, from: Site, to: Site) {
        let (Some(from), Err(at)) = (self.index(from), self.tiles().binary_search_by_key(&to, |t| t.site())) else {
            return;
        };
        let tile = self.tiles[from];
        let tile = Tile::new(to, tile.seat(), tile.number());
        if from < at {
            self.tiles.copy_within(from + 1..at, from);
            self.tiles[at - 1] = tile;
        } else {
            self.tiles.copy_within(at..from, at + 1);
            self.tiles[at] = tile;
        }
    }

    fn exchange(&mut self, first: Site, second: Site) {
        let (Some(a), Some(b)) = (self.index(first), self.index(second)) else { return };
        let (one, two) = (self.tiles[a], self.tiles[b]);
        self.tiles[a] = Tile::new(first, two.seat(), two.number());
        self.tiles[b] = Tile::new(second, one.seat(), one.number());
    }
}

/// The rules. There is one variant, without options.
///
/// A seat always has a legal move, so the draw of R5 never happens. When all tiles are laid, two own tiles with
/// different numbers can be exchanged. While tiles are laid, some triangle next to the field is legal: take the
/// rightmost tile of the topmost strip. If it points up, its right neighbour is legal. If it points down, its upper
/// neighbour is, because all triangles around the corner that its empty neighbours share are outside the field.
#[derive(Clone, Debug)]
pub struct Trigon;

impl Trigon {
    fn end(&self, state: &mut State, outcome: Outcome) {
        state.seat = Seat::ONE;
        state.outcome = Some(outcome);
    }

    /// Ends the game if the seat has a formation with its new tile at `site`.
    fn test(&self, state: &mut State, seat: Seat, site: Site) {
        if state.outcome.is_none() && Window::new(state.tiles(), seat, site).has_formation() {
            self.end(state, Outcome::win(2, seat));
        }
    }

    fn check_lay(&self, state: &State, number: u8, site: Site) -> Result<(), Refusal> {
        if !state.laying() {
            return Err(Refusal::AllLaid);
        }
        let held = state.hand(state.seat).get(number.wrapping_sub(1) as usize);
        if held.is_none_or(|n| *n == 0) {
            return Err(Refusal::NotHeld(number));
        }
        if state.tiles().is_empty() {
            return if site == ORIGIN { Ok(()) } else { Err(Refusal::FirstPlace) };
        }
        if state.tile(site).is_some() {
            return Err(Refusal::Occupied);
        }
        if !on_plane(site) {
            return Err(Refusal::TooFar);
        }
        let field = Occupancy::new(state.tiles());
        let corners = field.corners_of(site);
        if adjacent_tiles(corners) == 0 {
            return Err(Refusal::Lonely);
        }
        if field.closes(corners, 0) { Err(Refusal::Closes) } else { Ok(()) }
    }

    fn check_move(&self, state: &State, from: Site, to: Site) -> Result<(), Refusal> {
        let tile = self.check_own(state, from)?;
        if from == to {
            return Err(Refusal::SamePlace);
        }
        if state.tile(to).is_some() {
            return Err(Refusal::Occupied);
        }
        if !on_plane(to) {
            return Err(Refusal::TooFar);
        }
        let field = Occupancy::new(state.tiles());
        Self::check_lift(&field, tile, field.corners_of(to))
    }

    /// Whether the two laws allow a tile to move to an empty triangle with these corners.
    fn check_lift(field: &Occupancy, tile: usize, corners: Corners) -> Result<(), Refusal> {
        let lifted = 1 << tile;
        let adjacent = adjacent_tiles(corners) & !lifted;
        if adjacent == 0 {
            return Err(Refusal::Lonely);
        }
        if field.left_alone(tile) & !adjacent != 0 {
            return Err(Refusal::LeavesLonely);
        }
        if field.walled_in(tile) || field.closes(corners, lifted) { Err(Refusal::Closes) } else { Ok(()) }
    }

    /// Calls `each` with the legal moves that bring a tile of the seat to act to a triangle that it does not hold yet,
    /// until `each` returns false. Of moves that lay a tile, `each` gets only one, because they differ only in the
    /// number.
    pub fn bringing(&self, state: &State, to: Site, mut each: impl FnMut(Move) -> bool) {
        if state.laying() {
            let number =
                (1..=NUMBERS).zip(state.hand(state.seat)).find(|(_, held)| **held > 0).map(|(number, _)| number);
            if let Some(number) = number.filter(|number| self.check_lay(state, *number, to).is_ok()) {
                each(Move::Lay { number, site: to });
            }
            return;
        }
        let field = Occupancy::new(state.tiles());
        let own = state.of(state.seat);
        match state.tile(to) {
            None => {
                let corners = field.corners_of(to);
                for t in bits(own).filter(|_| on_plane(to)) {
                    let from = state.tiles[t].site();
                    if Self::check_lift(&field, t, corners).is_ok() && !each(Move::Move { from, to }) {
                        return;
                    }
                }
            }
            Some(there) => {
                let other = state.of(state.seat.other());
                let open = other & !field.stars(other);
                let open = state.index(to).is_some_and(|at| open >> at & 1 == 1);
                for t in bits(own).filter(|t| open && state.tiles[*t].number() == there.number()) {
                    if !each(Move::Exchange { first: state.tiles[t].site(), second: to }) {
                        return;
                    }
                }
            }
        }
    }

    fn check_exchange(&self, state: &State, first: Site, second: Site) -> Result<(), Refusal> {
        let own = state.tiles[self.check_own(state, first)?];
        if first == second {
            return Err(Refusal::SamePlace);
        }
        let other = state.tile(second).ok_or(Refusal::NoTile)?;
        let same = own.number() == other.number();
        if other.seat() == state.seat {
            return match (same, second < first) {
                (true, _) => Err(Refusal::SameNumber),
                (false, true) => Err(Refusal::SmallerFirst),
                (false, false) => Ok(()),
            };
        }
        if !same {
            return Err(Refusal::OtherNumber);
        }
        let protected = state.stars(other.seat()).iter().any(|(_, star)| star.contains(&second));
        if protected { Err(Refusal::Star) } else { Ok(()) }
    }

    /// The index of the tile at a site, which must belong to the seat to act. All tiles must be laid.
    pub(super) fn check_own(&self, state: &State, site: Site) -> Result<usize, Refusal> {
        if state.laying() {
            return Err(Refusal::Laying);
        }
        let at = state.index(site).ok_or(Refusal::NoTile)?;
        if state.tiles[at].seat() == state.seat { Ok(at) } else { Err(Refusal::NotYours) }
    }
}

impl Rules for Trigon {
    type State = State;
    type Move = Move;

    fn seats(&self) -> u8 {
        INFO.seats
    }

    fn start(&self) -> State {
        State::empty()
    }

    fn turn(&self, state: &State) -> Turn {
        state.outcome.map_or(Turn::Seat(state.seat), Turn::Over)
    }

    fn legal(&self, state: &State, into: &mut Vec<Move>) {
        if state.outcome.is_some() {
            return;
        }
        if state.laying() {
            let numbers = (1..=NUMBERS).zip(state.hand(state.seat)).filter(|n| *n.1 > 0).map(|n| n.0);
            let mut at = |site| into.extend(numbers.clone().map(|number| Move::Lay { number, site }));
            if state.tiles().is_empty() {
                return at(ORIGIN);
            }
            let field = Occupancy::new(state.tiles());
            return field.rim(|site, corners| {
                if !field.closes(corners, 0) {
                    at(site);
                }
            });
        }
        let field = Occupancy::new(state.tiles());
        let own = state.of(state.seat);
        field.moves(own, |from, to| into.push(Move::Move { from, to }));

        let other = state.of(state.seat.other());
        let open = other & !field.stars(other);
        let mut numbered = [0u64; NUMBERS as usize + 1];
        for (t, tile) in state.tiles().iter().enumerate() {
            numbered[tile.number() as usize] |= 1 << t;
        }
        for t in bits(own) {
            let (first, same) = (state.tiles[t].site(), numbered[state.tiles[t].number() as usize]);
            let behind = u64::MAX << t;
            let partners = own & behind & !same | open & same;
            into.extend(bits(partners).map(|p| Move::Exchange { first, second: state.tiles[p].site() }));
        }
    }

    fn play_unchecked(&self, state: &mut State, made: Move) {
        debug_assert_eq!(self.check(state, made), Ok(()), "{made:?} in {state:?}");
        let seat = state.seat;
        state.seat = seat.other();
        match made {
            Move::Lay { number, site } => {
                state.lay(site, seat, number);
                self.test(state, seat, site);
            }
            Move::Move { from, to } => {
                state.carry(from, to);
                self.test(state, seat, to);
            }
            Move::Exchange { first, second } => {
                state.exchange(first, second);
                // Exchanging two own tiles does not change which triangles a seat holds.
                if state.tile(first).is_some_and(|t| t.seat() != seat) {
                    self.test(state, seat, second);
                    self.test(state, seat.other(), first);
                }
            }
        }
    }
}

impl Referee for Trigon {
    type Refusal = Refusal;

    fn check(&self, state: &State, made: Move) -> Result<(), Refusal> {
        if state.outcome.is_some() {
            return Err(Refusal::Over);
        }
        match made {
            Move::Lay { number, site } => self.check_lay(state, number, site),
            Move::Move { from, to } => self.check_move(state, from, to),
            Move::Exchange { first, second } => self.check_exchange(state, first, second),
        }
    }

    fn act(&self, state: &mut State, action: TableAction) -> Result<(), Refusal> {
        let outcome = match action {
            TableAction::Resign => Outcome::win(2, state.seat.other()),
            TableAction::Agree | TableAction::Claim => Outcome::draw(2),
        };
        self.end(state, outcome);
        Ok(())
    }
}
