//! A hint: the best decision, and what explains it as far as searching and asking the rules tell.

use super::message::{Fate, yes};
use super::search::{Line, Proven};
use trivium_rules::core::{Seat, number};

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
