use super::field::{THIRD, layout as field_layout};
use super::*;
use crate::camera::SIDE;
use trivium_rules::games::trigon::board::Triangle;

fn view(tokens: &str, orientation: u8) -> BoardView {
    let replay = trivium_testing::replay("trigon", "base", &[], tokens);
    BoardView { coordinates: true, confirm: true, ..BoardView::plain("trigon", replay.position(), orientation) }
}

fn at(i: i16, j: i16, down: bool) -> Site {
    Triangle { i, j, down }.site().unwrap()
}

fn point(x: i32, y: i32) -> Point {
    Point { x, y }
}

/// The six triangles around the lattice point (1,0).
fn six() -> [Site; 6] {
    [at(0, 0, false), at(0, 0, true), at(1, 0, false), at(1, -1, true), at(1, -1, false), at(0, -1, true)]
}

#[test]
fn triangles_lie_where_the_rules_draw_them() {
    // The point (i,j) is at (i + j/2, j·√3/2), with y upwards; pictures have y downwards. A triangle's centre is the
    // mean of its corners.
    assert_eq!(middle(at(0, 0, false), 0), point(SIDE / 2, -THIRD));
    assert_eq!(middle(at(0, 0, true), 0), point(SIDE, -2 * THIRD));
    assert_eq!(middle(at(2, 0, false), 0), point(SIDE / 2 + 2 * SIDE, -THIRD));
    assert_eq!(middle(at(-1, 2, false), 0), point(SIDE / 2, -THIRD - 6 * THIRD));
}

#[test]
fn a_sixth_turns_points_up_into_points_down() {
    for sixths in 0..6 {
        assert_eq!(down(at(3, -1, false), sixths), sixths % 2 == 1);
        assert_eq!(down(at(3, -1, true), sixths), sixths % 2 == 0);
    }
    // Clockwise around the point (0,0): the triangle to its upper right moves to its lower right.
    assert_eq!(middle(ORIGIN, 1), point(SIDE / 2, THIRD));
    assert_eq!(middle(ORIGIN, 3), point(-SIDE / 2, THIRD));
    assert_eq!(middle(ORIGIN, 6), middle(ORIGIN, 0));
}

#[test]
fn neighbours_lie_side_by_side_however_the_board_is_turned() {
    for sixths in 0..6 {
        for site in six() {
            let here = middle(site, sixths);
            let level = if down(site, sixths) { -2 * THIRD } else { 2 * THIRD };
            let mut ways = neighbours(site).map(|n| middle(n, sixths)).map(|p| (p.x - here.x, p.y - here.y));
            ways.sort_unstable();
            assert_eq!(ways, [(-SIDE / 2, -level / 2), (0, level), (SIDE / 2, -level / 2)], "{site:?}, {sixths}");
        }
    }
}

#[test]
fn a_star_is_seen_where_its_six_triangles_meet() {
    assert_eq!(star(&six(), 0), Some(point(SIDE, 0)));
    assert_eq!(star(&six(), 3), Some(point(-SIDE, 0)));
    assert_eq!(star(&[at(0, 0, false), at(5, 5, true)], 0), None);
    assert_eq!(star(&[], 0), None);
}

#[test]
fn an_outline_runs_round_what_lies_together() {
    let sides = |sites: &[Site]| {
        let path = outline(sites, 0);
        (path.matches('M').count(), path.matches('L').count())
    };
    // A ring with `n` sides has `n` corners; the last side closes the path.
    assert_eq!(sides(&[ORIGIN]), (1, 2));
    assert_eq!(sides(&six()), (1, 5));
    assert_eq!(sides(&[ORIGIN, at(4, 4, true)]), (2, 4));
}

