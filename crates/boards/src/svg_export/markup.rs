//! Parses drawings into a tree that has elements only, no artwork as text. The parser accepts the program's own markup,
//! not arbitrary documents.

#[cfg(feature = "files")]
use crate::node::Node;

#[derive(Clone, PartialEq, Debug)]
pub enum MarkupNode {
    Element(MarkupElement),
    /// Text with decoded entities.
    Text(String),
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct MarkupElement {
    pub name: String,
    /// The attributes in source order.
    pub attributes: Vec<(String, String)>,
    pub children: Vec<MarkupNode>,
}

impl MarkupElement {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(n, _)| n == name).map(|(_, value)| &**value)
    }

    pub fn is(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split_ascii_whitespace().any(|c| c == class))
    }

    pub fn elements(&self) -> impl DoubleEndedIterator<Item = &MarkupElement> {
        self.children.iter().filter_map(|node| match node {
            MarkupNode::Element(element) => Some(element),
            MarkupNode::Text(_) => None,
        })
    }

    /// The first matching element, including this one, in document order.
    pub fn find(&self, wanted: &dyn Fn(&MarkupElement) -> bool) -> Option<&MarkupElement> {
        if wanted(self) { Some(self) } else { self.elements().find_map(|element| element.find(wanted)) }
    }
}

/// The tree of a drawing. Slots are left out.
#[cfg(feature = "files")]
pub fn nodes(drawn: &Node) -> Vec<MarkupNode> {
    match drawn {
        Node::Element(element) => {
            let attributes = element.attributes().map(|(name, value)| (name.to_owned(), value.to_string()));
            vec![MarkupNode::Element(MarkupElement {
                name: element.0.name.to_owned(),
                attributes: attributes.collect(),
                children: element.0.children.iter().flat_map(nodes).collect(),
            })]
        }
        Node::Text(text) if text.trim().is_empty() => Vec::new(),
        Node::Text(text) => vec![MarkupNode::Text(text.to_string())],
        Node::Markup(markup) => parse(&markup.0),
        Node::List(all) => all.iter().flat_map(nodes).collect(),
        Node::Slot(_) => Vec::new(),
    }
}

pub fn parse(markup: &str) -> Vec<MarkupNode> {
    let mut open = vec![MarkupElement::default()];
    let mut rest = markup;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at(at);
        add_text(&mut open, text);
        if let Some(comment) = tag.strip_prefix("<!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if let Some(close) = tag.strip_prefix("</") {
            rest = close.split_once('>').map_or("", |(_, after)| after);
            shut(&mut open);
        } else {
            let (element, closed, after) = start(&tag[1..]);
            rest = after;
            open.push(element);
            if closed {
                shut(&mut open);
            }
        }
    }
    add_text(&mut open, rest);
    while open.len() > 1 {
        shut(&mut open);
    }
    open.swap_remove(0).children
}

fn add_text(open: &mut [MarkupElement], text: &str) {
    if let (Some(parent), false) = (open.last_mut(), text.trim().is_empty()) {
        parent.children.push(MarkupNode::Text(decode(text)));
    }
}

/// Closes the innermost open element.
fn shut(open: &mut Vec<MarkupElement>) {
    if open.len() > 1
        && let Some(element) = open.pop()
        && let Some(parent) = open.last_mut()
    {
        parent.children.push(MarkupNode::Element(element));
    }
}

/// Parses a start tag after its `<`. Returns the element, whether it is self-closing, and the rest.
fn start(tag: &str) -> (MarkupElement, bool, &str) {
    let end = tag.find(|c: char| c.is_whitespace() || c == '>' || c == '/').unwrap_or(tag.len());
    let mut element = MarkupElement { name: tag[..end].to_owned(), ..MarkupElement::default() };
    let mut rest = tag[end..].trim_start();
    loop {
        if let Some(after) = rest.strip_prefix("/>") {
            return (element, true, after);
        }
        if let Some(after) = rest.strip_prefix('>') {
            return (element, false, after);
        }
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '=' | '>' | '/')).unwrap_or(rest.len());
        if end == 0 {
            // A stray character, or the end of the input.
            let mut signs = rest.chars();
            if signs.next().is_none() {
                return (element, true, "");
            }
            rest = signs.as_str();
            continue;
        }
        let (name, after) = rest.split_at(end);
        let after = after.trim_start();
        let (value, after) = match after.strip_prefix('=').map(str::trim_start) {
            None => ("", after),
            Some(quoted) => match quoted.chars().next() {
                Some(quote @ ('"' | '\'')) => quoted[1..].split_once(quote).unwrap_or((&quoted[1..], "")),
                _ => quoted.split_at(quoted.find(|c: char| c.is_whitespace() || c == '>').unwrap_or(quoted.len())),
            },
        };
        element.attributes.push((name.to_owned(), decode(value)));
        rest = after.trim_start();
    }
}

fn decode(text: &str) -> String {
    let mut read = String::new();
    let mut rest = text;
    while let Some((before, entity)) = rest.split_once('&') {
        read.push_str(before);
        let known = [("amp;", '&'), ("lt;", '<'), ("gt;", '>'), ("quot;", '"'), ("nbsp;", '\u{a0}')];
        let numbered = || {
            let (number, after) = entity.strip_prefix('#')?.split_once(';')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            Some((char::from_u32(code)?, after))
        };
        let named = known.iter().find_map(|(name, sign)| Some((*sign, entity.strip_prefix(name)?)));
        let (sign, after) = named.or_else(numbered).unwrap_or(('&', entity));
        read.push(sign);
        rest = after;
    }
    read.push_str(rest);
    read
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::{element, escape, template};

    #[test]
    fn what_is_written_is_read() {
        let nodes =
            parse("<g a='1' b=\"&lt;&#x27;x\"><!--<[]>--><path d='M0 0'/> hi &amp; &eacute; <t></t></g><u on/>");
        let [MarkupNode::Element(g), MarkupNode::Element(u)] = &nodes[..] else { panic!("{nodes:?}") };
        assert_eq!((g.get("a"), g.get("b"), g.get("c")), (Some("1"), Some("<'x"), None));
        assert_eq!(g.elements().map(|e| &*e.name).collect::<Vec<_>>(), ["path", "t"]);
        assert_eq!(g.children[1], MarkupNode::Text(" hi & &eacute; ".to_owned()));
        assert_eq!((u.get("on"), u.children.len()), (Some(""), 0));
    }

    #[test]
    fn a_drawing_is_read_as_its_markup_is() {
        let raw = template("<path class='a' d='M0 0'/>");
        let inside = Node::list([Node::from(raw), element!(text, "y" = "1").with("7 < 8").into(), " ".into()]);
        let drawn: Node = element!(g, "class" = "site last", "id" = Some("x")).with(inside).into();
        assert_eq!(nodes(&drawn), parse(&drawn.markup()));
    }

    #[test]
    fn broken_markup_ends() {
        for text in ["<", "<g", "<g a", "<g a=", "<g a='", "</g>", "<g></g></g>", "<!--", "<g a==b/ c>", "&#x110000;"] {
            parse(text);
        }
    }

    #[test]
    fn escaped_text_is_read_back() {
        let text = "a < b & \"c\" > d";
        assert_eq!(parse(&escape(text)), [MarkupNode::Text(text.to_owned())]);
    }
}
