//! A CSS parser for the rules and selectors that board styles use. Rules that depend on screen, pointer or time
//! (`@media`, `@keyframes`, `:hover`, `:has`) never apply to a picture and are skipped.

use super::colour;
use super::markup::MarkupElement;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default)]
pub struct Stylesheet {
    rules: Vec<StyleRule>,
    /// Indices of rules that apply only to one class or tag. The key is `.class` or `name`.
    by_key: BTreeMap<String, Vec<usize>>,
    others: Vec<usize>,
}

#[derive(Clone, Debug)]
struct StyleRule {
    selector: Selector,
    weight: [u16; 3],
    declarations: Vec<(String, String)>,
}

/// Compound selectors from right to left. Each has the combinator to the previous element of this list.
type Selector = Vec<(Combinator, Vec<SimpleSelector>)>;

#[derive(Clone, Copy, PartialEq, Debug)]
enum Combinator {
    Within,
    Child,
    Next,
}

#[derive(Clone, Debug)]
enum SimpleSelector {
    Tag(String),
    Class(String),
    Attribute(String, Option<String>),
    Root,
    /// The index among the siblings, from 1; negative from the end.
    Nth(i32),
    Any(Vec<Selector>, bool),
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
    pub fn parse(text: &str) -> Stylesheet {
        let mut rules = Vec::new();
        let text = without_comments(text);
        let mut rest = &*text;
        while let Some(at) = rest.find(['{', ';']) {
            let head = rest[..at].trim();
            if rest.as_bytes()[at] == b';' {
                // `@import` and other statements without a block.
                rest = &rest[at + 1..];
                continue;
            }
            let (body, after) = enclosed(&rest[at + 1..], '{', '}');
            rest = after;
            if head.starts_with('@') {
                continue;
            }
            let declarations: Vec<_> = split(body, ';').into_iter().filter_map(declaration).collect();
            for selector in split(head, ',') {
                let selector = read_selector(selector);
                rules.push(StyleRule { weight: weight(&selector), selector, declarations: declarations.clone() });
            }
        }
        // By specificity, then in source order.
        rules.sort_by_key(|rule| rule.weight);
        let (mut by_key, mut others) = (BTreeMap::<_, Vec<_>>::new(), Vec::new());
        for (at, rule) in rules.iter().enumerate() {
            match keys(&rule.selector) {
                Some(keys) => keys.into_iter().for_each(|key| by_key.entry(key).or_default().push(at)),
                None => others.push(at),
            }
        }
        Stylesheet { rules, by_key, others }
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

pub fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    kept
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

fn declaration(text: &str) -> Option<(String, String)> {
    let (name, value) = text.split_once(':')?;
    let value = value.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    Some((name.trim().to_owned(), known_colours(&value)))
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

fn read_selector(text: &str) -> Selector {
    let mut selector: Selector = Vec::new();
    let mut link = Combinator::Within;
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (mut depth, mut end) = (0, rest.len());
        for (at, sign) in rest.char_indices() {
            match sign {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                ' ' | '>' | '+' | '\n' if depth == 0 => {
                    end = at;
                    break;
                }
                _ => {}
            }
        }
        if end > 0 {
            selector.push((link, compound(&rest[..end])));
            link = Combinator::Within;
        }
        rest = &rest[end..];
        while let Some(sign) = rest.chars().next().filter(|sign| matches!(sign, ' ' | '>' | '+' | '\n')) {
            match sign {
                '>' => link = Combinator::Child,
                '+' => link = Combinator::Next,
                _ => {}
            }
            rest = &rest[1..];
        }
    }
    selector.reverse();
    selector
}

fn compound(text: &str) -> Vec<SimpleSelector> {
    let mut simples = Vec::new();
    let mut rest = text;
    let word = |text: &str| text.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).unwrap_or(text.len());
    while let Some(sign) = rest.chars().next() {
        let after = &rest[sign.len_utf8()..];
        match sign {
            '*' => rest = after,
            '.' => {
                let end = word(after);
                simples.push(SimpleSelector::Class(after[..end].to_owned()));
                rest = &after[end..];
            }
            '[' => {
                let (inside, behind) = after.split_once(']').unwrap_or((after, ""));
                let (name, value) = match inside.split_once('=') {
                    Some((name, value)) => (name, Some(value.trim_matches(['"', '\'']).to_owned())),
                    None => (inside, None),
                };
                simples.push(SimpleSelector::Attribute(name.to_owned(), value));
                rest = behind;
            }
            ':' => {
                let end = word(after);
                let (name, behind) = after.split_at(end);
                let (arguments, behind) = match behind.strip_prefix('(') {
                    Some(inside) => brackets(inside),
                    None => ("", behind),
                };
                simples.push(pseudo(name, arguments));
                rest = behind;
            }
            _ => {
                let end = word(rest);
                if end == 0 {
                    // Pseudo-elements and other selectors never match in a picture.
                    return vec![SimpleSelector::Never];
                }
                simples.push(SimpleSelector::Tag(rest[..end].to_owned()));
                rest = &rest[end..];
            }
        }
    }
    simples
}

fn brackets(text: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, sign) in text.char_indices() {
        match sign {
            '(' => depth += 1,
            ')' if depth == 0 => return (&text[..at], &text[at + 1..]),
            ')' => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}

fn pseudo(name: &str, arguments: &str) -> SimpleSelector {
    let list = || split(arguments, ',').into_iter().map(read_selector).collect();
    match name {
        "root" => SimpleSelector::Root,
        "first-child" => SimpleSelector::Nth(1),
        "last-child" => SimpleSelector::Nth(-1),
        "nth-child" => arguments.parse().map_or(SimpleSelector::Never, SimpleSelector::Nth),
        "nth-last-child" => arguments.parse::<i32>().map_or(SimpleSelector::Never, |n| SimpleSelector::Nth(-n)),
        "is" => SimpleSelector::Any(list(), true),
        "where" => SimpleSelector::Any(list(), false),
        "not" => SimpleSelector::None(list()),
        _ => SimpleSelector::Never,
    }
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
            SimpleSelector::Any(list, _) => Some(list.iter().map(keys).collect::<Option<Vec<_>>>()?.concat()),
            _ => None,
        })
    })
}

