//! Thinking time as text. The record contains the times of finished moves only. The page stores this text next to the
//! match so that the time of the current move survives a reload.

use super::ControllerState;
use trivium_rules::core::{Seat, number};

impl ControllerState {
    /// The time spent until `now` on the current move and on undone moves, as text for
    /// [`super::Controller::thinking_on`]. `None` without a clock or if no time has passed.
    pub fn thinking(&self, now: u64) -> Option<String> {
        self.game_match.setup().clock()?;
        let spent = self.spent(now);
        let seats = Seat::all(self.game_match.setup().game().seats());
        let wasted: Vec<_> = seats.map(|seat| self.watch.wasted(seat)).collect();
        if spent == 0 && wasted.iter().all(|time| *time == 0) {
            return None;
        }
        let times: Vec<_> = [i64::from(spent)].into_iter().chain(wasted).map(|time| time.to_string()).collect();
        Some(self.place() + &times.join(" "))
    }

    pub(super) fn think_on(&mut self, text: &str) -> bool {
        let Some(times) = text.strip_prefix(&self.place()) else { return false };
        let times: Option<Vec<i64>> = times.split_ascii_whitespace().map(number).collect();
        let seats = usize::from(self.game_match.setup().game().seats());
        let Some((spent, wasted)) = times.as_deref().and_then(<[i64]>::split_first) else { return false };
        let Ok(spent) = u64::try_from(*spent) else { return false };
        if wasted.len() != seats || self.game_match.setup().clock().is_none() {
            return false;
        }
        self.watch.resume(self.game_match.current_node(), spent, wasted.to_vec());
        true
    }

    /// Identifies the current node across reloads, where node ids change: by the number of tokens in the record, and of
    /// tokens before the node.
    fn place(&self) -> String {
        let tree = self.game_match.tree();
        let ply = tree.path(self.game_match.current_node()).len();
        [&tree.len().to_string(), " ", &ply.to_string(), " "].concat()
    }
}
