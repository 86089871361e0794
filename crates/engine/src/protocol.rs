//! Messages between the page and the worker. They are text, so that a mismatch of versions can be recognised.
//!
//! A message is lines of words. The worker first sends `ready VERSION`. The page then sends `think`, `hint`, `analyse`,
//! `draw` or `finish`, each with a ticket number that it chooses, or `stop`. A reply carries the ticket of its request.

use super::{Hint, Level, ProvenValue};
use std::fmt;
use trivium_rules::core::{Seat, number};

/// The version of the messages. A side that receives another version stops.
pub const VERSION: u32 = 4;

/// A position to search, with level and limits.
#[derive(Clone, PartialEq, Debug)]
pub struct Task {
    pub game: String,
    pub variant: String,
    pub options: Vec<(String, u32)>,
    /// The start of the match as a line of text, if it is not the start of the rules.
    pub start: Option<String>,
    /// The moves since the start.
    pub tokens: Vec<String>,
    pub level: Level,
    /// Seed of random choices.
    pub seed: u64,
    /// Time limit in milliseconds; `None` to use the level's node limit.
    pub millis: Option<u32>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Request {
    /// Asks for the best move.
    Think(u32, Task),
    /// Asks for the best move and an explanation. The level of the task is ignored.
    Hint(u32, Task),
    /// Asks for a comparison of up to that many moves at full strength. The level of the task is ignored.
    Analyse(u32, u8, Task),
    /// Asks whether the engine in that seat agrees to end the game.
    AgreeDraw(u32, Seat, Task),
    /// Asks for the best move so far of a running request, at once.
    Finish(u32),
    Stop,
}

/// A proven end of the game, or of the round, from the view of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProvenResult {
    /// A win, in at most this many plies if they were counted.
    Wins(Option<u32>),
    Loses,
}

impl ProvenResult {
    /// The result if `proven` decides the game. `share` is the share of the seat in thousandths.
    pub fn of(proven: ProvenValue, share: u16) -> Option<ProvenResult> {
        match proven {
            ProvenValue::Win(plies) => Some(ProvenResult::Wins(Some(plies))),
            ProvenValue::Value(value, plies) if value > 0 => Some(ProvenResult::Wins(Some(plies))),
            ProvenValue::Shares if share == 1000 => Some(ProvenResult::Wins(None)),
            ProvenValue::Loss(_) => Some(ProvenResult::Loses),
            ProvenValue::Value(value, _) if value < 0 => Some(ProvenResult::Loses),
            ProvenValue::Shares if share == 0 => Some(ProvenResult::Loses),
            ProvenValue::Value(..) | ProvenValue::Shares => None,
        }
    }
}

/// Why a request gets no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WorkerError {
    /// The browser has no workers.
    Unsupported,
    /// The worker did not start: a file is missing, or memory is short.
    NotStarted,
    /// The worker uses another version of the protocol, or sent a malformed message.
    WrongVersion,
    /// The worker crashed or stopped responding, and so did its replacement.
    Stopped,
    /// There is nothing to decide, or the worker does not know the position.
    Nothing,
}

impl fmt::Display for WorkerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            WorkerError::Unsupported => "there are no workers",
            WorkerError::NotStarted => "the worker does not start",
            WorkerError::WrongVersion => "the worker speaks another version",
            WorkerError::Stopped => "the worker stopped, and so did the one in its place",
            WorkerError::Nothing => "the worker finds nothing to decide",
        })
    }
}

impl std::error::Error for WorkerError {}

/// The state of a search; see [`super::SessionReport`].
#[derive(Clone, PartialEq, Debug)]
pub struct SearchUpdate {
    /// The best move so far; `None` while no move is known.
    pub best: Option<String>,
    pub finished: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    /// The worker is ready. Carries its version of the protocol.
    Ready(u32),
    /// The result so far, or the final one. For a hint it only shows that the search runs.
    Update(u32, SearchUpdate),
    Hint(u32, Hint),
    /// The analysis so far as the text of [`super::Analysis`], and whether it is final.
    Analysis(u32, bool, String),
    /// Whether the engine agrees to end the game.
    AgreeDraw(u32, bool),
    /// The task is invalid: the game is unknown, or a token is not legal.
    Refused(u32),
}

