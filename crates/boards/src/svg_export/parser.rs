//! Parses style sheets at build time: the page reads the result. `cssparser` splits them into rules, declarations and
//! tokens.

use super::colour;
use super::stylesheet::{Combinator, Selector, SimpleSelector, StyleRule, Stylesheet, enclosed};
use cssparser::{
    AtRuleParser, BasicParseErrorKind, CowRcStr, DeclarationParser, ParseError, ParseErrorKind, Parser, ParserState,
    QualifiedRuleParser, RuleBodyItemParser, RuleBodyParser, StyleSheetParser, Token, parse_important,
};
use std::collections::BTreeMap;

/// The numbers of ids; of classes, attributes and states; and of element names.
type Specificity = [usize; 3];
type Declaration = (String, String);
type Failure = ParseError<()>;
/// A rule with its selectors and declarations.
type ParsedRule = (Vec<ParsedSelector>, Vec<Declaration>);

pub struct ParsedSelector {
    weight: Specificity,
    pub selector: Selector,
    /// The selector as it was written.
    pub text: String,
}

impl Stylesheet {
    /// The rules that apply to pictures: without `@media`, `@keyframes` and other blocks.
    ///
    /// # Panics
    /// If the sheet is invalid.
    pub fn parse(text: &str) -> Stylesheet {
        let mut rules = Vec::new();
        for (selectors, declarations) in parsed_rules(text) {
            for ParsedSelector { weight, selector, .. } in selectors {
                rules.push((weight, StyleRule { selector, declarations: declarations.clone() }));
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

/// The rules of a sheet in source order, without `@media`, `@keyframes` and other blocks.
///
/// # Panics
/// If the sheet is invalid.
pub fn parsed_rules(text: &str) -> Vec<ParsedRule> {
    let mut rules = Vec::new();
    for found in StyleSheetParser::new(&mut Parser::new(text), &mut SheetParser) {
        match found {
            Ok(rule) => rules.push(rule),
            Err((error, rule, _)) => {
                let skipped = ParseErrorKind::Basic(BasicParseErrorKind::AtRuleInvalid);
                assert_eq!(error.kind, skipped, "{rule}");
            }
        }
    }
    rules
}

/// Reads rules with a selector. By the default `AtRuleParser`, rules that begin with `@` are skipped.
struct SheetParser;

impl<'i> AtRuleParser<'i> for SheetParser {
    type Prelude = ();
    type AtRule = ParsedRule;
    type Error = ();
}

impl<'i> QualifiedRuleParser<'i> for SheetParser {
    type Prelude = Vec<ParsedSelector>;
    type QualifiedRule = ParsedRule;
    type Error = ();

    fn parse_prelude(&mut self, input: &mut Parser<'i>) -> Result<Self::Prelude, Failure> {
        input.parse_comma_separated(|input| {
            input.skip_whitespace();
            let start = input.position();
            let (weight, selector) = selector(input)?;
            Ok(ParsedSelector { weight, selector, text: input.slice_from(start).trim().to_owned() })
        })
    }

    fn parse_block(
        &mut self,
        selectors: Self::Prelude,
        _: &ParserState,
        input: &mut Parser<'i>,
    ) -> Result<Self::QualifiedRule, Failure> {
        let all: Result<Vec<_>, _> = RuleBodyParser::new(input, &mut BlockParser).collect();
        let declarations = all.map_err(|(error, ..)| error)?.into_iter().flatten().collect();
        Ok((selectors, declarations))
    }
}

/// Reads declarations. Skips `!important` ones (`None`), which pictures do not need.
struct BlockParser;

impl<'i> DeclarationParser<'i> for BlockParser {
    type Declaration = Option<Declaration>;
    type Error = ();

    fn parse_value(
        &mut self,
        name: CowRcStr<'i>,
        input: &mut Parser<'i>,
        _: &ParserState,
    ) -> Result<Self::Declaration, Failure> {
        let start = input.position();
        while input.next().is_ok() {
            if input.try_parse(parse_important).is_ok() {
                return Ok(None);
            }
        }
        Ok(Some((name.to_string(), known_colours(input.slice_from(start).trim()))))
    }
}

impl<'i> AtRuleParser<'i> for BlockParser {
    type Prelude = ();
    type AtRule = Option<Declaration>;
    type Error = ();
}

impl<'i> QualifiedRuleParser<'i> for BlockParser {
    type Prelude = ();
    type QualifiedRule = Option<Declaration>;
    type Error = ();
}

impl RuleBodyItemParser<'_, Option<Declaration>, ()> for BlockParser {
    fn parse_declarations(&self) -> bool {
        true
    }

    fn parse_qualified(&self) -> bool {
        false
    }
}

/// Reads one selector of a list.
fn selector(input: &mut Parser) -> Result<(Specificity, Selector), Failure> {
    let mut weight = [0; 3];
    let mut compounds: Selector = vec![(Combinator::Within, Vec::new())];
    input.skip_whitespace();
    while !input.is_exhausted() {
        if let Ok(combinator) = input.try_parse(combinator) {
            compounds.insert(0, (combinator, Vec::new()));
            continue;
        }
        let (own, simple) = simple(input)?;
        (0..3).for_each(|at| weight[at] += own[at]);
        compounds[0].1.extend(simple);
    }
    Ok((weight, compounds))
}

fn combinator(input: &mut Parser) -> Result<Combinator, Failure> {
    let spaced = input.try_parse(|input| input.expect_whitespace().map(|_| ())).is_ok();
    input.skip_whitespace();
    let signs = [('>', Combinator::Child), ('+', Combinator::Next)];
    let sign = signs.into_iter().find(|(sign, _)| input.try_parse(|input| input.expect_delim(*sign)).is_ok());
    input.skip_whitespace();
    match sign {
        Some((_, combinator)) => Ok(combinator),
        None if spaced => Ok(Combinator::Within),
        None => Err(input.new_error_for_next_token()),
    }
}

/// Reads a simple selector. The result is `None` for `*`, which every element matches.
fn simple(input: &mut Parser) -> Result<(Specificity, Option<SimpleSelector>), Failure> {
    let (weight, simple) = match input.next_including_whitespace()?.clone() {
        Token::Delim('*') => return Ok(([0; 3], None)),
        Token::Ident(name) => ([0, 0, 1], SimpleSelector::Tag(name.to_string())),
        Token::Delim('.') => ([0, 1, 0], SimpleSelector::Class(input.expect_ident()?.to_string())),
        Token::SquareBracketBlock => ([0, 1, 0], input.parse_nested_block(attribute)?),
        Token::Colon => pseudo(input)?,
        // In the styles no selector with another token, such as an id or `~`, matches in a picture.
        _ => ([0; 3], SimpleSelector::Never),
    };
    Ok((weight, Some(simple)))
}

fn attribute(input: &mut Parser) -> Result<SimpleSelector, Failure> {
    let name = input.expect_ident()?.to_string();
    if input.is_exhausted() {
        return Ok(SimpleSelector::Attribute(name, None));
    }
    input.expect_delim('=')?;
    Ok(SimpleSelector::Attribute(name, Some(input.expect_ident_or_string()?.to_string())))
}

/// Reads a pseudo-class or pseudo-element after its first colon. States such as `:hover`, and pseudo-elements, never
/// match in a picture.
fn pseudo(input: &mut Parser) -> Result<(Specificity, SimpleSelector), Failure> {
    let class = |simple| Ok(([0, 1, 0], simple));
    let _second_colon = input.try_parse(|input| input.expect_colon());
    let name = match input.next()?.clone() {
        Token::Ident(name) => {
            return class(match &*name {
                "root" => SimpleSelector::Root,
                "first-child" => SimpleSelector::Nth(1),
                "last-child" => SimpleSelector::Nth(-1),
                _ => SimpleSelector::Never,
            });
        }
        Token::Function(name) => name,
        _ => return Err(ParseError::unexpected_token()),
    };
    input.parse_nested_block(|input| match &*name {
        "is" | "not" | "where" => {
            let all = input.parse_comma_separated(selector)?;
            let most = all.iter().map(|(weight, _)| *weight).max().unwrap_or_default();
            let list = all.into_iter().map(|(_, selector)| selector).collect();
            Ok(match &*name {
                "is" => (most, SimpleSelector::Any(list)),
                "not" => (most, SimpleSelector::None(list)),
                _ => ([0; 3], SimpleSelector::Any(list)),
            })
        }
        "nth-child" => class(SimpleSelector::Nth(input.expect_integer()?)),
        "nth-last-child" => class(SimpleSelector::Nth(-input.expect_integer()?)),
        _ => {
            while input.next().is_ok() {}
            class(SimpleSelector::Never)
        }
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
    replaced(value, "oklch(", |call, inside| {
        colour::read(call).filter(|colour| colour.opacity == 1.0 && !inside.contains('/')).map(|colour| colour.hex)
    })
}

/// Replaces each call of a function, such as `calc(`, for which `with` returns a text. The arguments of `with` are the
/// call and the text in its brackets.
pub fn replaced(text: &str, function: &str, with: impl Fn(&str, &str) -> Option<String>) -> String {
    let (mut done, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(function) {
        let (inside, after) = enclosed(&rest[at + function.len()..], '(', ')');
        let call = &rest[at..rest.len() - after.len()];
        done.push_str(&rest[..at]);
        done.push_str(with(call, inside).as_deref().unwrap_or(call));
        rest = after;
    }
    done.push_str(rest);
    done
}
