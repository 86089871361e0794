//! Records: variations, comments, removal and its undo, strict mode, clocks, rematches. The games follow
//! rules/traffic-lights.md and rules/triapon.md.

use crate::tables;

use tables::{Desk, game_match, line, setup};
use trivium_engine::Hint;
use trivium_rules::core::{End, Event, Seat, TableAction, Turn};
use trivium_session::{
    COMMENT_LENGTH, Clock, Controller, FLAG, Feedback, Intent, Match, NodeId, RecordTree, Setup, Summary, TimeLimit,
    read, series_score, write, write_kept, write_matches,
};

/// `b2` with the replies `a1`, `c1` and `c3`; the current node is after the last one.
fn forked() -> Match {
    let mut game_match = game_match("simple", "b2 a1 c3");
    for reply in ["c1", "c3"] {
        game_match.go_to(1);
        game_match.play(reply).unwrap();
    }
    game_match
}

fn node(game_match: &Match, tokens: &str) -> NodeId {
    tokens.split(' ').fold(RecordTree::ROOT, |node, token| game_match.tree().child(node, token).expect(token))
}

#[test]
fn variations_are_promoted_and_made_the_main_line() {
    let mut game_match = forked();
    assert_eq!(game_match.tree().text().0, "b2 a1 ( c1 ) ( c3 ) c3");
    let c3 = node(&game_match, "b2 c3");
    assert!(game_match.promote(c3));
    assert_eq!(game_match.tree().text().0, "b2 a1 ( c3 ) ( c1 ) c3");
    assert!(game_match.promote(c3) && !game_match.promote(c3));
    assert_eq!(game_match.tree().text().0, "b2 c3 ( a1 c3 ) ( c1 )");
    // Promoting a variation changes neither the node in view nor the current node.
    assert_eq!((line(&game_match), game_match.ply()), (vec!["b2", "c3"], 2));
    // For a nested node only the innermost variation is promoted.
    let deep = node(&game_match, "b2 a1 c3");
    assert!(!game_match.tree().is_main(deep));
    assert!(game_match.make_main(deep) && !game_match.make_main(deep));
    assert!(game_match.tree().is_main(deep));
    assert_eq!(game_match.tree().text().0, "b2 a1 ( c3 ) ( c1 ) c3");
    assert_eq!(read(&write(&game_match)).ok().unwrap().tree(), game_match.tree());
}

#[test]
fn removed_nodes_can_be_restored() {
    let mut game_match = forked();
    let whole = game_match.clone();
    let (a1, c1, c3) = (node(&game_match, "b2 a1"), node(&game_match, "b2 c1"), node(&game_match, "b2 c3"));
    // Removing another node does not change the current node.
    assert!(game_match.remove(a1));
    assert_eq!((line(&game_match), game_match.ply(), game_match.tree().len()), (vec!["b2", "c3"], 2, 3));
    // If the current node is removed, its parent becomes current, and the line continues along the remaining moves.
    assert!(game_match.remove(c3));
    assert_eq!((line(&game_match), game_match.ply()), (vec!["b2", "c1"], 1));
    assert!(!game_match.remove(c3) && !game_match.tree().holds(c3) && game_match.tree().holds(c1));
    game_match.go_to_node(c3);
    assert_eq!(line(&game_match), ["b2", "c1"], "a removed node cannot be viewed");
    assert_eq!(read(&write(&game_match)).ok().unwrap().tree().text().0, "b2 c1");
    assert!(
        game_match.restore()
            && game_match.can_restore()
            && game_match.restore()
            && !game_match.can_restore()
            && !game_match.restore()
    );
    assert_eq!(game_match.tree(), whole.tree());
    assert_eq!((line(&game_match), game_match.ply(), game_match.tree().len()), (line(&whole), 2, 5));
    assert_eq!(game_match.position().text(), whole.position().text());
    assert_eq!(node(&game_match, "b2 a1"), a1, "ids stay the same");
}

