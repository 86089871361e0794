mod commands;
mod fuzz;
mod new_game;
mod new_language;
mod process;
mod site;
mod speed;

use crate::process::Failure;
use commands::{Action, Command, family, find, overview};
use std::process::ExitCode;

fn run() -> Result<(), Failure> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let asks = |argument: &String| argument == "--help" || argument == "-h";
    if arguments.first().is_none_or(asks) {
        print!("{}", overview());
        return Ok(());
    }
    let Some(command) = find(&arguments) else {
        let family = family(&arguments[0]);
        if !family.is_empty() && arguments[1..].iter().all(asks) {
            print!("{family}");
            return Ok(());
        }
        return Err(format!("there is no command {}; cargo xtask --help lists all", arguments.join(" ")));
    };
    let given = arguments.split_off(command.words().count());
    if given.iter().any(asks) {
        print!("{}", command.help());
        return Ok(());
    }
    start(command, &given)
}

fn start(command: &Command, given: &[String]) -> Result<(), Failure> {
    match command.action {
        Action::Rust(act) => act(given),
        Action::Generate(which) => process::generate(which, given),
        Action::Node(program) => process::node(program, given),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if !failure.is_empty() {
                eprintln!("error: {failure}");
            }
            ExitCode::FAILURE
        }
    }
}
