//! Position editor. Tiles that are not on the plane are in the hands. While tiles are laid, their number determines the
//! turn.

use super::board::{Tile, Triangle, neighbours};
use super::formation::Formation;
use super::occupancy::{Occupancy, bits};
use super::pieces::tile_kind;
use super::present::sites_around;
use super::rules::{EACH, NUMBERS, State, TILES, Trigon};
use crate::core::{
    Draft, DraftChange, EditPosition, Notation, PaletteEntry, ParseError, ParseFault, PieceKind, Present, Seat, Site,
};
use std::collections::BTreeSet;

impl EditPosition for Trigon {
    fn palette(&self) -> Vec<PaletteEntry> {
        let of = |seat| (1..=NUMBERS).map(move |n| PaletteEntry { kind: tile_kind(n), seat: Some(seat), count: 1 });
        Seat::all(2).flat_map(of).collect()
    }

    fn left(&self, draft: &Draft, kind: PieceKind, seat: Option<Seat>) -> Option<u16> {
        Some(u16::from(EACH).saturating_sub(draft.count(kind, seat)))
    }

    fn adapt(&self, draft: &mut Draft, _change: DraftChange) {
        if draft.pieces.len() < TILES {
            draft.turn = if draft.pieces.len().is_multiple_of(2) { Seat::ONE } else { Seat::TWO };
        }
    }

    fn read_draft(&self, text: &str) -> Result<Draft, ParseError> {
        let (state, _) = self.read_fields(text)?;
        Ok(Draft { pieces: self.scene(&state).pieces, turn: state.seat, settings: Vec::new() })
    }

    fn write_draft(&self, draft: &Draft) -> String {
        self.position_text(&state_of(draft))
    }

    /// The triangles of complete formations, of unconnected tiles, or of closed spaces.
    fn faulty_sites(&self, draft: &Draft, fault: ParseFault) -> Vec<Site> {
        let state = state_of(draft);
        match fault {
            ParseFault::Ended(_) => {
                let standing = Seat::all(2).flat_map(|seat| Formation::ALL.map(|of| state.standing(seat, of)));
                standing.flatten().collect()
            }
            ParseFault::Unlawful(_) => {
                let apart = apart(state.tiles());
                if apart.is_empty() { closed(state.tiles()) } else { apart }
            }
            _ => Vec::new(),
        }
    }

    fn draft_sites(&self, draft: &Draft) -> Option<Vec<Site>> {
        Some(sites_around(draft.pieces.iter().map(|piece| piece.sites[0]).collect()))
    }
}

/// The draft as a state, which can be an impossible position.
fn state_of(draft: &Draft) -> State {
    let mut state = State::empty();
    for piece in &draft.pieces {
        state.lay(piece.sites[0], piece.seat.unwrap_or(Seat::ONE), piece.kind.number().unwrap_or_default());
    }
    state.seat = draft.turn;
    state
}

/// The tiles that are not connected by sides with the largest component.
fn apart(tiles: &[Tile]) -> Vec<Site> {
    let field = Occupancy::new(tiles);
    let all = (1u64 << tiles.len()) - 1;
    let (mut left, mut largest) = (all, 0u64);
    while left != 0 {
        let part = field.part(left.trailing_zeros() as usize);
        left &= !part;
        if part.count_ones() > largest.count_ones() {
            largest = part;
        }
    }
    bits(all & !largest).map(|tile| tiles[tile].site()).collect()
}

/// The empty triangles of closed spaces.
fn closed(tiles: &[Tile]) -> Vec<Site> {
    let occupied: BTreeSet<Site> = tiles.iter().map(|tile| tile.site()).collect();
    let surroundings: BTreeSet<Site> =
        sites_around(sites_around(occupied.iter().copied().collect())).into_iter().collect();
    let mut open: Vec<Site> = surroundings
        .iter()
        .copied()
        .filter(|site| neighbours(*site).iter().any(|n| !surroundings.contains(n)))
        .collect();
    let mut closed: BTreeSet<Site> = surroundings.difference(&occupied).copied().collect();
    while let Some(site) = open.pop() {
        if closed.remove(&site) {
            open.extend(neighbours(site));
        }
    }
    closed.into_iter().filter(|site| Triangle::of(*site).is_some()).collect()
}
