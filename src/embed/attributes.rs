//! Attributes of the `<trivium-board>` element. This file uses no browser, so that its tests run on the host.

use super::EmbedError;
use trivium_boards::Look;
use trivium_engine::Level;
use trivium_rules::core::{GameInfo, Seat, SetupError};
use trivium_rules::games::{self, GAMES};
use trivium_session::outside;
use trivium_session::puzzle::{PuzzleName, TODAY, game_of_the_day};
use trivium_session::{BrokenSave, Match, NoSetup, SaveError, Setup, read_file};
use trivium_words::Language;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// A picture of a position.
    #[default]
    Diagram,
    /// The user steps through a record.
    Viewer,
    Play,
    Puzzle,
}

impl Mode {
    const ALL: [(&'static str, Mode); 4] =
        [("diagram", Mode::Diagram), ("viewer", Mode::Viewer), ("play", Mode::Play), ("puzzle", Mode::Puzzle)];

    /// The value of the attribute `mode` for this mode.
    pub fn name(self) -> &'static str {
        Mode::ALL.iter().find(|(_, mode)| *mode == self).map_or("", |(name, _)| name)
    }
}

/// The attributes that determine the match. The other attributes change only how it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoardSource {
    pub game: String,
    /// The variant. If empty, the game's first one.
    pub variant: String,
    /// Options as `key=value`, separated by spaces.
    pub options: String,
    /// The start position as text. If empty, that of the rules.
    pub position: String,
    /// Tokens that are separated by spaces, or the text of a match file.
    pub record: String,
    /// Seats that engines play, as `seat:level`, separated by spaces.
    pub engines: String,
    /// The number of the puzzle, as in links, or [`TODAY`]. Empty if the board is not a puzzle.
    pub puzzle: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attributes {
    pub language: Language,
    pub mode: Mode,
    pub look: Look,
    /// Whether the theme is dark.
    pub dark: bool,
    /// See [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    pub coordinates: bool,
    /// Marks over the position, in the syntax of docs/diagrams.md.
    pub marks: String,
    /// The ply to show. If `None`, the end of the record.
    pub ply: Option<usize>,
    /// The address of the app, for links. Empty if unknown.
    pub app: String,
    pub source: BoardSource,
}

fn bad(attribute: &'static str, value: &str, possible: &str) -> EmbedError {
    EmbedError::Value { attribute, value: value.to_owned(), possible: possible.to_owned() }
}

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}

/// The error for an unknown game, variant or option. It lists the possible values.
fn unknown(why: SetupError, info: &GameInfo, variant: &str) -> EmbedError {
    match why {
        SetupError::UnknownVariant(id) => bad("variant", &id, &list(info.variants.iter().map(|variant| variant.id))),
        SetupError::UnknownOption(key) => {
            let known = info.variant(variant).map_or(&[][..], |variant| variant.options);
            // The variant has no options that could be listed.
            if known.is_empty() {
                return EmbedError::Setup(SetupError::UnknownOption(key));
            }
            let possible: Vec<_> = known.iter().map(|option| [option.key, "="].concat()).collect();
            bad("options", &key, &possible.join(", "))
        }
        why @ (SetupError::UnknownGame(_) | SetupError::BadOption { .. }) => EmbedError::Setup(why),
    }
}

fn one_of<T: Copy + Default>(attribute: &'static str, value: &str, all: &[(&str, T)]) -> Result<T, EmbedError> {
    if value.is_empty() {
        return Ok(T::default());
    }
    let words = || list(all.iter().map(|(word, _)| *word));
    all.iter().find(|(word, _)| *word == value).map(|(_, thing)| *thing).ok_or_else(|| bad(attribute, value, &words()))
}

/// Finds a puzzle by its name: `today`, `game/number` as in links, or a number within `game`.
fn puzzle(name: &str, game: &str, day: u32) -> Result<BoardSource, EmbedError> {
    let (game, puzzle) = match PuzzleName::read(name, game) {
        Some(PuzzleName::Today) => (game_of_the_day(day).to_owned(), TODAY.to_owned()),
        Some(PuzzleName::Of(game, number)) => (game, format!("{number:x}")),
        None => return Err(EmbedError::Puzzle(name.to_owned())),
    };
    Ok(BoardSource { game, puzzle, ..BoardSource::default() })
}

