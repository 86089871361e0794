//! Pictures of positions: complete SVG files, put together from what the boards draw. They need no style sheet, no script and nothing
//! from elsewhere, and are the same to the byte wherever they are made.
//!
//! - [`PictureSpec`] is what a picture shows. The board draws it without a renderer ([`crate::Drawing`]), so that it takes no browser and no time.
//! - `diagram` draws a picture for within a page that has a style sheet for it: no style is worked out when it is drawn.
//! - `guest` draws a board with all that is next to it in another page.
//! - `host` has the styles built in. The page fetches them.
//! - `nodes` and `markup` read what was drawn, `stylesheet`, `value` and `colour` know the style sheet, `paint` joins them.
//! - `trays` draws what lies next to the board, `marks` what an author puts over it, `alt_text` says it in words.
//! - `animation` makes one picture of a whole line.
//! - `paper` makes sheets of a board and its pieces, to print and cut out.

mod alt_text;
#[cfg(feature = "files")]
mod animation;
mod colour;
mod diagram;
#[cfg(all(feature = "files", not(target_arch = "wasm32")))]
mod diagram_sheet;
pub mod guest;
#[cfg(all(feature = "files", not(target_arch = "wasm32")))]
pub mod host;
mod marks;
mod markup;
#[cfg(feature = "files")]
mod nodes;
mod paint;
#[cfg(all(feature = "files", not(target_arch = "wasm32")))]
pub mod paper;
mod stylesheet;
mod themed;
mod trays;
mod value;

#[cfg(feature = "files")]
pub use animation::{animation, line};
pub use marks::over as marks_over;
pub use marks::{Mark, MarkError, MarkFault, read as read_marks};
pub use markup::escape;
pub use stylesheet::Stylesheet;
pub use themed::{Stands, themed};

use crate::{BoardInfo, BoardView, Look, board_info, board_names, functions};
use markup::{MarkupElement, MarkupNode, parse};
use paint::{Definitions, SvgPainter};
use std::rc::Rc;
use trays::TrayStyle;
use trivium_rules::core::{Scene, Seat, Site, Turn};
use trivium_session::Match;
use trivium_words::Language;
use value::number;
use yew::AttrValue;

/// How pictures are made.
#[derive(Clone, PartialEq, Debug)]
pub struct Style {
    /// The language of title and description.
    pub language: Language,
    /// The material.
    pub look: Look,
    /// Whether colours are those for dark surroundings.
    pub dark: bool,
    /// Which of its colours each seat has, from 0.
    pub colours: [u8; 3],
    /// Whether coordinates are written at the board.
    pub coordinates: bool,
    /// Whether hands of tiles are shown, which are large and can be told from the board.
    pub hands: bool,
    /// Whether nothing is shown but the board: not what lies next to it, nor what was decided last.
    pub bare: bool,
    /// Whether the page's colour lies behind it; else nothing does.
    pub background: bool,
    /// The width in CSS pixels; the height follows.
    pub width: u32,
}

impl Default for Style {
    fn default() -> Style {
        Style {
            language: Language::En,
            look: Look::Wood,
            dark: false,
            colours: [0; 3],
            coordinates: false,
            hands: false,
            bare: false,
            background: false,
            width: 480,
        }
    }
}

/// The name of the file with the picture of a game for the start page, or of a variant, `tritt-slide`, for the set-up.
pub fn tile_file(game: &str, look: Look, dark: bool) -> String {
    [game, "-", look.name(), if dark { "-dark" } else { "-light" }, ".svg"].concat()
}

/// Where a match stands, as far as a picture shows or tells it.
pub struct Standing {
    /// The game's name.
    pub game: &'static str,
    /// The variant's name.
    pub variant: &'static str,
    /// How many tokens were played.
    pub ply: usize,
    /// The side to act, or the end.
    pub turn: Turn,
    /// The pieces and their places.
    pub scene: Scene,
    /// The sites in reading order, with their coordinates.
    pub sites: Vec<(Site, AttrValue)>,
    /// The sites that the last decision touched.
    pub touched: Vec<Site>,
    /// Lines that stand and count, with their points.
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The names of the players, empty for those who are only players by number.
    pub names: Vec<String>,
}

