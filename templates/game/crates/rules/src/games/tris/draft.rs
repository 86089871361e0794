//! The position editor. The supply of discs is unlimited.

use super::DISC;
use super::board::Point;
use super::notation::{read, write};
use super::rules::Tris;
use crate::core::{Draft, DraftChange, EditPosition, PaletteEntry, ParseError, Piece, Seat, Turn, read_turn};

impl EditPosition for Tris {
    fn palette(&self) -> Vec<PaletteEntry> {
        Seat::all(2).map(|seat| PaletteEntry { kind: DISC, seat: Some(seat), count: 1 }).collect()
    }

    /// The number of discs determines the seat to act.
    fn adapt(&self, draft: &mut Draft, _change: DraftChange) {
        let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| draft.count(DISC, Some(seat)));
        draft.turn = if one > two { Seat::TWO } else { Seat::ONE };
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let (discs, [_, turn]) = read(text)?;
        let of = |seat: Seat| Point::of(discs[seat.index()]).map(move |point| (point, seat));
        let pieces = Seat::all(2).flat_map(of).map(|(point, seat)| Piece::single(point.site(), DISC, Some(seat)));
        Ok(Draft { pieces: pieces.collect(), turn: read_turn(&turn, 2)?, settings: Vec::new() })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let owner = |point: Point| draft.at(point.site()).and_then(|index| draft.pieces[index].seat);
        write(owner, Turn::Seat(draft.turn))
    }
}
