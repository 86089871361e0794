//! The last move and the recent turns of a match, for highlights on the board.

use super::Match;
use crate::highlights::{self, RecentTurn};
use trivium_rules::core::{Event, Site};

/// The last move of a seat, and its highlights. Expensive after a turn with thousands of events: compute it once per
/// render.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastDecision {
    /// The ply of the move, from 0, and its events.
    pub decision: Option<(usize, Vec<Event>)>,
    /// The scoring lines to highlight, with their points.
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The sites to highlight; empty if the board has been cleared since.
    pub touched: Vec<Site>,
}

impl Match {
    pub fn last(&self) -> LastDecision {
        let decision = self.back().map(|ply| (ply, self.events_at(ply).into_owned()));
        let lines = self.standing_lines(decision.as_ref().map_or(&[], |(_, events)| events));
        let touched = self.touched();
        LastDecision { decision, lines, touched }
    }

    /// The turns since the last move of the seat to move, in order. Only the last turn if that seat has just moved or
    /// if no seat is to move. Excludes turns of earlier rounds.
    pub fn recent_turns(&self) -> Vec<RecentTurn<'_>> {
        let played = |ply: usize| (self.events_at(ply), self.tree.node(self.line[ply]).actor);
        highlights::recent_turns(self.turn().seat(), (0..self.ply()).rev().map(played))
    }

    /// With two seats, the scoring lines of the last move. With more seats, those of all recent turns, so that a line
    /// stays highlighted while others move.
    fn standing_lines(&self, last: &[Event]) -> Vec<(Vec<Site>, u32)> {
        if self.setup.game().seats() == 2 {
            return highlights::standing_lines(last);
        }
        highlights::lines_of(&self.recent_turns(), &self.position().scene())
    }

    /// With two seats, the sites of the last move. With more seats, those of all moves since the last turn of the seat
    /// to move.
    fn touched(&self) -> Vec<Site> {
        let seat = self.turn().seat().filter(|_| self.setup.game().seats() > 2);
        let played = |ply| (self.events_at(ply), self.before(ply).and_then(|before| before.turn().seat()));
        highlights::touched_since(seat, (0..self.ply()).rev().map(played))
    }

    /// The last site that a move touched. Skips the last `back` moves that touched any site.
    pub fn touched_last(&self, back: usize) -> Option<Site> {
        let touched = |ply| highlights::touched_by(&self.events_at(ply)).last().copied();
        (0..self.ply()).rev().filter_map(touched).nth(back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    fn played(game: &str, variant: &str, tokens: &str) -> Match {
        let options = (variant == "four").then_some(("rounds", "2"));
        Match::after(Setup::new(game, variant, options, [], 0).expect("a set-up"), tokens.split(' '))
            .expect("legal tokens")
    }

    /// The seats of the recent turns, each with the number of its moves.
    fn turns(game_match: &Match) -> Vec<(u8, usize)> {
        game_match.recent_turns().iter().map(|turn| (turn.seat.number(), turn.decisions.len())).collect()
    }

    /// Seat 1 completes a short triad with its third ball.
    const TRIAD: &str = "e1 i1 i9 e2 i3 i7 e3";

    #[test]
    fn turns_of_other_seats_are_recent() {
        let at = |more: &str| turns(&played("triapon", "base", &[TRIAD, more].concat()));
        // During its turn, a seat sees its own turn.
        assert_eq!(at(""), [(1, 1)]);
        // Seat 2 is to move. Since its last move, seats 3 and 1 have moved.
        assert_eq!(at(" xi1"), [(3, 1), (1, 2)]);
        assert_eq!(at(" xi1 h1"), [(1, 2), (2, 1)]);
        assert_eq!(at(" xi1 h1 h8"), [(2, 1), (3, 1)]);
        let two = |tokens: &str| turns(&played("trias", "base", tokens));
        assert_eq!([two("A1"), two("A1 C3")], [[(1, 1)], [(2, 1)]]);
    }

    #[test]
    fn a_finished_round_is_the_last_turn_until_the_next_move() {
        let ended = played("traffic-lights", "four", "a1 a4 b1 c4 c1");
        assert_eq!(turns(&ended), [(1, 1)]);
        assert!(ended.last().lines.is_empty(), "the board was cleared");
        assert_eq!(turns(&played("traffic-lights", "four", "a1 a4 b1 c4 c1 a1")), [(2, 1)]);
    }

    #[test]
    fn a_triad_stays_marked_until_its_maker_is_to_act() {
        let lines = |more: &str| played("triapon", "base", &[TRIAD, more].concat()).last().lines.len();
        assert_eq!(["", " xi1", " xi1 h1", " xi1 h1 h8"].map(lines), [1, 1, 1, 0]);
    }
}