#[test]
fn a_restored_branch_merges_with_moves_played_again() {
    let mut game_match = game_match("simple", "b2 a1 c3");
    game_match.comment(node(&game_match, "b2 a1"), "old");
    let first = node(&game_match, "b2");
    let last = node(&game_match, "b2 a1 c3");
    assert!(game_match.remove(last) && game_match.remove(first));
    assert_eq!((game_match.ply(), game_match.tree().len()), (0, 0));
    for token in ["b2", "a1", "a3"] {
        game_match.play(token).unwrap();
    }
    assert!(game_match.restore() && game_match.restore());
    assert_eq!(game_match.tree().text().0, "b2 a1 c3 ( a3 )", "at its former index");
    assert_eq!((line(&game_match), game_match.ply(), game_match.tree().len()), (vec!["b2", "a1", "a3"], 3, 4));
    assert_eq!(game_match.tree().node(node(&game_match, "b2 a1")).comment, "old");
}

#[test]
fn a_draw_is_removed_with_the_move_before_it() {
    let mut game_match = Match::new(Setup::new("traffic-lights", "simple+bag", [], [], 5).unwrap());
    while game_match.play_chance().is_some() {}
    let first = game_match.position().legal()[0].clone();
    game_match.play(&first).unwrap();
    game_match.play_chance().unwrap();
    let drawn = game_match.node();
    assert!(game_match.remove(drawn));
    assert_eq!((game_match.ply(), game_match.turn()), (2, Turn::Seat(Seat::ONE)));
    assert!(game_match.restore());
    assert_eq!(game_match.node(), drawn);
}

#[test]
fn comments_are_sanitised_saved_and_removed() {
    let mut game_match = game_match("simple", "b2 a1");
    game_match.go_to(1);
    game_match.play("c3").unwrap();
    game_match.go_to_current();
    let (a1, c3) = (node(&game_match, "b2 a1"), node(&game_match, "b2 c3"));
    game_match.comment(RecordTree::ROOT, "Sunday\r\nat the lake \\n\u{7}");
    game_match.comment(a1, &"ä".repeat(COMMENT_LENGTH + 5));
    game_match.comment(c3, " a\\\nb ");
    let comment = |game_match: &Match, node| game_match.tree().node(node).comment.clone();
    assert_eq!(comment(&game_match, RecordTree::ROOT), "Sunday\nat the lake \\n");
    assert_eq!(comment(&game_match, a1).chars().count(), COMMENT_LENGTH);
    let again = read(&write(&game_match)).ok().unwrap();
    assert!(write(&game_match).starts_with("trivium 3\n"));
    assert_eq!(again.tree(), game_match.tree());
    assert_eq!(comment(&again, node(&again, "b2 c3")), "a\\\nb");
    for place in [RecordTree::ROOT, a1, c3] {
        game_match.comment(place, "");
    }
    assert!(write(&game_match).starts_with("trivium 1\n"), "without comments the oldest version is enough");
}

fn strict(variant: &str) -> Desk {
    Desk::new(Match::new(setup(variant).with_strict(true)))
}

