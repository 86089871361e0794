//! `trivium puzzles`: makes puzzles from games between levels, with a seed and proofs. With `--levels FILE` it prints
//! how many puzzles of a file each level solves.

mod alike;
mod maker;
mod recipe;
mod renumbered;
mod search;

use crate::args::GameArgs;
use crate::failure::{Failure, print_line};
use crate::puzzle_check::{Flaw, prove};
use lexopt::{Parser, ValueExt};
use maker::{Found, Maker};
use recipe::{Recipe, beginning, recipes};
use renumbered::renumbered;
use search::GivenUp;
use serde_json::json;
use std::collections::{BTreeMap, HashSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use trivium_engine::Evaluate;
use trivium_engine::games::Visitor;
use trivium_engine::{Engine, Level, PositionHistory, run as run_search};
use trivium_rules::core::{Notation, Present, SeededRng, Turn};
use trivium_rules::games::{self, GameRules, VariantValues};
use trivium_session::puzzle::{GRADES, Goal, Puzzle, PuzzleFile, Theme};

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut count, mut seed, mut levels) = (20usize, 1u64, None);
    let choice = GameArgs::read(&mut parser, |name, parser| {
        match name {
            "count" => count = parser.value()?.parse()?,
            "seed" => seed = parser.value()?.parse()?,
            "levels" => levels = Some(PathBuf::from(parser.value()?)),
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    if let Some(path) = levels {
        return solved_by_levels(&path);
    }
    let info = games::info(choice.game()?)?;
    let variants: Vec<&str> = match &choice.variant {
        Some(variant) => vec![info.variant(variant)?.id],
        None => info.variants.iter().map(|variant| variant.id).collect(),
    };
    let mut puzzles = Vec::<Puzzle>::new();
    for (at, variant) in variants.iter().enumerate() {
        // Later variants make up for the missing puzzles of earlier ones.
        let share = (count - puzzles.len()).div_ceil(variants.len() - at);
        let making = Making { game: info.id, recipes: recipes(info.id, variant, share), seed };
        puzzles.append(&mut trivium_engine::games::with_rules(info.id, variant, choice.options(), making)?);
        eprintln!("{} {variant}: {} puzzles in all", info.id, puzzles.len());
    }
    puzzles.sort_by_key(|puzzle| puzzle.grade);
    let only = choice.variant.as_ref().map(|variant| format!(" --variant {variant}")).unwrap_or_default();
    let made = format!("trivium puzzles --game {}{only} --count {count} --seed {seed}", info.id);
    write!(std::io::stdout(), "{}", PuzzleFile { game: info.id, made, puzzles })?;
    Ok(())
}

struct Making {
    game: &'static str,
    /// The recipes, each with its number of puzzles.
    recipes: Vec<(usize, Recipe)>,
    seed: u64,
}

impl Visitor for Making {
    type Out = Vec<Puzzle>;

    fn visit<R: GameRules + Evaluate>(self, _id: &'static str, rules: R, values: VariantValues) -> Vec<Puzzle> {
        let engine = Engine::new(rules);
        let (mut puzzles, mut alike) = (Vec::new(), HashSet::new());
        for (count, recipe) in self.recipes {
            let place = (self.game, values.variant.id);
            puzzles.append(&mut by_recipe(&engine, place, (count, recipe), self.seed, &mut alike));
        }
        puzzles
    }
}

/// Makes `count` puzzles by a recipe. Positions whose canonical texts are in `alike` are not used again.
fn by_recipe<R: Notation + Present + Evaluate + 'static>(
    engine: &Engine<R>,
    (game_id, variant): (&str, &str),
    (count, recipe): (usize, Recipe),
    seed: u64,
    alike: &mut HashSet<String>,
) -> Vec<Puzzle> {
    let mut maker = Maker::new(engine, recipe);
    let (mut puzzles, mut kinds) = (Vec::new(), BTreeMap::<(String, Theme), usize>::new());
    // At first, no kind of puzzle gets more than its share.
    let most = (count / 3).max(2);
    let mut game = 0;
    'game: while puzzles.len() < count && game < count * recipe.patience {
        let mut rng = SeededRng::new(seed.wrapping_mul(1_000_003).wrapping_add(game as u64));
        game += 1;
        let positions = played(engine, &recipe, &mut rng);
        let lifted = game >= count * recipe.even;
        let mut found = 0;
        for first in positions.iter().rev().take(recipe.latest) {
            // If several moves win, a single one may win after the tiles get other numbers.
            let (mut state, mut times, mut several) = (Some(first.clone()), 0, false);
            while let Some(now) = state.take() {
                if found == recipe.each || puzzles.len() == count {
                    continue 'game;
                }
                let text = engine.rules().position_text(&now);
                let alone = alike::canonical(&**engine.rules(), &text);
                if alike.contains(&alone) {
                    break;
                }
                let wanted = |goal, theme| lifted || kinds.get(&(kind(goal), theme)).is_none_or(|known| *known < most);
                match maker.puzzle(&now, variant, wanted) {
                    // The check searches fewer positions than the maker, so it may fail to prove the puzzle.
                    Ok(Found::One(puzzle)) if matches!(prove(game_id, &puzzle), Err(Flaw::TooMuch)) => {}
                    Ok(Found::One(puzzle)) => {
                        *kinds.entry((kind(puzzle.goal), puzzle.theme)).or_default() += 1;
                        found += 1;
                        alike.insert(alone);
                        puzzles.push(puzzle);
                        continue;
                    }
                    // If proofs go to the end of the game, earlier positions need even longer searches.
                    Err(GivenUp) if recipe.turns.is_none() => continue 'game,
                    Ok(Found::Several) => several = true,
                    Ok(Found::Nothing) | Err(GivenUp) => {}
                }
                times += 1;
                if several && times <= recipe.renumbered {
                    state = renumbered(&**engine.rules(), first, &mut rng);
                }
            }
        }
    }
    puzzles
}

