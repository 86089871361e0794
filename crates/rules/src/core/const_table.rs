//! A macro for lookup tables that are computed at compile time or at first use.

/// Declares a table that a `const` expression computes. With the feature `fast` the program contains the table.
/// Without it the program computes the table at its first use, because the code is many times smaller than the table.
macro_rules! const_table {
    ($($(#[$attribute:meta])* $vis:vis static $name:ident: $type:ty = $make:expr;)+) => {$(
        $(#[$attribute])*
        #[cfg(feature = "fast")]
        $vis static $name: $type = $make;
        $(#[$attribute])*
        #[cfg(not(feature = "fast"))]
        $vis static $name: std::sync::LazyLock<$type> = std::sync::LazyLock::new(|| $make);
    )+};
}

pub(crate) use const_table;
