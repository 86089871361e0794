//! Requests for pictures: parses the attributes, replays the record and draws the position.

use crate::guest::guest_spec;
use std::borrow::Cow;
use trivium_boards::svg_export::{PictureSpec, Standing, Style};
use trivium_boards::{Look, board_info, with_colours};
use trivium_engine::Level;
use trivium_rules::core::{Event, GameInfo, Present, Seat, SetupError, TableAction, Turn};
use trivium_rules::facade::{GameAdapter, Position, PositionAdapter};
use trivium_rules::games::GameRules;
use trivium_session::{FLAG, UnplayedMatch, lines_of, recent_turns, split_file, standing_lines, touched_since};
use trivium_words::{Language, given_names};

/// The attributes of the element as text. Missing attributes are empty.
#[derive(Clone, Copy, Default, Debug)]
pub struct Request<'a> {
    /// A language tag.
    pub lang: &'a str,
    /// The variant; if empty, the game's first one.
    pub variant: &'a str,
    /// Options as `key=value`, separated by spaces.
    pub options: &'a str,
    /// The position at which the record starts; empty for the regular start of the game.
    pub position: &'a str,
    /// Tokens separated by spaces, or the text of a match file.
    pub record: &'a str,
    /// The ply to show; if empty, the end of the record.
    pub ply: &'a str,
    /// The name of a [`Look`].
    pub look: &'a str,
    /// The number of clockwise steps by which the board is rotated.
    pub orientation: &'a str,
    /// `y` to show coordinates.
    pub coordinates: &'a str,
    /// Authors' marks on the position.
    pub marks: &'a str,
    /// The mode: `viewer`, `play`, or anything else for a diagram.
    pub mode: &'a str,
    /// Seats with engines as `seat:level`, separated by spaces.
    pub programs: &'a str,
    /// Width and height of the space for the board in CSS pixels; empty if unknown.
    pub room: &'a str,
}

