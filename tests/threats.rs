//! Wins by threats, and what a game says of threats, held against trying every decision by the rules.

use std::rc::Rc;
use trivium::ai::{Forced, Level, Mind, Place};
use trivium::core::{Evaluate, Notation, Rules, Seat, Turn, Verdict};
use trivium::games::trigon::{Move, State, Trigon};

/// Whether a seat has won.
fn won(state: &State, seat: Seat) -> bool {
    Trigon.turn(state).outcome().is_some_and(|outcome| outcome.of(seat) == Verdict::Win)
}

fn after(state: &State, made: Move) -> State {
    let mut after = state.clone();
    Trigon.play(&mut after, made);
    after
}

fn legal(state: &State) -> Vec<Move> {
    let mut legal = Vec::new();
    Trigon.legal(state, &mut legal);
    legal
}

/// Whether the seat to act has a decision that wins, tried one by one.
fn wins_by_trying(state: &State) -> bool {
    let Some(seat) = Trigon.turn(state).seat() else { return false };
    legal(state).into_iter().any(|made| won(&after(state, made), seat))
}

/// The positions of games between weak programs.
fn games(seeds: std::ops::Range<u64>, mut each: impl FnMut(&State)) {
    let mind = Mind::new(Trigon);
    for seed in seeds {
        let mut place = Place::start(&Trigon);
        for _ in 0..90 {
            if Trigon.turn(&place.state).seat().is_none() {
                break;
            }
            each(&place.state);
            let level = Level::new(1 + (seed % 2) as u8).expect("a level");
            let mut search = mind.think(&place, level, seed);
            while !search.step(100) {}
            place.play(&Trigon, search.report().best.expect("the game goes on"));
        }
    }
}

#[test]
fn who_wins_at_once_is_known_and_what_keeps_from_it() {
    let (mut wins, mut parried) = (0, 0);
    games(0..8, |state| {
        let now = wins_by_trying(state);
        assert_eq!(Trigon.wins_at_once(state), now, "{state:?}");
        wins += u32::from(now);
        // Every decision of every position would take too long.
        let seat = state.seat();
        let threatened = Trigon.pressed(state);
        if now || !threatened || parried >= 5 {
            return;
        }
        let mut parries = Vec::new();
        Trigon.parries(state, &mut parries);
        for made in legal(state) {
            let after = after(state, made);
            let parry = !won(&after, seat.other()) && !wins_by_trying(&after);
            assert_eq!(parries.contains(&made), parry, "{made:?} in {state:?}");
        }
        parried += 1;
    });
    assert!(wins >= 4 && parried >= 3, "{wins} {parried}");
}

/// Whether the seat wins from here within so many decisions, its own found by the search, the other's all tried.
fn replays(state: &State, seat: Seat, plies: u32) -> bool {
    match Trigon.turn(state) {
        Turn::Over(outcome) => outcome.of(seat) == Verdict::Win,
        _ if plies == 0 => false,
        Turn::Seat(acting) if acting != seat => {
            legal(state).into_iter().all(|reply| replays(&after(state, reply), seat, plies - 1))
        }
        _ if plies == 1 => wins_by_trying(state),
        _ => {
            let found = search(state, plies);
            found.is_some_and(|(made, within)| within <= plies && replays(&after(state, made), seat, plies - 1))
        }
    }
}

fn search(state: &State, longest: u32) -> Option<(Move, u32)> {
    let mut forced = Forced::new(Rc::new(Trigon), state.clone(), longest, 4_000);
    while !forced.step(50) {}
    forced.found()
}

#[test]
fn wins_by_threats_replay_against_every_reply() {
    let mut found = [0; 3];
    games(20..26, |state| {
        // Before nine tiles of a seat lie nothing can threaten.
        if state.tiles().len() < 18 {
            return;
        }
        if let Some((made, plies)) = search(state, 5) {
            let kind = (plies as usize - 1) / 2;
            if found[kind] < 3 {
                assert!(replays(&after(state, made), state.seat(), plies - 1), "{made:?} in {state:?}");
            }
            found[kind] += 1;
        }
    });
    assert!(found[0] >= 3, "{found:?}");
}

#[test]
fn two_open_ends_win_in_three_while_tiles_are_laid() {
    // Seat 1 has nine in succession, from 0,0u to 4,0u, and both ends are open; below lie nine of seat 2. Seat 1 lays a tenth, seat 2
    // closes one end, and the other one is the eleventh. Nothing is exchanged while tiles are laid.
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
    assert!(replays(&after(&state, made), Seat::ONE, 2), "{made:?}");
}
