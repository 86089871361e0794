//! Tests of each sentence of rules/trias.md. Positions and expected results were worked out by hand.

#[path = "oracles/trias.rs"]
mod oracle;

use trivium_rules::core::{
    End, Event, Notation, Outcome, ParseError, ParseFault, Pick, Present, Referee, Rules, Seat, SeededRng, SetupError,
    Site, TableAction, TrayRole, Turn,
};
use trivium_rules::games::trias::{self, Hole, INFO, MOST_LAPS, Prompt, Refusal, SEED, State, Trias, TurnSummary};
use trivium_rules::games::tritt;

/// Stones that leave North a move in most positions: E3 is sown into D3 and C3, then C3 into B3 and A3, whose stone is
/// removed.
const NORTH: &str = "E3=2 C3=1";

fn hole(name: &str) -> Hole {
    Hole::read(name).unwrap_or_else(|| panic!("{name}"))
}

/// A site beyond the board of Trias.
fn beyond() -> Site {
    tritt::INFO.site(36).expect("a point of a larger board")
}

fn site(name: &str) -> Site {
    hole(name).site()
}

fn name(hole: Hole) -> String {
    hole.name().into_iter().collect()
}

/// The text of a position with these stones: `A1=3`. All other stones count as removed in South's turns.
fn text(stones: &str, turn: &str) -> String {
    let mut holes = [0u32; 36];
    for entry in stones.split_whitespace() {
        let (name, count) = entry.split_once('=').expect("a hole and its stones");
        holes[hole(name).index()] = count.parse().expect("a number");
    }
    let row = |first: usize| holes[first..first + 12].iter().map(u32::to_string).collect::<Vec<_>>().join(",");
    let taken = 144 - holes.iter().sum::<u32>();
    format!("north={} middle={} south={} taken={taken},0 turn={turn}", row(24), row(12), row(0))
}

fn position(stones: &str, turn: &str) -> State {
    Trias.read_position(&text(stones, turn)).unwrap_or_else(|error| panic!("{stones}: {error}"))
}

/// The holes with stones, A1 first: `A1=3 B1=2`.
fn stones(state: &State) -> String {
    let held = Hole::all().filter(|h| state.holes()[h.index()] > 0);
    held.map(|h| format!("{}={}", name(h), state.holes()[h.index()])).collect::<Vec<_>>().join(" ")
}

fn after(state: &State, token: &str) -> State {
    Trias.after(state, hole(token))
}

fn legal(state: &State) -> String {
    let moves = Trias.legal_moves(state);
    let mut names: Vec<_> = moves.into_iter().map(name).collect();
    names.sort();
    names.join(" ")
}

fn refusal(state: &State, token: &str) -> Option<Refusal> {
    Trias.check(state, hole(token)).err()
}

fn events(state: &State, token: &str) -> Vec<Event> {
    Trias.events(state, hole(token), &after(state, token))
}

/// The events in short form: `K1>L1 L2` is a lap, `J2^J1` a stone put into the seat's hole of the column, `-J2 1` a
/// removal.
fn story(state: &State, token: &str) -> Vec<String> {
    let at = |site: &Site| Trias.site_name(*site);
    let tell = |event: Event| match event {
        Event::Sown { from, into, .. } => {
            format!("{}>{}", at(&from), into.iter().map(at).collect::<Vec<_>>().join(" "))
        }
        Event::Moved { from, to, kind, .. } if kind == SEED => format!("{}^{}", at(&from[0]), at(&to[0])),
        Event::Taken { site, count, .. } => format!("-{} {count}", at(&site)),
        Event::Over(end) => format!("{end:?}"),
        other => panic!("{other:?}"),
    };
    events(state, token).into_iter().map(tell).collect()
}

