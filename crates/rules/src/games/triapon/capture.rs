//! Which balls can be taken. rules/triapon.md, section "Which balls can be taken".
//!
//! There are two implementations. [`open`] finds all open balls of a seat by shifting masks; the rules call it for each
//! triad formed. [`closed`] tests a single ball by walking along its rows and returns the reason. The tests compare
//! both.

use super::Refusal;
use super::board::{DIRECTIONS, Direction, Hole, Reach, SPREAD_STEPS, TRIAD, arms, gathered, holes, spread, triples};
use arrayvec::ArrayVec;

/// The balls of a seat that its triads do not protect.
pub fn open(own: u64) -> u64 {
    let triples = triples(spread(own));
    if triples.iter().fold(0, |all, starts| all | starts) == 0 {
        return own;
    }
    // Over the directions seen so far: `held` are the balls in triads, `longer` those in triads with a longer reach
    // than `reach`.
    let (mut reach, mut held, mut longer) = (Reach::Long, 0, 0);
    let mut closed = 0;
    for ((direction, step), starts) in DIRECTIONS.iter().zip(SPREAD_STEPS).zip(triples) {
        if direction.reach != reach {
            (reach, longer) = (direction.reach, held);
        }
        if starts == 0 {
            continue;
        }
        let triads = starts | starts << step | starts << (2 * step);
        held |= triads;
        // Triads that share a ball with a longer one: from this ball along the row.
        let mut crossed = triads & longer;
        loop {
            let grown = crossed | (crossed << step | crossed >> step) & triads;
            if grown == crossed {
                break;
            }
            crossed = grown;
        }
        // Balls with three others in succession on one side (R4).
        let leaving = starts << (3 * step) | starts >> step;
        closed |= triads & !crossed & !leaving;
    }
    own & !gathered(closed)
}

/// Whether a row still has a triad when a ball with this many balls before and after it is removed (R4).
fn leaves_triad(before: usize, after: usize) -> bool {
    before >= TRIAD || after >= TRIAD
}

/// Why triads protect this ball of a seat; `None` if they do not.
pub fn closed(own: u64, ball: Hole) -> Option<Refusal> {
    DIRECTIONS.into_iter().find_map(|direction| {
        let [before, after] = arms(own, ball, direction);
        let (b, a) = (before.clone().count(), after.clone().count());
        if b + 1 + a < TRIAD || leaves_triad(b, a) && direction.reach != Reach::Long {
            return None;
        }
        let crossed = before.chain(after).chain([ball]).any(|hole| in_longer_triad(own, hole, direction.reach));
        match direction.reach {
            Reach::Long => Some(Refusal::LongTriad),
            _ if crossed => None,
            _ if b + 1 + a > TRIAD => Some(Refusal::Inner),
            _ => Some(Refusal::Triad),
        }
    })
}

fn in_longer_triad(own: u64, ball: Hole, reach: Reach) -> bool {
    DIRECTIONS.into_iter().filter(|d| d.reach > reach).any(|d| triad(own, ball, d).is_some())
}

/// The triad through this ball in a direction, its holes in order.
pub fn triad(own: u64, ball: Hole, direction: Direction) -> Option<ArrayVec<Hole, 9>> {
    let [before, after] = arms(own, ball, direction);
    let mut row: ArrayVec<Hole, 9> = before.collect();
    row.reverse();
    row.push(ball);
    row.extend(after);
    (row.len() >= TRIAD).then_some(row)
}

/// Whether some ball of the seat is open.
pub fn has_open(own: u64) -> bool {
    holes(own).any(|ball| closed(own, ball).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::SeededRng;
    use crate::games::triapon::board::HOLES;

    #[test]
    fn all_at_once_equals_one_by_one() {
        let mut rng = SeededRng::new(2);
        let mut counts = std::collections::HashMap::<_, u32>::new();
        for density in 3..14 {
            for _ in 0..4000 {
                let own = (0..HOLES).filter(|_| rng.below(16) < density).fold(0u64, |mask, hole| mask | 1 << hole);
                let reasons: Vec<_> = holes(own).map(|ball| (ball, closed(own, ball))).collect();
                let one_by_one = reasons.iter().filter(|r| r.1.is_none()).fold(0, |mask, r| mask | r.0.mask());
                assert_eq!(open(own), one_by_one, "{own:b}");
                for (_, reason) in reasons {
                    *counts.entry(reason.map(|r| format!("{r:?}"))).or_default() += 1;
                }
            }
        }
        assert_eq!(counts.len(), 4, "open and each of three reasons occur: {counts:?}");
    }
}
