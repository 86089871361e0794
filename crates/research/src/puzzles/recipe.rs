//! How the positions for a game's puzzles are made, and how far their proofs reach.

use trivium_rules::core::SeededRng;

#[derive(Clone, Copy)]
pub struct Recipe {
    /// The weakest and the strongest level in the games.
    pub levels: [u8; 2],
    /// Percentage of random moves.
    pub random: u32,
    /// Limits of the proofs in turns of the solving seat, for wins and for losses. With `None`, proofs go to the end of
    /// the game.
    pub turns: Option<[u8; 2]>,
    /// Maximum number of positions that the search from one position examines.
    pub nodes: u64,
    /// Whether each turn is a single move and immediate wins are found quickly.
    pub quick: bool,
    /// How many of a game's last positions are tried.
    pub latest: usize,
    /// Maximum number of puzzles from one game.
    pub each: usize,
    /// Maximum number of moves in a game.
    pub longest: usize,
    /// Maximum number of games per wanted puzzle. After that the maker gives up.
    pub patience: usize,
    /// Number of games per wanted puzzle during which no kind of puzzle gets more than its share.
    pub even: usize,
    /// Whether to skip positions in which the seat wins at once.
    pub deep: bool,
    /// How often the numbers of the tiles are shuffled if several moves win.
    pub renumbered: usize,
}

/// The recipes for `count` puzzles of a game and variant, each with its number of puzzles.
pub fn recipes(game: &str, variant: &str, count: usize) -> Vec<(usize, Recipe)> {
    let first = recipe(game, variant);
    // The first puzzles of these games must stay, because links to them exist. Many of them win at once; all further
    // puzzles are deeper.
    let (fixed, further) = match game {
        "trigon" => (300, Recipe { latest: 16, renumbered: 10, even: 4, ..first }),
        "tritt" => (110, Recipe { latest: 16, even: 8, ..first }),
        "triapon" => (150, Recipe { even: 8, ..first }),
        _ => (count, first),
    };
    let deeper = count.saturating_sub(fixed);
    vec![(count - deeper, first), (deeper, Recipe { deep: true, each: 2, ..further })]
}

/// The recipe of a game and variant. Unknown games get short proofs in games between weak levels.
fn recipe(game: &str, variant: &str) -> Recipe {
    let base = Recipe {
        levels: [1, 3],
        random: 10,
        turns: Some([2, 1]),
        nodes: 100_000,
        quick: false,
        latest: 12,
        each: 2,
        longest: 300,
        patience: 60,
        even: 2,
        deep: false,
        renumbered: 0,
    };
    match (game, variant) {
        ("traffic-lights", _) => Recipe {
            levels: [1, 2],
            random: 60,
            turns: None,
            nodes: if variant.ends_with("bag") { 60_000 } else { 40_000 },
            latest: if variant.ends_with("bag") { 16 } else { 12 },
            each: 1,
            even: 30,
            ..base
        },
        ("tritt", "reloaded") => Recipe { turns: Some([1, 1]), nodes: 200_000, latest: 8, levels: [1, 4], ..base },
        ("tritt", _) => Recipe { turns: Some([3, 1]), nodes: 300_000, quick: true, latest: 8, levels: [1, 4], ..base },
        ("trias", _) => Recipe { turns: None, nodes: 60_000, latest: 14, longest: 120, patience: 80, ..base },
        ("trigon", _) => {
            Recipe { turns: Some([2, 1]), nodes: 300_000, quick: true, latest: 5, levels: [2, 4], longest: 120, ..base }
        }
        ("triapon", _) => Recipe { turns: Some([2, 1]), nodes: 400_000, latest: 24, ..base },
        _ => base,
    }
}

/// The text of the position at which games begin, made from the start of the rules. A match of several rounds begins at
/// the last one, so that the round decides the match.
pub fn beginning(start: &str, rng: &mut SeededRng) -> String {
    let Some((head, rounds)) = start.split_once("round=1/") else {
        return start.to_owned();
    };
    let last = rounds.split(' ').next().unwrap_or_default();
    if last == "1" {
        return start.to_owned();
    }
    let points = rng.below(4);
    // The lead is at most two points, for either seat.
    let (one, two) = [(0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (0, 0)][rng.below(6) as usize];
    let score = format!("score={},{}", points + one, points + two);
    let tail = rounds.strip_prefix(last).unwrap_or_default().replace("score=0,0", &score);
    // The seats open the rounds in turn, so the other seat opens the last of an even number.
    let swapped = |text: &str, key: &str| match text.split_once(&format!("{key}=1")) {
        Some((before, after)) => format!("{before}{key}=2{after}"),
        None => text.replace(&format!("{key}=2"), &format!("{key}=1")),
    };
    let tail = swapped(&tail, "starter");
    let tail = if tail.ends_with("turn=0") { swapped(&tail, "next") } else { swapped(&tail, "turn") };
    format!("{head}round={last}/{last}{tail}")
}