/// Rule: trias/game: "Three-row mancala, last mover wins."
/// Rule: trias/game: "One variant: `base`."
#[test]
fn one_variant_for_two() {
    assert_eq!((INFO.id, INFO.seats, Trias.seats()), ("trias", 2, 2));
    assert_eq!(INFO.variants.iter().map(|v| v.id).collect::<Vec<_>>(), ["base"]);
    assert!(trias::rules("base", &[]).is_ok());
    assert_eq!(trias::rules("other", &[]).err(), Some(SetupError::UnknownVariant("other".to_owned())));
    assert_eq!(trias::rules("base", &[("chips", 6)]).err(), Some(SetupError::UnknownOption("chips".to_owned())));
}

/// Rule: trias/board: "Three rows of 12 holes."
/// Rule: trias/board: "Columns `A`…`L` from South's left; row 1 South's own, row 2 neutral, row 3 North's own: `A1` … `L3`."
#[test]
fn holes_and_their_names() {
    let names: Vec<_> = Trias.sites(&Trias.start()).into_iter().map(|site| Trias.site_name(site)).collect();
    let row = |number| "ABCDEFGHIJKL".chars().map(move |column| format!("{column}{number}"));
    assert_eq!(names, row(3).chain(row(2)).chain(row(1)).collect::<Vec<_>>());
    assert_eq!(Trias.site_name(beyond()), "");
    let start = Trias.start();
    assert_eq!([refusal(&start, "A2"), refusal(&start, "L2")], [Some(Refusal::Neutral); 2]);
    assert_eq!([refusal(&start, "A3"), refusal(&start, "L3")], [Some(Refusal::Opponents); 2]);
    let north = after(&start, "A1");
    assert_eq!([refusal(&north, "A1"), refusal(&north, "L1")], [Some(Refusal::Opponents); 2]);
    assert_eq!(refusal(&north, "A3"), None);
}

/// Rule: trias/board: "Seat 1 is South, seat 2 North."
/// Rule: trias/board: "Four stones in each of the 36 holes at the start."
/// Rule: trias/text: "Start: `north=4,4,4,4,4,4,4,4,4,4,4,4 middle=4,4,4,4,4,4,4,4,4,4,4,4 south=4,4,4,4,4,4,4,4,4,4,4,4"
#[test]
fn the_start() {
    let start = Trias.start();
    let line = Trias.position_text(&start);
    let fours = "4,4,4,4,4,4,4,4,4,4,4,4";
    assert_eq!(line, format!("north={fours} middle={fours} south={fours} taken=0,0 turn=1"));
    assert_eq!(Trias.turn(&start), Turn::Seat(Seat::ONE));
    let scene = Trias.scene(&start);
    assert_eq!(scene.pieces.len(), 36);
    assert!(scene.pieces.iter().all(|p| (p.count, p.kind, p.seat) == (4, SEED, None)));
    let trays: Vec<_> = scene.trays.iter().map(|t| (t.role, t.seat, t.stacks[0])).collect();
    let tray = |seat| (TrayRole::Taken, Some(seat), (SEED, 0));
    assert_eq!(trays, [tray(Seat::ONE), tray(Seat::TWO)]);
    assert_eq!(Trias.prompt(&start), Some(Prompt::Sow));
}

/// The first lap from a hole, in the form of [`story`].
fn first_lap(state: &State, token: &str) -> String {
    story(state, token).remove(0)
}

/// Rule: trias/sowing: "Each seat sows counter-clockwise through the 24 holes of its own row and the neutral row, never into the"
/// Rule: trias/sowing: "South: A1 → … → L1 → L2 → … → A2 → A1 …"
/// Rule: trias/sowing: "North: L3 → … → A3 → A2 → … → L2 → L3 …"
/// Rule: trias/R1: "R1 The text names no hole that sowing skips."
#[test]
fn the_way_round() {
    // 25 stones go round the whole ring once, including the emptied hole, and one hole further.
    let south = position("A1=25", "1");
    let way = "B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 L2 K2 J2 I2 H2 G2 F2 E2 D2 C2 B2 A2";
    assert_eq!(first_lap(&south, "A1"), format!("A1>{way} A1 B1"));
    let north = position("L3=25", "2");
    let way = "K3 J3 I3 H3 G3 F3 E3 D3 C3 B3 A3 A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 L2";
    assert_eq!(first_lap(&north, "L3"), format!("L3>{way} L3 K3"));
}

