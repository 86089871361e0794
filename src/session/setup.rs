//! What is agreed before a match.

use crate::ai::Level;
use crate::core::{Seat, SetupError};
use crate::games::{self, Game};
use std::rc::Rc;

/// The most characters of a player's name.
pub const NAME_LENGTH: usize = 24;

/// A game with its variant, options, names and seed: everything from which a table is laid.
#[derive(Clone)]
pub struct Setup {
    game: Rc<Game>,
    names: Vec<String>,
    programs: Vec<Option<Level>>,
    seed: u64,
}

impl Setup {
    /// The choice of that game, variant and options, defaults for those not given. Names are cleaned and cut or padded to the
    /// number of seats; an empty name stands for "the seat has none". The seed is that of chance's draws.
    ///
    /// # Errors
    /// When there is no such game, variant or option.
    pub fn new<'a>(
        game: &str,
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        names: impl IntoIterator<Item = &'a str>,
        seed: u64,
    ) -> Result<Setup, SetupError> {
        let game = games::game(game, variant, options)?;
        let mut names: Vec<_> = names.into_iter().map(clean).collect();
        names.resize(game.seats().into(), String::new());
        let programs = vec![None; names.len()];
        Ok(Setup { game, names, programs, seed })
    }

    /// The same with a seat played by a program of that level, or by a person. A seat that the game does not have stays away.
    pub fn with_program(mut self, seat: Seat, level: Option<Level>) -> Setup {
        if let Some(program) = self.programs.get_mut(seat.index()) {
            *program = level;
        }
        self
    }

    /// The level of the program that plays a seat; `None` for a person.
    pub fn program(&self, seat: Seat) -> Option<Level> {
        self.programs.get(seat.index()).copied().flatten()
    }

    /// The seats that programs play, with their levels.
    pub fn programs(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        self.programs.iter().enumerate().filter_map(|(seat, level)| Some((Seat::at(seat), (*level)?)))
    }

    /// The game.
    pub fn game(&self) -> &Rc<Game> {
        &self.game
    }

    /// A name a seat in turn order, empty where none was given.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The seed of chance's draws.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The same for another match: every player one seat further in turn order, so that another one starts.
    pub fn rotated(&self, seed: u64) -> Setup {
        let (mut names, mut programs) = (self.names.clone(), self.programs.clone());
        names.rotate_left(1);
        programs.rotate_left(1);
        Setup { game: self.game.clone(), names, programs, seed }
    }
}

impl PartialEq for Setup {
    fn eq(&self, other: &Setup) -> bool {
        let rules = |s: &Setup| (s.game.id(), s.game.variant().id, s.game.options().to_vec());
        let seats = |s: &Setup| (s.names.clone(), s.programs.clone());
        rules(self) == rules(other) && seats(self) == seats(other) && self.seed == other.seed
    }
}

/// A name on one line, without blanks around it.
fn clean(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let short: String = plain.trim().chars().take(NAME_LENGTH).collect();
    short.trim_end().to_owned()
}
