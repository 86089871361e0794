//! Position editor. Tiles that are not on the plane are in the hands. While tiles are laid, their number determines the
//! turn.

use super::board::{Tile, Triangle, neighbours};
use super::formation::Formation;
use super::notation::{read_site, seat_of, tile_number, write_site};
use super::occupancy::{Occupancy, bits};
use super::pieces::tile_kind;
use super::present::sites_around;
use super::rules::{EACH, NUMBERS, State, TILES, Trigon};
use crate::core::{
    Draft, DraftChange, EditPosition, Fields, PaletteEntry, ParseError, ParseFault, Piece, PieceKind, Seat, Site,
    read_turn,
};
use std::collections::BTreeSet;
use std::fmt::Write;

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
        let mut fields = Fields::new(text);
        let tiles = fields.next("tiles")?;
        let mut pieces: Vec<Piece> = Vec::new();
        let mut at = 0;
        for item in tiles.value.split(';').filter(|_| tiles.value != "-") {
            let read = || {
                let (site, owner) = item.split_once('=')?;
                let (seat, number) = owner.split_at_checked(1)?;
                Some(Piece::single(read_site(site)?, tile_kind(tile_number(number)?), Some(seat_of(seat)?)))
            };
            let piece = read().ok_or(tiles.bad(at))?;
            if pieces.last().is_some_and(|last| last.sites[0] >= piece.sites[0]) || pieces.len() == TILES {
                return Err(tiles.bad(at));
            }
            pieces.push(piece);
            at += item.len() + 1;
        }
        let hand = fields.next("hand")?;
        let turn = read_turn(&fields.next("turn")?, 2)?;
        fields.end()?;
        let draft = Draft { pieces, turn, settings: Vec::new() };
        // The hands must match the tiles.
        if hand.value == self.hands(&draft) { Ok(draft) } else { Err(hand.wrong(ParseFault::Count)) }
    }

    fn write_draft(&self, draft: &Draft) -> String {
        let mut pieces: Vec<&Piece> = draft.pieces.iter().collect();
        pieces.sort_unstable_by_key(|piece| piece.sites[0]);
        let mut text = String::from("tiles=");
        if pieces.is_empty() {
            text.push('-');
        }
        for (index, piece) in pieces.into_iter().enumerate() {
            if index > 0 {
                text.push(';');
            }
            write_site(piece.sites[0], &mut text);
            let seat = piece.seat.unwrap_or(Seat::ONE);
            write!(text, "={seat}{}", piece.kind.number().unwrap_or_default()).expect("a string");
        }
        write!(text, " hand={} turn={}", self.hands(draft), draft.turn).expect("a string");
        text
    }

    /// The triangles of complete formations, of unconnected tiles, or of closed spaces.
    fn faulty_sites(&self, draft: &Draft, fault: ParseFault) -> Vec<Site> {
        let mut state = State::empty();
        for piece in &draft.pieces {
            state.lay(piece.sites[0], piece.seat.unwrap_or(Seat::ONE), piece.kind.number().unwrap_or_default());
        }
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

    fn draft_sites(&self, draft: &Draft) -> Vec<Site> {
        sites_around(draft.pieces.iter().map(|piece| piece.sites[0]).collect())
    }
}

impl Trigon {
    /// The field `hand=` of a draft.
    fn hands(&self, draft: &Draft) -> String {
        let of = |seat: Seat| {
            let left = (1..=NUMBERS).map(move |n| self.left(draft, tile_kind(n), Some(seat)).unwrap_or_default());
            left.map(|left| left.to_string()).collect::<String>()
        };
        [of(Seat::ONE), of(Seat::TWO)].join("/")
    }
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
    let laid: BTreeSet<Site> = tiles.iter().map(|tile| tile.site()).collect();
    let near: BTreeSet<Site> = sites_around(sites_around(laid.iter().copied().collect())).into_iter().collect();
    let mut open: Vec<Site> =
        near.iter().copied().filter(|site| neighbours(*site).iter().any(|n| !near.contains(n))).collect();
    let mut closed: BTreeSet<Site> = near.difference(&laid).copied().collect();
    while let Some(site) = open.pop() {
        if closed.remove(&site) {
            open.extend(neighbours(site));
        }
    }
    closed.into_iter().filter(|site| Triangle::of(*site).is_some()).collect()
}
