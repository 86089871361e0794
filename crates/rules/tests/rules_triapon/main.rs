//! Tests of each sentence of rules/triapon.md: board, rows, play, and which balls can be taken. `ending.rs` has the
//! other sections. Positions are constructed by hand.

mod ending;
mod setup;

use setup::{asks, legal, play, refusal, setup};
use trivium_rules::core::{Command, Event, Pick, Present, Rules, Seat, SeededRng, Site, TrayRole};
use trivium_rules::games::triapon::board::{self, DIRECTIONS, Hole, Reach};
use trivium_rules::games::triapon::{BALL, INFO, Move, Refusal, Stage, Triapon, Variant};
use trivium_rules::games::{self, Position, tritt};
use trivium_testing::{after, field};

/// Rule: triapon/game: "Nine Men's Morris for three."
/// Rule: triapon/game: "Variants: `base`, `barricade`."
#[test]
fn three_seats_and_two_variants() {
    assert_eq!(INFO.seats, 3);
    assert_eq!(INFO.variants.iter().map(|v| v.id).collect::<Vec<_>>(), ["base", "barricade"]);
    assert!(games::game("triapon", "other", []).is_err());
    assert!(games::game("triapon", "base", [("rounds", "4")]).is_err());
}

/// Rule: triapon/board: "45 holes in nine rows of 1, 2, … 9."
/// Rule: triapon/board: "Row letters `a` (the tip) to `i`"
#[test]
fn holes_and_their_names() {
    let names = "a1 b1 b2 c1 c2 c3 d1 d2 d3 d4 e1 e2 e3 e4 e5 f1 f2 f3 f4 f5 f6 g1 g2 g3 g4 g5 g6 g7 h1 h2 h3 h4 h5 h6 h7 h8 \
                 i1 i2 i3 i4 i5 i6 i7 i8 i9";
    let start = play("base", "");
    assert_eq!(legal(&*start, ""), names);
    assert_eq!(start.sites().into_iter().map(|s| start.site_name(s)).collect::<Vec<_>>().join(" "), names);
    assert_eq!(start.site_name(tritt::INFO.site(45).expect("a point of a larger board")), "");
    assert_eq!(field(&*play("base", "a1 i9 c1"), "board"), "1/../3../..../...../....../......./......../........2");
}

/// Rule: triapon/board: "With row r = 0…8 and place c = 0…r, the six neighbours"
#[test]
fn neighbours() {
    let position = setup("e3 a1 i5 i9", "c1 g1 g7", "c3 g3 i1").read();
    assert_eq!(legal(&*position, "e3"), "e3-d2 e3-d3 e3-e2 e3-e4 e3-f3 e3-f4");
    assert_eq!(legal(&*position, "a1"), "a1-b1 a1-b2");
    assert_eq!(legal(&*position, "i5"), "i5-h4 i5-h5 i5-i4 i5-i6");
    assert_eq!(legal(&*position, "i9"), "i9-h8 i9-i8");
    // Each of the three directions has 1 + 2 + … + 8 = 36 pairs of neighbours.
    assert_eq!(Hole::all().map(|hole| hole.neighbours().count_ones()).sum::<u32>(), 2 * 3 * 36);
}

/// The sites of the triads that a token forms, as names.
fn lines(position: &Position, token: &str) -> Vec<String> {
    let names = |sites: &[Site]| sites.iter().map(|s| position.site_name(*s)).collect::<Vec<_>>().join(" ");
    let events = position.events(token);
    events.iter().filter_map(|e| if let Event::Line { sites, .. } = e { Some(names(sites)) } else { None }).collect()
}

