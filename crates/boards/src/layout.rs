//! Positions of a board's sites, and navigation by keys. Pure arithmetic.
//!
//! Pictures use integer units, with [`UNIT`] between neighbouring sites, x to the right and y down. Integers keep the
//! markup short and the float formatter out of the page.

use crate::node::AttrValue;
use trivium_rules::core::Site;

/// The distance between neighbouring sites.
pub const UNIT: i32 = 100;

/// A point or vector of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Point {
    pub x: i32,
    pub y: i32,
}

impl Point {
    /// Rotates by clockwise quarter turns around the origin.
    pub fn quarters(self, turns: u8) -> Point {
        match turns % 4 {
            0 => self,
            1 => Point { x: -self.y, y: self.x },
            2 => Point { x: -self.x, y: -self.y },
            _ => Point { x: self.y, y: -self.x },
        }
    }

    /// The coordinates, as in SVG attributes.
    pub fn text(self) -> String {
        [&self.x.to_string(), " ", &self.y.to_string()].concat()
    }

    /// The `transform` attribute that moves a drawing from the origin to this point.
    pub fn translate(self) -> String {
        format!("translate({} {})", self.x, self.y)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct BoardPlace {
    pub site: Site,
    /// The coordinate of the site.
    pub name: AttrValue,
    pub at: Point,
}

/// The positions of all sites of a picture.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardLayout {
    /// Rows from top to bottom, each from left to right.
    pub rows: Vec<Vec<BoardPlace>>,
    /// The picture's view box: left, top, width, height.
    pub frame: [i32; 4],
}

/// A step of keyboard navigation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyStep {
    Right,
    Left,
    Up,
    Down,
    RowStart,
    RowEnd,
    First,
    Last,
}

impl BoardLayout {
    /// Groups sites into rows: y of a row's sites exceeds that of its highest site by at most `slack`. The view box has
    /// `margin` around the outermost centres.
    pub fn new(mut places: Vec<BoardPlace>, slack: i32, margin: i32) -> BoardLayout {
        places.sort_by_key(|p| (p.at.y, p.at.x));
        let range = |of: fn(&BoardPlace) -> i32| {
            let all = places.iter().map(of);
            (all.clone().min().unwrap_or(0) - margin, all.max().unwrap_or(0) + margin)
        };
        let ((left, right), (top, bottom)) = (range(|p| p.at.x), range(|p| p.at.y));
        let mut rows: Vec<Vec<BoardPlace>> = Vec::new();
        for place in places {
            match rows.last_mut() {
                Some(row) if place.at.y - row[0].at.y <= slack => row.push(place),
                _ => rows.push(vec![place]),
            }
        }
        for row in &mut rows {
            row.sort_by_key(|p| p.at.x);
        }
        BoardLayout { rows, frame: [left, top, right - left, bottom - top] }
    }

    /// All sites in reading order.
    pub fn places(&self) -> impl Iterator<Item = &BoardPlace> + Clone {
        self.rows.iter().flatten()
    }

    pub fn place(&self, site: Site) -> Option<&BoardPlace> {
        self.places().find(|p| p.site == site)
    }

    pub fn point(&self, site: Site) -> Option<Point> {
        self.place(site).map(|p| p.at)
    }

    pub fn view_box(&self) -> String {
        let [left, top, width, height] = self.frame;
        format!("{left} {top} {width} {height}")
    }

    /// The site that a step leads to. `None` at the edge. A vertical step goes to the site of the next row that is
    /// nearest to `goal`, the x at which the vertical movement began. So Up and then Down returns to the start, also on
    /// triangles and hexagons.
    pub fn step(&self, from: Site, goal: i32, step: KeyStep) -> Option<&BoardPlace> {
        let row = self.rows.iter().position(|row| row.iter().any(|p| p.site == from))?;
        let column = self.rows[row].iter().position(|p| p.site == from)?;
        let nearest = |row: usize| self.rows.get(row)?.iter().min_by_key(|p| (p.at.x - goal).abs());
        match step {
            KeyStep::Right => self.rows[row].get(column + 1),
            KeyStep::Left => self.rows[row].get(column.checked_sub(1)?),
            KeyStep::Up => nearest(row.checked_sub(1)?),
            KeyStep::Down => nearest(row + 1),
            KeyStep::RowStart => self.rows[row].first(),
            KeyStep::RowEnd => self.rows[row].last(),
            KeyStep::First => self.rows.first()?.first(),
            KeyStep::Last => self.rows.last()?.last(),
        }
    }
}

/// The result of typing one character of a coordinate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TypedCoordinate {
    /// The site with the typed coordinate. Another letter may continue it: `f1`, then `f11`.
    Place(Site),
    /// The start of a coordinate.
    Start,
    /// Not a coordinate.
    Nothing,
}

