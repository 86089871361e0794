//! Arguments, exit status and error messages of `trivium`. Other tests check the results of its commands.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn trivium(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trivium")).args(args).output().expect("the program runs")
}

#[test]
fn help_is_printed_for_every_command() {
    let help = trivium(&["--help"]);
    assert!(help.status.success() && help.stderr.is_empty());
    let text = String::from_utf8(help.stdout).expect("text");
    for command in
        ["games", "trace", "perft", "solve", "bound", "check", "puzzles", "think", "arena", "bench", "link", "svg"]
    {
        assert!(text.lines().any(|line| line.split(' ').next() == Some(command)), "{command}");
    }
    for args in [&["-h"][..], &["arena", "--help"], &["solve", "--game", "tritt", "--help"]] {
        let other = trivium(args);
        assert!(other.status.success(), "{args:?}");
        assert_eq!(String::from_utf8(other.stdout).expect("text"), text, "{args:?}");
    }
}

#[test]
fn wrong_usage_is_reported_in_one_line() {
    for (args, expected) in [
        (&[][..], "trivium: no command given: see `trivium --help`\n"),
        (&["play"], "trivium: unknown command \"play\": see `trivium --help`\n"),
        (&["arena", "--games", "0", "--game", "trias"], "trivium: --games and --jobs must be 1 or more\n"),
        (&["solve"], "trivium: --game is missing\n"),
        (&["solve", "--game", "chess"], "trivium: there is no game \"chess\"\n"),
        (&["arena", "--game", "trias", "--sed", "1"], "trivium: invalid option '--sed'\n"),
    ] {
        let output = trivium(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).expect("text"), expected, "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trivium"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn stdout(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Traffic Lights with chips on two cells. A move to c3 wins.
const LIGHTS: &str = "board=.../.R./R.. strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";

#[test]
fn commands_start_at_a_given_position() {
    let at = |command, position, more: &[&str], input| {
        let game = ["--game", "traffic-lights", "--variant", "simple", "--position", position];
        run(&[&[command], &game[..], more].concat(), input)
    };
    let trace = stdout(at("trace", LIGHTS, &[], "c3"));
    let (first, second) = trace.split_once('\n').expect("two lines");
    assert!(first.contains(LIGHTS) && first.contains("\"ply\":0") && second.contains("\"outcome\":\"W-L\""), "{trace}");
    assert_eq!(stdout(at("solve", LIGHTS, &[], "")), "{\"value\":1,\"plies\":1,\"best\":[\"c3\"]}\n");
    assert!(stdout(at("think", LIGHTS, &["--level", "8"], "")).starts_with("{\"best\":\"c3\""));
    assert!(stdout(at("perft", LIGHTS, &["--depth", "1"], "")).contains("\"perft\":[9]"));
    if cfg!(feature = "pictures") {
        assert!(stdout(at("svg", LIGHTS, &["--bare"], "")).contains("Player 1 to move. a1, red chip; b2, red chip."));
    }
    let link = stdout(at("link", LIGHTS, &[], "c3"));
    assert!(link.starts_with('2'), "{link}");
    let file = stdout(run(&["link", "--open"], &link));
    assert!(file.contains(&format!("start {LIGHTS}\n")) && file.contains("record c3\n"), "{file}");
    assert_eq!(stdout(run(&["link"], &file)), link);
    // A position that is the regular start gives the same link as no position.
    let start = LIGHTS.replace(".R./R..", ".../...");
    assert_eq!(stdout(at("link", &start, &[], "a1 b2 c3")), "1GEEvi79n\n");
    let row = LIGHTS.replace("board=...", "board=..R");
    for command in ["trace", "solve", "think", "perft", "link"] {
        let output = at(command, &row, if command == "perft" { &["--depth", "1"] } else { &[] }, "");
        assert_eq!(output.status.code(), Some(2), "{command}");
        let why = "trivium: --position: The pieces on the board have already ended the game, but the field stage= does not say so. Check the text from character 102 on.\n";
        assert_eq!(String::from_utf8_lossy(&output.stderr), why, "{command}");
    }
    let output = run(&["link", "--position", LIGHTS], "");
    assert_eq!(output.status.code(), Some(2), "a file contains the start of its match");
}
