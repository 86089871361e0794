//! Static data of each game: name, variants, options, credit.

use super::{PatternInfo, PieceInfo};
use std::fmt;

/// A game as it stands in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The name in commands, links and records.
    pub id: &'static str,
    /// How many players.
    pub seats: u8,
    /// How long a match of the default variant takes, in minutes from and to: a rough figure for a list.
    pub minutes: &'static str,
    /// The variants, the first being the default.
    pub variants: &'static [VariantInfo],
    /// The kinds of its pieces.
    pub pieces: &'static [PieceInfo],
    /// The patterns that its pieces make: what a decision can achieve, and what a scene shows as a group.
    pub patterns: &'static [PatternInfo],
    /// The settings of a position that is set up by hand, apart from its pieces, and the choices of such settings.
    pub settings: &'static [&'static str],
}

/// A variant of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantInfo {
    /// The name in commands, links and records.
    pub id: &'static str,
    /// The options that mean something in this variant.
    pub options: &'static [OptionInfo],
}

/// An option of a variant: a whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// The name in commands, links and records.
    pub key: &'static str,
    /// The smallest value.
    pub least: u32,
    /// The largest value.
    pub most: u32,
    /// Values go up from `least` in steps of this.
    pub step: u32,
    /// The value when none is given.
    pub default: u32,
}

/// A variant with the values of its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantValues {
    /// The variant.
    pub variant: &'static VariantInfo,
    /// The values of its options in their order, defaults included.
    pub options: Vec<(&'static str, u32)>,
}

/// The author of a game, and the year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Credit {
    /// The author; nothing where nobody is known.
    pub author: &'static str,
    /// The year of publication; nothing where it is not known.
    pub year: &'static str,
}

/// A position of a game, as the tokens that lead there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The variant.
    pub variant: &'static str,
    /// The tokens, one space between them.
    pub tokens: &'static str,
}

/// Why a choice of game, variant and options is not valid.
///
/// The cases are exhaustive, so that a program can translate each; a new one would be a breaking change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No game of that name.
    UnknownGame(String),
    /// The game has no variant of that name.
    UnknownVariant(String),
    /// The option means nothing in this variant.
    UnknownOption(String),
    /// The value is no number that this option can have.
    BadOption {
        /// The option.
        option: OptionInfo,
        /// The value as it was given.
        value: String,
    },
}

impl GameInfo {
    /// The variant of that name.
    ///
    /// # Errors
    /// [`SetupError::UnknownVariant`].
    pub fn variant(&self, id: &str) -> Result<&'static VariantInfo, SetupError> {
        find(self.variants, id)
    }

    /// As [`VariantValues::choose`] from the variants of this game.
    ///
    /// # Errors
    /// As [`VariantValues::choose`].
    pub fn choose(&self, variant: &str, options: &[(&str, u32)]) -> Result<VariantValues, SetupError> {
        VariantValues::choose(self.variants, variant, options)
    }
}

impl VariantInfo {
    /// The values of this variant's options, in their order, with defaults for those not given.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`], [`SetupError::BadOption`].
    pub fn values<'a>(
        &self,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Vec<(&'static str, u32)>, SetupError> {
        self.complete(given.into_iter().map(|(key, value)| (key, super::number(value), value)))
    }

    /// The same with values that are numbers.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`], [`SetupError::BadOption`].
    pub fn with(&self, given: &[(&str, u32)]) -> Result<Vec<(&'static str, u32)>, SetupError> {
        self.complete(given.iter().map(|(key, value)| (*key, Some(*value), value)))
    }

    /// Keys with their values, as numbers where they are numbers, and as they were given.
    fn complete<'a>(
        &self,
        given: impl Iterator<Item = (&'a str, Option<u32>, impl ToString)>,
    ) -> Result<Vec<(&'static str, u32)>, SetupError> {
        let mut values: Vec<_> = self.options.iter().map(|o| (o.key, o.default)).collect();
        for (key, value, text) in given {
            let at = self.options.iter().position(|o| o.key == key);
            let at = at.ok_or_else(|| SetupError::UnknownOption(key.to_owned()))?;
            let option = self.options[at];
            let value = value.filter(|value| option.allows(*value));
            values[at].1 = value.ok_or_else(|| SetupError::BadOption { option, value: text.to_string() })?;
        }
        Ok(values)
    }
}

impl OptionInfo {
    /// Whether the option can have this value.
    pub const fn allows(&self, value: u32) -> bool {
        self.least <= value && value <= self.most && (value - self.least).is_multiple_of(self.step)
    }
}

fn find(variants: &'static [VariantInfo], id: &str) -> Result<&'static VariantInfo, SetupError> {
    variants.iter().find(|v| v.id == id).ok_or_else(|| SetupError::UnknownVariant(id.to_owned()))
}

impl VariantValues {
    /// The variant of that name with these options, and the defaults of all other options.
    ///
    /// # Errors
    /// [`SetupError::UnknownVariant`], and as [`VariantInfo::with`].
    pub fn choose(
        variants: &'static [VariantInfo],
        variant: &str,
        options: &[(&str, u32)],
    ) -> Result<VariantValues, SetupError> {
        let variant = find(variants, variant)?;
        Ok(VariantValues { variant, options: variant.with(options)? })
    }

    /// The value of an option; `None` where the variant does not have it.
    pub fn option(&self, key: &str) -> Option<u32> {
        self.options.iter().find(|option| option.0 == key).map(|option| option.1)
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::UnknownGame(id) => write!(f, "there is no game {id:?}"),
            SetupError::UnknownVariant(id) => write!(f, "the game has no variant {id:?}"),
            SetupError::UnknownOption(key) => write!(f, "the variant has no option {key:?}"),
            SetupError::BadOption { option, value } => {
                let OptionInfo { key, least, most, step, .. } = option;
                write!(f, "the option {key} is a number from {least} to {most} in steps of {step}, not {value:?}")
            }
        }
    }
}

impl std::error::Error for SetupError {}