/// Rule: triapon/rows: "A row is a longest unbroken run of balls of one seat along one line"
#[test]
fn a_triad_is_the_whole_unbroken_run_of_one_seat() {
    let five = setup("e1 e2 e4 e5 d3", "a1 g1 g7", "c1 i1 i9").read();
    assert_eq!(lines(&*five, "d3-e3"), ["e1 e2 e3 e4 e5"]);
    // A ball of another seat, or a gap, interrupts the row.
    let broken = setup("e1 e3 d3 i9", "a1 g1 e2", "c1 i1 g7").read();
    assert_eq!(lines(&*broken, "d3-e4"), [""; 0]);
    assert_eq!(asks(&*after(&*broken, "d3-e4")), "move 2");
    let gap = setup("e1 e2 d3 i9", "a1 g1 g7", "c1 i1 i5").read();
    assert_eq!(lines(&*gap, "d3-e4"), [""; 0]);
}

/// Whether setting the last of these balls forms a triad.
fn set_forms(balls: &str) -> bool {
    let (rest, last) = balls.rsplit_once(' ').expect("several balls");
    let count = rest.split_whitespace().count();
    let others = ["b1 d4 f1 i2 h7", "b2 f6 h1 i3 i8"].map(|all| {
        let free = all.split(' ').filter(|ball| !balls.contains(ball));
        free.take(count).collect::<Vec<_>>().join(" ")
    });
    let hand = 9 - count;
    let position = setup(rest, &others[0], &others[1]).hand([hand; 3]).stage("place", "1").read();
    let next = after(&*position, last);
    assert_eq!(lines(&*position, last).is_empty(), asks(&*next) == "place 2", "{balls}");
    asks(&*next) == "take 1"
}

/// Rule: triapon/rows: "short (K): (0,1) (1,0) (1,1), neighbouring holes;"
/// Rule: triapon/rows: "medium (M): (2,1) (1,2) (1,−1), one row of holes lies between"
/// Rule: triapon/rows: "long (L): (3,1) (3,2) (1,3) (2,3) (2,−1) (1,−2), two rows lie between"
#[test]
fn triads_of_each_direction() {
    for short in ["e1 e2 e3", "e1 f1 g1", "a1 b2 c3", "e1 e3 e2"] {
        assert!(set_forms(short), "{short}");
    }
    for medium in ["a1 c2 e3", "e1 f3 g5", "c3 d2 e1", "a1 e3 c2"] {
        assert!(set_forms(medium), "{medium}");
    }
    for long in ["a1 d2 g3", "a1 d3 g5", "g1 h4 i7", "e1 g4 i7", "e3 g2 i1", "e5 f3 g1"] {
        assert!(set_forms(long), "{long}");
    }
}

/// Rule: triapon/rows: "Lines run along the lattice directions in which no hole lies between two successive ones"
#[test]
fn no_hole_lies_between_two_successive_ones() {
    for none in ["e1 e3 e5", "a1 c1 e1", "a1 c3 e5", "a1 d1 g1", "a1 e2 i3", "e1 e2 f3"] {
        assert!(!set_forms(none), "{none}");
    }
}

/// Rule: triapon/R1: "R1 The pictures are lost."
#[test]
fn exactly_these_directions_fit() {
    // Written as three coordinates with the sum 0, a direction's reach is its largest coordinate. No hole lies between
    // two successive ones if the coordinates have no common divisor. Opposite directions count once.
    let mut expected = Vec::new();
    for (down, right) in (-3..=3).flat_map(|down| (-3..=3).map(move |right| (down, right))) {
        let steps = [-down, right, down - right].map(i8::abs);
        let (most, least) = (steps.into_iter().max().unwrap(), steps.into_iter().min().unwrap());
        let divided = [2, 3].iter().any(|n| steps.iter().all(|s| s % n == 0));
        let reach = [Reach::Short, Reach::Medium, Reach::Long].get((most - 1).max(0) as usize).copied();
        if let (Some(reach), false, true) = (reach, divided, (down, right) > (0, 0)) {
            assert!(least <= 1);
            expected.push((reach, down, right));
        }
    }
    let mut ours: Vec<_> = DIRECTIONS.iter().map(|d| (d.reach, d.down, d.right)).collect();
    expected.sort_unstable();
    ours.sort_unstable();
    assert_eq!(ours, expected);
    // Long rows have at most 3 holes, medium rows at most 5.
    let longest = |reach| {
        let directions = DIRECTIONS.into_iter().filter(|d| d.reach == reach);
        let rows = directions.flat_map(|d| Hole::all().map(move |hole| board::arms(board::ALL, hole, d)));
        rows.map(|[_, after]| 1 + after.count()).max()
    };
    assert_eq!([Reach::Short, Reach::Medium, Reach::Long].map(longest), [Some(9), Some(5), Some(3)]);
}

