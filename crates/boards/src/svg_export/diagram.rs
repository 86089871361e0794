//! A picture for a page that already has the style sheet of `diagram_sheet`. It looks like the file that
//! [`PictureSpec::picture`] makes, but needs a fraction of its time and code, because no styles are computed.

use super::value::number;
use super::{MarkError, PictureLayout, PictureSpec, escape, marks};
use crate::drawing::PLANE;
use crate::{Look, board_code, board_info};
use trivium_words::fill;

/// The background of an unbounded board. Placeholders: prefix; left, top, width and height; the game; the look's class.
const TABLE: &str = "<g class='{2} {3}'><radialGradient id='{0}-table' cx='.5' cy='.38' r='.78'><stop class='table-lit'/>\
    <stop offset='1' class='table-dim'/></radialGradient><rect {1} rx='14' fill='url(#{0}-table)'/></g>";
/// The picture. Placeholders: view box, language, prefix, title, description, content.
const PICTURE: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0}\" role=\"img\" lang=\"{1}\" \
    aria-labelledby=\"{2}-title\" aria-describedby=\"{2}-desc\"><title id=\"{2}-title\">{3}</title>\
    <desc id=\"{2}-desc\">{4}</desc>{5}</svg>";

impl PictureSpec {
    /// The picture as SVG; `None` if the game's board is not loaded. The accessible name is the title; the description
    /// is separate.
    ///
    /// # Errors
    /// If marks name sites that are not in the picture.
    pub fn diagram(&self) -> Result<Option<String>, MarkError> {
        let (view, prefix) = (&self.view, &*self.prefix);
        let Some(board) = board_code(view.game) else { return Ok(None) };
        let drawing = (board.drawing)(view, prefix);
        let layout = PictureLayout::around(std::iter::once((self, drawing.layout.frame.map(f64::from))));
        let marks = marks::draw(&self.marks, view.game, &drawing.layout)?.concat();
        let frame = attributes(layout.board);
        let table = if board_info(view.game).is_some_and(|info| info.endless) {
            fill(TABLE, &[prefix, &frame, view.game, view.look.class()])
        } else {
            String::new()
        };
        // An unbounded board ends at the frame.
        let board = shown(drawing.picture(view).markup().replace(PLANE, &frame), view.look);
        let view_box = layout.frame().map(number).join(" ");
        let (title, description) = (escape(&self.title), escape(&self.description));
        let content = [table, board, shown(layout.trays(self, prefix), view.look), marks].concat();
        let values = [&*view_box, self.style.language.tag(), prefix, &title, &description, &content];
        Ok(Some(fill(PICTURE, &values)))
    }
}

/// Removes the letters on pieces unless the look shows them. A style could hide them, but browsers keep hidden
/// elements, and one copy per `<use>`.
fn shown(markup: String, look: Look) -> String {
    if look == Look::Contrast {
        return markup;
    }
    let mut pieces = markup.split("<text class='letter'");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |done, piece| done + piece.split_once("</text>").map_or("", |(_, rest)| rest))
}

fn attributes(frame: [f64; 4]) -> String {
    let [x, y, width, height] = frame.map(number);
    ["x='", &x, "' y='", &y, "' width='", &width, "' height='", &height, "'"].concat()
}
