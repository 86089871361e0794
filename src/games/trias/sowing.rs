//! Sowing: a lap is one addition of a vector from a table, not one step a stone. rules/trias.md, Sowing.
//!
//! The 24 places of a ring are the bytes of three words: with 144 stones in all, none ever overflows into the next. Words
//! rather than arrays of bytes, since they are as fast where the machine has no vectors, as plain WebAssembly.

use super::Refusal;
use super::board::{COLUMNS, HOLES, Hole, RING};
use crate::core::Seat;

/// A turn that has not ended after so many laps cannot be chosen (rules/trias.md, R2).
pub const MOST_LAPS: u32 = 10_000;

/// Stones by place: place `p` is byte `p % 8` of word `p / 8`, the lowest byte first. Also a change of them, modulo 2⁶⁴.
type Words = [u64; 3];

/// A lap of fewer than 24 stones.
#[derive(Clone, Copy)]
struct Lap {
    /// What it changes, the emptying of the place included.
    change: Words,
    /// Where the last stone falls.
    end: u32,
    /// Where the laps from `end` begin in [`LAPS`].
    row: u32,
}

/// The laps: `24 × place + stones`.
static LAPS: [Lap; RING * RING + 1] = laps();

/// The entry of [`LAPS`] that changes nothing and, at two stones, leads to itself.
const IDLE: u32 = (RING * RING) as u32;

/// What going round the whole ring with 24 stones of a place changes.
static ROUND: [Words; RING] = rounds();

/// What putting a stone from a place into the other row's place of the same column changes.
static ACROSS: [Words; RING] = across();

const fn plus(mut words: Words, place: usize, stones: u64) -> Words {
    words[place / 8] = words[place / 8].wrapping_add(stones << (place % 8 * 8));
    words
}

const fn minus(words: Words, place: usize, stones: u64) -> Words {
    plus(words, place, stones.wrapping_neg())
}

