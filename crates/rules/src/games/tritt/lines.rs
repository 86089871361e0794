//! Sets of points by line. A row is then three successive bits of a word, and a shift is a distance between bits.
//!
//! A point has a bit for each of the three directions. A direction has two words: one for its first six lines and one
//! for its other five. In a word the points of a line have successive bits. A bit without a point comes before the first
//! line and after each line.

use super::board::{PLACEMENTS, Placement, entries};
use super::state::PlayerColour;
use crate::core::const_table;
use std::hash::{Hash, Hasher};

/// The number of words.
const WORDS: usize = 6;
/// The number of placements in each direction.
const IN_DIRECTION: usize = PLACEMENTS / 3;
/// The number of placements on the first six lines of a direction, which have 6 to 11 points.
const IN_FIRST_WORD: usize = 4 + 5 + 6 + 7 + 8 + 9;

/// A set of points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct LineSet([u64; WORDS]);

/// The points that show each colour, in the order of [`PlayerColour::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ShownLines([LineSet; 2]);

/// A position has the same points in another form already, and hashes those.
impl Hash for ShownLines {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

/// Where a placement is: its three points are successive bits of a word.
#[derive(Clone, Copy)]
struct Spot {
    word: u8,
    /// The bit of the first point.
    bit: u8,
}

/// The points of a placement.
#[derive(Clone, Copy)]
struct LinePoints {
    ends: LineSet,
    middle: LineSet,
}

const_table! {
    static SPOTS: [Spot; PLACEMENTS] = spots();
    static POINTS: [LinePoints; PLACEMENTS] = points();
    /// The bits without a point.
    static GAPS: [u64; WORDS] = gaps();
}

const fn spots() -> [Spot; PLACEMENTS] {
    let entries = entries();
    let mut spots = [Spot { word: 0, bit: 1 }; PLACEMENTS];
    let mut at = 0;
    while at < PLACEMENTS {
        let (direction, along) = (at / IN_DIRECTION, at % IN_DIRECTION);
        spots[at].word = (2 * direction + (along >= IN_FIRST_WORD) as usize) as u8;
        if along != 0 && along != IN_FIRST_WORD {
            // Two points of the last placement of a line and a gap precede the next line.
            let begins = entries[at].line[0] as usize == at;
            spots[at].bit = spots[at - 1].bit + if begins { 4 } else { 1 };
        }
        at += 1;
    }
    spots
}

const fn points() -> [LinePoints; PLACEMENTS] {
    let (entries, spots) = (entries(), spots());
    let none = LineSet::EMPTY;
    let mut single = [none; 128];
    let mut at = 0;
    while at < PLACEMENTS {
        let (bits, spot) = (entries[at].bits(), spots[at]);
        let mut k = 0;
        while k < bits.len() {
            single[bits[k] as usize].0[spot.word as usize] |= 1 << (spot.bit + k as u8);
            k += 1;
        }
        at += 1;
    }
    let mut points = [LinePoints { ends: none, middle: none }; PLACEMENTS];
    at = 0;
    while at < PLACEMENTS {
        let [first, middle, last] = entries[at].bits();
        points[at] =
            LinePoints { ends: single[first as usize].with(&single[last as usize]), middle: single[middle as usize] };
        at += 1;
    }
    points
}

const fn gaps() -> [u64; WORDS] {
    let spots = spots();
    let mut gaps = [u64::MAX; WORDS];
    let mut at = 0;
    while at < PLACEMENTS {
        gaps[spots[at].word as usize] &= !(0b111 << spots[at].bit);
        at += 1;
    }
    gaps
}

impl LineSet {
    /// No points.
    const EMPTY: LineSet = LineSet([0; WORDS]);

    /// The points of both sets.
    const fn with(&self, other: &LineSet) -> LineSet {
        let (mut words, mut at) = (self.0, 0);
        while at < WORDS {
            words[at] |= other.0[at];
            at += 1;
        }
        LineSet(words)
    }

    /// The points that are not in the other set.
    fn without(&self, other: &LineSet) -> LineSet {
        LineSet(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }
}

impl ShownLines {
    /// The empty board.
    pub const EMPTY: ShownLines = ShownLines([LineSet::EMPTY; 2]);

    /// Adds the points of a tritton, given the colour of its ends.
    pub fn show(&mut self, place: Placement, ends: PlayerColour) {
        let [orange, blue] = coloured(place, ends);
        self.0 = [self.0[0].with(orange), self.0[1].with(blue)];
    }