/// Rule: triapon/play: "Nine balls a seat."
/// Rule: triapon/play: "Placing (`stage=place`): in turn each sets one ball on any free hole"
#[test]
fn nine_balls_each_are_set_in_turn() {
    let mut rng = SeededRng::new(3);
    for _ in 0..20 {
        let mut position = play("base", "");
        for set in 0..27 {
            assert_eq!(asks(&*position), format!("place {}", set % 3 + 1));
            let free = field(&*position, "board").matches('.').count();
            let tokens = position.legal();
            assert_eq!(tokens.len(), free);
            assert!(tokens.iter().all(|t| t.len() == 2));
            position.play(&tokens[rng.below(tokens.len() as u32) as usize]).unwrap();
            if asks(&*position).starts_with("take") {
                let take = position.legal().remove(0);
                position.play(&take).unwrap();
            }
        }
        assert_eq!((field(&*position, "hand").as_str(), field(&*position, "stage") == "place"), ("0,0,0", false));
    }
    let position = play("base", "e3");
    assert_eq!(field(&*position, "hand"), "8,9,9");
    assert_eq!(refusal(&*position, "e3"), Refusal::Occupied);
    assert_eq!(refusal(&*position, "e3-e4"), Refusal::Stage(Stage::Place));
}

/// Rule: triapon/play: "Moving (`stage=move`): in turn each moves one own ball to a neighbouring free hole."
#[test]
fn one_own_ball_moves_to_a_neighbouring_free_hole() {
    let position = setup("e3 a1 i5 i9", "b1 g1 g7", "c3 g3 i1").read();
    assert_eq!(legal(&*position, "a1"), "a1-b2");
    assert_eq!(refusal(&*position, "a1-b1"), Refusal::Occupied);
    assert_eq!(refusal(&*position, "a1-a1"), Refusal::Occupied);
    assert_eq!(refusal(&*position, "b1-b2"), Refusal::NotYours);
    assert_eq!(refusal(&*position, "b2-c2"), Refusal::Empty);
    assert_eq!(refusal(&*position, "e3-e5"), Refusal::NotNeighbour);
    assert_eq!(refusal(&*position, "e4"), Refusal::Stage(Stage::Move));
    assert_eq!(refusal(&*position, "xb1"), Refusal::Stage(Stage::Move));
    let next = after(&*position, "e3-e4");
    assert_eq!(field(&*next, "board"), "1/2./..3/..../...1./....../2.3...2/......../3...1...1");
    assert_eq!(asks(&*after(&*next, "g1-f1 c3-d3")), "move 1");
    // With four balls, picking a blocked ball gives the reason before a target is chosen.
    let blocked = setup("a1 e3 g4 i9", "b1 c2 g7", "b2 d3 i1").read();
    let picks = |names: &[&str]| -> Vec<Pick> {
        let site = |name: &str| blocked.sites().into_iter().find(|s| blocked.site_name(*s) == name).unwrap();
        names.iter().map(|n| Pick::Site(site(n))).collect()
    };
    let explain_illegal = |names: &[&str]| match blocked.explain_illegal(&picks(names)) {
        Some(games::Refusal::Triapon(why)) => Some(why),
        _ => None,
    };
    assert_eq!(explain_illegal(&["a1"]), Some(Refusal::Blocked));
    assert_eq!(
        [explain_illegal(&["b1"]), explain_illegal(&["c1"]), explain_illegal(&["e3"])],
        [Some(Refusal::NotYours), Some(Refusal::Empty), None]
    );
    assert_eq!(
        [explain_illegal(&["e3", "d3"]), explain_illegal(&["e3", "e5"])],
        [Some(Refusal::Occupied), Some(Refusal::NotNeighbour)]
    );
    let why = Some(games::Refusal::Triapon(Refusal::NoBarricade));
    assert_eq!(blocked.explain_illegal(&[Pick::Command(Command::Pass)]), why);
    assert_eq!(blocked.explain_illegal(&[Pick::Command(Command::Swap)]), None);
}