/// Rule: trias/sowing: "A turn: empty one own-row hole with stones and sow them one by one from the next hole on"
/// Rule: trias/sowing: "Last stone into a hole that held stones: take up its whole content and sow on from the next hole."
/// Rule: trias/sowing: "Last stone into an empty hole of the own row, in a later lap: that stone is removed; the turn ends."
/// Rule: trias/sowing: "Each turn removes at least one stone."
#[test]
fn a_turn_of_two_laps() {
    let state = position(&format!("C1=2 E1=1 {NORTH}"), "1");
    assert_eq!(story(&state, "C1"), ["C1>D1 E1", "E1>F1 G1", "-G1 1"]);
    let next = after(&state, "C1");
    assert_eq!(stones(&next), "D1=1 F1=1 C3=1 E3=2");
    assert_eq!(next.taken(), [state.taken()[0] + 1, 0]);
    assert_eq!(Trias.turn(&next), Turn::Seat(Seat::TWO));
    assert_eq!(refusal(&state, "D1"), Some(Refusal::Empty));
    let summary = TurnSummary { laps: 2, last: hole("G1"), from: hole("G1"), removed: 1 };
    assert_eq!(Trias.turn_of(&state, hole("C1")), Ok(summary));
    // North's turn works the same way. The removed stone counts for North.
    assert_eq!(story(&next, "E3"), ["E3>D3 C3", "C3>B3 A3", "-A3 1", "NoMove"]);
    assert_eq!(after(&next, "E3").taken()[1], 1);
}

/// Rule: trias/sowing: "Last stone into an empty hole in the first lap: the hole cannot be chosen"
#[test]
fn a_first_lap_must_not_end_in_an_empty_hole() {
    // The lap from E1 ends in F1, which has stones. The lap from B1 ends in the empty C1, and that from J1 in the empty
    // neutral K2, although K3 has stones.
    let state = position("B1=1 E1=1 F1=1 J1=3 K3=4", "1");
    assert_eq!(legal(&state), "E1");
    assert_eq!([refusal(&state, "B1"), refusal(&state, "F1")], [Some(Refusal::FirstLap); 2]);
    assert_eq!(refusal(&state, "J1"), Some(Refusal::FirstLap));
    assert_eq!(Trias.explain_illegal(&state, &[Pick::Site(site("J1"))]), Some(Refusal::FirstLap));
    assert_eq!(Trias.explain_illegal(&state, &[Pick::Site(site("E1"))]), None);
    assert_eq!(Trias.explain_illegal(&state, &[Pick::Site(site("K3"))]), Some(Refusal::Opponents));
    assert_eq!(Trias.explain_illegal(&state, &[Pick::Site(beyond())]), None);
}

/// Rule: trias/sowing: "Last stone into an empty neutral hole, in a later lap, with E the opponent's and O the own hole of the same"
#[test]
fn a_last_stone_in_an_empty_neutral_hole() {
    // The opponent's hole has stones: all are removed, even if the seat's hole has stones too. The last stone stays.
    let capture = position("J1=2 K1=1 L1=2 J3=5 E3=2 C3=1", "1");
    assert_eq!(story(&capture, "K1"), ["K1>L1", "L1>L2 K2 J2", "-J3 5"]);
    let next = after(&capture, "K1");
    assert_eq!(stones(&next), "J1=2 J2=1 K2=1 L2=1 C3=1 E3=2");
    assert_eq!(next.taken()[0] - capture.taken()[0], 5);
    let summary = TurnSummary { laps: 2, last: hole("J2"), from: hole("J3"), removed: 5 };
    assert_eq!(Trias.turn_of(&capture, hole("K1")), Ok(summary));

    // The opponent's hole is empty: the stone goes from J2 to J1, whose three stones are sown. That lap ends in J2
    // again, now with both J1 and J3 empty.
    let across = position(&format!("J1=2 K1=1 L1=2 {NORTH}"), "1");
    assert_eq!(story(&across, "K1"), ["K1>L1", "L1>L2 K2 J2", "J2^J1", "J1>K1 L1 L2", "L2>K2 J2", "-J2 1"]);
    assert_eq!(stones(&after(&across, "K1")), "K1=1 L1=1 K2=2 C3=1 E3=2");
    let summary = TurnSummary { laps: 4, last: hole("J2"), from: hole("J2"), removed: 1 };
    assert_eq!(Trias.turn_of(&across, hole("K1")), Ok(summary));

    // The same capture for North, with the board turned by 180°.
    let capture = position("C3=2 B3=1 A3=2 C1=5 H1=2 J1=1", "2");
    assert_eq!(story(&capture, "B3"), ["B3>A3", "A3>A2 B2 C2", "-C1 5"]);
}

