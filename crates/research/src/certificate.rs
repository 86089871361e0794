//! Certificates: a winning strategy from the start of a game, as text that can be checked by the rules alone, without a
//! search.
//!
//! A certificate lists the winner's turn after every turn of the other seat. To stay small, it omits turns of the loser
//! after which the winner wins at once; the checker finds these wins by trying. One first move stands for all its
//! symmetric images, with everything below it. The checker plays each image, so correctness does not depend on the
//! symmetry. The answers after a position are listed once, where it first occurs.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use thiserror::Error;
use trivium_engine::TurnMoves;
use trivium_rules::core::{Notation, ParseError, Rules, Seat, Turn, Verdict};

/// Separates the moves of a turn in a certificate.
const AND: char = '+';
/// The result in a certificate that does not answer every first move.
const OPEN: &str = "-";
/// Number of winning turns that are kept and tried first.
const MAX_RECENT_WINS: usize = 64;

/// A side of the game. Seats can exchange sides by a swap. The game names the sides ([`Notation::sides`]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The side that begins.
    First,
    /// The side that answers.
    Second,
}

impl Side {
    const ALL: [Side; 2] = [Side::First, Side::Second];

    pub fn name<R: Notation>(self, rules: &R) -> &'static str {
        rules.sides()[self as usize]
    }
}

/// One step of a strategy: a turn of the loser and the winner's reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrategyStep<M> {
    /// Level in the tree of answers, 1 for answers after the winner's first turn.
    pub depth: usize,
    /// The loser's turn.
    pub reply: TurnMoves<M>,
    /// The winner's reply.
    pub made: TurnMoves<M>,
}

/// A winning strategy: the winner's turn, and its answers to all turns that do not lose at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strategy<M> {
    /// The winner's first turn.
    pub made: TurnMoves<M>,
    /// The win takes at most this many turns.
    pub turns: u32,
    /// The answers, in the order in which a certificate lists them.
    pub answers: Vec<StrategyStep<M>>,
}

/// The winner's strategy after a first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening<M> {
    pub first: M,
    /// The winner's first turn: it swaps if [`Side::First`] wins.
    pub made: TurnMoves<M>,
    pub winner: Side,
    /// The winner needs at most this many turns after the first one; a swap does not count as a turn.
    pub turns: u8,
    /// The answers, in pre-order.
    pub answers: Vec<StrategyStep<M>>,
}

/// A proof that the second seat wins a game of two seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate<M> {
    /// One opening for each symmetry class of first moves.
    pub openings: Vec<Opening<M>>,
    /// Whether all first moves are answered, so that the second seat wins the game.
    pub whole: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CheckStats {
    /// Number of first moves, including images.
    pub openings: u64,
    /// Number of positions after the winner's listed turns.
    pub positions: u64,
    /// Number of turns of the other seat in these positions.
    pub replies: u64,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault}")]
pub struct CertificateError {
    /// The line number, from 1.
    pub line: usize,
    pub fault: LineError,
}

/// A fault in a line of a certificate. Moves are given as tokens.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LineError {
    /// One of the fixed first lines differs.
    #[error("it should be {0:?}")]
    Head(String),
    #[error("no line of a proof looks like that there")]
    Form,
    /// The last line has no line break.
    #[error("the text ends within the line")]
    End,
    /// A token that the game does not have.
    #[error("{0:?}: {1}")]
    Token(String, ParseError),
    /// Certificates exist only for games of two seats without chance in which seat 1 begins and a turn has at most two
    /// moves.
    #[error("not a game that the second of two seats could win like that")]
    Game,
    #[error("{0} is not legal there")]
    Illegal(String),
    #[error("{0} has been answered before")]
    Again(String),
    #[error("the first turn {0} is not answered")]
    Missing(String),
    #[error("{0} is not answered there, and nothing wins at once after it")]
    Unanswered(String),
    /// A turn that ends the game or loses at once.
    #[error("{0} needs no answer: it loses at once")]
    Needless(String),
    #[error("{0} ends the game, and it is not won")]
    Lost(String),
    /// The named side is not the one that the winner has after its answer.
    #[error("{0} is to win, but the answer is {swap}", swap = if *.1 == Side::First { "no swap" } else { "a swap" })]
    Winner(&'static str, Side),
    #[error("the win takes more than {0} turns")]
    Late(u8),
    /// The stated and the actual number of turns.
    #[error("the win takes {1} turns, not {0}")]
    Early(u8, u8),
}

