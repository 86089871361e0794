//! The drawing of a board as a tree of markup.

#[cfg(feature = "page")]
use super::markup::MarkupElement;
use super::markup::{MarkupNode, parse};
use yew::virtual_dom::VNode;
#[cfg(feature = "page")]
use yew::virtual_dom::VTag;

/// The nodes of a drawing: its markup, read.
#[cfg(not(feature = "page"))]
pub fn nodes(drawn: &VNode) -> Vec<MarkupNode> {
    parse(&drawn.0)
}

/// The nodes of a drawing. A drawing has no components, so what only a renderer could show is left out.
#[cfg(feature = "page")]
pub fn nodes(drawn: &VNode) -> Vec<MarkupNode> {
    let mut all = Vec::new();
    add(drawn, &mut all);
    all
}

#[cfg(feature = "page")]
fn add(node: &VNode, to: &mut Vec<MarkupNode>) {
    match node {
        VNode::VTag(tag) => to.push(MarkupNode::Element(element(tag))),
        VNode::VText(text) if !text.text.trim().is_empty() => to.push(MarkupNode::Text(text.text.to_string())),
        VNode::VList(list) => list.iter().for_each(|child| add(child, to)),
        VNode::VRaw(raw) => to.extend(parse(&raw.html)),
        VNode::VText(_) | VNode::VComp(_) | VNode::VPortal(_) | VNode::VRef(_) | VNode::VSuspense(_) => {}
    }
}

#[cfg(feature = "page")]
fn element(tag: &VTag) -> MarkupElement {
    let attributes = tag.attributes.iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
    MarkupElement {
        name: tag.tag().to_owned(),
        attributes: attributes.collect(),
        children: tag.children().map(nodes).unwrap_or_default(),
    }
}

#[cfg(all(test, feature = "page"))]
mod tests {
    use super::*;
    use yew::prelude::*;

    #[test]
    fn a_drawing_is_read_as_its_markup_is() {
        let raw = Html::from_html_unchecked("<path class='a' d='M0 0'/>".into());
        let number = 7;
        let drawn =
            html! { <g class={classes!("site", "last")} id="x"><>{ raw }<text y="1">{ number }</text></>{ " " }</g> };
        let markup = "<g class=\"site last\" id=\"x\"><path class='a' d='M0 0'/><text y=\"1\">7</text></g>";
        let sorted = |nodes: Vec<MarkupNode>| {
            let [MarkupNode::Element(element)] = &nodes[..] else { panic!("one element") };
            let mut element = element.clone();
            element.attributes.sort();
            element
        };
        assert_eq!(sorted(nodes(&drawn)), sorted(parse(markup)));
    }
}