/// A position from a record in which the turn of this hole never ends.
const ENDLESS: (&str, &str) = (
    "north=4,3,4,3,0,1,0,4,3,2,3,6 middle=1,0,5,4,1,5,1,0,2,7,2,5 south=1,3,0,0,4,2,0,2,0,5,4,0 taken=19,38 turn=2",
    "H3",
);

/// Rule: trias/sowing: "A choice whose turn has not ended after 10,000 laps is not legal (R2)."
/// Rule: trias/sowing: "A lap is one sowing, from taking stones up to the last one sown; sowing on from O is a lap too."
/// Rule: trias/R2: "R2 The text knows no turn without an end and no draw"
#[test]
fn a_turn_without_an_end_cannot_be_chosen() {
    assert_eq!(MOST_LAPS, 10_000);
    let state = Trias.read_position(ENDLESS.0).expect("a position");
    assert_eq!(refusal(&state, ENDLESS.1), Some(Refusal::Endless));
    assert!(!legal(&state).contains(ENDLESS.1));
    let played = after_unchecked(&state, ENDLESS.1);
    assert_eq!(played, None, "stone by stone it has not ended either");
    // From the starting position every turn ends.
    assert_eq!(legal(&Trias.start()).split(' ').count(), 12);
    // A turn of more than a thousand laps has an event for each lap.
    let long = Trias.read_position("north=10,1,2,1,2,3,0,1,1,0,8,8 middle=0,1,0,3,7,1,4,3,4,3,0,3 south=8,17,13,2,1,2,1,14,3,2,1,2 taken=8,4 turn=1").expect("a position");
    let laps = Trias.turn_of(&long, hole("B1")).expect("legal").laps;
    assert!(laps > 1_000);
    let sown = events(&long, "B1").iter().filter(|e| matches!(e, Event::Sown { .. })).count();
    assert_eq!(sown, laps as usize);
}

/// Rule: trias/sowing: "A first lap of exactly 24 stones ends in the emptied hole, so that hole cannot be chosen."
#[test]
fn twenty_four_stones() {
    let state = position(&format!("A1=24 C1=2 E1=1 {NORTH}"), "1");
    assert_eq!(refusal(&state, "A1"), Some(Refusal::FullCircle));
    assert_eq!(legal(&state), "C1");
    // In a later lap the emptied hole counts like any other empty hole of the seat's row.
    let later = position(&format!("K1=1 L1=23 {NORTH}"), "1");
    let round = "L2 K2 J2 I2 H2 G2 F2 E2 D2 C2 B2 A2 A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1";
    assert_eq!(story(&later, "K1"), ["K1>L1".to_owned(), format!("L1>{round}"), "-L1 1".to_owned()]);
    // The second round of 48 stones ends in a hole that got a stone in the first round.
    let twice = position(&format!("A1=48 {NORTH}"), "1");
    assert!(!matches!(refusal(&twice, "A1"), Some(Refusal::FullCircle | Refusal::FirstLap)));
}