#[test]
fn a_strict_match_allows_no_undo() {
    let mut controller = strict("simple");
    for token in ["a1", "b1"] {
        assert!(controller.apply(Intent::Type(token.into())));
    }
    let at = controller.game_match().node();
    for intent in [
        Intent::Undo,
        Intent::Redo,
        Intent::GoTo(0),
        Intent::GoToNode(RecordTree::ROOT),
        Intent::Hint(Hint { best: "c1".into(), proven_result: None, only: false, alone: false, threat: None }),
        Intent::Remove(at),
        Intent::Promote(at),
        Intent::MakeMain(at),
        Intent::Clock(Some(TOTAL)),
    ] {
        assert!(!controller.apply(intent.clone()), "{intent:?}");
        assert_eq!(controller.feedback(), Some(&Feedback::Strict), "{intent:?}");
    }
    assert_eq!(
        (controller.game_match().ply(), controller.game_match().can_undo(), controller.may_hint()),
        (2, false, false)
    );
    assert_eq!(controller.hinted(), []);
    // After loading a save there is nothing to undo.
    let text = write(controller.game_match())
        .replace("at 2", "at 1")
        .lines()
        .filter(|l| !l.starts_with("check"))
        .fold(String::new(), |text, line| text + line + "\n");
    let again = trivium_session::read_file(&text).remove(0).read.ok().unwrap();
    assert_eq!((again.ply(), again.held()), (2, true));
    // A finished strict match can be browsed and commented, but not changed.
    assert!(controller.apply(Intent::Type("c1".into())));
    assert!(controller.apply(Intent::Undo) && controller.apply(Intent::GoTo(0)));
    assert_eq!(controller.game_match().ply(), 0);
    assert!(controller.choosable().is_empty());
    assert!(!controller.apply(Intent::Type("a1".into())));
    assert!(!controller.apply(Intent::Remove(at)));
    assert!(controller.apply(Intent::Comment(at, "why?".into())));
    assert_eq!(controller.game_match().result().unwrap().to_string(), "W-L");
}

/// Five seconds for the whole match, plus one second after each turn.
const TOTAL: Clock = Clock { limit: TimeLimit::Total { base: 5000, increment: 1000 }, ends: true };

/// A match whose clock has started at the time 0.
fn clocked(variant: &str, clock: Clock) -> Desk {
    let mut controller = Desk::new(Match::new(setup(variant).with_clock(Some(clock))));
    controller.tick(0);
    controller
}

#[test]
fn a_total_time_counts_down_and_grows_after_each_turn() {
    let mut controller = Desk::new(Match::new(setup("simple").with_clock(Some(TOTAL))));
    controller.tick(77_000);
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![5000, 5000]), Some(Seat::ONE)));
    controller.think(2500, "b2");
    assert_eq!(controller.left(), Some(vec![3500, 5000]));
    controller.think(700, "a1");
    assert_eq!(controller.left(), Some(vec![3500, 5300]));
    controller.pass(400);
    assert_eq!(controller.left(), Some(vec![3100, 5300]));
    // While a player browses the clock stops, and continues with the same time.
    assert!(controller.apply(Intent::StepBack));
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![3500, 5000]), None));
    assert!(controller.rests(), "views show that the clock rests");
    assert!(controller.apply(Intent::StepForward));
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![3100, 5300]), Some(Seat::ONE)));
    assert!(!controller.rests());
    // All times survive saving.
    let again = read(&write(controller.game_match())).ok().unwrap();
    assert_eq!((again.left(400), again.setup().clock()), (controller.left(), Some(TOTAL)));
    assert_eq!(again.tree(), controller.game_match().tree());
}

#[test]
fn undo_gives_no_time_back_and_stops_no_clock() {
    let mut controller = clocked("simple", TOTAL);
    controller.think(2500, "b2");
    controller.think(1700, "a1");
    controller.pass(400);
    assert_eq!(controller.left(), Some(vec![3100, 4300]));
    assert!(controller.apply(Intent::Undo));
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![3100, 4300]), Some(Seat::TWO)));
    controller.pass(0);
    controller.pass(300);
    assert_eq!(controller.left(), Some(vec![3100, 4000]));
    // Redo restores the time of the move; the time since the undo stays spent.
    assert!(controller.apply(Intent::Redo));
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![3100, 4000]), Some(Seat::ONE)));
    // A different move is charged with the time of both attempts.
    controller.pass(0);
    assert!(controller.apply(Intent::Undo));
    controller.think(500, "c1");
    assert_eq!(controller.left(), Some(vec![3100, 4500]), "half a second, and one more after the turn");
    // The first seat has not moved since, so its 400 ms are not in the save yet.
    let again = read(&write(controller.game_match())).ok().unwrap();
    assert_eq!(again.left(0).unwrap()[1], 4500);

    // With a limit per turn, an undone turn continues with its remaining time.
    let mut controller = clocked("simple", Clock { limit: TimeLimit::Turn(3000), ends: true });
    controller.think(1200, "b2");
    assert_eq!(controller.left(), Some(vec![3000, 3000]));
    assert!(controller.apply(Intent::Undo));
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![1800, 3000]), Some(Seat::ONE)));
}

