//! The list of commands, and their help.

use crate::process::Failure;
use crate::{fuzz, new_game, new_language, site, speed};
use std::fmt::Write;

#[derive(Clone, Copy)]
pub enum Action {
    Rust(fn(&[String]) -> Result<(), Failure>),
    /// A command of `crates/generate`.
    Generate(&'static str),
    /// A program in `crates/xtask/js`.
    Node(&'static str),
}

pub struct Command {
    pub name: &'static str,
    /// The usual arguments, shown in the overview.
    arguments: &'static str,
    /// A single line, shown in the overview and in the help of the command.
    about: &'static str,
    /// The options, one per line, and notes.
    details: &'static str,
    pub action: Action,
}

const GROUPS: [(&str, &[Command]); 4] = [
    ("Files of the repository", FILES),
    ("The page", PAGE),
    ("Measurements, on the release in dist/", MEASUREMENTS),
    ("Long tests, on the release in dist/", TESTS),
];

const FILES: &[Command] = &[
    Command {
        name: "new-game",
        arguments: "NAME",
        about: "makes a game from the template (docs/adding-a-game.md)",
        details: "NAME    in lower case, with hyphens between words\n",
        action: Action::Rust(new_game::run),
    },
    Command {
        name: "new-language",
        arguments: "TAG NAME",
        about: "makes a language from a copy of English (CONTRIBUTING.md)",
        details: "\
TAG     the primary tag of BCP 47, such as es
NAME    the language's name in itself, such as Español
",
        action: Action::Rust(new_language::run),
    },
    Command {
        name: "lists",
        arguments: "",
        about: "writes the lists of games and languages in documents, types, style sheets and tests",
        details: "They follow from crates/rules/src/games/list.rs and languages/mod.rs.\n",
        action: Action::Generate("lists"),
    },
    Command {
        name: "rule-table",
        arguments: "",
        about: "writes the table of rule sentences and their tests",
        details: "The table is crates/rules/tests/rule_table.md.\n",
        action: Action::Generate("rule-table"),
    },
    Command {
        name: "icons",
        arguments: "",
        about: "draws public/icons from public/icon.svg",
        details: "",
        action: Action::Node("icons.mjs"),
    },
    Command {
        name: "screenshots",
        arguments: "[--manifest]",
        about: "takes screenshots of the scenes in tests/browser/scenarios.mjs",
        details: "\
--manifest           takes those in public/screenshots instead
--out FOLDER         target/shots by default
--only EXPRESSION    scenes whose names match a regular expression
--lang de            the language; en by default
--size phone,large   of phone, tablet, desktop, large, sideways, narrow
--scheme light       light, dark, or both
",
        action: Action::Node("screenshots.mjs"),
    },
];

const PAGE: &[Command] = &[
    Command {
        name: "site",
        arguments: "",
        about: "adds pictures and articles to a build of trunk, as its hook",
        details: "\
Runs `trivium site` if its output in target/site is missing, or older than articles/,
languages/, puzzles/ or crates/cli/src. TRUNK_STAGING_DIR is the folder of the build.
",
        action: Action::Rust(site::run),
    },
    Command {
        name: "package",
        arguments: "[FOLDER]",
        about: "makes the npm package of embedded boards from dist/",
        details: "\
FOLDER    target/package by default
TRIVIUM_REPOSITORY, in the environment, is the repository's address in the package.
",
        action: Action::Node("package.mjs"),
    },
    Command {
        name: "sizes",
        arguments: "[FOLDER]",
        about: "prints the sizes of all files in dist/; fails over a budget",
        details: "",
        action: Action::Node("sizes.mjs"),
    },
];

const MEASUREMENTS: &[Command] = &[
    Command {
        name: "measure start",
        arguments: "[--write]",
        about: "Lighthouse scores, and starts without a network (docs/start.md)",
        details: "\
--runs N      runs of each page, of which the best counts; 3 by default
--write       writes docs/start.md
--articles    checks accessibility and SEO of all articles instead
",
        action: Action::Node("measure-start.mjs"),
    },
    Command {
        name: "measure frames",
        arguments: "[--write]",
        about: "times from a click to the next frame (docs/frames.md)",
        details: "\
--rate N          the slowdown of the processor; 4 by default
--dist FOLDER     dist by default
--against FOLDER  a second build, measured in turn with the first
--only TEXT       scenes whose names contain a text
--write           writes docs/frames.md
",
        action: Action::Node("measure-frames.mjs"),
    },
    Command {
        name: "measure embed",
        arguments: "[--write]",
        about: "embedded boards beside chess boards of npm (docs/embed.md)",
        details: "\
--runs N       runs of each page, of which the median counts; 3 by default
--only TEXT    boards whose names contain a text
--write        writes the table into docs/embed.md
",
        action: Action::Node("measure-embed.mjs"),
    },
    Command {
        name: "measure worker",
        arguments: "",
        about: "searches in the worker, and the times until they stop",
        details: "\
--only stops|tasks  only times until a stop; or the page's long tasks while engines play
--game NAME         only one game
--seconds N         the length of each search; 3 by default
--moments N         moments of a stop in each search; 4 by default
",
        action: Action::Node("measure-worker.mjs"),
    },
    Command {
        name: "measure reload",
        arguments: "[--write] [--game]",
        about: "the times from a change to the page under trunk serve (docs/build.md)",
        details: "\
--write    writes the table into docs/build.md
--game     first adds a game from the template, tests it, and plays it
",
        action: Action::Node("measure-reload.mjs"),
    },
    Command {
        name: "measure speed",
        arguments: "[SECONDS]",
        about: "the rules beside OpenSpiel and plain algorithms; writes docs/speed.md",
        details: "SECONDS    the time of each measurement; 1 by default\n",
        action: Action::Rust(speed::run),
    },
];

const TESTS: &[Command] = &[
    Command {
        name: "walk",
        arguments: "[--seeds N]",
        about: "random users who report faults",
        details: "\
--seeds N --seed FIRST    how many users, and the first seed; 1 and 1 by default
--actions N               actions of each; 300 by default
--size phone|sideways|tablet|desktop
--minutes N               starts no user after this time
--shrink                  finds a short list of actions with the same fault
--into FOLDER             for screenshots and actions; target/walks by default
--known FILE              ignores faults that match a regular expression in the file
--replay FILE             repeats the actions in a file; needs --size and --seed
",
        action: Action::Node("walk.mjs"),
    },
    Command {
        name: "by-ear",
        arguments: "[--game NAME]",
        about: "whole games by what a screen reader announces; counts words and keys",
        details: "\
--game NAME --variant NAME    all by default
--games N                     games of each variant; 1 by default
--longest N                   the most decisions of a game; 2000 by default
--verbosity low|normal|full   normal by default
--record                      follows a record; random games of Trigon do not end
--told                        prints all announcements
",
        action: Action::Node("by-ear.mjs"),
    },
    Command {
        name: "orca",
        arguments: "[--game NAME]",
        about: "games with the screen reader Orca; prints its speech",
        details: "\
--game NAME --variant NAME    all games by default
--decisions N                 the length of each game; 10 by default
--seed N                      0 by default
--record                      follows a record to its end
Needs Debian's chromium, orca, speech-dispatcher, at-spi2-core, dbus, xvfb, xauth and xdotool.
",
        action: Action::Node("orca.mjs"),
    },
    Command {
        name: "fuzz",
        arguments: "[SECONDS] [TARGET…]",
        about: "fuzzes the parsers and the games; needs no dist/",
        details: "\
SECONDS              the time of each target; 60 by default
TARGET…              names in fuzz/fuzz_targets; all by default
--keep [TARGET…]     writes a minimal corpus with the same coverage into fuzz/seeds
--damage [CASES]     damages saves, files and links in native tests; a million cases each by default
",
        action: Action::Rust(fuzz::run),
    },
];

impl Command {
    /// The words of the name. A name such as `measure frames` has two.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        self.name.split(' ')
    }

    /// The line of the command in a list.
    fn line(&self) -> String {
        let usage = format!("{} {}", self.name, self.arguments);
        format!("  {:<36}{}\n", usage.trim_end(), self.about)
    }

    pub fn help(&self) -> String {
        let Command { name, arguments, about, details, .. } = self;
        let usage = format!("cargo xtask {name} {arguments}");
        let blank = if details.is_empty() { "" } else { "\n" };
        let details: String = details.lines().map(|line| format!("  {line}\n")).collect();
        format!("Usage: {}\n\n  {about}\n{blank}{details}", usage.trim_end())
    }
}

/// The command that the arguments start with.
pub fn find(arguments: &[String]) -> Option<&'static Command> {
    let begins = |command: &&Command| {
        let count = command.words().count();
        arguments.len() >= count && command.words().eq(arguments.iter().take(count))
    };
    GROUPS.iter().flat_map(|(_, commands)| *commands).find(begins)
}

