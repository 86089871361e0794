//! Saves and the archive: round trips, and the errors and intact parts of damaged saves.

use crate::tables;

use tables::{game_match, line};
use trivium_session::{
    LoadError, MatchArchive, Memory, RecordTree, SaveError, StorageError, Summary, fingerprint, kept_alike, kept_game,
    kept_header, kept_save, kept_when, read, write, write_kept,
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
fn matches_are_listed_loaded_deleted_and_restored() {
    let shelf = MatchArchive::new(Memory::default());
    shelf.save("a", &game_match("simple", "b2"), 1000).unwrap();
    let mut varied = game_match("four", "a1 b1");
    // Variations do not count as moves of the match.
    varied.undo();
    varied.play("c1").unwrap();
    shelf.save("b", &varied, 2000).unwrap();
    let (listed, broken) = shelf.list().unwrap();
    assert!(broken.is_empty());
    let rows: Vec<_> = listed.iter().map(|s| (s.id.as_str(), s.variant.as_str(), s.tokens, s.turn.as_str())).collect();
    assert_eq!(rows, [("b", "four", 2, "1"), ("a", "simple", 1, "2")]);
    assert_eq!((listed[0].saved, listed[0].names[0].as_str()), (2000, "Anna"));
    assert_eq!(line(&shelf.load("a").ok().unwrap()), ["b2"]);
    let text = shelf.delete("a").unwrap().unwrap();
    assert!(matches!(shelf.load("a"), Err(LoadError::Missing)));
    shelf.restore("a", &text).unwrap();
    assert!(shelf.load("a").is_ok());
}

#[test]
fn a_broken_match_stays_unchanged_and_others_stay_readable() {
    let shelf = MatchArchive::new(Memory::default());
    shelf.save("good", &game_match("simple", "b2"), 1).unwrap();
    shelf.save("bad", &game_match("simple", "b2 a1"), 1).unwrap();
    let text = shelf.text("bad").unwrap().unwrap();
    let bad = text.replace("b2 a1", "b2 b9");
    shelf.restore("bad", &bad).unwrap();
    let Err(LoadError::Broken(broken)) = shelf.load("bad") else { panic!("broken") };
    assert_eq!(broken.recovered.unwrap().ply(), 1);
    assert_eq!(shelf.text("bad").unwrap(), Some(bad));
    assert!(shelf.load("good").is_ok());

    shelf.restore("new", &text.replace("trivium 1", "trivium 9")).unwrap();
    assert!(matches!(shelf.load("new"), Err(LoadError::Broken(b)) if b.why == SaveError::Newer(9)));
    assert_eq!(shelf.list().unwrap().1, ["new"]);
    assert!(shelf.text("new").unwrap().is_some());
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

#[test]
fn a_full_storage_keeps_what_was_there() {
    let small = game_match("simple", "");
    let room = write(&small).len() + 60;
    let shelf = MatchArchive::new(Memory::with_room(room));
    shelf.save("a", &small, 1).unwrap();
    assert_eq!(shelf.save("b", &small, 1), Err(StorageError::Full));
    let long = "b2 a1 c3 a3 c1 b2 a1 a1 c3 c3 a3 a3 c1 c1 b1 b3 b1 b1";
    assert_eq!(shelf.save("a", &game_match("learn", long), 2), Err(StorageError::Full));
    assert_eq!(shelf.load("a").ok().unwrap().ply(), 0);
}

/// A storage that denies access.
struct Closed;

impl trivium_session::Storage for Closed {
    fn get(&self, _: &str) -> Result<Option<String>, StorageError> {
        Err(StorageError::Refused)
    }
    fn set(&self, _: &str, _: &str) -> Result<(), StorageError> {
        Err(StorageError::Refused)
    }
    fn remove(&self, _: &str) -> Result<(), StorageError> {
        Err(StorageError::Refused)
    }
    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Err(StorageError::Refused)
    }
}

#[test]
fn a_denied_storage_only_causes_errors() {
    let shelf = MatchArchive::new(Closed);
    assert_eq!(shelf.save("a", &game_match("simple", ""), 1), Err(StorageError::Refused));
    assert!(matches!(shelf.load("a"), Err(LoadError::Storage(StorageError::Refused))));
    assert_eq!(shelf.list().err(), Some(StorageError::Refused));
}
