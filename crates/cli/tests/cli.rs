//! The program `trivium` as one calls it. Other tests compare the answers of its commands.

use std::process::{Command, Output};

fn trivium(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_trivium")).args(args).output().expect("the program runs")
}

#[test]
fn help_is_given_wherever_it_is_asked_for() {
    let help = trivium(&["--help"]);
    assert!(help.status.success() && help.stderr.is_empty());
    let text = String::from_utf8(help.stdout).expect("text");
    for command in ["games", "trace", "perft", "solve", "bound", "check", "think", "arena", "bench", "link", "svg"] {
        assert!(text.lines().any(|line| line.split(' ').next() == Some(command)), "{command}");
    }
    for args in [&["-h"][..], &["arena", "--help"], &["solve", "--game", "tritt", "--help"]] {
        let other = trivium(args);
        assert!(other.status.success(), "{args:?}");
        assert_eq!(String::from_utf8(other.stdout).expect("text"), text, "{args:?}");
    }
}

#[test]
fn wrong_usage_is_said_in_one_line() {
    for (args, expected) in [
        (&[][..], "trivium: no command: see `trivium --help`\n"),
        (&["play"], "trivium: no command \"play\": see `trivium --help`\n"),
        (&["arena", "--games", "0", "--game", "trias"], "trivium: --games and --jobs are 1 or more\n"),
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
