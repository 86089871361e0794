//! Tests of each sentence of rules/tritt.md. Positions are constructed by hand.

mod board;
mod hands;
mod play;
mod reloaded;
mod symmetry;
mod text;

use trivium_rules::core::{Event, Outcome, ParseError, Seat, Site, Turn};
use trivium_rules::games::tritt::{BLUE_ORANGE_BLUE, ORANGE_BLUE_ORANGE, Prompt, Refusal};
use trivium_rules::games::{self, Position, Replay, TokenError};
use trivium_testing::{after, field, refused, won_by};

fn replay(variant: &str, tokens: &str) -> Replay {
    trivium_testing::replay("tritt", variant, &[], tokens)
}

/// The position after these tokens from the start.
fn play(variant: &str, tokens: &str) -> Box<Position> {
    replay(variant, tokens).position().boxed()
}

fn refusal(position: &Position, token: &str) -> Refusal {
    let games::Refusal::Tritt(why) = refused(position, token) else { panic!("a rule of Tritt") };
    why
}

fn try_read(variant: &str, text: &str) -> Result<Box<Position>, ParseError> {
    games::game("tritt", variant, []).expect("a variant").read_position(text)
}

/// The text of a position with these trittons, given in any order. The hands hold the others.
fn line(variant: &str, trittons: &str, rest: &str) -> String {
    let mut list: Vec<&str> = trittons.split_whitespace().collect();
    list.sort_unstable();
    let most = if variant == "reloaded" { 10 } else { 8 };
    let left = |owner| most - list.iter().filter(|t| t.starts_with(owner)).count();
    let joined = if list.is_empty() { "-".to_owned() } else { list.join(",") };
    format!("trittons={joined} hand={},{} {rest}", left("o:"), left("b:"))
}

fn read(variant: &str, trittons: &str, rest: &str) -> Box<Position> {
    let text = line(variant, trittons, rest);
    let position = try_read(variant, &text).unwrap_or_else(|e| panic!("{text}: {e}"));
    assert_eq!(position.text(), text);
    position
}

/// A position of `step` or `slide` in which seat 1 plays Orange. `turn` is the seat to act.
fn board(variant: &str, trittons: &str, turn: u8) -> Box<Position> {
    read(variant, trittons, &format!("orange=1 swap=n stage=turn turn={turn}"))
}

fn reloaded(trittons: &str, stage: &str, turn: u8) -> Box<Position> {
    read("reloaded", trittons, &format!("orange=1 swap=n stage={stage} turn={turn}"))
}

fn shifts(position: &Position, from: &str) -> Vec<String> {
    let legal = position.legal();
    legal.iter().filter_map(|t| t.strip_prefix(&format!("{from}>"))).map(str::to_owned).collect()
}

fn site(position: &Position, name: &str) -> Site {
    position.sites().into_iter().find(|s| position.site_name(*s) == name).unwrap_or_else(|| panic!("{name}"))
}

fn names(position: &Position, sites: &[Site]) -> String {
    sites.iter().map(|s| position.site_name(*s)).collect::<Vec<_>>().join(" ")
}

/// The rows that decide the game after a token, as names of points.
fn rows(position: &Position, token: &str) -> Vec<String> {
    let row = |event| match event {
        Event::Line { sites, .. } => Some(names(position, &sites)),
        _ => None,
    };
    position.events(token).into_iter().filter_map(row).collect()
}

/// Trittons for `step` and `slide` with which f3, f4, h3 and h4 are orange and g3 and g4 are blue. The blue trittons
/// are far away.
const PAIRS: &str = "o:f3-h3 o:f4-h4 b:a1-a3 b:c6-c8";

/// Eight trittons of Orange that make no row. They are on the rows a, c, e, g and i of the board, so a row of three
/// could arise only along one of these, where at most two successive points have the same colour.
const EIGHT: &str = "o:a4-a6 o:c1-c3 o:c5-c7 o:e1-e3 o:e5-e7 o:g3-g5 o:g7-g9 o:i5-i7";
