//! How a language sets its texts.

/// The rules of typography and spelling that differ between languages. The command line checks every text by them.
pub struct Typography {
    /// The quotation marks, opening and closing.
    pub quotes: [char; 2],
    /// Quotation marks of other languages, which no text may contain.
    pub foreign_quotes: &'static str,
    /// Whether a narrow no-break space stands before `:`, `;`, `?` and inside quotation marks.
    pub spaced: bool,
    /// Whether a no-break space stands before the dots of an omission.
    pub ellipsis_apart: bool,
    /// Whether a no-break space stands before a per cent sign.
    pub percent_apart: bool,
    /// Whether 0 takes the singular: “0 point”.
    pub zero_is_singular: bool,
    /// Misspellings.
    pub never: &'static [&'static str],
    /// Words for the sides of a board. Lessons avoid them, because the board may be turned.
    pub sides: &'static [&'static str],
}