/// Specificity without ids (Selectors 4, 15), which board styles do not use.
fn weight(selector: &Selector) -> [u16; 3] {
    let mut sum = [0; 3];
    for simple in selector.iter().flat_map(|(_, simples)| simples) {
        let add = match simple {
            SimpleSelector::Tag(_) => [0, 0, 1],
            SimpleSelector::Any(list, true) | SimpleSelector::None(list) => {
                list.iter().map(weight).max().unwrap_or_default()
            }
            SimpleSelector::Any(_, false) => [0; 3],
            _ => [0, 1, 0],
        };
        for (sum, add) in sum.iter_mut().zip(add) {
            *sum += add;
        }
    }
    sum
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
        SimpleSelector::Any(list, _) => list.iter().any(|selector| holds(selector, path)),
        SimpleSelector::None(list) => !list.iter().any(|selector| holds(selector, path)),
        SimpleSelector::Never => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::markup::{MarkupNode, parse};
    use super::*;

    fn value(sheet: &str, markup: &str, what: &str) -> Option<String> {
        fn walk<'a>(sheet: &Stylesheet, path: &mut Vec<ElementContext<'a>>, what: &str) -> Option<String> {
            let element = path.last()?.element;
            if element.is("x") {
                let declared = sheet.declared(path);
                return declared.iter().rev().find(|(name, _)| *name == what).map(|(_, value)| (*value).to_owned());
            }
            let all: Vec<_> = element.elements().collect();
            (0..all.len()).find_map(|nth| {
                let before = nth.checked_sub(1).map(|before| all[before]);
                path.push(ElementContext { element: all[nth], nth: nth as i32 + 1, of: all.len() as i32, before });
                let found = walk(sheet, path, what);
                path.pop();
                found
            })
        }
        let root = MarkupElement { name: "html".to_owned(), attributes: Vec::new(), children: parse(markup) };
        assert!(matches!(root.children[0], MarkupNode::Element(_)));
        walk(&Stylesheet::parse(sheet), &mut vec![ElementContext { element: &root, nth: 1, of: 1, before: None }], what)
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