/// Rule: triapon/play: "A seat with exactly 3 balls on the board may move to any free hole instead (jumping)."
#[test]
fn three_balls_jump() {
    let position = setup("e3 a1 i5", "b1 g1 g7", "c3 g3 i1 i2").read();
    // Each of three balls can jump to the 45 − 10 free holes.
    assert_eq!(position.legal().len(), 3 * 35);
    assert_eq!(field(&*after(&*position, "a1-i9"), "board"), "./2./..3/..../..1../....../2.3...2/......../33..1...1");
    assert_eq!(refusal(&*position, "a1-b1"), Refusal::Occupied);
    // A seat with four balls may not jump.
    assert_eq!(refusal(&*after(&*position, "a1-b2 b1-a1"), "g3-i9"), Refusal::NotNeighbour);
}

/// Rule: triapon/play: "Forming a triad: the ball just set or moved lies, in at least one direction"
/// Rule: triapon/play: "Joining 2+1+2 or 2+1 forms one; adding to 3 does not."
#[test]
fn joining_forms_and_adding_does_not() {
    let forms = |own: &str, token: &str| {
        let position = setup(own, "a1 i3 i6", "b1 i8 h8").read();
        let next = after(&*position, token);
        let formed = asks(&*next) == "take 1";
        assert_eq!(!lines(&*position, token).is_empty(), formed, "{own} {token}");
        assert_eq!(field(&*next, "quiet"), if formed { "0" } else { "1" });
        formed
    };
    assert!(forms("e1 e2 e4 e5 d3", "d3-e3"), "2+1+2");
    assert!(forms("e1 e2 d3 g1", "d3-e3"), "2+1");
    assert!(forms("e1 e3 d2 g1", "d2-e2"), "1+1+1");
    assert!(!forms("e1 e2 e3 d3 g1", "d3-e4"), "3+1");
    assert!(!forms("f1 f2 f3 f5 f6 e4", "e4-f4"), "3+1+2");
    assert!(!forms("g1 g2 g3 g5 g6 g7 f4", "f4-g4"), "3+1+3");
    // f4 only lengthens f1 f2 f3, but it forms d4 e4 f4 in another direction.
    assert!(forms("f1 f2 f3 d4 e4 e3", "e3-f4"), "3+1 and 2+1");
}

/// Rule: triapon/play: "Test it after the move, with the moved ball taken out"
/// Rule: triapon/play: "A jump from one end of a triad to its other end forms one (the old triad is gone)."
#[test]
fn the_moved_ball_is_taken_out_first() {
    let triad = setup("e1 e2 e3", "a1 i3 i6", "b1 i8 h8").read();
    assert_eq!(lines(&*triad, "e1-e4"), ["e2 e3 e4"]);
    assert_eq!(asks(&*after(&*triad, "e1-e4")), "take 1");
    // A step within the line: after e3-e4 only e1 and e2 are left on one side, so no triad is formed.
    let step = setup("e1 e2 e3 g1", "a1 i3 i6", "b1 i8 h8").read();
    assert_eq!(asks(&*after(&*step, "e3-e4")), "move 2");
}

