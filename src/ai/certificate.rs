//! Certificates: how a seat wins a game from its start, as text that is checked by the rules alone, without a search.
//!
//! A certificate says what the winner decides wherever it acts, and answers every decision of the other seat. To keep it small, only
//! those are listed after which nothing wins at once; what wins after all others is found by trying. First decisions stand for all
//! that the board's symmetries make of them, and so does what follows; nothing rests on that, for each image is played, too.

use crate::core::{Notation, ParseError, Rules, Seat, Turn, Verdict};
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::Hash;

/// Who exchanges sides with this token goes on with what the other seat has laid.
const SWAP: &str = "swap";

/// The sides, which can be swapped: seats cannot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Begins.
    Orange,
    /// Answers.
    Blue,
}

impl Side {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Side::Orange => "orange",
            Side::Blue => "blue",
        }
    }
}

/// What the winner answers to a first decision, and to all that follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening<M> {
    /// The first decision.
    pub first: M,
    /// What the winner does then: it swaps when [`Side::Orange`] wins.
    pub made: M,
    /// The side that wins.
    pub winner: Side,
    /// With the how-manieth turn after the first one at the latest; a swap is none.
    pub turns: u8,
    /// What follows, each answer before those further in that come after it.
    pub answers: Vec<Answer<M>>,
}

/// What the winner decides after a decision of the other seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<M> {
    /// How many answers further in than the opening's own.
    pub depth: usize,
    /// What the other seat does.
    pub reply: M,
    /// What the winner does then.
    pub made: M,
}

/// How the seat that does not begin wins a game of two seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate<M> {
    /// The answers to all first decisions, one of each kind.
    pub openings: Vec<Opening<M>>,
}

/// What was looked at to check a certificate.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// First decisions, images included.
    pub openings: u64,
    /// Positions that the winner's listed decisions lead to.
    pub positions: u64,
    /// Decisions that the other seat can make there.
    pub replies: u64,
}

/// What is wrong with a certificate, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Wrong,
}

/// What is wrong with a line of a certificate. Decisions are given by their tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The first lines are always the same.
    Head(String),
    /// Not the form of a line that can stand there.
    Form,
    /// The last line is not ended.
    End,
    /// No token of the game.
    Token(String, ParseError),
    /// The game is not one that a certificate can be for.
    Game,
    /// Not legal there.
    Illegal(String),
    /// Answered in an earlier line.
    Again(String),
    /// A first decision that no line answers.
    Missing(String),
    /// Neither answered nor lost at once.
    Unanswered(String),
    /// Needs no answer: the game is over then, or won at once.
    Needless(String),
    /// Ends the game without the win.
    Lost(String),
    /// That side is not the one that the winner has after its answer.
    Winner(Side),
    /// The win takes longer than is said.
    Late(u8),
    /// The win takes less long than is said.
    Early(u8, u8),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            Wrong::Head(line) => write!(f, "it should be {line:?}"),
            Wrong::Form => write!(f, "no line of a proof looks like that there"),
            Wrong::End => write!(f, "the text ends within the line"),
            Wrong::Token(token, error) => write!(f, "{token:?}: {error}"),
            Wrong::Game => write!(f, "not a game that the second of two seats could win like that"),
            Wrong::Illegal(token) => write!(f, "{token} is not legal there"),
            Wrong::Again(token) => write!(f, "{token} has been answered before"),
            Wrong::Missing(token) => write!(f, "the first turn {token} is not answered"),
            Wrong::Unanswered(token) => write!(f, "{token} is not answered there, and nothing wins at once after it"),
            Wrong::Needless(token) => write!(f, "{token} needs no answer: it loses at once"),
            Wrong::Lost(token) => write!(f, "{token} ends the game, and it is not won"),
            Wrong::Winner(Side::Orange) => write!(f, "orange is to win, but the answer is no swap"),
            Wrong::Winner(Side::Blue) => write!(f, "blue is to win, but the answer is a swap"),
            Wrong::Late(turns) => write!(f, "the win takes more than {turns} turns"),
            Wrong::Early(said, turns) => write!(f, "the win takes {turns} turns, not {said}"),
        }
    }
}

impl std::error::Error for Flaw {}

/// The decision's token.
pub(super) fn token<R: Notation>(rules: &R, made: R::Move) -> String {
    let mut token = String::new();
    rules.write_move(made, &mut token);
    token
}

/// The lines before the first opening, of the game of that name.
fn head(game: &str) -> [String; 3] {
    [
        "# How seat 2 wins: a turn of seat 1, then the answer. What may follow stands below, further in; after all else seat 2 wins at once."
            .to_owned(),
        "# A first turn stands for all that the board's symmetries make of it; behind it who wins, in how many turns more."
            .to_owned(),
        format!("{game} L-W"),
    ]
}

