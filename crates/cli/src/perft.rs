//! `trivium perft`: counts the legal sequences of tokens.

use super::args::GameArgs;
use super::failure::{Failure, print_line};
use lexopt::{Parser, ValueExt};
use serde_json::json;
use trivium_rules::games::{GameRules, VariantValues, Visitor};
use trivium_session::outside::plain;

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let mut tokens = String::new();
    let mut depth = None;
    let choice = GameArgs::read_at(&mut parser, |name, parser| {
        match name {
            "tokens" => tokens = plain(&parser.value()?.string()?).into_owned(),
            "depth" => depth = Some(parser.value()?.parse::<u32>()?),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let depth = depth.ok_or_else(|| Failure::Usage("--depth is missing".to_owned()))?;
    let tokens: Vec<&str> = tokens.split_whitespace().collect();
    let counting = PerftVisitor { position: choice.position.as_deref(), tokens: &tokens, depth };
    let counts = trivium_rules::games::with_rules(choice.game()?, choice.variant()?, choice.options(), counting)?
        .map_err(Failure::Usage)?;
    let options: serde_json::Map<String, serde_json::Value> =
        choice.options().map(|(key, value)| (key.to_owned(), value.into())).collect();
    print_line(json!({
        "game": choice.game()?, "variant": choice.variant()?, "options": options, "tokens": tokens, "perft": counts,
    }))
}

struct PerftVisitor<'a> {
    position: Option<&'a str>,
    tokens: &'a [&'a str],
    depth: u32,
}

impl Visitor for PerftVisitor<'_> {
    type Out = Result<Vec<u64>, String>;

    fn visit<R: GameRules>(self, _id: &'static str, rules: R, _values: VariantValues) -> Self::Out {
        let state = super::args::after(&rules, self.position, self.tokens)?;
        Ok((1..=self.depth).map(|depth| trivium_rules::core::perft(&rules, &state, depth)).collect())
    }
}
