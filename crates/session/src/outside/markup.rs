//! Extracts text from HTML and from quoted-printable mail.

/// Tags that end a line of text.
const BREAKS: [&str; 9] = ["br", "/p", "/div", "/pre", "/li", "/tr", "/blockquote", "/h1", "/h2"];
/// Entities for characters that occur in matches and names.
const ENTITIES: [(&str, char); 34] = [
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", ' '),
    ("ensp", ' '),
    ("emsp", ' '),
    ("thinsp", ' '),
    ("ndash", '-'),
    ("mdash", '-'),
    ("minus", '-'),
    ("shy", '\u{ad}'),
    ("rarr", '>'),
    ("commat", '@'),
    ("auml", 'ä'),
    ("ouml", 'ö'),
    ("uuml", 'ü'),
    ("Auml", 'Ä'),
    ("Ouml", 'Ö'),
    ("Uuml", 'Ü'),
    ("szlig", 'ß'),
    ("agrave", 'à'),
    ("acirc", 'â'),
    ("eacute", 'é'),
    ("egrave", 'è'),
    ("ecirc", 'ê'),
    ("euml", 'ë'),
    ("icirc", 'î'),
    ("ocirc", 'ô'),
    ("ograve", 'ò'),
    ("ugrave", 'ù'),
    ("ccedil", 'ç'),
    ("igrave", 'ì'),
];

fn sign(name: &str) -> Option<char> {
    let code = match name.strip_prefix('#') {
        Some(number) => match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => number.parse().ok(),
        },
        None => return ENTITIES.iter().find(|(known, _)| *known == name).map(|(_, sign)| *sign),
    };
    char::from_u32(code?)
}

pub fn entities(text: &str) -> String {
    let mut parts = text.split('&');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once(';').and_then(|(name, rest)| Some((sign(name)?, rest))) {
            Some((sign, rest)) => {
                out.push(sign);
                out.push_str(rest);
            }
            None => out.extend(["&", part]),
        }
    }
    out
}

/// The name of the tag at the beginning of a text, in lower case, and the text after the tag.
fn tag(text: &str) -> Option<(String, &str)> {
    let inside = text.strip_prefix('<')?;
    let (inside, rest) = inside.split_once('>')?;
    let name: String = inside.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '/' | '!')).collect();
    let name = if name.len() > 1 { name.trim_end_matches('/').to_owned() } else { name };
    name.contains(|c: char| c.is_ascii_alphabetic() || c == '!').then(|| (name.to_ascii_lowercase(), rest))
}

/// The text of HTML. `None` if no tag ends a line, because then the text is probably not HTML.
pub fn without_tags(text: &str) -> Option<String> {
    let mut rest = text;
    let mut out = String::new();
    let mut html = false;
    while let Some(at) = rest.find('<') {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        match tag(from) {
            Some((name, after)) => {
                if BREAKS.contains(&name.as_str()) {
                    html = true;
                    out.push('\n');
                }
                rest = after;
            }
            None => {
                out.push('<');
                rest = &from[1..];
            }
        }
    }
    out.push_str(rest);
    html.then(|| entities(&out))
}

/// Decodes quoted-printable mail (RFC 2045), in which `=` at the end of a line continues the line and `=C3=B6` stands
/// for bytes. `None` if the text does not look like such mail.
pub fn without_quoted_printable(text: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n");
    if !text.contains("=\n") && !text.contains("=20\n") && !text.contains("=3D") {
        return None;
    }
    Some(super::decode(&super::unescape(&text.replace("=\n", ""), b'=')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extracts_text_from_html() {
        let html =
            "<div>trivium 3<br/>game tritt<br>name J&ouml;rg</div><p class=\"x\">record d4-f4&gt;c4-e4&#32;x</p>";
        assert_eq!(without_tags(html).as_deref(), Some("trivium 3\ngame tritt\nname Jörg\nrecord d4-f4>c4-e4 x\n"));
        assert_eq!(without_tags("name <b>\nrecord a < b"), None);
    }

    #[test]
    fn decodes_quoted_printable() {
        let mail = "name J=C3=B6rg\nrecord e5-g5 =\nf6-h8=20\n";
        assert_eq!(without_quoted_printable(mail).as_deref(), Some("name Jörg\nrecord e5-g5 f6-h8 \n"));
        assert_eq!(without_quoted_printable("name a=b\n"), None);
    }
}