/// Rule: triapon/play: "Who forms a triad must take one ball if any can be taken (`stage=take`), one only"
#[test]
fn one_ball_is_taken_however_many_triads() {
    // e3 completes e1 e2 e3 and c1 d2 e3 at once.
    let two = setup("e1 e2 c1 d2", "a1 h1 i6 g7", "b1 i8 h8 i3").hand([5; 3]).stage("place", "1").read();
    assert_eq!(lines(&*two, "e3"), ["e1 e2 e3", "c1 d2 e3"]);
    let take = after(&*two, "e3");
    assert_eq!(asks(&*take), "take 1");
    assert_eq!(legal(&*take, ""), "xa1 xb1 xg7 xh1 xh8 xi3 xi6 xi8");
    assert_eq!(refusal(&*take, "f1"), Refusal::Stage(Stage::Take));
    let next = after(&*take, "xg7");
    assert_eq!((asks(&*next).as_str(), field(&*next, "taken").as_str()), ("place 2", "0.1.0/0.0.0/0.0.0"));
    assert_eq!(refusal(&*next, "xa1"), Refusal::Stage(Stage::Place));
    // In the moving phase, too, only one ball is taken.
    let moving = setup("e1 e2 d3 g1", "a1 i3 i6 c1", "b1 i8 h8 f6").read();
    let take = after(&*moving, "d3-e3");
    assert_eq!(legal(&*take, ""), "xa1 xb1 xc1 xf6 xh8 xi3 xi6 xi8");
    assert_eq!([refusal(&*take, "xe1"), refusal(&*take, "xe4")], [Refusal::Own, Refusal::Empty]);
    assert_eq!(asks(&*after(&*take, "xf6")), "move 2");
}

/// The balls that seat 1 can take after forming i1 i2 i3, when seat 2 has the balls `own` and seat 3 is out.
fn open(own: &str) -> String {
    let position = setup("i1 i2 h3", own, "").out("3").read();
    let next = after(&*position, "h3-i3");
    let takes = legal(&*next, "x").replace('x', "");
    assert_eq!(asks(&*next), if takes.is_empty() { "move 2" } else { "take 1" });
    takes
}

/// Why seat 1 cannot take a ball in the position of [`open`].
fn closed(own: &str, ball: &str) -> Refusal {
    let position = setup("i1 i2 h3", own, "").out("3").read();
    refusal(&*after(&*position, "h3-i3"), &format!("x{ball}"))
}

/// Rule: triapon/which: "From an opponent still in the game, a ball X can be taken when every triad T"
/// Rule: triapon/which: "T leaves X open when"
/// Rule: triapon/R2: "R2 "Balls in long triads can never be taken" forces every, not any."
#[test]
fn every_triad_must_leave_the_ball_open() {
    assert_eq!(open("a1 d1 g7"), "a1 d1 g7", "no triad at all");
    assert_eq!(open("d1 d2 d3 g1"), "g1");
    assert_eq!(closed("d1 d2 d3 g1", "d2"), Refusal::Triad);
    assert_eq!(open("e1 e2 e3 c1 d2"), "", "a short triad does not open another");
    // e1 is at the end of a row of four, but it also belongs to e1 f1 g1.
    assert_eq!(open("e1 e2 e3 e4 f1 g1"), "e4");
    assert_eq!(closed("e1 e2 e3 e4 f1 g1", "e1"), Refusal::Triad);
    // The medium triad a1 c2 e3 opens the short triad, but not itself. e3 belongs to both, so it stays protected.
    assert_eq!(open("e1 e2 e3 a1 c2"), "e1 e2");
    assert_eq!(closed("e1 e2 e3 a1 c2", "e3"), Refusal::Triad);
}

/// Rule: triapon/which: "T is short or medium and a triad of a longer kind shares a ball with it"
/// Rule: triapon/R3: "R3 Crossing means sharing a ball."
#[test]
fn a_longer_kind_that_crosses_opens() {
    assert_eq!(open("e1 e2 e3 b2 h4"), "e1 e2", "short crossed by long");
    assert_eq!(open("a1 c2 e3 b2 h4"), "a1 c2", "medium crossed by long");
    assert_eq!(open("a1 c2 e3 e4 e5"), "e4 e5", "medium is not opened by short, but opens it");
    // The long triad b2 e3 h4 shares no ball with g1 g2 g3.
    assert_eq!(open("b2 e3 h4 g1 g2 g3"), "");
    // A medium row of four also opens f4 when another medium row, f5 g3 h1, crosses it at g3.
    assert_eq!(open("e5 f4 g3 h2 f5 h1"), "e5 f4 h2");
}

