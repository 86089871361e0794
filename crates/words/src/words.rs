//! All texts of one language, and an exhaustive match from messages to them.

use super::text_struct::{TextFor, messages, words};
use super::{ShellWords, Text, board, fill, games};
use trivium_rules::core::{OptionInfo, ParseError, ParseFault, SetupError};
use trivium_rules::games::TokenError;

words! {
    pub struct Words {
        pub shell: ShellWords,
        pub board: board::BoardWords,
        /// Games, their variants and options, refusals and prompts.
        pub games: games::Games,
        /// Why a token is illegal in any game.
        pub objections: TokenErrorWords,
        pub faults: ParseFaultWords,
        /// Combines a parse error `{0}` with the position `{1}` of the wrong character.
        pub fault_at: &'static str,
        /// Why a combination of game, variant and options is invalid.
        pub setups: SetupErrorWords,
    }

    /// Why a token is illegal in any game, by [`TokenError`].
    pub struct TokenErrorWords {
        pub over: &'static str,
        pub at_chance: &'static str,
        pub not_repeated: &'static str,
    }

    /// Why a combination of game, variant and options is invalid, by [`SetupError`].
    pub struct SetupErrorWords {
        pub unknown_game: &'static str,
        pub unknown_variant: &'static str,
        pub unknown_option: &'static str,
        /// [`SetupError::BadOption`]: the option, its smallest and largest value, its step, and the rejected value.
        pub bad_option: &'static str,
    }
}

messages! {
    /// Parse errors, by [`ParseFault`]. `{0}` is the field's name.
    pub struct ParseFaultWords for ParseFault {
        not_a_token: NotAToken,
        not_a_site: NotASite,
        too_long: TooLong,
        missing_field: MissingField(field: &'static str),
        bad_field: BadField(field: &'static str),
        contradiction: Contradiction(field: &'static str),
        over: Over,
        count: Count(field: &'static str),
        overlap: Overlap(field: &'static str),
        unlawful: Unlawful(field: &'static str),
        ended: Ended(field: &'static str),
        wrong_turn: WrongTurn(field: &'static str),
    }
}

impl Words {
    pub fn text(&self, text: &Text) -> String {
        match text {
            Text::TokenError(objection) => self.objection(objection),
            Text::Refusal(why) => self.games.refusal(why),
            Text::Prompt(prompt) => self.games.prompt(*prompt),
            Text::ShortPrompt(prompt) => self.games.short_prompt(*prompt),
            Text::Parse(error) => self.parse(error),
            Text::Setup(error) => self.setup(error),
        }
    }

    fn objection(&self, objection: &TokenError) -> String {
        match objection {
            TokenError::Unreadable(error) => self.parse(error),
            TokenError::Over => self.objections.over.to_owned(),
            TokenError::AtChance => self.objections.at_chance.to_owned(),
            TokenError::NotRepeated => self.objections.not_repeated.to_owned(),
            TokenError::Rule(why) => self.games.refusal(why),
        }
    }

    fn parse(&self, error: &ParseError) -> String {
        let fault = self.faults.text(error.fault);
        match error.fault {
            // A typed move is short, so the position of the error is not needed.
            ParseFault::NotAToken | ParseFault::NotASite => [&fault, "."].concat(),
            _ => fill(self.fault_at, &[&fault, &(error.at + 1).to_string()]),
        }
    }

    fn setup(&self, error: &SetupError) -> String {
        let words = &self.setups;
        match error {
            SetupError::UnknownGame(id) => fill(words.unknown_game, &[id]),
            SetupError::UnknownVariant(id) => fill(words.unknown_variant, &[id]),
            SetupError::UnknownOption(key) => fill(words.unknown_option, &[key]),
            SetupError::BadOption { option, value } => {
                let OptionInfo { key, least, most, step, .. } = option;
                let [least, most, step] = [least, most, step].map(u32::to_string);
                fill(words.bad_option, &[key, &least, &most, &step, value])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn say(language: Language, text: Text) -> String {
        language.text(&text)
    }

    #[test]
    fn parse_errors_name_the_position_in_the_text() {
        let error = |fault| ParseError::new(4, fault);
        assert_eq!(
            say(Language::En, Text::Parse(&error(ParseFault::NotASite))),
            "The board has no such space. Check how you wrote it."
        );
        let missing = error(ParseFault::MissingField("hand"));
        assert_eq!(
            say(Language::De, Text::Parse(&missing)),
            "Die Angabe hand= fehlt. Prüfe den Text ab der 5. Stelle."
        );
        let unreadable = TokenError::Unreadable(missing);
        assert_eq!(
            say(Language::It, Text::TokenError(&unreadable)),
            "Manca il campo hand=. Controlla il testo dal carattere 5 in poi."
        );
    }

    #[test]
    fn setup_errors_name_the_option_or_game() {
        let option = OptionInfo { key: "rounds", least: 1, most: 9, step: 2, default: 3 };
        let error = SetupError::BadOption { option, value: "{0}".to_owned() };
        assert_eq!(
            say(Language::En, Text::Setup(&error)),
            "rounds must be a number from 1 to 9 in steps of 2, not “{0}”."
        );
        let error = SetupError::UnknownGame("chess".to_owned());
        assert_eq!(say(Language::De, Text::Setup(&error)), "Das Spiel „chess“ gibt es nicht.");
    }

    #[test]
    fn a_refusal_names_its_colour_and_its_number() {
        use trivium_rules::games::{traffic_lights, trigon};
        let held = traffic_lights::Refusal::NotHeld(traffic_lights::ChipColour::Yellow).into();
        assert_eq!(
            say(Language::De, Text::Refusal(&held)),
            "Hier brauchst du einen gelben Chip, hast aber keinen auf der Hand. Wähle ein anderes Feld."
        );
        let supply = traffic_lights::Refusal::NotInSupply(traffic_lights::ChipColour::Green).into();
        assert_eq!(
            say(Language::Fr, Text::Refusal(&supply)),
            "Il n’y a pas de jeton vert dans la réserve. Choisis une autre couleur."
        );
        let tile = trigon::Refusal::NotHeld(6).into();
        assert_eq!(
            say(Language::En, Text::Refusal(&tile)),
            "You have no tile with the number 6 in your hand. Choose another one."
        );
    }
}
