//! Finds and parses board blocks in documents.

use std::ops::Range;
use std::path::Path;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Fenced code blocks: three backticks or tildes, then `trivium`.
    Markdown,
    /// Listings after `[trivium,…]`, and fenced code blocks.
    AsciiDoc,
    /// Board elements without a picture.
    Html,
}

impl Kind {
    /// The kind by file extension; `None` for files that are not documents.
    pub fn of(path: &Path) -> Option<Kind> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "md" | "markdown" | "mdx" => Some(Kind::Markdown),
            "adoc" | "asciidoc" | "asc" => Some(Kind::AsciiDoc),
            "html" | "htm" => Some(Kind::Html),
            _ => None,
        }
    }
}

#[derive(Debug)]
pub struct Block {
    /// Byte range of the block in the document.
    pub range: Range<usize>,
    /// The block's first line, from 1.
    pub line: usize,
    /// Names and values, in order.
    pub attributes: Vec<(String, String)>,
    pub body: String,
    pub kind: Kind,
    indent: String,
}

impl Block {
    /// The text that replaces the block: the element with the block's indentation and the delimiters of the format.
    pub fn placed(&self, element: &str) -> String {
        if self.kind == Kind::Html {
            return element.to_owned();
        }
        let lines: String = element.lines().map(|line| [&self.indent, line, "\n"].concat()).collect();
        match self.kind {
            Kind::AsciiDoc => format!("{0}++++\n{lines}{0}++++\n", self.indent),
            Kind::Markdown | Kind::Html => lines,
        }
    }
}

/// A line number and a message.
type Fault = (usize, String);

/// All blocks of a document, in order.
pub fn find(text: &str, kind: Kind) -> Vec<Result<Block, Fault>> {
    match kind {
        Kind::Markdown | Kind::AsciiDoc => fences(text, kind),
        Kind::Html => elements(text),
    }
}

/// The start of a block of lines. `close` is the line that ends it; `words` are the attributes of a board, or `None`
/// for a block of another kind.
struct Opening<'a> {
    indent: &'a str,
    close: String,
    words: Option<&'a str>,
}

fn opening<'a>(line: &'a str, before: Option<&'a str>, kind: Kind) -> Option<Opening<'a>> {
    let rest = line.trim_start_matches([' ', '\t', '>']);
    let indent = &line[..line.len() - rest.len()];
    let mark = rest.chars().next().filter(|mark| matches!(mark, '`' | '~' | '-'))?;
    let after = rest.trim_start_matches(mark);
    let long = rest.len() - after.len();
    let close = mark.to_string().repeat(long);
    if mark == '-' {
        // In AsciiDoc, the line before the listing contains the attributes.
        let listing = kind == Kind::AsciiDoc && long >= 4 && after.trim().is_empty();
        let words = before.and_then(|line| line.trim().strip_prefix("[trivium")?.strip_suffix(']'));
        let words = words.filter(|words| words.is_empty() || words.starts_with([',', ' ']));
        return listing.then_some(Opening { indent, close, words });
    }
    if long < 3 || mark == '`' && after.contains('`') {
        return None;
    }
    let words = after.trim().strip_prefix("trivium").filter(|words| words.is_empty() || words.starts_with([' ', '\t']));
    Some(Opening { indent, close, words })
}

fn fences(text: &str, kind: Kind) -> Vec<Result<Block, Fault>> {
    let mut found = Vec::new();
    let mut lines = text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    });
    let (mut number, mut before) = (0, None::<(usize, &str)>);
    while let Some((start, line)) = lines.next() {
        number += 1;
        let Some(open) = opening(line, before.map(|(_, line)| line), kind) else {
            before = Some((start, line));
            continue;
        };
        let listed = open.close.starts_with('-') && open.words.is_some();
        let (first, begins) = if listed { (number - 1, before.map_or(start, |(at, _)| at)) } else { (number, start) };
        let (mut body, mut end) = (String::new(), None);
        for (at, inner) in lines.by_ref() {
            number += 1;
            let bare = inner.trim_start_matches([' ', '\t', '>']).trim_end();
            if bare.starts_with(&open.close) && bare.chars().all(|mark| open.close.starts_with(mark)) {
                end = Some(at + inner.len());
                break;
            }
            body.push_str(inner.strip_prefix(open.indent).unwrap_or(inner));
        }
        before = None;
        let Some(words) = open.words else { continue };
        found.push(match (end, words_of(words)) {
            (None, _) => Err((first, format!("the block has no end, which is a line {}", open.close))),
            (_, Err(why)) => Err((first, why)),
            (Some(end), Ok(attributes)) => {
                Ok(Block { range: begins..end, line: first, attributes, body, kind, indent: open.indent.to_owned() })
            }
        });
    }
    found
}

