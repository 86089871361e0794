//! The results of commands: a line of output, or a failure with its exit status.

use std::fmt::Display;
use std::io::Write;
use std::process::ExitCode;

pub enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// The command found a fault in its input and has already reported it.
    Said,
    Io(std::io::Error),
}

impl From<lexopt::Error> for Failure {
    fn from(error: lexopt::Error) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Failure {
        Failure::Io(error)
    }
}

/// Prints a line of a command's output.
///
/// # Errors
/// If it cannot be written.
pub fn print_line(line: impl Display) -> Result<(), Failure> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}

/// The exit status of a command. Prints the message of a failure, if there is one, in one line.
pub fn status(result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Said) => ExitCode::from(1),
        // `trivium trace … | head` closes the pipe early.
        Err(Failure::Io(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(error)) => {
            eprintln!("trivium: {error}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(why)) => {
            eprintln!("trivium: {why}");
            ExitCode::from(2)
        }
    }
}
