//! Sowing. rules/trias.md, section "Sowing".
//!
//! A lap is one addition of a vector from a table. The 24 places of a ring are bytes, added as three 64-bit words. A
//! byte never overflows into the next, because there are only 144 stones. Words are as fast as vectors, also in
//! WebAssembly without vectors.
//!
//! Each lap depends on the sums of the lap before it, so a processor that sows one turn mostly waits. The list of
//! choices therefore sows two turns alternately.

use super::Refusal;
use super::board::{COLUMNS, HOLES, Hole, RING};
use crate::core::{Seat, const_table};

/// The most laps of a turn. A hole whose turn has more cannot be chosen (rules/trias.md, R2).
pub const MOST_LAPS: u32 = 10_000;

/// Stones by place, or changes to them: place `p` is byte `p % 8` of word `p / 8`, the lowest byte first. Sums are
/// modulo 2⁶⁴, so that the borrows and carries of a change cancel.
type PackedRows = [u64; 3];

const_table! {
    /// How a lap of fewer than 24 stones changes the places, indexed by its first place and its number of stones.
    static LAPS: [[PackedRows; RING]; RING] = laps();

    /// How a stone that moves from a place to the other row of its column changes the places, indexed by its place.
    static ACROSS: [PackedRows; RING] = across();
}

const fn plus(mut words: PackedRows, place: usize, stones: u64) -> PackedRows {
    words[place / 8] = words[place / 8].wrapping_add(stones << (place % 8 * 8));
    words
}

const fn minus(words: PackedRows, place: usize, stones: u64) -> PackedRows {
    plus(words, place, stones.wrapping_neg())
}

const fn laps() -> [[PackedRows; RING]; RING] {
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

const fn across() -> [PackedRows; RING] {
    let mut table = [[0; 3]; RING];
    let mut place = 0;
    while place < RING {
        table[place] = plus(minus(table[place], place, 1), RING - 1 - place, 1);
        place += 1;
    }
    table
}

#[cfg_attr(feature = "fast", inline(always))]
fn add(places: &mut RingStones, change: &PackedRows) {
    for (bytes, change) in places.as_chunks_mut().0.iter_mut().zip(change) {
        *bytes = u64::from_le_bytes(*bytes).wrapping_add(*change).to_le_bytes();
    }
}

#[cfg_attr(feature = "fast", inline(always))]
fn bytes(words: PackedRows) -> RingStones {
    let mut places = [0; RING];
    add(&mut places, &words);
    places
}

fn words(places: RingStones) -> PackedRows {
    let mut words = [0; 3];
    for (word, bytes) in words.iter_mut().zip(places.as_chunks().0) {
        *word = u64::from_le_bytes(*bytes);
    }
    words
}

/// A mask in which bit `k` is set if byte `k` is not 0.
const fn occupied(word: u64) -> u32 {
    let low = 0x7f7f_7f7f_7f7f_7f7f;
    let high = (((word & low) + low) | word) & !low;
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The three rows as numbers: South's row first, column A in the lowest byte.
#[derive(Clone, Copy)]
pub struct Rows([u128; 3]);

impl Rows {
    /// The rows of a board, given its stones by hole.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn of(holes: &[u8; HOLES]) -> Rows {
        Rows([0, COLUMNS, 2 * COLUMNS].map(|first| {
            let mut bytes = [0; 16];
            bytes[..COLUMNS].copy_from_slice(&holes[first..first + COLUMNS]);
            u128::from_le_bytes(bytes)
        }))
    }

    /// The rows as words. Different boards have different words.
    #[cfg_attr(feature = "fast", inline)]
    pub fn words(&self) -> [u64; 5] {
        let [south, middle, north] = self.0.map(|row| [row as u64, (row >> 64) as u64]);
        [south[0], middle[0], north[0], south[1] | middle[1] << 32, north[1]]
    }

    /// The number of stones in each hole.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn holes(&self) -> [u8; HOLES] {
        let mut holes = [0; HOLES];
        for (row, bytes) in self.0.iter().zip(holes.as_chunks_mut::<COLUMNS>().0) {
            bytes.copy_from_slice(&row.to_le_bytes()[..COLUMNS]);
        }
        holes
    }
}

/// The board as the seat to move sees it.
pub struct Ring {
    seat: Seat,
    rows: Rows,
    places: RingStones,
    /// The empty places where a turn ends, whatever is in the seat's hole of the column: all places of the seat's row,
    /// and the neutral places of columns where the opponent has stones.
    stops: u32,
}

/// The number of stones at each place of a ring.
type RingStones = [u8; RING];

/// The stones in hand between two laps. They are separate from the places, so that they stay in registers.
#[derive(Clone, Copy)]
struct StonesInHand {
    /// The place whose stones are in hand. With one stone in hand, the place of the last stone.
    place: usize,
    /// The stones for the next lap; 1 when the last stone fell into an empty place.
    stones: usize,
}