/// Rule: trias/sowing: "A seat to move without a legal hole has lost: the last mover wins."
#[test]
fn the_last_mover_wins() {
    let win = |seat| Turn::Over(Outcome::win(2, seat));
    // North's last stones are captured.
    let bare = after(&position("K1=1 L1=1 K3=5", "1"), "K1");
    assert_eq!((Trias.turn(&bare), stones(&bare).as_str()), (win(Seat::ONE), "K2=1 L2=1"));
    // North still has a stone, but its lap would end in the empty K3.
    let state = position("C1=2 E1=1 L3=1", "1");
    let barred = after(&state, "C1");
    assert_eq!(Trias.turn(&barred), win(Seat::ONE));
    assert_eq!((legal(&barred).as_str(), Trias.prompt(&barred)), ("", None));
    assert_eq!(refusal(&barred, "L3"), Some(Refusal::Over));
    assert_eq!(events(&state, "C1").last(), Some(&Event::Over(End::NoMove)));
    // South loses when North moved last.
    let north = after(&position("J3=2 H3=1 A1=1", "2"), "J3");
    assert_eq!(Trias.turn(&north), win(Seat::TWO));
}

/// The seat cards and the previews show these numbers.
#[test]
fn the_scene_counts_the_moves_of_both_seats() {
    let count = |state: &State| legal(state).split_whitespace().count();
    let mut rng = SeededRng::new(5);
    for _ in 0..20 {
        let mut state = Trias.start();
        while let Turn::Seat(seat) = Trias.turn(&state) {
            assert_eq!(usize::from(Trias.scene(&state).mobility[seat.index()]), count(&state));
            let made = Trias.sample(&state, &mut rng, &mut Vec::new());
            let foreseen = Trias.preview(&state, made);
            Trias.play_unchecked(&mut state, made);
            let moves = u16::try_from(count(&state)).expect("at most 12");
            assert_eq!(foreseen.last(), Some(&Event::Leaves { seat: seat.other(), moves }));
        }
    }
    // South, which is not to move, could sow C1 but not E1, whose stone would fall into the empty F1.
    let waiting = position(&format!("C1=2 E1=1 {NORTH}"), "2");
    assert_eq!(Trias.scene(&waiting).mobility[0], 1);
}

/// Rule: trias/sowing: "No draw exists (`agree` is refused)."
#[test]
fn no_draw() {
    for action in [TableAction::Agree, TableAction::Claim] {
        let mut state = Trias.start();
        assert_eq!(Trias.act(&mut state, action), Err(Refusal::NoDraw));
        assert_eq!(state, Trias.start());
    }
    let mut state = after(&Trias.start(), "C1");
    assert_eq!(Trias.act(&mut state, TableAction::Resign), Ok(()));
    assert_eq!(Trias.turn(&state), Turn::Over(Outcome::win(2, Seat::ONE)));
    assert_eq!(legal(&state), "");
}

/// Rule: trias/text: "Token: the hole emptied, `C1`, `G3`."
#[test]
fn tokens() {
    for token in ["C1", "G3", "A1", "L3", "F2"] {
        let read = Trias.read_move(token).expect("a token");
        let written = Trias.token(read);
        assert_eq!(written, token);
    }
    assert_eq!([hole("A1"), hole("L1"), hole("A2"), hole("L3")].map(Hole::index), [0, 11, 12, 35]);
    for (token, fault) in [
        ("M1", ParseFault::NotASite),
        ("A4", ParseFault::NotASite),
        ("A0", ParseFault::NotASite),
        ("A10", ParseFault::NotASite),
        ("a1", ParseFault::NotAToken),
        ("1A", ParseFault::NotAToken),
        ("A", ParseFault::NotAToken),
        ("", ParseFault::NotAToken),
        ("É1", ParseFault::NotAToken),
    ] {
        assert_eq!(Trias.read_move(token), Err(ParseError::new(0, fault)), "{token}");
    }
}

