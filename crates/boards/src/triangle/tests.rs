use super::*;
use trivium_rules::games;
use trivium_session::choosable;

/// A view in which the legal picks are those after `chosen`.
fn view(variant: &str, tokens: &str, chosen: &[&str], orientation: u8) -> BoardView {
    view_at(trivium_testing::replay("triapon", variant, &[], tokens).position(), chosen, orientation)
}

fn view_of(variant: &str, text: &str, chosen: &[&str]) -> BoardView {
    view_at(&*games::game("triapon", variant, []).unwrap().read_position(text).unwrap(), chosen, 0)
}

fn view_at(position: &games::Position, chosen: &[&str], orientation: u8) -> BoardView {
    let plain = BoardView::plain("triapon", position, orientation);
    let of_name = |name: &&str| Pick::Site(plain.sites.iter().find(|(_, n)| n.as_str() == *name).unwrap().0);
    let chosen = chosen.iter().map(of_name).collect::<Vec<_>>();
    BoardView { choosable: choosable(&position.gestures(), &chosen), chosen, confirm: true, ..plain }
}

fn rows(orientation: u8) -> Vec<String> {
    let layout = plan(&view("base", "", &[], orientation));
    layout.rows.iter().map(|row| row.iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn rows_are_as_they_are_seen() {
    let upright = rows(0);
    assert_eq!(upright[..3], ["a1", "b1 b2", "c1 c2 c3"]);
    assert_eq!(upright[8], "i1 i2 i3 i4 i5 i6 i7 i8 i9");
    // Clockwise by 120°: the left corner moves to the top, the left side to the right, read downwards.
    assert_eq!(rows(2)[..2], ["i1", "i2 h1"]);
    assert_eq!(rows(2)[8], "i9 h8 g7 f6 e5 d4 c3 b2 a1");
    assert_eq!(rows(4)[..2], ["i9", "h8 i8"]);
    // By 180°: everything in reverse order.
    assert_eq!(rows(3)[..2], ["i9 i8 i7 i6 i5 i4 i3 i2 i1", "h8 h7 h6 h5 h4 h3 h2 h1"]);
    assert_eq!(rows(1)[0], "i1 h1 g1 f1 e1 d1 c1 b1 a1");
    assert_eq!(rows(6), upright);
}

#[test]
fn holes_lie_evenly_and_inside() {
    for orientation in 0..6 {
        let layout = plan(&view("base", "", &[], orientation));
        let [left, top, width, height] = layout.frame;
        for place in layout.places() {
            assert!(place.at.x - CORNER >= left && place.at.x + CORNER <= left + width);
            assert!(place.at.y - CORNER >= top && place.at.y + CORNER <= top + height);
            let adjacent = |p: &&BoardPlace| {
                let (x, y) = (p.at.x - place.at.x, p.at.y - place.at.y);
                p.site != place.site && x * x + y * y <= 101 * 101
            };
            assert!((2..=6).contains(&layout.places().filter(adjacent).count()), "{}", place.name);
        }
    }
}

#[test]
fn targets_are_large_enough_on_a_small_phone() {
    let [_, _, width, _] = plan(&view("base", "", &[], 0)).frame;
    // The page leaves a margin of 8 pixels on both sides.
    assert!(UNIT * (360 - 16) / width >= 36);
}

#[test]
fn seats_sit_clockwise_and_whoever_acts_can_be_turned_to() {
    let below = |seat, orientation| in_trough(0, side(seat, orientation)).y > 300;
    assert!(below(Seat::ONE, 0) && below(Seat::TWO, 4) && below(Seat::THREE, 2));
    let [left, right] = [Seat::TWO, Seat::THREE].map(|seat| in_trough(0, side(seat, 0)));
    assert!(left.x < -250 && left.y < 0 && right.x == -left.x && right.y == left.y);
}

#[test]
fn stages_are_seen() {
    let stage = |variant, tokens, chosen: &[&str]| PickStage::of(&view(variant, tokens, chosen, 0));
    assert_eq!(stage("base", "", &[]), PickStage::Set(TrayRole::Hand, Seat::ONE));
    // Seat 1 forms a1 b1 c1 and captures.
    assert_eq!(stage("base", "a1 i1 i9 b1 i3 i7 c1", &[]), PickStage::Take);
    assert_eq!(stage("base", "a1 i1 i9 b1 i3 i7 c1 xi3", &[]), PickStage::Set(TrayRole::Hand, Seat::TWO));
}

/// A position of the moving phase: seats 1 and 2 have four marbles on the board, seat 3 is out, seat 1 has captured
/// seven marbles.
const MOVING: &str = "board=1/1./2../.1../.1.../2...2./......3/2......./3........ hand=0,0,0 taken=0.0.7/0.0.0/5.5.0 \
                      stock=7,0,0 out=3 quiet=1 stage=";

#[test]
fn stages_of_moving_are_seen() {
    let stage = |stage: &str, chosen: &[&str]| {
        PickStage::of(&view_of("barricade", &[MOVING, stage, " turn=1"].concat(), chosen))
    };
    assert_eq!(stage("move", &[]), PickStage::Lift);
    assert_eq!(stage("move", &["a1"]), PickStage::Move);
    assert_eq!(stage("reset", &[]), PickStage::Set(TrayRole::Stock, Seat::THREE));
}

#[test]
fn marbles_lie_in_the_troughs() {
    let start = view("base", "", &[], 0);
    let hand = trough_balls(&start, Seat::ONE);
    assert_eq!(hand.len(), 9);
    assert!(hand.windows(2).all(|pair| pair[1].x - pair[0].x == STEP));
    assert_eq!(hand[0].x, STEP - REACH);
    let taken = view("base", "a1 i1 i9 b1 i3 i7 c1 xi3", &[], 0);
    let marbles = trough_balls(&taken, Seat::ONE);
    assert_eq!(marbles.len(), 7);
    let of_three = TroughBall { role: TrayRole::Taken, owner: Seat::TWO, nth: 0, x: REACH };
    assert!(marbles.contains(&of_three), "{marbles:?}");
}
