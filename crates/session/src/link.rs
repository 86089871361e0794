//! A match as a short text of letters and digits for the fragment of an address. docs/files.md specifies the format.

use super::clock::{Clock, TimeLimit};
use super::range_coder::{RangeCoder, RangeDecoder, RangeEncoder};
use super::tags::{TITLE_LENGTH, Tags};
use super::tree_builder::TreeBuilder;
use super::{FLAG, Match, NAME_LENGTH, NodeId, RecordTree, Setup};
use std::sync::Arc;
use thiserror::Error;
use trivium_engine::Level;
use trivium_rules::core::{GameInfo, Seat, TableAction, Turn, VariantInfo};
use trivium_rules::games::{GAMES, Game, NUMBERS};

/// Why a link cannot be read, or a match cannot be written as a link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum LinkError {
    #[error("the text is no link to a match")]
    NotALink,
    #[error("a newer version of Trivium made the link")]
    Newer,
    /// The checksum does not match.
    #[error("the link was changed or cut on its way; nothing of it can be kept")]
    Mangled,
    #[error("the record is too long for a link")]
    TooLong,
}

/// The versions of the format. In every version the first character is the version, and the checksum is at the end. A
/// link has the oldest version that supports its match: version 1 has no start positions.
const VERSIONS: [u8; 2] = *b"12";
/// Number of characters of the checksum.
const CHECK: usize = 4;
/// Length of the longest accepted text, in characters.
const MAX_LENGTH: usize = 65_536;
/// Maximum number of tokens in a record.
const MOST_TOKENS: usize = 10_000;
/// Maximum total length of the lists of legal moves in a record. Limits the work for malicious links.
const MOST_ENTRIES: usize = 4_000_000;

/// Maximum number of games, and of variants of a game.
const ROOM: u64 = 32;

const _: () = {
    let mut at = 0;
    while at < NUMBERS.len() {
        assert!(NUMBERS[at] < ROOM, "a game's number has no room in a link");
        let mut before = 0;
        while before < at {
            assert!(NUMBERS[before] != NUMBERS[at], "two games have the same number");
            before += 1;
        }
        at += 1;
    }
};

/// The game with a number. Unknown numbers belong to games of newer versions.
fn numbered(number: u64) -> Result<&'static GameInfo, LinkError> {
    GAMES.iter().zip(NUMBERS).find(|(_, of)| *of == number).map(|(info, _)| info).ok_or(LinkError::Newer)
}

/// Writes a match as the payload of a link.
///
/// # Errors
/// [`LinkError::TooLong`].
pub fn write_link(game_match: &Match) -> Result<String, LinkError> {
    let mut coder = RangeEncoder::new();
    let starts = game_match.setup().start().is_some();
    code(&mut coder, Some(game_match), starts)?;
    let mut payload = String::from(char::from(VERSIONS[usize::from(starts)]));
    base64(&coder.finish(), &mut payload);
    let check = check(&payload);
    payload.push_str(&check);
    if payload.len() > MAX_LENGTH { Err(LinkError::TooLong) } else { Ok(payload) }
}

/// Reads the payload of a link, or an address whose fragment ends with one. Ignores spaces that mail programs have
/// inserted, and punctuation around the link.
///
/// # Errors
/// [`LinkError`].
pub fn read_link(text: &str) -> Result<Match, LinkError> {
    let (content, starts) = packed(text)?;
    let LinkParts { setup, tags, grower, end, at } = code(&mut RangeDecoder::new(&content), None, starts)?;
    Ok(Match::of(setup, tags, grower, [end, at], None))
}

/// The id of the game of a link, without loading its rules.
///
/// # Errors
/// [`LinkError`], for faults that are visible without the rules.
pub fn link_game(text: &str) -> Result<&'static str, LinkError> {
    Ok(numbered(RangeDecoder::new(&packed(text)?.0).below(0, ROOM))?.id)
}

