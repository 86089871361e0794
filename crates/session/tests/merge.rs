//! Merging two copies of a match, as when two players send each other links.

use crate::tables::{game_match, main_line, setup};
use trivium_rules::core::Seat;
use trivium_session::{LinkError, Match, MatchRelation, link_game, read_link, write_link};

#[test]
fn merging_a_link_adds_moves_and_keeps_comments_and_variations() {
    let mut mine = game_match("simple", "b2 a1");
    mine.comment(mine.node(), "my thought");
    mine.go_to(1);
    mine.play("c3").unwrap();
    let theirs = read_link(&write_link(&game_match("simple", "b2 a1 c1 a1")).unwrap()).unwrap();
    assert_eq!(mine.relation_to(&theirs), MatchRelation::Extends);
    assert_eq!(mine.merge(&theirs), 2);
    assert_eq!((main_line(&mine), mine.ply()), (vec!["b2".into(), "a1".into(), "c1".into(), "a1".into()], 4));
    let first = mine.tree().line(trivium_session::RecordTree::ROOT)[1];
    assert_eq!(mine.tree().node(first).comment, "my thought");
    assert_eq!(mine.tree().len(), 5, "and the variation c3");
    assert_eq!((mine.relation_to(&theirs), mine.merge(&theirs), mine.ply()), (MatchRelation::Known, 0, 4));
    // Merged in the other direction, their move becomes the variation and the main line stays.
    let mut theirs = theirs;
    assert_eq!((theirs.relation_to(&mine), theirs.merge(&mine)), (MatchRelation::Extends, 1));
    assert_eq!(theirs.tree().text().0, mine.tree().text().0);
}

#[test]
fn different_matches_are_not_copies() {
    let mine = game_match("simple", "b2 a1");
    for other in [game_match("simple", "b2 c3"), game_match("simple", ""), game_match("learn", "b2 a1")] {
        assert_eq!(mine.relation_to(&other), MatchRelation::Different);
    }
    let other = Match::after(setup("simple").with_name(Seat::TWO, "Cleo"), ["b2"]).unwrap();
    assert_eq!(mine.relation_to(&other), MatchRelation::Different);
}

#[test]
fn strict_matches_and_flag_falls_are_merged_too() {
    let strict = |tokens: &str| Match::after(setup("simple").with_strict(true), tokens.split_whitespace()).unwrap();
    let mut mine = strict("b2");
    assert_eq!((mine.merge(&strict("b2 a1 c3")), mine.ply()), (2, 3));
    let mut mine = game_match("simple", "b2");
    let mut theirs = game_match("simple", "b2 a1");
    theirs.flag(10).unwrap();
    assert_eq!((mine.merge(&theirs), mine.result().is_some()), (2, true));
}

#[test]
fn draws_of_chance_are_merged() {
    let play = |plies: usize| {
        let mut game_match = Match::new(setup("simple+bag").with_seed(5));
        while game_match.ply() < plies {
            if game_match.play_chance().is_none() {
                let token = game_match.position().legal()[0].clone();
                game_match.play(&token).unwrap();
            }
        }
        while game_match.play_chance().is_some() {}
        game_match
    };
    let (mut mine, theirs) = (play(6), play(20));
    let sent = read_link(&write_link(&theirs).unwrap()).unwrap();
    assert_eq!(mine.relation_to(&sent), MatchRelation::Extends);
    mine.merge(&sent);
    assert_eq!(main_line(&mine), main_line(&theirs));
}

#[test]
fn the_game_of_a_link_is_known_before_it_is_opened() {
    assert_eq!(link_game(&write_link(&game_match("simple", "b2")).unwrap()), Ok("traffic-lights"));
    assert_eq!(link_game("hello"), Err(LinkError::Mangled));
    assert_eq!(link_game(""), Err(LinkError::NotALink));
}
