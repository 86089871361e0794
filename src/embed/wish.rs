//! What a board's attributes ask for. Pure: it is tested on the host.

use super::Fault;
use trivium_boards::Look;
use trivium_engine::Level;
use trivium_rules::core::{Seat, SetupError};
use trivium_rules::games::{self, GAMES};
use trivium_session::{Broken, SaveError, Setup, Table, read_file};
use trivium_words::Language;

/// What one can do with a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Look at it.
    #[default]
    Diagram,
    /// Go through the record.
    Viewer,
    /// Play.
    Play,
}

impl Mode {
    const ALL: [(&'static str, Mode); 3] = [("diagram", Mode::Diagram), ("viewer", Mode::Viewer), ("play", Mode::Play)];
}

const LOOKS: [(&str, Look); 3] =
    [(Look::Wood.name(), Look::Wood), (Look::Paper.name(), Look::Paper), (Look::Contrast.name(), Look::Contrast)];

/// What lies on the table: other wishes change how it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Laid {
    /// The game.
    pub game: String,
    /// The variant; the game's first one when empty.
    pub variant: String,
    /// Options as `key=value`, parted by blanks.
    pub options: String,
    /// Tokens parted by blanks, or a match as in files.
    pub record: String,
    /// Seats that programs play, as `seat:level`, parted by blanks.
    pub programs: String,
}

/// All that attributes ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The language of words.
    pub language: Language,
    /// What one can do.
    pub mode: Mode,
    /// The material.
    pub look: Look,
    /// Whether the surroundings are dark.
    pub dark: bool,
    /// [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    /// Whether coordinates are written at the board.
    pub coordinates: bool,
    /// Marks over the position, as docs/diagrams.md has them.
    pub marks: String,
    /// The place in the record; its end when none is given.
    pub ply: Option<usize>,
    /// What lies on the table.
    pub laid: Laid,
}

/// Whether a record is a match as in files.
fn is_file(record: &str) -> bool {
    record.trim_start().starts_with("trivium ")
}

fn bad(attribute: &'static str, value: &str, possible: &str) -> Fault {
    Fault::Value { attribute, value: value.to_owned(), possible: possible.to_owned() }
}

fn one_of<T: Copy + Default>(attribute: &'static str, value: &str, all: &[(&str, T)]) -> Result<T, Fault> {
    if value.is_empty() {
        return Ok(T::default());
    }
    let words = || all.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
    all.iter().find(|(word, _)| *word == value).map(|(_, thing)| *thing).ok_or_else(|| bad(attribute, value, &words()))
}

impl Wish {
    /// Reads attributes: `get` gives their values, empty for those that are not there.
    ///
    /// # Errors
    /// [`Fault::Value`] for the first value that is none; [`Fault::Setup`] when there is no such game.
    pub fn read(language: Language, get: impl Fn(&str) -> String) -> Result<Wish, Fault> {
        let number = |name: &'static str, most: usize| match get(name) {
            text if text.is_empty() => Ok(None),
            text => match text.parse() {
                Ok(number) if number <= most => Ok(Some(number)),
                _ => Err(bad(name, &text, &format!("0–{most}"))),
            },
        };
        let mode = one_of("mode", &get("mode"), &Mode::ALL)?;
        // It is the element's own; only what it may be is said here.
        one_of("theme", &get("theme"), &[("light", ()), ("dark", ())])?;
        let record = get("record");
        let in_file = is_file(&record).then(|| record.lines().find_map(|line| line.trim().strip_prefix("game ")));
        let laid = Laid {
            game: in_file.flatten().map_or_else(|| get("game"), |game| game.trim().to_owned()),
            variant: get("variant"),
            options: get("options"),
            // Nobody plays but where one can.
            programs: if mode == Mode::Play { get("programs") } else { String::new() },
            record,
        };
        if laid.game.is_empty() {
            let all = GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ");
            return Err(bad("game", "", &all));
        }
        games::info(&laid.game).map_err(Fault::Setup)?;
        Ok(Wish {
            language,
            mode,
            look: one_of("look", &get("look"), &LOOKS)?,
            dark: get("dark") == "y",
            orientation: number("orientation", 5)?.unwrap_or_default() as u8,
            coordinates: get("coordinates") == "y",
            marks: get("marks"),
            ply: number("ply", 99_999)?,
            laid,
        })
    }
}

