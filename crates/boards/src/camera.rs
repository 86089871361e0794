//! Camera for Trigon's unbounded board: converts between board and screen coordinates under pan and zoom.
//!
//! At rest, the picture's frame fits into the room and is centred in it. A [`Camera`] is a transform relative to that
//! view. CSS gets it as integer units and thousandths, because the page has no code to format floats.

/// Smallest and largest length of a triangle's side on the screen, in pixels.
const SIDE_LIMITS: (f64, f64) = (22.0, 260.0);
/// Side lengths in pixels below which coordinates have the next font size.
const NAME_LIMITS: [f64; 4] = [85.0, 65.0, 50.0, 38.0];
/// Length of a triangle's side, in the picture's units.
pub const SIDE: i32 = 180;

/// The screen area for a picture, in pixels of the window, and the picture's frame.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Room {
    /// Centre of the area.
    pub middle: (f64, f64),
    /// Width and height of the area.
    pub size: (f64, f64),
    /// The part of the picture that fits into the area at rest: left, top, width, height.
    pub frame: [i32; 4],
}

impl Room {
    /// Pixels per unit of the picture at rest.
    pub fn unit(&self) -> f64 {
        let [_, _, width, height] = self.frame.map(f64::from);
        (self.size.0 / width.max(1.0)).min(self.size.1 / height.max(1.0)).max(0.001)
    }

    /// Centre of the frame, in units.
    fn centre(&self) -> (f64, f64) {
        let [left, top, width, height] = self.frame.map(f64::from);
        (left + width / 2.0, top + height / 2.0)
    }

    /// Converts a point of the window to a point of the picture, for the camera at rest.
    pub fn point(&self, x: f64, y: f64) -> (f64, f64) {
        let (unit, centre) = (self.unit(), self.centre());
        (centre.0 + (x - self.middle.0) / unit, centre.1 + (y - self.middle.1) / unit)
    }
}

/// A transform of the view at rest: a point p of the picture appears where `scale` × p + (x, y) would appear at rest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    scale: f64,
    x: f64,
    y: f64,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera::REST
    }
}

impl Camera {
    /// The whole frame is visible.
    pub const REST: Camera = Camera { scale: 1.0, x: 0.0, y: 0.0 };

    /// Pans by a vector in pixels.
    pub fn moved(self, (x, y): (f64, f64), room: &Room) -> Camera {
        let unit = room.unit();
        Camera { x: self.x + x / unit, y: self.y + y / unit, ..self }.clamped(room)
    }

    /// Zooms by the factor `times`; the given point of the window stays fixed.
    pub fn enlarged(self, times: f64, (x, y): (f64, f64), room: &Room) -> Camera {
        let unit = room.unit() * f64::from(SIDE);
        let least = (SIDE_LIMITS.0 / unit).min(1.0);
        let scale = (self.scale * times).clamp(least, (SIDE_LIMITS.1 / unit).max(least).max(1.0));
        let (times, at) = (scale / self.scale, room.point(x, y));
        Camera { scale, x: at.0 + (self.x - at.0) * times, y: at.1 + (self.y - at.1) * times }.clamped(room)
    }

    /// Clamps zoom and pan to their limits.
    pub fn within(self, room: &Room) -> Camera {
        self.enlarged(1.0, room.middle, room)
    }

    /// Pans so that the centre of the room is within the frame. This keeps the board on the screen.
    fn clamped(self, room: &Room) -> Camera {
        let (centre, [left, top, width, height]) = (room.centre(), room.frame.map(f64::from));
        let keep = |at: f64, centre: f64, low: f64, long: f64| {
            at.clamp(centre - self.scale * (low + long), centre - self.scale * low)
        };
        Camera { x: keep(self.x, centre.0, left, width), y: keep(self.y, centre.1, top, height), ..self }
    }

    /// The camera that shows the same view with another room or frame.
    pub fn carried(self, from: &Room, to: &Room) -> Camera {
        let (times, old, new) = (from.unit() / to.unit(), from.centre(), to.centre());
        let scale = self.scale * times;
        Camera { scale, x: new.0 + (self.x - old.0) * times, y: new.1 + (self.y - old.1) * times }
    }

    /// Index of the font size of coordinates in the style sheet. Larger for smaller triangles.
    pub fn font_size_index(self, room: &Room) -> usize {
        let side = self.scale * room.unit() * f64::from(SIDE);
        NAME_LIMITS.iter().filter(|least| side < **least).count()
    }

