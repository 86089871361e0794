//! Requests, and their pictures.

use std::borrow::Cow;
use trivium_boards::svg_export::{PictureSpec, Standing, Style};
use trivium_boards::{Look, coloured};
use trivium_rules::core::{
    Event, GameAdapter, GameInfo, Notation, Position, PositionAdapter, Present, Seat, TableAction, Turn,
};
use trivium_rules::games::{GameVocabulary, Prompt, Refusal};
use trivium_session::{FLAG, standing_lines, touched_since};
use trivium_words::Language;

/// A request: attributes of the element as they are there, empty where one is not.
#[derive(Clone, Copy, Default, Debug)]
pub struct Request<'a> {
    /// The language's tag.
    pub lang: &'a str,
    /// The variant; the game's first one when empty.
    pub variant: &'a str,
    /// Options as `key=value`, separated by spaces.
    pub options: &'a str,
    /// The position at which the record begins; that of the rules when empty.
    pub position: &'a str,
    /// Tokens, separated by spaces.
    pub record: &'a str,
    /// The place in the record; its end when empty.
    pub ply: &'a str,
    /// The material.
    pub look: &'a str,
    /// How often the board is turned clockwise.
    pub orientation: &'a str,
    /// `y` where coordinates are to be at the board.
    pub coordinates: &'a str,
    /// Marks over the position.
    pub marks: &'a str,
}

impl<'a> Request<'a> {
    /// The request in a text: its fields in their order, each ended by a zero.
    pub fn read(text: &'a str) -> Option<Request<'a>> {
        let mut fields = text.split('\0');
        let mut next = || fields.next();
        Some(Request {
            lang: next()?,
            variant: next()?,
            options: next()?,
            position: next()?,
            record: next()?,
            ply: next()?,
            look: next()?,
            orientation: next()?,
            coordinates: next()?,
            marks: next()?,
        })
    }

    fn style(&self) -> Option<Style> {
        let language = Language::of_tag(self.lang)?;
        let look = if self.look.is_empty() {
            Look::default()
        } else {
            Look::ALL.into_iter().find(|look| look.name() == self.look)?
        };
        Some(Style { language, look, coordinates: self.coordinates == "y", ..Style::default() })
    }

    fn orientation(&self) -> Option<u8> {
        if self.orientation.is_empty() { Some(0) } else { self.orientation.parse().ok().filter(|turns| *turns <= 5) }
    }
}

/// A token that was played.
struct PlayedToken {
    events: Vec<Event>,
    /// The seat that was to act.
    seat: Option<Seat>,
    /// Whether it was a decision, and no draw of chance.
    decided: bool,
}

/// A record played through, by the game's own types.
struct Line<R: Present> {
    /// The position before each token, and the last one.
    positions: Vec<PositionAdapter<R, GameVocabulary>>,
    played: Vec<PlayedToken>,
}

impl<R> Line<R>
where
    R: Notation + Present + 'static,
    Refusal: From<R::Refusal>,
    Prompt: From<R::Prompt>,
{
    /// The line of a record from a position; `None` where a token is not accepted.
    fn of(start: PositionAdapter<R, GameVocabulary>, record: &str) -> Option<Line<R>> {
        let mut line = Line { positions: vec![start], played: Vec::new() };
        for token in record.split_ascii_whitespace() {
            // It is known to a match alone.
            if token == FLAG {
                return None;
            }
            let now = line.positions.last()?;
            let (next, events) = now.stepped(token).ok()?;
            let action = TableAction::read(token);
            let seat = now.turn().seat();
            if action == Some(TableAction::Claim) && line.positions.iter().filter(|p| p.stands_as(now)).count() < 3 {
                return None;
            }
            line.positions.push(next);
            line.played.push(PlayedToken { events, seat, decided: seat.is_some() || action.is_some() });
        }
        Some(line)
    }

    /// Where it stands after so many tokens.
    fn standing(
        &self,
        ply: usize,
        info: &'static GameInfo,
        variant: &'static str,
        language: Language,
    ) -> Option<Standing> {
        let (position, played) = (self.positions.get(ply)?, self.played.get(..ply)?);
        let (turn, scene) = (position.turn(), Position::scene(position));
        let last = played.iter().rev().find(|token| token.decided);
        let back = played.iter().rev().map(|token| (Cow::Borrowed(&*token.events), token.seat));
        let sites = Position::sites(position).into_iter();
        Some(Standing {
            game: info.id,
            variant,
            ply,
            sites: sites.map(|site| (site, Position::site_name(position, site).into())).collect(),
            touched: touched_since(turn.seat().filter(|_| info.seats > 2), back),
            lines: last.map_or_else(Vec::new, |token| standing_lines(&token.events)),
            names: coloured(Vec::new(), (info.id, variant, info.seats), &scene, language),
            scene,
            turn,
        })
    }
}

/// Makes the rules of a variant with its options; `None` when there is no such variant.
pub type MakeRules<R> = fn(&str, &[(&'static str, u32)]) -> Option<R>;

/// The picture that is asked for of a game whose rules `make` makes of a variant's name and options; `None` when anything is wrong.
pub fn diagram<R>(info: &'static GameInfo, make: MakeRules<R>, request: &Request) -> Option<String>
where
    R: Notation + Present + 'static,
    Refusal: From<R::Refusal>,
    Prompt: From<R::Prompt>,
{
    let style = request.style()?;
    let variant =
        if request.variant.is_empty() { info.variants.first()? } else { info.variant(request.variant).ok()? };
    let words = request.options.split_ascii_whitespace();
    let options = variant.values(words.map(|word| word.split_once('=').unwrap_or((word, "")))).ok()?;
    let rules = make(variant.id, &options)?;
    let game = GameAdapter::<R, GameVocabulary>::new(info.id, variant, options, rules);
    // It may stand on several lines.
    let start = request.position.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let start = game.position((!start.is_empty()).then_some(&*start)).ok()?;
    if matches!(start.turn(), Turn::Over(_)) {
        return None;
    }
    let line = Line::of(start, request.record)?;
    let ply = if request.ply.is_empty() { line.played.len() } else { request.ply.parse().ok()? };
    let standing = line.standing(ply, info, variant.id, style.language)?;
    let shown = PictureSpec::standing(standing, &style, request.marks).ok()?.turned(request.orientation()?);
    shown.diagram().ok().flatten()
}
