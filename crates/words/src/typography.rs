//! Rules of typography and spelling that differ between languages.

/// A check of the command line applies these rules to every text.
pub struct Typography {
    /// The quotation marks, opening and closing.
    pub quotes: [char; 2],
    /// Quotation marks of other languages, which must not occur in any text.
    pub foreign_quotes: &'static str,
    /// Whether there is a narrow no-break space before `:`, `;`, `?` and inside quotation marks.
    pub spaced: bool,
    /// Whether there is a no-break space before an ellipsis that stands for omitted words.
    pub ellipsis_apart: bool,
    /// Whether there is a no-break space before a per cent sign.
    pub percent_apart: bool,
    /// Whether 0 takes the singular: “0 point”.
    pub zero_is_singular: bool,
    /// Misspellings, which must not occur in any text.
    pub never: &'static [&'static str],
    /// Words for the sides of a board. Lessons avoid them, because the board may be turned.
    pub sides: &'static [&'static str],
}