    /// The camera as a value of the CSS property `transform`.
    pub fn transform(self) -> String {
        let whole = |number: f64| (number.round() as i32).to_string();
        let (x, y, scale) = (whole(self.x), whole(self.y), whole(self.scale * 1000.0));
        ["translate(", &x, "px,", &y, "px) scale(calc(", &scale, "/1000))"].concat()
    }
}

/// Converts a point of the picture to pixels.
#[cfg(test)]
pub fn to_window(camera: Camera, room: &Room, (x, y): (f64, f64)) -> (f64, f64) {
    let (unit, centre) = (room.unit(), room.centre());
    let at = (camera.scale * x + camera.x, camera.scale * y + camera.y);
    (room.middle.0 + (at.0 - centre.0) * unit, room.middle.1 + (at.1 - centre.1) * unit)
}

/// Length of a triangle's side on the screen, in pixels.
#[cfg(test)]
pub fn side(camera: Camera, room: &Room) -> f64 {
    camera.scale * room.unit() * f64::from(SIDE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 300 by 600 pixels at (50, 100). The frame is 600 units wide, so one unit is half a pixel.
    fn room() -> Room {
        Room { middle: (200.0, 400.0), size: (300.0, 600.0), frame: [-100, -200, 600, 400] }
    }

    fn is_close(a: (f64, f64), b: (f64, f64)) -> bool {
        (a.0 - b.0).abs() < 1e-9 && (a.1 - b.1).abs() < 1e-9
    }

    #[test]
    fn at_rest_the_frame_is_centred() {
        let room = room();
        assert!(is_close(to_window(Camera::REST, &room, (200.0, 0.0)), (200.0, 400.0)));
        assert!(is_close(to_window(Camera::REST, &room, (-100.0, 0.0)), (50.0, 400.0)), "the left edge");
        assert!(is_close(room.point(50.0, 400.0), (-100.0, 0.0)));
        assert_eq!(Camera::REST.transform(), "translate(0px,0px) scale(calc(1000/1000))");
    }

    #[test]
    fn the_point_below_the_pointer_stays() {
        let room = room();
        let finger = (120.0, 450.0);
        let below = room.point(finger.0, finger.1);
        let camera = Camera::REST.enlarged(1.5, finger, &room);
        assert!(is_close(to_window(camera, &room, below), finger));
        let moved = camera.moved((20.0, -10.0), &room);
        assert!(is_close(to_window(moved, &room, below), (140.0, 440.0)));
        assert!(is_close(to_window(moved.enlarged(0.8, (140.0, 440.0), &room), &room, below), (140.0, 440.0)));
    }

    #[test]
    fn zoom_is_limited() {
        let room = room();
        let far = (0..50).fold(Camera::REST, |camera, _| camera.enlarged(0.8, room.middle, &room));
        let close = (0..50).fold(Camera::REST, |camera, _| camera.enlarged(1.25, room.middle, &room));
        assert!((side(far, &room) - SIDE_LIMITS.0).abs() < 1e-9 && (side(close, &room) - SIDE_LIMITS.1).abs() < 1e-9);
        // At rest a large frame shows triangles below the minimum. Then the player cannot zoom out.
        let wide = Room { frame: [0, 0, 9000, 9000], ..room };
        assert_eq!(Camera::REST.enlarged(0.5, wide.middle, &wide).scale, 1.0);
    }

    #[test]
    fn font_sizes_of_coordinates_follow_the_zoom() {
        let room = room();
        assert_eq!(Camera::REST.font_size_index(&room), 0, "a side has 90 pixels");
        let steps =
            [0.9, 0.7, 0.5, 0.4].map(|times| Camera::REST.enlarged(times, room.middle, &room).font_size_index(&room));
        assert_eq!(steps, [1, 2, 3, 4]);
    }

    #[test]
    fn the_board_stays_on_the_screen() {
        let room = room();
        let camera = Camera::REST.moved((9000.0, 9000.0), &room);
        assert!(is_close(to_window(camera, &room, (-100.0, -200.0)), room.middle), "a corner of the frame");
        let back = Camera::REST.moved((-9000.0, 0.0), &room);
        assert!(is_close(to_window(back, &room, (500.0, 0.0)), room.middle));
    }

    #[test]
    fn a_new_frame_keeps_the_view() {
        let (old, new) = (room(), Room { frame: [-300, -200, 900, 700], ..room() });
        let camera = Camera::REST.enlarged(1.3, (90.0, 300.0), &old);
        let carried = camera.carried(&old, &new);
        for point in [(0.0, 0.0), (140.0, -35.0)] {
            assert!(is_close(to_window(camera, &old, point), to_window(carried, &new, point)));
        }
    }
}
