//! The character of a pressed key on any keyboard layout: the printed character if the page has a shortcut with it,
//! otherwise the character of the same key on a US keyboard.

use std::borrow::Cow;
#[cfg(feature = "page")]
use web_sys::KeyboardEvent;

/// Characters other than letters and digits that are shortcuts.
const SIGNS: &str = "+-=,.[]?/ ";

/// The character for the `key` (`typed`) and `code` (`place`) of an event. Names such as `Enter` stay unchanged.
fn printed<'a>(typed: &'a str, place: &str, shift: bool) -> Cow<'a, str> {
    let mut signs = typed.chars();
    let dead = typed == "Dead";
    let (Some(sign), true) = (signs.next(), signs.next().is_none() || dead) else { return Cow::Borrowed(typed) };
    if !dead && (sign.is_ascii_alphanumeric() || SIGNS.contains(sign)) {
        return Cow::Borrowed(typed);
    }
    if let Some(letter) = place.strip_prefix("Key").filter(|_| dead || !sign.is_ascii()) {
        return Cow::Owned(if shift { letter.to_owned() } else { letter.to_lowercase() });
    }
    match place.strip_prefix("Digit") {
        Some(digit) if !shift => Cow::Owned(digit.to_owned()),
        _ => Cow::Borrowed(typed),
    }
}

/// The character of a pressed key, without the effect of Ctrl and Alt.
#[cfg(feature = "page")]
pub fn printed_key(event: &KeyboardEvent) -> String {
    let typed = event.key();
    // With Alt, some systems type other characters, which are ignored.
    let own = !event.alt_key() || typed.chars().all(|sign| sign.is_ascii_alphabetic());
    let typed = if own { typed } else { "Dead".to_owned() };
    printed(&typed, &event.code(), event.shift_key()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_character_counts_or_else_the_position() {
        for (typed, place, shift, sign) in [
            ("a", "KeyA", false, "a"),
            ("a", "KeyQ", false, "a"),   // AZERTY
            ("n", "KeyL", false, "n"),   // Dvorak
            ("Z", "KeyY", true, "Z"),    // QWERTZ
            ("F", "KeyF", false, "F"),   // Caps Lock
            ("т", "KeyN", false, "n"),   // Cyrillic
            ("Т", "KeyN", true, "N"),    // Cyrillic
            ("ν", "KeyN", false, "n"),   // Greek
            ("é", "Digit2", false, "2"), // AZERTY
            ("&", "Digit1", false, "1"), // AZERTY
            ("-", "Digit6", false, "-"), // AZERTY
            ("6", "Digit6", true, "6"),  // AZERTY
            ("!", "Digit1", true, "!"),  // QWERTY
            ("@", "KeyQ", false, "@"),
            ("Dead", "KeyN", false, "n"),
            ("Enter", "Enter", false, "Enter"),
            ("ArrowLeft", "ArrowLeft", false, "ArrowLeft"),
            ("", "", false, ""),
        ] {
            assert_eq!(printed(typed, place, shift), sign, "{typed} at {place}");
        }
    }
}
