//! The rules seam: what a game is to a search, to a referee, to a reader and to a viewer.

use super::{Event, Gesture, MoveEffect, Overview, ParseError, Pick, Scene, Seat, SeededRng, Site, TableAction, Turn};
use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// A game's rules. The value itself is the variant with its options.
///
/// One *decision* is one move: setting a ball, then choosing which to take, are two. Chance is an actor whose draws are moves
/// too, so a state needs no random source; nor does it hold any history.
pub trait Rules: Send + Sync + 'static {
    /// A position with everything the rules need to go on.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One decision. The order is for search and storage; the order of a legal *list* is that of the tokens' text.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// The starting position.
    fn start(&self) -> Self::State;

    /// The side to decide next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends all legal moves, each once, in no promised order. Appends none exactly when the game is over.
    fn legal(&self, state: &Self::State, into: &mut Vec<Self::Move>);

    /// Plays a move that is known to be legal, such as one from [`Rules::legal`]. Use [`Referee::play`] for any other move.
    ///
    /// An illegal move leads to a wrong state, but not to undefined behaviour.
    ///
    /// # Panics
    /// Debug builds panic when the move is not legal.
    fn play_unchecked(&self, state: &mut Self::State, made: Self::Move);

    /// Draws one of the legal moves of a seat, each equally likely. A game may do it without making the whole list; `scratch`
    /// spares the allocation where it does not.
    ///
    /// # Panics
    /// When the game is over.
    fn sample(&self, state: &Self::State, rng: &mut SeededRng, scratch: &mut Vec<Self::Move>) -> Self::Move {
        scratch.clear();
        self.legal(state, scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// At a chance decision: how likely this draw is, relative to the others.
    fn weight(&self, _state: &Self::State, _draw: Self::Move) -> u32 {
        1
    }

    /// Whether a seat has lost while the others play on.
    fn is_out(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The round that is played, from 1, in a match of several.
    fn round(&self, _state: &Self::State) -> u32 {
        1
    }

    /// How many symmetries of the board the rules know; 1 where none but the one that leaves all as it is.
    fn symmetries(&self) -> usize {
        1
    }

    /// The decision to which the symmetry of that number, below [`Rules::symmetries`], carries this one; 0 leaves it as it is.
    fn image(&self, made: Self::Move, _symmetry: usize) -> Self::Move {
        made
    }
}

/// Judges single moves, with the reason for each refusal, and table actions.
pub trait Referee: Rules {
    /// Why a decision is not legal, with the rule that says so.
    type Refusal: Error + Clone + Eq + Send + Sync + 'static;

    /// Whether the decision is legal, found without the legal list.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, state: &Self::State, made: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a move after checking it.
    ///
    /// # Errors
    /// The reason why it is not legal; the state is unchanged then.
    fn play(&self, state: &mut Self::State, made: Self::Move) -> Result<(), Self::Refusal> {
        self.check(state, made)?;
        self.play_unchecked(state, made);
        Ok(())
    }

    /// Does a table action. That a claimed repetition stands is the caller's to know, and that the game runs and a seat is
    /// to act (for [`TableAction::Agree`] also chance).
    ///
    /// # Errors
    /// The reason why the game does not allow it now; the state is unchanged then.
    fn act(&self, state: &mut Self::State, action: TableAction) -> Result<(), Self::Refusal>;
}

/// A move of a game as text. See [`Notation::display`].
#[derive(Clone, Copy, Debug)]
pub struct DisplayMove<'a, R: Notation> {
    rules: &'a R,
    made: R::Move,
}

impl<R: Notation> fmt::Display for DisplayMove<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut token = String::new();
        self.rules.write_move(self.made, &mut token);
        f.pad(&token)
    }
}

/// Why a text is not a legal move at a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError<R> {
    /// The text is no token of this game.
    Unreadable(ParseError),
    /// The move is not legal there.
    Illegal(R),
}

impl<R: fmt::Display> fmt::Display for MoveError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Unreadable(error) => fmt::Display::fmt(error, f),
            MoveError::Illegal(refusal) => fmt::Display::fmt(refusal, f),
        }
    }
}

impl<R: Error> Error for MoveError<R> {}

/// Tokens and positions as text, as the rule files give them.
pub trait Notation: Rules {
    /// Appends the move's token.
    fn write_move(&self, made: Self::Move, out: &mut String);