/// A lap that is about to begin.
#[derive(Clone, Copy)]
pub(super) struct LapStart {
    /// The place whose stones are sown.
    pub place: u8,
    /// The number of these stones.
    pub stones: u8,
    /// Whether one of them came from the neutral place of the column, where the previous lap ended.
    pub put_across: bool,
}

pub(super) struct TurnResult {
    places: RingStones,
    /// The place of the last stone, which is still there.
    pub last: u8,
    pub laps: u32,
    /// Whether the stones of the opponent in the same column are removed instead of the last stone.
    pub captures: bool,
}

/// The place of the last stone of a lap of fewer than 24 stones.
#[cfg_attr(feature = "fast", inline(always))]
fn end(place: usize, stones: usize) -> usize {
    let straight = place + stones;
    if straight < RING { straight } else { straight - RING }
}

/// Sows a lap of fewer than 24 stones. Returns the stones of the place where it ends.
#[cfg_attr(feature = "fast", inline(always))]
fn short_lap(places: &mut RingStones, StonesInHand { place, stones }: StonesInHand) -> StonesInHand {
    let end = end(place, stones);
    // The last place gets one stone. Reading it before the addition lets the processor start the next lap in parallel.
    let taken = usize::from(places[end]) + 1;
    add(places, &LAPS[place][stones]);
    StonesInHand { place: end, stones: taken }
}

/// As [`short_lap`], for at least 24 stones: first sows full rounds of 24.
#[cold]
#[inline(never)]
fn long_lap(places: &mut RingStones, mut hand: StonesInHand) -> StonesInHand {
    while hand.stones >= RING {
        places.iter_mut().for_each(|stones| *stones += 1);
        places[hand.place] -= RING as u8;
        hand.stones -= RING;
    }
    if hand.stones > 0 { short_lap(places, hand) } else { StonesInHand { stones: places[hand.place].into(), ..hand } }
}

impl Ring {
    /// The ring of `seat`.
    #[cfg_attr(feature = "fast", inline(always))]
    pub fn new(rows: Rows, seat: Seat) -> Ring {
        let Rows([south, middle, north]) = rows;
        // Rows that are sown from column L to column A are reversed.
        let (own, neutral, across) = match seat {
            Seat::ONE => (south, reversed(middle), reversed(north)),
            _ => (reversed(north), middle, south),
        };
        let words = [own as u64, (own >> 64 | neutral << 32) as u64, (neutral >> 32) as u64];
        let stops = 0xfff | occupied(across as u64) << 12 | occupied((across >> 64) as u64) << 20;
        Ring { seat, rows, places: bytes(words), stops }
    }

    /// After a last stone in an empty place: puts it into the seat's hole of the column and takes up the stones there.
    /// `None` if the turn ends instead.
    #[cfg_attr(feature = "fast", inline(always))]
    fn put_across(&self, places: &mut RingStones, last: usize) -> Option<StonesInHand> {
        let own = RING - 1 - last;
        if self.stops >> last & 1 != 0 || places[own] == 0 {
            return None;
        }
        let stones = usize::from(places[own]) + 1;
        add(places, &ACROSS[last]);
        Some(StonesInHand { place: own, stones })
    }

    /// The state before the turn from a place of the seat's row: the stones on the ring, and the stones in hand.
    #[cfg_attr(feature = "fast", inline(always))]
    fn begin(&self, place: usize) -> (RingStones, StonesInHand) {
        let stones = self.places[place].into();
        (self.places, StonesInHand { place, stones })
    }

    /// Plays the turn from a place of the seat's row, calling `lap` before each of its laps.
    pub(super) fn turn(&self, place: usize, lap: impl FnMut(LapStart)) -> Result<TurnResult, Refusal> {
        match self.places[place] {
            0 => Err(Refusal::Empty),
            24 => Err(Refusal::FullCircle),
            _ if !self.can_start(place) => Err(Refusal::FirstLap),
            _ => self.run(place, lap).ok_or(Refusal::Endless),
        }
    }

    /// Plays the turn from a place that passed [`Ring::can_start`]; `None` if it does not end within [`MOST_LAPS`].
    #[cfg_attr(feature = "fast", inline(always))]
    fn run(&self, place: usize, mut lap: impl FnMut(LapStart)) -> Option<TurnResult> {
        let (mut places, mut hand) = self.begin(place);
        let mut put_across = false;
        for laps in 1..=MOST_LAPS {
            lap(LapStart { place: hand.place as u8, stones: hand.stones as u8, put_across });
            hand = if hand.stones < RING { short_lap(&mut places, hand) } else { long_lap(&mut places, hand) };
            put_across = hand.stones == 1;
            if self.ended(&mut places, &mut hand) {
                let captures = hand.place >= COLUMNS && self.stops >> hand.place & 1 != 0;
                return Some(TurnResult { places, last: hand.place as u8, laps, captures });
            }
        }
        None
    }

