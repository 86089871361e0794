//! Converts plain nodes to Yew nodes.

use crate::node::{Element, Markup, Node, Tag};
use std::rc::Rc;
use yew::html::IntoPropValue;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VList, VNode, VTag, VText};

/// The slots and actions that plain nodes only name.
pub struct Wiring<'a> {
    /// Returns the content of a slot.
    pub slot: &'a dyn Fn(&'static str) -> Html,
    /// Returns the callback of an action.
    pub press: &'a dyn Fn(&'static str) -> Callback<MouseEvent>,
}

/// Converts a drawing without slots and actions.
pub fn html_of(node: Node) -> Html {
    wired(node, &Wiring { slot: &|_| Html::default(), press: &|_| Callback::noop() })
}

/// Converts a drawing with slots but without actions.
pub fn with_slots(node: Node, slot: &dyn Fn(&'static str) -> Html) -> Html {
    wired(node, &Wiring { slot, press: &|_| Callback::noop() })
}

pub fn wired(node: Node, wiring: &Wiring) -> Html {
    match node {
        Node::Element(element) => tag(element, wiring),
        Node::Text(text) => VText::new(text).into(),
        Node::Markup(markup) => markup.into(),
        Node::List(nodes) => list(nodes, wiring),
        Node::Slot(name) => (wiring.slot)(name),
    }
}

fn list(nodes: Vec<Node>, wiring: &Wiring) -> Html {
    VList::with_children(nodes.into_iter().map(|node| wired(node, wiring)).collect(), None).into()
}

fn tag(element: Element, wiring: &Wiring) -> Html {
    let Tag { name, names, values, key, press, children } = *element.0;
    let mut tag = press.map_or_else(|| VTag::new(name), |action| button((wiring.press)(action)));
    let values = values.into_iter().map(|value| value.map(AttributeOrProperty::Attribute)).collect();
    // If both lists of names are the same static slice, Yew compares only the values.
    tag.attributes = Attributes::Dynamic { keys: names, values };
    tag.key = key.map(Into::into);
    if let Some(inside) = tag.children_mut() {
        *inside = list(children, wiring);
    }
    tag.into()
}

fn button(onclick: Callback<MouseEvent>) -> VTag {
    match html! { <button {onclick} /> } {
        VNode::VTag(tag) => Rc::unwrap_or_clone(tag),
        _ => VTag::new("button"),
    }
}

impl From<Markup> for VNode {
    fn from(Markup(markup): Markup) -> VNode {
        Html::from_html_unchecked(markup)
    }
}

impl IntoPropValue<VNode> for Markup {
    fn into_prop_value(self) -> VNode {
        self.into()
    }
}

impl From<Node> for VNode {
    fn from(node: Node) -> VNode {
        html_of(node)
    }
}

impl IntoPropValue<VNode> for Node {
    fn into_prop_value(self) -> VNode {
        html_of(self)
    }
}
