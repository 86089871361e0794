//! The intents of the people at the screen, and what answers them.

use crate::{Clock, NodeId, Tags};
use trivium_engine::{Hint, Level, WorkerError};
use trivium_rules::core::{Pick, Seat, TableAction, Verdict};
use trivium_rules::games::{Refusal, TokenError};

/// Something that someone at the screen wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent {
    /// Point at something.
    Pick(Pick),
    /// Give up the choice under way.
    Cancel,
    /// Play a token that was typed.
    Type(String),
    /// Do a table action.
    Act(TableAction),
    /// Let chance draw once.
    PlayChance,
    /// Play what the engine to act has decided.
    EngineMove(String),
    /// Let the match go on from the place that is looked at, whatever was played after it.
    Resume,
    /// Play the match from its start once more.
    Restart,
    /// Only try things out from now on, or no longer: nothing that is played carries the match on.
    SetTrying(bool),
    /// Let an engine of that level play a seat from now on, or a person.
    Seat(Seat, Option<Level>),
    /// Give the player of a seat a name; an empty one takes it away.
    Name(Seat, String),
    /// The answer of the person at that seat to an offer to end the game by agreement.
    Consent(Seat, bool),
    /// The answer of the computer players to such an offer, after the people.
    EnginesAgreed(bool),
    /// The engine that was asked for a hint, or to agree, does not answer.
    EngineFailed(WorkerError),
    /// Show a decision that was found to be best.
    Hint(Hint),
    /// Mark what an analysis knows.
    MarkProven {
        /// The decisions that win or lose for sure.
        sure: Vec<(String, Verdict)>,
        /// The best one.
        best: Option<String>,
    },
    /// Leave the picture of a finished round.
    LeaveRound,
    /// Take back a decision of the match; where it is over, or one looks elsewhere, step back.
    Undo,
    /// Bring a decision back that was taken back; elsewhere, step on.
    Redo,
    /// Look one decision back. The match stays as it is.
    StepBack,
    /// Look one decision further. The match stays as it is.
    StepForward,
    /// Look at where the match stands.
    GoToCurrent,
    /// Go to a ply of the line; 0 is the start.
    GoTo(usize),
    /// Go to a node, perhaps of another variation.
    GoToNode(NodeId),
    /// Say something to a node, in place of what was said.
    Comment(NodeId, String),
    /// Let the variation of a node change places with the one before it.
    Promote(NodeId),
    /// Make all on the way to a node the main line.
    MakeMain(NodeId),
    /// Remove a node with all that was played after it.
    Remove(NodeId),
    /// Put back what was removed last.
    Restore,
    /// Note a title, a date or a series.
    Tag(Tags),
    /// Stop the clock, or let it run again. While it stands still nothing can be decided.
    Pause(bool),
    /// Play with that clock from now on, or without one. Time that was measured so far counts.
    Clock(Option<Clock>),
}

/// Why nothing came of the last intent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Feedback {
    /// The pick cannot be; the reason if the rules give one.
    Refusal(Option<Refusal>),
    /// The token cannot be.
    TokenError(TokenError),
    /// An engine does not agree to end the game.
    Declined,
    /// A person does not.
    NotEveryoneAgrees,
    /// The match is strict.
    Strict,
    /// A decision that was found to be best.
    Hint(Hint),
    /// The engine does not answer.
    EngineFailed(WorkerError),
    /// There is no decision to go to that way.
    NoFurther,
    /// The match has another clock, or none any more.
    ClockSet(bool),
}

/// How this picture was come to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Arrival {
    /// Something was played, or the match was opened.
    #[default]
    Played,
    /// A decision was taken back.
    Undone,
    /// A decision that was taken back was brought back.
    Redone,
    /// Someone went there along the record.
    Went,
}

/// A finished round, shown until the players go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSummary {
    /// The round's number, from 1.
    pub round: u32,
    /// The points that each seat earned in it.
    pub points: [u32; 2],
}
