//! The position editor. A seat's stones that are not on the board are in its hand.

use super::board::{Point, SIDE};
use super::pieces::DISC;
use super::rules::{STONES, Tapatan};
use crate::core::{
    Draft, DraftChange, EditPosition, Fields, PaletteEntry, ParseError, Piece, PieceKind, Present, Rules, Seat, Site,
    read_turn,
};

/// The points of each row, from the top.
fn rows() -> impl Iterator<Item = Vec<Point>> {
    (0..SIDE).rev().map(|row| Point::all().filter(|point| point.place().1 == row).collect())
}

impl EditPosition for Tapatan {
    fn palette(&self) -> Vec<PaletteEntry> {
        Seat::all(2).map(|seat| PaletteEntry { kind: DISC, seat: Some(seat), count: 1 }).collect()
    }

    fn left(&self, draft: &Draft, kind: PieceKind, seat: Option<Seat>) -> Option<u16> {
        Some((STONES as u16).saturating_sub(draft.count(kind, seat)))
    }

    /// While the seats still set stones, the number of stones determines the seat to act.
    fn adapt(&self, draft: &mut Draft, _change: DraftChange) {
        let [one, two] = [Seat::ONE, Seat::TWO].map(|seat| draft.count(DISC, Some(seat)));
        if u32::from(one + two) < 2 * STONES {
            draft.turn = if one == two { Seat::ONE } else { Seat::TWO };
        }
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let mut fields = Fields::new(text);
        let board = fields.next("board")?;
        let turn = read_turn(&fields.next("turn")?, 2)?;
        fields.end()?;
        let mut pieces = Vec::new();
        for (point, letter) in board.letters(rows())? {
            let site = point.site();
            match letter {
                '1' => pieces.push(Piece::single(site, DISC, Some(Seat::ONE))),
                '2' => pieces.push(Piece::single(site, DISC, Some(Seat::TWO))),
                '.' => {}
                _ => return Err(board.bad(0)),
            }
        }
        Ok(Draft { pieces, turn, settings: Vec::new() })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let letter = |point: Point| {
            let seat = draft.at(point.site()).and_then(|index| draft.pieces[index].seat);
            seat.map_or(".".to_owned(), |seat| seat.to_string())
        };
        let rows: Vec<String> = rows().map(|row| row.into_iter().map(letter).collect()).collect();
        ["board=", &rows.join("/"), " turn=", &draft.turn.to_string()].concat()
    }

    fn draft_sites(&self, _draft: &Draft) -> Vec<Site> {
        self.sites(&self.start())
    }
}