/// True if the text is the payload of a link with correct check digits.
pub(super) fn is_whole(payload: &str) -> bool {
    if payload.len() <= CHECK || payload.len() > MAX_LENGTH || !payload.bytes().all(|byte| value(byte).is_some()) {
        return false;
    }
    let (body, digits) = payload.split_at(payload.len() - CHECK);
    check(body) == digits
}

/// The bytes of a link, and whether it contains a start position.
fn packed(text: &str) -> Result<(Vec<u8>, bool), LinkError> {
    let digit = |c: char| c.is_ascii() && value(c as u8).is_some();
    let text = text.trim_matches(|c| !digit(c));
    let text = text.rsplit_once('/').map_or(text, |(_, payload)| payload);
    let payload: String = text.split_ascii_whitespace().collect();
    if payload.len() <= CHECK || !payload.chars().all(digit) {
        return Err(LinkError::NotALink);
    }
    if payload.len() > MAX_LENGTH {
        return Err(LinkError::TooLong);
    }
    let (body, digits) = payload.split_at(payload.len() - CHECK);
    if check(body) != digits {
        return Err(LinkError::Mangled);
    }
    let version = VERSIONS.iter().position(|version| *version == body.as_bytes()[0]).ok_or(LinkError::Newer)?;
    Ok((bytes(&body[1..]), version > 0))
}

/// The contents of a link.
struct LinkParts {
    setup: Setup,
    tags: Tags,
    grower: TreeBuilder,
    end: NodeId,
    at: NodeId,
}

/// Encodes the match `known`, or decodes a match if it is `None`. The functions below work in both directions, too.
/// `starts` is true if the match has a start position of its own.
fn code(coder: &mut impl RangeCoder, known: Option<&Match>, starts: bool) -> Result<LinkParts, LinkError> {
    let (mut setup, tags) = agreed(coder, known)?;
    if starts {
        let standard = setup.game().start().text();
        let start = position(coder, known.and_then(|known| known.setup().start()).as_deref(), &standard);
        setup = setup.starting_at(&start).map_err(|_| LinkError::Mangled)?;
    }
    let LinkTree { grower, nodes, old } = tree(coder, setup.game().clone(), known.map(Match::tree))?;
    let tree = &grower.tree;
    let place = |node: NodeId| old.iter().position(|n| *n == node).unwrap_or_default();
    // The line in view is nearly always the main line, so its end takes almost no space.
    let main = tree.line(RecordTree::ROOT);
    let known_end = known.map_or(0, |game_match| place(game_match.end()));
    let main_end = main.last().copied().unwrap_or(RecordTree::ROOT);
    let end = if coder.flag(nodes[known_end] != main_end, 128) {
        nodes[coder.below(known_end as u64, nodes.len() as u64) as usize]
    } else {
        main_end
    };
    let line = tree.line(end);
    let known_ply = known.map_or(0, Match::ply);
    let ply = if coder.flag(known_ply != line.len(), 16) {
        coder.below(known_ply as u64, line.len() as u64 + 1) as usize
    } else {
        line.len()
    };
    let at = ply.checked_sub(1).map_or(RecordTree::ROOT, |last| line[last]);
    Ok(LinkParts { setup, tags, grower, end, at })
}

