//! A stand-in for Yew where nothing is rendered: the nodes of `html!` are their markup, written at once. So one drawing serves the page,
//! which compares nodes, and programs that only make pictures, which hold no renderer.
//!
//! `html!` names its types by `::yew`; without the feature `page` this crate is `::yew` itself. Keys are left out: only a renderer needs them.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

/// A text that is cheap to copy.
#[derive(Clone, Debug)]
pub enum AttrValue {
    /// Of the program.
    Static(&'static str),
    /// Made while it runs.
    Rc(Rc<str>),
}

impl Deref for AttrValue {
    type Target = str;
    fn deref(&self) -> &str {
        match self {
            AttrValue::Static(text) => text,
            AttrValue::Rc(text) => text,
        }
    }
}

impl AttrValue {
    /// The text.
    pub fn as_str(&self) -> &str {
        self
    }
}

impl Default for AttrValue {
    fn default() -> AttrValue {
        AttrValue::Static("")
    }
}

impl PartialEq for AttrValue {
    fn eq(&self, other: &AttrValue) -> bool {
        **self == **other
    }
}

impl fmt::Display for AttrValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl From<&'static str> for AttrValue {
    fn from(text: &'static str) -> AttrValue {
        AttrValue::Static(text)
    }
}

impl From<String> for AttrValue {
    fn from(text: String) -> AttrValue {
        AttrValue::Rc(text.into())
    }
}

/// Text for inside an element or a quoted attribute.
fn escape(text: &str, into: &mut String) {
    for sign in text.chars() {
        match sign {
            '&' => into.push_str("&amp;"),
            '<' => into.push_str("&lt;"),
            '>' => into.push_str("&gt;"),
            '"' => into.push_str("&quot;"),
            _ => into.push(sign),
        }
    }
}

/// Nodes: their markup.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct VNode(pub(crate) String);

impl VNode {
    /// The nodes of a markup of our own.
    pub fn from_html_unchecked(markup: AttrValue) -> VNode {
        VNode(markup.to_string())
    }

    /// The nodes of a list.
    #[allow(non_snake_case)]
    pub fn VList(list: Rc<VList>) -> VNode {
        VNode(list.0.clone())
    }

    fn text(text: &str) -> VNode {
        let mut markup = String::new();
        escape(text, &mut markup);
        VNode(markup)
    }
}

impl<T: Into<VNode>> FromIterator<T> for VNode {
    fn from_iter<I: IntoIterator<Item = T>>(nodes: I) -> VNode {
        let mut markup = String::new();
        nodes.into_iter().for_each(|node| markup.push_str(&node.into().0));
        VNode(markup)
    }
}

impl From<VList> for VNode {
    fn from(list: VList) -> VNode {
        VNode(list.0)
    }
}

macro_rules! texts {
    ($($type:ty)+) => {$(
        impl From<$type> for VNode {
            fn from(text: $type) -> VNode {
                VNode::text(&text.to_string())
            }
        }
        impl IntoPropValue<VNode> for $type {
            fn into_prop_value(self) -> VNode {
                self.into()
            }
        }
    )+};
}

texts! { u8 u16 u32 i32 usize String &str AttrValue }

impl<T: Into<VNode>> From<Option<T>> for VNode {
    fn from(node: Option<T>) -> VNode {
        node.map_or_else(VNode::default, Into::into)
    }
}

/// Nodes one after the other.
#[derive(Default)]
pub struct VList(String);

impl VList {
    /// The nodes of a fragment.
    pub fn with_children(nodes: Vec<VNode>, _key: Option<Key>) -> VList {
        VList(VNode::from_iter(nodes).0)
    }

    #[doc(hidden)]
    pub fn __macro_new(nodes: Vec<VNode>, key: Option<Key>, _keyed: FullyKeyedState) -> VList {
        VList::with_children(nodes, key)
    }
}

/// Whether all nodes of a list have keys.
pub enum FullyKeyedState {
    /// They have.
    KnownFullyKeyed,
    /// One has none.
    KnownMissingKeys,
}

/// The name by which a renderer would know an element.
pub struct Key;

impl<T: fmt::Display> From<T> for Key {
    fn from(_: T) -> Key {
        Key
    }
}

/// A value of an attribute.
pub enum AttributeOrProperty {
    /// Of the program.
    Static(&'static str),
    /// Made while it runs.
    Attribute(AttrValue),
}

impl AttributeOrProperty {
    fn text(&self) -> &str {
        match self {
            AttributeOrProperty::Static(text) => text,
            AttributeOrProperty::Attribute(text) => text,
        }
    }
}

/// The attributes of an element.
pub enum Attributes {
    /// Of the program.
    Static(&'static [(&'static str, AttributeOrProperty)]),
    /// Some of them made while it runs; those without a value are not there.
    Dynamic {
        /// Their names.
        keys: &'static [&'static str],
        /// Their values.
        values: Box<[Option<AttributeOrProperty>]>,
    },
}

/// Elements.
pub struct VTag;