    /// A move as something to print: `println!("{}", rules.display(made))` prints its token.
    fn display(&self, made: Self::Move) -> DisplayMove<'_, Self>
    where
        Self: Sized,
    {
        DisplayMove { rules: self, made }
    }

    /// The move of a token, legal or not. [`Notation::parse_move`] checks it, too.
    ///
    /// # Errors
    /// When the text is no token of this game.
    fn read_move(&self, token: &str) -> Result<Self::Move, ParseError>;

    /// The legal move of a token at a position.
    ///
    /// # Errors
    /// When the text is no token of this game, or the move is not legal there.
    fn parse_move(&self, state: &Self::State, token: &str) -> Result<Self::Move, MoveError<Self::Refusal>>
    where
        Self: Referee,
    {
        let made = self.read_move(token).map_err(MoveError::Unreadable)?;
        self.check(state, made).map_err(MoveError::Illegal)?;
        Ok(made)
    }

    /// Appends every move that has a token and could be meant at `state`, legal or not (on the open plane: within a window
    /// around the field). For tests and for typed input.
    fn alphabet(&self, state: &Self::State, into: &mut Vec<Self::Move>);

    /// What proofs call the side that begins and the side that answers. Seats can exchange sides where the game has a swap.
    fn sides(&self) -> [&'static str; 2] {
        ["first", "second"]
    }

    /// The decision by which a seat goes on with what the other one has laid, where there is one.
    fn exchange(&self) -> Option<Self::Move> {
        None
    }

    /// Appends the position's line.
    fn write_position(&self, state: &Self::State, out: &mut String);

    /// The state of a position's line.
    ///
    /// # Errors
    /// When the text is no position of this game and variant; also when the game is over there and the text does not tell
    /// how it ended.
    fn read_position(&self, text: &str) -> Result<Self::State, ParseError>;
}

/// Presents positions to viewers and players: scenes, prompts, gestures, events.
pub trait Present: Referee {
    /// The question to the seat to act, in the game's own terms.
    type Prompt: Copy + Eq + Debug + Send + Sync;

    /// The current prompt; `None` when the game is over.
    fn prompt(&self, state: &Self::State) -> Option<Self::Prompt>;

    /// The pieces and their places.
    fn scene(&self, state: &Self::State) -> Scene;

    /// The order in which the position is told, and the patterns to tell; nothing where its pieces say it all.
    fn overview(&self, _state: &Self::State) -> Overview {
        Overview::default()
    }

    /// How many places to the right and up it is from one site to another, where sites are told so rather than by coordinates.
    fn direction(&self, _from: Site, _to: Site) -> Option<[i16; 2]> {
        None
    }

    /// The straight lines that lead on from a site, each from the next site to the edge or to the last piece; none where there is no way
    /// on.
    fn lines(&self, _state: &Self::State, _from: Site) -> Vec<Vec<Site>> {
        Vec::new()
    }

    /// Appends each way in which a hand makes this decision: the things it points at, one after the other. A decision of
    /// chance has none.
    fn gestures(&self, state: &Self::State, made: Self::Move, into: &mut Vec<Gesture>);

    /// The events of a move, in order. `after` is `before` with `made` played.
    fn events(&self, before: &Self::State, made: Self::Move, after: &Self::State) -> Vec<Event>;

    /// What a move achieves by a rule of the game, if anything. Never `None` when the seat wins with it. `after` is as for
    /// [`Present::events`].
    fn move_effect(&self, before: &Self::State, made: Self::Move, after: &Self::State) -> Option<MoveEffect>;

    /// The result of a legal move for a preview, where the picks do not show it: events with the result but without the steps
    /// in between.
    fn preview(&self, _before: &Self::State, _made: Self::Move) -> Vec<Event> {
        Vec::new()
    }

    /// Why the last of these picks cannot be chosen after the ones before it; `None` when it can be, or when nothing but "not
    /// a part of a decision" can be said.
    fn explain_illegal(&self, state: &Self::State, picks: &[Pick]) -> Option<Self::Refusal>;

    /// All sites that a board shows now, in reading order.
    fn sites(&self, state: &Self::State) -> Vec<Site>;

    /// The site's coordinate, as tokens write it.
    fn site_name(&self, site: Site) -> String;
}
