//! The set-up of a match.

use super::clock::Clock;
use super::sanitize;
use std::sync::Arc;
use thiserror::Error;
use trivium_engine::Level;
use trivium_rules::core::{ParseError, Seat, SetupError};
use trivium_rules::games::{self, Game};

pub const NAME_LENGTH: usize = 24;

/// Everything that is agreed before a match.
#[derive(Clone)]
pub struct Setup {
    game: Arc<Game>,
    names: Vec<String>,
    engines: Vec<Option<Level>>,
    seed: u64,
    clock: Option<Clock>,
    strict: bool,
}

/// Why a text describes no set-up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoSetup {
    /// The game, the variant or an option is invalid.
    #[error("{0}")]
    Setup(SetupError),
    #[error("its position cannot be read: {0}")]
    Position(ParseError),
}

impl Setup {
    /// The set-up of a game. Missing options have their defaults. Names are sanitised, and cut or padded to the number
    /// of seats; an empty name means that the player has none. The seed is for chance draws.
    ///
    /// # Errors
    /// If there is no such game, variant or option.
    pub fn new<'a>(
        game: &str,
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        names: impl IntoIterator<Item = &'a str>,
        seed: u64,
    ) -> Result<Setup, SetupError> {
        let game = games::game(game, variant, options)?;
        let mut names: Vec<_> = names.into_iter().map(|name| sanitize::one_line(name, NAME_LENGTH)).collect();
        names.resize(game.seats().into(), String::new());
        let engines = vec![None; names.len()];
        Ok(Setup { game, names, engines, seed, clock: None, strict: false })
    }

    /// Reads a set-up from texts, as in lessons, articles and elements: the variant, the options as `key=value` separated
    /// by spaces, and the start position. An empty text stands for the first variant, the defaults, the regular start.
    ///
    /// # Errors
    /// If there is no such game, variant, option or position.
    pub fn read<'a>(
        game: &str,
        [variant, options, position]: [&'a str; 3],
        names: impl IntoIterator<Item = &'a str>,
    ) -> Result<Setup, NoSetup> {
        let variants = games::info(game).map_err(NoSetup::Setup)?.variants;
        let variant = if variant.is_empty() { variants[0].id } else { variant };
        let options = options.split_ascii_whitespace().map(|word| word.split_once('=').unwrap_or((word, "")));
        let setup = Setup::new(game, variant, options, names, 0).map_err(NoSetup::Setup)?;
        // HTML may break a position into several lines.
        let fields: Vec<_> = position.split_ascii_whitespace().collect();
        if fields.is_empty() { Ok(setup) } else { setup.starting_at(&fields.join(" ")).map_err(NoSetup::Position) }
    }

    /// The same set-up with a start position.
    ///
    /// # Errors
    /// If the text is not a position of the game and variant, or the game is over there.
    pub fn starting_at(self, position: &str) -> Result<Setup, ParseError> {
        Ok(Setup { game: self.game.starting_at(position)?, ..self })
    }

    /// The start position as text, if it is not that of the rules.
    pub fn start(&self) -> Option<String> {
        self.game.start_text()
    }

    /// The same set-up with an engine of this level in a seat, or a person if `level` is `None`. Ignores seats that the
    /// game does not have.
    pub fn with_engine(mut self, seat: Seat, level: Option<Level>) -> Setup {
        if let Some(engine) = self.engines.get_mut(seat.index()) {
            *engine = level;
        }
        self
    }

    /// The same set-up with another name in a seat, sanitised and cut. Ignores seats that the game does not have.
    pub fn with_name(mut self, seat: Seat, name: &str) -> Setup {
        if let Some(own) = self.names.get_mut(seat.index()) {
            *own = sanitize::one_line(name, NAME_LENGTH);
        }
        self
    }

    /// The same set-up with another clock, or without one.
    pub fn with_clock(self, clock: Option<Clock>) -> Setup {
        Setup { clock, ..self }
    }

    pub fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// The same set-up with strict mode on or off. While a strict match is running, there is no undo, no jump in the
    /// record and no hint. Afterwards it can be browsed and commented, but not continued.
    pub fn with_strict(self, strict: bool) -> Setup {
        Setup { strict, ..self }
    }

    pub fn strict(&self) -> bool {
        self.strict
    }

    /// The level of the engine in a seat. `None` for a person.
    pub fn engine(&self, seat: Seat) -> Option<Level> {
        self.engines.get(seat.index()).copied().flatten()
    }

    /// The seats that engines play, with their levels.
    pub fn engines(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        self.engines.iter().enumerate().filter_map(|(seat, level)| Some((Seat::at(seat), (*level)?)))
    }

    pub fn with_seed(self, seed: u64) -> Setup {
        Setup { seed, ..self }
    }

    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// One name per seat in turn order. Empty if the player has no name.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The set-up of a rematch: every player moves one seat further, so that another player starts.
    pub fn rotated(&self, seed: u64) -> Setup {
        let (mut names, mut engines) = (self.names.clone(), self.engines.clone());
        names.rotate_left(1);
        engines.rotate_left(1);
        Setup { names, engines, seed, ..self.clone() }
    }
}

/// The seat of the only person in a match against engines.
pub fn only_person(seats: u8, engines: &[(Seat, Level)]) -> Option<Seat> {
    let mut people = Seat::all(seats).filter(|seat| engines.iter().all(|(engine, _)| engine != seat));
    people.next().filter(|_| people.next().is_none() && !engines.is_empty())
}

/// The seat of the only person in a match against engines, if that person has no name. Texts call this person “You”.
pub fn unnamed_person(seats: u8, engines: &[(Seat, Level)], names: &[String]) -> Option<Seat> {
    only_person(seats, engines).filter(|seat| names.get(seat.index()).is_none_or(String::is_empty))
}

impl PartialEq for Setup {
    fn eq(&self, other: &Setup) -> bool {
        let rules = |s: &Setup| (s.game.id(), s.game.variant().id, s.game.options().to_vec(), s.start());
        let seats = |s: &Setup| (s.names.clone(), s.engines.clone());
        let mode = |s: &Setup| (s.seed, s.clock, s.strict);
        rules(self) == rules(other) && seats(self) == seats(other) && mode(self) == mode(other)
    }
}
