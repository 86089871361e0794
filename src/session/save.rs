//! A match as text, to be kept and read again.
//!
//! A save is lines of a word and a value: `trivium 2` (the version of the form), `game`, `variant`, `option` key value (one
//! each), `name` (one a seat), `program` seat level (one for each seat that a program plays), `seed`, `end` and `at` (the line's end and the place in it, as the number of their token in
//! the record, 0 for the start), `turn` (as in positions), `record` (see [`super::Tree::text`]), and last `check`, a
//! checksum over everything before it.

use super::{NodeId, Setup, Table, Tree};
use crate::ai::Level;
use crate::core::{self, Seat, SetupError, number};
use crate::games::{Refusal, Replay};

/// The newest version of the form that is read. Version 2 knows programs; what holds none is written as version 1, so that an
/// older program reads it.
const VERSION: u32 = 2;

/// Why a save cannot be read as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The text is no save.
    NotASave,
    /// A newer version of the program wrote it.
    Newer(u32),
    /// This line, counted from 1, is not of its form, missing, or one too many.
    Line(usize),
    /// There is no such game, variant or option.
    Setup(SetupError),
    /// A token of the record is not accepted; its ply is counted along its own variation.
    Token(core::Refused<Refusal>),
    /// Brackets or places in the record are wrong.
    Record,
    /// The text was changed or cut after it was written.
    Damaged,
}

/// A save that cannot be read as it stands, and what can be kept of it.
pub struct Broken {
    /// What is wrong with it.
    pub why: SaveError,
    /// The match as far as it is sound.
    pub kept: Option<Table>,
}

/// The match as text.
pub fn write(table: &Table) -> String {
    let setup = table.setup();
    let game = setup.game();
    let (record, order) = table.tree().text();
    let place = |node: NodeId| order.iter().position(|n| *n == node).map_or(0, |i| i + 1).to_string();
    let end = table.line().last().copied().unwrap_or(Tree::ROOT);

    let mut text = String::new();
    let mut line = |word: &str, value: &str| {
        for part in [word, " ", value, "\n"] {
            text.push_str(part);
        }
    };
    line("trivium", if setup.programs().next().is_some() { "2" } else { "1" });
    line("game", game.id());
    line("variant", game.variant().id);
    for (key, value) in game.options() {
        line("option", &[key, " ", &value.to_string()].concat());
    }
    for name in setup.names() {
        line("name", name);
    }
    for (seat, level) in setup.programs() {
        line("program", &[&seat.to_string(), " ", &level.number().to_string()].concat());
    }
    line("seed", &setup.seed().to_string());
    line("end", &place(end));
    line("at", &place(table.node()));
    line("turn", table.turn().letter().encode_utf8(&mut [0; 4]));
    line("record", &record);
    let check = checksum(&text).to_string();
    [&text, "check ", &check, "\n"].concat()
}

/// The match of a text.
///
/// # Errors
/// What is wrong with it, and what can be kept: after a damaged record everything that was played up to there.
pub fn read(text: &str) -> Result<Table, Box<Broken>> {
    let broken = |why, kept| Box::new(Broken { why, kept });
    let nothing = |why| broken(why, None);
    let head = Head::read(text).map_err(nothing)?;
    let options = head.options.iter().copied();
    let setup = Setup::new(head.game, head.variant, options, head.names.iter().copied(), head.seed);
    let mut setup = setup.map_err(|why| nothing(SaveError::Setup(why)))?;
    for (seat, level) in head.programs {
        setup = setup.with_program(seat, Some(level));
    }
    let (tree, places, wrong) = grow(&setup, head.record);
    let node = |place: usize| places.get(place).copied();
    let table = |end, at| Table::of(setup.clone(), tree.clone(), end, at);
    match (wrong, node(head.end), node(head.at)) {
        (None, Some(end), Some(at)) if head.sound => Ok(table(end, at)),
        (None, Some(end), Some(at)) => Err(broken(SaveError::Damaged, Some(table(end, at)))),
        (wrong, end, at) => {
            let kept = table(end.unwrap_or(Tree::ROOT), at.or(end).unwrap_or(Tree::ROOT));
            Err(broken(wrong.unwrap_or(SaveError::Record), Some(kept)))
        }
    }
}

/// What stands before the record, without looking into games and rules: enough for a list of matches.
pub(super) struct Head<'a> {
    pub game: &'a str,
    pub variant: &'a str,
    pub options: Vec<(&'a str, &'a str)>,
    pub names: Vec<&'a str>,
    pub programs: Vec<(Seat, Level)>,
    pub seed: u64,
    pub end: usize,
    pub at: usize,
    pub turn: &'a str,
    pub record: &'a str,
    /// Whether the checksum fits.
    pub sound: bool,
}

