//! SVG and HTML nodes that need no renderer. Boards are drawn as such nodes: [`Node::write`] prints them as text, and
//! the page converts them to Yew nodes (`html`).

pub use implicit_clone::unsync::IString as AttrValue;
use std::fmt::Display;
use trivium_words::fill;

#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    Element(Element),
    Text(AttrValue),
    Markup(Markup),
    /// Nodes in order. An empty list renders nothing.
    List(Vec<Node>),
    /// A placeholder for a component of the page. As text it is empty.
    Slot(&'static str),
}

impl Default for Node {
    fn default() -> Node {
        Node::EMPTY
    }
}

/// Static artwork as text, compared and rendered as a single string. It needs a fraction of the code that elements
/// need. Names and other user input in it must be escaped by the caller.
#[derive(Clone, PartialEq, Debug)]
pub struct Markup(pub(crate) AttrValue);

/// An SVG or HTML element. Use `element!` to create one.
#[derive(Clone, PartialEq, Debug)]
pub struct Element(pub(crate) Box<Tag>);

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tag {
    pub name: &'static str,
    /// The names of all attributes that the element may have.
    pub names: &'static [&'static str],
    /// A value for each name, in the same order; `None` if the element lacks the attribute.
    pub values: Box<[Option<AttrValue>]>,
    /// Identifies the element among its siblings from one render to the next.
    #[cfg(feature = "page")]
    pub key: Option<String>,
    /// The name of the action that a press performs. Only buttons have one.
    #[cfg(feature = "page")]
    pub press: Option<&'static str>,
    pub children: Vec<Node>,
}

/// Creates an element from its name and its attributes. Attributes whose value is `None` are left out.
macro_rules! element {
    ($name:ident $(, $attribute:literal = $value:expr)* $(,)?) => {{
        const NAMES: &[&str] = &[$($attribute),*];
        $crate::node::Element::new(stringify!($name), NAMES, Box::new([$($crate::node::IntoValue::into_value($value)),*]))
    }};
}

pub(crate) use element;

impl Element {
    #[inline(never)]
    pub fn new(name: &'static str, names: &'static [&'static str], values: Box<[Option<AttrValue>]>) -> Element {
        Element(Box::new(Tag {
            name,
            names,
            values,
            #[cfg(feature = "page")]
            key: None,
            #[cfg(feature = "page")]
            press: None,
            children: Vec::new(),
        }))
    }

    /// Sets the key. Only the page needs keys; other programs do not even format them.
    #[cfg_attr(not(feature = "page"), expect(unused_mut, unused_variables))]
    pub fn key(mut self, key: impl Display) -> Element {
        #[cfg(feature = "page")]
        {
            self.0.key = Some(key.to_string());
        }
        self
    }

    /// Makes this button perform an action when it is pressed in the page.
    #[cfg_attr(not(feature = "page"), expect(unused_mut, unused_variables))]
    pub fn press(mut self, action: &'static str) -> Element {
        #[cfg(feature = "page")]
        {
            self.0.press = Some(action);
        }
        self
    }

    /// Appends a child. `None` leaves an empty list in its place, so that the positions of later siblings do not
    /// change.
    pub fn with(self, child: impl Into<Node>) -> Element {
        self.push(child.into())
    }

    // Not generic, so that it is compiled only once: diagram programs must be small.
    #[inline(never)]
    fn push(mut self, child: Node) -> Element {
        self.0.children.push(child);
        self
    }

    pub fn all<N: Into<Node>>(self, children: impl IntoIterator<Item = N>) -> Element {
        children.into_iter().fold(self, |element, child| element.push(child.into()))
    }
}

impl Node {
    pub const EMPTY: Node = Node::List(Vec::new());

    pub fn list<N: Into<Node>>(nodes: impl IntoIterator<Item = N>) -> Node {
        Node::List(nodes.into_iter().map(Into::into).collect())
    }

