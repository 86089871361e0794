//! Sowing: a lap is one addition of a vector from a table, not one step a stone. rules/trias.md, Sowing.
//!
//! The 24 places of a ring are bytes, added as three words: with 144 stones in all, none ever overflows into the next. Words
//! rather than vectors of bytes, since they are as fast where the machine has no vectors, as plain WebAssembly.

use super::Refusal;
use super::board::{COLUMNS, HOLES, RING};
use crate::core::{Seat, table};

/// A turn that has not ended after so many laps cannot be chosen (rules/trias.md, R2).
pub const MOST_LAPS: u32 = 10_000;

/// Stones by place, or a change of them: place `p` is byte `p % 8` of word `p / 8`, the lowest byte first.
/// Sums are modulo 2⁶⁴, so that borrows and carries of a change cancel.
type Words = [u64; 3];

table! {
    /// What a lap of fewer than 24 stones changes, the emptying of its place included: by place, then stones.
    static LAPS: [[Words; RING]; RING] = laps();
}

table! {
    /// What going round the whole ring with 24 stones of a place changes.
    static ROUND: [Words; RING] = rounds();
}

table! {
    /// What putting a stone from a place into the other row's place of the same column changes.
    static ACROSS: [Words; RING] = across();
}

const fn plus(mut words: Words, place: usize, stones: u64) -> Words {
    words[place / 8] = words[place / 8].wrapping_add(stones << (place % 8 * 8));
    words
}

const fn minus(words: Words, place: usize, stones: u64) -> Words {
    plus(words, place, stones.wrapping_neg())
}

const fn laps() -> [[Words; RING]; RING] {
    let mut table = [[[0; 3]; RING]; RING];
    let mut place = 0;
    while place < RING {
        let mut stones = 1;
        while stones < RING {
            let shorter = table[place][stones - 1];
            table[place][stones] = minus(plus(shorter, (place + stones) % RING, 1), place, 1);
            stones += 1;
        }
        place += 1;
    }
    table
}

const fn rounds() -> [Words; RING] {
    let mut table = [[0x0101_0101_0101_0101; 3]; RING];
    let mut place = 0;
    while place < RING {
        table[place] = minus(table[place], place, RING as u64);
        place += 1;
    }
    table
}

const fn across() -> [Words; RING] {
    let mut table = [[0; 3]; RING];
    let mut place = 0;
    while place < RING {
        table[place] = plus(minus(table[place], place, 1), RING - 1 - place, 1);
        place += 1;
    }
    table
}

#[inline(always)]
fn add(places: &mut [u8; RING], change: &Words) {
    for (bytes, change) in places.as_chunks_mut().0.iter_mut().zip(change) {
        *bytes = u64::from_le_bytes(*bytes).wrapping_add(*change).to_le_bytes();
    }
}

#[inline(always)]
fn bytes(words: Words) -> [u8; RING] {
    let mut places = [0; RING];
    add(&mut places, &words);
    places
}

