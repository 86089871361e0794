//! `trivium games`: lists games, variants and options as JSON.

use super::failure::{Failure, print_line};
use lexopt::Parser;
use serde_json::{Value, json};
use trivium_rules::core::{GameInfo, OptionInfo, VariantInfo};

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    if let Some(arg) = parser.next()? {
        return Err(arg.unexpected().into());
    }
    let games: Vec<Value> = trivium_rules::games::GAMES.iter().map(game).collect();
    print_line(Value::Array(games))
}

fn game(info: &GameInfo) -> Value {
    let variants: Vec<Value> = info.variants.iter().map(variant).collect();
    json!({ "game": info.id, "seats": info.seats, "variants": variants })
}

fn variant(info: &VariantInfo) -> Value {
    let options: Vec<Value> = info.options.iter().map(option).collect();
    json!({ "variant": info.id, "options": options })
}

fn option(info: &OptionInfo) -> Value {
    let OptionInfo { key, least, most, step, default } = *info;
    json!({ "key": key, "least": least, "most": most, "step": step, "default": default })
}
