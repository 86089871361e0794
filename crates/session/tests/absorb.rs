//! The same match from two places, brought together: by links, each sending the other the next one.

use trivium_session::{FLAG, Kin, LinkError, Setup, Table, link_game, read_link, write_link};

fn table(variant: &str, tokens: &str) -> Table {
    let setup = Setup::new("traffic-lights", variant, [], ["Anna", "Bo"], 5).unwrap();
    let mut table = Table::new(setup);
    for token in tokens.split_whitespace() {
        if token == FLAG {
            table.flag(10).unwrap();
        } else {
            table.play(token).unwrap();
        }
    }
    table
}

fn main_line(table: &Table) -> Vec<String> {
    let tree = table.tree();
    tree.line(trivium_session::Tree::ROOT).into_iter().map(|node| tree.node(node).token.clone()).collect()
}

#[test]
fn a_match_by_link_goes_on_and_keeps_what_was_there() {
    let mut mine = table("simple", "b2 a1");
    mine.comment(mine.node(), "my thought");
    mine.go_to(1);
    mine.play("c3").unwrap();
    let theirs = read_link(&write_link(&table("simple", "b2 a1 c1 a1")).unwrap()).unwrap();
    assert_eq!(mine.kin(&theirs), Kin::GoesOn);
    assert_eq!(mine.absorb(&theirs), 2);
    assert_eq!((main_line(&mine), mine.ply()), (vec!["b2".into(), "a1".into(), "c1".into(), "a1".into()], 4));
    let kept = mine.tree().line(trivium_session::Tree::ROOT)[1];
    assert_eq!(mine.tree().node(kept).comment, "my thought");
    assert_eq!(mine.tree().len(), 5, "and the variation c3");
    assert_eq!((mine.kin(&theirs), mine.absorb(&theirs), mine.ply()), (Kin::Known, 0, 4));
    // The other way round the variation is new, and the main line stays.
    let mut theirs = theirs;
    assert_eq!((theirs.kin(&mine), theirs.absorb(&mine)), (Kin::GoesOn, 1));
    assert_eq!(theirs.tree().text().0, mine.tree().text().0);
}

#[test]
fn different_matches_are_no_kin() {
    let mine = table("simple", "b2 a1");
    for other in [table("simple", "b2 c3"), table("simple", ""), table("learn", "b2 a1")] {
        assert_eq!(mine.kin(&other), Kin::Other);
    }
    let setup = Setup::new("traffic-lights", "simple", [], ["Anna", "Cleo"], 5).unwrap();
    let mut other = Table::new(setup);
    other.play("b2").unwrap();
    assert_eq!(mine.kin(&other), Kin::Other);
}

#[test]
fn strict_matches_and_ends_on_time_go_on_too() {
    let strict = |tokens: &str| {
        let mut strict = Table::new(table("simple", "").setup().clone().with_strict(true));
        for token in tokens.split_whitespace() {
            strict.play(token).unwrap();
        }
        strict
    };
    let mut mine = strict("b2");
    assert_eq!((mine.absorb(&strict("b2 a1 c3")), mine.ply()), (2, 3));
    let mut mine = table("simple", "b2");
    assert_eq!((mine.absorb(&table("simple", "b2 a1 flag")), mine.result().is_some()), (2, true));
}

#[test]
fn draws_of_chance_come_along() {
    let play = |plies: usize| {
        let mut table = table("simple+bag", "");
        while table.ply() < plies {
            if table.draw().is_none() {
                let token = table.position().legal()[0].clone();
                table.play(&token).unwrap();
            }
        }
        while table.draw().is_some() {}
        table
    };
    let (mut mine, theirs) = (play(6), play(20));
    let sent = read_link(&write_link(&theirs).unwrap()).unwrap();
    assert_eq!(mine.kin(&sent), Kin::GoesOn);
    mine.absorb(&sent);
    assert_eq!(main_line(&mine), main_line(&theirs));
}

#[test]
fn a_link_tells_its_game_before_it_is_opened() {
    assert_eq!(link_game(&write_link(&table("simple", "b2")).unwrap()), Ok("traffic-lights"));
    assert_eq!(link_game("hello"), Err(LinkError::Mangled));
    assert_eq!(link_game(""), Err(LinkError::NotALink));
}