    pub fn write(&self, to: &mut String) {
        match self {
            Node::Element(element) => element.write(to),
            Node::Text(text) => to.push_str(&escape(text)),
            Node::Markup(Markup(markup)) => to.push_str(markup),
            Node::List(nodes) => nodes.iter().for_each(|node| node.write(to)),
            Node::Slot(_) => {}
        }
    }

    pub fn markup(&self) -> String {
        let mut markup = String::new();
        self.write(&mut markup);
        markup
    }
}

impl Element {
    /// The attributes that the element has, without those that are `None`.
    pub fn attributes(&self) -> impl Iterator<Item = (&'static str, &AttrValue)> {
        self.0.names.iter().zip(&self.0.values).filter_map(|(name, value)| Some((*name, value.as_ref()?)))
    }

    fn write(&self, to: &mut String) {
        to.push('<');
        to.push_str(self.0.name);
        for (name, value) in self.attributes() {
            to.push(' ');
            to.push_str(name);
            to.push_str("=\"");
            to.push_str(&escape(value));
            to.push('"');
        }
        to.push('>');
        self.0.children.iter().for_each(|child| child.write(to));
        to.push_str("</");
        to.push_str(self.0.name);
        to.push('>');
    }
}

/// Escapes text for the content of an element or a quoted attribute.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl From<Element> for Node {
    fn from(element: Element) -> Node {
        Node::Element(element)
    }
}

impl From<Markup> for Node {
    fn from(markup: Markup) -> Node {
        Node::Markup(markup)
    }
}

impl<N: Into<Node>> From<Option<N>> for Node {
    fn from(node: Option<N>) -> Node {
        node.map_or(Node::EMPTY, Into::into)
    }
}

impl From<AttrValue> for Node {
    fn from(text: AttrValue) -> Node {
        Node::Text(text)
    }
}

impl From<String> for Node {
    fn from(text: String) -> Node {
        Node::Text(text.into())
    }
}

impl From<&'static str> for Node {
    fn from(text: &'static str) -> Node {
        Node::Text(text.into())
    }
}

/// A type that can be an attribute's value.
pub trait IntoValue {
    /// `None` leaves the attribute out.
    fn into_value(self) -> Option<AttrValue>;
}

impl IntoValue for AttrValue {
    fn into_value(self) -> Option<AttrValue> {
        Some(self)
    }
}

impl IntoValue for String {
    fn into_value(self) -> Option<AttrValue> {
        Some(self.into())
    }
}

impl IntoValue for &'static str {
    fn into_value(self) -> Option<AttrValue> {
        Some(self.into())
    }
}

impl<V: IntoValue> IntoValue for Option<V> {
    fn into_value(self) -> Option<AttrValue> {
        self.and_then(IntoValue::into_value)
    }
}

/// The value of `class`; `None` if there are no classes.
pub fn classes(classes: &[Option<&str>]) -> Option<AttrValue> {
    let classes = classes.iter().flatten().filter(|class| !class.is_empty()).copied().collect::<Vec<_>>();
    (!classes.is_empty()).then(|| classes.join(" ").into())
}

/// Fills the placeholders `{0}`, `{1}` … of artwork. Values are not escaped, so they must not contain user input.
pub fn fill_template(drawing: &str, with: &[&str]) -> Markup {
    template(fill(drawing, with))
}

pub fn template(drawing: impl Into<AttrValue>) -> Markup {
    Markup(drawing.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_written_as_markup() {
        let last = true;
        let node: Node = element!(g, "class" = classes(&[Some("site"), last.then_some("last")]), "id" = None::<String>)
            .key(7)
            .with(template("<path d='M0 0'/>"))
            .with(None::<Node>)
            .with(Node::Slot("stones"))
            .all(["a < b", "\"c\""].map(|text| element!(text, "y" = "1").with(text)))
            .into();
        assert_eq!(
            node.markup(),
            "<g class=\"site last\"><path d='M0 0'/><text y=\"1\">a &lt; b</text><text y=\"1\">&quot;c&quot;</text></g>"
        );
    }
}