impl Standing {
    /// Of a match.
    pub fn of(game_match: &Match, language: Language) -> Standing {
        let (setup, position, last) = (game_match.setup(), game_match.position(), game_match.last());
        let game = setup.game();
        Standing {
            game: game.id(),
            variant: game.variant().id,
            ply: game_match.ply(),
            turn: position.turn(),
            scene: position.scene(),
            sites: position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect(),
            touched: last.touched,
            lines: last.lines,
            names: board_names(game_match, language),
        }
    }
}

/// Where a table stands, in words: what a picture's description says.
pub fn described(game_match: &Match, language: Language) -> String {
    alt_text::description(&Standing::of(game_match, language), language)
}

/// A position to be shown, with the style and the marks of its picture.
pub struct PictureSpec {
    style: Style,
    marks: Vec<Mark>,
    view: Rc<BoardView>,
    to_act: Option<Seat>,
    title: String,
    description: String,
    /// The prefix of ids: pictures with other contents have others, so that several can stand in one page.
    prefix: String,
}

impl PictureSpec {
    /// Where a table stands. All that a picture depends on is in
    /// its ids, `marks` as they were given.
    ///
    /// # Errors
    /// When the marks are none.
    #[cfg(feature = "files")]
    pub fn new(game_match: &Match, style: &Style, marks: &str) -> Result<PictureSpec, MarkError> {
        let mut shown = PictureSpec::standing(Standing::of(game_match, style.language), style, marks)?;
        let PictureSpec { title, description, view, .. } = &shown;
        let all =
            format!("{title}\n{description}\n{style:?}\n{marks}\n{}\n{:?}", game_match.position().text(), view.last);
        // FNV-1a, 64 bits.
        let hash = all.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        shown.prefix = format!("t{hash:016x}");
        Ok(shown)
    }

    /// The same of what is known of the match, under ids that are free where nothing else is.
    ///
    /// # Errors
    /// When the marks are none.
    pub fn standing(standing: Standing, style: &Style, marks: &str) -> Result<PictureSpec, MarkError> {
        let language = style.language;
        let (title, description) = (alt_text::title(&standing, language), alt_text::description(&standing, language));
        let Standing { game, turn, scene, sites, touched, lines, .. } = standing;
        let to_act = turn.seat();
        let view = BoardView {
            last: if style.bare { Vec::new() } else { touched },
            lines,
            // A plane without end shows more than its tiles while someone is to act.
            to_act: to_act.filter(|_| !board_info(game).is_some_and(|info| info.endless)),
            coordinates: style.coordinates,
            ..BoardView::of(game, scene, sites, language, style.look)
        };
        let (marks, view, prefix) = (marks::read(marks)?, Rc::new(view), "t".to_owned());
        Ok(PictureSpec { style: style.clone(), marks, view, to_act, title, description, prefix })
    }

    /// The same with the board turned, as [`BoardView::orientation`] says.
    pub fn turned(mut self, orientation: u8) -> PictureSpec {
        if orientation > 0 {
            self.view = Rc::new(BoardView { orientation, ..(*self.view).clone() });
            self.prefix.push_str(&format!("-{orientation}"));
        }
        self
    }

    /// The same of a puzzle: its title, and behind the seat to act what is wanted of it.
    pub fn asking(mut self, title: &str, task: &str) -> PictureSpec {
        title.clone_into(&mut self.title);
        let mover = self.description.find(". ").map_or(self.description.len(), |at| at + 1);
        self.description.insert_str(mover, &[" ", task].concat());
        self.prefix.push_str("-p");
        self
    }

    /// The picture.
    ///
    /// # Errors
    /// When marks name places that the picture has not.
    #[cfg(feature = "files")]
    pub fn picture(&self, sheet: &Stylesheet) -> Result<String, MarkError> {
        let drawn = Drawn::new(&self.view, &self.prefix);
        let plate = PictureLayout::around(std::iter::once((self, drawn.frame)));
        let mut definitions = Definitions::default();
        let drawings = plate.draw(self, drawn, sheet, &mut definitions, &self.prefix)?;
        Ok(plate.file(self, &definitions.text(), &drawings.concat(), ""))
    }
}

