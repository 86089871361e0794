//! A builder for positions of Triapon.

use trivium_rules::core::{Outcome, Seat, Turn, Verdict};
use trivium_rules::games::triapon::Refusal;
use trivium_rules::games::{self, Position};
use trivium_testing::{field, refused, replay};

/// A position to build: for each seat, the coordinates of its balls. Balls that are not listed were taken by the next
/// seat in turn order, unless `taken` is given.
#[derive(Clone)]
pub struct Setup {
    variant: &'static str,
    balls: [String; 3],
    hand: [usize; 3],
    taken: Option<String>,
    stock: &'static str,
    out: &'static str,
    quiet: u8,
    stage: &'static str,
    turn: &'static str,
}

/// A position in which seat 1 is to move and nobody is out.
pub fn setup(one: &str, two: &str, three: &str) -> Setup {
    Setup {
        variant: "base",
        balls: [one, two, three].map(str::to_owned),
        hand: [0; 3],
        taken: None,
        stock: "0,0,0",
        out: "-",
        quiet: 0,
        stage: "move",
        turn: "1",
    }
}

impl Setup {
    pub fn barricade(self, stock: &'static str) -> Setup {
        Setup { variant: "barricade", stock, ..self }
    }

    pub fn hand(self, hand: [usize; 3]) -> Setup {
        Setup { hand, ..self }
    }

    pub fn taken(self, taken: &str) -> Setup {
        Setup { taken: Some(taken.to_owned()), ..self }
    }

    pub fn out(self, out: &'static str) -> Setup {
        Setup { out, ..self }
    }

    pub fn quiet(self, quiet: u8) -> Setup {
        Setup { quiet, ..self }
    }

    pub fn stage(self, stage: &'static str, turn: &'static str) -> Setup {
        Setup { stage, turn, ..self }
    }

    pub fn text(&self) -> String {
        let owner = |name: &str| self.balls.iter().position(|b| b.split_whitespace().any(|ball| ball == name));
        let hole = |name: String| owner(&name).map_or(".".to_owned(), |seat| (seat + 1).to_string());
        let rows =
            ('a'..='i').zip(1..=9).map(|(row, length)| (1..=length).map(|i| hole(format!("{row}{i}"))).collect());
        let rows: Vec<String> = rows.collect();
        let missing = [0, 1, 2].map(|i| 9 - self.hand[i] - self.balls[i].split_whitespace().count());
        let taken = format!("0.0.{}/{}.0.0/0.{}.0", missing[2], missing[0], missing[1]);
        let taken = self.taken.as_ref().unwrap_or(&taken);
        let [one, two, three] = self.hand;
        let Setup { stock, out, quiet, stage, turn, .. } = self;
        let board = rows.join("/");
        format!(
            "board={board} hand={one},{two},{three} taken={taken} stock={stock} out={out} quiet={quiet} stage={stage} turn={turn}"
        )
    }

    pub fn read(&self) -> Box<Position> {
        let (text, game) = (self.text(), games::game("triapon", self.variant, []).expect("a variant"));
        game.read_position(&text).unwrap_or_else(|e| panic!("{text}: {e}"))
    }
}

/// The position after these tokens from the start.
pub fn play(variant: &str, tokens: &str) -> Box<Position> {
    replay("triapon", variant, &[], tokens).position().boxed()
}

pub fn refusal(position: &Position, token: &str) -> Refusal {
    let games::Refusal::Triapon(why) = refused(position, token) else { panic!("a rule of Triapon") };
    why
}

/// The stage and the seat to act: `take 1`.
pub fn asks(position: &Position) -> String {
    format!("{} {}", field(position, "stage"), field(position, "turn"))
}

/// The turn of a finished game with this outcome: `W-L-L`.
pub fn over(letters: &str) -> Turn {
    let verdict = |seat: Seat| match letters.split('-').nth(seat.index()) {
        Some("W") => Verdict::Win,
        Some("D") => Verdict::Draw,
        Some("L") => Verdict::Loss,
        other => panic!("{other:?}"),
    };
    Turn::Over(Outcome::new(3, verdict))
}

/// The legal tokens with this prefix, joined by spaces.
pub fn legal(position: &Position, beginning: &str) -> String {
    let tokens = position.legal().into_iter().filter(|t| t.starts_with(beginning));
    tokens.collect::<Vec<_>>().join(" ")
}