impl Laid {
    /// The table, at the end of its record; `seed` is that of chance's draws. The game is to be there.
    ///
    /// # Errors
    /// What is wrong with variant, options, programs or record.
    pub fn table(&self, seed: u64) -> Result<Table, Fault> {
        let mut table = if is_file(&self.record) {
            // Where it stands it may be indented; what ends a line counts.
            let lines: Vec<_> = self.record.trim_start().lines().map(str::trim_start).collect();
            let first = read_file(&lines.join("\n")).into_iter().next().map(|entry| entry.read);
            let read = first.unwrap_or_else(|| Err(Box::new(Broken { why: SaveError::NotASave, kept: None })));
            let mut table = read.map_err(|broken| Fault::Record(broken.why))?;
            table.go_to(usize::MAX);
            table
        } else {
            let info = games::info(&self.game).map_err(Fault::Setup)?;
            let variant = if self.variant.is_empty() { info.variants[0].id } else { &self.variant };
            let words = self.options.split_ascii_whitespace();
            let options = words.map(|word| word.split_once('=').unwrap_or((word, "")));
            Table::new(Setup::new(info.id, variant, options, [], seed).map_err(Fault::Setup)?)
        };
        let seats = table.setup().game().seats();
        for word in self.programs.split_ascii_whitespace() {
            let number = |text: &str| text.parse::<u8>().ok();
            let read = word.split_once(':').and_then(|(seat, level)| {
                let seat = number(seat).filter(|seat| (1..=seats).contains(seat)).and_then(Seat::new)?;
                Some((seat, Level::new(number(level)?)?))
            });
            let (seat, level) = read.ok_or_else(|| bad("programs", word, &format!("1:1 … {seats}:8")))?;
            table.seat(seat, Some(level));
        }
        if !is_file(&self.record) {
            for (before, token) in self.record.split_ascii_whitespace().enumerate() {
                table.play(token).map_err(|why| Fault::Token { before, token: token.to_owned(), why })?;
            }
        }
        Ok(table)
    }
}

/// Goes to where the table is to be shown.
///
/// # Errors
/// [`Fault::Ply`], when the record is shorter.
pub fn go(table: &mut Table, ply: Option<usize>) -> Result<(), Fault> {
    let of = table.line().len();
    match ply {
        Some(ply) if ply > of => Err(Fault::Ply { ply, of }),
        ply => {
            table.go_to(ply.unwrap_or(of));
            Ok(())
        }
    }
}

impl From<SetupError> for Fault {
    fn from(why: SetupError) -> Fault {
        Fault::Setup(why)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::Objection;

    fn wish(attributes: &[(&str, &str)]) -> Result<Wish, Fault> {
        let get = |name: &str| attributes.iter().find(|(n, _)| *n == name).map_or("", |(_, value)| value).to_owned();
        Wish::read(Language::En, get)
    }

    fn code(attributes: &[(&str, &str)]) -> &'static str {
        let laid = wish(attributes).and_then(|wish| Ok((wish.laid.table(1)?, wish.ply)));
        laid.and_then(|(mut table, ply)| go(&mut table, ply)).err().map_or("none", |fault| fault.code())
    }

    #[test]
    fn nothing_but_a_game_is_a_diagram_of_its_start() {
        let wish = wish(&[("game", "tritt")]).expect("a game");
        assert_eq!((wish.mode, wish.look, wish.ply, wish.orientation), (Mode::Diagram, Look::Wood, None, 0));
        let table = wish.laid.table(1).expect("a table");
        assert_eq!((table.setup().game().variant().id, table.ply()), ("step", 0));
    }

    #[test]
    fn tokens_and_ply_lead_to_a_place_in_the_record() {
        let wish = wish(&[("game", "traffic-lights"), ("variant", "simple"), ("record", " b2\n a1 c3 "), ("ply", "2")]);
        let wish = wish.expect("sound");
        let mut table = wish.laid.table(1).expect("legal");
        assert_eq!(table.ply(), 3);
        go(&mut table, wish.ply).expect("in the record");
        assert_eq!((table.ply(), table.line().len()), (2, 3));
    }

    #[test]
    fn a_file_says_itself_which_game_it_is() {
        let record = "\n  trivium 3\n  game traffic-lights\n  variant simple\n  record b2 a1\n";
        let wish = wish(&[("record", record), ("programs", "2:3"), ("mode", "play")]).expect("a file");
        let table = wish.laid.table(1).expect("sound");
        assert_eq!((table.setup().game().id(), table.ply()), ("traffic-lights", 2));
        assert_eq!(table.setup().program(Seat::TWO), Level::new(3));
    }

    #[test]
    fn what_was_written_is_read() {
        let laid = |record: String| Laid { game: "tritt".into(), record, ..Laid::default() };
        let mut table = laid("e5-g5 f6-h8 d3-d5".into()).table(1).expect("legal");
        table.go_to(1);
        let again = laid(trivium_session::write(&table)).table(2).expect("sound");
        assert_eq!((again.ply(), again.line().len()), (3, 3));
        assert!(again.setup() == table.setup());
    }

    #[test]
    fn what_is_wrong_has_its_attribute_as_a_code() {
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
        for programs in ["3:1", "0:1", "2:9", "2", "two:1"] {
            assert_eq!(code(&[tritt, ("mode", "play"), ("programs", programs)]), "programs", "{programs}");
        }
        assert_eq!(code(&[tritt, ("programs", "1:1 2:8"), ("record", "e5-g5"), ("ply", "1")]), "none");
    }

    #[test]
    fn a_refused_token_is_told_with_its_place() {
        let laid =
            Laid { game: "traffic-lights".into(), variant: "simple".into(), record: "b2 q7".into(), ..Laid::default() };
        let Err(fault) = laid.table(1) else { panic!("q7 is no place") };
        assert!(
            matches!(&fault, Fault::Token { before: 1, token, why: Objection::Unreadable(_) } if token == "q7"),
            "{fault:?}"
        );
    }
}