impl Attributes {
    /// Parses the attributes. `get` returns the value of an attribute, or an empty text. `day` determines the puzzle of
    /// the day.
    ///
    /// # Errors
    /// [`EmbedError::Value`] for the first invalid value; [`EmbedError::Setup`] if there is no such game.
    pub fn read(language: Language, day: u32, get: impl Fn(&str) -> String) -> Result<Attributes, EmbedError> {
        let number = |name: &'static str, most: usize| match get(name) {
            text if text.is_empty() => Ok(None),
            text => match text.parse() {
                Ok(number) if number <= most => Ok(Some(number)),
                _ => Err(bad(name, &text, &format!("0–{most}"))),
            },
        };
        let mode = one_of("mode", &get("mode"), &Mode::ALL)?;
        // The element itself applies `theme`, so only the value is checked here.
        one_of("theme", &get("theme"), &[("light", ()), ("dark", ()), ("auto", ())])?;
        let source = if mode == Mode::Puzzle {
            puzzle(&get("puzzle"), &get("game"), day)?
        } else {
            let given = get("record");
            let (record, file) = outside::record(&given);
            let record = record.into_owned();
            let in_file = file.then(|| record.lines().find_map(|line| line.trim().strip_prefix("game ")));
            BoardSource {
                game: in_file.flatten().map_or_else(|| get("game"), |game| game.trim().to_owned()),
                variant: get("variant"),
                options: get("options"),
                position: outside::plain(&get("position")).into_owned(),
                // Engines take part only in mode `play`.
                engines: if mode == Mode::Play { get("programs") } else { String::new() },
                puzzle: String::new(),
                record,
            }
        };
        if games::info(&source.game).is_err() {
            return Err(bad("game", &source.game, &list(GAMES.iter().map(|game| game.id))));
        }
        Ok(Attributes {
            language,
            mode,
            look: one_of("look", &get("look"), &Look::ALL.map(|look| (look.name(), look)))?,
            dark: get("dark") == "y",
            orientation: number("orientation", 5)?.unwrap_or_default() as u8,
            coordinates: get("coordinates") == "y",
            // Marks would reveal the solution of a puzzle.
            marks: if mode == Mode::Puzzle { String::new() } else { outside::marks(&get("marks")) },
            ply: number("ply", 99_999)?,
            app: get("app"),
            source,
        })
    }
}

impl BoardSource {
    /// The match at the end of its record. `seed` is for draws of chance. The game must be loaded.
    ///
    /// # Errors
    /// If variant, options, engines or record are invalid.
    pub fn game_match(&self, seed: u64) -> Result<Match, EmbedError> {
        let mut game_match = if outside::holds_match(&self.record) {
            // HTML may indent the record, but its line breaks are significant.
            let lines: Vec<_> = self.record.trim_start().lines().map(str::trim_start).collect();
            let first = read_file(&lines.join("\n")).into_iter().next().map(|entry| entry.read);
            let read = first.unwrap_or_else(|| Err(Box::new(BrokenSave { why: SaveError::NotASave, recovered: None })));
            let mut game_match = read.map_err(|broken| EmbedError::Record(broken.why))?;
            game_match.go_to(usize::MAX);
            game_match
        } else {
            let info = games::info(&self.game).map_err(EmbedError::Setup)?;
            let variant = if self.variant.is_empty() { info.variants[0].id } else { &self.variant };
            let setup = Setup::read(info.id, [variant, &self.options, &self.position], []);
            let setup = setup.map_err(|why| match why {
                NoSetup::Setup(why) => unknown(why, info, variant),
                NoSetup::Position(why) => EmbedError::Position(why),
            })?;
            Match::new(setup.with_seed(seed))
        };
        let seats = game_match.setup().game().seats();
        for word in self.engines.split_ascii_whitespace() {
            let number = |text: &str| text.parse::<u8>().ok();
            let read = word.split_once(':').and_then(|(seat, level)| {
                let seat = number(seat).filter(|seat| (1..=seats).contains(seat)).and_then(Seat::new)?;
                Some((seat, Level::new(number(level)?)?))
            });
            let (seat, level) = read.ok_or_else(|| bad("programs", word, &format!("1:1 … {seats}:8")))?;
            game_match.seat(seat, Some(level));
        }
        if !outside::holds_match(&self.record) {
            for (before, token) in self.record.split_ascii_whitespace().enumerate() {
                game_match.play(token).map_err(|why| EmbedError::Token { before, token: token.to_owned(), why })?;
            }
        }
        Ok(game_match)
    }
}