impl<'a> Head<'a> {
    pub fn read(text: &'a str) -> Result<Head<'a>, SaveError> {
        let mut lines = Lines { rest: text, at: 0 };
        let version = lines.next("trivium").map_err(|_| SaveError::NotASave)?;
        match number::<u32>(version) {
            Some(1..=VERSION) => {}
            Some(newer) if newer > VERSION => return Err(SaveError::Newer(newer)),
            _ => return Err(SaveError::NotASave),
        }
        let (game, variant) = (lines.next("game")?, lines.next("variant")?);
        let (mut options, mut names) = (Vec::new(), Vec::new());
        while let Ok(option) = lines.next("option") {
            options.push(option.split_once(' ').ok_or(SaveError::Line(lines.at))?);
        }
        while let Ok(name) = lines.next("name") {
            names.push(name);
        }
        let mut programs = Vec::new();
        while let Ok(program) = lines.next("program") {
            let parts = program.split_once(' ').and_then(|(seat, level)| Some((number(seat)?, number(level)?)));
            let program = parts.and_then(|(seat, level)| Some((Seat::new(seat)?, Level::new(level)?)));
            programs.push(program.ok_or(SaveError::Line(lines.at))?);
        }
        let (seed, end, at) = (lines.number("seed")?, lines.number("end")?, lines.number("at")?);
        let (turn, record) = (lines.next("turn")?, lines.next("record")?);
        let body = &text[..text.len() - lines.rest.len()];
        let check = lines.next("check").ok().and_then(number);
        let sound = check == Some(checksum(body)) && lines.rest.is_empty();
        Ok(Head { game, variant, options, names, programs, seed, end, at, turn, record, sound })
    }
}

/// A reader of lines of a word and a value.
struct Lines<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self, word: &str) -> Result<&'a str, SaveError> {
        let wrong = SaveError::Line(self.at + 1);
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        let value = line.strip_prefix(word).and_then(|l| l.strip_prefix(' ')).ok_or(wrong)?;
        self.rest = rest;
        self.at += 1;
        Ok(value)
    }

    fn number<T: std::str::FromStr>(&mut self, word: &str) -> Result<T, SaveError> {
        let value = self.next(word)?;
        number(value).ok_or(SaveError::Line(self.at))
    }
}

/// The tokens of a record's text in their order, each with the place of the one it was played after (0 is the start), as far
/// as brackets are right, and whether they are to the end.
fn parse(record: &str) -> (Vec<(&str, usize)>, bool) {
    let mut tokens: Vec<(&str, usize)> = Vec::new();
    let mut last = 0;
    // What the variations that are open go back to.
    let mut open = Vec::new();
    let mut fresh = true;
    for word in record.split(' ').filter(|w| !w.is_empty()) {
        match word {
            "(" if last == 0 || fresh && !open.is_empty() => return (tokens, false),
            "(" => {
                open.push(last);
                last = tokens[last - 1].1;
                fresh = true;
            }
            ")" if fresh => return (tokens, false),
            ")" => match open.pop() {
                Some(back) => last = back,
                None => return (tokens, false),
            },
            token => {
                tokens.push((token, last));
                last = tokens.len();
                fresh = false;
            }
        }
    }
    (tokens, open.is_empty())
}

/// The tree of a record, every token played; the node of each place; and the first thing that is wrong. What follows a wrong
/// token is dropped, and its place is that of what it was played after.
fn grow(setup: &Setup, record: &str) -> (Tree, Vec<NodeId>, Option<SaveError>) {
    let (tokens, whole) = parse(record);
    let mut wrong = None;
    let mut tree = Tree::default();
    let mut nodes = vec![Tree::ROOT];
    let mut dropped = vec![false];
    let mut replay = Replay::new(setup.game().clone());
    let mut path: Vec<NodeId> = Vec::new();
    for (token, parent) in tokens {
        let before = nodes[parent];
        let mut keep = !dropped[parent];
        if keep && path.last().copied().unwrap_or(Tree::ROOT) != before {
            // Another variation: back to where it parts from this one, and along it.
            let to = tree.path(before);
            let shared = path.iter().zip(&to).take_while(|(a, b)| a == b).count();
            replay.truncate(shared);
            for node in &to[shared..] {
                keep &= replay.play(&tree.node(*node).token).is_ok();
            }
            path = to;
        }
        if keep {
            let actor = replay.position().turn().seat();
            match replay.play(token) {
                Ok(()) => path.push(tree.grow(before, token, actor)),
                Err(why) => {
                    keep = false;
                    wrong.get_or_insert(SaveError::Token(why));
                }
            }
        }
        nodes.push(if keep { *path.last().expect("just pushed") } else { before });
        dropped.push(!keep);
    }
    if !whole {
        wrong.get_or_insert(SaveError::Record);
    }
    (tree, nodes, wrong)
}

/// FNV-1a, 32 bits: finds a cut or a changed character. No protection against intent: illegal tokens are found by playing.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
