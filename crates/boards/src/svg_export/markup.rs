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
    let mut parts = markup.split('<');
    add_text(&mut open, parts.next().unwrap_or_default());
    for part in parts {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        if !tag.starts_with('/') {
            let name = tag.split([' ', '/']).next().unwrap_or_default().to_owned();
            let attributes = attributes(tag).into_iter().map(|(name, value)| (name.to_owned(), decode(value)));
            open.push(MarkupElement { name, attributes: attributes.collect(), children: Vec::new() });
        }
        if tag.starts_with('/') || tag.ends_with('/') {
            shut(&mut open);
        }
        add_text(&mut open, text);
    }
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

/// The attributes of a start tag, with their values as written.
pub fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let mut rest = tag.split_once(' ').map_or("", |(_, rest)| rest);
    let mut all = Vec::new();
    while let Some((name, quoted)) = rest.split_once('=') {
        let Some((value, after)) = quoted.get(1..).and_then(|inside| inside.split_once(&quoted[..1])) else { break };
        all.push((name.trim_start(), value));
        rest = after;
    }
    all
}

fn decode(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::{element, escape, template};

    #[test]
    fn what_is_written_is_read() {
        let nodes = parse("<g a='1' b=\"&lt;'x\"><path d='M0 0'/> hi &amp; &amp;lt; <t></t></g><u/>");
        let [MarkupNode::Element(g), MarkupNode::Element(u)] = &nodes[..] else { panic!("{nodes:?}") };
        assert_eq!((g.get("a"), g.get("b"), g.get("c")), (Some("1"), Some("<'x"), None));
        assert_eq!(g.elements().map(|e| &*e.name).collect::<Vec<_>>(), ["path", "t"]);
        assert_eq!(g.children[1], MarkupNode::Text(" hi & &lt; ".to_owned()));
        assert_eq!((&*u.name, u.children.len()), ("u", 0));
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
        for text in ["<", "<g", "<g a", "<g a=", "<g a='", "</g>", "<g></g></g>", "<g a==b/ c>", "<g a=é>", "&"] {
            parse(text);
        }
    }

    #[test]
    fn escaped_text_is_read_back() {
        let text = "a < b & \"c\" > d";
        assert_eq!(parse(&escape(text)), [MarkupNode::Text(text.to_owned())]);
    }
}