/// Rule: triapon/which: "T has 4 or more balls and, X gone, at least 3 in a row are left on one side of X"
/// Rule: triapon/R4: "R4 The two printed cases follow from "a triad is left""
#[test]
fn longer_rows_are_open_where_a_triad_is_left() {
    assert_eq!(open("e1 e2 e3 e4"), "e1 e4");
    assert_eq!(closed("e1 e2 e3 e4", "e2"), Refusal::Inner);
    assert_eq!(open("e1 e2 e3 e4 e5"), "e1 e2 e4 e5");
    assert_eq!(closed("e1 e2 e3 e4 e5", "e3"), Refusal::Inner);
    assert_eq!(open("f1 f2 f3 f4 f5 f6"), "f1 f2 f3 f4 f5 f6");
    assert_eq!(open("g1 g2 g3 g4 g5 g6 g7"), "g1 g2 g3 g4 g5 g6 g7");
    // In a medium row of four, too, only the ends are open.
    assert_eq!(open("e5 f4 g3 h2"), "e5 h2");
}

/// Rule: triapon/which: "So a ball in a long triad is never open."
#[test]
fn long_triads_are_safe() {
    assert_eq!(open("b2 e3 h4"), "");
    assert_eq!(open("b2 e3 h4 c1"), "c1");
    assert_eq!(closed("b2 e3 h4 c1", "h4"), Refusal::LongTriad);
    // The long triad opens e3 e4 e5 and c1 d2 e3, except for e3, which belongs to the long triad too.
    assert_eq!(open("b2 e3 h4 e4 e5 c1 d2"), "c1 d2 e4 e5");
    assert_eq!(closed("b2 e3 h4 e4 e5 c1 d2", "e3"), Refusal::LongTriad);
}

/// Rule: triapon/which: "If both opponents have open balls, take from the one with more balls in play"
/// Rule: triapon/which: "If only one has, from that one."
/// Rule: triapon/which: "If none, nothing is taken."
#[test]
fn from_whom_to_take() {
    let take = |two: &str, three: &str| legal(&*after(&*setup("i1 i2 h3", two, three).read(), "h3-i3"), "x");
    assert_eq!(take("a1 d1 g7 f6", "b2 e5 g1"), "xa1 xd1 xf6 xg7");
    assert_eq!(take("a1 d1 g7", "b2 e5 g1 f4"), "xb2 xe5 xf4 xg1");
    assert_eq!(take("a1 d1 g7", "b2 e5 g1"), "xa1 xb2 xd1 xe5 xg1 xg7");
    assert_eq!(take("d1 d2 d3", "b2 e5 g1 f4"), "xb2 xe5 xf4 xg1");
    assert_eq!(take("d1 d2 d3 d4 e1", "b2 g6 g1"), "xd1 xd4 xe1");
    // Seat 2 has more balls, but all are in triads, so a ball of seat 3 is taken.
    assert_eq!(take("d1 d2 d3 f1 f2 f3", "b2 g6 g7"), "xb2 xg6 xg7");
    assert_eq!(take("d1 d2 d3", "f4 f5 f6"), "");
    let fewer = after(&*setup("i1 i2 h3", "a1 d1 g7 f6", "b2 e5 g1").read(), "h3-i3");
    assert_eq!(refusal(&*fewer, "xb2"), Refusal::Fewer);
}