/// The drawing of a board.
#[cfg(feature = "files")]
struct Drawn {
    board: MarkupElement,
    /// Left, top, width, height.
    frame: [f64; 4],
}

#[cfg(feature = "files")]
impl Drawn {
    /// The board of a view, under ids that start so; an empty one while the game is not there.
    fn new(view: &Rc<BoardView>, prefix: &str) -> Drawn {
        let drawn = functions(view.game).map(|board| nodes::nodes(&(board.picture.drawing)(view, prefix).html(view)));
        let board = match drawn.and_then(|mut nodes| nodes.pop()) {
            Some(MarkupNode::Element(board)) => board,
            _ => MarkupElement::default(),
        };
        let numbers =
            board.find(&|element| element.name == "svg").and_then(|svg| svg.get("viewBox")).unwrap_or_default();
        let mut numbers = numbers.split_ascii_whitespace().filter_map(|word| word.parse().ok());
        let frame = [0.0, 0.0, 100.0, 100.0].map(|other| numbers.next().unwrap_or(other));
        Drawn { board, frame }
    }

    /// Where a place lies.
    fn place(&self, name: &str) -> Option<(f64, f64)> {
        let named =
            |element: &MarkupElement| element.get("data-site").is_some_and(|site| site.eq_ignore_ascii_case(name));
        let inside = self.board.find(&named)?.get("transform")?.strip_prefix("translate(")?.strip_suffix(')')?;
        let (x, y) = inside.split_once([' ', ','])?;
        Some((x.trim().parse().ok()?, y.trim().parse().ok()?))
    }
}

/// The least width and height of a board's frame, in the board's units.
const LEAST: [f64; 2] = [420.0, 300.0];

/// How a picture is divided: the board, and rows above and below.
struct PictureLayout {
    board: [f64; 4],
    /// The size of what lies next to the board, in the board's units.
    scale: f64,
    above: f64,
    below: f64,
}

