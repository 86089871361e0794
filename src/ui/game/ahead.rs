//! Previews a line of an analysis on the board.

use crate::ui::parts::sheet_context::Line;
use trivium_boards::BoardView;
use trivium_rules::core::{Piece, Site};
use trivium_rules::games::Position;
use trivium_session::Controller;
use yew::prelude::*;

/// The hovered line, valid for one `serial`, and the callback that changes it.
#[hook]
pub fn use_ahead(serial: u32) -> (Option<Line>, Callback<Option<Line>>) {
    let ahead = use_state_eq(|| None::<(u32, Line)>);
    let set = ahead.setter();
    let point = use_callback(serial, move |line: Option<Line>, serial| set.set(line.map(|line| (*serial, line))));
    let line = ahead.as_ref().filter(|(at, _)| *at == serial).map(|(_, line)| line.clone());
    (line, point)
}

/// The view of the position after a line. New pieces are drawn as previews, and there are no legal picks.
pub fn ahead(controller: &Controller, line: &[String], view: BoardView) -> BoardView {
    let mut position = controller.game_match().position().boxed();
    for token in line {
        if position.play(token).is_err() {
            break;
        }
    }
    let scene = position.scene();
    let foreseen = gained_sites(controller.game_match().position(), &*position);
    BoardView {
        scene,
        last: foreseen.clone(),
        foreseen,
        lines: Vec::new(),
        choosable: Vec::new(),
        draggable: Vec::new(),
        chosen: Vec::new(),
        hinted: Vec::new(),
        decisive: Vec::new(),
        ..view
    }
}

/// The sites whose piece in `then` is new or has a higher count than in `now`.
fn gained_sites(now: &Position, then: &Position) -> Vec<Site> {
    let before = now.scene().pieces;
    let lay = |piece: &Piece| {
        before.iter().any(|old| *piece == Piece { count: piece.count, ..old.clone() } && piece.count <= old.count)
    };
    let new = then.scene().pieces.into_iter().filter(|piece| !lay(piece));
    new.flat_map(|piece| piece.sites.to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games;
    use trivium_session::{Intent, Match, Setup};

    #[test]
    fn a_line_marks_only_new_pieces() {
        let setup = Setup::new("traffic-lights", "simple", [], [], 1).unwrap();
        let controller = Controller::new(Match::new(setup)).after(Intent::Type("b2".into()), 0);
        let now = controller.game_match().position();
        let mut then = now.boxed();
        for token in ["a1", "c3"] {
            then.play(token).unwrap();
        }
        let names: Vec<_> = gained_sites(now, &*then).into_iter().map(|site| now.site_name(site)).collect();
        assert_eq!(names, ["a1", "c3"]);
        assert!(gained_sites(now, now).is_empty());
        // A sowing that only removes stones adds no site.
        let now = games::game("trias", "base", []).unwrap().start();
        let then = now.after("C1").unwrap();
        let stones = |position: &Position, site: Site| {
            position.scene().pieces.iter().find(|piece| piece.sites[0] == site).map_or(0, |piece| piece.count)
        };
        let gained = gained_sites(&*now, &*then);
        for site in now.sites() {
            assert_eq!(gained.contains(&site), stones(&*then, site) > stones(&*now, site), "{}", now.site_name(site));
        }
    }
}