/// Encodes or decodes the set-up and the title.
fn agreed(coder: &mut impl RangeCoder, known: Option<&Match>) -> Result<(Setup, Tags), LinkError> {
    let setup = known.map(Match::setup);
    let own = setup.and_then(|setup| GAMES.iter().zip(NUMBERS).find(|(info, _)| info.id == setup.game().id()));
    let info = numbered(coder.below(own.map_or(0, |(_, number)| number), ROOM))?;
    // An unknown variant belongs to a newer version.
    let known_variant = |variant: &VariantInfo| setup.is_some_and(|setup| setup.game().variant().id == variant.id);
    let variant = info.variants.iter().position(known_variant).unwrap_or_default();
    let variant = info.variants.get(coder.below(variant as u64, ROOM) as usize).ok_or(LinkError::Newer)?;
    let mut options = Vec::new();
    for (index, option) in variant.options.iter().enumerate() {
        let value = setup.map_or(option.least, |setup| setup.game().options()[index].1);
        let steps = u64::from((option.most - option.least) / option.step) + 1;
        let step = coder.below(u64::from((value - option.least) / option.step), steps);
        options.push((option.key, (option.least + step as u32 * option.step).to_string()));
    }
    let named = coder.flag(setup.is_some_and(|setup| setup.names().iter().any(|name| !name.is_empty())), 2);
    let mut names = Vec::new();
    for seat in Seat::all(info.seats).filter(|_| named) {
        names.push(text(coder, setup.map_or("", |setup| &setup.names()[seat.index()]), NAME_LENGTH)?);
    }
    let titled = coder.flag(known.is_some_and(|game_match| !game_match.tags().title().is_empty()), 16);
    let title = if titled {
        text(coder, known.map_or("", |game_match| game_match.tags().title()), TITLE_LENGTH)?
    } else {
        String::new()
    };
    let mut engines = Vec::new();
    if coder.flag(setup.is_some_and(|setup| setup.engines().next().is_some()), 4) {
        for seat in Seat::all(info.seats) {
            // Code 0 is a person. The other codes are the levels, and full strength with each time limit.
            let known = setup.and_then(|setup| setup.engine(seat));
            let at = known.and_then(|level| Level::choices().position(|one| one == level)).map_or(0, |at| at + 1);
            let at = coder.below(at as u64, 16) as usize;
            if let Some(at) = at.checked_sub(1) {
                engines.push((seat, Level::choices().nth(at).ok_or(LinkError::Newer)?));
            }
        }
    }
    let clock = clock(coder, setup.and_then(Setup::clock));
    let strict = coder.flag(setup.is_some_and(Setup::strict), 64);
    let mut seed = setup.map_or(0, Setup::seed);
    if coder.flag(known.is_some_and(draws), 4) {
        seed = number(coder, seed >> 32) << 32 | number(coder, seed & u64::from(u32::MAX));
    } else {
        seed = 0;
    }
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    let setup = Setup::new(info.id, variant.id, options, names.iter().map(String::as_str), seed);
    let setup = setup.map_err(|_| LinkError::Mangled)?.with_clock(clock).with_strict(strict);
    let setup = engines.into_iter().fold(setup, |setup, (seat, level)| setup.with_engine(seat, Some(level)));
    Ok((setup, Tags::default().with_title(&title)))
}

/// True if chance draws in a match, so that the link needs the seed.
fn draws(game_match: &Match) -> bool {
    let tree = game_match.tree();
    let drawn =
        |node: &NodeId| tree.node(*node).actor.is_none() && TableAction::read(&tree.node(*node).token).is_none();
    game_match.setup().game().start().turn() == Turn::Chance || tree.text().1.iter().any(drawn)
}

fn number(coder: &mut impl RangeCoder, number: u64) -> u64 {
    coder.below(number, 1 << 32)
}

fn clock(coder: &mut impl RangeCoder, known: Option<Clock>) -> Option<Clock> {
    if !coder.flag(known.is_some(), 32) {
        return None;
    }
    let known = known.unwrap_or(Clock { limit: TimeLimit::Turn(0), ends: false });
    let (total, base, increment) = match known.limit {
        TimeLimit::Turn(limit) => (false, limit, 0),
        TimeLimit::Total { base, increment } => (true, base, increment),
    };
    let total = coder.flag(total, 2);
    let base = number(coder, base.into()) as u32;
    let limit = if total {
        TimeLimit::Total { base, increment: number(coder, increment.into()) as u32 }
    } else {
        TimeLimit::Turn(base)
    };
    Some(Clock { limit, ends: coder.flag(known.ends, 2) })
}

