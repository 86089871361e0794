//! The common parts of the commands' options: which game.

use super::Failure;
use lexopt::{Arg, Parser, ValueExt};
use trivium_rules::core::{Notation, Referee, SetupError, TableAction, Turn};

/// `--game G --variant V [--set key=value]…`
#[derive(Default)]
pub struct GameArgs {
    pub game: Option<String>,
    pub variant: Option<String>,
    pub options: Vec<(String, String)>,
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl GameArgs {
    /// Reads all options; those that are not about the game go to `other`, which says whether it knows them.
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

    /// The game's name.
    pub fn game(&self) -> Result<&str, Failure> {
        self.game.as_deref().ok_or_else(|| Failure::Usage("--game is missing".to_owned()))
    }

    /// The variant's name; the game's first one when none is given.
    pub fn variant(&self) -> Result<&str, Failure> {
        match &self.variant {
            Some(variant) => Ok(variant),
            None => Ok(trivium_rules::games::info(self.game()?)?.variants[0].id),
        }
    }

    /// The options as given.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.options.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }
}

fn setting(text: &str) -> Result<(String, String), Failure> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| Failure::Usage(format!("--set takes key=value, not {text:?}")))?;
    Ok((key.to_owned(), value.to_owned()))
}

/// The state after these tokens, table actions among them.
pub fn after<R: Notation + Referee>(rules: &R, tokens: &[&str]) -> Result<R::State, String> {
    let mut state = rules.start();
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
                rules.play(&mut state, made);
            }
        }
    }
    Ok(state)
}
