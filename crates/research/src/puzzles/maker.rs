//! The maker of puzzles: decides whether a position has a single good move, and finds grade, theme, solution and
//! refutations.

use super::recipe::Recipe;
use super::search::{Aim, ForcedSearch, GivenUp};
use std::collections::BTreeSet;
use trivium_engine::Evaluate;
use trivium_engine::{Engine, Level, PositionHistory, run as run_search};
use trivium_rules::core::{EffectKind, End, Event, Notation, Present, Seat, Turn, Verdict};
use trivium_session::puzzle::{GRADES, Goal, Puzzle, Refutation, Theme};

/// The smallest number of legal moves in a puzzle.
const LEAST_CHOICE: usize = 4;
/// Maximum number of moves that the solution asks for.
const MAX_ASKED: usize = 3;
/// Maximum number of tokens that continue the solution, and of those that refute a wrong move.
const MAX_SHOWN: usize = 12;
const MAX_CONTINUATION: usize = 5;
/// Maximum number of tempting moves that are kept.
const MAX_TEMPTING: usize = 4;
/// The levels whose moves are tried. [`TRIES_PER_LEVEL`] is the number of tries for each.
const TEMPTED_LEVELS: [u8; 6] = [1, 2, 3, 4, 5, 6];
const TRIES_PER_LEVEL: u64 = 2;

pub struct Maker<'a, R: Evaluate> {
    engine: &'a Engine<R>,
    search: ForcedSearch<'a, R>,
    recipe: Recipe,
}

/// The result of the search for a puzzle at a position.
pub enum Found<T> {
    /// Exactly one move is good.
    One(T),
    /// Several moves win, equally fast.
    Several,
    /// No puzzle, for any other reason.
    Nothing,
}

/// A proven position, before it becomes a puzzle.
struct Proven<R: Evaluate> {
    seat: Seat,
    goal: Goal,
    made: R::Move,
    after: R::State,
}

/// The number of turns left after the first one.
fn after_first(turns: u8) -> Option<u8> {
    Some(turns - 1)
}

