//! Saves and stored matches: round trips, and the errors and intact parts of damaged saves.

use crate::tables;

use tables::{game_match, line};
use trivium_session::{
    RecordTree, SaveError, Summary, fingerprint, kept_alike, kept_game, kept_header, kept_save, kept_when, read,
    read_kept, write, write_kept,
};

#[test]
fn a_save_keeps_everything() {
    let mut game_match = game_match("four", "a1 b1 c1 a1");
    game_match.go_to(2);
    game_match.play("c4").unwrap();
    game_match.undo();
    let again = read(&write(&game_match)).ok().unwrap();
    assert_eq!(write(&again), write(&game_match));
    assert_eq!(again.setup().names(), ["Anna", "Bo"]);
    assert!(again.setup() == game_match.setup());
    assert_eq!((again.ply(), line(&again)), (2, vec!["a1", "b1", "c4"]));
    assert_eq!(again.tree().text().0, "a1 b1 c1 ( c4 ) a1");
    assert_eq!(
        (again.current_node(), again.plays()),
        (again.tree().line(RecordTree::ROOT)[3], false),
        "the current node is elsewhere"
    );
    assert!(
        write(&game_match).starts_with("trivium 5\n") && write(&game_match).contains("\nstand 5\n"),
        "{}",
        write(&game_match)
    );
}

/// A save of version 1. All later versions must read it.
const OLD: &str = "trivium 1\ngame traffic-lights\nvariant four\noption rounds 4\nname Anna\nname \nseed 7\nend 4\nat 2\n\
                   turn 1\nrecord a1 b1 c1 ( c4 )\n";

#[test]
fn the_first_version_is_read() {
    let text = format!("{OLD}check 0\n");
    let broken = read(&text).err().unwrap();
    assert_eq!(broken.why, SaveError::Damaged, "the checksum is wrong, all else is right");
    let recovered = broken.recovered.unwrap();
    assert_eq!(line(&recovered), ["a1", "b1", "c4"]);
    assert_eq!(recovered.ply(), 2);
    // The current node is the end of the line, where seat 2 is to move, so the rewritten save has that turn.
    assert!(write(&recovered).starts_with(&OLD.replace("turn 1", "turn 2")), "{}", write(&recovered));
}

#[test]
fn an_illegal_token_keeps_the_game_up_to_there() {
    let text = write(&game_match("simple", "b2 a1 c3")).replace("b2 a1 c3", "b2 a1 a9");
    let broken = read(&text).err().unwrap();
    let SaveError::Token(refused) = &broken.why else { panic!("{:?}", broken.why) };
    assert_eq!((refused.ply, refused.token.as_str()), (3, "a9"));
    let recovered = broken.recovered.unwrap();
    assert_eq!((line(&recovered), recovered.ply()), (vec!["b2", "a1"], 2));

    // An illegal token in a variation costs only the rest of that variation.
    let text = format!("{}check 0\n", OLD.replace("( c4 )", "( b9 a2 ) a2"));
    let broken = read(&text).err().unwrap();
    assert!(matches!(&broken.why, SaveError::Token(refused) if refused.token == "b9" && refused.ply == 3));
    assert_eq!(broken.recovered.unwrap().tree().text().0, "a1 b1 c1 a2");
}

