//! Texts that only screen readers announce, and questions that players ask by typing or with a key.

use super::fill;
use super::text_struct::words;
use trivium_rules::core::{Seat, Site};

words! {
    pub struct SpokenWords {
        pub undone: &'static str,
        pub redone: &'static str,
        pub at_start: &'static str,
        pub at_move: &'static str,
        pub no_further: &'static str,
        pub choices: &'static str,
        pub many_choices: &'static str,
        pub more_rounds: &'static str,
        pub verbosity: &'static str,
        /// [`Verbosity::ALL`].
        pub verbosities: [&'static str; 3],
        pub sown: &'static str,
        /// A number of removed stones with their owner: “{0} of {1}’s”
        pub with_owner: &'static str,
        pub moved: &'static str,
        pub exchanged: &'static str,
        /// “moved” and “swapped”, if the sites have just been announced
        pub done: [&'static str; 2],
        /// “Players” and “Question”, the sections of a match
        pub parts: [&'static str; 2],
        pub neutral_row: &'static str,
        /// “{0}, {1} of {2}”, the progress of a pattern
        pub progress: &'static str,
        pub missing: &'static str,
        /// “Keys and questions”, the title of a list
        pub keys: &'static str,
        /// “Playing with a screen reader”, the title of a page
        pub by_ear: &'static str,
        /// “{0} right”, left, up and down: the direction from one site to another
        pub directions: [&'static str; 4],
        /// The words for [`SpokenCommand::ALL`]. Bars separate alternatives.
        pub commands: [&'static str; SpokenCommand::ALL.len()],
        pub no_clock: &'static str,
        /// “{0}: {1} min {2} s”, with no-break spaces
        pub time: &'static str,
        pub no_score: &'static str,
        pub nothing_captured: &'static str,
        pub no_choice: &'static str,
        /// “Type one of these words here, or press Alt and its letter: {0}. …”, and without an input field “Press Alt
        /// and a letter: {0}. …”
        pub help: [&'static str; 2],
    }
}

/// How detailed announcements are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verbosity {
    /// Brief events, and a question only if it is new.
    Low,
    /// Brief events and the seat to move; during a choice, up to two of the next picks.
    Normal,
    /// Full sentences, with every question.
    Full,
}

impl Verbosity {
    /// All levels of detail, in the order of [`SpokenWords::verbosities`].
    pub const ALL: [Verbosity; 3] = [Verbosity::Low, Verbosity::Normal, Verbosity::Full];

    /// The name in the stored settings.
    pub const fn word(self) -> &'static str {
        match self {
            Verbosity::Low => "low",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        }
    }

    /// How many next picks are named at most. If there are more, only their number is announced.
    pub const fn named(self) -> usize {
        match self {
            Verbosity::Low => 0,
            Verbosity::Normal => 2,
            Verbosity::Full => LISTED,
        }
    }
}

/// A question about the match, typed or asked with a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpokenCommand {
    /// The last move.
    Last,
    /// The last answer and the full question.
    Repeat,
    /// The position of all players, or of one.
    Position(Option<Seat>),
    /// The time left.
    Clock,
    /// Whose turn it is.
    Turn,
    /// The number of choices, and the names of those on the page of `LISTED` choices that contains this index.
    Legal(usize),
    /// The points.
    Score,
    /// The captured pieces.
    Captured,
    /// The pieces along the lines from this site; without a site, from the one touched last.
    Lines(Option<Site>),
    /// The list of commands and keys.
    Help,
}

/// The number of choices named at once.
pub const LISTED: usize = 8;

impl SpokenCommand {
    /// All commands, in the order of [`SpokenWords::commands`], with the letters to press with Alt. The letters are the
    /// same in every language.
    pub const ALL: [(SpokenCommand, char); 10] = [
        (SpokenCommand::Last, 'L'),
        (SpokenCommand::Repeat, 'R'),
        (SpokenCommand::Position(None), 'P'),
        (SpokenCommand::Clock, 'C'),
        (SpokenCommand::Turn, 'T'),
        (SpokenCommand::Legal(0), 'M'),
        (SpokenCommand::Score, 'S'),
        (SpokenCommand::Captured, 'X'),
        (SpokenCommand::Lines(None), 'W'),
        (SpokenCommand::Help, 'H'),
    ];

    /// The command of a letter.
    pub fn of_letter(letter: char) -> Option<SpokenCommand> {
        SpokenCommand::ALL.into_iter().find(|(_, of)| *of == letter).map(|(command, _)| command)
    }

    /// The command that is performed if this one is repeated: a list continues where it ended.
    pub fn again(self) -> SpokenCommand {
        match self {
            SpokenCommand::Legal(from) => SpokenCommand::Legal(from + LISTED),
            other => other,
        }
    }
}

impl SpokenWords {
    /// A direction like “2 right up”. A single step has no number. `None` if there is no step.
    pub fn direction(&self, [right, up]: [i16; 2]) -> Option<String> {
        let [to_right, to_left, upward, downward] = self.directions;
        let part = |by: i16, [on, back]: [&str; 2]| {
            let steps = if by.unsigned_abs() == 1 { String::new() } else { by.unsigned_abs().to_string() };
            (by != 0).then(|| fill(if by > 0 { on } else { back }, &[&steps]).trim_start().to_owned())
        };
        let parts = [part(right, [to_right, to_left]), part(up, [upward, downward])];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// The list of commands with their letters. If `typed`, commands can also be typed.
    pub fn helped(&self, typed: bool) -> String {
        let one = |((_, letter), text): ((SpokenCommand, char), &&str)| {
            let word = text.split('|').next().unwrap_or_default();
            [word, " (", &letter.to_string(), ")"].concat()
        };
        let all = SpokenCommand::ALL.into_iter().zip(&self.commands).map(one).collect::<Vec<_>>();
        fill(self.help[usize::from(!typed)], &[&all.join(", ")])
    }

    /// Reads a typed command. `None` for any other text, such as a move. The argument may be the number of a player,
    /// the index of a choice from 1, or a coordinate, which `site` reads.
    pub fn command(&self, text: &str, site: &dyn Fn(&str) -> Option<Site>) -> Option<SpokenCommand> {
        let text = text.trim().to_lowercase();
        if text == "?" {
            return Some(SpokenCommand::Help);
        }
        let (word, of) = text.rsplit_once(' ').map_or((&*text, None), |(word, of)| (word, Some(of)));
        let number = || of?.parse::<u8>().ok();
        let at = self.commands.iter().position(|words| words.split('|').any(|one| one == word))?;
        Some(match (SpokenCommand::ALL[at].0, of) {
            (command, None) => command,
            (SpokenCommand::Position(_), Some(_)) => SpokenCommand::Position(Some(Seat::new(number()?)?)),
            (SpokenCommand::Legal(_), Some(_)) => SpokenCommand::Legal(usize::from(number()?).checked_sub(1)?),
            (SpokenCommand::Lines(_), Some(name)) => SpokenCommand::Lines(Some(site(name)?)),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Language;

    #[test]
    fn directions_are_described_by_their_steps() {
        let way = |language: Language, to| language.shell().spoken.direction(to);
        assert_eq!(way(Language::En, [2, -1]).as_deref(), Some("2 right down"));
        assert_eq!(way(Language::De, [-1, 3]).as_deref(), Some("links 3 hoch"));
        assert_eq!(way(Language::Fr, [0, 1]).as_deref(), Some("en haut"));
        assert_eq!(way(Language::It, [-4, 0]).as_deref(), Some("4 a sinistra"));
        assert_eq!(way(Language::En, [0, 0]), None);
    }
}