/// Goes to the ply to be shown.
///
/// # Errors
/// [`EmbedError::Ply`] if the record is shorter.
pub fn go(game_match: &mut Match, ply: Option<usize>) -> Result<(), EmbedError> {
    let of = game_match.line().len();
    match ply {
        Some(ply) if ply > of => Err(EmbedError::Ply { ply, of }),
        ply => {
            game_match.go_to(ply.unwrap_or(of));
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::TokenError;

    const DAY: u32 = 20_417;

    fn board_attributes(attributes: &[(&str, &str)]) -> Result<Attributes, EmbedError> {
        let get = |name: &str| attributes.iter().find(|(n, _)| *n == name).map_or("", |(_, value)| value).to_owned();
        Attributes::read(Language::En, DAY, get)
    }

    fn code(attributes: &[(&str, &str)]) -> &'static str {
        let source = board_attributes(attributes)
            .and_then(|board_attributes| Ok((board_attributes.source.game_match(1)?, board_attributes.ply)));
        source.and_then(|(mut game_match, ply)| go(&mut game_match, ply)).err().map_or("none", |fault| fault.code())
    }

    #[test]
    fn nothing_but_a_game_is_a_diagram_of_its_start() {
        let board_attributes = board_attributes(&[("game", "tritt")]).expect("a game");
        assert_eq!(
            (board_attributes.mode, board_attributes.look, board_attributes.ply, board_attributes.orientation),
            (Mode::Diagram, Look::Wood, None, 0)
        );
        let game_match = board_attributes.source.game_match(1).expect("a match");
        assert_eq!((game_match.setup().game().variant().id, game_match.ply()), ("step", 0));
    }

    #[test]
    fn tokens_and_ply_lead_to_a_place_in_the_record() {
        let board_attributes = board_attributes(&[
            ("game", "traffic-lights"),
            ("variant", "simple"),
            ("record", " b2\n a1 c3 "),
            ("ply", "2"),
        ]);
        let board_attributes = board_attributes.expect("sound");
        let mut game_match = board_attributes.source.game_match(1).expect("legal");
        assert_eq!(game_match.ply(), 3);
        go(&mut game_match, board_attributes.ply).expect("in the record");
        assert_eq!((game_match.ply(), game_match.line().len()), (2, 3));
    }

    #[test]
    fn a_file_determines_its_game() {
        let record = "\n  trivium 3\n  game traffic-lights\n  variant simple\n  record b2 a1\n";
        let board_attributes =
            board_attributes(&[("record", record), ("programs", "2:3"), ("mode", "play")]).expect("a file");
        let game_match = board_attributes.source.game_match(1).expect("sound");
        assert_eq!((game_match.setup().game().id(), game_match.ply()), ("traffic-lights", 2));
        assert_eq!(game_match.setup().engine(Seat::TWO), Level::new(3));
    }

    #[test]
    fn a_written_match_is_read_back() {
        let source = |record: String| BoardSource { game: "tritt".into(), record, ..BoardSource::default() };
        let mut game_match = source("e5-g5 f6-h8 d3-d5".into()).game_match(1).expect("legal");
        game_match.go_to(1);
        let again = source(trivium_session::write(&game_match)).game_match(2).expect("sound");
        assert_eq!((again.ply(), again.line().len()), (3, 3));
        assert!(again.setup() == game_match.setup());
    }

    #[test]
    fn an_error_has_the_code_of_its_attribute() {
        let tritt = ("game", "tritt");
        assert_eq!(code(&[]), "game");
        assert_eq!(code(&[("game", "chess")]), "game");
        assert_eq!(code(&[tritt, ("variant", "quick")]), "variant");
        assert_eq!(code(&[tritt, ("options", "rounds=2")]), "options");
        assert_eq!(code(&[tritt, ("mode", "look")]), "mode");
        assert_eq!(code(&[tritt, ("look", "glass")]), "look");
        assert_eq!(code(&[tritt, ("theme", "dim")]), "theme");
        assert_eq!(code(&[tritt, ("orientation", "6")]), "orientation");
        assert_eq!(code(&[tritt, ("ply", "-1")]), "ply");
        assert_eq!(code(&[tritt, ("ply", "1")]), "ply", "beyond an empty record");
        assert_eq!(code(&[tritt, ("record", "e5-g5 e5-g5")]), "tokens");
        assert_eq!(code(&[tritt, ("record", "trivium 1\ngame tritt\nwhat")]), "record");
        for engines in ["3:1", "0:1", "2:9", "2", "two:1"] {
            assert_eq!(code(&[tritt, ("mode", "play"), ("programs", engines)]), "programs", "{engines}");
        }
        assert_eq!(code(&[tritt, ("programs", "1:1 2:8"), ("record", "e5-g5"), ("ply", "1")]), "none");
    }

    #[test]
    fn an_unknown_name_is_reported_with_the_known_ones() {
        let error_text = |attributes: &[(&str, &str)]| {
            let fault = board_attributes(attributes).and_then(|read| read.source.game_match(1)).err();
            fault.map(|fault| fault.text(Language::En)).unwrap_or_default()
        };
        let games = error_text(&[("game", "chess")]);
        assert!(games.contains("“chess”") && GAMES.iter().all(|game| games.contains(game.id)), "{games}");
        for game in GAMES {
            let variants = error_text(&[("game", game.id), ("variant", "quick")]);
            assert!(game.variants.iter().all(|variant| variants.contains(variant.id)), "{variants}");
            let optional = game.variants.iter().find(|variant| !variant.options.is_empty());
            if let Some(variant) = optional {
                let options = error_text(&[("game", game.id), ("variant", variant.id), ("options", "speed=1")]);
                assert!(options.contains("“speed”") && options.contains(variant.options[0].key), "{options}");
            }
        }
        assert!(error_text(&[("game", "tritt"), ("mode", "look")]).contains("diagram, viewer, play, puzzle"));
    }

    #[test]
    fn a_puzzle_has_its_name_from_links_or_is_todays() {
        let named = |attributes: &[(&str, &str)]| {
            let read = board_attributes(&[&[("mode", "puzzle"), ("marks", "e5")], attributes].concat())?;
            assert_eq!(read.marks, "");
            Ok::<_, EmbedError>([read.source.game, read.source.puzzle].join(" "))
        };
        for name in ["tritt/1A2b", "https://example.org/play/#/puzzles/tritt/1a2b"] {
            assert_eq!(named(&[("puzzle", name), ("game", "trias")]).as_deref(), Ok("tritt 1a2b"));
        }
        assert_eq!(named(&[("puzzle", "1a2b"), ("game", "trias")]).as_deref(), Ok("trias 1a2b"));
        let today = [game_of_the_day(DAY), " ", TODAY].concat();
        for attributes in [&[][..], &[("puzzle", "today")], &[("puzzle", "https://example.org/#/puzzles/today")]] {
            assert_eq!(named(attributes).as_ref(), Ok(&today));
        }
        let wrong = |name| named(&[("puzzle", name)]).map_err(|fault| (fault.code(), fault.text(Language::En)));
        let (code, text) = wrong("tritt/zz").expect_err("no number");
        assert_eq!((code, text.contains("“tritt/zz”")), ("puzzle", true), "{text}");
        assert_eq!(wrong("chess/1a2b").expect_err("no game").0, "game");
        assert_eq!(wrong("1a2b").expect_err("no game").0, "game");
    }

    #[test]
    fn a_board_begins_at_a_position() {
        let position = "trittons=b:f6-h8,o:e5-g5\n hand=7,7 orange=1\n swap=n stage=turn turn=2";
        let tritt = [("game", "tritt"), ("position", position), ("record", "b1-b3")];
        let game_match = board_attributes(&tritt).expect("sound").source.game_match(1).expect("a position");
        assert_eq!((game_match.ply(), game_match.turn().seat()), (1, Some(Seat::ONE)));
        assert!(game_match.setup().start().is_some_and(|start| !start.contains('\n')));
        let wrong = position.replace("hand=7,7", "hand=8,7");
        assert_eq!(code(&[("game", "tritt"), ("position", &wrong)]), "position");
    }

    #[test]
    fn an_illegal_token_is_reported_with_its_place() {
        let source = BoardSource {
            game: "traffic-lights".into(),
            variant: "simple".into(),
            record: "b2 q7".into(),
            ..BoardSource::default()
        };
        let Err(fault) = source.game_match(1) else { panic!("q7 is not a site") };
        assert!(
            matches!(&fault, EmbedError::Token { before: 1, token, why: TokenError::Unreadable(_) } if token == "q7"),
            "{fault:?}"
        );
    }
}
