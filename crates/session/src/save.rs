//! Saves: matches as text, for storage and files. docs/files.md specifies the format.

use super::header::{COLOURS, Header, checksum, clock_text};
use super::tree_builder::TreeBuilder;
use super::{Match, NAME_LENGTH, NodeId, RecordTree, Setup, Tags, sanitize};
use std::fmt;
use thiserror::Error;
use trivium_rules::core::{ParseError, SetupError};
use trivium_rules::games::{self, RefusedToken};

/// Why a save cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SaveError {
    #[error("the text is no save")]
    NotASave,
    #[error("a newer version of Trivium wrote the save (form {0})")]
    Newer(u32),
    /// Lines count from 1.
    #[error("line {0} of the save is malformed, missing or one too many")]
    Line(usize),
    /// There is no such game, variant or option.
    #[error("{0}")]
    Setup(SetupError),
    #[error("the match cannot begin at that position: {0}")]
    Start(ParseError),
    /// A token of the record is illegal. Its ply is counted along its own variation.
    #[error("{0}")]
    Token(RefusedToken),
    #[error("brackets or places in the record are wrong")]
    Record,
    #[error("the save was changed or cut after it was written")]
    Damaged,
}

#[derive(Error)]
#[error("{why}; {}", recovered.as_ref().map_or("nothing can be kept".to_owned(), |recovered| format!("{} tokens are kept", recovered.tree().len())))]
pub struct BrokenSave {
    #[source]
    pub why: SaveError,
    pub recovered: Option<Match>,
}

impl fmt::Debug for BrokenSave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let recovered = self.recovered.as_ref().map(|game_match| game_match.tree().len());
        f.debug_struct("Broken").field("why", &self.why).field("recovered", &recovered).finish()
    }
}

pub fn write(game_match: &Match) -> String {
    let (setup, tags, tree) = (game_match.setup(), game_match.tags(), game_match.tree());
    let game = setup.game();
    let (record, order) = tree.text();
    let place = |node: NodeId| order.iter().position(|n| *n == node).map_or(0, |i| i + 1).to_string();

    let mut annotations = Vec::new();
    for (place, node) in [RecordTree::ROOT].iter().chain(&order).enumerate() {
        let comment = &tree.node(*node).comment;
        if !comment.is_empty() {
            annotations.push(("note", [&place.to_string(), " ", &escaped(comment)].concat()));
        }
    }
    let times: Vec<_> = order.iter().map(|node| tree.node(*node).time).collect();
    if times.iter().any(Option::is_some) {
        let times: Vec<_> = times.iter().map(|time| time.map_or("-".to_owned(), |time| time.to_string())).collect();
        annotations.push(("times", times.join(" ")));
    }
    let mut noted = Vec::new();
    if !tags.title().is_empty() {
        noted.push(("title", tags.title().to_owned()));
    }
    noted.extend(tags.date.map(|date| ("date", date.to_string())));
    noted.extend(tags.series.as_ref().map(|series| ("series", series.to_string())));
    noted.extend(setup.clock().map(|clock| ("clock", clock_text(clock))));
    noted.extend(setup.strict().then(|| ("strict", "yes".to_owned())));
    noted.extend(game_match.result().map(|result| ("result", result.to_string())));

    let mut text = String::new();
    let mut line = |word: &str, value: &str| {
        for part in [word, " ", value, "\n"] {
            text.push_str(part);
        }
    };
    let current_node = (game_match.current_node() != game_match.presumed()).then(|| game_match.current_node());
    let version =
        match (noted.is_empty() && annotations.is_empty(), setup.engines().map(|(_, level)| level.seconds()).max()) {
            _ if setup.start().is_some() => "6",
            _ if current_node.is_some() => "5",
            (_, Some(Some(_))) => "4",
            (false, _) => "3",
            (true, Some(None)) => "2",
            (true, None) => "1",
        };
    line("trivium", version);
    line("game", game.id());
    line("variant", game.variant().id);
    for (key, value) in game.options() {
        line("option", &[key, " ", &value.to_string()].concat());
    }
    if let Some(start) = setup.start() {
        line("start", &start);
    }
    for name in setup.names() {
        line("name", name);
    }
    for (seat, level) in setup.engines() {
        line("program", &[&seat.to_string(), " ", &level.text()].concat());
    }
    for (word, value) in &noted {
        line(word, value);
    }
    line("seed", &setup.seed().to_string());
    line("end", &place(game_match.end()));
    line("at", &place(game_match.node()));
    if let Some(current_node) = current_node {
        line("stand", &place(current_node));
    }
    line("turn", game_match.current_turn().letter().encode_utf8(&mut [0; 4]));
    let colours = game_match.position().scene().colours;
    if !colours.is_empty() {
        line(COLOURS, colours);
    }
    line("record", &record);
    for (word, value) in &annotations {
        line(word, value);
    }
    let check = checksum(&text).to_string();
    [&text, "check ", &check, "\n"].concat()
}

