//! All texts of one language, and an exhaustive match from messages to them.

use super::text_struct::words;
use super::{ShellWords, Text, board, fill, games};
use std::borrow::Cow;
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
        /// Why a combination of game, variant and options is invalid.
        pub setups: SetupErrorWords,
    }

    /// Why a token is illegal in any game, by [`TokenError`].
    pub struct TokenErrorWords {
        pub over: &'static str,
        pub at_chance: &'static str,
        pub not_repeated: &'static str,
    }

    /// Parse errors, by [`ParseFault`].
    pub struct ParseFaultWords {
        pub not_a_token: &'static str,
        pub not_a_site: &'static str,
        pub too_long: &'static str,
        /// [`ParseFault::MissingField`]: `{0}` is the field's name.
        pub missing_field: &'static str,
        /// [`ParseFault::BadField`]: `{0}` is the field's name.
        pub bad_field: &'static str,
        /// [`ParseFault::Contradiction`]: `{0}` is the field's name.
        pub contradiction: &'static str,
        pub over: &'static str,
        /// [`ParseFault::Count`]: `{0}` is the field's name.
        pub count: &'static str,
        /// [`ParseFault::Overlap`]: `{0}` is the field's name.
        pub overlap: &'static str,
        /// [`ParseFault::Unlawful`]: `{0}` is the field's name.
        pub unlawful: &'static str,
        /// [`ParseFault::Ended`]: `{0}` is the field's name.
        pub ended: &'static str,
        /// [`ParseFault::WrongTurn`]: `{0}` is the field's name.
        pub wrong_turn: &'static str,
        /// Combines a parse error `{0}` with the position `{1}` of the wrong character.
        pub at: &'static str,
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

impl Words {
    pub fn text(&self, text: &Text) -> Cow<'static, str> {
        match text {
            Text::TokenError(objection) => self.objection(objection),
            Text::Refusal(why) => self.games.refusal(why),
            Text::Prompt(asked) => self.games.prompt(*asked),
            Text::ShortPrompt(asked) => self.games.short_prompt(*asked),
            Text::Parse(error) => self.parse(error).into(),
            Text::Setup(error) => self.setup(error).into(),
            Text::Board(text) => self.board.text(&self.games, text, &[]).into(),
        }
    }

    fn objection(&self, objection: &TokenError) -> Cow<'static, str> {
        match objection {
            TokenError::Unreadable(error) => self.parse(error).into(),
            TokenError::Over => self.objections.over.into(),
            TokenError::AtChance => self.objections.at_chance.into(),
            TokenError::NotRepeated => self.objections.not_repeated.into(),
            TokenError::Rule(why) => self.games.refusal(why),
        }
    }

    fn parse(&self, error: &ParseError) -> String {
        let words = &self.faults;
        let (what, field) = match error.fault {
            // A typed move is short, so the position of the error is not needed.
            ParseFault::NotAToken => return [words.not_a_token, "."].concat(),
            ParseFault::NotASite => return [words.not_a_site, "."].concat(),
            ParseFault::TooLong => (words.too_long, ""),
            ParseFault::MissingField(name) => (words.missing_field, name),
            ParseFault::BadField(name) => (words.bad_field, name),
            ParseFault::Contradiction(name) => (words.contradiction, name),
            ParseFault::Over => (words.over, ""),
            ParseFault::Count(name) => (words.count, name),
            ParseFault::Overlap(name) => (words.overlap, name),
            ParseFault::Unlawful(name) => (words.unlawful, name),
            ParseFault::Ended(name) => (words.ended, name),
            ParseFault::WrongTurn(name) => (words.wrong_turn, name),
        };
        fill(words.at, &[&fill(what, &[field]), &(error.at + 1).to_string()])
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
        language.text(&text).into_owned()
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