impl<M: Copy + Eq + Hash> Certificate<M> {
    /// As text. The name is that of the game and the variant.
    pub fn text<R: Notation<Move = M>>(&self, rules: &R, game: &str) -> String {
        let mut text = head(game).map(|line| line + "\n").concat();
        for Opening { first, made, winner, turns, answers } in &self.openings {
            text += &format!("{} {} {} {turns}\n", token(rules, *first), token(rules, *made), winner.name());
            for Answer { depth, reply, made } in answers {
                text += &format!("{:depth$}{} {}\n", "", token(rules, *reply), token(rules, *made));
            }
        }
        text
    }

    /// Reads a text of the form that [`Certificate::text`] has, without asking whether it is right.
    ///
    /// # Errors
    /// The first line that is not of that form.
    pub fn read<R: Notation<Move = M>>(rules: &R, game: &str, text: &str) -> Result<Certificate<M>, Flaw> {
        let mut lines = text.lines();
        for (at, expected) in head(game).into_iter().enumerate() {
            if lines.next() != Some(&expected) {
                return Err(Flaw { line: at + 1, fault: Wrong::Head(expected) });
            }
        }
        let mut openings: Vec<Opening<M>> = Vec::new();
        let mut number = head(game).len();
        for line in lines {
            number += 1;
            let wrong = |fault| Flaw { line: number, fault };
            let read =
                |token: &str| rules.read_move(token).map_err(|error| wrong(Wrong::Token(token.to_owned(), error)));
            let said = line.trim_start_matches(' ');
            let depth = line.len() - said.len();
            let parts: Vec<&str> = said.split(' ').collect();
            match (&parts[..], openings.last_mut()) {
                ([first, made, winner, turns], _) if depth == 0 => {
                    let winner = [Side::Orange, Side::Blue].into_iter().find(|side| side.name() == *winner);
                    let (Some(winner), Ok(turns)) = (winner, turns.parse()) else { return Err(wrong(Wrong::Form)) };
                    let (first, made) = (read(first)?, read(made)?);
                    openings.push(Opening { first, made, winner, turns, answers: Vec::new() });
                }
                ([reply, made], Some(Opening { answers, .. }))
                    if (1..=answers.last().map_or(0, |last| last.depth) + 1).contains(&depth) =>
                {
                    answers.push(Answer { depth, reply: read(reply)?, made: read(made)? });
                }
                _ => return Err(wrong(Wrong::Form)),
            }
        }
        if text.ends_with('\n') { Ok(Certificate { openings }) } else { Err(Flaw { line: number, fault: Wrong::End }) }
    }

    /// Plays all of it: every first decision with its answer, every decision that the other seat can make then, and so on until
    /// the winner has won.
    ///
    /// # Errors
    /// The first line that does not do what it is to do.
    pub fn check<R: Notation<Move = M>>(&self, rules: &R) -> Result<Checked, Flaw> {
        let start = rules.start();
        let mut line = head("").len() + 1;
        let Some(Seat::ONE) = rules.turn(&start).seat().filter(|_| rules.seats() == 2) else {
            return Err(Flaw { line, fault: Wrong::Game });
        };
        let mut firsts = Vec::new();
        rules.legal(&start, &mut firsts);
        let mut answered = HashSet::new();
        let mut checked = Checked::default();
        for opening in &self.openings {
            let wrong = |fault| Flaw { line, fault };
            if (token(rules, opening.made) == SWAP) != (opening.winner == Side::Orange) {
                return Err(wrong(Wrong::Winner(opening.winner)));
            }
            if answered.contains(&opening.first) {
                return Err(wrong(Wrong::Again(token(rules, opening.first))));
            }
            for symmetry in 0..rules.symmetries() {
                let first = rules.image(opening.first, symmetry);
                if !firsts.contains(&first) {
                    return Err(wrong(Wrong::Illegal(token(rules, first))));
                }
                if answered.insert(first) {
                    Line { rules, opening, line, symmetry, winning: None, checked: &mut checked }.opening(&start)?;
                }
            }
            line += 1 + opening.answers.len();
        }
        match firsts.into_iter().find(|first| !answered.contains(first)) {
            Some(first) => Err(Flaw { line, fault: Wrong::Missing(token(rules, first)) }),
            None => Ok(checked),
        }
    }
}

/// An image of an opening that is being played.
struct Line<'a, R: Rules> {
    rules: &'a R,
    opening: &'a Opening<R::Move>,
    /// Its line in the text.
    line: usize,
    symmetry: usize,
    /// What won last, to be tried first: most often it wins again.
    winning: Option<R::Move>,
    checked: &'a mut Checked,
}

