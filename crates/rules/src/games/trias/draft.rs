//! Position editor. Seeds that are not on the board count as captured.

use super::board::{COLUMNS, HOLES, Hole, STONES};
use super::notation::ROWS;
use super::pieces::SEED;
use super::rules::Trias;
use crate::core::{
    Draft, DraftChange, DraftSetting, EditPosition, Fields, PaletteEntry, ParseError, Piece, PieceKind, Present, Rules,
    Seat, SettingRange, Site, join, read_turn,
};
use std::fmt::Write;

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
        let mut fields = Fields::new(text);
        let mut pieces = Vec::new();
        for (name, first) in ROWS {
            let row: [u8; COLUMNS] = fields.next(name)?.numbers(',')?;
            let stones = (first..).zip(row).filter(|(_, count)| *count > 0);
            let piece = |(index, count): (usize, u8)| {
                let site = Hole::new(index)?.site();
                Some(Piece { count: count.into(), ..Piece::single(site, SEED, None) })
            };
            pieces.extend(stones.filter_map(piece));
        }
        let taken: [u8; 2] = fields.next("taken")?.numbers(',')?;
        let turn = read_turn(&fields.next("turn")?, 2)?;
        fields.end()?;
        let setting = |seat: Seat| DraftSetting {
            seat: Some(seat),
            ..DraftSetting::new("taken", CAPTURED, taken[seat.index()].into(), SettingRange::UpTo(STONES.into()))
        };
        Ok(Draft { pieces, turn, settings: Seat::all(2).map(setting).collect() })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let mut holes = [0; HOLES];
        for piece in &draft.pieces {
            if let Some(hole) = holes.get_mut(piece.sites[0].index() as usize) {
                *hole = piece.count;
            }
        }
        let mut text = String::new();
        for (name, first) in ROWS {
            text.extend([name, "="]);
            join(&mut text, &holes[first..first + COLUMNS], ',');
            text.push(' ');
        }
        let [south, north] = [Seat::ONE, Seat::TWO].map(|seat| draft.value(CAPTURED, Some(seat)));
        write!(text, "taken={south},{north} turn={}", draft.turn).expect("a string");
        text
    }

    fn draft_sites(&self, _draft: &Draft) -> Vec<Site> {
        self.sites(&self.start())
    }
}
