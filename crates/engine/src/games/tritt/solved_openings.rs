//! Results of first turns of `reloaded`, from the stored proof docs/proofs/tritt-reloaded.txt.

use crate::evaluate::{Evaluate, SolvedResult};
use trivium_rules::core::{Notation, Rules};
use trivium_rules::games::tritt::board::Placement;
use trivium_rules::games::tritt::{Move, Tritt, Variant};
use trivium_rules::games::tritt::{PlayerColour, Stage, State};

/// For each first tritton, up to symmetry: Blue's reply, and the number of turns from there within which Blue wins.
const FIRSTS: [&str; 19] = [
    "b1-b3 i11-k11+b1-b3>b3-b5 9",
    "b2-b4 i11-k11+b2-b4>b3-b5 9",
    "b3-b5 i11-k11+pass 9",
    "c1-c3 d1-f1+pass 9",
    "c2-c4 d1-f1+c2-c4>c1-c3 9",
    "c3-c5 d1-f1+c3-c5>c1-c3 9",
    "d1-d3 a6-c8+pass 7",
    "d2-d4 a1-c1+d2-d4>d7-d9 7",
    "d3-d5 a1-c1+d3-d5>d7-d9 7",
    "d4-d6 a1-c1+d4-d6>d7-d9 7",
    "e1-e3 d9-f11+pass 7",
    "e2-e4 d1-f1+e2-e4>e8-e10 7",
    "e3-e5 d1-f1+e3-e5>e8-e10 7",
    "e4-e6 d1-f1+e4-e6>e8-e10 7",
    "f1-f3 i5-k7+f1-f3>f8-f10 7",
    "f2-f4 a2-c2+f2-f4>f8-f10 7",
    "f3-f5 a2-c2+f3-f5>f8-f10 7",
    "f4-f6 a2-c2+f4-f6>f8-f10 7",
    "f5-f7 a2-c2+f5-f7>f8-f10 7",
];

struct BlueReply {
    first: Move,
    made: [Move; 2],
    turns: u32,
}

impl BlueReply {
    fn read(rules: &Tritt, line: &str) -> Option<BlueReply> {
        let mut words = line.split([' ', '+']);
        let mut read = || rules.read_move(words.next()?).ok();
        let (first, made) = (read()?, [read()?, read()?]);
        Some(BlueReply { first, made, turns: words.next()?.parse().ok()? })
    }
}

/// The known result of a position within the first two turns.
pub(super) fn stored_result(rules: &Tritt, state: &State) -> Option<SolvedResult<Move>> {
    let [orange, blue] = PlayerColour::ALL.map(|colour| state.trittons(colour));
    if rules.variant() != Variant::Reloaded || orange.len() > 1 || state.stage() == Stage::Over {
        return None;
    }
    let mut answers = FIRSTS.iter().filter_map(|line| BlueReply::read(rules, line));
    if let [first] = orange {
        let set = blue.first().map(|set| Move::Set(*set));
        let answering = state.colour() == PlayerColour::Blue;
        return answers.find_map(|reply| known_reply(rules, &reply, Move::Set(*first), set)).filter(|_| answering);
    }
    None
}

/// The first trittons after which the winner is unknown.
pub(super) fn undecided(rules: &Tritt) -> impl Iterator<Item = Move> {
    let lost: Vec<Move> = FIRSTS.iter().filter_map(|line| Some(BlueReply::read(rules, line)?.first)).collect();
    let rules = *rules;
    Placement::all().map(Move::Set).filter(move |made| !lost.contains(&rules.like(*made)))
}

/// Blue's reply to the first tritton or, after Blue has set, the second half of that reply.
fn known_reply(rules: &Tritt, reply: &BlueReply, first: Move, set: Option<Move>) -> Option<SolvedResult<Move>> {
    let images = (0..rules.symmetries()).filter(|symmetry| rules.image(reply.first, *symmetry) == first);
    let mut images = images.map(|symmetry| reply.made.map(|made| rules.image(made, symmetry)));
    let known = |made, begun: u32| SolvedResult {
        wins: true,
        turns: reply.turns,
        decisions: 2 * reply.turns - begun,
        made: Some(made),
    };
    match set {
        None => images.next().map(|[made, _]| known(made, 0)),
        Some(set) => images.find(|[made, _]| *made == set).map(|[_, made]| known(made, 1)),
    }
}