/// Rule: trias/text: "Position: `north=` 12 counts A to L, comma-joined; `middle=`; `south=`; `taken=` stones removed in each seat's"
#[test]
fn positions() {
    let line =
        "north=0,0,1,0,2,0,0,0,0,0,0,0 middle=0,0,0,0,0,0,0,0,0,0,9,0 south=0,0,2,0,1,0,0,0,0,0,0,3 taken=120,6 turn=1";
    let state = Trias.read_position(line).expect("a position");
    assert_eq!(stones(&state), "C1=2 E1=1 L1=3 K2=9 C3=1 E3=2");
    assert_eq!(state.taken(), [120, 6]);
    let written = Trias.position_text(&state);
    assert_eq!(written, line);
    let wrong = |from: &str, to: &str| Trias.read_position(&line.replacen(from, to, 1)).expect_err(to);
    assert_eq!(wrong("north", "nord"), ParseError::new(0, ParseFault::MissingField("north")));
    assert_eq!(wrong("0,0,1", "0,x,1"), ParseError::new(6, ParseFault::BadField("north")));
    assert_eq!(wrong(",9,0", ",9"), ParseError::new(37, ParseFault::BadField("middle")));
    assert_eq!(wrong("taken=120,6", "taken=120,7"), ParseError::new(97, ParseFault::Count("taken")));
    assert_eq!(wrong("taken=120,6", "taken=256,6"), ParseError::new(97, ParseFault::BadField("taken")));
    assert_eq!(wrong("turn=1", "turn=0"), ParseError::new(108, ParseFault::BadField("turn")));
    assert_eq!(wrong("turn=1", "turn=1 x=1"), ParseError::new(110, ParseFault::TooLong));
    // Both seats have a move, so the game cannot be over.
    assert_eq!(wrong("turn=1", "turn=-"), ParseError::new(108, ParseFault::Contradiction("turn")));
}

/// A finished position can be read if exactly one seat has no hole to choose. That seat has lost. Otherwise the text
/// does not determine the outcome.
#[test]
fn positions_that_are_over() {
    let over = |stones: &str| Trias.read_position(&text(stones, "-")).map(|state| Trias.turn(&state));
    let win = |seat| Ok(Turn::Over(Outcome::win(2, seat)));
    assert_eq!(over("C1=2 E1=1 L3=1"), win(Seat::ONE));
    assert_eq!(over("A1=1 E3=2 C3=1"), win(Seat::TWO));
    assert!(matches!(over("A1=1 L3=1"), Err(ParseError { fault: ParseFault::Contradiction("turn"), .. })));
    assert!(matches!(over("C1=2 E1=1 E3=2 C3=1"), Err(ParseError { fault: ParseFault::Contradiction("turn"), .. })));
    // It cannot be the turn of a seat without a hole to choose.
    for turn in ["1", "2"] {
        let error = Trias.read_position(&text("A1=1 L3=1", turn)).expect_err("nobody can move");
        assert_eq!(error.fault, ParseFault::WrongTurn("turn"));
    }
}

fn table(state: &State) -> oracle::Stones {
    let mut rows = [[0; 12]; 3];
    for hole in Hole::all() {
        rows[hole.index() / 12][hole.index() % 12] = state.holes()[hole.index()];
    }
    rows
}

/// The turn as the oracle sows it, stone by stone; `None` if it does not end.
fn after_unchecked(state: &State, token: &str) -> Option<oracle::Turn> {
    oracle::turn(&mut table(state), state.seat(), hole(token).index() % 12)
}

