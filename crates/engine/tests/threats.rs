//! Threats of Trigon and wins by them, compared with trying every move by the rules.

use super::searches::wins_by_trying;
use std::rc::Rc;
use trivium_engine::{AlphaBeta, Engine, ErrorModel, Level, PositionHistory, Search, SearchLimits, ThreatSearch};
use trivium_engine::{Evaluate, ProofFinder, ProvenValue, two_shares};
use trivium_rules::core::{Notation, Referee, Rules, Seat, Turn, Verdict};
use trivium_rules::games::trigon::{Move, State, Trigon};

/// Calls `each` with the positions of games between weak engines.
fn games(seeds: std::ops::Range<u64>, mut each: impl FnMut(&State)) {
    let engine = Engine::new(Trigon);
    for seed in seeds {
        let mut place = PositionHistory::start(&Trigon);
        for _ in 0..90 {
            if Trigon.turn(&place.state).seat().is_none() {
                break;
            }
            each(&place.state);
            let level = Level::new(1 + (seed % 2) as u8).expect("a level");
            let mut search = engine.think(&place, level, seed);
            while !search.step(100) {}
            place.play(&Trigon, search.report().best.expect("the game goes on"));
        }
    }
}

#[test]
fn winning_moves_and_parries_match_the_rules() {
    let (mut wins, mut parried) = (0, 0);
    games(0..8, |state| {
        let now = wins_by_trying(&Trigon, state);
        assert_eq!(Trigon.wins_at_once(state), now, "{state:?}");
        wins += u32::from(now);
        // Testing every move of every position would take too long.
        let seat = state.seat();
        let threatened = Trigon.pressed(state);
        if now || !threatened || parried >= 5 {
            return;
        }
        let mut parries = Vec::new();
        Trigon.parries(state, &mut parries);
        for made in Trigon.legal_moves(state) {
            let after = Trigon.after(state, made);
            let parry = !Trigon.turn(&after).is_won_by(seat.other()) && !wins_by_trying(&Trigon, &after);
            assert_eq!(parries.contains(&made), parry, "{made:?} in {state:?}");
        }
        parried += 1;
    });
    assert!(wins >= 4 && parried >= 3, "{wins} {parried}");
}

/// Whether the seat wins within `plies`, with its moves from the search against every reply.
fn replays(state: &State, seat: Seat, plies: u32) -> bool {
    match Trigon.turn(state) {
        Turn::Over(outcome) => outcome.of(seat) == Verdict::Win,
        _ if plies == 0 => false,
        Turn::Seat(acting) if acting != seat => {
            Trigon.legal_moves(state).into_iter().all(|reply| replays(&Trigon.after(state, reply), seat, plies - 1))
        }
        _ if plies == 1 => wins_by_trying(&Trigon, state),
        _ => {
            let found = search(state, plies);
            found.is_some_and(|(made, within)| within <= plies && replays(&Trigon.after(state, made), seat, plies - 1))
        }
    }
}

fn search(state: &State, longest: u32) -> Option<(Move, u32)> {
    let mut forced = ThreatSearch::new(Rc::new(Trigon), state.clone(), longest, 4_000);
    while !forced.step(50) {}
    match forced.found()? {
        (made, ProvenValue::Win(plies)) => Some((made, plies)),
        other => panic!("{other:?} is no win"),
    }
}

#[test]
fn wins_by_threats_replay_against_every_reply() {
    let mut found = [0; 3];
    games(20..26, |state| {
        // With fewer than nine tiles of a seat there are no threats.
        if state.tiles().len() < 18 {
            return;
        }
        if let Some((made, plies)) = search(state, 5) {
            let kind = (plies as usize - 1) / 2;
            if found[kind] < 3 {
                assert!(replays(&Trigon.after(state, made), state.seat(), plies - 1), "{made:?} in {state:?}");
            }
            found[kind] += 1;
        }
    });
    assert!(found[0] >= 3, "{found:?}");
}

#[test]
fn two_open_ends_win_in_three_while_tiles_are_laid() {
    // Seat 1 has nine tiles in succession, from 0,0u to 4,0u, and both ends are open. Nine tiles of seat 2 are below.
    // Seat 1 lays a tenth tile, seat 2 closes one end, and seat 1 lays the eleventh tile at the other end. Nothing is
    // exchanged while tiles are laid.
    let (mut tiles, mut numbers) = (Vec::new(), (0..9).map(|k| k % 6 + 1).cycle());
    for k in 0..9 {
        let way = if k % 2 == 0 { 'u' } else { 'd' };
        tiles.push(((k / 2, 0, way != 'u'), format!("{},0{way}=1{}", k / 2, numbers.next().expect("a cycle"))));
    }
    for k in 1..10 {
        let way = if k % 2 == 0 { 'u' } else { 'd' };
        tiles.push(((k / 2, -1, way != 'u'), format!("{},-1{way}=2{}", k / 2, numbers.next().expect("a cycle"))));
    }
    tiles.sort();
    let tiles: Vec<String> = tiles.into_iter().map(|(_, text)| text).collect();
    let position = format!("tiles={} hand=111222/111222 turn=1", tiles.join(";"));
    let state = Trigon.read_position(&position).expect("a position");
    let (made, plies) = search(&state, 5).expect("a win");
    assert_eq!(plies, 3, "{made:?}");
    assert!(replays(&Trigon.after(&state, made), Seat::ONE, 2), "{made:?}");
}