/// Reads a match.
///
/// # Errors
/// The fault, with the intact part: if the record is damaged, all moves up to the damage.
pub fn read(text: &str) -> Result<Match, Box<BrokenSave>> {
    read_as(text, false)
}

/// Reads a match. A text that was written `by_hand` may lack the checksum.
pub(super) fn read_as(text: &str, by_hand: bool) -> Result<Match, Box<BrokenSave>> {
    let broken = |why, recovered| Box::new(BrokenSave { why, recovered });
    let nothing = |why| broken(why, None);
    let header = Header::read(text).map_err(nothing)?;
    let setup = setup(&header).map_err(nothing)?;
    let mut tags = Tags::default().with_title(header.title);
    (tags.date, tags.series) = (header.date, header.series.clone());
    let (mut grower, places, wrong) = grow(&setup, &header.record);
    let tree = &mut grower.tree;
    // Comments and times of dropped tokens are dropped, too. A comment may have several `note` lines.
    let sound = |place: usize| places.get(place).filter(|place| place.intact).map(|place| place.node);
    let mut right = header.times.len() < places.len();
    for (at, text) in &header.notes {
        right &= *at < places.len();
        if let Some(node) = sound(*at) {
            tree.comment_on(node, &unescaped(text));
        }
    }
    for (at, time) in header.times.iter().enumerate() {
        if let Some(node) = sound(at + 1) {
            tree.set_time(node, *time);
        }
    }
    let node = |place: usize| places.get(place).map(|place| place.node);
    let last = || tree.line(RecordTree::ROOT).last().copied().unwrap_or(RecordTree::ROOT);
    let end = header.end.map_or_else(|| Some(last()), node);
    let at = header.at.map_or(end, node);
    let current_node = header.current_node.map(node);
    let whole = right && end.is_some() && at.is_some() && current_node != Some(None);
    let end = end.unwrap_or_else(last);
    let game_match = Match::of(setup, tags, grower, [end, at.unwrap_or(end)], current_node.flatten());
    match wrong.or_else(|| (!whole).then_some(SaveError::Record)) {
        Some(why) => Err(broken(why, Some(game_match))),
        None if header.sound(text, by_hand) => Ok(game_match),
        None => Err(broken(SaveError::Damaged, Some(game_match))),
    }
}

/// The set-up in the header. Without a variant, the game's first one.
fn setup(header: &Header<'_>) -> Result<Setup, SaveError> {
    let variant = match header.variant {
        Some(variant) => variant,
        None => games::info(header.game).map_err(SaveError::Setup)?.variants[0].id,
    };
    let options = header.options.iter().copied();
    let setup = Setup::new(header.game, variant, options, header.names.iter().copied(), header.seed);
    let mut setup = setup.map_err(SaveError::Setup)?;
    if let Some(start) = header.start {
        setup = setup.starting_at(start).map_err(SaveError::Start)?;
    }
    let seated = header.engines.iter().fold(setup, |setup, (seat, level)| setup.with_engine(*seat, Some(*level)));
    Ok(seated.with_clock(header.clock).with_strict(header.strict))
}

/// Escapes a comment to one line.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

fn unescaped(text: &str) -> String {
    let mut parts = text.split("\\\\").map(|part| part.replace("\\n", "\n"));
    let first = parts.next().unwrap_or_default();
    parts.fold(first, |whole, part| [&whole, "\\", &part].concat())
}

/// A token in the text of a record.
struct TextToken<'a> {
    text: &'a str,
    /// The index of the parent token. 0 is the start.
    after: usize,
    depth: usize,
}

