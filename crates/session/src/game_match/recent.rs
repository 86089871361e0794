//! The last decision and the recent turns of a match, for highlights on the board.

use super::Match;
use crate::highlights::{self, RecentTurn};
use trivium_rules::core::{Event, Site};

/// The last decision of a seat with its highlights. A turn may have thousands of events, so a caller computes this once per render.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastDecision {
    /// Its ply, from 0, and its events.
    pub decision: Option<(usize, Vec<Event>)>,
    /// Its scoring lines that are still on the board, with their points.
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The sites that it touched; empty if the board was cleared since.
    pub touched: Vec<Site>,
}

impl Match {
    /// The last decision of a seat with its highlights.
    pub fn last(&self) -> LastDecision {
        let decision = self.back().map(|ply| (ply, self.events_at(ply).into_owned()));
        let lines = self.standing_lines(decision.as_ref().map_or(&[], |(_, events)| events));
        let touched = self.touched();
        LastDecision { decision, lines, touched }
    }

    /// The turns of all other seats since the last decision of the seat to move, in order. Only the last turn if that seat has just moved
    /// or nobody is to move. Turns of an earlier round are not included.
    pub fn recent_turns(&self) -> Vec<RecentTurn<'_>> {
        let played = |ply: usize| (self.events_at(ply), self.tree.node(self.line[ply]).actor);
        highlights::recent_turns(self.turn().seat(), (0..self.ply()).rev().map(played))
    }

    /// The scoring lines to highlight: with two seats those of the last decision, with more seats those of all recent turns. So a line
    /// stays highlighted when its seat or another seat moves on.
    fn standing_lines(&self, last: &[Event]) -> Vec<(Vec<Site>, u32)> {
        if self.setup.game().seats() == 2 {
            return highlights::standing_lines(last);
        }
        highlights::lines_of(&self.recent_turns(), &self.position().scene())
    }

    /// The sites to highlight: with two seats those of the last decision, with more seats those of all other seats' recent decisions.
    fn touched(&self) -> Vec<Site> {
        let seat = self.turn().seat().filter(|_| self.setup.game().seats() > 2);
        let played = |ply| (self.events_at(ply), self.before(ply).and_then(|before| before.turn().seat()));
        highlights::touched_since(seat, (0..self.ply()).rev().map(played))
    }

    /// The last site that a decision touched. `back` is the number of decisions to skip; decisions that touched no site do not count.
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
        let mut game_match = Match::new(Setup::new(game, variant, options, [], 0).expect("a set-up"));
        for token in tokens.split(' ') {
            game_match.play(token).unwrap_or_else(|why| panic!("{token}: {why:?}"));
        }
        game_match
    }

    /// The seats of the recent turns, each with the number of its decisions.
    fn turns(game_match: &Match) -> Vec<(u8, usize)> {
        game_match.recent_turns().iter().map(|turn| (turn.seat.number(), turn.decisions.len())).collect()
    }

    /// Seat 1 completes a short triad with its third ball.
    const TRIAD: &str = "e1 i1 i9 e2 i3 i7 e3";

    #[test]
    fn turns_of_other_seats_are_recent() {
        let at = |more: &str| turns(&played("triapon", "base", &[TRIAD, more].concat()));
        // In the middle of its turn a seat sees its own turn.
        assert_eq!(at(""), [(1, 1)]);
        // Seat 2 moved before seat 3 and seat 1.
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