impl Task {
    fn write(&self) -> String {
        let options: Vec<_> = self.options.iter().map(|(key, value)| [key, "=", &value.to_string()].concat()).collect();
        let millis = self.millis.map_or_else(|| "-".to_owned(), |millis| millis.to_string());
        let head = [&*self.level.text(), &self.seed.to_string(), &millis].join(" ");
        let start = self.start.as_deref().unwrap_or_default();
        [&*head, &self.game, &self.variant, &options.join(" "), start, &self.tokens.join(" ")].join("\n")
    }

    fn read<'a>(mut lines: impl Iterator<Item = &'a str>) -> Option<Task> {
        let words = |line: &'a str| line.split(' ').filter(|word| !word.is_empty());
        let mut head = words(lines.next()?);
        let level = Level::read(head.next()?)?;
        let (seed, millis) = (number(head.next()?)?, head.next()?);
        let millis = if millis == "-" { None } else { Some(number(millis)?) };
        let (game, variant) = (lines.next()?.to_owned(), lines.next()?.to_owned());
        let option = |word: &str| word.split_once('=').and_then(|(key, value)| Some((key.to_owned(), number(value)?)));
        let options = words(lines.next()?).map(option).collect::<Option<_>>()?;
        let start = Some(lines.next()?).filter(|start| !start.is_empty()).map(str::to_owned);
        let tokens = words(lines.next()?).map(str::to_owned).collect();
        Some(Task { game, variant, options, start, tokens, level, seed, millis })
    }
}

impl Request {
    pub fn write(&self) -> String {
        match self {
            Request::Think(ticket, task) => ["think ", &ticket.to_string(), "\n", &task.write()].concat(),
            Request::Hint(ticket, task) => ["hint ", &ticket.to_string(), "\n", &task.write()].concat(),
            Request::Analyse(ticket, lines, task) => {
                ["analyse ", &ticket.to_string(), " ", &lines.to_string(), "\n", &task.write()].concat()
            }
            Request::AgreeDraw(ticket, seat, task) => {
                ["draw ", &ticket.to_string(), " ", &seat.to_string(), "\n", &task.write()].concat()
            }
            Request::Finish(ticket) => ["finish ", &ticket.to_string()].concat(),
            Request::Stop => "stop".to_owned(),
        }
    }

    /// Parses a request; `None` if the text is malformed.
    pub fn read(text: &str) -> Option<Request> {
        let mut lines = text.split('\n');
        let mut head = lines.next()?.split(' ');
        Some(match head.next()? {
            "think" => Request::Think(number(head.next()?)?, Task::read(lines)?),
            "hint" => Request::Hint(number(head.next()?)?, Task::read(lines)?),
            "analyse" => Request::Analyse(number(head.next()?)?, number(head.next()?)?, Task::read(lines)?),
            "draw" => {
                let (ticket, seat) = (number(head.next()?)?, number(head.next()?)?);
                Request::AgreeDraw(ticket, Seat::new(seat)?, Task::read(lines)?)
            }
            "finish" => Request::Finish(number(head.next()?)?),
            "stop" => Request::Stop,
            _ => return None,
        })
    }
}

impl Reply {
    pub fn write(&self) -> String {
        match self {
            Reply::Ready(version) => ["ready ", &version.to_string()].concat(),
            Reply::Refused(ticket) => ["refused ", &ticket.to_string()].concat(),
            Reply::AgreeDraw(ticket, agrees) => {
                ["draw ", &ticket.to_string(), if *agrees { " y" } else { " n" }].concat()
            }
            Reply::Analysis(ticket, finished, analysis) => {
                let done = if *finished { " y\n" } else { " n\n" };
                ["outlook ", &ticket.to_string(), done, analysis].concat()
            }
            Reply::Update(ticket, found) => {
                let done = if found.finished { "y" } else { "n" };
                // An empty word stands for no move.
                let best = found.best.as_deref().unwrap_or_default();
                ["found ", &ticket.to_string(), " ", done, " ", best].concat()
            }
            Reply::Hint(ticket, hint) => ["hint ", &ticket.to_string(), "\n", &hint.write()].concat(),
        }
    }

