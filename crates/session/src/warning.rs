//! Warnings of the learning mode about moves that give something away. They compare searches of the positions before
//! and after the move. `trivium-words` puts them into words.

use super::hint_reason::played;
use trivium_engine::{Analysis, ProvenResult};
use trivium_rules::core::{MoveEffect, Seat};
use trivium_rules::games::Position;

/// The smallest loss of winning chances that causes a warning, in thousandths.
const BIG_LOSS: u16 = 250;
/// Share of winning chances in thousandths. A seat that still has it after the move has not lost its proven win: the
/// second search was just too short to prove it.
const STILL_WINNING: u16 = 900;
/// Share of winning chances in thousandths. A seat with less before the move was losing anyway.
const ALREADY_LOSING: u16 = 150;

/// The advantage that a move gives away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GivenAway {
    /// A proven win.
    Win,
    /// The game: the opponent now has a proven win.
    Game,
    /// Winning chances: the share before and after the move, in thousandths.
    Chances([u16; 2]),
}

/// The best reply to a move that gives something away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestReply {
    pub seat: Seat,
    /// Whether it wins at once.
    pub wins: bool,
    pub move_effect: MoveEffect,
}

/// A move that gives something away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The seat that made the move.
    pub seat: Seat,
    pub given: GivenAway,
    /// The reply that shows the loss, if the reply's effect can be described.
    pub reply: Option<BestReply>,
}

/// The warning about the move `made`, from the analyses of the positions before and after it.
pub fn warning(seat: Seat, made: &str, [before, after]: [&Analysis; 2], position: &Position) -> Option<Warning> {
    let (best, then) = (before.best()?, after.best()?);
    let next = position.turn().seat()?;
    let compared = before.lines.iter().find(|line| line.tokens.first().is_some_and(|token| token == made));
    let proven = compared.and_then(|line| line.proven_result(seat));
    // No warning about the best move, or about another move that is proven to win.
    if best.tokens.first().is_some_and(|token| token == made) || matches!(proven, Some(ProvenResult::Wins(_))) {
        return None;
    }
    let [had, has] = [best, then].map(|line| line.shares[seat.index()]);
    let lost = then.proven.is_some() && has == 0;
    let given = match best.proven_result(seat) {
        Some(ProvenResult::Loses) => return None,
        Some(ProvenResult::Wins(_)) if has < STILL_WINNING => GivenAway::Win,
        _ if lost && had >= ALREADY_LOSING => GivenAway::Game,
        _ if had.saturating_sub(has) >= BIG_LOSS => GivenAway::Chances([had, has]),
        Some(ProvenResult::Wins(_)) | None => return None,
    };
    let reply = then.tokens.first().filter(|_| next != seat).and_then(|token| {
        let wins = played(position, token)?.0;
        Some(BestReply { seat: next, wins, move_effect: position.move_effect(token)? })
    });
    Some(Warning { seat, given, reply })
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_engine::AnalysisLine;
    use trivium_engine::ProvenValue;
    use trivium_rules::core::EffectKind;
    use trivium_rules::games::game;

    fn analysis(lines: &[(&str, u16, Option<ProvenValue>)]) -> Analysis {
        let line = |(token, one, proven): &(&str, u16, Option<ProvenValue>)| AnalysisLine {
            tokens: vec![(*token).to_owned()],
            shares: [*one, 1000 - *one, 0],
            proven: *proven,
        };
        Analysis { lines: lines.iter().map(line).collect(), ..Analysis::default() }
    }

    /// The warning of seat 1 after `a1`, to which `b1` is the best reply.
    fn warned(before: &[(&str, u16, Option<ProvenValue>)], has: u16, proven: Option<ProvenValue>) -> Option<GivenAway> {
        let mut position = game("traffic-lights", "learn", []).expect("a game").start();
        position.play("a1").expect("legal");
        let after = analysis(&[("b1", has, proven)]);
        warning(Seat::ONE, "a1", [&analysis(before), &after], &*position).map(|warning| warning.given)
    }

    #[test]
    fn the_loss_follows_from_both_analyses() {
        let (win, loss) = (Some(ProvenValue::Win(5)), Some(ProvenValue::Win(4)));
        assert_eq!(warned(&[("b2", 1000, win)], 400, None), Some(GivenAway::Win));
        assert_eq!(warned(&[("b2", 1000, win)], 950, None), None, "the second search was too short");
        assert_eq!(warned(&[("b2", 1000, win), ("a1", 1000, win)], 400, None), None, "it was proven to win, too");
        assert_eq!(warned(&[("b2", 600, None)], 0, loss), Some(GivenAway::Game));
        assert_eq!(warned(&[("b2", 100, None)], 0, loss), None, "there was little to lose");
        assert_eq!(warned(&[("b2", 0, Some(ProvenValue::Loss(8)))], 0, loss), None);
        assert_eq!(warned(&[("b2", 700, None)], 450, None), Some(GivenAway::Chances([700, 450])));
        assert_eq!(warned(&[("b2", 700, None)], 500, None), None);
        assert_eq!(warned(&[("a1", 700, None)], 300, None), None, "it was the best move");
        assert_eq!(warned(&[], 0, loss), None);
    }

    #[test]
    fn the_reply_shows_the_loss() {
        let mut position = game("traffic-lights", "learn", []).expect("a game").start();
        for token in ["a1", "b1", "c1", "a1", "b1", "c1", "a1"] {
            position.play(token).expect("legal");
        }
        let seat = Seat::ONE;
        let (before, after) = (analysis(&[("c3", 600, None)]), analysis(&[("b1", 0, Some(ProvenValue::Win(1)))]));
        let found = warning(seat, "a1", [&before, &after], &*position).expect("it loses");
        assert_eq!(found.given, GivenAway::Game);
        if let Some(reply) = found.reply {
            assert!(matches!(reply.move_effect.effect, EffectKind::Pattern(..)) && reply.seat == Seat::TWO);
        }
    }
}
