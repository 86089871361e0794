//! The last decisions, for eyes that were elsewhere: the turns, the lines that stand, the places that were touched.

use super::Match;
use crate::highlights::{self, RecentTurn};
use trivium_rules::core::{Event, Site};

/// The last decision of a seat and what is seen of it. A turn may have thousands of events, so whoever shows it asks once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastDecision {
    /// Its ply, counted from 0, and what it did.
    pub decision: Option<(usize, Vec<Event>)>,
    /// The lines that it made and that stand on the board, with their points.
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The sites that it touched; none when the board was cleared since.
    pub touched: Vec<Site>,
}

impl Match {
    /// The last decision of a seat and what is seen of it.
    pub fn last(&self) -> LastDecision {
        let decision = self.back().map(|ply| (ply, self.events_at(ply).into_owned()));
        let lines = self.standing_lines(decision.as_ref().map_or(&[], |(_, events)| events));
        let touched = self.touched();
        LastDecision { decision, lines, touched }
    }

    /// The turns of all others since the seat to act decided last, in their order. Where that seat has just decided, or nobody is to act, it is
    /// the last turn. Turns of a round that ended before them are none.
    pub fn recent_turns(&self) -> Vec<RecentTurn<'_>> {
        let played = |ply: usize| (self.events_at(ply), self.tree.node(self.line[ply]).actor);
        highlights::recent_turns(self.turn().seat(), (0..self.ply()).rev().map(played))
    }

    /// The lines that the last decision made and that stand, of more than two seats those of all recent turns: what follows a line in its turn,
    /// or another seat's turn, does not hide it.
    fn standing_lines(&self, last: &[Event]) -> Vec<(Vec<Site>, u32)> {
        if self.setup.game().seats() == 2 {
            return highlights::standing_lines(last);
        }
        highlights::lines_of(&self.recent_turns(), &self.position().scene())
    }

    /// The sites that the last decision touched, of more than two seats those of all others since the seat to act last decided.
    fn touched(&self) -> Vec<Site> {
        let seat = self.turn().seat().filter(|_| self.setup.game().seats() > 2);
        let played = |ply| (self.events_at(ply), self.before(ply).and_then(|before| before.turn().seat()));
        highlights::touched_since(seat, (0..self.ply()).rev().map(played))
    }

    /// The last site that the last decision touched, or the one before it, and so on back.
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

    /// Seat 1 makes a short triad with its third ball.
    const TRIAD: &str = "e1 i1 i9 e2 i3 i7 e3";

    #[test]
    fn each_turn_since_ones_own_is_recent() {
        let at = |more: &str| turns(&played("triapon", "base", &[TRIAD, more].concat()));
        // Amid its turn the seat sees its own.
        assert_eq!(at(""), [(1, 1)]);
        // Seat 2 decided before seat 3 and seat 1 did.
        assert_eq!(at(" xi1"), [(3, 1), (1, 2)]);
        assert_eq!(at(" xi1 h1"), [(1, 2), (2, 1)]);
        assert_eq!(at(" xi1 h1 h8"), [(2, 1), (3, 1)]);
        let two = |tokens: &str| turns(&played("trias", "base", tokens));
        assert_eq!([two("A1"), two("A1 C3")], [[(1, 1)], [(2, 1)]]);
    }

    #[test]
    fn a_round_that_ended_is_the_last_turn_until_the_next_one() {
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
