//! The printed version of a game: its board at playing size, split over several sheets if necessary, and its pieces to
//! cut out. A sheet is an SVG file in millimetres that fits on both A4 and Letter. It contains no text in any language.

use super::host::sheet;
use super::markup::{MarkupElement, MarkupNode, parse};
use super::paint::{Definitions, SvgPainter};
use super::value::number;
use super::{Drawn, PictureLayout};
use crate::{BoardInfo, BoardView, Look, board_info, pieces};
use std::rc::Rc;
use trivium_rules::core::{PieceKind, Seat};
use trivium_session::Match;
use trivium_words::Language;

/// Width and height of a sheet, in millimetres.
pub const SHEET: [f64; 2] = [190.0, 245.0];
/// Width of the flap to which the next section of a board is glued, in millimetres.
const FLAP: f64 = 8.0;
/// Distance of the next section from the left edge of its sheet, in millimetres, as room for the scissors.
const EDGE: f64 = 2.0;
/// Overlap of a section below the next one, in millimetres, so that no white line shows.
const BLEED: f64 = 2.0;
/// Distance between two pieces, in millimetres.
const GAP: f64 = 1.5;
/// The prefix of ids. It can be constant, because each sheet is a file of its own.
const PREFIX: &str = "p";
/// The attributes of cutting lines.
const CUT: &str = "fill=\"none\" stroke=\"#777\"";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PaperGame {
    /// The sheets of the board; empty for unbounded boards.
    pub board: Vec<String>,
    pub pieces: Vec<String>,
    pub count: usize,
}

struct Cutout {
    drawing: String,
    /// Whether the drawing has its final colours. Otherwise it still needs the painter.
    painted: bool,
    outline: String,
    /// Left, top, width, height in units of the drawing.
    frame: [f64; 4],
    /// Millimetres per unit.
    scale: f64,
}

/// The printed version of the board and of all pieces at the start of the match.
pub fn paper(game_match: &Match) -> PaperGame {
    let game = game_match.setup().game().id();
    let mut view = BoardView::still(game, game_match.position(), Language::En, Look::Paper);
    let info = board_info(game).unwrap_or(BoardInfo::PLAIN);
    let supply = supply(&view);
    view.scene.pieces.clear();
    view.scene.trays.iter_mut().for_each(|tray| tray.stacks.clear());
    let mut drawn = Drawn::new(&Rc::new(view), PREFIX);
    let [on_board, of_piece] = info.paper.millimetres.map(|millimetres| millimetres / 100.0);
    let piece = |(kind, seat): (PieceKind, Option<Seat>)| Cutout {
        drawing: pieces::piece(PREFIX, kind, seat),
        painted: false,
        outline: info.paper.outline.0.to_owned(),
        frame: info.paper.outline.1,
        scale: of_piece,
    };
    let count = supply.len();
    let mut cutouts: Vec<Cutout> = supply.into_iter().map(piece).collect();
    let loose = info.paper.loose.filter(|(class, _)| drawn.board.find(&|element| element.is(class)).is_some());
    if let Some((class, frame)) = loose {
        let mut definitions = Definitions::default();
        let parts = painted(&root(drawn.board.clone(), game, ""), &mut definitions, &|element| element.is(class));
        let [x, y, width, height] = frame.map(number);
        let drawing = ["<defs>", &definitions.text(), "</defs>", &parts].concat();
        remove(&mut drawn.board, &|element| element.is(class));
        let outline = format!("M{x} {y}h{width}v{height}h-{width}Z");
        cutouts.insert(0, Cutout { drawing, painted: true, outline, frame, scale: on_board });
    }
    let board = if info.endless { Vec::new() } else { parts(&drawn, game, on_board) };
    PaperGame { board, pieces: arranged(&drawn, game, &cutouts), count }
}

