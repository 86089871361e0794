//! Pictures of positions: standalone SVG files made from the boards' drawings. They need no style sheet, no script and
//! no other file, and their bytes do not depend on the machine.
//!
//! - [`PictureSpec`] describes a picture. The board draws it without a renderer ([`crate::Drawing`]), so that it needs
//!   no browser.
//! - `diagram` draws a picture for a page that already has the style sheet, so no styles are computed.
//! - `guest` draws an embedded board with everything around it.
//! - `host` has the style sheets built in, and `parser` parses them. The page fetches the result.
//! - `markup` reads the drawing, `stylesheet`, `value` and `colour` interpret the style sheet, and `paint`
//!   applies one to the other.
//! - `trays` draws the pieces next to the board, `marks` draws authors' marks, and `alt_text` describes the picture in
//!   words.
//! - `animation` makes one picture of a whole line.
//! - `paper` makes sheets with a board and its pieces, to print and cut out.

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
mod paint;
#[cfg(all(feature = "files", not(target_arch = "wasm32")))]
pub mod paper;
#[cfg(all(feature = "files", not(target_arch = "wasm32")))]
mod parser;
mod stylesheet;
mod themed;
mod trays;
mod value;

pub use crate::node::escape;
#[cfg(feature = "files")]
pub use animation::{animation, frames, line};
pub use marks::{Mark, MarkError, MarkFault, check as check_marks, over as marks_over, read as read_marks};
pub use stylesheet::Stylesheet;
pub use themed::{PictureContext, themed};

#[cfg(feature = "files")]
use crate::layout::BoardLayout;
use crate::node::AttrValue;
use crate::{BoardInfo, BoardView, Look, board_code, board_info, board_names};
#[cfg(feature = "files")]
use markup::{MarkupElement, MarkupNode, parse};
use paint::{Definitions, SvgPainter, ground};
use std::rc::Rc;
use trays::TrayStyle;
use trivium_rules::core::{Scene, Seat, Site, Turn};
use trivium_session::Match;
use trivium_words::Language;
use value::number;

#[derive(Clone, PartialEq, Debug)]
pub struct Style {
    /// Applies to title and description.
    pub language: Language,
    /// The material of board and pieces.
    pub look: Look,
    pub dark: bool,
    /// The colour of each seat, as an index from 0.
    pub colours: [u8; 3],
    pub coordinates: bool,
    /// Whether to show hands of tiles. They are large, and follow from the board.
    pub hands: bool,
    /// Whether to show only the board, without trays and without marking the last move.
    pub bare: bool,
    /// Whether to paint the page's background; otherwise it is transparent.
    pub background: bool,
    /// The width in CSS pixels. The height depends on it.
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

/// The file name of a game's picture for the start page, or of a variant's (`tritt-slide`) for the set-up.
pub fn tile_file(game: &str, look: Look, dark: bool) -> String {
    [game, "-", look.name(), if dark { "-dark" } else { "-light" }, ".svg"].concat()
}

/// The state of a match that pictures show or describe.
pub struct Standing {
    pub game: &'static str,
    pub variant: &'static str,
    /// The number of tokens played.
    pub ply: usize,
    /// The side to move, or the result.
    pub turn: Turn,
    pub scene: Scene,
    /// The sites in reading order, with their coordinates.
    pub sites: Vec<(Site, AttrValue)>,
    /// The sites that the last move touched.
    pub touched: Vec<Site>,
    /// Scoring lines with their points.
    pub lines: Vec<(Vec<Site>, u32)>,
    /// The names of the players; empty for players without a name.
    pub names: Vec<String>,
}

impl Standing {
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

/// Describes the state of a match in words, as the picture's description does.
pub fn described(game_match: &Match, language: Language) -> String {
    alt_text::description(&Standing::of(game_match, language), language)
}

/// A position with the style and marks of its picture.
pub struct PictureSpec {
    style: Style,
    marks: Vec<Mark>,
    view: Rc<BoardView>,
    to_act: Option<Seat>,
    title: String,
    description: String,
    /// The prefix of ids. It depends on the content, so that several pictures can be in one page.
    prefix: String,
    /// Whether the picture is shown within a page, where its description is not part of its name.
    within: bool,
}

impl PictureSpec {
    /// A picture of a match. The ids contain a hash of everything that the picture depends on, including `marks` as
    /// they were written.
    ///
    /// # Errors
    /// If the marks have an error.
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