#[test]
fn faults_are_named() {
    let good = write(&game_match("simple", "b2"));
    let why = |text: &str| read(text).err().map(|broken| broken.why);
    assert_eq!(why(&good), None);
    assert_eq!(why(""), Some(SaveError::NotASave));
    assert_eq!(why("<html>"), Some(SaveError::NotASave));
    assert_eq!(why(&good.replacen("trivium 1", "trivium 7", 1)), Some(SaveError::Newer(7)));
    assert_eq!(why(&good.replace("seed 7", "seed x")), Some(SaveError::Line(6)));
    assert_eq!(why(&good.replace("game traffic-lights\n", "")), Some(SaveError::Line(2)));
    assert_eq!(why(&good.replace("seed 7", "seed 7\nseed 7")), Some(SaveError::Line(7)), "one seed only");
    assert_eq!(why(&good.replace("seed 7", "sead 7")), Some(SaveError::Line(6)));
    assert!(matches!(why(&good.replace("simple", "hard")), Some(SaveError::Setup(_))));
    assert_eq!(why(&good.replace("Bo", "Ba")), Some(SaveError::Damaged));
    assert_eq!(why(&good[..good.len() - 4]), Some(SaveError::Damaged));
    assert_eq!(why(&format!("{good}more")), Some(SaveError::Damaged));
    for record in ["( b2", "b2 )", "b2 ( )", "( ( b2", "b2 ( a1", "b2 ( a1 ( ( a2 ) ) )"] {
        assert_eq!(why(&good.replace("record b2", &format!("record {record}"))), Some(SaveError::Record), "{record}");
    }
    assert_eq!(why(&good.replace("end 1", "end 9")), Some(SaveError::Record));
}

#[test]
fn a_summary_counts_the_main_line() {
    let mut varied = game_match("four", "a1 b1");
    // Variations do not count as moves of the match.
    varied.undo();
    varied.play("c1").unwrap();
    let summary = Summary::read("b", &write_kept(&varied, 2000)).unwrap();
    assert_eq!((summary.id.as_str(), summary.variant.as_str(), summary.names[0].as_str()), ("b", "four", "Anna"));
    assert_eq!((summary.tokens, summary.turn.as_str(), summary.saved), (2, "1", 2000));
}

#[test]
fn a_stored_match_is_read_or_its_fault_is_named() {
    let text = write_kept(&game_match("simple", "b2 a1"), 1);
    assert_eq!(line(&read_kept(&text).unwrap()), ["b2", "a1"]);
    let illegal = read_kept(&text.replace("b2 a1", "b2 b9")).err().unwrap();
    assert_eq!(illegal.recovered.unwrap().ply(), 1);
    let newer = text.replace("trivium 1", "trivium 9");
    assert_eq!(read_kept(&newer).err().unwrap().why, SaveError::Newer(9));
    assert_eq!(Summary::read("new", &newer), None);
}

#[test]
fn the_header_of_a_stored_match_has_all_that_a_list_shows() {
    for (variant, tokens) in [("simple", ""), ("simple", "b2 a1"), ("four", "a1 b1 c1"), ("learn", "resign")] {
        let stored = write_kept(&game_match(variant, tokens), 77);
        let head = kept_header(&stored);
        assert!(Summary::read("a", &stored).is_some());
        assert_eq!(Summary::read("a", &head), Summary::read("a", &stored));
        assert!(!head.contains("record") && !head.contains("check"));
        assert_eq!(kept_header(&head), head);
        assert_eq!((kept_when(&stored), kept_when(&head), kept_game(&stored)), (77, 77, Some("traffic-lights")));
        assert_eq!(kept_save(&stored), write(&game_match(variant, tokens)));
    }
    for other in ["", "x", "saved x\ny", "saved 1\ntrivium 9\ngame go\nrecord x"] {
        assert_eq!((Summary::read("a", other), Summary::read("a", &kept_header(other))), (None, None));
    }
}

#[test]
fn a_match_is_recognised_whichever_node_is_in_view() {
    let played = game_match("simple", "a1 b1 c1");
    let stored = write_kept(&played, 1);
    let mut back = played.clone();
    back.go_to(1);
    let other = write_kept(&back, 2);
    assert_ne!(kept_save(&stored), kept_save(&other));
    assert!(kept_alike(&stored, &other) && fingerprint(&stored) == fingerprint(&other));
    for different in [game_match("simple", "a1 b1 c2"), game_match("learn", "a1 b1 c1"), game_match("simple", "a1 b1")]
    {
        let different = write_kept(&different, 1);
        assert!(!kept_alike(&stored, &different) && fingerprint(&stored) != fingerprint(&different));
    }
}