/// All pieces at the start. If the rules limit no kind of piece, enough of each kind to fill the board.
fn supply(view: &BoardView) -> Vec<(PieceKind, Option<Seat>)> {
    let on_board = view.scene.pieces.iter().map(|piece| (piece.kind, piece.seat, piece.count));
    let in_trays = view.scene.trays.iter();
    let in_trays =
        in_trays.flat_map(|tray| tray.stacks.iter().map(move |(kind, count)| (*kind, tray.from.or(tray.seat), *count)));
    let mut all: Vec<_> = on_board.chain(in_trays).filter(|(_, _, count)| *count > 0).collect();
    if all.is_empty() {
        let kinds = trivium_rules::games::info(view.game).map_or(&[][..], |info| info.pieces);
        all = kinds.iter().map(|kind| (PieceKind::new(kind), None, view.sites.len() as u16)).collect();
    }
    all.into_iter().flat_map(|(kind, seat, count)| (0..count).map(move |_| (kind, seat))).collect()
}

/// Removes matching descendants.
fn remove(element: &mut MarkupElement, unwanted: &dyn Fn(&MarkupElement) -> bool) {
    element.children.retain(|node| !matches!(node, MarkupNode::Element(child) if unwanted(child)));
    for node in &mut element.children {
        if let MarkupNode::Element(child) = node {
            remove(child, unwanted);
        }
    }
}

/// A document with the board and pieces next to it, as the painter needs it.
fn root(board: MarkupElement, game: &str, things: &str) -> MarkupElement {
    let things = format!("<g class='trays {game} {}'>{things}</g>", Look::Paper.class());
    let children = std::iter::once(MarkupNode::Element(board)).chain(parse(&things)).collect();
    let attributes = (1..=Seat::MOST).map(|seat| (format!("data-colour-{seat}"), "0".to_owned())).collect();
    MarkupElement { name: "html".to_owned(), attributes, children }
}

fn painted(root: &MarkupElement, definitions: &mut Definitions, wanted: &dyn Fn(&MarkupElement) -> bool) -> String {
    SvgPainter::new(root, sheet(), false, definitions).draw(wanted).concat()
}

fn file(content: &str) -> String {
    let [width, height] = SHEET.map(number);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}mm\" height=\"{height}mm\">{content}</svg>\n"
    )
}

/// The sections of the board, one sheet each, from left to right.
fn parts(drawn: &Drawn, game: &str, scale: f64) -> Vec<String> {
    let plate = PictureLayout { board: drawn.frame(), scale: 1.0, above: 0.0, below: 0.0 };
    let [left, top, width, height] = plate.board;
    let mut definitions = Definitions::default();
    let mut board = drawn.board.clone();
    // The texts are counts, which change during a game.
    remove(&mut board, &|element| element.name == "text");
    let drawing = painted(&root(board, game, ""), &mut definitions, &|element| element.is("board"));
    let room = SHEET[0] - FLAP - EDGE;
    let count = if width * scale <= SHEET[0] { 1 } else { (width * scale / room).ceil() as usize };
    let part = width / count as f64;
    let sheet = |nth: usize| {
        let (first, last) = (nth == 0, nth + 1 == count);
        let bleed = if last { 0.0 } else { BLEED };
        let (wide, high) = (part * scale, height * scale);
        let x = if count == 1 {
            (SHEET[0] - wide) / 2.0
        } else if first {
            SHEET[0] - FLAP - wide
        } else {
            EDGE
        };
        let y = (SHEET[1] - high) / 2.0;
        let [at_x, at_y, shown_wide, shown_high] = [x, y, wide + bleed, high].map(number);
        let [from, top, across, down] = [left + part * nth as f64, top, part + bleed / scale, height].map(number);
        let board = format!(
            "<defs>{}</defs><svg x=\"{at_x}\" y=\"{at_y}\" width=\"{shown_wide}\" height=\"{shown_high}\" viewBox=\"{from} {top} {across} {down}\">{drawing}</svg>",
            definitions.text()
        );
        let before = if first { String::new() } else { seam(nth - 1, x, [y, y + high], false) };
        let after = if last { String::new() } else { seam(nth, x + wide, [y, y + high], true) };
        file(&[&board, &*before, &after].concat())
    };
    (0..count).map(sheet).collect()
}

