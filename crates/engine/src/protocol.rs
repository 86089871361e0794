//! Messages between the page and the worker.
//!
//! The worker first sends [`Reply::Ready`]. A request has a ticket number that the page chooses, and a reply carries the
//! ticket of its request. Page and worker are files of one release, so messages have no version.

use super::{Analysis, Hint, Level, ProvenValue};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A position to search, with level and limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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

/// The question about the position of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum JobKind {
    /// Find the best move.
    Decide,
    /// Find the best move and explain it. The level of the task is ignored.
    Advise,
    /// Compare up to this number of moves at full strength. The level of the task is ignored.
    Compare(u8),
    /// Decide whether the engine in the seat of this index agrees to end the game.
    Agree(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Starts a search in place of the running one.
    Job(u32, JobKind, Task),
    /// Asks for the best move so far of a running request, at once.
    Finish(u32),
    Stop,
}

/// A proven end of the game, or of the round, from the view of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum WorkerError {
    /// The browser has no workers.
    #[error("there are no workers")]
    Unsupported,
    /// A file is missing, or memory is short.
    #[error("the worker does not start")]
    NotStarted,
    /// The page cannot read the worker's messages.
    #[error("the worker speaks another version")]
    WrongVersion,
    /// The worker crashed or stopped responding.
    #[error("the worker stopped, and so did the one in its place")]
    Stopped,
    /// There is nothing to decide, or the worker does not know the position.
    #[error("the worker finds nothing to decide")]
    Nothing,
}

/// The state of a search; see [`super::SearchReport`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SearchUpdate {
    pub finished: bool,
    /// The best move so far; `None` while no move is known.
    pub best: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    Ready,
    /// The result so far, or the final one. For a hint it only shows that the search runs.
    Update(u32, SearchUpdate),
    Hint(u32, Hint),
    /// The analysis so far.
    Analysis(u32, Analysis),
    /// Whether the engine agrees to end the game.
    AgreeDraw(u32, bool),
    /// The task is invalid: the game is unknown, or a token is not legal.
    Refused(u32),
}

/// The bytes of a message, in the format of postcard.
pub fn write_message(message: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(message).expect("the length of each list is known")
}

/// Parses a message; `None` if it is malformed.
pub fn read_message<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AnalysisLine, Threat};

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
            Request::Job(7, JobKind::Decide, task()),
            Request::Job(u32::MAX, JobKind::Agree(2), task()),
            Request::Job(5, JobKind::Advise, task()),
            Request::Job(0, JobKind::Decide, bare),
            Request::Job(3, JobKind::Compare(5), Task { level: Level::timed(10).expect("a level"), ..task() }),
            Request::Finish(9),
            Request::Stop,
        ] {
            assert_eq!(read_message(&write_message(&request)), Some(request));
        }
    }

    #[test]
    fn replies_round_trip() {
        let threat = Threat { line: ["b2", "*R", "pass"].map(str::to_owned).to_vec(), same: true };
        let hint = Hint {
            best: "b2".to_owned(),
            proven_result: Some(ProvenResult::Wins(None)),
            only: true,
            alone: false,
            threat: Some(threat),
        };
        let proven = Some(ProvenValue::Value(-3, 12));
        let line = AnalysisLine { tokens: vec!["-3@0,-1u".to_owned()], shares: [1000, 0, 437], proven };
        let analysis = Analysis { lines: vec![line], nodes: u64::MAX, progress: Some(999), ..Analysis::default() };
        for reply in [
            Reply::Ready,
            Reply::Update(3, SearchUpdate { best: None, finished: false }),
            Reply::Update(3, SearchUpdate { best: Some("a1-a3".to_owned()), finished: true }),
            Reply::Hint(7, hint),
            Reply::Analysis(8, analysis),
            Reply::AgreeDraw(1, true),
            Reply::Refused(9),
        ] {
            assert_eq!(read_message(&write_message(&reply)), Some(reply));
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
    fn malformed_messages_are_rejected() {
        let bytes = write_message(&Request::Job(1, JobKind::Decide, task()));
        for length in 0..bytes.len() {
            assert_eq!(read_message::<Request>(&bytes[..length]), None, "{length} bytes");
        }
        for bytes in [&[][..], &[99], b"ready 4"] {
            assert_eq!(read_message::<Request>(bytes), None);
            assert_eq!(read_message::<Reply>(bytes), None);
        }
    }
}