pub(super) fn tokens<R: Notation>(rules: &R, play: &[R::Move]) -> String {
    let tokens: Vec<String> = play.iter().map(|made| rules.token(*made)).collect();
    tokens.join(&AND.to_string())
}

/// The fixed lines before the first opening.
fn head(game: &str, whole: bool) -> [String; 3] {
    [
        "# How seat 2 wins: a turn of seat 1, then the answer. What may follow stands below, further in; after all else seat 2 wins at once."
            .to_owned(),
        "# A first turn stands for all that the board's symmetries make of it; behind it who wins, in how many turns more."
            .to_owned(),
        format!("{game} {}", if whole { "L-W" } else { OPEN }),
    ]
}

impl<M: Copy + Eq + Hash> Certificate<M> {
    /// The text of the certificate. `game` names the game and the variant.
    pub fn text<R: Notation<Move = M>>(&self, rules: &R, game: &str) -> String {
        let mut text = head(game, self.whole).map(|line| line + "\n").concat();
        for Opening { first, made, winner, turns, answers } in &self.openings {
            text += &format!("{} {} {} {turns}\n", rules.token(*first), tokens(rules, made), winner.name(rules));
            for StrategyStep { depth, reply, made } in answers {
                text += &format!("{:depth$}{} {}\n", "", tokens(rules, reply), tokens(rules, made));
            }
        }
        text
    }

    /// Parses the format of [`Certificate::text`] without checking the proof.
    ///
    /// # Errors
    /// The first malformed line.
    pub fn read<R: Notation<Move = M>>(rules: &R, game: &str, text: &str) -> Result<Certificate<M>, CertificateError> {
        let mut lines = text.lines();
        let whole = text.lines().nth(2) != Some(&head(game, false)[2]);
        for (at, expected) in head(game, whole).into_iter().enumerate() {
            if lines.next() != Some(&expected) {
                return Err(CertificateError { line: at + 1, fault: LineError::Head(expected) });
            }
        }
        let mut openings: Vec<Opening<M>> = Vec::new();
        let mut number = head(game, whole).len();
        for line in lines {
            number += 1;
            let wrong = |fault| CertificateError { line: number, fault };
            let read =
                |token: &str| rules.read_move(token).map_err(|error| wrong(LineError::Token(token.to_owned(), error)));
            let play = |text: &str| -> Result<TurnMoves<M>, CertificateError> {
                let mut play = TurnMoves::new();
                for token in text.split(AND) {
                    play.try_push(read(token)?).map_err(|_| wrong(LineError::Form))?;
                }
                Ok(play)
            };
            let content = line.trim_start_matches(' ');
            let depth = line.len() - content.len();
            let parts: Vec<&str> = content.split(' ').collect();
            match (&parts[..], openings.last_mut()) {
                ([first, made, winner, turns], _) if depth == 0 => {
                    let winner = Side::ALL.into_iter().find(|side| side.name(rules) == *winner);
                    let (Some(winner), Ok(turns)) = (winner, turns.parse()) else { return Err(wrong(LineError::Form)) };
                    let (first, made) = (read(first)?, play(made)?);
                    openings.push(Opening { first, made, winner, turns, answers: Vec::new() });
                }
                ([reply, made], Some(Opening { answers, .. }))
                    if (1..=answers.last().map_or(0, |last| last.depth) + 1).contains(&depth) =>
                {
                    answers.push(StrategyStep { depth, reply: play(reply)?, made: play(made)? });
                }
                _ => return Err(wrong(LineError::Form)),
            }
        }
        if text.ends_with('\n') {
            Ok(Certificate { openings, whole })
        } else {
            Err(CertificateError { line: number, fault: LineError::End })
        }
    }

