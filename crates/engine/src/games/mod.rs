//! Evaluation, solvers and tables of each game, for the searches.

use crate::evaluate::Evaluate;
use trivium_rules::core::{EditPosition, SetupError};
use trivium_rules::games::{GameRules, VariantValues};

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(pub mod $module;)+

        /// Calls the visitor with the rules of a game, variant and options.
        ///
        /// # Errors
        /// If the game, the variant or an option does not exist.
        pub fn with_rules<'a, T: Visitor>(
            game: &str,
            variant: &str,
            options: impl IntoIterator<Item = (&'a str, &'a str)>,
            visitor: T,
        ) -> Result<T::Out, SetupError> {
            let (info, values) = trivium_rules::games::values(game, variant, options)?;
            $(if info.id == trivium_rules::games::$module::INFO.id {
                let rules = trivium_rules::games::$module::rules(values.variant.id, &values.options)?;
                return Ok(visitor.visit(info.id, rules, values));
            })+
            Err(SetupError::UnknownGame(info.id.to_owned()))
        }
    };
}

trivium_rules::each_game!(declare);

/// Work on the typed rules of a game that is chosen at run time.
pub trait Visitor {
    type Out;
    fn visit<R: GameRules + EditPosition + Evaluate>(
        self,
        info: &'static str,
        rules: R,
        values: VariantValues,
    ) -> Self::Out;
}
