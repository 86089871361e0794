//! The traits that a game implements.

use super::{Event, Gesture, MoveEffect, Overview, ParseError, Pick, Scene, Seat, SeededRng, Site, TableAction, Turn};
use std::error::Error;
use std::fmt::{self, Debug};
use std::hash::Hash;

/// The rules of a game. A value is one variant with its options.
///
/// A *move* is one decision. A turn may have several: in Triapon, setting a ball and then taking one are two moves.
pub trait Rules: Send + Sync + 'static {
    /// A position with everything that the rules need to continue.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// A move. The order of moves has no meaning in the game; it lets searches sort and store them.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// The starting position.
    fn start(&self) -> Self::State;

    /// Who decides next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends all legal moves, each once, in any order. The list is empty exactly when the game is over.
    fn legal(&self, state: &Self::State, into: &mut Vec<Self::Move>);

    /// All legal moves. See [`Rules::legal`], which can reuse a list.
    fn legal_moves(&self, state: &Self::State) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal(state, &mut moves);
        moves
    }

    /// Plays a move that is known to be legal, such as one from [`Rules::legal`]. Use [`Referee::play`] for any other
    /// move.
    ///
    /// An illegal move leads to a wrong state, but not to undefined behaviour.
    ///
    /// # Panics
    /// Debug builds panic when the move is not legal.
    fn play_unchecked(&self, state: &mut Self::State, made: Self::Move);

    /// The position after a move that is known to be legal. See [`Rules::play_unchecked`].
    ///
    /// # Panics
    /// Debug builds panic when the move is not legal.
    fn after(&self, state: &Self::State, made: Self::Move) -> Self::State {
        let mut after = state.clone();
        self.play_unchecked(&mut after, made);
        after
    }

    /// A random legal move of a seat, with equal probabilities. Some games choose one without the whole list; others
    /// use `scratch` for the list, which avoids an allocation.
    ///
    /// # Panics
    /// When the game is over.
    fn sample(&self, state: &Self::State, rng: &mut SeededRng, scratch: &mut Vec<Self::Move>) -> Self::Move {
        scratch.clear();
        self.legal(state, scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// The weight of a draw of chance. The probability of a draw is its weight divided by the sum of all weights.
    fn weight(&self, _state: &Self::State, _draw: Self::Move) -> u32 {
        1
    }

    /// Whether a seat is out while the others play on.
    fn is_out(&self, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The current round, from 1.
    fn round(&self, _state: &Self::State) -> u32 {
        1
    }

    /// The number of symmetries of the board, including the identity.
    fn symmetries(&self) -> usize {
        1
    }

    /// The image of a move under the symmetry with that number, below [`Rules::symmetries`]. Number 0 is the identity.
    fn image(&self, made: Self::Move, _symmetry: usize) -> Self::Move {
        made
    }
}

/// Checks single moves, with the reason for each refusal, and does table actions.
pub trait Referee: Rules {
    /// Why a move is not legal.
    type Refusal: Error + Clone + Eq + Send + Sync + 'static;

    /// Checks a move without making the legal list.
    ///
    /// # Errors
    /// The reason why the move is not legal.
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

    /// Does a table action. The caller makes sure that the game is not over, that a seat is to act (or chance, for
    /// [`TableAction::Agree`]), and that a claimed position has occurred three times.
    ///
    /// # Errors
    /// The reason why the game does not allow the action; the state is unchanged then.
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
        f.pad(&self.rules.token(self.made))
    }
}

/// Why a text is not a legal move at a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveError<R> {
    /// The text is not a token of this game.
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

/// Moves and positions as text, in the notation of the rule files.
pub trait Notation: Rules {
    /// Appends the move's token.
    fn write_move(&self, made: Self::Move, out: &mut String);

    /// The move's token.
    fn token(&self, made: Self::Move) -> String {
        let mut token = String::new();
        self.write_move(made, &mut token);
        token
    }

    /// A move as a printable value: `println!("{}", rules.display(made))` prints its token. Moves implement `Display`
    /// and `FromStr` themselves in games whose tokens are the same in all variants; this works for every game.
    fn display(&self, made: Self::Move) -> DisplayMove<'_, Self>
    where
        Self: Sized,
    {
        DisplayMove { rules: self, made }
    }

    /// The move of a token, legal or not. [`Notation::parse_move`] also checks that it is legal.
    ///
    /// # Errors
    /// When the text is not a token of this game.
    fn read_move(&self, token: &str) -> Result<Self::Move, ParseError>;

    /// The move of a token, which must be legal at the position.
    ///
    /// # Errors
    /// When the text is not a token of this game, or the move is not legal there.
    fn parse_move(&self, state: &Self::State, token: &str) -> Result<Self::Move, MoveError<Self::Refusal>>
    where
        Self: Referee,
    {
        let made = self.read_move(token).map_err(MoveError::Unreadable)?;
        self.check(state, made).map_err(MoveError::Illegal)?;
        Ok(made)
    }

    /// Appends all moves that have a token, legal or not. On an unbounded board these are only the moves near the
    /// pieces. For tests and for typed input.
    fn alphabet(&self, state: &Self::State, into: &mut Vec<Self::Move>);

    /// The names of the two sides in proofs, first the side that begins. In games with a swap, seats exchange sides.
    fn sides(&self) -> [&'static str; 2] {
        ["first", "second"]
    }

    /// The move that swaps the sides of the two seats; `None` in games without a swap.
    fn exchange(&self) -> Option<Self::Move> {
        None
    }

    /// Appends the position as a line of text.
    fn write_position(&self, state: &Self::State, out: &mut String);

    /// The position as a line of text.
    fn position_text(&self, state: &Self::State) -> String {
        let mut text = String::new();
        self.write_position(state, &mut text);
        text
    }

    /// Reads a position.
    ///
    /// # Errors
    /// When the text is not a position of this game and variant. Also when the game is over in the position and the
    /// text does not determine the outcome.
    fn read_position(&self, text: &str) -> Result<Self::State, ParseError>;
}

/// Presents positions to players: scenes, prompts, gestures, events.
pub trait Present: Referee {
    /// What the seat to act is asked to do.
    type Prompt: Copy + Eq + Debug + Send + Sync;

    /// The current prompt; `None` when the game is over.
    fn prompt(&self, state: &Self::State) -> Option<Self::Prompt>;

    /// The pieces and their sites.
    fn scene(&self, state: &Self::State) -> Scene;

    /// The rows and patterns for reading out the position; empty by default.
    fn overview(&self, _state: &Self::State) -> Overview {
        Overview::default()
    }

    /// The offset from one site to another, to the right and up; `None` in games whose sites are described by
    /// coordinates.
    fn direction(&self, _from: Site, _to: Site) -> Option<[i16; 2]> {
        None
    }

    /// The straight lines that start at a site, without the site itself. Each ends at the edge of the board or, on an
    /// unbounded board, at the last piece.
    fn lines(&self, _state: &Self::State, _from: Site) -> Vec<Vec<Site>> {
        Vec::new()
    }

    /// Appends the gestures that make this move. A draw of chance has none.
    fn gestures(&self, state: &Self::State, made: Self::Move, into: &mut Vec<Gesture>);

    /// The events of a move, in order. `after` is the state after the move.
    fn events(&self, before: &Self::State, made: Self::Move, after: &Self::State) -> Vec<Event>;

    /// What a move achieves by a rule of the game. Never `None` for a move that wins. `after` is the state after the
    /// move.
    fn move_effect(&self, before: &Self::State, made: Self::Move, after: &Self::State) -> Option<MoveEffect>;

    /// Events that show the result of a legal move without its intermediate steps; empty if the picks of the move
    /// already show the result.
    fn preview(&self, _before: &Self::State, _made: Self::Move) -> Vec<Event> {
        Vec::new()
    }

    /// Why the last of these picks is not possible after the others. `None` if it is possible, or if the only reason is
    /// that no move has these picks.
    fn explain_illegal(&self, state: &Self::State, picks: &[Pick]) -> Option<Self::Refusal>;

    /// All sites that a board shows at this position, in reading order.
    fn sites(&self, state: &Self::State) -> Vec<Site>;

    /// The coordinate of a site, as in tokens; empty if the game has no such site.
    fn site_name(&self, site: Site) -> String;
}
