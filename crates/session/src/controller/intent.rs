//! The intents of users, and the feedback on them.

use crate::{Clock, NodeId, Tags};
use trivium_engine::{Hint, Level, WorkerError};
use trivium_rules::core::{Pick, Seat, TableAction, Verdict};
use trivium_rules::games::{Refusal, TokenError};

/// A request of a user, or a result that an engine reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    Pick(Pick),
    /// Discard the picks already made for the current move.
    Cancel,
    /// Remove the message about the last intent. The picks already made stay.
    Dismiss,
    /// Play a token from text input.
    Type(String),
    Act(TableAction),
    PlayChance,
    /// Play this token as the move of the engine to move.
    EngineMove(String),
    /// Make the node in view the current node. The moves after it stay in the record.
    Resume,
    /// Make the start the current node. The moves after it stay in the record.
    Restart,
    /// Switch trying mode. In this mode, moves form variations and do not advance the match.
    SetTrying(bool),
    /// Assign the seat to an engine of this level, or to a person (`None`).
    Seat(Seat, Option<Level>),
    /// Name the player of a seat; an empty text removes the name.
    Name(Seat, String),
    /// The answer of the person in this seat to a proposal to end the game by agreement.
    Consent(Seat, bool),
    /// The answer of an engine to such a proposal. The engines are asked one after the other, after the people.
    EnginesAgreed(bool),
    /// The engine failed to give a hint or to answer a proposal.
    EngineFailed(WorkerError),
    Hint(Hint),
    /// Show the results of an analysis on the board.
    MarkProven {
        /// Tokens of the moves that are proven to win or lose.
        sure: Vec<(String, Verdict)>,
        /// Token of the best move.
        best: Option<String>,
    },
    /// Close the summary of a finished round.
    LeaveRound,
    /// Undo a move of the match. If another node than the current one is in view, or after the end, step back.
    Undo,
    /// Redo an undone move. If another node than the current one is in view, step forward.
    Redo,
    /// Step back in the record without changing the current node.
    StepBack,
    /// Step forward in the record without changing the current node.
    StepForward,
    GoToCurrent,
    /// Go to a ply of the line in view; 0 is the start.
    GoTo(usize),
    /// Go to a node, possibly in another variation.
    GoToNode(NodeId),
    /// Replace the comment of a node; an empty text removes it.
    Comment(NodeId, String),
    /// Swap the variation that contains the node with the variation before it.
    Promote(NodeId),
    /// Make the path to a node the main line.
    MakeMain(NodeId),
    /// Remove a node with its subtree.
    Remove(NodeId),
    /// Undo the last removal.
    Restore,
    /// Set title, date and series.
    Tag(Tags),
    /// Pause (true) or resume the clock. While it is paused, nobody can move.
    Pause(bool),
    /// Change or remove the clock. The new clock also applies to the thinking times already in the record.
    Clock(Option<Clock>),
    /// The page's timer: makes [`super::Controller::after`] check whether the time of the seat to move is over.
    TimeUp,
    /// Apply the intent only while [`super::ControllerState::serial`] has this value. An engine may answer too late.
    At(u32, Box<Intent>),
}

impl Intent {
    /// Whether the intent changes only the view, not the match.
    pub fn browses(&self) -> bool {
        use Intent::{GoTo, GoToCurrent, GoToNode, MarkProven, SetTrying, StepBack, StepForward};
        matches!(self, StepBack | StepForward | GoToCurrent | GoTo(_) | GoToNode(_) | SetTrying(_) | MarkProven { .. })
    }
}

/// The message to users about the last intent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// The pick is illegal. The rules may give a reason.
    Refusal(Option<Refusal>),
    TokenError(TokenError),
    /// An engine declines to end the game by agreement.
    Declined,
    /// A person declines to end the game by agreement.
    NotEveryoneAgrees,
    /// Strict mode forbids the intent.
    Strict,
    Hint(Hint),
    EngineFailed(WorkerError),
    /// There is nothing more to undo, redo or step to.
    NoFurther,
    /// The clock was changed (true) or removed (false).
    ClockSet(bool),
}

/// How the position in view was reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Arrival {
    /// A move was played, or the match was opened.
    #[default]
    Played,
    Undone,
    Redone,
    /// A user browsed the record.
    Went,
}

/// A finished round, shown until the players continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSummary {
    /// Counted from 1.
    pub round: u32,
    /// Points of each seat in this round.
    pub points: [u32; 2],
}