#[test]
fn what_is_shown_holds_all_tiles_and_all_places_beside_them() {
    for sixths in 0..6 {
        let layout = plan(&view("1@0,0u 2@0,0d 3@1,0u 4@0,-1d 5@1,0d 6@1,1u", sixths));
        let [left, top, width, height] = layout.frame;
        assert!(width >= LEAST[0] && height >= LEAST[1]);
        let tiles =
            [at(0, 0, false), at(0, 0, true), at(1, 0, false), at(0, -1, true), at(1, 0, true), at(1, 1, false)];
        for site in tiles.into_iter().flat_map(neighbours).chain(tiles) {
            let Point { x, y } = middle(site, sixths);
            let [above, below] = if down(site, sixths) { [THIRD, 2 * THIRD] } else { [2 * THIRD, THIRD] };
            assert!(x - SIDE / 2 >= left + MARGIN && x + SIDE / 2 <= left + width - MARGIN, "{site:?}, {sixths}");
            assert!(y - above >= top + MARGIN && y + below <= top + height - MARGIN, "{site:?}, {sixths}");
            assert!(shows_name(layout.frame, point(x, y)), "{site:?}, {sixths}");
        }
    }
}

#[test]
fn before_the_first_tile_its_place_is_in_the_middle() {
    let layout = plan(&view("", 0));
    let [left, top, width, height] = layout.frame;
    // The triangle is three thirds high, one of them below its centre.
    assert_eq!(point(left + width / 2, top + height / 2), point(SIDE / 2, -THIRD - THIRD / 2));
    assert_eq!([width, height], LEAST);
}

#[test]
fn an_editor_shows_all_places_whole() {
    let view = BoardView { whole: true, ..view("6@0,0u 3@0,0d", 0) };
    let [left, top, width, height] = plan(&view).frame;
    // A triangle extends two thirds up or down from its centre, and half a side to the left and right.
    for (site, _) in &view.sites {
        let Point { x, y } = middle(*site, 0);
        assert!((left + SIDE / 2..=left + width - SIDE / 2).contains(&x), "{site:?}");
        assert!((top + THIRD..=top + height - THIRD).contains(&y), "{site:?}");
    }
}

#[test]
fn names_at_the_edge_are_whole_or_left_out() {
    let places = || {
        let named =
            |(i, j, down)| BoardPlace { site: at(i, j, down), name: "-1,-1u".into(), at: middle(at(i, j, down), 0) };
        [(0, 0, false), (0, 1, false), (-1, 0, false)].map(named).to_vec()
    };
    let frame = field_layout(places(), [ORIGIN].into_iter(), 0, [0; 2], 24).frame;
    assert_eq!(frame, [-24, -156 - 24, 180 + 48, 156 + 48]);
    assert_eq!(places().iter().map(|p| shows_name(frame, p.at)).collect::<Vec<_>>(), [true, false, false]);
}

#[test]
fn all_marks_of_a_place_are_there_before_they_show() {
    // Unchanged nodes are not rendered again.
    let view = view("1@0,0u", 0);
    let layout = plan(&view);
    let motion = motion(&view);
    let painter = Painter { view: &view, prefix: "p", frame: layout.frame, motion: &motion, held: None };
    let drawn_of = |site: Site| {
        let place = layout.place(site).unwrap();
        match painter.target(place).shape {
            Node::Markup(markup) => markup.0.to_string(),
            other => panic!("{other:?}"),
        }
    };
    let [tile, free] = [drawn_of(ORIGIN), drawn_of(at(0, 0, true))];
    assert!(tile.contains("class='mark tile-mark'") && free.contains("class='mark'"));
    assert!(tile.contains(">0,0u<") && free.contains(">0,0d<"));
}

#[test]
fn a_pick_of_another_own_tile_swaps_the_two() {
    let sites = [at(0, 0, false), at(0, 0, true), at(1, 0, false), at(5, 5, false)];
    let [first, foreign, second, free] = sites.map(Pick::Site);
    let placing = BoardView { to_act: Some(Seat::ONE), ..view("4@0,0u 5@0,0d 3@1,0u 2@0,-1d", 0) };
    let choosing = BoardView { choosable: vec![first, second], ..placing.clone() };
    assert!(!choosing.swaps_own(second), "it is the first pick");
    let moving = BoardView { choosable: vec![second, foreign, free], chosen: vec![first], ..placing };
    assert_eq!([second, foreign, free].map(|pick| moving.swaps_own(pick)), [true, false, false]);
}
