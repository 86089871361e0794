//! Ignores taps that hit another target than intended: the second tap of a double tap, and taps that were made before
//! the opponent's reply was drawn. The caller passes all times, in milliseconds of one clock.

/// How long taps are ignored after a decision, in milliseconds.
pub const TAP_PAUSE: f64 = 600.0;

/// Decides which taps count, from the times when the last move was made and drawn.
#[derive(Clone, Copy, Debug)]
pub struct TapGuard {
    decided: f64,
    drawn: f64,
}

impl Default for TapGuard {
    fn default() -> TapGuard {
        TapGuard { decided: f64::NEG_INFINITY, drawn: f64::NEG_INFINITY }
    }
}

impl TapGuard {
    /// Call this when a player's move is drawn, or when its animation begins.
    pub fn decided(&mut self, now: f64) {
        (self.decided, self.drawn) = (now, now);
    }

    /// Call this when the animation of the last move has ended.
    pub fn drawn(&mut self, now: f64) {
        self.drawn = now;
    }

    /// Whether a tap that began at `pressed` counts.
    pub fn admits(&self, pressed: f64) -> bool {
        pressed >= self.decided + TAP_PAUSE && pressed >= self.drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tap_right_after_a_decision_decides_nothing() {
        let mut guard = TapGuard::default();
        assert!(guard.admits(0.0), "nothing was decided yet");
        guard.decided(1000.0);
        assert!([1000.0, 1500.0, 1599.0].iter().all(|pressed| !guard.admits(*pressed)));
        assert!(guard.admits(1600.0));
        // The computer player replies after 300 ms, and the second tap comes 200 ms later.
        guard.decided(1300.0);
        assert!(!guard.admits(1500.0));
        assert!(guard.admits(1900.0));
    }

    #[test]
    fn a_tap_before_the_answer_was_drawn_decides_nothing() {
        let mut guard = TapGuard::default();
        guard.decided(1000.0);
        guard.drawn(3000.0);
        assert!(!guard.admits(2900.0), "the animation was running");
        assert!(guard.admits(3000.0));
    }
}
