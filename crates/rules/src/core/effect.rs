//! What a move achieves by a rule of its game, for explanations.

use super::{PatternKind, Seat};

/// What a move achieves for the seat that makes it, with a reference to the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEffect {
    /// What the move achieves.
    pub effect: EffectKind,
    /// The section or ruling of the rule file.
    pub rule: &'static str,
}

/// What a move can achieve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectKind {
    /// A pattern is complete. The number is the points that the move earns; 0 if points are not counted.
    Pattern(PatternKind, u32),
    /// The next seat has few moves left: this number.
    FewMoves(u16),
    /// A seat goes out.
    Out(Seat),
    /// All other seats are out.
    LastIn,
    /// The next seat cannot move.
    NoMove,
    /// The game ends by count, and the moving seat has the highest count.
    Count,
}

impl EffectKind {
    /// Whether the opponent should prevent this effect even if it does not win.
    pub const fn is_tempting(self) -> bool {
        matches!(self, EffectKind::Pattern(kind, _) if kind.info().tempting)
    }
}
