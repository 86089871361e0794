//! Random matches of every game and variant, with all features of a record.

use trivium_engine::Level;
use trivium_rules::core::{Seat, SeededRng, TableAction, Turn};
use trivium_rules::games::GAMES;
use trivium_session::{Clock, Date, Match, NodeId, RecordTree, Series, Setup, TimeLimit};

/// Names and comments that could break a careless parser.
const STRINGS: [&str; 8] =
    ["", "Anna", "A ( b", "ç", "Zoë – 李 🙂", "check 1", "\\n \\\\ # trivium 1", "trivium 1\ngame x\n\n# no\\"];

/// A variant by its index among all variants of all games, modulo their number.
pub fn variant(which: usize) -> (&'static str, &'static str) {
    let all: Vec<_> = GAMES.iter().flat_map(|g| g.variants.iter().map(move |v| (g.id, v.id))).collect();
    all[which % all.len()]
}

/// A match of `steps` random decisions, draws and returns to earlier plies.
pub fn random(which: usize, seed: u64, steps: usize) -> Match {
    let (game, variant) = variant(which);
    let setup = Setup::new(game, variant, [], ["A ( b", "", "ç"], seed).unwrap();
    play(Match::new(setup), &mut SeededRng::new(seed), steps, false)
}

/// A random match with all features: options, engines, clock, title, table actions, comments, times, removed
/// variations.
pub fn rich(which: usize, seed: u64, steps: usize) -> Match {
    let (game, id) = variant(which);
    let mut source = SeededRng::new(seed);
    let info = GAMES.iter().find(|g| g.id == game).unwrap().variant(id).unwrap();
    let mut options = Vec::new();
    for option in info.options {
        let steps = (option.most - option.least) / option.step + 1;
        options.push((option.key, (option.least + source.below(steps) * option.step).to_string()));
    }
    let mut string = || STRINGS[source.below(8) as usize];
    let (names, title) = ([string(), string(), string()], string());
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    let mut setup = Setup::new(game, id, options, names, seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)).unwrap();
    for index in 0..3 {
        let level = match source.below(28) as u8 {
            number @ 0..24 => Level::new(number),
            time => Level::timed(Level::TIMES[usize::from(time - 24)]),
        };
        setup = setup.with_engine(Seat::at(index), level);
    }
    let ends = source.below(2) == 0;
    setup = setup.with_clock(match source.below(4) {
        0 => Some(Clock { limit: TimeLimit::Turn(source.below(100_000)), ends }),
        1 => Some(Clock {
            limit: TimeLimit::Total { base: source.below(u32::MAX), increment: source.below(9000) },
            ends,
        }),
        _ => None,
    });
    setup = setup.with_strict(source.below(8) == 0);
    let mut game_match = Match::new(setup);
    let mut tags = game_match.tags().clone().with_title(title);
    if source.below(2) == 0 {
        tags.date = Date::new(2000 + source.below(99) as u16, 1 + source.below(12) as u8, 1 + source.below(28) as u8);
        tags.series = Series::new("first-1").map(|first| first.next(2));
    }
    game_match.tag(tags);
    play(game_match, &mut source, steps, true)
}

fn play(mut game_match: Match, source: &mut SeededRng, steps: usize, rich: bool) -> Match {
    for _ in 0..steps {
        if source.below(6) == 0 {
            let ply = source.below(game_match.line().len() as u32 + 1) as usize;
            game_match.go_to(ply);
        }
        if rich {
            talk(&mut game_match, source);
        }
        match game_match.turn() {
            Turn::Chance => {
                if game_match.play_chance().is_none() {
                    break;
                }
            }
            Turn::Over(_) if game_match.closed() => break,
            Turn::Over(_) => {
                game_match.undo();
            }
            Turn::Seat(_) if rich && source.below(40) == 0 => match source.below(4) {
                3 => _ = game_match.flag(source.below(9000)),
                action => _ = game_match.play(TableAction::ALL[action as usize].token()),
            },
            Turn::Seat(_) => {
                let legal = game_match.position().legal();
                let token = &legal[source.below(legal.len() as u32) as usize];
                if game_match.play(token).is_err() {
                    break;
                }
                if rich && game_match.setup().clock().is_some() {
                    game_match.set_time(Some(source.below(100_000)));
                }
            }
        }
    }
    game_match
}

/// Comments on a random node, or reorders the record.
fn talk(game_match: &mut Match, source: &mut SeededRng) {
    let node = any(game_match, source);
    match source.below(12) {
        0 => game_match.comment(node, STRINGS[source.below(8) as usize]),
        1 => _ = game_match.promote(node),
        2 => _ = game_match.make_main(node),
        3 if game_match.tree().len() > 20 => _ = game_match.remove(node),
        4 => _ = game_match.restore(),
        5 => game_match.go_to_node(node),
        _ => {}
    }
}

/// A random node of the tree.
fn any(game_match: &Match, source: &mut SeededRng) -> NodeId {
    let order = game_match.tree().text().1;
    let at = source.below(order.len() as u32 + 1) as usize;
    at.checked_sub(1).map_or(RecordTree::ROOT, |at| order[at])
}
