use super::*;
use trivium_rules::core::Verdict;
use trivium_rules::games::tritt::ORANGE_BLUE_ORANGE;
use trivium_session as session;

fn view(variant: &str, tokens: &str, chosen: &[&str], orientation: u8) -> BoardView {
    let replay = trivium_testing::replay("tritt", variant, &[], tokens);
    let position = replay.position();
    let plain = BoardView::plain("tritt", position, orientation);
    let pick = |name: &&str| Pick::Site(plain.sites.iter().find(|(_, n)| n == name).unwrap().0);
    let chosen = chosen.iter().map(pick).collect::<Vec<_>>();
    let gestures = position.gestures();
    BoardView {
        choosable: session::choosable(&gestures, &chosen),
        draggable: session::draggable(&gestures, &chosen),
        decisive: session::immediate_wins(&gestures, &session::immediate_verdicts(position, &gestures), &chosen),
        chosen,
        ..plain
    }
}

fn names(view: &BoardView, row: usize) -> String {
    let rows = &HexagonPlan::new(view).layout.rows;
    rows[row].iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn rows_are_as_they_are_seen() {
    let upright = view("step", "", &[], 0);
    assert_eq!(names(&upright, 0), "a1 a2 a3 a4 a5 a6");
    assert_eq!(names(&upright, 6), "g2 g3 g4 g5 g6 g7 g8 g9 g10 g11");
    // 60° clockwise: the left corner moves to the top left. 180°: row k moves to the top.
    assert_eq!(names(&view("step", "", &[], 1), 0), "f1 e1 d1 c1 b1 a1");
    assert_eq!(names(&view("step", "", &[], 3), 0), "k11 k10 k9 k8 k7 k6");
    assert_eq!(at(3, 7, 6), at(3, 7, 0));
}

#[test]
fn the_board_fits_its_frame_and_places_are_large_enough_on_a_small_phone() {
    let [left, top, width, height] = FRAME;
    for place in HexagonPlan::new(&view("step", "", &[], 0)).layout.places() {
        assert!(place.at.x - left >= 100 && left + width - place.at.x >= 100);
        assert!(place.at.y - top >= 80 && top + height - place.at.y >= 80);
    }
    assert!(UNIT * 344 / width >= 24);
}

#[test]
fn three_lines_meet_at_each_point() {
    let (lines, points) = etched();
    assert_eq!((lines.matches('M').count(), points.matches('M').count()), (33, 91));
    assert!(lines.contains("M-500 0L500 0"), "the middle row");
    assert!(lines.contains("M-250 -435L250 435"), "the middle line down to the right");
    assert!(lines.contains("M250 -435L-250 435"), "the middle line down to the left");
}

fn drag_vectors(view: &BoardView) -> Vec<(String, Point)> {
    let plan = HexagonPlan::new(view);
    let named = |(site, way)| (plan.layout.place(site).unwrap().name.to_string(), way);
    plan.drag_vectors().into_iter().map(named).collect()
}

#[test]
fn from_a_first_end_ways_lead_round_about() {
    let mut found = drag_vectors(&view("step", "", &["f6"], 0));
    found.sort_by(|one, two| one.0.cmp(&two.0));
    let expected =
        [("d4", -100, -174), ("d6", 100, -174), ("f4", -200, 0), ("f8", 200, 0), ("h6", -100, 174), ("h8", 100, 174)];
    assert_eq!(found, expected.map(|(name, x, y)| (name.to_owned(), Point { x, y })));
    let plan = HexagonPlan::new(&view("step", "", &["f6"], 0));
    assert!(plan.ghosts.iter().all(|ghost| ghost.kind == ORANGE_BLUE_ORANGE && !ghost.shifted));
}

#[test]
fn a_shift_is_as_long_as_its_drag() {
    // The target is the leading end; the drag vector is the shift, wherever the tritton was grabbed.
    for held in ["f5", "f6", "f7"] {
        let mut found = drag_vectors(&view("slide", "f5-f7", &[held], 0));
        found.sort_by_key(|(_, way)| way.x);
        let expected = [("f1", -400), ("f2", -300), ("f3", -200), ("f4", -100)];
        let onward = [("f8", 100), ("f9", 200), ("f10", 300), ("f11", 400)];
        let all = expected.into_iter().chain(onward).map(|(name, x)| (name.to_owned(), Point { x, y: 0 }));
        assert_eq!(found, all.collect::<Vec<_>>());
    }
    let turned = view("step", "f5-f7", &["f6"], 1);
    let mut found = drag_vectors(&turned);
    found.sort_by_key(|(_, way)| way.x);
    assert_eq!(found.iter().map(|(_, way)| heading(*way)).collect::<Vec<_>>(), [240, 60]);
}

#[test]
fn a_tritton_of_the_best_decision_is_marked_as_a_whole() {
    let view = view("step", "f5-f7", &[], 0);
    let pick = |name: &str| Pick::Site(view.sites.iter().find(|(_, n)| n == name).unwrap().0);
    let view = BoardView { hinted: vec![pick("f6"), pick("f8")], ..view.clone() };
    let marked = |name: &str| view.hint(pick(name));
    assert_eq!(["f5", "f6", "f7"].map(marked), [Some("hinted"); 3]);
    assert_eq!(["f8", "f4", "e5"].map(marked), [Some("ahead"), None, None]);
}

#[test]
fn a_hint_shows_the_whole_tritton() {
    let hinted = |view: BoardView, [from, to]: [&str; 2]| {
        let pick = |name: &str| Pick::Site(view.sites.iter().find(|(_, n)| n == name).unwrap().0);
        let view = BoardView { hinted: vec![pick(from), pick(to)], ..view.clone() };
        let plan = HexagonPlan::new(&view);
        let motion = Motion::default();
        let painter = Painter { view: &view, prefix: "", plan: &plan, motion: &motion };
        let shown = |name: &str| {
            let place = plan.layout.places().find(|place| place.name == name).unwrap();
            painter.target(place).preview.filter(|drawing| drawing.contains("-bar"))
        };
        (shown(from), shown(to))
    };
    // From f6 to f8, the centre is one point further, 100 units to the right.
    let (from, to) = hinted(view("step", "", &[], 0), ["f6", "f8"]);
    assert!(from.is_some_and(|drawing| drawing.starts_with("<g transform='translate(100 0)'>")));
    assert_eq!(to, None);
    // The tritton f5-f7 shifts by one point: its end is then on f8, and its centre on f7.
    let (from, _) = hinted(view("step", "f5-f7", &[], 0), ["f6", "f8"]);
    assert!(from.is_some_and(|drawing| drawing.starts_with("<g transform='translate(100 0)'>")));
    // The first end is chosen: the second end shows the ghost.
    let (from, _) = hinted(view("step", "", &["f6"], 0), ["f6", "f8"]);
    assert_eq!(from, None);
}

#[test]
fn what_decides_at_once_is_marked() {
    // If Blue shifts Orange's first tritton, three orange dots are in line, which loses.
    let hints = view("step", "f5-f7 a1-a3 d5-d7", &[], 0).decisive;
    assert!(hints.iter().all(|(_, verdict)| *verdict != Verdict::Draw));
}
