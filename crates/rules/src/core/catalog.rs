//! Static data of each game: name, variants, options, credit.

use super::{PatternInfo, PieceInfo, Site, SiteRange};
use std::fmt;

/// Static data of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct GameInfo {
    /// The name in commands, links and records.
    pub id: &'static str,
    /// The number of players.
    pub seats: u8,
    /// Usual duration of a match of the default variant in minutes, as a range for display: `20–30`.
    pub minutes: &'static str,
    /// The variants. The first is the default.
    pub variants: &'static [VariantInfo],
    /// The lessons with their lengths in minutes. A name is the part of a variant's id that the lesson teaches; that of
    /// the game itself is empty.
    pub lessons: &'static [(&'static str, u8)],
    /// The kinds of pieces.
    pub pieces: &'static [PieceInfo],
    /// The patterns of pieces: moves achieve them, and scenes show them as groups.
    pub patterns: &'static [PatternInfo],
    /// The names of the settings of a [`Draft`](super::Draft), and of the choices that such settings have.
    pub settings: &'static [&'static str],
    /// Site numbers of the game's largest board.
    pub sites: SiteRange,
    /// The author and the year.
    pub credit: Credit,
    /// An attractive position.
    pub sample: Sample,
}

/// A variant of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct VariantInfo {
    /// The name in commands, links and records.
    pub id: &'static str,
    /// The options of this variant.
    pub options: &'static [OptionInfo],
}

/// An option of a variant: a whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// The name in commands, links and records.
    pub key: &'static str,
    /// The smallest allowed value.
    pub least: u32,
    /// The largest allowed value.
    pub most: u32,
    /// The allowed values are `least`, `least + step` and so on up to `most`.
    pub step: u32,
    /// The value when none is given.
    pub default: u32,
}

/// A variant with the values of its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantValues {
    /// The chosen variant.
    pub variant: &'static VariantInfo,
    /// The values of its options in their order, defaults included.
    pub options: Vec<(&'static str, u32)>,
}

/// The author of a game, and the year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Credit {
    /// The author; empty if unknown.
    pub author: &'static str,
    /// The year of publication; empty if unknown.
    pub year: &'static str,
}

/// An example position of a game, given by the tokens that lead to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The variant's [`VariantInfo::id`].
    pub variant: &'static str,
    /// The tokens, separated by spaces.
    pub tokens: &'static str,
}

/// Why a choice of game, variant and options is not valid.
///
/// The cases are exhaustive, so that a program can translate each; a new one would be a breaking change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No game has this name.
    UnknownGame(String),
    /// The game has no variant with this name.
    UnknownVariant(String),
    /// The variant has no such option.
    UnknownOption(String),
    /// The option cannot have this value.
    BadOption {
        /// The option with its limits.
        option: OptionInfo,
        /// The rejected value as text.
        value: String,
    },
}

impl GameInfo {
    /// The inverse of [`Site::index`]; `None` when no board of the game has this site.
    pub const fn site(&self, index: u32) -> Option<Site> {
        if self.sites.contains(index) { Some(Site::new(index)) } else { None }
    }

    /// The length of the lesson of that name, in minutes; `None` when there is no such lesson.
    pub fn lesson(&self, name: &str) -> Option<u8> {
        self.lessons.iter().find(|(known, _)| *known == name).map(|(_, minutes)| *minutes)
    }

    /// The variant with this name.
    ///
    /// # Errors
    /// [`SetupError::UnknownVariant`].
    pub fn variant(&self, id: &str) -> Result<&'static VariantInfo, SetupError> {
        let variant = self.variants.iter().find(|variant| variant.id == id);
        variant.ok_or_else(|| SetupError::UnknownVariant(id.to_owned()))
    }

    /// The variant with this name and these options. Options that are not given have their defaults.
    ///
    /// # Errors
    /// [`SetupError::UnknownVariant`], or an error of [`VariantInfo::with`].
    pub fn choose(&self, variant: &str, options: &[(&str, u32)]) -> Result<VariantValues, SetupError> {
        let variant = self.variant(variant)?;
        Ok(VariantValues { variant, options: variant.with(options)? })
    }
}

impl VariantInfo {
    /// The values of all options of this variant, in their order. Options that are not given have their defaults.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`], [`SetupError::BadOption`].
    pub fn values<'a>(
        &self,
        given: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Vec<(&'static str, u32)>, SetupError> {
        self.complete(given.into_iter().map(|(key, value)| (key, super::number(value), value)))
    }

    /// As [`VariantInfo::values`], for values that are numbers already.
    ///
    /// # Errors
    /// [`SetupError::UnknownOption`], [`SetupError::BadOption`].
    pub fn with(&self, given: &[(&str, u32)]) -> Result<Vec<(&'static str, u32)>, SetupError> {
        self.complete(given.iter().map(|(key, value)| (*key, Some(*value), value)))
    }

    /// Checks options, each given as key, value and text of the value. The value is `None` if the text is not a number.
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

impl VariantValues {
    /// The value of an option; `None` if the variant does not have it.
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