/// Parses attributes such as `tritt step ply=2 marks="a b" coordinates`. The first two words without a value are the
/// game and the variant.
fn words_of(text: &str) -> Result<Vec<(String, String)>, String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for letter in text.chars() {
        match letter {
            '"' => quoted = !quoted,
            ' ' | '\t' | ',' if !quoted => words.push(std::mem::take(&mut word)),
            other => word.push(other),
        }
    }
    if quoted {
        return Err("a quotation mark is not closed".to_owned());
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    let mut alone = ["game", "variant"].into_iter();
    words
        .iter()
        .map(|word| match word.split_once('=') {
            Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
            None if word == "coordinates" => Ok((word.clone(), String::new())),
            None => {
                let name = alone.next().ok_or_else(|| format!("{word:?} is not of the form name=value"))?;
                Ok((name.to_owned(), word.clone()))
            }
        })
        .collect()
}

const OPEN: &str = "<trivium-board";
const CLOSE: &str = "</trivium-board>";

fn elements(text: &str) -> Vec<Result<Block, Fault>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = text[at..].find('<').map(|next| at + next) {
        let rest = &text[next..];
        let passed = [("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>"), ("<textarea", "</textarea>")];
        if let Some((_, end)) = passed.iter().find(|(open, _)| rest.starts_with(open)) {
            at = rest.find(end).map_or(text.len(), |long| next + long + end.len());
            continue;
        }
        let Some(inside) = rest.strip_prefix(OPEN).filter(|rest| rest.starts_with([' ', '\t', '\n', '\r', '>'])) else {
            at = next + 1;
            continue;
        };
        let line = text[..next].matches('\n').count() + 1;
        let read = tag(inside).and_then(|(attributes, long)| {
            let body = &inside[long..];
            let end = body.find(CLOSE).ok_or_else(|| format!("the element has no closing tag {CLOSE}"))?;
            Ok((attributes, body[..end].to_owned(), next + OPEN.len() + long + end + CLOSE.len()))
        });
        match read {
            Err(why) => {
                found.push(Err((line, why)));
                at = next + 1;
            }
            Ok((attributes, body, end)) => {
                at = end;
                let pictures = ["<svg", "<img", "<picture", "<figure"];
                if !pictures.iter().any(|picture| body.contains(picture)) {
                    let block =
                        Block { range: next..end, line, attributes, body, kind: Kind::Html, indent: String::new() };
                    found.push(Ok(block));
                }
            }
        }
    }
    found
}

/// The attributes of a tag, and its length in bytes.
fn tag(text: &str) -> Result<(Vec<(String, String)>, usize), String> {
    let mut attributes = Vec::new();
    let mut at = 0;
    loop {
        at += text[at..].len() - text[at..].trim_start_matches([' ', '\t', '\n', '\r', '/']).len();
        let rest = &text[at..];
        if rest.is_empty() {
            return Err("the tag is not closed".to_owned());
        }
        if rest.starts_with('>') {
            return Ok((attributes, at + 1));
        }
        let long = rest.find([' ', '\t', '\n', '\r', '=', '>', '/']).unwrap_or(rest.len());
        let name = rest[..long.max(1)].to_ascii_lowercase();
        at += long.max(1);
        let Some(value) = text[at..].strip_prefix('=') else {
            attributes.push((name, String::new()));
            continue;
        };
        at += 1;
        let quote = value.chars().next().filter(|mark| matches!(mark, '"' | '\''));
        let (value, long) = match quote {
            Some(quote) => {
                let inside = &value[1..];
                let long = inside.find(quote).ok_or_else(|| format!("the value of {name} is not closed"))?;
                (&inside[..long], long + 2)
            }
            None => {
                let long = value.find([' ', '\t', '\n', '\r', '>']).unwrap_or(value.len());
                (&value[..long], long)
            }
        };
        at += long;
        attributes.push((name, plain(value)));
    }
}

/// Decodes entities.
fn plain(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
