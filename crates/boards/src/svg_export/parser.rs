//! Parses style sheets with Lightning CSS, at build time: the crate is too large for the page, which reads the result.

use super::colour;
use super::stylesheet::{Combinator, Selector, SimpleSelector, StyleRule, Stylesheet, enclosed};
use lightningcss::printer::PrinterOptions;
use lightningcss::properties::Property;
use lightningcss::rules::CssRule;
use lightningcss::selector::{self, Component};
use lightningcss::stylesheet::{ParserOptions, StyleSheet};
use parcel_selectors::attr::AttrSelectorOperator;
use parcel_selectors::parser::{NthSelectorData, NthType};
use std::collections::BTreeMap;

impl Stylesheet {
    /// The rules that apply to pictures: without `@media`, `@keyframes` and other blocks.
    ///
    /// # Panics
    /// If the sheet is invalid.
    pub fn parse(text: &str) -> Stylesheet {
        let sheet = StyleSheet::parse(text, ParserOptions::default()).expect("a valid sheet");
        let mut rules = Vec::new();
        for rule in &sheet.rules.0 {
            let CssRule::Style(rule) = rule else { continue };
            let declarations: Vec<_> = rule.declarations.declarations.iter().map(declaration).collect();
            for selector in &rule.selectors.0 {
                let rule = StyleRule { selector: read(selector), declarations: declarations.clone() };
                rules.push((selector.specificity(), rule));
            }
        }
        // By specificity, then in source order.
        rules.sort_by_key(|(weight, _)| *weight);
        let rules: Vec<_> = rules.into_iter().map(|(_, rule)| rule).collect();
        let (mut by_key, mut others) = (BTreeMap::<_, Vec<_>>::new(), Vec::new());
        for (at, rule) in rules.iter().enumerate() {
            match keys(&rule.selector) {
                Some(keys) => keys.into_iter().for_each(|key| by_key.entry(key).or_default().push(at)),
                None => others.push(at),
            }
        }
        Stylesheet { rules, by_key, others }
    }
}

fn declaration(property: &Property) -> (String, String) {
    let value = property.value_to_css_string(PrinterOptions::default()).expect("a value that can be printed");
    (property.property_id().name().to_owned(), known_colours(&value))
}

fn read(selector: &selector::Selector) -> Selector {
    let mut all: Selector = vec![(Combinator::Within, Vec::new())];
    for component in selector.iter_raw_match_order() {
        let Some((link, simples)) = all.last_mut() else { continue };
        let Component::Combinator(combinator) = component else {
            simples.extend(simple(component));
            continue;
        };
        match combinator {
            selector::Combinator::Child => *link = Combinator::Child,
            selector::Combinator::Descendant => {}
            selector::Combinator::NextSibling => *link = Combinator::Next,
            _ => simples.push(SimpleSelector::Never),
        }
        all.push((Combinator::Within, Vec::new()));
    }
    all
}

fn simple(component: &Component) -> Option<SimpleSelector> {
    let all = |list: &[selector::Selector]| list.iter().map(read).collect();
    Some(match component {
        Component::ExplicitUniversalType => return None,
        Component::LocalName(name) => SimpleSelector::Tag(name.name.to_string()),
        Component::Class(class) => SimpleSelector::Class(class.to_string()),
        Component::AttributeInNoNamespaceExists { local_name, .. } => {
            SimpleSelector::Attribute(local_name.to_string(), None)
        }
        Component::AttributeInNoNamespace { local_name, operator: AttrSelectorOperator::Equal, value, .. } => {
            SimpleSelector::Attribute(local_name.to_string(), Some(value.to_string()))
        }
        Component::Root => SimpleSelector::Root,
        Component::Nth(NthSelectorData { ty: NthType::Child, a: 0, b, .. }) => SimpleSelector::Nth(*b),
        Component::Nth(NthSelectorData { ty: NthType::LastChild, a: 0, b, .. }) => SimpleSelector::Nth(-b),
        Component::Is(list) | Component::Where(list) => SimpleSelector::Any(all(list)),
        Component::Negation(list) => SimpleSelector::None(all(list)),
        // States such as `:hover`, and pseudo-elements, never match in a picture.
        _ => SimpleSelector::Never,
    })
}

/// The index keys of a selector: every matching element has at least one of these classes or tags. `None` if there are
/// no such keys.
fn keys(selector: &Selector) -> Option<Vec<String>> {
    let (_, simples) = selector.first()?;
    let class = simples.iter().find_map(|simple| match simple {
        SimpleSelector::Class(class) => Some(vec![format!(".{class}")]),
        _ => None,
    });
    class.or_else(|| {
        simples.iter().find_map(|simple| match simple {
            SimpleSelector::Tag(name) => Some(vec![name.clone()]),
            SimpleSelector::Any(list) => Some(list.iter().map(keys).collect::<Option<Vec<_>>>()?.concat()),
            _ => None,
        })
    })
}

/// Converts the opaque `oklch()` colours of a value. Done at parse time, once for all elements.
pub fn known_colours(value: &str) -> String {
    let mut done = String::new();
    let mut rest = value;
    while let Some(at) = rest.find("oklch(") {
        let (inside, after) = enclosed(&rest[at + "oklch(".len()..], '(', ')');
        let text = &rest[at..rest.len() - after.len()];
        done.push_str(&rest[..at]);
        match colour::read(text).filter(|colour| colour.opacity == 1.0 && !inside.contains('/')) {
            Some(colour) => done.push_str(&colour.hex),
            None => done.push_str(text),
        }
        rest = after;
    }
    done.push_str(rest);
    done
}