pub fn overview() -> String {
    let mut text = "Commands for developers of Trivium.\n\nUsage: cargo xtask COMMAND [ARGUMENT…]\n".to_owned();
    for (group, commands) in GROUPS {
        writeln!(text, "\n{group}:").expect("a string");
        text.extend(commands.iter().map(Command::line));
    }
    text + "\ncargo xtask COMMAND --help lists the options of a command.\n"
}

/// The list of commands that start with a word, such as `measure`.
pub fn family(word: &str) -> String {
    let commands = GROUPS.iter().flat_map(|(_, commands)| *commands);
    commands
        .filter(|command| command.name.split_once(' ').is_some_and(|(first, _)| first == word))
        .map(Command::line)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    fn all() -> impl Iterator<Item = &'static Command> {
        GROUPS.iter().flat_map(|(_, commands)| *commands)
    }

    #[test]
    fn each_command_is_found_by_its_name_and_has_help() {
        for command in all() {
            let mut arguments: Vec<String> = command.words().map(str::to_owned).collect();
            arguments.push("more".to_owned());
            let found = find(&arguments).expect(command.name);
            assert_eq!(found.name, command.name);
            assert!(overview().contains(command.about));
            assert!(command.help().contains(command.about));
        }
        assert!(find(&["measure".to_owned()]).is_none());
        assert_eq!(family("measure").lines().count(), MEASUREMENTS.len());
        assert_eq!(family("walk"), "");
    }

    #[test]
    fn each_program_exists_and_each_has_a_command() {
        let mut named: Vec<&str> = all()
            .filter_map(|command| if let Action::Node(program) = command.action { Some(program) } else { None })
            .collect();
        let folder = root().join("crates/xtask/js").read_dir().expect("a folder");
        let mut there: Vec<String> =
            folder.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect();
        there.retain(|name| name != "common.mjs");
        named.sort_unstable();
        there.sort();
        assert_eq!(named, there);
    }
}