fn words(places: [u8; RING]) -> Words {
    let mut words = [0; 3];
    for (word, bytes) in words.iter_mut().zip(places.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    words
}

/// Which bytes are not 0, a bit for each.
const fn occupied(word: u64) -> u32 {
    let low = 0x7f7f_7f7f_7f7f_7f7f;
    let high = (((word & low) + low) | word) & !low;
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The board as the seat to move sees it.
pub(super) struct Ring {
    seat: Seat,
    places: [u8; RING],
    /// The places with stones.
    held: u32,
    /// The places where a turn ends whatever lies in the own place of the column: the own row itself, and the neutral places
    /// across which the opponent has stones.
    stops: u32,
}

/// A turn under way.
#[derive(Clone, Copy)]
struct Sower {
    places: [u8; RING],
    /// The place whose stones are in hand, or, with one stone in hand, where the last one lies.
    place: usize,
    /// The stones for the next lap; 1 when the last stone fell into an empty place.
    hand: usize,
}

/// A lap that is about to begin.
#[derive(Clone, Copy)]
pub(super) struct Start {
    /// The place whose stones are sown.
    pub place: u8,
    /// How many they are.
    pub stones: u8,
    /// Whether one of them was put there from the neutral place of the column, where the lap before ended.
    pub put_across: bool,
}

/// A turn that has ended.
pub(super) struct Done {
    places: [u8; RING],
    /// Where the last stone fell; it still lies there.
    pub last: u8,
    /// How many laps there were.
    pub laps: u32,
    /// Whether stones of the opponent's hole across are removed rather than the last stone.
    pub captures: bool,
}

impl Sower {
    /// Sows one lap and takes up the stones where it ends.
    #[inline(always)]
    fn lap(&mut self) {
        if self.hand >= RING {
            *self = self.whole_rounds();
            if self.hand == 0 {
                self.hand = self.places[self.place].into();
                return;
            }
        }
        let straight = self.place + self.hand;
        let end = if straight < RING { straight } else { straight - RING };
        // The last place gets one stone, so what it will hold need not wait for the sum: the next lap can begin beside this one.
        let hand = usize::from(self.places[end]) + 1;
        add(&mut self.places, &LAPS[self.place][self.hand]);
        (self.place, self.hand) = (end, hand);
    }

    /// Goes round the whole ring as long as there are 24 stones in hand.
    #[cold]
    #[inline(never)]
    fn whole_rounds(mut self) -> Sower {
        while self.hand >= RING {
            add(&mut self.places, &ROUND[self.place]);
            self.hand -= RING;
        }
        self
    }
}

impl Ring {
    /// The ring of `seat`.
    pub fn new(holes: &[u8; HOLES], seat: Seat) -> Ring {
        let [south, middle, north] = rows(holes);
        // A row's columns run against the ring where its last place comes first.
        let (own, neutral, across) = match seat {
            Seat::ONE => (south, reversed(middle), reversed(north)),
            _ => (reversed(north), middle, south),
        };
        let words = [own as u64, (own >> 64 | neutral << 32) as u64, (neutral >> 32) as u64];
        let held = occupied(words[0]) | occupied(words[1]) << 8 | occupied(words[2]) << 16;
        let stops = 0xfff | occupied(across as u64) << 12 | occupied((across >> 64) as u64) << 20;
        Ring { seat, places: bytes(words), held, stops }
    }

    /// After a last stone in an empty place: puts it into the own hole across and takes that up, if the rules say so. `false`
    /// when the turn ends instead.
    #[inline(always)]
    fn put_across(&self, sower: &mut Sower) -> bool {
        if self.stops >> sower.place & 1 != 0 {
            return false;
        }
        let own = RING - 1 - sower.place;
        let held = usize::from(sower.places[own]);
        if held > 0 {
            add(&mut sower.places, &ACROSS[sower.place]);
            (sower.place, sower.hand) = (own, held + 1);
        }
        held > 0
    }

    /// Plays the turn of an own place, calling `lap` before each of its laps.
    pub fn turn(&self, place: usize, lap: impl FnMut(Start)) -> Result<Done, Refusal> {
        match self.places[place] {
            0 => Err(Refusal::Empty),
            24 => Err(Refusal::FullCircle),
            _ if !self.can_start(place) => Err(Refusal::FirstLap),
            _ => self.run(place, lap).ok_or(Refusal::Endless),
        }
    }

    /// Plays the turn of an own place that can start to its end, if that comes within [`MOST_LAPS`].
    #[inline(always)]
    fn run(&self, place: usize, mut lap: impl FnMut(Start)) -> Option<Done> {
        let mut sower = Sower { places: self.places, place, hand: self.places[place].into() };
        let mut put_across = false;
        for laps in 1..=MOST_LAPS {
            lap(Start { place: sower.place as u8, stones: sower.hand as u8, put_across });
            sower.lap();
            put_across = sower.hand == 1;
            if put_across && !self.put_across(&mut sower) {
                let captures = sower.place >= COLUMNS && self.stops >> sower.place & 1 != 0;
                return Some(Done { places: sower.places, last: sower.place as u8, laps, captures });
            }
        }
        None
    }

    /// Whether the first lap of an own place allows its choice.
    #[inline(always)]
    fn can_start(&self, place: usize) -> bool {
        // The ring twice over, so that a first lap's end needs no division.
        let around = (u64::from(self.held) | u64::from(self.held) << RING) >> place;
        // Up to 23 stones must end in a hole with stones (an empty hole ends in itself), 24 never do, more always do.
        let ends = around & 0xff_ffff | !0x1ff_ffff;
        ends >> self.places[place].min(63) & 1 != 0
    }

    /// How many own places the first lap allows to choose.
    pub fn starters(&self) -> u32 {
        (0..COLUMNS).map(|place| u32::from(self.can_start(place))).sum()
    }

    /// Calls `enough` with each own place from `first` on that can be chosen, until it says so.
    #[inline(always)]
    pub fn choices(&self, first: u8, mut enough: impl FnMut(u8) -> bool) {
        // First laps are decided all at once, without a branch.
        let can_start = (0..COLUMNS).fold(0u16, |places, place| places | u16::from(self.can_start(place)) << place);
        let mut left = can_start >> first << first;
        while left != 0 {
            let place = left.trailing_zeros();
            if self.run(place as usize, |_| {}).is_some() && enough(place as u8) {
                return;
            }
            left &= left - 1;
        }
    }

    /// Sets the holes of the ring as the turn leaves them, the last stone still lying.
    pub fn write(&self, done: &Done, holes: &mut [u8; HOLES]) {
        let [low, both, high] = words(done.places).map(u128::from);
        let (own, neutral) = (low | (both & 0xffff_ffff) << 64, both >> 32 | high << 32);
        let (first, own, neutral) = match self.seat {
            Seat::ONE => (0, own, reversed(neutral)),
            _ => (2 * COLUMNS, reversed(own), neutral),
        };
        holes[first..first + COLUMNS].copy_from_slice(&own.to_le_bytes()[..COLUMNS]);
        holes[COLUMNS..2 * COLUMNS].copy_from_slice(&neutral.to_le_bytes()[..COLUMNS]);
    }
}

/// The rows as numbers, column A in the lowest byte.
fn rows(holes: &[u8; HOLES]) -> [u128; 3] {
    let at = |first: usize| {
        let mut bytes = [0; 16];
        bytes[..COLUMNS].copy_from_slice(&holes[first..first + COLUMNS]);
        u128::from_le_bytes(bytes)
    };
    [at(0), at(COLUMNS), at(2 * COLUMNS)]
}

/// A row with its columns in the opposite order.
fn reversed(row: u128) -> u128 {
    row.swap_bytes() >> 32
}
