//! Command-line options that several commands share: the game, and the position at which it starts.

use crate::failure::Failure;
use lexopt::{Arg, Parser, ValueExt};
use trivium_rules::core::{Notation, ParseError, Referee, SetupError, TableAction, Turn};
use trivium_rules::games::{self, RefusedToken};
use trivium_session::Setup;
use trivium_session::outside::plain;
use trivium_words::{Language, Text};

/// `--game G --variant V [--set key=value]… [--position "…"]`
#[derive(Default)]
pub struct GameArgs {
    pub game: Option<String>,
    pub variant: Option<String>,
    pub options: Vec<(String, String)>,
    /// The start of the record, if it is not the start of the rules.
    pub position: Option<String>,
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl GameArgs {
    /// Reads all options. `other` handles options that are not about the game, and returns whether it knows them.
    ///
    /// # Errors
    /// An unknown option or a missing value.
    pub fn read(
        parser: &mut Parser,
        mut other: impl FnMut(&str, &mut Parser) -> Result<bool, Failure>,
    ) -> Result<GameArgs, Failure> {
        let mut choice = GameArgs::default();
        while let Some(arg) = parser.next()? {
            let Arg::Long(name) = arg else { return Err(arg.unexpected().into()) };
            let name = name.to_owned();
            match name.as_str() {
                "game" => choice.game = Some(parser.value()?.string()?),
                "variant" => choice.variant = Some(parser.value()?.string()?),
                "set" => choice.options.push(setting(&parser.value()?.string()?)?),
                _ if other(&name, parser)? => {}
                _ => return Err(Failure::Usage(format!("invalid option '--{name}'"))),
            }
        }
        Ok(choice)
    }

    /// Like [`GameArgs::read`], with `--position`.
    ///
    /// # Errors
    /// As [`GameArgs::read`].
    pub fn read_at(
        parser: &mut Parser,
        mut other: impl FnMut(&str, &mut Parser) -> Result<bool, Failure>,
    ) -> Result<GameArgs, Failure> {
        let mut position = None;
        let choice = GameArgs::read(parser, |name, parser| {
            if name == "position" {
                position = Some(plain(&parser.value()?.string()?).into_owned());
                return Ok(true);
            }
            other(name, parser)
        })?;
        Ok(GameArgs { position, ..choice })
    }

    /// The setup of a match of this game.
    ///
    /// # Errors
    /// If the game, the variant, an option or the position is invalid.
    pub fn setup(&self) -> Result<Setup, Failure> {
        let setup = Setup::new(self.game()?, self.variant()?, self.options(), [], 0)?;
        match &self.position {
            Some(position) => setup.starting_at(position).map_err(|error| Failure::Usage(no_position(&error))),
            None => Ok(setup),
        }
    }

    pub fn game(&self) -> Result<&str, Failure> {
        self.game.as_deref().ok_or_else(|| Failure::Usage("--game is missing".to_owned()))
    }

    /// The variant, by default the game's first one.
    pub fn variant(&self) -> Result<&str, Failure> {
        match &self.variant {
            Some(variant) => Ok(variant),
            None => Ok(games::info(self.game()?)?.variants[0].id),
        }
    }

    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }
}

fn setting(text: &str) -> Result<(String, String), Failure> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| Failure::Usage(format!("--set takes key=value, not {text:?}")))?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The message for a text that is not a valid position.
pub fn no_position(error: &ParseError) -> String {
    format!("--position: {}", Language::En.text(&Text::Parse(error)))
}

/// The message for a token that is not legal.
pub fn no_token(refused: &RefusedToken) -> String {
    format!("token {}, {:?}: {}", refused.ply, refused.token, Language::En.text(&Text::TokenError(&refused.why)))
}

/// The state after these tokens, which may be table actions, from a position or the start of the rules.
///
/// # Errors
/// If the position is invalid or a token is not legal.
pub fn after<R: Notation + Referee>(rules: &R, position: Option<&str>, tokens: &[&str]) -> Result<R::State, String> {
    let mut state = match position {
        Some(position) => rules.read_position(position).map_err(|error| no_position(&error))?,
        None => rules.start(),
    };
    for (i, token) in tokens.iter().enumerate() {
        let illegal = || format!("token {} of --tokens is not legal there: {token:?}", i + 1);
        if matches!(rules.turn(&state), Turn::Over(_)) {
            return Err(illegal());
        }
        match TableAction::read(token) {
            Some(action) => rules.act(&mut state, action).map_err(|_| illegal())?,
            None => {
                let made = rules.read_move(token).map_err(|_| illegal())?;
                rules.check(&state, made).map_err(|_| illegal())?;
                rules.play_unchecked(&mut state, made);
            }
        }
    }
    Ok(state)
}
