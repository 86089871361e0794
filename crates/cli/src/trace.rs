//! `trivium trace`: replays a record from standard input and prints its trace (rules/README.md, section “The trace
//! form”).

use super::{Failure, args::GameArgs};
use lexopt::Parser;
use serde_json::json;
use std::io::{BufWriter, Read, Write};
use trivium_rules::games::Replay;
use trivium_session::outside;
use trivium_words::{Language, Text};

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let choice = GameArgs::read_at(&mut parser, |_, _| Ok(false))?;
    let setup = choice.setup()?;
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input)?;
    let input = outside::decode(&input);
    let input = outside::plain(&input);

    let mut out = BufWriter::new(std::io::stdout().lock());
    let mut replay = Replay::new(setup.game().clone());
    line(&mut out, &replay)?;
    for token in input.split_whitespace() {
        if let Err(refused) = replay.play(token) {
            let error = Language::En.text(&Text::TokenError(&refused.why));
            writeln!(out, "{}", json!({ "ply": refused.ply, "error": error, "token": token }))?;
            out.flush()?;
            return Err(Failure::Said);
        }
        line(&mut out, &replay)?;
    }
    out.flush()?;
    Ok(())
}

fn line(out: &mut impl Write, replay: &Replay) -> Result<(), Failure> {
    let position = replay.position();
    let turn = position.turn();
    let outcome = turn.outcome().map_or("-".to_owned(), |o| o.to_string());
    let (text, legal) = (position.text(), position.legal());
    let (ply, turn) = (replay.ply(), turn.number());
    let line = json!({ "ply": ply, "position": text, "turn": turn, "legal": legal, "outcome": outcome });
    Ok(writeln!(out, "{line}")?)
}