#[test]
fn a_limit_per_turn_covers_all_moves_of_the_turn() {
    let clock = Clock { limit: TimeLimit::Turn(3000), ends: false };
    let mut game_match = Match::new(Setup::new("tritt", "reloaded", [], [], 1).unwrap().with_clock(Some(clock)));
    // Play to the first turn in which a seat makes two moves.
    while game_match.position().boxed().legal().is_empty() || {
        let mut next = game_match.position().boxed();
        next.play(&next.legal()[0]).unwrap();
        next.turn() != game_match.turn()
    } {
        let token = game_match.position().legal()[0].clone();
        game_match.play(&token).unwrap();
    }
    let seat = game_match.turn().seat().unwrap();
    let mut controller = Desk::new(game_match);
    let play = |controller: &mut Desk| {
        let token = controller.game_match().position().legal()[0].clone();
        controller.think(1000, &token);
    };
    play(&mut controller);
    assert_eq!(controller.game_match().turn().seat(), Some(seat));
    assert_eq!(controller.left().unwrap()[seat.index()], 2000, "the turn continues");
    play(&mut controller);
    assert_eq!(controller.left(), Some(vec![3000, 3000]));
}

#[test]
fn a_system_clock_that_jumps_back_is_harmless() {
    let mut controller = Desk::new(Match::new(setup("simple").with_clock(Some(TOTAL))));
    for now in [1_000_000, 1_001_000, 3, 1_003] {
        assert!(!controller.tick(now));
    }
    assert_eq!(controller.left(), Some(vec![3000, 5000]));
}

#[test]
fn time_passes_without_intents() {
    let state = Controller::new(Match::new(setup("simple").with_clock(Some(TOTAL)))).clocked(1000);
    assert_eq!(state.left(3500), Some(vec![2500, 5000]));
    assert_eq!(state.left(7000), Some(vec![-1000, 5000]), "the seat loses only with the next intent");
    assert_eq!(state.ticking(), Some(Seat::ONE));
    let late = state.after(Intent::Type("b2".into()), 7000);
    assert_eq!(line(late.game_match()), [FLAG]);
    assert_eq!(state.after(Intent::TimeUp, 5999).left(6000), Some(vec![0, 5000]));
}

#[test]
fn an_intent_leaves_the_earlier_value_as_it_was() {
    let before = Controller::new(game_match("simple", "b2"));
    let text = write(before.game_match());
    let after = before.after(Intent::Type("a1".into()), 0);
    let named = after.after(Intent::Comment(after.game_match().node(), "here".into()), 0);
    let removed = named.after(Intent::Remove(named.game_match().node()), 0);
    assert_eq!(write(before.game_match()), text);
    let comment = |state: &Controller| state.game_match().tree().node(state.game_match().node()).comment.clone();
    assert_eq!((comment(&after), comment(&named)), (String::new(), "here".to_owned()));
    assert_eq!([&after, &named, &removed].map(|state| state.game_match().ply()), [2, 2, 1]);
    assert_eq!([&before, &after, &named, &removed].map(|state| state.changes()), [0, 1, 2, 3]);
    let cancelled = removed.after(Intent::Cancel, 0);
    assert!(cancelled.changes() == 3 && cancelled != removed && removed == removed.clone());
}

#[test]
fn time_away_from_the_page_counts_for_the_seat_to_move() {
    let mut controller = clocked("simple", TOTAL);
    controller.tick(240_000);
    assert_eq!(controller.left().expect("a clock")[0], 5000 - 240_000);
}

