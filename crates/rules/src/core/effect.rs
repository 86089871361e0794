//! What a move achieves by a rule of its game, for explanations.

use super::{PatternKind, Seat};

/// What a move achieves for the seat that makes it, and the rule that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEffect {
    /// The achievement.
    pub effect: EffectKind,
    /// The section or ruling of the rule file that says so.
    pub rule: &'static str,
}

/// What a move can achieve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectKind {
    /// A pattern, and the points that the move earns; 0 if points are not counted.
    Pattern(PatternKind, u32),
    /// This number of pieces is taken.
    Taken(u16),
    /// A seat goes out.
    Out(Seat),
    /// All other seats are out.
    LastIn,
    /// The next seat cannot move.
    NoMove,
    /// The game ends, and this seat has the most by count.
    Count,
}

impl EffectKind {
    /// Whether preventing it is worth a move even if it does not win.
    pub const fn is_tempting(self) -> bool {
        matches!(self, EffectKind::Pattern(kind, _) if kind.info().tempting)
    }
}