impl<R: Notation> Line<'_, R> {
    /// The winner, for seat 1 begins.
    const WINNER: Seat = Seat::TWO;

    fn wrong(&self, line: usize, fault: impl FnOnce(String) -> Wrong, made: R::Move) -> Flaw {
        Flaw { line, fault: fault(token(self.rules, made)) }
    }

    fn after(&self, state: &R::State, made: R::Move) -> R::State {
        let mut after = state.clone();
        self.rules.play(&mut after, made);
        after
    }

    fn legal(&self, state: &R::State) -> Vec<R::Move> {
        let mut legal = Vec::with_capacity(256);
        self.rules.legal(state, &mut legal);
        legal
    }

    fn opening(&mut self, start: &R::State) -> Result<(), Flaw> {
        self.checked.openings += 1;
        let Opening { first, made, winner, turns, .. } = *self.opening;
        let state = self.after(start, self.rules.image(first, self.symmetry));
        let swapped = u8::from(winner == Side::Orange);
        let took = self.answer(&state, made, 0, turns.saturating_add(swapped))? - swapped;
        if took == turns { Ok(()) } else { Err(Flaw { line: self.line, fault: Wrong::Early(turns, took) }) }
    }

    /// Makes the winner's decision that the line so many below the opening's says, and looks at all that can follow. How many
    /// decisions it takes to win, this one included; no more than `left`.
    fn answer(&mut self, state: &R::State, made: R::Move, below: usize, left: u8) -> Result<u8, Flaw> {
        let line = self.line + below;
        let made = self.rules.image(made, self.symmetry);
        if self.rules.turn(state).seat() != Some(Self::WINNER) {
            return Err(Flaw { line, fault: Wrong::Game });
        }
        if !self.legal(state).contains(&made) {
            return Err(self.wrong(line, Wrong::Illegal, made));
        }
        let state = self.after(state, made);
        match self.rules.turn(&state) {
            Turn::Over(outcome) if outcome.of(Self::WINNER) == Verdict::Win => return Ok(1),
            Turn::Over(_) => return Err(self.wrong(line, Wrong::Lost, made)),
            Turn::Seat(_) | Turn::Chance => self.checked.positions += 1,
        }
        let mut listed = self.listed(below)?;
        let mut took = 0;
        for reply in self.legal(&state) {
            self.checked.replies += 1;
            let at = listed.remove(&reply);
            let after = self.after(&state, reply);
            let lost = match self.rules.turn(&after) {
                Turn::Over(outcome) if outcome.of(Self::WINNER) != Verdict::Win => {
                    return Err(self.wrong(line, Wrong::Lost, reply));
                }
                Turn::Over(_) => 1,
                _ if self.wins_at_once(&after) => 2,
                _ => 0,
            };
            took = took.max(match (at, lost) {
                (None, 0) => return Err(self.wrong(line, Wrong::Unanswered, reply)),
                (None, lost) if lost < left => lost,
                (Some(at), 0) if left > 2 => {
                    1 + self.answer(&after, self.opening.answers[at - 1].made, at, left - 2)?
                }
                (None, _) | (Some(_), 0) => return Err(Flaw { line, fault: Wrong::Late(self.opening.turns) }),
                (Some(at), _) => return Err(self.wrong(self.line + at, Wrong::Needless, reply)),
            });
        }
        match listed.into_iter().min_by_key(|(_, at)| *at) {
            Some((reply, at)) => Err(self.wrong(self.line + at, Wrong::Illegal, reply)),
            None => Ok(1 + took),
        }
    }

    /// The replies that are answered one step further in than that line, each with its own.
    fn listed(&self, below: usize) -> Result<HashMap<R::Move, usize>, Flaw> {
        let answers = &self.opening.answers;
        let depth = if below == 0 { 1 } else { answers[below - 1].depth + 1 };
        let mut listed = HashMap::new();
        for (answer, at) in answers[below..].iter().zip(below + 1..).take_while(|(answer, _)| answer.depth >= depth) {
            let reply = self.rules.image(answer.reply, self.symmetry);
            if answer.depth == depth && listed.insert(reply, at).is_some() {
                return Err(self.wrong(self.line + at, Wrong::Again, reply));
            }
        }
        Ok(listed)
    }

    /// Whether the winner, if it is to act, has a decision that wins.
    fn wins_at_once(&mut self, state: &R::State) -> bool {
        if self.rules.turn(state).seat() != Some(Self::WINNER) {
            return false;
        }
        let legal = self.legal(state);
        let first = self.winning.filter(|made| legal.contains(made));
        let won = |made: &R::Move| {
            let outcome = self.rules.turn(&self.after(state, *made)).outcome();
            outcome.is_some_and(|outcome| outcome.of(Self::WINNER) == Verdict::Win)
        };
        let found = first.into_iter().chain(legal).find(won);
        self.winning = found.or(self.winning);
        found.is_some()
    }
}
