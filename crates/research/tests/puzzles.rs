//! The puzzle files of the repository: all puzzles are proven again by the rules alone, and false puzzles are refused.

use super::{line, run};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Output;
use trivium_rules::games::GAMES;
use trivium_session::puzzle::{Goal, Puzzle, PuzzleFile};

fn path(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../puzzles").join(format!("{game}.txt"))
}

fn files() -> Vec<(PathBuf, PuzzleFile)> {
    let read = |game: &str| {
        let path = path(game);
        let text = std::fs::read_to_string(&path).ok()?;
        Some((path, PuzzleFile::read(&text).unwrap_or_else(|why| panic!("{game}: {why}"))))
    };
    GAMES.iter().filter_map(|game| read(game.id)).collect()
}

fn check(path: &Path, more: &[&str]) -> Output {
    run(&[&["check", "--puzzles", path.to_str().expect("a path in UTF-8")], more].concat())
}

#[test]
fn every_puzzle_is_proven() {
    let files = files();
    assert_eq!(files.len(), 5);
    for (path, file) in files {
        let report = line(&check(&path, &["--jobs", "2"]));
        assert_eq!(report["proven"].as_u64(), Some(file.puzzles.len() as u64), "{report}");
    }
}

#[test]
fn each_puzzle_occurs_once() {
    for (_, file) in files() {
        let ids: HashSet<_> = file.puzzles.iter().map(|puzzle| puzzle.id(file.game)).collect();
        assert_eq!(ids.len(), file.puzzles.len(), "{}", file.game);
        for puzzle in &file.puzzles {
            assert!(puzzle.setup(file.game, &[]).is_ok(), "{puzzle}");
            assert!(puzzle.refutations.iter().all(|wrong| wrong.attempt != puzzle.line[0]), "{puzzle}");
        }
    }
}

/// Some of the first puzzles of each game. Published links lead to them.
const GIVEN_AWAY: [(&str, [&str; 3]); 5] = [
    ("triapon", ["dea0bbdf", "d696fd0e", "868f65ed"]),
    ("trias", ["12ee409b", "66edd10b", "359213c1"]),
    ("tritt", ["cae284a2", "567ac26d", "87d30789"]),
    ("traffic-lights", ["1244c9e1", "59187d4d", "89d3a8c1"]),
    ("trigon", ["b25124ac", "d4814153", "9585678c"]),
];

#[test]
fn links_to_the_first_puzzles_still_open() {
    for ((game, names), (_, file)) in GIVEN_AWAY.iter().zip(files()) {
        assert_eq!(*game, file.game);
        let there: HashSet<_> = file.puzzles.iter().map(|puzzle| format!("{:x}", puzzle.id(file.game))).collect();
        assert!(names.iter().all(|name| there.contains(*name)), "{game}");
    }
}

#[test]
fn most_puzzles_do_not_win_at_once() {
    let at_once = |puzzle: &&Puzzle| matches!(puzzle.goal, Goal::WinIn(1) | Goal::WinOrLose(1, _));
    for (game, one_of) in [("triapon", 3), ("tritt", 3), ("trigon", 2)] {
        let files = files();
        let file = files.iter().map(|(_, file)| file).find(|file| file.game == game).expect("its puzzles");
        assert!(file.puzzles.iter().filter(at_once).count() * one_of <= file.puzzles.len(), "{game}");
        if game == "trigon" {
            // More than a quarter of the puzzles ask for two turns.
            assert!(file.puzzles.iter().filter(|puzzle| puzzle.line.len() > 1).count() * 4 > file.puzzles.len());
        }
    }
}

#[test]
fn false_puzzles_are_reported_with_their_line() {
    let folder = std::env::temp_dir().join(format!("trivium-puzzles-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let start = "board=.../.../... strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";
    let won = start.replace(".../.../...", "RR./.../...");
    let file = |lines: &[String]| {
        let path = folder.join("one.txt");
        let text = format!("trivium-puzzles 1\ngame traffic-lights\n{}\nend {}\n", lines.join("\n"), lines.len());
        std::fs::write(&path, text).expect("a file");
        path
    };
    let check_line = |line: String| {
        let output = check(&file(&[format!("simple | 1 | line | win 1 | {won} | c3 | a1"), line]), &[]);
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let line = |goal: &str, position: &str, play: &str, wrong: &str| {
        format!("simple | 1 | line | {goal} | {position} | {play} | {wrong}")
    };
    assert_eq!(check_line(line("win 1", &won, "c3", "b1 c3")).0, Some(0));
    for (wrong, why) in [
        (line("hold 1", &won, "c3", "-"), "reaches the goal as well"),
        (line("win 1", &won, "a1", "-"), "\"a1\" does not reach the goal"),
        (line("win 1", start, "b2", "-"), "\"b2\" does not reach the goal"),
        (line("win 1", &won, "d4", "-"), "\"d4\" is not legal where it stands"),
        (line("win 1", &won, "c3 a1", "-"), "its solution does not end with a decision of the seat"),
        (line("win 1", &won, "c3", "c3"), "the answer to \"c3\" does not beat it"),
        (line("win 1", &won.replace("turn=1", "turn=0"), "c3", "-"), "its position cannot be read"),
        (
            line("win 1", "trittons=- hand=8,8 orange=1 swap=n stage=turn turn=1", "c3", "-"),
            "its position cannot be read",
        ),
        (line("win 1", &won.replace("RR.", "RRR"), "c3", "-"), "its position cannot be read"),
    ] {
        let (code, text) = check_line(wrong);
        assert_eq!(code, Some(2), "{text}");
        assert!(text.contains("line 4, puzzle 2: ") && text.contains(why), "{text}");
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn the_maker_is_reproducible_from_its_seed() {
    let made = |seed: &str| {
        let output = run(&["puzzles", "--game", "tritt", "--variant", "slide", "--count", "3", "--seed", seed]);
        String::from_utf8(output.stdout).expect("text")
    };
    let one = made("5");
    assert_eq!(PuzzleFile::read(&one).map(|file| file.puzzles.len()), Ok(3));
    assert_eq!(one, made("5"));
    assert_ne!(one, made("6"));
}