impl PictureLayout {
    /// A plate with room for all of these, each with the frame of its board.
    fn around<'a>(all: impl Iterator<Item = (&'a PictureSpec, [f64; 4])>) -> PictureLayout {
        let all: Vec<_> = all.collect();
        let [mut left, mut top, mut right, mut bottom] = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for (_, [x, y, width, height]) in all.iter().copied() {
            (left, top, right, bottom) = (left.min(x), top.min(y), right.max(x + width), bottom.max(y + height));
        }
        let [more_x, more_y] = [(LEAST[0] - right + left).max(0.0) / 2.0, (LEAST[1] - bottom + top).max(0.0) / 2.0];
        let board = [left - more_x, top - more_y, right - left + 2.0 * more_x, bottom - top + 2.0 * more_y];
        let scale = (board[2] / 900.0).clamp(0.5, 1.25);
        let mut plate = PictureLayout { board, scale, above: 0.0, below: 0.0 };
        for (shown, _) in &all {
            let [above, below] = plate.rows(shown, "").map(|lines| lines.len() as f64 * trays::HIGH * scale);
            (plate.above, plate.below) = (plate.above.max(above), plate.below.max(below));
        }
        plate
    }

    /// The lines above and below the board. None where the board shows them itself.
    fn rows(&self, shown: &PictureSpec, prefix: &str) -> [Vec<String>; 2] {
        let scene: &Scene = &shown.view.scene;
        let room = self.board[2] / self.scale - 30.0;
        let info = board_info(shown.view.game).unwrap_or(BoardInfo::PLAIN);
        if shown.style.bare || info.holds_trays {
            return [Vec::new(), Vec::new()];
        }
        let style = TrayStyle { prefix, stacks: info.stacks, hands: shown.style.hands, room };
        let seat = |seat| trays::seat(scene, seat, shown.to_act == Some(seat), &style).lines;
        let common = trays::common(scene, &style).map(|row| row.lines).unwrap_or_default();
        [seat(Seat::TWO), common.into_iter().chain(seat(Seat::ONE)).collect()]
    }

    /// The things next to the board, as markup.
    fn trays(&self, shown: &PictureSpec, prefix: &str) -> String {
        let [left, top, _, height] = self.board;
        let [above, below] = self.rows(shown, prefix);
        let line = |(nth, line): (usize, &String), from: f64| {
            let middle = from + (nth as f64 + 0.5) * trays::HIGH * self.scale;
            let [x, y, scale] = [left, middle, self.scale].map(number);
            format!("<g transform='translate({x} {y})scale({scale})'>{line}</g>")
        };
        let above = above.iter().enumerate().map(|at| line(at, top - self.above));
        let below = below.iter().enumerate().map(|at| line(at, top + height));
        let rows = above.chain(below).collect::<String>();
        format!("<g class='trays {} {}'>{rows}</g>", shown.view.game, shown.style.look.class())
    }

    /// All of the picture: left, top, width, height.
    fn frame(&self) -> [f64; 4] {
        let [left, top, width, height] = self.board;
        [left, top - self.above, width, height + self.above + self.below]
    }

    /// The drawings of a picture, from the lowest to the uppermost.
    #[cfg(feature = "files")]
    fn draw(
        &self,
        shown: &PictureSpec,
        drawn: Drawn,
        sheet: &Stylesheet,
        definitions: &mut Definitions,
        prefix: &str,
    ) -> Result<Vec<String>, MarkError> {
        let game = shown.view.game;
        let radius = marks::radius(game);
        let marks = shown
            .marks
            .iter()
            .map(|mark| mark.draw(&|name| drawn.place(name), radius))
            .collect::<Result<Vec<_>, _>>()?;
        let rows = self.trays(shown, prefix);
        let mut board = drawn.board;
        fit(&mut board, self.board);
        let children = std::iter::once(MarkupNode::Element(board)).chain(parse(&rows)).collect();
        let colour = |(seat, colour): (usize, &u8)| (format!("data-colour-{}", seat + 1), colour.to_string());
        let attributes = shown.style.colours.iter().enumerate().map(colour).collect();
        let root = MarkupElement { name: "html".to_owned(), attributes, children };
        let mut painter = SvgPainter::new(&root, sheet, shown.style.dark, definitions);
        let mut drawings = Vec::new();
        if shown.style.background {
            let page = painter.property(&|element| element.name == "html", "--page").unwrap_or_default();
            drawings.push(ground(self.frame(), &page, 0.0));
        }
        if let Some(game_match) = painter.property(&|element| element.is("board"), "--table") {
            drawings.push(painter.game_match(&format!("{prefix}-table"), &game_match, self.board, ground));
        }
        drawings.extend(painter.draw(&|element| element.name == "svg"));
        drawings.extend(painter.draw(&|element| element.is("trays")));
        drawings.extend(marks);
        Ok(drawings)
    }

    /// The whole file.
    #[cfg(feature = "files")]
    fn file(&self, shown: &PictureSpec, definitions: &str, drawings: &str, more: &str) -> String {
        let [left, top, width, height] = self.frame();
        let wide = shown.style.width;
        let high = (f64::from(wide) * height / width).round();
        let id = &shown.prefix;
        let [left, top, width, height] = [left, top, width, height].map(number);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"{wide}\" height=\"{high}\" \
            role=\"img\" aria-labelledby=\"{id}-title {id}-desc\" lang=\"{}\"><title id=\"{id}-title\">{}</title>\
            <desc id=\"{id}-desc\">{}</desc>{more}<defs>{definitions}</defs>{drawings}</svg>\n",
            shown.style.language.tag(),
            escape(&shown.title),
            escape(&shown.description),
        )
    }
}

/// A rectangle of a colour.
fn ground([x, y, width, height]: [f64; 4], fill: &str, radius: f64) -> String {
    let fill = colour::read(fill).map_or_else(|| fill.to_owned(), |colour| colour.hex);
    let [x, y, width, height, radius] = [x, y, width, height, radius].map(number);
    format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" fill=\"{fill}\"/>")
}

/// A plane without end ends at the board's frame.
#[cfg(feature = "files")]
fn fit(element: &mut MarkupElement, frame: [f64; 4]) {
    if element.is("plane") {
        for (name, number) in ["x", "y", "width", "height"].into_iter().zip(frame) {
            if let Some((_, value)) = element.attributes.iter_mut().find(|(n, _)| n == name) {
                *value = value::number(number);
            }
        }
    }
    for child in &mut element.children {
        if let MarkupNode::Element(child) = child {
            fit(child, frame);
        }
    }
}