    /// Plays the whole proof: every first move with its answer, every turn of the other seat after it, and so on until
    /// the winner has won.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn check<R: Notation<Move = M>>(&self, rules: &R) -> Result<CheckStats, CertificateError> {
        self.check_images(rules, rules.symmetries())
    }

    /// Like [`Certificate::check`], but only for the images of first moves under the first `symmetries` symmetries.
    /// Missing images are not a fault.
    ///
    /// # Errors
    /// The first line that is wrong.
    pub fn check_images<R: Notation<Move = M>>(
        &self,
        rules: &R,
        symmetries: usize,
    ) -> Result<CheckStats, CertificateError> {
        let start = rules.start();
        let whole = self.whole && symmetries == rules.symmetries();
        let mut line = head("", self.whole).len() + 1;
        let Some(Seat::ONE) = rules.turn(&start).seat().filter(|_| rules.seats() == 2) else {
            return Err(CertificateError { line, fault: LineError::Game });
        };
        let firsts = rules.legal_moves(&start);
        let mut covered = HashSet::new();
        let (mut checked, mut known, mut winning) = (CheckStats::default(), HashMap::new(), Vec::new());
        for opening in &self.openings {
            let wrong = |fault| CertificateError { line, fault };
            let exchanges = rules.exchange().is_some_and(|exchange| opening.made[..] == [exchange]);
            if exchanges != (opening.winner == Side::First) {
                return Err(wrong(LineError::Winner(opening.winner.name(rules), opening.winner)));
            }
            if covered.contains(&opening.first) {
                return Err(wrong(LineError::Again(rules.token(opening.first))));
            }
            for symmetry in 0..symmetries {
                let first = rules.image(opening.first, symmetry);
                if !firsts.contains(&first) {
                    return Err(wrong(LineError::Illegal(rules.token(first))));
                }
                if covered.insert(first) {
                    let (known, winning, checked) = (&mut known, &mut winning, &mut checked);
                    OpeningLine { rules, opening, line, symmetry, winning, known, checked }.opening(&start)?;
                }
            }
            line += 1 + opening.answers.len();
        }
        match firsts.into_iter().find(|first| whole && !covered.contains(first)) {
            Some(first) => Err(CertificateError { line, fault: LineError::Missing(rules.token(first)) }),
            None => Ok(checked),
        }
    }
}

/// Turns with the states after them.
type TurnMap<R> = Vec<(TurnMoves<<R as Rules>::Move>, <R as Rules>::State)>;

/// The check of an opening under one symmetry.
struct OpeningLine<'a, R: Rules> {
    rules: &'a R,
    opening: &'a Opening<R::Move>,
    /// The line number of the opening.
    line: usize,
    symmetry: usize,
    /// Recent winning turns, tried first.
    winning: &'a mut Vec<TurnMoves<R::Move>>,
    /// Positions whose answers are listed, with the number of turns until the win.
    known: &'a mut HashMap<R::State, u8>,
    checked: &'a mut CheckStats,
}