/// Classes of characters in names: the first character, the number of characters, and the weight of the class. A
/// character belongs to the first class that contains it.
const KINDS: [(u32, u32, u32); 6] = [
    (' ' as u32, 1, 8),
    ('a' as u32, 26, 160),
    ('A' as u32, 26, 48),
    (' ' as u32, 95, 16),
    (0xa0, 224, 20),
    (0, 0x11_0000, 4),
];

/// Encodes or decodes a text of at most `most` characters.
fn text(coder: &mut impl RangeCoder, known: &str, most: usize) -> Result<String, LinkError> {
    let known: Vec<u32> = known.chars().map(u32::from).collect();
    let mut text = String::new();
    for index in 0..coder.below(known.len() as u64, most as u64 + 1) as usize {
        let letter = known.get(index).copied().unwrap_or_default();
        let has = |(from, count, _): &(u32, u32, u32)| (*from..*from + *count).contains(&letter);
        let kind = coder.weighted(KINDS.iter().position(has).unwrap_or_default(), &KINDS.map(|(_, _, weight)| weight));
        let (from, count, _) = KINDS[kind];
        let letter = from + coder.below(letter.wrapping_sub(from).into(), count.into()) as u32;
        text.push(char::from_u32(letter).ok_or(LinkError::Mangled)?);
    }
    Ok(text)
}

/// Maximum length of a field of a position, in characters.
const FIELD_LENGTH: u64 = 4096;

/// Encodes or decodes a position as text. It has the same fields as `standard`, another position of the game. The model
/// for values is adaptive: a character's weight is how often it followed the previous character.
fn position(coder: &mut impl RangeCoder, known: Option<&str>, standard: &str) -> String {
    // The printable ASCII characters. A space ends a value.
    const LETTERS: usize = 95;
    let mut counts = vec![[1u32; LETTERS]; LETTERS];
    let mut known = known.unwrap_or_default().split(' ');
    let mut text = String::new();
    for field in standard.split(' ') {
        let key = field.split('=').next().unwrap_or_default();
        let known = known.next().and_then(|field| field.split_once('=')).map_or("", |(_, value)| value);
        if !text.is_empty() {
            text.push(' ');
        }
        text.extend([key, "="]);
        let mut before = 0;
        let mut letters = known.bytes().map(|byte| usize::from(byte.saturating_sub(b' ')).min(LETTERS - 1));
        for _ in 0..FIELD_LENGTH {
            let letter = coder.weighted(letters.next().unwrap_or_default(), &counts[before]);
            if letter == 0 {
                break;
            }
            counts[before][letter] += 24;
            text.push(char::from(b' ' + letter as u8));
            before = letter;
        }
        counts[before][0] += 24;
    }
    text
}

/// The kinds of continuations of a node: none, a legal token, each table action, a loss on time.
const NEXT: usize = 3 + TableAction::ALL.len();
/// The weights of the kinds for the first continuation of a node, and for all further ones.
const WEIGHTS: [[u32; NEXT]; 2] = [[16, 1000, 2, 2, 2, 2], [1000, 16, 1, 1, 1, 1]];

/// A tree that is being encoded or decoded.
struct LinkTree {
    grower: TreeBuilder,
    /// The nodes of the tree in the order of the link, the root first.
    nodes: Vec<NodeId>,
    /// The nodes of the known tree in the same order.
    old: Vec<NodeId>,
}

