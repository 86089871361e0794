//! The achievement of a decision: for those who want to know why it is good.

use super::{PatternKind, Seat};

/// The achievement of a decision for the seat that makes it, by a rule of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEffect {
    /// The kind.
    pub effect: EffectKind,
    /// The place in the rules that says so.
    pub rule: &'static str,
}

/// The kinds of achievement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectKind {
    /// Pieces that belong together, and what the decision earns where points are counted.
    Pattern(PatternKind, u32),
    /// So many pieces are taken.
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
    /// Whether it is worth keeping another seat from it, even where it does not win.
    pub const fn is_tempting(self) -> bool {
        matches!(self, EffectKind::Pattern(kind, _) if kind.info().tempting)
    }
}