/// The kind of a goal, regardless of its turns.
fn kind(goal: Goal) -> String {
    match goal {
        Goal::WinIn(1) => "at once".to_owned(),
        Goal::Win | Goal::WinIn(_) | Goal::WinOrLose(..) | Goal::Hold(_) | Goal::Draw => {
            goal.to_string().split(' ').next().unwrap_or_default().to_owned()
        }
    }
}

/// The positions of a game between levels in which a seat is to act.
fn played<R: Notation + Present + Evaluate + 'static>(
    engine: &Engine<R>,
    recipe: &Recipe,
    rng: &mut SeededRng,
) -> Vec<R::State> {
    let rules = &**engine.rules();
    let mut place = PositionHistory::start(rules);
    let start = rules.position_text(&place.state);
    if let Ok(state) = rules.read_position(&beginning(&start, rng)) {
        place.state = state;
    }
    let (mut positions, mut legal) = (Vec::new(), Vec::new());
    let [least, most] = recipe.levels;
    let mut level = || Level::new(least + rng.below(u32::from(most - least) + 1) as u8);
    let levels = [level(), level(), level()];
    for decision in 0..recipe.longest {
        legal.clear();
        rules.legal(&place.state, &mut legal);
        let made = match rules.turn(&place.state) {
            Turn::Over(_) => break,
            Turn::Chance => legal[rng.weighted(legal.iter().map(|m| rules.weight(&place.state, *m)))],
            Turn::Seat(seat) => {
                positions.push(place.state.clone());
                let by_chance = legal[rng.below(legal.len() as u32) as usize];
                match levels[seat.index()] {
                    Some(level) if rng.below(100) >= recipe.random => {
                        let mut search = engine.think(&place, level, u64::from(rng.below(1 << 30)) + decision as u64);
                        run_search(&mut *search, 1000, None, &|| 0.0).best.unwrap_or(by_chance)
                    }
                    _ => by_chance,
                }
            }
        };
        place.play(rules, made);
    }
    positions
}

/// Prints the share of a file's puzzles that each level solves, by grade: a line of JSON for each level.
fn solved_by_levels(path: &Path) -> Result<(), Failure> {
    let text = std::fs::read_to_string(path)?;
    let file = PuzzleFile::read(&text).map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
    for level in Level::all() {
        let mut solved = [[0u32; 2]; GRADES as usize];
        for puzzle in &file.puzzles {
            let options = puzzle.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
            let right =
                trivium_engine::games::with_rules(file.game, &puzzle.variant, options, Solving { puzzle, level })?;
            let of = &mut solved[usize::from(puzzle.grade - 1)];
            *of = [of[0] + u32::from(right), of[1] + 1];
        }
        let shares = solved.map(|[right, all]| (all > 0).then(|| right * 100 / all));
        let [right, all] = solved.iter().fold([0, 0], |sum, one| [sum[0] + one[0], sum[1] + one[1]]);
        let percent = right * 100 / all.max(1);
        print_line(json!({ "game": file.game, "level": level.number(), "percent": percent, "by_grade": shares }))?;
    }
    Ok(())
}

/// Lets a level solve a puzzle.
struct Solving<'a> {
    puzzle: &'a Puzzle,
    level: Level,
}

impl Visitor for Solving<'_> {
    type Out = bool;

    fn visit<R: GameRules + Evaluate>(self, _id: &'static str, rules: R, _values: VariantValues) -> bool {
        let Ok(state) = rules.read_position(&self.puzzle.position) else { return false };
        let right = rules.read_move(&self.puzzle.line[0]).ok();
        let engine = Engine::new(rules);
        let mut search = engine.think(&PositionHistory { state, before: Vec::new() }, self.level, 7);
        right.is_some() && run_search(&mut *search, 1000, None, &|| 0.0).best == right
    }
}