/// Rule: triapon/R5: "R5 "Balls in play" counts those still in hand"
#[test]
fn balls_in_hand_count_as_in_play() {
    // Seat 2 forms e1 e2 e3: seat 1 has four on the board and five in hand, seat 3 three and six.
    let tie = setup("a1 d1 g7 i9", "e1 e2 g1", "b2 i1 h6").hand([5, 6, 6]).stage("place", "2").read();
    assert_eq!(legal(&*after(&*tie, "e3"), ""), "xa1 xb2 xd1 xg7 xh6 xi1 xi9");
    let less = setup("a1 d1 g7", "e1 e2 g1", "b2 i1 h6").hand([5, 6, 6]).stage("place", "2").read();
    assert_eq!(legal(&*after(&*less, "e3"), ""), "xb2 xh6 xi1");
}

/// Moving all balls by a symmetry of the board maps legal lists onto legal lists and keeps turns and outcomes.
#[test]
fn six_symmetries() {
    // The three distances of a hole from the sides add up to 8. A symmetry permutes them.
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for (i, order) in orders.into_iter().enumerate() {
        let moved = |hole: Hole| {
            let (row, place) = hole.row_and_place();
            let from = [8 - row, place, row - place];
            let to = order.map(|o: usize| from[o]);
            Hole::at(8 - to[0], to[1]).expect("a hole of the board")
        };
        let image = |made: Move| match made {
            Move::Place(hole) => Move::Place(moved(hole)),
            Move::Shift(from, to) => Move::Shift(moved(from), moved(to)),
            Move::Take(hole) => Move::Take(moved(hole)),
            Move::Reset(hole) => Move::Reset(moved(hole)),
            Move::Pass => Move::Pass,
        };
        for seed in 0..30 {
            let rules = Triapon::new(if seed % 2 == 0 { Variant::Barricade } else { Variant::Base });
            let mut rng = SeededRng::new(seed * 10 + i as u64);
            let (mut one, mut two) = (rules.start(), rules.start());
            loop {
                let (legal, mut other) = (rules.legal_moves(&one), rules.legal_moves(&two));
                let mut mapped: Vec<Move> = legal.iter().map(|m| image(*m)).collect();
                mapped.sort_unstable();
                other.sort_unstable();
                assert_eq!((mapped, rules.turn(&one)), (other, rules.turn(&two)));
                if legal.is_empty() {
                    break;
                }
                let made = legal[rng.below(legal.len() as u32) as usize];
                rules.play_unchecked(&mut one, made);
                rules.play_unchecked(&mut two, image(made));
            }
        }
    }
}

/// The scene shows balls with their seats, hands, and the balls taken from each seat.
#[test]
fn the_scene() {
    let rules = Triapon::new(Variant::Barricade);
    let setup = setup("i1 i2 h3 a1", "d2 d3 g1", "b2 e5").barricade("3,4,0").taken("0.2.3/2.0.4/3.4.0").out("3");
    let position = setup.read();
    let scene = position.scene();
    assert_eq!(scene.pieces.len(), 9);
    assert!(scene.pieces.iter().all(|p| p.kind == BALL && p.count == 1));
    assert_eq!(scene.out, [Seat::THREE]);
    let tray = |role, seat, from| {
        let found = scene.trays.iter().find(|t| (t.role, t.seat, t.from) == (role, Some(seat), from));
        found.map(|t| t.stacks.clone())
    };
    assert_eq!(tray(TrayRole::Hand, Seat::TWO, None), Some(vec![(BALL, 0)]));
    assert_eq!(tray(TrayRole::Taken, Seat::TWO, Some(Seat::THREE)), Some(vec![(BALL, 4)]));
    assert_eq!(tray(TrayRole::Taken, Seat::THREE, Some(Seat::ONE)), Some(vec![(BALL, 3)]));
    assert_eq!(tray(TrayRole::Stock, Seat::ONE, Some(Seat::THREE)), Some(vec![(BALL, 3)]));
    assert_eq!(tray(TrayRole::Stock, Seat::THREE, Some(Seat::THREE)), None);
    assert!(rules.scene(&rules.start()).trays.iter().all(|t| t.role != TrayRole::Stock));
    assert_eq!(board::HOLES, position.sites().len());
}