    /// A picture of a state, with ids that are unique only if nothing else is in the document.
    ///
    /// # Errors
    /// If the marks have an error.
    pub fn standing(standing: Standing, style: &Style, marks: &str) -> Result<PictureSpec, MarkError> {
        let language = style.language;
        let (title, description) = (alt_text::title(&standing, language), alt_text::description(&standing, language));
        let Standing { game, turn, scene, sites, touched, lines, .. } = standing;
        let to_act = turn.seat();
        let view = BoardView {
            last: if style.bare { Vec::new() } else { touched },
            lines,
            // While a seat is to move, an unbounded board would include empty sites.
            to_act: to_act.filter(|_| !board_info(game).is_some_and(|info| info.endless)),
            coordinates: style.coordinates,
            ..BoardView::of(game, scene, sites, language, style.look)
        };
        let (marks, view, prefix) = (marks::read(marks)?, Rc::new(view), "t".to_owned());
        Ok(PictureSpec { style: style.clone(), marks, view, to_act, title, description, prefix, within: false })
    }

    /// Rotates the board; see [`BoardView::orientation`].
    pub fn turned(mut self, orientation: u8) -> PictureSpec {
        if orientation > 0 {
            self.view = Rc::new(BoardView { orientation, ..(*self.view).clone() });
            self.prefix.push_str(&format!("-{orientation}"));
        }
        self
    }

    /// Marks the picture as one within a page. Its accessible name is the title alone: otherwise screen readers would
    /// read the description twice.
    pub fn within(mut self) -> PictureSpec {
        self.within = true;
        self
    }

    /// Replaces the title, and adds the task of a puzzle after the seat to move.
    pub fn asking(mut self, title: &str, task: &str) -> PictureSpec {
        title.clone_into(&mut self.title);
        let mover = self.description.find(". ").map_or(self.description.len(), |at| at + 1);
        self.description.insert_str(mover, &[" ", task].concat());
        self.prefix.push_str("-p");
        self
    }

    /// Draws the picture as an SVG file.
    ///
    /// # Errors
    /// If marks name sites that are not in the picture.
    #[cfg(feature = "files")]
    pub fn picture(&self, sheet: &Stylesheet) -> Result<String, MarkError> {
        Ok(frames(std::slice::from_ref(self), sheet)?.concat())
    }
}

#[cfg(feature = "files")]
struct Drawn {
    board: MarkupElement,
    layout: Rc<BoardLayout>,
}

#[cfg(feature = "files")]
impl Drawn {
    /// `prefix` starts all ids. Empty if the game is not loaded.
    fn new(view: &Rc<BoardView>, prefix: &str) -> Drawn {
        let Some(board) = board_code(view.game) else {
            let layout = BoardLayout { frame: [0, 0, 100, 100], ..BoardLayout::default() };
            return Drawn { board: MarkupElement::default(), layout: Rc::new(layout) };
        };
        let drawing = (board.drawing)(view, prefix);
        let layout = drawing.layout.clone();
        let board = match markup::nodes(&drawing.picture(view)).pop() {
            Some(MarkupNode::Element(board)) => board,
            _ => MarkupElement::default(),
        };
        Drawn { board, layout }
    }

