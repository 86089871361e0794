//! `trivium arena`: plays matches between two players, each in every seat, and reports the score with a confidence
//! interval.

use super::args::GameArgs;
use super::failure::{Failure, print_line};
use lexopt::{Parser, ValueExt};
use serde_json::json;
use std::rc::Rc;
use std::time::Instant;
use trivium_engine::games::Visitor;
use trivium_engine::{Engine, Level, PositionHistory, run as run_search};
use trivium_engine::{Evaluate, SearchMethod, final_shares};
use trivium_research::threads::in_threads;
use trivium_rules::core::{Notation, Present, Seat, SeededRng, TableAction, Turn};
use trivium_rules::games::{GameRules, VariantValues};

/// Games with more moves count as draws.
const LONGEST: usize = 600;
/// Nodes between two checks of the clock.
const SLICE: u32 = 100;

/// Players from other packages, for games of two seats without chance.
pub trait Rival: Copy + Send + Sync {
    /// The player with this name. On the command line, a colon and the seconds per move follow the name.
    fn named(name: &str) -> Option<Self>;

    fn decide<R: Evaluate>(self, rules: &Rc<R>, state: &R::State, seconds: f64) -> Option<R::Move>;
}

/// A player of the arena. `X` is the type of players from other packages.
#[derive(Clone, Copy)]
enum Player<X> {
    /// Any legal move, all equally likely.
    Random,
    /// Plain tree search with this many random playouts per move.
    Plain(u64),
    /// A level at its node limit, or full strength with a number of seconds per move.
    Level(Level, Option<f64>),
    /// A player from another package, with a number of seconds per move.
    Rival(X, f64),
}

impl<X: Rival> Player<X> {
    /// `random`, `mcts:1000`, `level8`, or `level8:0.5` with seconds per move.
    fn read(text: &str) -> Result<Player<X>, Failure> {
        let unknown =
            || Failure::Usage(format!("a player is random, mcts:N, level1 to level8 or level8:SECONDS, not {text:?}"));
        if text == "random" {
            return Ok(Player::Random);
        }
        let time = |text: &str| text.parse().ok().filter(|s: &f64| *s > 0.0 && *s <= 3600.0);
        if let Some((rival, seconds)) = text.split_once(':').and_then(|(name, s)| Some((X::named(name)?, s))) {
            return time(seconds).map(|seconds| Player::Rival(rival, seconds)).ok_or_else(unknown);
        }
        if let Some(iterations) = text.strip_prefix("mcts:") {
            return iterations.parse().ok().filter(|n| *n > 0).map(Player::Plain).ok_or_else(unknown);
        }
        let level = text.strip_prefix("level").ok_or_else(unknown)?;
        let (level, seconds) = match level.split_once(':') {
            Some((level, seconds)) => (level, Some(time(seconds).ok_or_else(unknown)?)),
            None => (level, None),
        };
        let level = level.parse().ok().and_then(Level::new).ok_or_else(unknown)?;
        match seconds {
            None => Ok(Player::Level(level, None)),
            Some(seconds) if level == Level::FULL => Ok(Player::Level(Level::ENDLESS, Some(seconds))),
            Some(_) => Err(Failure::Usage("only level8 takes a time".to_owned())),
        }
    }
}

/// The results of a match for player A.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u32,
    wins: u32,
    losses: u32,
    /// Sum of player A's shares of the games. Draws and shared wins count in part.
    score: f64,
    decisions: u64,
    /// `nodes`, `seconds` and `thought` count only moves of player A.
    nodes: u64,
    seconds: f64,
    thought: u64,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.losses += other.losses;
        self.score += other.score;
        self.decisions += other.decisions;
        self.nodes += other.nodes;
        self.seconds += other.seconds;
        self.thought += other.thought;
    }
}

pub fn run<X: Rival>(mut parser: Parser) -> Result<(), Failure> {
    let (mut a, mut b) = ("level8".to_owned(), "mcts:1000".to_owned());
    let (mut games, mut seed, mut jobs) = (20u32, 1u64, 1u32);
    let choice = GameArgs::read(&mut parser, |name, parser| {
        match name {
            "a" => a = parser.value()?.string()?,
            "b" => b = parser.value()?.string()?,
            "games" => games = parser.value()?.parse()?,
            "seed" => seed = parser.value()?.parse()?,
            "jobs" => jobs = parser.value()?.parse()?,
            _ => return Ok(false),
        }
        Ok(true)
    })?;
    let players = [Player::<X>::read(&a)?, Player::read(&b)?];
    if games == 0 || jobs == 0 {
        return Err(Failure::Usage("--games and --jobs must be 1 or more".to_owned()));
    }
    let (game, variant) = (choice.game()?, choice.variant()?);
    // Each job creates its own rules, because searches cannot move between threads.
    let parts = in_threads(&(0..jobs).collect::<Vec<_>>(), jobs as usize, |job| {
        let playing = Playing { players, games, seed, job: *job, jobs };
        trivium_engine::games::with_rules(game, variant, choice.options(), playing)?
    })?;
    let mut tally = Tally::default();
    parts.into_iter().for_each(|part| tally.add(part));
    let (low, high) = wilson(tally.score, tally.games.into());
    let round = |share: f64| (share * 1000.0).round() / 1000.0;
    print_line(json!({
        "game": game, "variant": variant, "a": a, "b": b, "games": tally.games, "seed": seed,
        "wins": tally.wins, "losses": tally.losses, "score": round(tally.score / f64::from(tally.games)),
        "low": round(low), "high": round(high),
        "decisions_per_game": (tally.decisions as f64 / f64::from(tally.games)).round(),
        "seconds_per_decision": round(tally.seconds / tally.thought.max(1) as f64),
        "nodes_per_second": (tally.nodes as f64 / tally.seconds.max(1e-9)).round(),
    }))
}