/// The joint of two sections: a cutting line on one sheet (`flap` is false), and a flap for glue on the other. Both
/// have the same letter.
fn seam(nth: usize, x: f64, [top, bottom]: [f64; 2], flap: bool) -> String {
    let letter = char::from(b'A' + (nth % 26) as u8);
    let way = if flap { -1.0 } else { 1.0 };
    let mark = |y: f64| {
        let [tip, back, up, middle, down, text] = [x, x + 4.0 * way, y - 2.0, y, y + 2.0, x + 7.0 * way].map(number);
        let baseline = number(y + 1.6);
        format!(
            "<path d=\"M{tip} {middle}L{back} {up}V{down}Z\"/><text x=\"{text}\" y=\"{baseline}\" font-family=\"system-ui, sans-serif\" \
            font-size=\"4.5\" font-weight=\"700\" text-anchor=\"middle\">{letter}</text>"
        )
    };
    let marks = [mark(top - 4.0), mark(bottom + 4.0)].concat();
    let [at, from, to, edge] = [x, top, bottom, x + FLAP - 1.0].map(number);
    let glue = if flap {
        let line = |nth: usize| {
            let y = top + 6.0 * nth as f64;
            let [right, y, end] = [x + FLAP - 1.0, y, (y - 5.0).max(top)].map(number);
            format!("M{} {y}L{right} {end}", number(x + BLEED))
        };
        let hatch: String = (1..=((bottom - top) / 6.0) as usize).map(line).collect();
        format!("<path d=\"M{at} {from}H{edge}V{to}H{at}{hatch}\" fill=\"none\" stroke=\"#999\" stroke-width=\".2\"/>")
    } else {
        String::new()
    };
    format!("{glue}<path d=\"M{at} {from}V{to}\" {CUT} stroke-width=\".3\" stroke-dasharray=\"1.6 1.2\"/>{marks}")
}

