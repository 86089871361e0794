//! The thinking time of the current move, as text. The record has the times of played moves only, so the page stores this text next to
//! the match to survive a reload.

use super::ControllerState;
use trivium_rules::core::{Seat, number};

impl ControllerState {
    /// The time measured until `now` since the last move of the match and on undone moves; `None` if there is none. The
    /// text identifies the current node that it belongs to.
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

    /// Identifies the current node by numbers that survive a reload: the tokens in the record, and those before the node.
    fn place(&self) -> String {
        let tree = self.game_match.tree();
        let ply = tree.path(self.game_match.current_node()).len();
        [&tree.len().to_string(), " ", &ply.to_string(), " "].concat()
    }
}