/// The tokens of a record up to the first wrong bracket, and whether all brackets are right.
fn parse<'a>(record: &[&'a str]) -> (Vec<TextToken<'a>>, bool) {
    let mut tokens: Vec<TextToken> = Vec::new();
    let mut last = 0;
    // The nodes to which the closing brackets return.
    let mut open = Vec::new();
    let mut fresh = true;
    for word in record.iter().flat_map(|piece| piece.split(' ')).filter(|w| !w.is_empty()) {
        match word {
            "(" if last == 0 || fresh && !open.is_empty() => return (tokens, false),
            "(" => {
                open.push(last);
                last = tokens[last - 1].after;
                fresh = true;
            }
            ")" if fresh => return (tokens, false),
            ")" => match open.pop() {
                Some(back) => last = back,
                None => return (tokens, false),
            },
            text => {
                let depth = last.checked_sub(1).map_or(0, |last: usize| tokens[last].depth + 1);
                tokens.push(TextToken { text, after: last, depth });
                last = tokens.len();
                fresh = false;
            }
        }
    }
    (tokens, open.is_empty())
}

/// A match that is parsed but not replayed, which is enough to draw the end of its main line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct UnplayedMatch<'a> {
    pub game: &'a str,
    /// The variant. `None` for the game's first one.
    pub variant: Option<&'a str>,
    pub options: Vec<(&'a str, &'a str)>,
    /// The start position, if it is not that of the rules.
    pub start: Option<&'a str>,
    /// The names of the players, sanitised as in a set-up.
    pub names: Vec<String>,
    /// All tokens, each with the index of its parent. Indices count from 1; 0 is the start.
    pub tokens: Vec<(&'a str, usize)>,
    /// The indices of the tokens of the main line.
    pub line: Vec<usize>,
    /// Comments, or lines of them, each with the index of its token.
    pub notes: Vec<(usize, String)>,
}

impl<'a> UnplayedMatch<'a> {
    /// Parses a match. `None` if it is invalid as far as that is visible without a replay, or if names and main line
    /// are not enough to show it: it is strict, has engines or two equal names, or its current node is not the end of
    /// the main line.
    pub fn read(text: &'a str) -> Option<UnplayedMatch<'a>> {
        let header = Header::read(text).ok().filter(|header| header.sound(text, true))?;
        let (tokens, whole) = parse(&header.record);
        let mut first = vec![None; tokens.len() + 1];
        for (at, token) in tokens.iter().enumerate() {
            first[token.after].get_or_insert(at + 1);
        }
        let line: Vec<_> = std::iter::successors(first[0], |place| first[*place]).collect();
        let end = line.last().copied().unwrap_or_default();
        let places = 0..=tokens.len();
        let right = whole
            && header.times.len() <= tokens.len()
            && header.notes.iter().all(|(at, _)| places.contains(at))
            && header.at.is_none_or(|at| places.contains(&at));
        let names: Vec<_> = header.names.iter().map(|name| sanitize::one_line(name, NAME_LENGTH)).collect();
        let alike = |(at, name): (usize, &String)| !name.is_empty() && names[..at].contains(name);
        let plain = !header.strict
            && header.engines.is_empty()
            && !names.iter().enumerate().any(alike)
            && header.current_node.is_none()
            && header.end.is_none_or(|place| place == end);
        (right && plain).then(|| UnplayedMatch {
            game: header.game,
            variant: header.variant,
            options: header.options,
            start: header.start,
            names,
            tokens: tokens.iter().map(|token| (token.text, token.after)).collect(),
            line,
            notes: header.notes.iter().map(|(at, text)| (*at, unescaped(text))).collect(),
        })
    }
}

/// The result of replaying a token of a record's text.
struct TextPosition {
    /// The node of the token. If the token was dropped, the node of its parent.
    node: NodeId,
    intact: bool,
}

/// Replays a record and drops the tokens after an illegal one. Returns the tree, all tokens, and the first error.
fn grow(setup: &Setup, record: &[&str]) -> (TreeBuilder, Vec<TextPosition>, Option<SaveError>) {
    let (tokens, whole) = parse(record);
    let mut wrong = None;
    let mut grower = TreeBuilder::new(setup.game().clone());
    let mut places = vec![TextPosition { node: RecordTree::ROOT, intact: true }];
    for TextToken { text, after, depth } in tokens {
        let TextPosition { mut node, mut intact } = places[after];
        if intact {
            grower.go(node, depth);
            match grower.play(text) {
                Ok(played) => node = played,
                Err(why) => {
                    intact = false;
                    wrong.get_or_insert(SaveError::Token(why));
                }
            }
        }
        places.push(TextPosition { node, intact });
    }
    if !whole {
        wrong.get_or_insert(SaveError::Record);
    }
    (grower, places, wrong)
}