const fn laps() -> [Lap; RING * RING + 1] {
    let mut table = [Lap { change: [0; 3], end: 0, row: IDLE - 2 }; RING * RING + 1];
    let mut place = 0;
    while place < RING {
        let mut change = [0; 3];
        let mut stones = 0;
        while stones < RING {
            let end = (place + stones) % RING;
            if stones > 0 {
                change = minus(plus(change, end, 1), place, 1);
            }
            table[place * RING + stones] = Lap { change, end: end as u32, row: (end * RING) as u32 };
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
fn add(words: &mut Words, change: &Words) {
    for (word, change) in words.iter_mut().zip(change) {
        *word = word.wrapping_add(*change);
    }
}

/// Which bytes are not 0, a bit for each.
const fn occupied(word: u64) -> u32 {
    let low = 0x7f7f_7f7f_7f7f_7f7f;
    let high = ((word & low) + low | word) & !low;
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The stones in a place.
#[inline(always)]
fn stones(words: &Words, place: u32) -> u32 {
    (words[(place / 8) as usize] >> (place % 8 * 8)) as u32 & 0xff
}

/// The board as the seat to move sees it.
pub(super) struct Ring {
    seat: Seat,
    words: Words,
    /// The own row.
    own: [u8; COLUMNS],
    /// The places where a turn ends whatever lies in the own place of the column: the own row itself, and the neutral places
    /// across which the opponent has stones.
    stops: u32,
    /// The places with stones.
    held: u32,
}

/// A turn under way.
#[derive(Clone, Copy)]
struct Sower {
    words: Words,
    /// The place whose stones are in hand, or, with one stone in hand, where the last one lies.
    place: u32,
    /// Where the laps from `place` begin in [`LAPS`].
    row: u32,
    /// The stones for the next lap; 1 when the last stone fell into an empty place.
    hand: u32,
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
    words: Words,
    /// Where the last stone fell; it still lies there.
    pub last: u8,
    /// How many laps there were.
    pub laps: u32,
    /// Whether stones of the opponent's hole across are removed rather than the last stone.
    pub captures: bool,
}

impl Sower {
    fn new(words: Words, place: u32, hand: u32) -> Sower {
        Sower { words, place, row: place * RING as u32, hand }
    }

    /// Sows one lap and takes up the stones where it ends.
    #[inline(always)]
    fn lap(&mut self) {
        while self.hand >= RING as u32 {
            add(&mut self.words, &ROUND[self.place as usize]);
            self.hand -= RING as u32;
        }
        let lap = &LAPS[(self.row + self.hand) as usize];
        add(&mut self.words, &lap.change);
        (self.place, self.row) = (lap.end, lap.row);
        self.hand = stones(&self.words, lap.end);
    }
}

impl Ring {
    /// The ring of `seat`.
    pub fn new(holes: &[u8; HOLES], seat: Seat) -> Ring {
        let mut places = [0; RING];
        for (place, stones) in (0..).zip(&mut places) {
            *stones = holes[Hole::on_ring(seat, place).index()];
        }
        let mut words = [0; 3];
        for (word, bytes) in words.iter_mut().zip(places.as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
        let mut stops = (1 << COLUMNS) - 1;
        for place in COLUMNS as u8..RING as u8 {
            let across = Hole::on_ring(seat, place).across(seat.other());
            stops |= u32::from(holes[across.index()] > 0) << place;
        }
        let mut own = [0; COLUMNS];
        own.copy_from_slice(&places[..COLUMNS]);
        let mut held = 0;
        for (i, word) in words.iter().enumerate() {
            held |= occupied(*word) << (8 * i);
        }
        Ring { seat, words, own, stops, held }
    }

    /// Takes up the stones of an own place, if the first lap allows it.
    #[inline(always)]
    fn sower(&self, place: u8) -> Result<Sower, Refusal> {
        let hand = u32::from(self.own[usize::from(place)]);
        let place = u32::from(place);
        match hand {
            0 => Err(Refusal::Empty),
            24 => Err(Refusal::FullCircle),
            // A longer lap ends where it has sown before.
            1..24 if stones(&self.words, (place + hand) % RING as u32) == 0 => Err(Refusal::FirstLap),
            _ => Ok(Sower::new(self.words, place, hand)),
        }
    }

    /// After a last stone in an empty place: puts it into the own hole across and takes that up, if the rules say so. `false`
    /// when the turn ends instead.
    #[inline(always)]
    fn put_across(&self, sower: &mut Sower) -> bool {
        if self.stops >> sower.place & 1 != 0 {
            return false;
        }
        let own = RING as u32 - 1 - sower.place;
        let held = stones(&sower.words, own);
        if held > 0 {
            add(&mut sower.words, &ACROSS[sower.place as usize]);
            *sower = Sower::new(sower.words, own, held + 1);
        }
        held > 0
    }

    /// Plays the turn of an own place, calling `lap` before each of its laps.
    pub fn turn(&self, place: u8, mut lap: impl FnMut(Start)) -> Result<Done, Refusal> {
        let mut sower = self.sower(place)?;
        let mut put_across = false;
        for laps in 1..=MOST_LAPS {
            lap(Start { place: sower.place as u8, stones: sower.hand as u8, put_across });
            sower.lap();
            put_across = sower.hand == 1;
            if put_across && !self.put_across(&mut sower) {
                let captures = sower.place >= COLUMNS as u32 && self.stops >> sower.place & 1 != 0;
                return Ok(Done { words: sower.words, last: sower.place as u8, laps, captures });
            }
        }
        Err(Refusal::Endless)
    }

    /// The own places whose first lap allows it, as a mask.
    fn startable(&self) -> u16 {
        // The ring twice over, so that a first lap's end needs no division.
        let around = u64::from(self.held) | u64::from(self.held) << RING;
        let mut places = 0;
        for place in 0..COLUMNS {
            // Up to 23 stones must end in a hole with stones (an empty hole ends in itself), 24 never do, more always do.
            let ends = (around >> place) & 0xff_ffff | !0x1ff_ffff;
            places |= ((ends >> self.own[place].min(63) & 1) as u16) << place;
        }
        places
    }

    /// The own places that can be chosen.
    pub fn open(&self) -> impl Iterator<Item = u8> {
        let mut left = self.startable();
        let startable = std::iter::from_fn(move || {
            let place = left.trailing_zeros();
            left &= left.checked_sub(1)?;
            Some(place as u8)
        });
        startable.filter(|place| self.turn(*place, |_| {}).is_ok())
    }

    /// Sets the holes of the ring as the turn leaves them, the last stone still lying.
    pub fn write(&self, done: &Done, holes: &mut [u8; HOLES]) {
        for (place, stones) in (0..).zip(done.words.iter().flat_map(|word| word.to_le_bytes())) {
            holes[Hole::on_ring(self.seat, place).index()] = stones;
        }
    }
}