/// Encodes or decodes the tree node by node: all continuations of a node in the order of the record, the main line
/// first.
fn tree(coder: &mut impl RangeCoder, game: Arc<Game>, known: Option<&RecordTree>) -> Result<LinkTree, LinkError> {
    if known.is_some_and(|tree| tree.len() > MOST_TOKENS) {
        return Err(LinkError::TooLong);
    }
    let wrong = if known.is_some() { LinkError::TooLong } else { LinkError::Mangled };
    let mut grower = TreeBuilder::new(game);
    let (mut nodes, mut old) = (Vec::new(), Vec::new());
    let (mut tokens, mut entries) = (0, 0);
    // The stack of tokens to play: the token, its parent, its depth, and its node in the known tree.
    let mut open = vec![(String::new(), RecordTree::ROOT, 0, RecordTree::ROOT)];
    while let Some((token, parent, depth, from)) = open.pop() {
        let mut node = RecordTree::ROOT;
        let mut below = 0;
        if !token.is_empty() {
            grower.go(parent, depth);
            // Only table actions can be illegal, because all other tokens come from legal lists.
            node = grower.play(&token).map_err(|_| LinkError::Mangled)?;
            below = depth + 1;
        }
        nodes.push(node);
        old.push(from);
        if matches!(grower.position().turn(), Turn::Over(_)) {
            continue;
        }
        let legal = grower.position().legal();
        entries += legal.len();
        let children = known.map_or(&[][..], |tree| &tree.node(from).children);
        let first = open.len();
        for index in 0.. {
            let child = children.get(index).copied();
            let token = known.zip(child).map_or("", |(tree, child)| &tree.node(child).token);
            let Some(token) = next(coder, usize::from(index > 0), token, &legal) else { break };
            tokens += 1;
            if tokens > MOST_TOKENS || entries > MOST_ENTRIES {
                return Err(wrong);
            }
            open.push((token, node, below, child.unwrap_or(RecordTree::ROOT)));
        }
        open[first..].reverse();
    }
    Ok(LinkTree { grower, nodes, old })
}

/// Encodes or decodes the token of a continuation. An empty token, which is decoded as `None`, ends the continuations
/// of a node. `further` is 0 for the first continuation and 1 for all others.
fn next(coder: &mut impl RangeCoder, further: usize, token: &str, legal: &[String]) -> Option<String> {
    let action = TableAction::ALL.iter().position(|action| action.token() == token);
    let kind = match action {
        Some(action) => 2 + action,
        None if token == FLAG => NEXT - 1,
        None => usize::from(!token.is_empty()),
    };
    let kind = coder.weighted(kind, &WEIGHTS[further]);
    match kind {
        0 => None,
        1 => {
            let rank = legal.binary_search_by(|entry| entry.as_str().cmp(token)).unwrap_or_default();
            Some(legal[coder.below(rank as u64, legal.len() as u64) as usize].clone())
        }
        _ => Some(TableAction::ALL.get(kind - 2).map_or(FLAG, |action| action.token()).to_owned()),
    }
}

fn base64(bytes: &[u8], out: &mut String) {
    for chunk in bytes.chunks(3) {
        let bits = chunk.iter().enumerate().fold(0, |bits, (index, byte)| bits | u32::from(*byte) << (16 - 8 * index));
        for index in 0..=chunk.len() {
            out.push(char::from(DIGITS[(bits >> (18 - 6 * index) & 63) as usize]));
        }
    }
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn value(digit: u8) -> Option<u32> {
    DIGITS.iter().position(|d| *d == digit).map(|value| value as u32)
}

fn bytes(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    for chunk in text.as_bytes().chunks(4) {
        let digits = chunk.iter().enumerate();
        let bits = digits.fold(0, |bits, (index, digit)| bits | value(*digit).unwrap_or_default() << (18 - 6 * index));
        bytes.extend(bits.to_be_bytes()[1..].iter().take(chunk.len() - 1));
    }
    bytes
}

/// The checksum of a text: CRC-24 (RFC 4880), which detects all changes within three consecutive characters.
fn check(text: &str) -> String {
    let mut crc = 0xb7_04ceu32;
    for byte in text.bytes() {
        crc ^= u32::from(byte) << 16;
        for _ in 0..8 {
            crc <<= 1;
            if crc & 0x100_0000 != 0 {
                crc ^= 0x186_4cfb;
            }
        }
    }
    let mut digits = String::new();
    base64(&crc.to_be_bytes()[1..], &mut digits);
    digits
}
