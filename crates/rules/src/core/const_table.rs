//! Tables of the games' geometry.

/// Declares a table that a `const` expression makes. Programs built for speed carry it ready made; the page, which is built to
/// load quickly, makes it at its first use, because the making is many times smaller than the table.
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
