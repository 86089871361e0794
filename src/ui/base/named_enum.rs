//! Choices with names, for storage and addresses.

/// Declares an enum whose cases have names. `ALL` has the order of the declaration.
macro_rules! named_enum {
    ($(#[$attribute:meta])* pub enum $choice:ident { $($(#[$doc:meta])* $case:ident = $name:literal,)+ }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum $choice { $($(#[$doc])* $case,)+ }

        impl $choice {
            pub const ALL: [$choice; [$($name),+].len()] = [$($choice::$case),+];

            pub const fn name(self) -> &'static str {
                match self {
                    $($choice::$case => $name,)+
                }
            }

            pub fn named(name: &str) -> Option<$choice> {
                $choice::ALL.into_iter().find(|choice| choice.name() == name)
            }
        }
    };
}

pub(crate) use named_enum;