/// Compares the turn of every hole with sowing stone by stone.
fn same_as_stone_by_stone(state: &State) {
    let own = if state.seat() == Seat::ONE { 0 } else { 24 };
    let moves = Trias.legal_moves(state);
    let mut columns: Vec<_> = moves.iter().map(|hole| hole.index() - own).collect();
    columns.sort_unstable();
    assert_eq!(columns, oracle::legal(&table(state), state.seat()), "{state:?}");
    for column in 0..12 {
        let mut rows = table(state);
        let expected = oracle::turn(&mut rows, state.seat(), column);
        let made = Hole::new(own + column).expect("a hole");
        let at = |(row, column)| Hole::new(row * 12 + column).expect("a hole");
        let expected =
            expected.map(|t| TurnSummary { laps: t.laps, last: at(t.last), from: at(t.from), removed: t.removed });
        assert_eq!(Trias.turn_of(state, made).ok(), expected, "{made:?} in {state:?}");
        if let Some(summary) = expected {
            let next = Trias.after(state, made);
            assert_eq!(table(&next), rows, "{made:?} in {state:?}");
            let seat = state.seat().index();
            assert_eq!(next.taken()[seat], state.taken()[seat] + summary.removed);
            let over = oracle::legal(&rows, next.seat()).is_empty();
            assert_eq!(matches!(Trias.turn(&next), Turn::Over(_)), over, "{made:?} in {state:?}");
        }
    }
}

#[test]
fn laps_by_table_are_sowing_stone_by_stone() {
    let mut rng = SeededRng::new(3);
    let mut moves = Vec::new();
    for _ in 0..150 {
        let mut state = Trias.start();
        while !matches!(Trias.turn(&state), Turn::Over(_)) {
            same_as_stone_by_stone(&state);
            let made = Trias.sample(&state, &mut rng, &mut moves);
            Trias.play_unchecked(&mut state, made);
        }
    }
}

#[test]
fn heaps_are_sown_stone_by_stone_too() {
    // All stones are in a few holes, so there are laps of more than 24, 48 and 96 stones.
    let mut rng = SeededRng::new(4);
    let mut compared = 0;
    for round in 0..2_000 {
        let heaps = 1 + round % 12;
        let mut holes = [0u32; 36];
        let mut left = 144;
        for _ in 0..heaps {
            let count = rng.below(left + 1);
            holes[rng.below(36) as usize] += count;
            left -= count;
        }
        let row = |first: usize| holes[first..first + 12].iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let turn = 1 + rng.below(2);
        let line = format!("north={} middle={} south={} taken={left},0 turn={turn}", row(24), row(12), row(0));
        if let Ok(state) = Trias.read_position(&line) {
            same_as_stone_by_stone(&state);
            compared += 1;
        }
    }
    assert!(compared > 500, "{compared}");
}

/// The board turned by 180°, with the seats exchanged.
fn turned(state: &State) -> State {
    let row = |first: usize| {
        let stones = state.holes()[first..first + 12].iter().rev();
        stones.map(u8::to_string).collect::<Vec<_>>().join(",")
    };
    let [south, north] = state.taken();
    let turn = state.seat().other();
    let line = format!("north={} middle={} south={} taken={north},{south} turn={turn}", row(0), row(12), row(24));
    Trias.read_position(&line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn the_half_turn_maps_lists_onto_lists_and_outcomes_onto_outcomes() {
    let mut rng = SeededRng::new(5);
    for _ in 0..100 {
        let mut state = Trias.start();
        loop {
            let image = turned(&state);
            let (ours, mut theirs) = (Trias.legal_moves(&state), Trias.legal_moves(&image));
            let mut mapped: Vec<_> = ours.iter().map(|h| Hole::new(35 - h.index()).expect("a hole")).collect();
            mapped.sort_unstable();
            theirs.sort_unstable();
            assert_eq!(mapped, theirs, "{state:?}");
            let made = ours[rng.below(ours.len() as u32) as usize];
            let mut next = image;
            Trias.play_unchecked(&mut state, made);
            Trias.play_unchecked(&mut next, Hole::new(35 - made.index()).expect("a hole"));
            if let Turn::Over(outcome) = Trias.turn(&state) {
                let exchanged = Outcome::new(2, |seat| outcome.of(seat.other()));
                assert_eq!(Trias.turn(&next), Turn::Over(exchanged));
                break;
            }
            assert_eq!(turned(&state), next);
        }
    }
}
