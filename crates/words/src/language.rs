//! The four languages, and their punctuation.

use crate::document::DocumentWords;
use crate::languages::each_language;
use crate::typography::Typography;

macro_rules! declare {
    ([] $($variant:ident $folder:ident $name:literal,)+) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Language {
            $(#[doc = $name] $variant,)+
        }

        impl Language {
            /// All languages, in the order of menus.
            pub const ALL: [Language; [$($name),+].len()] = [$(Language::$variant),+];

            /// The language tag of BCP 47.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Language::$variant => stringify!($folder),)+
                }
            }

            /// The name in the language itself.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Language::$variant => $name,)+
                }
            }
        }
    };
}

each_language!(declare);

/// A constant of a language's module.
macro_rules! constant {
    ([$language:expr, $constant:ident] $($variant:ident $folder:ident $name:literal,)+) => {
        match $language {
            $(Language::$variant => &$crate::languages::$folder::$constant,)+
        }
    };
}

pub(crate) use constant;

/// A field of a constant of a language's module. The compiler inlines its value, so that the rest of the constant is
/// not linked.
macro_rules! field {
    ([$language:expr, $constant:ident.$field:ident] $($variant:ident $folder:ident $name:literal,)+) => {
        match $language {
            $(Language::$variant => $crate::languages::$folder::$constant.$field,)+
        }
    };
}

impl Language {
    /// The language of a tag such as `de` or `fr-CH`, if it is one of ours.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|l| l.tag().eq_ignore_ascii_case(primary))
    }

    pub const fn typography(self) -> &'static Typography {
        each_language!(constant self, TYPOGRAPHY)
    }

    pub const fn document(self) -> &'static DocumentWords {
        each_language!(constant self, DOCUMENT)
    }

    const fn is_spaced(self) -> bool {
        each_language!(field self, TYPOGRAPHY.spaced)
    }

    /// `label` and `what`, joined by a colon. French sets a narrow no-break space before the colon.
    pub fn labelled(self, label: &str, what: &str) -> String {
        [super::reader::label(label), if self.is_spaced() { "\u{202f}: " } else { ": " }, what].concat()
    }

    /// Joins clauses by semicolons. French sets a narrow no-break space before each.
    pub fn joined<T: std::borrow::Borrow<str>>(self, parts: &[T]) -> String {
        parts.join(if self.is_spaced() { "\u{202f}; " } else { "; " })
    }
}
