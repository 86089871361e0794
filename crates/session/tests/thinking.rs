//! The thinking time of the current move survives a reload.

use crate::tables;

use tables::{Desk, setup};
use trivium_session::{Clock, Intent, Match, TimeLimit, read, write};

/// Five seconds for each seat, plus one second after each turn.
const TOTAL: Clock = Clock { limit: TimeLimit::Total { base: 5000, increment: 1000 }, ends: true };

/// The match as a new page loads it, with its stored thinking time.
fn reloaded(controller: &Desk) -> Desk {
    let mut again = Desk::new(read(&write(controller.game_match())).ok().unwrap());
    if let Some(text) = controller.thinking() {
        again.state = again.thinking_on(&text).expect("times of this node");
    }
    again
}

#[test]
fn a_reload_gives_no_time_back() {
    let mut controller = Desk::new(Match::new(setup("simple").with_clock(Some(TOTAL))));
    assert_eq!(controller.thinking(), None);
    controller.tick(0);
    controller.tick(1200);
    let mut controller = reloaded(&controller);
    assert_eq!(controller.left(), Some(vec![3800, 5000]));
    controller.think(300, "b2");
    assert_eq!(controller.left(), Some(vec![4500, 5000]), "1.5 s of thinking, and one second after the turn");
    assert_eq!(controller.thinking(), None);
}

#[test]
fn a_reload_gives_no_time_of_undone_moves_back() {
    let mut controller = Desk::new(Match::new(setup("simple").with_clock(Some(TOTAL))));
    controller.think(1500, "b2");
    assert!(controller.apply(Intent::Undo));
    let before = controller.left();
    assert_eq!(reloaded(&controller).left(), before);
    assert_ne!(before, Some(vec![5000, 5000]));
}

#[test]
fn times_of_another_node_are_ignored() {
    let mut controller = Desk::new(Match::new(setup("simple").with_clock(Some(TOTAL))));
    controller.tick(0);
    controller.tick(1200);
    let text = controller.thinking().unwrap();
    controller.think(0, "b2");
    let other = Desk::new(controller.game_match().clone());
    for wrong in [text.as_str(), "", "1", "1 1 ", "1 1 x 0 0", "1 1 5"] {
        assert!(other.thinking_on(wrong).is_none(), "{wrong}");
    }
    assert_eq!(other.left(), controller.left());
}