    /// The picture's view box: left, top, width, height.
    fn frame(&self) -> [f64; 4] {
        self.layout.frame.map(f64::from)
    }
}

/// Smallest width and height of a board's frame, in the board's units.
const LEAST: [f64; 2] = [420.0, 300.0];

/// The layout of a picture: the board, with trays above and below it.
struct PictureLayout {
    board: [f64; 4],
    /// Scale of the trays, relative to the board's units.
    scale: f64,
    above: f64,
    below: f64,
}

impl PictureLayout {
    /// A layout that fits all given pictures, each with the frame of its board.
    fn around<'a>(all: impl Iterator<Item = (&'a PictureSpec, [f64; 4])> + Clone) -> PictureLayout {
        let [mut left, mut top, mut right, mut bottom] = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for (_, [x, y, width, height]) in all.clone() {
            (left, top, right, bottom) = (left.min(x), top.min(y), right.max(x + width), bottom.max(y + height));
        }
        let [more_x, more_y] = [(LEAST[0] - right + left).max(0.0) / 2.0, (LEAST[1] - bottom + top).max(0.0) / 2.0];
        let board = [left - more_x, top - more_y, right - left + 2.0 * more_x, bottom - top + 2.0 * more_y];
        let scale = (board[2] / 900.0).clamp(0.5, 1.25);
        let mut plate = PictureLayout { board, scale, above: 0.0, below: 0.0 };
        for (shown, _) in all {
            let [above, below] = plate.rows(shown, "").map(|lines| lines.len() as f64 * trays::HIGH * scale);
            (plate.above, plate.below) = (plate.above.max(above), plate.below.max(below));
        }
        plate
    }

    /// The trays above and below the board; empty if the board itself shows them.
    fn rows(&self, shown: &PictureSpec, prefix: &str) -> [Vec<String>; 2] {
        let scene: &Scene = &shown.view.scene;
        let room = self.board[2] / self.scale - 30.0;
        let info = board_info(shown.view.game).unwrap_or(BoardInfo::PLAIN);
        if shown.style.bare || info.holds_trays {
            return [Vec::new(), Vec::new()];
        }
        let style = TrayStyle { prefix, stacks: info.stacks, hands: shown.style.hands, room };
        let seat = |seat| trays::seat(scene, seat, shown.to_act == Some(seat), &style);
        [seat(Seat::TWO), [trays::common(scene, &style), seat(Seat::ONE)].concat()]
    }

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

    /// View box of the whole picture: left, top, width, height.
    fn frame(&self) -> [f64; 4] {
        let [left, top, width, height] = self.board;
        [left, top - self.above, width, height + self.above + self.below]
    }

    /// The elements in drawing order.
    #[cfg(feature = "files")]
    fn draw(
        &self,
        shown: &PictureSpec,
        drawn: Drawn,
        sheet: &Stylesheet,
        definitions: &mut Definitions,
        prefix: &str,
    ) -> Result<Vec<String>, MarkError> {
        let marks = marks::draw(&shown.marks, shown.view.game, &drawn.layout)?;
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
        if let Some(paint) = painter.property(&|element| element.is("board"), "--table") {
            drawings.push(painter.background(&format!("{prefix}-table"), &paint, self.board));
        }
        drawings.extend(painter.draw(&|element| element.is("board")));
        drawings.extend(painter.draw(&|element| element.is("trays")));
        drawings.extend(marks);
        Ok(drawings)
    }

    #[cfg(feature = "files")]
    fn file(&self, shown: &PictureSpec, definitions: &str, drawings: &str, more: &str) -> String {
        let [left, top, width, height] = self.frame();
        let wide = shown.style.width;
        let high = (f64::from(wide) * height / width).round();
        let id = &shown.prefix;
        let between = if shown.within { "\" aria-describedby=\"" } else { " " };
        let [left, top, width, height] = [left, top, width, height].map(number);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"{wide}\" height=\"{high}\" \
            role=\"img\" aria-labelledby=\"{id}-title{between}{id}-desc\" lang=\"{}\"><title id=\"{id}-title\">{}</title>\
            <desc id=\"{id}-desc\">{}</desc>{more}<defs>{definitions}</defs>{drawings}</svg>\n",
            shown.style.language.tag(),
            escape(&shown.title),
            escape(&shown.description),
        )
    }
}

/// Clips an unbounded board to its frame.
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
