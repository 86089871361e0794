//! All refusals of all games, one file per game.

use trivium_rules::games::Refusal;

macro_rules! declare {
    ($($module:ident $name:ident $number:literal $board:ident,)+) => {
        $(mod $module;)+

        /// Every refusal of every game, with a value for each field.
        pub fn refusals() -> Vec<Refusal> {
            let mut all = Vec::new();
            $(all.extend($module::all().into_iter().map(Refusal::from));)+
            all
        }
    };
}

trivium_rules::each_game!(declare);