/// A position after the laying with seat 1 to act: its tiles are `own`, those of seat 2 are in three rows beyond.
fn after_laying(own: &[(i16, i16, char)]) -> State {
    let row = |j: i16, count: i16| (0..count).map(move |k| (k / 2, j, if k % 2 == 0 { 'u' } else { 'd' }));
    let others = row(5, 6).chain(row(8, 6)).chain(row(11, 6));
    let number = |k: usize| k % 6 + 1;
    let mut tiles: Vec<_> = own.iter().enumerate().map(|(k, at)| (*at, 1, number(k))).collect();
    tiles.extend(others.enumerate().map(|(k, at)| (at, 2, number(k))));
    // The notation orders u before d.
    tiles.sort_by_key(|((i, j, way), ..)| (*i, *j, *way == 'd'));
    let tiles: Vec<_> = tiles.into_iter().map(|((i, j, way), seat, n)| format!("{i},{j}{way}={seat}{n}")).collect();
    let position = format!("tiles={} hand=000000/000000 turn=1", tiles.join(";"));
    Trigon.read_position(&position).expect("a position")
}

/// The ten tiles of the stars around 0,0 and 1,0, and two more for each of the stars around 0,1 and 1,-1, which then
/// miss one tile.
const TWO_STARS: [(i16, i16, char); 14] = [
    (0, 0, 'u'),
    (-1, 0, 'u'),
    (0, -1, 'u'),
    (-1, 0, 'd'),
    (0, -1, 'd'),
    (-1, -1, 'd'),
    (1, 0, 'u'),
    (1, -1, 'u'),
    (0, 0, 'd'),
    (1, -1, 'd'),
    (0, 1, 'u'),
    (-1, 1, 'u'),
    (1, -2, 'u'),
    (0, -2, 'd'),
];

/// Whether the move completes the star around 0,1 with the tile from 3,8u.
fn completes(made: &Move) -> bool {
    let token = Trigon.token(*made);
    token == "3,8u>-1,1d"
}

fn candidates(state: &State) -> Vec<Move> {
    let mut ranked = Vec::new();
    Trigon.candidates(state, &mut ranked);
    ranked.into_iter().map(|ranked| ranked.made).collect()
}

/// Two complete stars, three that miss a tile, and two tiles elsewhere.
fn fork() -> State {
    after_laying(&[&TWO_STARS[..], &[(-2, 1, 'u'), (-2, 0, 'd'), (3, 5, 'u'), (3, 8, 'u')]].concat())
}

#[test]
fn a_third_star_that_leaves_two_threats_wins() {
    // The star around -1,1 misses a tile, too. Completing the third star leaves two threats, and one exchange answers
    // only one of them.
    let state = fork();
    let (made, plies) = search(&state, 5).expect("a win");
    assert_eq!(plies, 3, "{made:?}");
    assert!(replays(&Trigon.after(&state, made), Seat::ONE, 2), "{made:?}");
    assert!(candidates(&state).iter().any(completes));
}

#[test]
fn a_third_star_that_leaves_one_threat_is_not_completed() {
    // With four tiles elsewhere, one star is left, and one exchange answers each threat.
    let state = after_laying(&[&TWO_STARS[..], &[(3, 5, 'u'), (3, 5, 'd'), (3, 8, 'u'), (3, 11, 'u')]].concat());
    assert_eq!(search(&state, 5), None);
    assert!(!candidates(&state).iter().any(completes));
    let early = Trigon.legal_moves(&state).into_iter().find(completes).expect("it is legal");
    assert!(Trigon.evaluate(&Trigon.after(&state, early), Seat::ONE) < Trigon.evaluate(&fork(), Seat::ONE));
}

#[test]
fn naive_levels_ignore_the_first_turn_after_the_laying() {
    // Seat 1 has six tiles in a strip, seat 2 six tiles far away. The first turn after the laying is early enough for
    // the other five.
    let mut state = Trigon.start();
    for token in "1@0,0u 1@0,-1d 2@0,0d 2@0,-1u 3@1,0u 3@1,-1d 4@1,0d 4@1,-1u 5@2,0u 5@2,-1d 6@2,0d 6@2,-1u".split(' ')
    {
        let made = Trigon.read_move(token).expect("a token");
        Trigon.check(&state, made).expect("a legal one");
        Trigon.play_unchecked(&mut state, made);
    }
    let mut ranked = Vec::new();
    Trigon.candidates(&state, &mut ranked);
    let expected = |judge: fn(&Trigon, &State, Seat) -> i32| {
        let values = ranked.iter().map(|ranked| judge(&Trigon, &Trigon.after(&state, ranked.made), Seat::ONE));
        two_shares(values.max().expect("decisions"))
    };
    let found = |blunder_rates| {
        let error_model = ErrorModel { blunder_rates, noise: 0, seed: 1 };
        let limits = SearchLimits { nodes: u64::MAX, depth: 1, error_model, table_bits: 8 };
        let mut search = AlphaBeta::new(Rc::new(Trigon), state.clone(), Vec::new(), limits);
        while !search.step(100) {}
        search.report().shares
    };
    let (whole, naive) = (expected(Trigon::evaluate), expected(Trigon::naive_evaluate));
    assert!(whole[0] > naive[0] + 0.05, "{whole:?} {naive:?}");
    assert_eq!([found(0), found(1)], [whole, naive]);
}