impl<'a, R: Notation + Present + Evaluate + 'static> Maker<'a, R> {
    pub fn new(engine: &'a Engine<R>, recipe: Recipe) -> Self {
        Maker { engine, search: ForcedSearch::new(engine.rules(), recipe.quick), recipe }
    }

    fn rules(&self) -> &'a R {
        self.engine.rules()
    }

    /// The puzzle at a position, if `wanted` accepts its goal and theme.
    ///
    /// # Errors
    /// If the search takes too many positions.
    pub fn puzzle(
        &mut self,
        state: &R::State,
        variant: &str,
        wanted: impl Fn(Goal, Theme) -> bool,
    ) -> Result<Found<Puzzle>, GivenUp> {
        let Turn::Seat(seat) = self.rules().turn(state) else { return Ok(Found::Nothing) };
        if self.recipe.deep && self.rules().wins_at_once(state) {
            return Ok(Found::Nothing);
        }
        self.search.enter(state, self.recipe.nodes);
        let proven = match self.proven(state, seat)? {
            Found::One(proven) => proven,
            Found::Several => return Ok(Found::Several),
            Found::Nothing => return Ok(Found::Nothing),
        };
        if self.recipe.deep && matches!(proven.goal, Goal::WinIn(1) | Goal::WinOrLose(1, _)) {
            return Ok(Found::Nothing);
        }
        let theme = self.theme(state, &proven);
        // Asking the levels takes longest, so it comes last.
        if !wanted(proven.goal, theme) {
            return Ok(Found::Nothing);
        }
        let (line, rest, depth) = self.lines(&proven)?;
        let (refutations, misses) = self.tempted(state, &proven)?;
        let grade = grade(misses, depth, line.len());
        let position = self.rules().position_text(state);
        let (variant, goal) = (variant.to_owned(), proven.goal);
        Ok(Found::One(Puzzle { variant, options: Vec::new(), grade, theme, goal, position, line, rest, refutations }))
    }

    /// The only good move, if that can be proven.
    fn proven(&mut self, state: &R::State, seat: Seat) -> Result<Found<Proven<R>>, GivenUp> {
        let next = self.search.next(state);
        if next.len() < LEAST_CHOICE {
            return Ok(Found::Nothing);
        }
        let only = |good: &[usize]| if let [only] = good { Some(*only) } else { None };
        let found = |goal, at: usize| {
            let (made, after) = next[at].clone();
            Ok(Found::One(Proven { seat, goal, made, after }))
        };
        let Some([wins, losses]) = self.recipe.turns else {
            let good = self.good(&next, seat, Aim::Win, None)?;
            if let Some(at) = only(&good) {
                return found(Goal::Win, at);
            }
            if !good.is_empty() {
                return Ok(Found::Several);
            }
            let good = self.good(&next, seat, Aim::Draw, None)?;
            return only(&good).map_or(Ok(Found::Nothing), |at| found(Goal::Draw, at));
        };
        for turns in 1..=wins {
            self.search.refill();
            // If a longer win is too expensive to search, the other moves may still be proven to lose.
            let Ok(good) = self.good(&next, seat, Aim::Win, after_first(turns)) else { break };
            if good.len() > 1 {
                return Ok(Found::Several);
            }
            if let Some(at) = only(&good) {
                for lost in 1..=losses {
                    if self.good(&next, seat, Aim::Loss, after_first(lost))?.len() == next.len() - 1 {
                        return found(Goal::WinOrLose(turns, lost), at);
                    }
                }
                return found(Goal::WinIn(turns), at);
            }
        }
        self.search.refill();
        for turns in 1..=losses {
            let bad = self.good(&next, seat, Aim::Loss, after_first(turns))?;
            if bad.len() + 1 == next.len()
                && let Some(at) = (0..next.len()).find(|at| !bad.contains(at))
            {
                return found(Goal::Hold(turns), at);
            }
        }
        Ok(Found::Nothing)
    }

    /// The indices of the moves after which the aim is forced. Stops once a single move can no longer be the right one:
    /// at the second such move or, for [`Aim::Loss`], at the second other move.
    fn good(
        &mut self,
        next: &[(R::Move, R::State)],
        seat: Seat,
        aim: Aim,
        turns: Option<u8>,
    ) -> Result<Vec<usize>, GivenUp> {
        let (mut good, mut bad) = (Vec::new(), 0);
        for (at, (_, after)) in next.iter().enumerate() {
            let forced = self.search.forced(after, seat, aim, turns, true)?;
            if forced {
                good.push(at)
            } else {
                bad += 1
            }
            if if aim == Aim::Loss { bad > 1 } else { good.len() > 1 } {
                break;
            }
        }
        Ok(good)
    }

    /// The aim that the right move forces, and within how many further turns.
    fn aim(goal: Goal) -> (Aim, Option<u8>) {
        match goal {
            Goal::Win => (Aim::Win, None),
            Goal::Draw => (Aim::Draw, None),
            Goal::WinIn(turns) | Goal::WinOrLose(turns, _) => (Aim::Win, after_first(turns)),
            Goal::Hold(turns) => (Aim::Loss, after_first(turns)),
        }
    }

    /// The line that the puzzle asks for, its continuation, and the number of the seat's turns in both.
    fn lines(&mut self, proven: &Proven<R>) -> Result<(Vec<String>, Vec<String>, usize), GivenUp> {
        let seat = proven.seat;
        let (aim, mut turns) = Self::aim(proven.goal);
        let (mut line, mut rest) = (vec![self.rules().token(proven.made)], Vec::new());
        let (mut state, mut inside, mut depth, mut questions) = (proven.after.clone(), true, 1, 1);
        let mut asks = true;
        // If the right move only averts a loss, nothing is known about the continuation.
        while aim != Aim::Loss && rest.len() < MAX_SHOWN && self.search.settled(&state, seat).is_none() {
            let own = self.rules().turn(&state) == Turn::Seat(seat);
            if own && !inside {
                depth += 1;
                turns = turns.map(|turns| turns.saturating_sub(1));
            }
            let next = self.search.next(&state);
            let (made, after, only) =
                if own { self.best(next, seat, aim, turns)? } else { self.delay(next, seat, aim, turns)? };
            rest.push(self.rules().token(made));
            asks &= !own || only && questions < MAX_ASKED;
            if own && asks {
                line.append(&mut rest);
                questions += 1;
            }
            (state, inside) = (after, own);
        }
        Ok((line, rest, depth))
    }

    /// The first move that forces the aim, preferably at once, and whether it is the only one.
    fn best(
        &mut self,
        next: Vec<(R::Move, R::State)>,
        seat: Seat,
        aim: Aim,
        turns: Option<u8>,
    ) -> Result<(R::Move, R::State, bool), GivenUp> {
        let good = self.good(&next, seat, aim, turns)?;
        let choice = next.len() > 1;
        let at_once = good.iter().copied().find(|at| self.rules().turn(&next[*at].1).outcome().is_some());
        let at = at_once.or(good.first().copied()).unwrap_or_default();
        let (made, after) = next.into_iter().nth(at).ok_or(GivenUp)?;
        Ok((made, after, good.len() == 1 && choice))
    }

    /// The answer that resists longest, preferably one after which a single move is right.
    fn delay(
        &mut self,
        next: Vec<(R::Move, R::State)>,
        seat: Seat,
        aim: Aim,
        turns: Option<u8>,
    ) -> Result<(R::Move, R::State, bool), GivenUp> {
        let mut best = None;
        for (made, after) in next {
            let long = match (self.search.settled(&after, seat), turns) {
                (Some(_), _) => 0,
                (None, Some(0)) | (None, None) => 1,
                (None, Some(turns)) => {
                    1 + u8::from(!self.search.forced(&after, seat, aim, after_first(turns), false)?)
                }
            };
            let one = long > 0 && self.rules().turn(&after) == Turn::Seat(seat) && {
                let inner = turns.map(|turns| turns.saturating_sub(1));
                let replies = self.search.next(&after);
                replies.len() > 1 && self.good(&replies, seat, aim, inner)?.len() == 1
            };
            let rank = (long, one);
            if best.as_ref().is_none_or(|(known, ..): &(_, _, _)| rank > *known) {
                best = Some((rank, made, after));
            }
        }
        best.map(|(_, made, after)| (made, after, false)).ok_or(GivenUp)
    }

    /// The tactical theme of the right move.
    fn theme(&self, state: &R::State, proven: &Proven<R>) -> Theme {
        let events = self.rules().events(state, proven.made, &proven.after);
        let effect = self.rules().move_effect(state, proven.made, &proven.after).map(|effect| effect.effect);
        let won = self.search.settled(&proven.after, proven.seat) == Some(Verdict::Win);
        let end = events.iter().find_map(|event| if let Event::Over(end) = event { Some(*end) } else { None });
        let has = |what: fn(&Event) -> bool| events.iter().any(what);
        let sown =
            events.iter().find_map(|event| if let Event::Sown { from, .. } = event { Some(*from) } else { None });
        let home = |taken: &Event| match (taken, sown) {
            (Event::Taken { site, .. }, Some(from)) => {
                let row = |site| self.rules().site_name(site).pop();
                row(*site) == row(from)
            }
            _ => false,
        };
        let raids = |event: &Event| matches!(event, Event::Taken { by, of: Some(of), .. } if of != by);
        match (end, effect) {
            (Some(End::NoMove | End::Stuck), _) => Theme::Stop,
            _ if won && has(|event| matches!(event, Event::Line { .. })) => Theme::Line,
            (Some(End::Quiet | End::Rounds), _) if won => Theme::Count,
            (Some(End::LastIn), _) | (_, Some(EffectKind::Out(_) | EffectKind::LastIn)) => Theme::Out,
            _ if has(|event| matches!(event, Event::Swapped { .. })) => Theme::Swap,
            _ if has(|event| matches!(event, Event::Slid { .. })) => Theme::Slide,
            _ if sown.is_some() && has(raids) => Theme::Raid,
            _ if events.iter().any(home) => Theme::Home,
            _ if matches!(proven.goal, Goal::Hold(_) | Goal::Draw) => Theme::Parry,
            _ if has(|event| matches!(event, Event::Line { .. })) => Theme::Line,
            _ if has(|event| matches!(event, Event::Exchanged { .. })) => Theme::Exchange,
            _ if has(|event| matches!(event, Event::Taken { .. })) && sown.is_none() => Theme::Take,
            _ if has(|event| matches!(event, Event::Moved { from, .. } if from.len() > 1)) => Theme::Shift,
            _ if matches!(proven.goal, Goal::WinOrLose(..)) => Theme::Parry,
            _ if self.rules().scene(state).pieces.iter().any(|piece| piece.seat.is_some()) => Theme::Fork,
            _ => Theme::Squeeze,
        }
    }

    /// The wrong moves that tempt weaker levels, each with its refutation, and the percentage of wrong answers.
    fn tempted(&mut self, state: &R::State, proven: &Proven<R>) -> Result<(Vec<Refutation>, u32), GivenUp> {
        let (mut wrong, mut seen, mut misses, mut looks) = (Vec::new(), BTreeSet::new(), 0, 0);
        for level in TEMPTED_LEVELS.into_iter().rev().filter_map(Level::new) {
            for seed in 1..=TRIES_PER_LEVEL {
                looks += 1;
                let Some(made) = self.chosen(state, level, seed).filter(|made| *made != proven.made) else { continue };
                misses += 1;
                if seen.insert(made) && wrong.len() < MAX_TEMPTING {
                    wrong.push(made);
                }
            }
        }
        let refuted = wrong.into_iter().map(|made| self.refutation(state, made, proven));
        Ok((refuted.collect::<Result<_, _>>()?, misses * 100 / looks))
    }

    pub fn chosen(&self, state: &R::State, level: Level, seed: u64) -> Option<R::Move> {
        let place = PositionHistory { state: state.clone(), before: Vec::new() };
        let mut search = self.engine.think(&place, level, seed);
        run_search(&mut *search, 1000, None, &|| 0.0).best
    }

    fn refutation(&mut self, state: &R::State, made: R::Move, proven: &Proven<R>) -> Result<Refutation, GivenUp> {
        let seat = proven.seat;
        // The refutation shows that the seat does not win, or that it loses by force.
        let (aim, mut turns) = match proven.goal {
            Goal::WinOrLose(_, lost) => (Aim::Loss, after_first(lost)),
            goal => Self::aim(goal),
        };
        let fails = aim == Aim::Loss;
        let mut after = self.rules().after(state, made);
        let (mut continuation, mut inside, mut beaten) = (Vec::new(), true, false);
        while self.search.settled(&after, seat).is_none() && continuation.len() < MAX_CONTINUATION && !beaten {
            let own = self.rules().turn(&after) == Turn::Seat(seat);
            if own && !inside {
                turns = turns.map(|turns| turns.saturating_sub(1));
            }
            let by_seat = self.rules().turn(&after) != Turn::Chance;
            let mut next = self.search.next(&after);
            // The quickest refutation comes first.
            next.sort_by_key(|(_, after)| match self.search.settled(after, seat) {
                Some(Verdict::Loss) => 0,
                Some(Verdict::Draw) => 1,
                None => 2,
                Some(Verdict::Win) => 3,
            });
            let over = |(_, then): &(R::Move, R::State)| self.search.settled(then, seat).is_some();
            if proven.goal == Goal::WinIn(1) && !next.first().is_some_and(over) {
                break;
            }
            let mut chosen = None;
            for (made, then) in next {
                if self.search.forced(&then, seat, aim, turns, own)? == fails {
                    chosen = Some((made, then));
                    break;
                }
            }
            let (made, then) = chosen.ok_or(GivenUp)?;
            continuation.push(self.rules().token(made));
            // If the seat merely fails to win, the first move of an opponent is enough of an answer.
            beaten = !fails && !own && by_seat;
            (after, inside) = (then, own);
        }
        Ok(Refutation { attempt: self.rules().token(made), continuation })
    }
}

/// The difficulty of a puzzle, by the share of wrong answers of weaker levels and the lengths of proof and solution.
fn grade(misses: u32, depth: usize, line: usize) -> u8 {
    let deep = 12 * depth.saturating_sub(1).min(5) as u32 + if line > 1 { 8 } else { 0 };
    let points = misses * 7 / 10 + deep;
    ((1 + points / 22) as u8).min(GRADES)
}