    /// Whether the first lap from a place of the seat's row allows its choice. Fewer than 24 stones must end in a hole
    /// with stones; an empty hole ends in itself. 24 stones end in the emptied hole. More stones end in a hole with
    /// stones.
    #[cfg_attr(feature = "fast", inline(always))]
    fn can_start(&self, place: usize) -> bool {
        let stones = usize::from(self.places[place]);
        if stones < RING { self.places[end(place, stones)] > 0 } else { stones > RING }
    }

    /// The places of the seat's row whose first lap allows their choice, as a mask.
    #[cfg_attr(feature = "fast", inline)]
    pub fn starters(&self) -> u16 {
        (0..COLUMNS).fold(0, |places, place| places | u16::from(self.can_start(place)) << place)
    }

    /// The places of the seat's row that can be chosen, as a mask.
    pub fn choices(&self) -> u16 {
        let can_start = self.starters();
        if self.all_end(can_start) {
            return can_start;
        }
        let ends = bits(can_start).filter(|place| self.run(*place, |_| {}).is_some());
        ends.fold(0, |places, place| places | 1 << place)
    }

    /// Whether the turns of these places all end, without any lap of 24 stones or more. This is the usual case. Each
    /// place must pass [`Ring::can_start`]. Two turns are sown alternately.
    #[cfg_attr(feature = "fast", inline(always))]
    fn all_end(&self, places: u16) -> bool {
        let mut waiting = bits(places).map(|place| self.begin(place));
        let Some((mut places, mut hand)) = waiting.next() else { return true };
        let Some((mut second_places, mut second_hand)) = waiting.next() else {
            return self.ends(&mut places, hand, MOST_LAPS);
        };
        for laps in (0..MOST_LAPS).rev() {
            if hand.stones.max(second_hand.stones) >= RING {
                break;
            }
            hand = short_lap(&mut places, hand);
            second_hand = short_lap(&mut second_places, second_hand);
            if self.ended(&mut places, &mut hand) {
                let Some(next) = waiting.next() else {
                    return self.ended(&mut second_places, &mut second_hand)
                        || self.ends(&mut second_places, second_hand, laps);
                };
                (places, hand) = next;
            }
            if self.ended(&mut second_places, &mut second_hand) {
                let Some(next) = waiting.next() else { return self.ends(&mut places, hand, laps) };
                (second_places, second_hand) = next;
            }
        }
        false
    }

    /// Whether a turn ends within this number of laps, without any lap of 24 stones or more.
    #[cfg_attr(feature = "fast", inline(always))]
    fn ends(&self, places: &mut RingStones, mut hand: StonesInHand, laps: u32) -> bool {
        for _ in 0..laps {
            if hand.stones >= RING {
                break;
            }
            hand = short_lap(places, hand);
            if self.ended(places, &mut hand) {
                return true;
            }
        }
        false
    }

    /// Whether the last lap ended the turn. If not, updates the stones in hand.
    #[cfg_attr(feature = "fast", inline(always))]
    fn ended(&self, places: &mut RingStones, hand: &mut StonesInHand) -> bool {
        if hand.stones == 1 {
            match self.put_across(places, hand.place) {
                Some(across) => *hand = across,
                None => return true,
            }
        }
        false
    }

    /// The number of stones that a turn removes, and the rows after it.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(super) fn after(&self, done: &TurnResult) -> (u8, Rows) {
        let last = usize::from(done.last);
        let Rows([south, _, north]) = self.rows;
        let mut across = if self.seat == Seat::ONE { north } else { south };
        let mut words = words(done.places);
        let mut removed = 1;
        if done.captures {
            // The hole of the opponent in the same column. The last stone stays.
            let column = 8 * Hole::on_ring(self.seat, done.last).column();
            removed = (across >> column) as u8;
            across &= !(0xff << column);
        } else {
            words[last / 8] -= 1 << (last % 8 * 8);
        }
        let [low, both, high] = words.map(u128::from);
        let (own, neutral) = (low | (both & 0xffff_ffff) << 64, both >> 32 | high << 32);
        let rows = match self.seat {
            Seat::ONE => [own, reversed(neutral), across],
            _ => [across, neutral, reversed(own)],
        };
        (removed, Rows(rows))
    }
}

/// The positions of the set bits, the lowest first.
pub(super) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (lowest < 16).then_some(lowest)
    })
}

/// A row with its columns in the opposite order.
fn reversed(row: u128) -> u128 {
    row.swap_bytes() >> 32
}
