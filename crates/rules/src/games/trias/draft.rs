//! Position editor. Seeds that are not on the board count as captured.

use super::board::{HOLES, Hole, STONES};
use super::notation::{read_stones, write_stones};
use super::pieces::SEED;
use super::rules::Trias;
use crate::core::{
    Draft, DraftChange, DraftSetting, EditPosition, PaletteEntry, ParseError, Piece, PieceKind, Seat, SettingRange,
    read_turn,
};

pub const SETTINGS: [&str; 1] = ["captured"];
const CAPTURED: usize = 0;

impl EditPosition for Trias {
    fn palette(&self) -> Vec<PaletteEntry> {
        [1, 4].map(|count| PaletteEntry { kind: SEED, seat: None, count }).to_vec()
    }

    fn left(&self, draft: &Draft, kind: PieceKind, seat: Option<Seat>) -> Option<u16> {
        Some(u16::from(STONES).saturating_sub(draft.count(kind, seat)))
    }

    /// Seeds placed on the board come from the seat with more captured seeds. Seeds taken off go to the other seat.
    fn adapt(&self, draft: &mut Draft, change: DraftChange) {
        let mut captured: Vec<usize> = (0..draft.settings.len()).collect();
        let keep = match change {
            DraftChange::Laid(..) => {
                captured.sort_by_key(|index| std::cmp::Reverse(draft.settings[*index].value));
                None
            }
            DraftChange::Lifted(..) => {
                captured.sort_by_key(|index| draft.settings[*index].value);
                None
            }
            DraftChange::Set(index) => Some(index),
            DraftChange::Turned => return,
        };
        let total = self.left(draft, SEED, None).unwrap_or_default();
        draft.balance(&captured, total.into(), keep);
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let (holes, taken, _, turn) = read_stones(text)?;
        let turn = read_turn(&turn, 2)?;
        let stones = Hole::all().zip(holes).filter(|(_, count)| *count > 0);
        let piece = |(hole, count): (Hole, u8)| Piece { count: count.into(), ..Piece::single(hole.site(), SEED, None) };
        let setting = |seat: Seat| DraftSetting {
            seat: Some(seat),
            ..DraftSetting::new("taken", CAPTURED, taken[seat.index()].into(), SettingRange::UpTo(STONES.into()))
        };
        Ok(Draft { pieces: stones.map(piece).collect(), turn, settings: Seat::all(2).map(setting).collect() })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let mut holes = [0; HOLES];
        for piece in &draft.pieces {
            if let Some(hole) = holes.get_mut(piece.sites[0].index() as usize) {
                *hole = piece.count.into();
            }
        }
        let mut text = String::new();
        let taken = [Seat::ONE, Seat::TWO].map(|seat| draft.value(CAPTURED, Some(seat)));
        write_stones(&holes, taken, draft.turn, &mut text);
        text
    }
}