#[test]
fn no_time_passes_and_no_move_is_possible_during_a_pause() {
    let mut controller = clocked("simple", TOTAL);
    controller.tick(1000);
    controller.apply(Intent::Pause(true));
    assert!(controller.paused() && controller.choosable().is_empty() && controller.ticking().is_none());
    assert!(!controller.apply(Intent::Type("b2".into())));
    controller.tick(60_000);
    controller.apply(Intent::Pause(false));
    controller.tick(61_000);
    controller.tick(62_000);
    assert_eq!(controller.left(), Some(vec![2000, 5000]), "one second before the pause and two after it");
    assert!(controller.apply(Intent::Type("b2".into())));
}

#[test]
fn a_new_clock_includes_the_times_measured_before() {
    let mut controller = clocked("simple", TOTAL);
    controller.think(2500, "b2");
    controller.think(700, "a1");
    controller.pass(400);
    let total = |base| Clock { limit: TimeLimit::Total { base, increment: 0 }, ends: true };
    // The first seat has used 2.9 seconds, the second one 0.7.
    assert_eq!(controller.left_by(total(10_000)), [7100, 9300]);
    assert_eq!(controller.short_of(total(2900)), Some(Seat::ONE));
    assert!(!controller.apply(Intent::Clock(Some(total(2900)))), "it would lose at once");
    assert_eq!(controller.game_match().setup().clock(), Some(TOTAL));
    // A clock that only warns can always be set.
    assert_eq!(controller.short_of(Clock { ends: false, ..total(2900) }), None);
    // Remaining times are those at the current node, whichever node is in view.
    assert!(controller.apply(Intent::GoTo(0)));
    assert_eq!(controller.left_by(total(10_000)), [7100, 9300]);
    assert!(controller.apply(Intent::GoToCurrent));
    assert!(controller.apply(Intent::Clock(Some(total(10_000)))));
    assert_eq!(controller.feedback(), Some(&Feedback::ClockSet(true)));
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![7100, 9300]), Some(Seat::ONE)));
    // All times survive saving.
    let again = read(&write(controller.game_match())).ok().unwrap();
    assert_eq!((again.left(400), again.setup().clock()), (controller.left(), Some(total(10_000))));
}

#[test]
fn a_clock_can_be_removed_and_added() {
    let mut controller = clocked("simple", TOTAL);
    controller.think(1000, "b2");
    controller.apply(Intent::Pause(true));
    assert!(controller.apply(Intent::Clock(None)));
    assert_eq!((controller.feedback(), controller.left()), (Some(&Feedback::ClockSet(false)), None));
    assert!(!controller.paused() && !controller.may_pause(), "without a clock there is no pause");
    // Time without a clock is not measured.
    controller.think(9000, "a1");
    controller.pass(0);
    let turn = Clock { limit: TimeLimit::Turn(3000), ends: true };
    assert!(controller.apply(Intent::Clock(Some(turn))));
    assert_eq!((controller.left(), controller.ticking()), (Some(vec![3000, 3000]), Some(Seat::ONE)));
    controller.pass(1000);
    controller.pass(700);
    assert_eq!(controller.left(), Some(vec![1300, 3000]), "its time starts when it is set");
    // A match that is over keeps its clock.
    controller.apply(Intent::Act(TableAction::Resign));
    assert!(!controller.may_set_clock() && !controller.apply(Intent::Clock(None)));
}