/// The 95 % confidence interval of a share, by Wilson. The formula assumes wins and losses only, so that draws make the
/// interval slightly too wide.
fn wilson(score: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = score / games;
    let middle = share + Z * Z / (2.0 * games);
    let reach = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0))
}

/// The games of one job.
struct Playing<X> {
    players: [Player<X>; 2],
    games: u32,
    seed: u64,
    job: u32,
    jobs: u32,
}

impl<X: Rival> Visitor for Playing<X> {
    type Out = Result<Tally, Failure>;

    fn visit<R: GameRules + Evaluate>(self, _id: &'static str, rules: R, _values: VariantValues) -> Self::Out {
        let other = self.players.iter().any(|player| matches!(player, Player::Rival(..)));
        if other && rules.method() != SearchMethod::AlphaBeta {
            return Err(Failure::Usage("that player supports only games of two seats without chance".to_owned()));
        }
        let seats = u32::from(rules.seats());
        let engine = Engine::new(rules);
        let mut tally = Tally::default();
        for game in (self.job..self.games).step_by(self.jobs as usize) {
            // Player A takes each seat in turn with the same seed; player B has the other seats.
            let seat = Seat::at((game % seats) as usize);
            let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(game / seats));
            tally.add(play(&engine, self.players, seat, seed));
        }
        Ok(tally)
    }
}

/// Plays a game with player A in `seat`.
fn play<R: Notation + Present + Evaluate + 'static, X: Rival>(
    engine: &Engine<R>,
    players: [Player<X>; 2],
    seat: Seat,
    seed: u64,
) -> Tally {
    let rules = &**engine.rules();
    let mut rng = SeededRng::new(seed);
    let mut place = PositionHistory::start(rules);
    let mut moves = Vec::new();
    let mut tally = Tally { games: 1, ..Tally::default() };
    let origin = Instant::now();
    let clock = || origin.elapsed().as_secs_f64();
    let shares = loop {
        let turn = rules.turn(&place.state);
        if let Some(shares) = final_shares(turn) {
            break shares;
        }
        if tally.decisions as usize >= LONGEST || place.repetitions(rules) >= 3 && claimed(rules, &place.state) {
            break [1.0 / f32::from(rules.seats()); Seat::MOST];
        }
        moves.clear();
        rules.legal(&place.state, &mut moves);
        let made = match turn {
            Turn::Seat(acting) => {
                let player = players[usize::from(acting != seat)];
                let seed = seed ^ u64::from(acting.number()) << 32;
                let (mut search, seconds) = match player {
                    Player::Random | Player::Rival(..) => (None, None),
                    Player::Plain(n) => (Some(engine.plain(&place, n, seed + tally.decisions)), None),
                    Player::Level(level, seconds) => (Some(engine.think(&place, level, seed)), seconds),
                };
                let begin = clock();
                let theirs = match player {
                    Player::Rival(rival, seconds) => rival.decide(engine.rules(), &place.state, seconds),
                    _ => None,
                };
                let found = search.as_mut().and_then(|search| {
                    let report = run_search(&mut **search, SLICE, seconds, &clock);
                    if acting == seat {
                        tally.nodes += report.nodes;
                        tally.seconds += clock() - begin;
                        tally.thought += 1;
                    }
                    report.best
                });
                found.or(theirs).unwrap_or_else(|| moves[rng.below(moves.len() as u32) as usize])
            }
            _ => moves[rng.weighted(moves.iter().map(|m| rules.weight(&place.state, *m)))],
        };
        place.play(rules, made);
        tally.decisions += 1;
    };
    let mine = shares[seat.index()];
    tally.score = mine.into();
    tally.wins = u32::from(mine > 0.99);
    tally.losses = u32::from(mine < 0.01);
    tally
}

/// Whether a draw can be claimed at a repeated position.
fn claimed<R: Present>(rules: &R, state: &R::State) -> bool {
    rules.act(&mut state.clone(), TableAction::Claim).is_ok()
}
