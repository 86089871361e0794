//! Decodes the bytes of files.

/// The characters of Windows-1252 from 0x80 to 0x9f. All other bytes are code points of Unicode.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes a text in which `mark` and two hexadecimal digits are a byte.
pub fn unescape(text: &str, mark: u8) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((byte, after)) = rest.split_first() {
        let hex = (*byte == mark).then(|| after.get(..2)).flatten().and_then(|hex| std::str::from_utf8(hex).ok());
        let value = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(value.unwrap_or(*byte));
        rest = if value.is_some() { &after[2..] } else { after };
    }
    bytes
}

/// Decodes UTF-8, UTF-16 in both byte orders, or Windows-1252. Guesses the encoding if there is no byte order mark.
pub fn decode(bytes: &[u8]) -> String {
    let wide = |bytes: &[u8], order: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.as_chunks::<2>().0.iter().map(|pair| order(*pair)).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => return decode(rest),
        [0xff, 0xfe, rest @ ..] => return wide(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => return wide(rest, u16::from_be_bytes),
        _ => {}
    }
    // Files of matches are mostly ASCII, so most of their high bytes are zero in UTF-16.
    let zeros = |from: usize| bytes.iter().skip(from).step_by(2).take(200).filter(|byte| **byte == 0).count();
    let many = bytes.len().min(400) / 4;
    if bytes.len() > 3 && zeros(1) > many && zeros(0) == 0 {
        return wide(bytes, u16::from_le_bytes);
    }
    if bytes.len() > 3 && zeros(0) > many && zeros(1) == 0 {
        return wide(bytes, u16::from_be_bytes);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes
            .iter()
            .map(|byte| WINDOWS.get(byte.wrapping_sub(0x80) as usize).map_or(char::from(*byte), |c| *c))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_in_every_encoding() {
        let text = "trivium 1\nname Jörg “Ø” –\n";
        let utf16: Vec<u16> = text.encode_utf16().collect();
        let little: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = utf16.iter().flat_map(|unit| unit.to_be_bytes()).collect();
        let windows = b"trivium 1\nname J\xf6rg \x93\xd8\x94 \x96\n".to_vec();
        let with = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
        for bytes in [
            text.as_bytes().to_vec(),
            with(&[0xef, 0xbb, 0xbf], text.as_bytes()),
            with(&[0xff, 0xfe], &little),
            with(&[0xfe, 0xff], &big),
            little,
            big,
            windows,
        ] {
            assert_eq!(decode(&bytes), text, "{bytes:x?}");
        }
        assert_eq!((decode(b""), decode(b"a")), (String::new(), "a".to_owned()));
    }
}
