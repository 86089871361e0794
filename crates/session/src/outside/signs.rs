//! Replaces Unicode characters by the ASCII characters that they stand for.

use std::borrow::Cow;

/// The ASCII character for `sign`. The same character if there is none, `None` if it is invisible.
fn ascii(sign: char) -> Option<char> {
    Some(match sign {
        // Zero-width characters, soft hyphens, byte order marks, directional marks, variation selectors.
        '\u{ad}'
        | '\u{34f}'
        | '\u{61c}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180e}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}'
        | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffc}'
        | '\u{e0000}'..='\u{e0fff}' => return None,
        '\t' | '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{2800}' | '\u{3000}' => {
            ' '
        }
        '\u{b}' | '\u{c}' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => '\n',
        // Hyphens, dashes, minus signs, and the prolonged sound mark, which is next to the zero on Japanese keyboards.
        '\u{58a}'
        | '\u{5be}'
        | '\u{2010}'..='\u{2015}'
        | '\u{2043}'
        | '\u{207b}'
        | '\u{208b}'
        | '\u{2212}'
        | '\u{2796}'
        | '\u{2e3a}'..='\u{2e3b}'
        | '\u{30fc}'
        | '\u{fe31}'..='\u{fe32}'
        | '\u{fe58}'
        | '\u{fe63}'
        | '\u{ff70}' => '-',
        '\u{203a}' | '\u{2192}' | '\u{27a1}' | '\u{21d2}' | '\u{fe65}' => '>',
        '\u{2039}' | '\u{fe64}' => '<',
        '\u{2018}'..='\u{2019}' | '\u{201b}' | '\u{2b9}' | '\u{2bc}' | '\u{2032}' => '\'',
        '\u{201c}'..='\u{201f}' | '\u{2033}' => '"',
        '\u{3001}' | '\u{60c}' | '\u{201a}' | '\u{fe50}'..='\u{fe51}' => ',',
        '\u{3002}' => '.',
        '\u{2236}' | '\u{a789}' | '\u{fe55}' => ':',
        '\u{2044}' | '\u{2215}' => '/',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0)?,
        _ => digit(sign).or_else(|| alike(sign)).unwrap_or(sign),
    })
}

/// The ASCII digit for a digit of another script, a superscript or a subscript.
fn digit(sign: char) -> Option<char> {
    /// The zeros of Arabic, Persian, Devanagari, Bengali and Thai digits, and of subscripts.
    const ZEROS: [u32; 6] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x2080];
    let code = u32::from(sign);
    let raised = || "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|raised| raised == sign).map(|value| value as u32);
    let value = ZEROS.iter().find_map(|zero| code.checked_sub(*zero).filter(|value| *value < 10)).or_else(raised)?;
    char::from_digit(value, 10)
}

/// The Latin letter that a Cyrillic or Greek letter looks like.
fn alike(sign: char) -> Option<char> {
    const PAIRS: &str = "аaсcеeоoрpхxуyіiјjѕsһhԁdɡgАAВBСCЕEНHІIЈJКKМMОOРPЅSТTХXΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνv";
    let mut pairs = PAIRS.chars();
    while let (Some(other), Some(latin)) = (pairs.next(), pairs.next()) {
        if other == sign {
            return Some(latin);
        }
    }
    None
}

/// Replaces characters and entities in moves and positions by ASCII. Not for names and comments, in which every
/// character counts.
pub fn plain(text: &str) -> Cow<'_, str> {
    let is_plain = |byte: u8| byte == b'\n' || (b' '..0x7f).contains(&byte);
    if text.bytes().all(is_plain) && !text.contains('&') {
        return Cow::Borrowed(text);
    }
    let text = text.replace("\r\n", "\n");
    Cow::Owned(super::markup::entities(&text).chars().filter_map(ascii).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_characters_by_ascii() {
        for (odd, ascii) in [
            ("e5-g5 f6-h8", "e5-g5 f6-h8"),
            ("e5-g5\u{a0}f6-h8", "e5-g5 f6-h8"),
            ("e5-g5\u{202f}f6-h8", "e5-g5 f6-h8"),
            ("e5–g5 f6—h8", "e5-g5 f6-h8"),
            ("e5−g5", "e5-g5"),
            ("e5\u{2011}g5", "e5-g5"),
            ("e5-g5\u{200b} f6-\u{200b}h8", "e5-g5 f6-h8"),
            ("ｅ５－ｇ５　ｆ６－ｈ８", "e5-g5 f6-h8"),
            ("\u{feff}e5-g5", "e5-g5"),
            ("d4-f4&gt;c4-e4", "d4-f4>c4-e4"),
            ("d4-f4＞c4-e4", "d4-f4>c4-e4"),
            ("2@0，−1d", "2@0,-1d"),
            ("е5-g5 сс", "e5-g5 cc"),
            ("a٣ b۴ c२", "a3 b4 c2"),
            ("a³ b₄", "a3 b4"),
            ("b2\tc3\r\na1\u{2028}a2", "b2 c3\na1\na2"),
            ("e5\u{ad}-g5", "e5-g5"),
        ] {
            assert_eq!(plain(odd), ascii, "{odd:?}");
            assert_eq!(plain(ascii), ascii);
        }
    }
}