#[test]
fn a_seat_without_time_loses_if_that_was_agreed() {
    let mut controller = clocked("simple", TOTAL);
    controller.think(500, "b2");
    for _ in 0..4 {
        assert!(!controller.pass(1000));
    }
    assert!(controller.pass(1000) && !controller.pass(9000));
    assert_eq!(controller.left().unwrap()[1], 0);
    assert_eq!(controller.game_match().turn().outcome().unwrap().to_string(), "W-L");
    assert_eq!(controller.ended(), Some(End::Time));
    assert!(controller.events().contains(&Event::OutOfTime { seat: Seat::TWO }));
    assert_eq!(line(controller.game_match()), ["b2", FLAG]);
    let again = read(&write(controller.game_match())).ok().unwrap();
    assert_eq!((line(&again), again.turn()), (vec!["b2", FLAG], controller.game_match().turn()));
    assert!(write(&again).contains("\nresult W-L\n"));
    // The position before the loss on time can be viewed, but the token for it cannot be typed.
    assert!(controller.apply(Intent::Undo));
    assert_eq!((controller.game_match().ply(), controller.ended()), (1, None));
    assert!(!controller.apply(Intent::Type(FLAG.into())));
    assert!(controller.apply(Intent::Redo) && controller.ended() == Some(End::Time));

    // With a clock that only warns, the match continues.
    let mut controller = clocked("simple", Clock { ends: false, ..TOTAL });
    controller.think(7000, "b2");
    assert_eq!(controller.left(), Some(vec![-1000, 5000]));
}

#[test]
fn of_three_seats_the_others_play_on() {
    let setup = Setup::new("triapon", "base", [], [], 1).unwrap();
    let mut game_match = Match::new(setup.with_clock(Some(Clock { limit: TimeLimit::Turn(1000), ends: true })));
    let events = game_match.flag(1000).unwrap();
    assert!(
        events.contains(&Event::OutOfTime { seat: Seat::ONE }) && events.contains(&Event::WentOut { seat: Seat::ONE })
    );
    assert_eq!((game_match.turn(), game_match.result()), (Turn::Seat(Seat::TWO), None));
    game_match.flag(1000).unwrap();
    assert_eq!(game_match.result().unwrap().to_string(), "L-L-W");
}

#[test]
fn a_series_counts_players_not_seats() {
    let listed = |all: &[(&str, &Match)]| -> Vec<Summary> {
        all.iter().map(|(id, played)| Summary::read(id, &write_kept(played, 1)).unwrap()).collect()
    };
    // Anna, in seat 1, makes three reds in a row.
    let mut first = game_match("simple", "a1 b1 c1");
    assert_eq!(series_score(&listed(&[("first", &first)]), "first"), None, "one match is no series");
    let mut second = first.again(2, "first");
    assert_eq!(second.setup().names(), ["Bo", "Anna"]);
    second.play("resign").unwrap();
    let mut third = second.again(3, "second");
    assert_eq!(third.tags().series.as_ref().map(|s| (s.id(), s.number, s.first)), Some(("first", 3, 0)));
    for token in ["a1", "resign"] {
        third.play(token).unwrap();
    }
    let other = game_match("simple", "resign");
    let all = listed(&[("other", &other), ("third", &third), ("second", &second), ("first", &first)]);
    let score = series_score(&all, "second").unwrap();
    let results: Vec<_> = score.players.iter().map(|p| (p.wins, p.draws, p.losses)).collect();
    // Anna has won all three matches against Bo.
    assert_eq!(results, [(3, 0, 0), (0, 0, 3)]);
    assert_eq!(score.matches, 3);
    // Browsing a finished match changes neither the score nor its state.
    first.go_to(1);
    let matches = [("first", &first), ("other", &other), ("third", &third), ("second", &second)];
    let all = listed(&matches);
    assert!(all.iter().all(|summary| !summary.runs()));
    assert_eq!(series_score(&all, "third").as_ref(), Some(&score));
    assert_eq!(series_score(&all, "other"), None);
    // A series survives export and import under other ids.
    let texts = matches.map(|(id, played)| (id.to_owned(), write_kept(played, 1)));
    let entries = trivium_session::read_file(&write_matches(&texts));
    let imported = entries.into_iter().map(|entry| (format!("new{}", entry.number), entry.read.ok().unwrap()));
    let all: Vec<_> = imported.map(|(id, played)| Summary::read(&id, &write_kept(&played, 1)).unwrap()).collect();
    assert_eq!(all.len(), 4);
    let found = all.iter().find(|summary| summary.series.as_ref().is_some_and(|s| s.number == 1)).unwrap();
    assert_eq!(series_score(&all, &found.id), Some(score));
}