    /// Removes the points of a tritton, given the colour of its ends.
    pub fn hide(&mut self, place: Placement, ends: PlayerColour) {
        let [orange, blue] = coloured(place, ends);
        self.0 = [self.0[0].without(orange), self.0[1].without(blue)];
    }

    /// Whether there is a row of that colour.
    pub fn has_row(&self, colour: PlayerColour) -> bool {
        let LineSet(words) = self.0[colour as usize];
        words.iter().fold(0, |found, word| found | word & word << 1 & word << 2) != 0
    }

    /// Whether there is a row of any colour.
    pub fn any_row(&self) -> bool {
        let [orange, blue] = &self.0;
        let rows = orange.0.iter().zip(&blue.0).fold(0, |found, (orange, blue)| {
            // The points with the same colour as the one before. No point shows both colours.
            let same = orange & orange << 1 | blue & blue << 1;
            found | same & same << 1
        });
        rows != 0
    }
}

/// The points of a placement by colour, given the colour of the ends.
fn coloured(place: Placement, ends: PlayerColour) -> [&'static LineSet; 2] {
    let points = &POINTS[place.index()];
    ends.first_of(&points.ends, &points.middle)
}

/// The points that trittons cover.
#[derive(Clone, Copy)]
pub(super) struct Taken<'a>(pub &'a ShownLines);

impl Taken<'_> {
    /// The taken points of a word, and its bits without a point.
    fn word(self, at: usize) -> u64 {
        let ShownLines([orange, blue]) = self.0;
        orange.0[at] | blue.0[at] | GAPS[at]
    }

    /// The word of a placement, and the bit of its first point.
    fn around(self, place: Placement) -> (u64, u8) {
        let Spot { word, bit } = SPOTS[place.index()];
        (self.word(word.into()), bit)
    }

    /// Whether some placement is free.
    pub fn has_room(self) -> bool {
        let free = |at| !self.word(at);
        (0..WORDS).fold(0, |found, at| found | free(at) & free(at) << 1 & free(at) << 2) != 0
    }

    /// Whether the three points of a placement are free.
    pub fn is_free(self, place: Placement) -> bool {
        let (word, bit) = self.around(place);
        word >> bit & 0b111 == 0
    }

    /// Whether a point next to a tritton on its line is free.
    pub fn is_movable(self, place: Placement) -> bool {
        let (word, bit) = self.around(place);
        word >> (bit - 1) & 0b10001 != 0b10001
    }

    /// The numbers of points by which a tritton can be shifted backwards and onwards.
    pub fn range(self, place: Placement) -> [u32; 2] {
        let (word, bit) = self.around(place);
        [(word << (64 - bit)).leading_zeros(), (word >> (bit + 3)).trailing_zeros()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Rules, SeededRng};
    use crate::games::tritt::board::has_row;
    use crate::games::tritt::{Tritt, Variant};

    #[test]
    fn lines_say_the_same_as_points() {
        let rules = Tritt::new(Variant::Slide);
        let mut rng = SeededRng::new(6);
        let mut rows = [0; 2];
        for _ in 0..400 {
            let mut state = rules.start();
            for owner in PlayerColour::ALL.into_iter().cycle().take(16) {
                let place = Placement::new(rng.below(PLACEMENTS as u32) as usize).unwrap();
                if place.mask() & !state.free() == 0 {
                    state.show(place, owner);
                }
            }
            let (free, taken) = (state.free(), state.taken());
            assert_eq!(taken.has_room(), has_row(free));
            for colour in PlayerColour::ALL {
                assert_eq!(state.has_row(colour), has_row(state.shown(colour)));
                rows[usize::from(state.has_row(colour))] += 1;
            }
            assert_eq!(state.any_row(), PlayerColour::ALL.into_iter().any(|colour| state.has_row(colour)));
            for place in Placement::all() {
                assert_eq!(taken.is_free(place), place.mask() & !free == 0);
                assert_eq!(taken.is_movable(place), place.beside() & free != 0);
                let mut range = [0; 2];
                rules.for_each_shift(free, place, |to| range[usize::from(to > place)] += 1);
                assert_eq!(taken.range(place), range);
            }
            for place in Placement::all() {
                state.hide(place, PlayerColour::Orange);
                state.hide(place, PlayerColour::Blue);
            }
            assert_eq!(state, rules.start());
        }
        assert!(rows.iter().all(|n| *n > 100), "{rows:?}");
    }
}
