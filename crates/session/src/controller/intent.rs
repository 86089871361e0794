//! The intents of users, and the feedback on them.

use crate::{Clock, NodeId, Tags};
use trivium_engine::{Hint, Level, WorkerError};
use trivium_rules::core::{Pick, Seat, TableAction, Verdict};
use trivium_rules::games::{Refusal, TokenError};

/// An action that a user asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Make a pick.
    Pick(Pick),
    /// Cancel the current choice.
    Cancel,
    /// Play a token that was typed.
    Type(String),
    /// Perform a table action.
    Act(TableAction),
    /// Make one chance draw.
    PlayChance,
    /// Play the engine's move.
    EngineMove(String),
    /// Continue the match from the node in view, and keep the moves after it as a variation.
    Resume,
    /// Restart the match.
    Restart,
    /// Turn trying on or off. While it is on, no move advances the match.
    SetTrying(bool),
    /// Assign a seat to an engine of that level, or to a person (`None`).
    Seat(Seat, Option<Level>),
    /// Name the player of a seat; an empty name removes it.
    Name(Seat, String),
    /// Answer a proposal to end the game by agreement, for the person in this seat.
    Consent(Seat, bool),
    /// Answer such a proposal for all engines, after the people.
    EnginesAgreed(bool),
    /// The engine failed to give a hint or to answer a proposal.
    EngineFailed(WorkerError),
    /// Show a hint.
    Hint(Hint),
    /// Mark the results of an analysis.
    MarkProven {
        /// The moves that are proven to win or lose.
        sure: Vec<(String, Verdict)>,
        /// The best move.
        best: Option<String>,
    },
    /// Leave the summary of a finished round.
    LeaveRound,
    /// Undo a move of the match. Away from the current node, or after the end, step back.
    Undo,
    /// Redo an undone move. Away from the current node, step forward.
    Redo,
    /// Step back in the record. The current node stays.
    StepBack,
    /// Step forward in the record. The current node stays.
    StepForward,
    /// Go to the current node of the match.
    GoToCurrent,
    /// Go to a ply of the line; 0 is the start.
    GoTo(usize),
    /// Go to a node, possibly in another variation.
    GoToNode(NodeId),
    /// Replace the comment of a node.
    Comment(NodeId, String),
    /// Swap the variation of a node with the one before it.
    Promote(NodeId),
    /// Make the path to a node the main line.
    MakeMain(NodeId),
    /// Remove a node with all moves after it.
    Remove(NodeId),
    /// Undo the last removal.
    Restore,
    /// Set the tags: title, date, series.
    Tag(Tags),
    /// Pause or resume the clock. While it is paused, no move can be made.
    Pause(bool),
    /// Change or remove the clock. The times in the record count for the new clock.
    Clock(Option<Clock>),
    /// End the time of the seat to move, if it is over.
    TimeUp,
    /// An intent for the picture with that serial. It is dropped at any other one: the answer of an engine comes late.
    At(u32, Box<Intent>),
}

impl Intent {
    /// Whether the intent changes only the view of a match and not the match.
    pub fn browses(&self) -> bool {
        use Intent::{GoTo, GoToCurrent, GoToNode, MarkProven, SetTrying, StepBack, StepForward};
        matches!(self, StepBack | StepForward | GoToCurrent | GoTo(_) | GoToNode(_) | SetTrying(_) | MarkProven { .. })
    }
}

/// Feedback on the last intent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// The pick is not legal; with a reason if the rules give one.
    Refusal(Option<Refusal>),
    /// The token is not legal.
    TokenError(TokenError),
    /// An engine declines to end the game.
    Declined,
    /// A person declines to end the game.
    NotEveryoneAgrees,
    /// The strict match does not allow it.
    Strict,
    /// The hint.
    Hint(Hint),
    /// The engine failed.
    EngineFailed(WorkerError),
    /// There is no move in that direction.
    NoFurther,
    /// The clock was changed, or removed (false).
    ClockSet(bool),
}

/// How the current picture was reached.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Arrival {
    /// A move was played, or the match was opened.
    #[default]
    Played,
    /// A move was undone.
    Undone,
    /// A move was redone.
    Redone,
    /// A user browsed the record.
    Went,
}

/// A finished round, shown until the players continue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSummary {
    /// The number of the round, from 1.
    pub round: u32,
    /// The points that each seat won in it.
    pub points: [u32; 2],
}