    /// Parses a reply; `None` if the text is malformed.
    pub fn read(text: &str) -> Option<Reply> {
        let mut lines = text.split('\n');
        let mut head = lines.next()?.split(' ');
        Some(match head.next()? {
            "ready" => Reply::Ready(number(head.next()?)?),
            "refused" => Reply::Refused(number(head.next()?)?),
            "draw" => Reply::AgreeDraw(number(head.next()?)?, yes(head.next()?)?),
            "outlook" => {
                let analysis = text.split_once('\n')?.1.to_owned();
                Reply::Analysis(number(head.next()?)?, yes(head.next()?)?, analysis)
            }
            "found" => {
                let ticket = number(head.next()?)?;
                let finished = yes(head.next()?)?;
                let best = Some(head.next()?).filter(|best| !best.is_empty()).map(str::to_owned);
                Reply::Update(ticket, SearchUpdate { best, finished })
            }
            "hint" => Reply::Hint(number(head.next()?)?, Hint::read(lines.next()?)?),
            _ => return None,
        })
    }
}

/// Parses `y` or `n`.
pub(super) fn yes(word: &str) -> Option<bool> {
    match word {
        "y" => Some(true),
        "n" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn task() -> Task {
        let owned = |text: &str| text.to_owned();
        Task {
            game: owned("traffic-lights"),
            variant: owned("four"),
            options: vec![(owned("rounds"), 2), (owned("chips"), 9)],
            start: Some(owned("board=... turn=1")),
            tokens: ["b2", "slide-W", "-3@0,-1u"].map(owned).to_vec(),
            level: Level::FULL,
            seed: u64::MAX,
            millis: Some(1500),
        }
    }

    #[test]
    fn requests_round_trip() {
        let bare = Task { options: Vec::new(), start: None, tokens: Vec::new(), millis: None, ..task() };
        for request in [
            Request::Think(7, task()),
            Request::AgreeDraw(u32::MAX, Seat::at(2), task()),
            Request::Hint(5, task()),
            Request::Think(0, bare),
            Request::Analyse(3, 5, Task { level: Level::timed(10).expect("a level"), ..task() }),
            Request::Finish(9),
            Request::Stop,
        ] {
            assert_eq!(Request::read(&request.write()), Some(request));
        }
    }

    #[test]
    fn replies_round_trip() {
        for (best, finished) in [(None, false), (Some("a1-a3".to_owned()), true)] {
            let reply = Reply::Update(3, SearchUpdate { best, finished });
            assert_eq!(Reply::read(&reply.write()), Some(reply));
        }
        let hint = Hint {
            best: "b2".to_owned(),
            proven_result: Some(ProvenResult::Loses),
            only: true,
            alone: false,
            threat: None,
        };
        let seen = Reply::Analysis(8, true, "y 3 4 -\nw1 1000 0 0 a1".to_owned());
        for reply in [
            seen,
            Reply::Hint(7, hint),
            Reply::Ready(VERSION),
            Reply::AgreeDraw(1, true),
            Reply::AgreeDraw(1, false),
            Reply::Refused(9),
        ] {
            assert_eq!(Reply::read(&reply.write()), Some(reply));
        }
    }

    #[test]
    fn only_a_win_or_loss_is_a_proven_result() {
        assert_eq!(ProvenResult::of(ProvenValue::Value(2, 7), 1000), Some(ProvenResult::Wins(Some(7))));
        assert_eq!(ProvenResult::of(ProvenValue::Value(0, 7), 500), None);
        assert_eq!(ProvenResult::of(ProvenValue::Value(-1, 7), 0), Some(ProvenResult::Loses));
        assert_eq!(ProvenResult::of(ProvenValue::Loss(4), 0), Some(ProvenResult::Loses));
        let shares = [1000, 500, 0].map(|share| ProvenResult::of(ProvenValue::Shares, share));
        assert_eq!(shares, [Some(ProvenResult::Wins(None)), None, Some(ProvenResult::Loses)]);
    }

    #[test]
    fn malformed_text_is_rejected() {
        for text in [
            "",
            "think",
            "think 1",
            "think x\n8 0 -\ng\nv\n\n\n",
            "draw 1 9\n8 0 -\ng\nv\n\n\n",
            "found 1 y",
            "hint 1",
            "hint 1\na1 -",
            "outlook 1",
            "analyse 1\n8 0 -\ng\nv\n\n\n",
            "hello",
        ] {
            assert_eq!(Request::read(text), None, "{text}");
            assert_eq!(Reply::read(text), None, "{text}");
        }
        assert_eq!(Request::read("think 1\n9 0 -\ntritt\nstep\n\n\n"), None, "there is no level 9");
    }
}