impl BoardLayout {
    /// Appends a character to the typed text. If no coordinate starts with the result, starts again with the character.
    pub fn typed(&self, so_far: &mut String, letter: char) -> TypedCoordinate {
        so_far.push(letter);
        let starts = |text: &str| {
            self.places().any(|p| p.name.get(..text.len()).is_some_and(|start| start.eq_ignore_ascii_case(text)))
        };
        if !starts(so_far) {
            // The comma between two numbers may be omitted.
            so_far.insert(so_far.len() - letter.len_utf8(), ',');
        }
        if !starts(so_far) {
            so_far.clear();
            so_far.push(letter);
        }
        if !starts(so_far) {
            so_far.clear();
            return TypedCoordinate::Nothing;
        }
        let whole = self.places().find(|p| p.name.eq_ignore_ascii_case(so_far));
        whole.map_or(TypedCoordinate::Start, |place| TypedCoordinate::Place(place.site))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_testing::site_of;

    fn place(site: u32, name: &'static str, x: i32, y: i32) -> BoardPlace {
        BoardPlace { site: site_of(site), name: name.into(), at: Point { x, y } }
    }

    /// Rows of one, two and three sites.
    fn triangle() -> BoardLayout {
        let places = vec![
            place(0, "a1", 0, 0),
            place(1, "b1", -50, 87),
            place(2, "b2", 50, 87),
            place(3, "c1", -100, 174),
            place(4, "c2", 0, 174),
            place(5, "c11", 100, 174),
        ];
        BoardLayout::new(places, 40, 60)
    }

    fn walk(layout: &BoardLayout, from: u32, steps: &[KeyStep]) -> u32 {
        let goal = layout.point(site_of(from)).unwrap().x;
        steps.iter().fold(from, |at, step| layout.step(site_of(at), goal, *step).map_or(at, |p| p.site.index()))
    }

    #[test]
    fn up_and_down_return_to_the_start() {
        let triangle = triangle();
        for from in 1..6 {
            let up = walk(&triangle, from, &[KeyStep::Up]);
            assert!(triangle.point(site_of(up)).unwrap().y < triangle.point(site_of(from)).unwrap().y);
            assert_eq!(walk(&triangle, from, &[KeyStep::Up, KeyStep::Down]), from);
        }
    }

    #[test]
    fn steps_stay_in_their_row() {
        let triangle = triangle();
        assert_eq!(walk(&triangle, 3, &[KeyStep::Right, KeyStep::Right]), 5);
        assert!(triangle.step(site_of(5), 0, KeyStep::Right).is_none());
        assert!(triangle.step(site_of(3), 0, KeyStep::Left).is_none());
        assert!(triangle.step(site_of(0), 0, KeyStep::Up).is_none());
        assert_eq!(walk(&triangle, 4, &[KeyStep::RowStart]), 3);
        assert_eq!(walk(&triangle, 4, &[KeyStep::RowEnd]), 5);
        assert_eq!(walk(&triangle, 4, &[KeyStep::First]), 0);
        assert_eq!(walk(&triangle, 0, &[KeyStep::Last]), 5);
    }

    #[test]
    fn the_frame_has_the_margin() {
        assert_eq!(triangle().frame, [-160, -60, 320, 294]);
    }

    #[test]
    fn typed_letters_lead_to_sites() {
        let (triangle, mut text) = (triangle(), String::new());
        assert_eq!(triangle.typed(&mut text, 'C'), TypedCoordinate::Start);
        assert_eq!(triangle.typed(&mut text, '1'), TypedCoordinate::Place(site_of(3)));
        assert_eq!(triangle.typed(&mut text, '1'), TypedCoordinate::Place(site_of(5)));
        // A character that cannot continue a coordinate starts a new one.
        assert_eq!(triangle.typed(&mut text, 'b'), TypedCoordinate::Start);
        assert_eq!(triangle.typed(&mut text, '2'), TypedCoordinate::Place(site_of(2)));
        assert_eq!(triangle.typed(&mut text, 'x'), TypedCoordinate::Nothing);
        assert_eq!(text, "");
        let plane = BoardLayout::new(vec![place(0, "1,0u", 0, 0), place(1, "-1,2d", 0, 100)], 40, 60);
        for (typed, whole) in [("10u", 0), ("1,0u", 0), ("-12d", 1), ("-1,2d", 1)] {
            let results: Vec<_> = typed.chars().map(|letter| plane.typed(&mut text, letter)).collect();
            assert_eq!(
                results.last(),
                Some(&TypedCoordinate::Place(site_of(whole))),
                "the comma may be left out of {typed}"
            );
        }
    }

    #[test]
    fn quarter_turns_are_clockwise_and_cyclic() {
        let point = Point { x: 30, y: -70 };
        assert_eq!(point.quarters(1), Point { x: 70, y: 30 });
        assert_eq!(point.quarters(1).quarters(3), point);
        assert_eq!(point.quarters(2).quarters(2), point);
    }
}
