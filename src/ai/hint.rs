//! A hint: the best decision, and what explains it as far as searching and asking the rules tell.

use super::message::{Fate, yes};
use super::search::{Line, Proven};
use crate::core::{Evaluate, Present, Seat, Turn, Verdict, number};

/// The best decision, and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The decision.
    pub best: String,
    /// What is proven of the seat that makes it.
    pub fate: Option<Fate>,
    /// Whether no other decision is legal.
    pub only: bool,
    /// Whether it is proven that every other decision is worse: it gives a win away, or loses.
    pub alone: bool,
    /// What it keeps the next seat from.
    pub threat: Option<Threat>,
}

/// What the next seat can do at once after another decision, and cannot after the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Threat {
    /// Another decision, what may follow it until the next seat decides, and what that does.
    pub line: Vec<String>,
    /// Whether that same decision threatens after many others, too; else almost all others allow something.
    pub same: bool,
}

impl Hint {
    /// As words.
    pub fn write(&self) -> String {
        let flag = |yes| if yes { "y" } else { "n" };
        let mut text = [&self.best, " ", &Fate::write(self.fate), " ", flag(self.only), " ", flag(self.alone)].concat();
        if let Some(threat) = &self.threat {
            text.extend([" ", flag(threat.same)]);
            text.extend(threat.line.iter().flat_map(|token| [" ", token]));
        }
        text
    }

    /// What such words say; `None` when they are none.
    pub fn read(text: &str) -> Option<Hint> {
        let mut words = text.split(' ');
        let best = words.next().filter(|best| !best.is_empty())?.to_owned();
        let (fate, only, alone) = (Fate::read(words.next()?)?, yes(words.next()?)?, yes(words.next()?)?);
        let threat = match words.next() {
            None => None,
            Some(same) => Some(Threat { same: yes(same)?, line: words.map(str::to_owned).collect() }),
        };
        Some(Hint { best, fate, only, alone, threat })
    }
}

impl Fate {
    fn write(fate: Option<Fate>) -> String {
        match fate {
            None => "-".to_owned(),
            Some(Fate::Loses) => "loses".to_owned(),
            Some(Fate::Wins(None)) => "wins".to_owned(),
            Some(Fate::Wins(Some(plies))) => plies.to_string(),
        }
    }

    fn read(word: &str) -> Option<Option<Fate>> {
        Some(match word {
            "-" => None,
            "loses" => Some(Fate::Loses),
            "wins" => Some(Fate::Wins(None)),
            plies => Some(Fate::Wins(Some(number(plies)?))),
        })
    }
}

/// Whether lines that were compared, the best first, prove that every decision but the first is worse: of so many legal ones.
pub(super) fn alone<M>(lines: &[Line<M>], seat: Seat, legal: usize) -> bool {
    let end = |line: &Line<M>| match line.proven? {
        Proven::Win(_) => Some(1),
        Proven::Loss(_) => Some(-1),
        Proven::Value(value, _) => Some(value.signum()),
        // Nobody is left to compare with before all of them are solved, for these do not stand in their order.
        Proven::Shares if lines.len() < legal => None,
        Proven::Shares => match line.shares[seat.index()] {
            share if share > 0.999 => Some(1),
            share if share < 0.001 => Some(-1),
            _ => Some(0),
        },
    };
    let [best, others @ ..] = lines else { return false };
    let worst = others.iter().try_fold(-1, |most, line| end(line).map(|end| most.max(end)));
    match worst {
        _ if others.is_empty() => false,
        Some(-1) => end(best) != Some(-1),
        Some(others) => others < 1 && end(best) == Some(1),
        None => false,
    }
}

/// Of so many other decisions it is found out what they allow,
const OTHERS: usize = 60;
/// and of so many that allow something, what.
const SHOWN: usize = 6;
/// So many decisions of the own seat and of chance may come before the next seat decides.
const BETWEEN: u32 = 3;

/// What the next seat is to be kept from.
#[derive(Clone, Copy, PartialEq)]
enum Stake {
    /// A win.
    Win,
    /// What tempts it.
    Feat,
}

/// Looks for what the next seat can do after other decisions.
struct Guard<'a, R: Present + Evaluate> {
    rules: &'a R,
    seat: Seat,
    stake: Stake,
}