impl VTag {
    #[doc(hidden)]
    pub fn __new_other(
        name: AttrValue,
        _reference: NodeRef,
        _key: Option<Key>,
        attributes: Attributes,
        _listeners: listeners::Listeners,
        inside: VNode,
    ) -> VNode {
        let mut markup = String::with_capacity(inside.0.len() + 64);
        markup.push('<');
        markup.push_str(&name);
        let mut write = |name: &str, value: &str| {
            markup.push(' ');
            markup.push_str(name);
            markup.push_str("=\"");
            escape(value, &mut markup);
            markup.push('"');
        };
        match &attributes {
            Attributes::Static(all) => all.iter().for_each(|(name, value)| write(name, value.text())),
            Attributes::Dynamic { keys, values } => {
                for (name, value) in keys.iter().zip(values) {
                    if let Some(value) = value {
                        write(name, value.text());
                    }
                }
            }
        }
        markup.push('>');
        markup.push_str(&inside.0);
        markup.push_str("</");
        markup.push_str(&name);
        markup.push('>');
        VNode(markup)
    }
}

/// Nothing can be listened to.
pub mod listeners {
    /// None.
    pub enum Listeners {
        /// None.
        None,
    }
}

/// Nothing can be referred to.
#[derive(Default)]
pub struct NodeRef;

/// Classes of an element.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Classes(String);

impl Classes {
    /// None yet.
    pub fn with_capacity(_count: usize) -> Classes {
        Classes::default()
    }

    /// One more, or several.
    pub fn push<T: Into<Classes>>(&mut self, more: T) {
        let more = more.into().0;
        if !self.0.is_empty() && !more.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(&more);
    }

    /// As [`Classes::push`].
    pub fn unchecked_push<T: Into<Classes>>(&mut self, more: T) {
        self.push(more);
    }
}

impl From<&str> for Classes {
    fn from(class: &str) -> Classes {
        Classes(class.to_owned())
    }
}

impl From<String> for Classes {
    fn from(class: String) -> Classes {
        Classes(class)
    }
}

impl<T: Into<Classes>> From<Option<T>> for Classes {
    fn from(class: Option<T>) -> Classes {
        class.map_or_else(Classes::default, Into::into)
    }
}

/// Values that become ones of another type where they are put in.
pub trait IntoPropValue<T> {
    /// Becomes it.
    fn into_prop_value(self) -> T;
}

impl<T> IntoPropValue<T> for T {
    fn into_prop_value(self) -> T {
        self
    }
}

impl IntoPropValue<VNode> for VList {
    fn into_prop_value(self) -> VNode {
        self.into()
    }
}

impl IntoPropValue<VNode> for ChildrenRenderer {
    fn into_prop_value(self) -> VNode {
        VNode::from_iter(self.0)
    }
}

impl<T: IntoPropValue<VNode>> IntoPropValue<VNode> for Option<T> {
    fn into_prop_value(self) -> VNode {
        self.map_or_else(VNode::default, IntoPropValue::into_prop_value)
    }
}

impl IntoPropValue<Option<AttrValue>> for Classes {
    fn into_prop_value(self) -> Option<AttrValue> {
        (!self.0.is_empty()).then(|| self.0.into())
    }
}

macro_rules! values {
    ($($type:ty)+) => {$(
        impl IntoPropValue<Option<AttrValue>> for $type {
            fn into_prop_value(self) -> Option<AttrValue> {
                Some(self.into())
            }
        }
        impl IntoPropValue<Option<AttrValue>> for Option<$type> {
            fn into_prop_value(self) -> Option<AttrValue> {
                self.map(Into::into)
            }
        }
    )+};
}

values! { String &'static str }

impl IntoPropValue<Option<AttrValue>> for AttrValue {
    fn into_prop_value(self) -> Option<AttrValue> {
        Some(self)
    }
}

/// The nodes in an element.
pub struct ChildrenRenderer(Vec<VNode>);

impl ChildrenRenderer {
    /// These nodes.
    pub fn new(nodes: Vec<VNode>) -> ChildrenRenderer {
        ChildrenRenderer(nodes)
    }
}

/// Nodes one by one.
pub fn into_node_iter<I: IntoIterator<Item = T>, T: Into<R>, R>(nodes: I) -> impl Iterator<Item = R> {
    nodes.into_iter().map(Into::into)
}

/// A node, or several.
pub struct NodeSeq<I, O>(Vec<O>, PhantomData<I>);

impl<I: Into<O>, O> From<I> for NodeSeq<I, O> {
    fn from(node: I) -> Self {
        NodeSeq(vec![node.into()], PhantomData)
    }
}

impl<I: Into<O>, O> From<Option<I>> for NodeSeq<I, O> {
    fn from(node: Option<I>) -> Self {
        NodeSeq(node.into_iter().map(Into::into).collect(), PhantomData)
    }
}

impl<I: Into<O>, O> From<Vec<I>> for NodeSeq<I, O> {
    fn from(nodes: Vec<I>) -> Self {
        NodeSeq(nodes.into_iter().map(Into::into).collect(), PhantomData)
    }
}

impl<I, O> IntoIterator for NodeSeq<I, O> {
    type Item = O;
    type IntoIter = std::vec::IntoIter<O>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// Under these names `html!` looks for all this.
pub mod virtual_dom {
    pub use super::{AttrValue, AttributeOrProperty, Attributes, FullyKeyedState, Key, VList, VNode, VTag, listeners};
}

/// As [`virtual_dom`].
pub mod html {
    pub use super::{ChildrenRenderer, Classes, IntoPropValue, NodeRef};
}

/// As [`virtual_dom`].
pub mod utils {
    pub use super::{NodeSeq, into_node_iter};
}

/// The names of drawings.
pub mod prelude {
    pub use super::{AttrValue, Classes, VNode as Html};
    pub use yew_macro::{classes, html};
}