/// Arranges the pieces in rows, on as many sheets as needed.
fn arranged(drawn: &Drawn, game: &str, cutouts: &[Cutout]) -> Vec<String> {
    // Per sheet: pieces that still need the painter, and finished drawings with all cutting lines.
    let mut sheets: Vec<[String; 2]> = Vec::new();
    let (mut x, mut y, mut row) = (0.0, f64::MAX, 0.0_f64);
    for cutout in cutouts {
        let [left, top, width, height] = cutout.frame;
        let (wide, high) = (width * cutout.scale, height * cutout.scale);
        if x + wide > SHEET[0] || row > 0.0 && high * 1.5 < row {
            (x, y, row) = (0.0, y + row + GAP, 0.0);
        }
        if y + high > SHEET[1] {
            sheets.push(Default::default());
            (x, y, row) = (0.0, 0.0, 0.0);
        }
        let [at_x, at_y, scale, line] =
            [x - left * cutout.scale, y - top * cutout.scale, cutout.scale, 0.25 / cutout.scale].map(number);
        let dashes = [1.6, 1.2].map(|length| number(length / cutout.scale)).join(" ");
        if let Some(sheet) = sheets.last_mut() {
            let place = format!("<g transform=\"translate({at_x} {at_y})scale({scale})\">");
            sheet[usize::from(cutout.painted)].push_str(&format!("{place}{}</g>", cutout.drawing));
            sheet[1].push_str(&format!(
                "{place}<path d=\"{}\" {CUT} stroke-width=\"{line}\" stroke-dasharray=\"{dashes}\"/></g>",
                cutout.outline
            ));
        }
        (x, row) = (x + wide + GAP, row.max(high));
    }
    let whole = |[things, ready]: &[String; 2]| {
        let mut definitions = Definitions::default();
        let root = root(drawn.board.clone(), game, things);
        let drawing = painted(&root, &mut definitions, &|element| element.is("trays"));
        file(&["<defs>", &definitions.text(), "</defs>", &drawing, ready].concat())
    };
    sheets.iter().map(whole).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::Setup;

    fn made(game: &str, variant: &str) -> PaperGame {
        paper(&Match::new(Setup::new(game, variant, [], [], 0).expect("a set-up")))
    }

    /// The number that follows `name`.
    fn after(text: &str, name: &str) -> f64 {
        let (_, rest) = text.split_once(name).unwrap_or_else(|| panic!("{name} in {text}"));
        let end = rest.find(|c: char| c != '-' && c != '.' && !c.is_ascii_digit()).unwrap_or(rest.len());
        rest[..end].parse().expect("a number")
    }

    #[test]
    fn every_variant_has_all_of_its_pieces_and_nothing_leaves_a_sheet() {
        for game in &trivium_rules::games::GAMES {
            let info = board_info(game.id).expect("a board");
            let [left, top, width, height] = info.paper.outline.1;
            for variant in game.variants {
                let made = made(game.id, variant.id);
                assert_eq!(made.board.is_empty(), info.endless, "{} {}", game.id, variant.id);
                let outline = format!("<path d=\"{}\"", info.paper.outline.0);
                let mut cut = 0;
                for sheet in &made.pieces {
                    for (at, _) in sheet.match_indices(&outline) {
                        let place = &sheet[sheet[..at].rfind("translate(").expect("a place")..at];
                        let (x, scale) = (after(place, "translate("), after(place, "scale("));
                        let y = after(place.split_once(' ').expect("two numbers").1, "");
                        let [x, y] = [x + left * scale, y + top * scale];
                        let end = [x + width * scale, y + height * scale];
                        assert!(x > -0.1 && y > -0.1 && end[0] < SHEET[0] + 0.1 && end[1] < SHEET[1] + 0.1, "{place}");
                        cut += 1;
                    }
                }
                assert_eq!(cut, made.count, "{} {}", game.id, variant.id);
                for sheet in &made.board {
                    let window = sheet.split_once("</defs><svg ").expect("a window").1;
                    let [x, y] = [after(window, "x=\""), after(window, "y=\"")];
                    assert!(x >= 0.0 && x + after(window, "width=\"") <= SHEET[0] + 0.1, "{window:.90}");
                    // The marks of the joints are above and below the board.
                    assert!(y > 7.0 && y + after(window, "height=\"") < SHEET[1] - 7.0, "{window:.90}");
                    assert!(!window.contains("<text") || window.contains(">A</text>"), "{} {}", game.id, variant.id);
                }
            }
        }
    }

    #[test]
    fn boards_have_their_size_and_both_parts_meet_at_one_letter() {
        let counts =
            [("triapon", "base", 27), ("trias", "base", 144), ("tritt", "reloaded", 20), ("trigon", "base", 36)];
        for (game, variant, count) in counts {
            assert_eq!(made(game, variant).count, count, "{game}");
        }
        assert_eq!(made("traffic-lights", "slider+bag").count, 24);
        assert_eq!(made("traffic-lights", "four").count, 36);
        // The first section continues below the second one.
        let tritt = made("tritt", "step").board;
        let shown = |sheet: &str| after(sheet.split_once("</defs><svg ").expect("a window").1, "width=\"");
        let [first, second] = [&tritt[0], &tritt[1]].map(|sheet| shown(sheet));
        assert!((first - second - BLEED).abs() < 0.1 && (230.0..290.0).contains(&(first + second)), "{first} {second}");
        assert!(tritt.iter().all(|sheet| sheet.matches(">A</text>").count() == 2));
        // The strip is cut out separately.
        assert!(made("traffic-lights", "slider").pieces[0].contains("M-157 -275h314v114h-314Z"));
    }
}