impl<'a> Request<'a> {
    /// Parses a request: the fields in order, each terminated by a zero character.
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
            mode: next()?,
            programs: next()?,
            room: next()?,
        })
    }

    fn is_file(&self) -> bool {
        self.record.trim_start().starts_with("trivium ")
    }

    /// The match in the attributes, if the record consists of tokens.
    fn unplayed(&self, game: &'a str) -> UnplayedMatch<'a> {
        let given = |text: &'a str| Some(text).filter(|text| !text.trim_ascii().is_empty());
        let options = self.options.split_ascii_whitespace().map(|word| word.split_once('=').unwrap_or((word, "")));
        let tokens: Vec<_> = self.record.split_ascii_whitespace().zip(0..).collect();
        let line = (1..=tokens.len()).collect();
        UnplayedMatch {
            game,
            variant: given(self.variant),
            options: options.collect(),
            start: given(self.position),
            names: Vec::new(),
            tokens,
            line,
            notes: Vec::new(),
        }
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

    pub fn is_diagram(&self) -> bool {
        !matches!(self.mode, "viewer" | "play")
    }

    /// The engines; `None` if the attribute is malformed.
    fn programs(&self, seats: u8) -> Option<Vec<(Seat, Level)>> {
        let words = self.programs.split_ascii_whitespace().filter(|_| self.mode == "play");
        let read = |word: &str| {
            let (seat, level) = word.split_once(':')?;
            let seat = Seat::all(seats).find(|own| own.to_string() == seat)?;
            Some((seat, Level::new(level.parse().ok()?)?))
        };
        words.map(read).collect()
    }

    /// The rotation in clockwise steps: the requested ones, and one more if the board then fits its space better.
    fn turns(&self, game: &str) -> Option<u8> {
        let larger = || {
            let (width, height) = self.room.split_once(' ')?;
            let [width, height] = [width, height].map(|length| length.parse::<u32>().map(f64::from));
            Some(board_info(game)?.turns?(width.ok()?, height.ok()?))
        };
        Some(self.orientation()? + u8::from(larger() == Some(true)))
    }

    fn orientation(&self) -> Option<u8> {
        if self.orientation.is_empty() { Some(0) } else { self.orientation.parse().ok().filter(|turns| *turns <= 5) }
    }
}

pub(crate) struct PlayedToken {
    pub events: Vec<Event>,
    /// The seat to move before the token.
    pub seat: Option<Seat>,
    /// True for a decision of a seat, false for a draw of chance.
    pub decided: bool,
}

/// A replayed match, with the game's own types.
pub(crate) struct Played<R: Present> {
    /// The start, and the position after each token.
    pub positions: Vec<PositionAdapter<R>>,
    /// The tokens. The token at index i leads to the position at index i + 1.
    pub tokens: Vec<PlayedToken>,
    /// The indices of the positions of the main line, from the start.
    pub line: Vec<usize>,
}

impl<R: GameRules> Played<R> {
    /// Replays a match. `None` if a token of the main line or of a variation is illegal.
    fn of(start: PositionAdapter<R>, unplayed: &UnplayedMatch) -> Option<Played<R>> {
        let mut played = Played { positions: vec![start], tokens: Vec::new(), line: vec![0] };
        for (token, after) in &unplayed.tokens {
            // The session's token for a loss on time, which the rules do not know.
            if *token == FLAG {
                return None;
            }
            let now = played.positions.get(*after)?;
            let (next, events) = now.stepped(token).ok()?;
            let action = TableAction::read(token);
            let seat = now.turn().seat();
            if action == Some(TableAction::Claim) && played.occurrences(unplayed, *after) < 3 {
                return None;
            }
            played.positions.push(next);
            played.tokens.push(PlayedToken { events, seat, decided: seat.is_some() || action.is_some() });
        }
        played.line.extend(&unplayed.line);
        Some(played)
    }

    /// How often the position with this index has occurred in its line so far, this time included.
    fn occurrences(&self, unplayed: &UnplayedMatch, place: usize) -> usize {
        let before = |place: &usize| place.checked_sub(1).map(|token| unplayed.tokens[token].1);
        let now = &self.positions[place];
        std::iter::successors(Some(place), before).filter(|place| self.positions[*place].is_same_position(now)).count()
    }

    /// The state to draw after `ply` tokens of the main line.
    fn state_at(
        &self,
        ply: usize,
        info: &'static GameInfo,
        variant: &'static str,
        names: Vec<String>,
        language: Language,
    ) -> Option<Standing> {
        let position = &self.positions[*self.line.get(ply)?];
        let played = || self.line[1..=ply].iter().rev().map(|place| &self.tokens[*place - 1]);
        let (turn, scene) = (position.turn(), Position::scene(position));
        let last = played().find(|token| token.decided);
        let back = || played().map(|token| (Cow::Borrowed(&*token.events), token.seat));
        let lines = if info.seats > 2 {
            lines_of(&recent_turns(turn.seat(), back()), &scene)
        } else {
            last.map_or_else(Vec::new, |token| standing_lines(&token.events))
        };
        let sites = Position::sites(position).into_iter();
        Some(Standing {
            game: info.id,
            variant,
            ply,
            sites: sites.map(|site| (site, Position::site_name(position, site).into())).collect(),
            touched: touched_since(turn.seat().filter(|_| info.seats > 2), back()),
            lines,
            names: with_colours(names, info.id, scene.colours, language),
            scene,
            turn,
        })
    }
}

/// A function that creates the rules of a variant with options.
pub type MakeRules<R> = fn(&str, &[(&str, u32)]) -> Result<R, SetupError>;

/// Draws the requested picture of a game. `make` creates its rules. Returns `None` if anything in the request is
/// invalid.
pub fn diagram<R: GameRules>(info: &'static GameInfo, make: MakeRules<R>, request: &Request) -> Option<String> {
    let style = request.style()?;
    // Authors may indent the text of a match in HTML.
    let file = request.is_file().then(|| request.record.trim_start().lines().map(str::trim_start).collect::<Vec<_>>());
    let file = file.map(|lines| lines.join("\n"));
    let unplayed = match &file {
        Some(file) => split_file(file).first().and_then(|first| UnplayedMatch::read(first.text))?,
        None => request.unplayed(info.id),
    };
    if unplayed.game != info.id {
        return None;
    }
    let variant = unplayed.variant.map_or_else(|| info.variants.first(), |variant| info.variant(variant).ok())?;
    let options = variant.values(unplayed.options.iter().copied()).ok()?;
    let rules = make(variant.id, &options).ok()?;
    let game = GameAdapter::<R>::new(info.id, variant, options, rules);
    // Authors may break the position into several lines in HTML.
    let start = unplayed.start.map(|start| start.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
    let start = game.position(start.as_deref()).ok()?;
    if matches!(start.turn(), Turn::Over(_)) {
        return None;
    }
    let played = Played::of(start, &unplayed)?;
    let ply = if request.ply.is_empty() { unplayed.line.len() } else { request.ply.parse().ok()? };
    let programs = request.programs(info.seats)?;
    let level = |seat| programs.iter().find(|(of, _)| *of == seat).map(|(_, level)| *level);
    let mut names = unplayed.names.clone();
    names.resize(info.seats.into(), String::new());
    let names = given_names(&names, level, None, style.language);
    let standing = played.state_at(ply, info, variant.id, names, style.language)?;
    if !request.is_diagram() {
        if !cfg!(feature = "guests") {
            return None;
        }
        let spec = guest_spec(&played, &unplayed, &standing, request, &programs)?;
        let shown = PictureSpec::standing(standing, &style, request.marks).ok()?.turned(request.turns(info.id)?);
        return shown.guest(&spec).ok().flatten();
    }
    let shown = PictureSpec::standing(standing, &style, request.marks).ok()?.turned(request.orientation()?);
    shown.diagram().ok().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::traffic_lights as game;

    fn drawn(request: Request) -> Option<String> {
        diagram(&game::INFO, game::rules, &request)
    }

    fn tokens<'a>(record: &'a str, ply: &'a str) -> Request<'a> {
        Request { lang: "en", variant: "simple", record, ply, ..Request::default() }
    }

    fn file<'a>(record: &'a str, ply: &'a str) -> Request<'a> {
        Request { lang: "en", record, ply, ..Request::default() }
    }

    const FILE: &str =
        "trivium 3\n  game traffic-lights\n  variant simple\n  record b2 a1 ( c2 a1 ) a3 c3\n  note 3 Safe.\n";

    #[test]
    fn a_match_file_is_drawn_at_the_end_of_its_main_line() {
        let whole = drawn(file(FILE, "")).expect("sound");
        assert_eq!(Some(whole), drawn(tokens("b2 a1 a3 c3", "")));
        assert_eq!(drawn(file(FILE, "2")), drawn(tokens("b2 a1", "")));
        assert_eq!(drawn(file(FILE, "5")), None, "beyond the end");
    }

    #[test]
    fn a_picture_describes_players_by_name() {
        let named = FILE.replace("  record", "name Anna\nname Bo\nrecord");
        let picture = drawn(file(&named, "1")).expect("sound");
        assert!(picture.contains("Bo to move"), "{picture}");
    }

    #[test]
    fn an_invalid_or_unsupported_match_is_not_drawn() {
        for (from, to) in [
            ("a3 c3", "a3 z9"),
            ("( c2 a1 )", "( z9 )"),
            ("( c2 a1 )", "( c2 a1"),
            ("variant simple", "variant quick"),
            ("game traffic-lights", "game tritt"),
            ("note 3", "note 7"),
            ("note 3", "end 4\nnote 3"),
            ("note 3", "stand 1\nnote 3"),
            ("note 3", "program 2 4\nnote 3"),
            ("note 3", "name Bo\nname Bo\nnote 3"),
            ("Safe.\n", "Safe.\ncheck 1\n"),
            ("record", "whatever"),
        ] {
            let changed = FILE.replace(from, to);
            assert_ne!(changed, FILE, "{from}");
            assert_eq!(drawn(file(&changed, "")), None, "{to}");
        }
        // Files that the app wrote also contain the node at which the match ends.
        let ended = FILE.replace("note 3", "end 6\nat 2\nnote 3");
        assert_eq!(drawn(file(&ended, "")), drawn(file(FILE, "")));
    }
}
