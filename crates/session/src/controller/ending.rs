//! The end of a match: the line that decided it, and the ranking.

use super::ControllerState;
use trivium_rules::core::{Event, PieceKind, Scene, Seat, Site, Turn, Verdict};

/// A line of pieces that decided the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecidingLine {
    /// In order along the line.
    pub sites: Vec<Site>,
    /// The kinds of the pieces on the line. A piece may cover several sites; the number is the index of the line's site
    /// in the list of sites of the piece.
    pub pieces: Vec<(PieceKind, usize)>,
    /// The pattern on the line, as an index into the game's table of patterns.
    pub pattern: Option<usize>,
}

impl DecidingLine {
    /// The first line among the events of a move. `scene` is the position after this move.
    pub fn of(events: &[Event], scene: &Scene) -> Option<DecidingLine> {
        let line = |event: &Event| if let Event::Line { sites, .. } = event { Some(sites.clone()) } else { None };
        let sites = events.iter().find_map(line)?;
        let piece = |site: &Site| {
            let mut parts = scene.pieces.iter();
            parts.find_map(|piece| Some((piece.kind, piece.sites.iter().position(|own| own == site)?)))
        };
        let pieces = sites.iter().filter_map(piece).collect();
        let within =
            |group: &&trivium_rules::core::Group| group.is_complete() && group.sites.iter().all(|s| sites.contains(s));
        let pattern = scene.groups.iter().filter(within).map(|group| group.kind.info().index).max();
        Some(DecidingLine { sites, pieces, pattern })
    }
}

impl ControllerState {
    /// The line with which the last move ended the game.
    pub fn deciding_line(&self) -> Option<DecidingLine> {
        self.ended()?;
        DecidingLine::of(self.last_events(), &self.scene())
    }

    /// The ranking after a game with more than two seats, winners first. Equal seats share an entry; a seat that went
    /// out later ranks higher. Empty for games with two seats and before the end.
    pub fn places(&self) -> Vec<Vec<Seat>> {
        let (game_match, seats) = (&self.game_match, self.game_match.setup().game().seats());
        let Turn::Over(outcome) = game_match.turn() else { return Vec::new() };
        if seats <= 2 {
            return Vec::new();
        }
        let out = |seat: Seat| {
            let went = |event: &Event| matches!(event, Event::WentOut { seat: of } if *of == seat);
            (0..game_match.ply()).find(|ply| game_match.events_at(*ply).iter().any(went)).unwrap_or(usize::MAX)
        };
        let rank = |seat: Seat| {
            let result = match outcome.of(seat) {
                Verdict::Win => 2,
                Verdict::Draw => 1,
                Verdict::Loss => 0,
            };
            (result, if result > 0 { usize::MAX } else { out(seat) })
        };
        let mut all: Vec<_> = Seat::all(seats).map(|seat| (rank(seat), seat)).collect();
        all.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        let mut places: Vec<Vec<Seat>> = Vec::new();
        for (index, (rank, seat)) in all.iter().enumerate() {
            match places.last_mut() {
                Some(place) if all[index - 1].0 == *rank => place.push(*seat),
                _ => places.push(vec![*seat]),
            }
        }
        places
    }
}