impl<R: Notation> OpeningLine<'_, R> {
    /// Seat 1 begins, so seat 2 is the winner.
    const WINNER: Seat = Seat::TWO;

    fn wrong(&self, line: usize, fault: impl FnOnce(String) -> LineError, play: &[R::Move]) -> CertificateError {
        CertificateError { line, fault: fault(tokens(self.rules, play)) }
    }

    fn image(&self, play: &TurnMoves<R::Move>) -> TurnMoves<R::Move> {
        play.iter().map(|made| self.rules.image(*made, self.symmetry)).collect()
    }

    /// All turns of the seat to act. `None` if a turn has more moves than a certificate can hold.
    fn turns(&self, state: &R::State) -> Option<TurnMap<R>> {
        let seat = self.rules.turn(state).seat();
        let mut open = vec![(TurnMoves::new(), state.clone())];
        let mut turns = Vec::new();
        while let Some((play, state)) = open.pop() {
            for made in self.rules.legal_moves(&state) {
                let (mut play, after) = (play.clone(), self.rules.after(&state, made));
                play.try_push(made).ok()?;
                let goes_on = self.rules.turn(&after).seat().is_some_and(|next| Some(next) == seat);
                let into = if goes_on { &mut open } else { &mut turns };
                into.push((play, after));
            }
        }
        Some(turns)
    }

    /// The state after a turn; `None` if it is illegal or incomplete.
    fn played(&self, state: &R::State, play: &TurnMoves<R::Move>) -> Option<R::State> {
        let seat = self.rules.turn(state).seat()?;
        let mut after = state.clone();
        for made in play {
            if self.rules.turn(&after).seat() != Some(seat) || !self.rules.legal_moves(&after).contains(made) {
                return None;
            }
            self.rules.play_unchecked(&mut after, *made);
        }
        (self.rules.turn(&after).seat() != Some(seat)).then_some(after)
    }

    fn opening(&mut self, start: &R::State) -> Result<(), CertificateError> {
        self.checked.openings += 1;
        let Opening { first, made, winner, turns, .. } = self.opening;
        let (winner, turns) = (*winner, *turns);
        let state = self.rules.after(start, self.rules.image(*first, self.symmetry));
        let swapped = u8::from(winner == Side::First);
        let took = self.check_answer(&state, made, 0, turns.saturating_add(swapped))? - swapped;
        if took == turns {
            Ok(())
        } else {
            Err(CertificateError { line: self.line, fault: LineError::Early(turns, took) })
        }
    }

    /// Plays the winner's turn in the line that is `below` lines under the opening, and all play that may follow it.
    /// Returns the number of turns to the win, including this one, or a fault if it is more than `left`.
    fn check_answer(
        &mut self,
        state: &R::State,
        made: &TurnMoves<R::Move>,
        below: usize,
        left: u8,
    ) -> Result<u8, CertificateError> {
        let (line, opening) = (self.line + below, self.opening);
        let made = self.image(made);
        if self.rules.turn(state).seat() != Some(Self::WINNER) {
            return Err(CertificateError { line, fault: LineError::Game });
        }
        let Some(state) = self.played(state, &made) else {
            return Err(self.wrong(line, LineError::Illegal, &made));
        };
        match self.rules.turn(&state) {
            Turn::Over(outcome) if outcome.of(Self::WINNER) == Verdict::Win => return Ok(1),
            Turn::Over(_) => return Err(self.wrong(line, LineError::Lost, &made)),
            Turn::Seat(_) | Turn::Chance => {}
        }
        let mut listed = self.listed(below)?;
        let late = CertificateError { line, fault: LineError::Late(opening.turns) };
        if let Some(took) = self.known.get(&state).filter(|_| listed.is_empty()) {
            return if *took < left { Ok(1 + took) } else { Err(late) };
        }
        self.checked.positions += 1;
        let has_listed = !listed.is_empty();
        let (mut took, mut to_check) = (0, Vec::new());
        for (reply, after) in self.turns(&state).ok_or(CertificateError { line, fault: LineError::Game })? {
            self.checked.replies += 1;
            let at = listed.remove(&reply);
            let lost = match self.rules.turn(&after) {
                Turn::Over(outcome) if outcome.of(Self::WINNER) != Verdict::Win => {
                    return Err(self.wrong(line, LineError::Lost, &reply));
                }
                Turn::Over(_) => 1,
                _ if self.wins_at_once(&after) => 2,
                _ => 0,
            };
            match (at, lost) {
                (None, 0) => return Err(self.wrong(line, LineError::Unanswered, &reply)),
                (None, lost) if lost < left => took = took.max(lost),
                (Some(at), 0) if left > 2 => to_check.push((at, after)),
                (None, _) | (Some(_), 0) => return Err(late),
                (Some(at), _) => return Err(self.wrong(self.line + at, LineError::Needless, &reply)),
            }
        }
        if let Some((reply, at)) = listed.into_iter().min_by_key(|(_, at)| *at) {
            return Err(self.wrong(self.line + at, LineError::Illegal, &reply));
        }
        // Answers are checked in the order of the lines, because later lines rely on positions that earlier lines list.
        to_check.sort_unstable_by_key(|(at, _)| *at);
        for (at, after) in to_check {
            took = took.max(1 + self.check_answer(&after, &opening.answers[at - 1].made, at, left - 2)?);
        }
        if has_listed {
            self.known.insert(state, took);
        }
        Ok(1 + took)
    }

    /// The replies that are answered one level below that line, each with the number of its line below the opening.
    fn listed(&self, below: usize) -> Result<HashMap<TurnMoves<R::Move>, usize>, CertificateError> {
        let answers = &self.opening.answers;
        let depth = if below == 0 { 1 } else { answers[below - 1].depth + 1 };
        let mut listed = HashMap::new();
        for (answer, at) in answers[below..].iter().zip(below + 1..).take_while(|(answer, _)| answer.depth >= depth) {
            let reply = self.image(&answer.reply);
            if answer.depth == depth && listed.insert(reply.clone(), at).is_some() {
                return Err(self.wrong(self.line + at, LineError::Again, &reply));
            }
        }
        Ok(listed)
    }

    /// Whether the winner is to act and has a winning turn.
    fn wins_at_once(&mut self, state: &R::State) -> bool {
        if self.rules.turn(state).seat() != Some(Self::WINNER) {
            return false;
        }
        let won = |after: &R::State| self.rules.turn(after).is_won_by(Self::WINNER);
        let recent = self.winning.iter().position(|play| self.played(state, play).is_some_and(|after| won(&after)));
        if let Some(at) = recent {
            self.winning[at / 2..=at].rotate_right(1);
            return true;
        }
        let turns = self.turns(state).unwrap_or_default();
        let found = turns.into_iter().find(|(_, after)| won(after)).map(|(play, _)| play);
        let wins = found.is_some();
        if let Some(play) = found {
            self.winning.truncate(MAX_RECENT_WINS - 1);
            self.winning.insert(0, play);
        }
        wins
    }
}