impl<R: Present + Evaluate> Guard<'_, R> {
    fn played(&self, state: &R::State, made: R::Move) -> R::State {
        let mut after = state.clone();
        self.rules.play(&mut after, made);
        after
    }

    fn legal(&self, state: &R::State) -> Vec<R::Move> {
        let mut legal = Vec::new();
        self.rules.legal(state, &mut legal);
        legal
    }

    /// Whether the next seat gets what is at stake by this decision.
    fn gets(&self, state: &R::State, made: R::Move) -> bool {
        let after = self.played(state, made);
        match self.stake {
            Stake::Win => {
                let seat = self.rules.turn(state).seat();
                seat.is_some_and(|seat| {
                    self.rules.turn(&after).outcome().is_some_and(|outcome| outcome.of(seat) == Verdict::Win)
                })
            }
            Stake::Feat => self.rules.feat(state, made, &after).is_some_and(|feat| feat.deed.tempts()),
        }
    }

    /// Whether the next seat can get it whatever the own seat does before; `luck` says for a draw between whether it is enough that one
    /// of them lets it.
    fn exposed(&self, state: &R::State, luck: bool, between: u32) -> bool {
        let mut after = self.legal(state).into_iter().map(|made| self.played(state, made));
        let exposed = |state: R::State| self.exposed(&state, luck, between.saturating_sub(1));
        match self.rules.turn(state) {
            Turn::Over(_) => false,
            Turn::Seat(next) if next != self.seat => match self.stake {
                Stake::Win => self.rules.wins_at_once(state),
                Stake::Feat => self.legal(state).into_iter().any(|made| self.gets(state, made)),
            },
            _ if between == 0 => false,
            Turn::Chance if luck => after.any(exposed),
            Turn::Chance | Turn::Seat(_) => after.all(exposed),
        }
    }

    /// What may come before the next seat decides, and all with which it gets what is at stake.
    fn replies(&self, mut state: R::State) -> (Vec<R::Move>, Vec<R::Move>) {
        let mut before = Vec::new();
        while self.rules.turn(&state).seat().is_none_or(|seat| seat == self.seat) {
            let Some(made) = self.legal(&state).first().copied() else { break };
            self.rules.play(&mut state, made);
            before.push(made);
        }
        let replies = self.legal(&state).into_iter().filter(|made| self.gets(&state, *made)).collect();
        (before, replies)
    }

    fn threat(&self, state: &R::State, best: R::Move, others: &[R::Move]) -> Option<(Vec<R::Move>, bool)> {
        let lets = |made: &&R::Move| self.exposed(&self.played(state, **made), false, BETWEEN);
        // Where none of the first few lets it, hardly any does.
        let some = others.len().div_ceil(SHOWN).max(1);
        if !others.iter().step_by(some).any(|made| lets(&made))
            || self.exposed(&self.played(state, best), true, BETWEEN)
        {
            return None;
        }
        let bad: Vec<_> = others.iter().filter(lets).copied().collect();
        if 2 * bad.len() < others.len() {
            return None;
        }
        let looked: Vec<_> = bad.iter().step_by(bad.len().div_ceil(SHOWN).max(1)).collect();
        let ways: Vec<_> = looked.iter().map(|made| self.replies(self.played(state, **made))).collect();
        let count = |reply: &R::Move| ways.iter().filter(|(_, replies)| replies.contains(reply)).count();
        let first = ways
            .iter()
            .flat_map(|(_, replies)| replies)
            .max_by_key(|reply| (count(reply), std::cmp::Reverse(**reply)))?;
        let same = 2 * count(first) > ways.len();
        if !same && 10 * bad.len() < 9 * others.len() {
            return None;
        }
        let at = ways.iter().position(|(_, replies)| replies.contains(first))?;
        let line = [*looked[at]].into_iter().chain(ways[at].0.iter().copied()).chain([*first]).collect();
        Some((line, same))
    }
}

/// What the best decision keeps the next seat from, as [`Threat`] has it.
pub(super) fn threat<R: Present + Evaluate>(
    rules: &R,
    state: &R::State,
    best: R::Move,
) -> Option<(Vec<R::Move>, bool)> {
    let seat = rules.turn(state).seat()?;
    let mut others = Vec::new();
    rules.legal(state, &mut others);
    others.retain(|made| *made != best);
    // Of very many some will do, taken evenly.
    let each = others.len().div_ceil(OTHERS).max(1);
    let others: Vec<_> = others.into_iter().step_by(each).collect();
    [Stake::Win, Stake::Feat].into_iter().find_map(|stake| Guard { rules, seat, stake }.threat(state, best, &others))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_are_read_as_they_are_written() {
        let bare = Hint { best: "a1-a3".to_owned(), fate: None, only: false, alone: true, threat: None };
        let threat = |same| Some(Threat { line: ["b2", "*R", "pass"].map(str::to_owned).to_vec(), same });
        for (fate, threat) in [
            (None, None),
            (Some(Fate::Loses), threat(true)),
            (Some(Fate::Wins(None)), None),
            (Some(Fate::Wins(Some(21))), threat(false)),
        ] {
            let hint = Hint { fate, threat, ..bare.clone() };
            assert_eq!(Hint::read(&hint.write()), Some(hint));
        }
        for text in ["", "a1", "a1 - y", "a1 x y n", "a1 - y n z a2"] {
            assert_eq!(Hint::read(text), None, "{text}");
        }
    }

    #[test]
    fn one_decision_stands_alone_when_all_others_are_proven_to_be_worse() {
        let line = |proven, share: f32| Line { moves: vec![0], shares: [share, 1.0 - share, 0.0], proven };
        let is = |lines: &[Line<u8>], legal| alone(lines, Seat::ONE, legal);
        let [win, loss, open] = [Some(Proven::Win(3)), Some(Proven::Loss(2)), None].map(|proven| line(proven, 0.5));
        assert!(is(&[win.clone(), loss.clone()], 9));
        assert!(is(&[open.clone(), loss.clone()], 9), "all others lose");
        assert!(!is(&[win.clone(), open.clone()], 9));
        assert!(!is(&[win.clone(), win.clone(), loss.clone()], 3));
        assert!(!is(&[loss.clone(), loss.clone()], 2));
        assert!(!is(&[win], 1));
        let even = line(Some(Proven::Value(0, 9)), 0.5);
        assert!(is(&[line(Some(Proven::Value(2, 9)), 1.0), even.clone()], 2));
        assert!(is(&[even.clone(), line(Some(Proven::Value(-1, 4)), 0.0)], 2));
        assert!(!is(&[even.clone(), even], 2));
        // Solved shares say something once all are solved.
        let solved = [line(Some(Proven::Shares), 1.0), line(Some(Proven::Shares), 0.5)];
        assert!(is(&solved, 2) && !is(&solved, 3));
    }
}
