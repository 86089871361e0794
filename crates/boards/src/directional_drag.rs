//! Directional drags: the direction of the drag selects an option, not the element under the pointer. So a finger can
//! choose small sites, even those that it covers.
//!
//! In a board with `data-aim`, legal sites have a vector in `data-way`, in the picture's units. The dragged piece
//! slides along these vectors, up to the end of the longest one.

use super::geometry::in_units;
use super::layout::{Point, UNIT};
use super::rotation::Rotation;
use super::target;
use trivium_rules::core::Pick;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// A directional drag. Dropping the value restores the page.
pub struct DirectionalDrag {
    board: Element,
    slid: Option<Element>,
    over: Option<Element>,
    /// Screen width of [`UNIT`] in pixels, or its screen height if the board is rotated by 90°.
    pixels: f64,
    /// True if the drag has selected an option at any time.
    aimed: bool,
}

impl Drop for DirectionalDrag {
    fn drop(&mut self) {
        if let Some(slid) = &self.slid {
            let _ = slid.remove_attribute("style");
        }
        self.mark(None);
    }
}

impl DirectionalDrag {
    /// Starts a drag at `source`, which contains an outline of class `hit` that is [`UNIT`] wide. The attribute
    /// `data-drag` of `source` is the id of the element that slides, if any.
    pub fn new(source: &Element) -> Option<DirectionalDrag> {
        let board = source.closest("[data-aim]").ok()??;
        let pixels = source.query_selector(".hit").ok()??.get_bounding_client_rect().width();
        let id = source.get_attribute("data-drag").filter(|id| !id.is_empty());
        let slid = id.and_then(|id| board.query_selector(&["[id='", &id, "']"].concat()).ok()?);
        (pixels > 0.0).then_some(DirectionalDrag { board, slid, over: None, pixels, aimed: false })
    }

    /// Updates the drag. `x` and `y` are the distance from its start, in pixels.
    pub fn follow(&mut self, x: i32, y: i32) {
        let way = (f64::from(x), f64::from(y));
        let picture = self.board.query_selector("svg").ok().flatten();
        let (x, y) = match picture.and_then(|picture| in_units(&picture, way)) {
            Some((x, y)) => (x as i32, y as i32),
            None => {
                let units = |pixels: f64| (pixels * f64::from(UNIT) / self.pixels) as i32;
                Rotation::of(&self.board).to_board((units(way.0), units(way.1)))
            }
        };
        let moved = Point { x, y };
        let Ok(found) = self.board.query_selector_all("[data-way]") else { return };
        let places = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
        let with_way = |place: Element| Some((read(&place.get_attribute("data-way")?)?, place));
        let (ways, places): (Vec<_>, Vec<_>) = places.filter_map(with_way).unzip();
        let nearest = nearest(&ways, moved);
        self.mark(nearest.map(|at| places[at].clone()));
        if let Some(slid) = &self.slid {
            let Point { x, y } = along(&ways, moved);
            let style = ["transform:translate(", &x.to_string(), "px,", &y.to_string(), "px)"].concat();
            let _ = slid.set_attribute("style", &style);
        }
    }

    /// The result of a drop: a pick, or `Some(None)` for a cancellation. `None` if the drag has never selected an
    /// option.
    pub fn dropped(&self, game: &str) -> Option<Option<Pick>> {
        let pick = || target::site_of(game, self.over.as_ref()?).map(Pick::Site);
        self.aimed.then(pick)
    }

    fn mark(&mut self, over: Option<Element>) {
        if self.over == over {
            return;
        }
        if let Some(old) = &self.over {
            let _ = old.class_list().remove_1("below");
        }
        if let Some(new) = &over {
            let _ = new.class_list().add_1("below");
            self.aimed = true;
        }
        self.over = over;
    }
}

/// Parses `data-way`, such as `200 -174`.
fn read(text: &str) -> Option<Point> {
    let (x, y) = text.split_once(' ')?;
    Some(Point { x: x.parse().ok()?, y: y.parse().ok()? })
}

const fn dot(one: Point, two: Point) -> i32 {
    one.x * two.x + one.y * two.y
}

/// The index of the vector nearest to `moved`; `None` if the origin is nearer.
fn nearest(ways: &[Point], moved: Point) -> Option<usize> {
    let squared_distance = |way: Point| {
        let rest = Point { x: moved.x - way.x, y: moved.y - way.y };
        dot(rest, rest)
    };
    let (at, way) = ways.iter().enumerate().min_by_key(|(_, way)| squared_distance(**way))?;
    (squared_distance(*way) < dot(moved, moved)).then_some(at)
}

/// The position of the sliding piece: the projection of `moved` on the vector with the most similar direction.
fn along(ways: &[Point], moved: Point) -> Point {
    let Some(way) = ways.iter().copied().max_by_key(|way| dot(*way, moved)) else { return Point::default() };
    let (part, whole) = (dot(way, moved).max(0), dot(way, way).max(1));
    let scaled = |of: i32| if part >= whole { of } else { of * (part / UNIT) / (whole / UNIT).max(1) };
    Point { x: scaled(way.x), y: scaled(way.y) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EAST: Point = Point { x: 200, y: 0 };
    const SOUTH_EAST: Point = Point { x: 100, y: 174 };

    #[test]
    fn the_nearest_vector_is_selected() {
        let ways = [EAST, SOUTH_EAST];
        assert_eq!(nearest(&ways, Point { x: 130, y: 30 }), Some(0));
        assert_eq!(nearest(&ways, Point { x: 500, y: 700 }), Some(1));
        assert_eq!(nearest(&ways, Point { x: 60, y: 40 }), None);
        assert_eq!(nearest(&ways, Point { x: -300, y: 0 }), None);
        assert_eq!(nearest(&[], Point { x: 130, y: 30 }), None);
    }

    #[test]
    fn the_piece_slides_on_a_line_to_its_end() {
        let ways = [Point { x: 100, y: 0 }, EAST, Point { x: -100, y: 0 }];
        assert_eq!(along(&ways, Point { x: 150, y: 80 }), Point { x: 150, y: 0 });
        assert_eq!(along(&ways, Point { x: 450, y: 80 }), EAST);
        assert_eq!(along(&ways, Point { x: -50, y: 0 }), Point { x: -50, y: 0 });
        assert_eq!(along(&[EAST], Point { x: -50, y: 10 }), Point::default());
    }

    #[test]
    fn vectors_are_parsed_as_written() {
        let way = Point { x: -100, y: 174 };
        assert_eq!(read(&way.text()), Some(way));
        assert_eq!([read(""), read("3"), read("a b")], [None; 3]);
    }
}
