//! The rules of a style sheet, and the elements that their selectors match. `parser` makes them at build time, and the
//! page reads them from a file.

use super::markup::MarkupElement;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Stylesheet {
    pub rules: Vec<StyleRule>,
    /// Indices of rules that apply only to one class or tag. The key is `.class` or `name`.
    pub by_key: BTreeMap<String, Vec<usize>>,
    pub others: Vec<usize>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StyleRule {
    pub selector: Selector,
    pub declarations: Vec<(String, String)>,
}

/// Compound selectors from right to left. Each has the combinator to the previous element of this list.
pub type Selector = Vec<(Combinator, Vec<SimpleSelector>)>;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Combinator {
    Within,
    Child,
    Next,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum SimpleSelector {
    Tag(String),
    Class(String),
    Attribute(String, Option<String>),
    Root,
    /// The index among the siblings, from 1; negative from the end.
    Nth(i32),
    Any(Vec<Selector>),
    None(Vec<Selector>),
    Never,
}

/// An element, with its position among its siblings.
#[derive(Clone, Copy)]
pub struct ElementContext<'a> {
    pub element: &'a MarkupElement,
    /// The position, from 1.
    pub nth: i32,
    /// The number of siblings, including itself.
    pub of: i32,
    /// The previous sibling element.
    pub before: Option<&'a MarkupElement>,
}

impl Stylesheet {
    /// A sheet from the file that the host program writes.
    pub fn read(bytes: &[u8]) -> Option<Stylesheet> {
        postcard::from_bytes(bytes).ok()
    }

    /// The rules that match the last element of the path, by ascending specificity.
    fn rules<'a>(&'a self, path: &[ElementContext<'a>]) -> Vec<&'a StyleRule> {
        let Some(ElementContext { element, .. }) = path.last() else { return Vec::new() };
        let mut all = self.others.clone();
        all.extend(self.by_key.get(&element.name).into_iter().flatten());
        for class in element.get("class").unwrap_or_default().split_ascii_whitespace() {
            all.extend(self.by_key.get(&format!(".{class}")).into_iter().flatten());
        }
        all.sort_unstable();
        // An element may have a class twice, and a rule may be listed under several keys.
        all.dedup();
        all.retain(|at| holds(&self.rules[*at].selector, path));
        all.into_iter().map(|at| &self.rules[at]).collect()
    }

    /// The declarations that apply to the last element of the path (ancestors first). Later declarations override
    /// earlier ones.
    pub fn declared<'a>(&'a self, path: &[ElementContext<'a>]) -> Vec<(&'a str, &'a str)> {
        let found = self.rules(path).into_iter().flat_map(|rule| &rule.declarations);
        let mut declared: Vec<_> = found.map(|(name, value)| (&**name, &**value)).collect();
        if let Some(style) = path.last().and_then(|stand| stand.element.get("style")) {
            declared.extend(split(style, ';').into_iter().filter_map(|text| {
                let (name, value) = text.split_once(':')?;
                Some((name.trim(), value.trim()))
            }));
        }
        declared
    }
}

/// Splits text that follows an opening bracket at the matching closing bracket. Returns the content and the rest.
pub fn enclosed(text: &str, open: char, close: char) -> (&str, &str) {
    let mut depth = 0;
    for (at, sign) in text.char_indices() {
        if sign == close && depth == 0 {
            return (&text[..at], &text[at + close.len_utf8()..]);
        }
        depth += i32::from(sign == open) - i32::from(sign == close);
    }
    (text, "")
}

/// Splits at separators that are not within brackets.
pub fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, sign) in text.char_indices() {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if sign == separator && depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + sign.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

fn holds(selector: &[(Combinator, Vec<SimpleSelector>)], path: &[ElementContext]) -> bool {
    let (Some(((link, simples), rest)), Some((stand, outer))) = (selector.split_first(), path.split_last()) else {
        return false;
    };
    if !simples.iter().all(|simple| fits(simple, stand, path)) {
        return false;
    }
    match (rest, link) {
        ([], _) => true,
        (_, Combinator::Child) => holds(rest, outer),
        (_, Combinator::Within) => (1..=outer.len()).rev().any(|depth| holds(rest, &outer[..depth])),
        (_, Combinator::Next) => stand.before.is_some_and(|before| {
            let before = ElementContext { element: before, nth: stand.nth - 1, of: stand.of, before: None };
            holds(rest, &[outer, &[before]].concat())
        }),
    }
}

fn fits(simple: &SimpleSelector, stand: &ElementContext, path: &[ElementContext]) -> bool {
    match simple {
        SimpleSelector::Tag(name) => stand.element.name == *name,
        SimpleSelector::Class(class) => stand.element.is(class),
        SimpleSelector::Attribute(name, value) => {
            stand.element.get(name).is_some_and(|found| value.as_ref().is_none_or(|value| found == value))
        }
        SimpleSelector::Root => stand.element.name == "html",
        SimpleSelector::Nth(nth) => stand.nth == if *nth > 0 { *nth } else { stand.of + 1 + nth },
        SimpleSelector::Any(list) => list.iter().any(|selector| holds(selector, path)),
        SimpleSelector::None(list) => !list.iter().any(|selector| holds(selector, path)),
        SimpleSelector::Never => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::markup::parse;
    use super::super::paint::lead;
    use super::*;

    fn value(sheet: &str, markup: &str, what: &str) -> Option<String> {
        let root = MarkupElement { name: "html".to_owned(), attributes: Vec::new(), children: parse(markup) };
        let mut path = vec![ElementContext { element: &root, nth: 1, of: 1, before: None }];
        assert!(lead(&mut path, &|element| element.is("x")));
        let sheet = Stylesheet::parse(sheet);
        sheet.declared(&path).iter().rev().find(|(name, _)| *name == what).map(|(_, value)| (*value).to_owned())
    }

    #[test]
    fn selectors_hold_where_they_should() {
        let markup = "<div class='a b'><g class='c'/><g class='d'><path class='x y' data-on='2'/></g></div>";
        for (selector, expected) in [
            (".x", true),
            ("path.x.y", true),
            ("g.x", false),
            (".a .x", true),
            (".a > .x", false),
            (".d > .x", true),
            ("div.a.b > g > path", true),
            (".c + .d .x", true),
            (".d + .c .x", false),
            (".x:not(.z, .q)", true),
            (".x:not(.y)", false),
            (":is(.q, .d) .x", true),
            ("path", true),
            (":is(.q, .x)", true),
            (":is(.q, g > path)", true),
            (":where(.q, g)", false),
            ("*", true),
            (".x:first-child", true),
            (".d:nth-child(2) .x", true),
            (".d:nth-child(1) .x", false),
            (".d:last-child .x", true),
            ("[data-on] ", true),
            ("[data-on='2']", true),
            ("[data-on=\"3\"]", false),
            (".x:hover", false),
            (".x::before", false),
            (".q, .x", true),
            (":root .x", true),
        ] {
            let found = value(&format!("{selector} {{ fill: red }}"), markup, "fill");
            assert_eq!(found.is_some(), expected, "{selector}");
        }
    }

    #[test]
    fn the_heavier_rule_holds_then_the_later() {
        let markup = "<g class='a'><path class='x y' style='--s:2'/></g>";
        let sheet = "/* no */ .a .x { fill: one } .x { fill: two; stroke: s1 } .x { stroke: s2 }
            @media (hover: hover) { .a .x.y { fill: three } } @keyframes k { from { fill: four } } .a .y:where(.x) { fill: five }";
        assert_eq!(value(sheet, markup, "fill").as_deref(), Some("five"));
        assert_eq!(value(sheet, markup, "stroke").as_deref(), Some("s2"));
        assert_eq!(value(sheet, markup, "--s").as_deref(), Some("2"));
    }
}
