use super::*;
use trivium_rules::games;

fn view(orientation: u8) -> BoardView {
    let position = games::game("trias", "base", []).unwrap().start();
    BoardView::plain("trias", &*position, orientation)
}

fn rows(quarters: u8) -> Vec<String> {
    let rows = &plan(&view(0), quarters).rows;
    rows.iter().map(|row| row.iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn south_sits_at_the_bottom_and_turned_at_the_left() {
    let upright = rows(0);
    assert_eq!(upright[0], "A3 B3 C3 D3 E3 F3 G3 H3 I3 J3 K3 L3");
    assert_eq!(upright[2], "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1");
    let turned = rows(1);
    assert_eq!((turned.len(), &*turned[0], &*turned[11]), (12, "A1 A2 A3", "L1 L2 L3"));
    assert_eq!(rows(2)[2], "L3 K3 J3 I3 H3 G3 F3 E3 D3 C3 B3 A3");
}

#[test]
fn the_board_turns_where_that_makes_it_larger() {
    assert!(larger_turned(344.0, 460.0));
    assert!(!larger_turned(752.0, 740.0));
    assert!(!larger_turned(860.0, 750.0));
    assert!(!larger_turned(320.0, 200.0));
}

#[test]
fn targets_are_large_enough_on_a_small_phone() {
    let [_, _, width, height] = plan(&view(0), 1).frame;
    let scale = (344.0 / f64::from(width)).min(420.0 / f64::from(height));
    assert!(scale * f64::from(ALONG) >= 24.0 && scale * f64::from(TURNED.across) >= 24.0);
}

#[test]
fn holes_lie_within_their_places() {
    for (shape, wide, high) in [(LYING, ALONG, LYING.across), (TURNED, TURNED.across, ALONG)] {
        assert!(shape.hole.x.abs() + shape.half.x + 3 <= wide / 2);
        assert!(shape.hole.y.abs() + shape.half.y + 3 <= high / 2);
        let number = shape.number.x.abs().max(shape.number.y.abs());
        assert!(number < shape.band && shape.band <= shape.across / 2);
    }
}

#[test]
fn badges_cover_no_numbers_and_are_at_the_edge_of_their_holes() {
    const RADIUS: i32 = 21;
    for (shape, rows) in [(LYING, Point { x: 0, y: LYING.across }), (TURNED, Point { x: 0, y: ALONG })] {
        let Point { x, y } = shape.badge;
        for number in [shape.number, Point { x: shape.number.x - rows.x, y: shape.number.y - rows.y }] {
            // The badge does not overlap a number of two digits, which is above its baseline.
            let apart = (x - number.x).abs() >= 24 + RADIUS;
            assert!(apart || y - RADIUS >= number.y || y + RADIUS <= number.y - 27, "{x} {y}");
        }
        let (dx, dy) = ((x - shape.hole.x).abs() + RADIUS, (y - shape.hole.y).abs() + RADIUS);
        assert!(dx > shape.half.x || dy > shape.half.y, "{dx} {dy}");
    }
}

#[test]
fn a_choice_is_foreseen() {
    let mut position = games::game("trias", "base", []).unwrap().start();
    let foreseen = ChoicePreview::new(&position.preview("C1")).unwrap();
    let leaves = Event::Leaves { seat: Seat::TWO, moves: foreseen.left };
    let whole_turn = [position.events("C1"), vec![leaves]].concat();
    assert_eq!(Some(foreseen), ChoicePreview::new(&whole_turn), "as it comes when all laps are told");
    assert!(position.preview("A2").is_empty(), "a neutral hole");
    position.play("C1").unwrap();
    let (site, count) = foreseen.taken;
    assert!(position.scene().pieces.iter().all(|piece| !piece.sites.contains(&site)));
    assert_eq!(position.scene().trays[0].stacks[0].1, count);
    assert_eq!(position.legal().len(), usize::from(foreseen.left));
}

#[test]
fn a_sentence_says_where_a_choice_ends_and_stays_on_the_board() {
    let view = Rc::new(BoardView { language: trivium_words::Language::De, ..view(0) });
    let position = games::game("trias", "base", []).unwrap().start();
    for quarters in 0..4 {
        let (layout, prefix) = (plan(&view, quarters), AttrValue::from("p"));
        let sowing = Rc::new(SowingTimeline::new(&counts(&view), &[]));
        let shape = HoleShape::of(quarters);
        let painter = Painter { view: &view, prefix: &prefix, layout: &layout, shape, quarters, sowing: &sowing };
        let [left, top, width, height] = layout.frame;
        for place in layout.places().filter(|place| place.name.ends_with('1')) {
            let foreseen = ChoicePreview::new(&position.preview(&place.name)).unwrap();
            let drawn = painter.foreseen(place.at, foreseen);
            let end = &layout.place(foreseen.end).unwrap().name;
            assert!(drawn.contains(&format!(">Endet in {end}. Gegner: {} spielbar", foreseen.left)), "{drawn}");
            assert_eq!(drawn.matches("<g class='ghost'><use").count(), 1, "the stone that falls last");
            let (before, plate) = drawn.split_once("<rect class='foretold' x='-").unwrap();
            let half: i32 = plate.split_once('\'').unwrap().0.parse().unwrap();
            let (_, at) = before.rsplit_once("translate(").unwrap();
            let (x, y) = at.split_once(')').unwrap().0.split_once([' ', ',']).unwrap();
            let [x, y] = [x, y].map(|number| number.trim().parse::<i32>().unwrap());
            let (x, y) = (x + place.at.x, y + place.at.y);
            assert!(x - half >= left && x + half <= left + width, "{quarters}: {x} {half}");
            assert!(y - LABEL_HALF_HEIGHT >= top && y + LABEL_HALF_HEIGHT <= top + height, "{quarters}: {y}");
            let outermost = layout.places().map(|place| place.at.y).max().unwrap();
            let holes = outermost + shape.hole.y.abs() + shape.half.y;
            assert!(y.abs() - LABEL_HALF_HEIGHT > holes, "{quarters}: the label covers holes: {y}");
        }
    }
}
