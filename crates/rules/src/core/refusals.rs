//! A macro for the reasons why a move is not legal.

/// Declares the refusals of a game, one a line: the name, the section (its heading's first word) or ruling of the rule
/// file that forbids the move, and the sentence, which is also the documentation. A refusal with a value lists all values
/// after `=`. `=>` makes the sentence from the value.
macro_rules! refusals {
    ($(#[$attribute:meta])* pub enum $refusal:ident {
        $($(#[$doc:meta])* $name:ident $(($value:ident: $type:ty = $values:expr))?: $rule:expr, $($text:literal)? $(=> $made:expr)?;)+
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $refusal {
            $($(#[$doc])* $(#[doc = $text])? $name $(($type))?,)+
        }

        impl $refusal {
            /// All refusals, each with all its values.
            pub fn all() -> Vec<$refusal> {
                let mut all = Vec::new();
                $(all.extend($crate::core::refusals!($refusal $name $(in $values)?));)+
                all
            }

            /// The section or ruling of the rule file that forbids the move.
            #[allow(unused_variables, reason = "few sections depend on the value")]
            pub const fn rule(self) -> &'static str {
                match self {
                    $($refusal::$name $(($value))? => $rule,)+
                }
            }
        }

        impl std::fmt::Display for $refusal {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $($refusal::$name $(($value))? => $(write!(f, $text))? $(f.write_str($made))?,)+
                }
            }
        }

        impl std::error::Error for $refusal {}
    };
    ($refusal:ident $name:ident) => { [$refusal::$name] };
    ($refusal:ident $name:ident in $values:expr) => { IntoIterator::into_iter($values).map($refusal::$name) };
}

pub(crate) use refusals;
