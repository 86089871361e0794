//! Coordinates in boards and trays that are rotated by quarter turns, for a player at another edge of the screen.

use web_sys::Element;

/// An attribute of rotated elements: their number of clockwise quarter turns.
const QUARTERS: &str = "data-quarters";

/// A number of clockwise quarter turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    pub fn of(element: &Element) -> Rotation {
        let turned = element.closest(&["[", QUARTERS, "]"].concat()).ok().flatten();
        let quarters = turned.and_then(|turned| turned.get_attribute(QUARTERS)?.parse::<u8>().ok());
        Rotation(quarters.unwrap_or_default() % 4)
    }

    pub fn degrees(self) -> u32 {
        90 * u32::from(self.0)
    }

    /// True if the rotation swaps width and height.
    pub fn sideways(self) -> bool {
        self.0 % 2 == 1
    }

    /// Converts a vector on the screen to one in the rotated element.
    pub fn to_board<T: Copy + std::ops::Neg<Output = T>>(self, (x, y): (T, T)) -> (T, T) {
        match self.0 {
            0 => (x, y),
            1 => (y, -x),
            2 => (-x, -y),
            _ => (-y, x),
        }
    }

    /// Converts a vector in the rotated element to one on the screen.
    pub fn to_screen<T: Copy + std::ops::Neg<Output = T>>(self, vector: (T, T)) -> (T, T) {
        Rotation((4 - self.0) % 4).to_board(vector)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_points_away_from_the_player() {
        // For players at the bottom, the left, the top and the right of the screen.
        let up_directions = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        for (quarters, up) in up_directions.into_iter().enumerate() {
            let turned = Rotation(quarters as u8);
            assert_eq!(turned.to_board(up), (0, -1), "{quarters}");
            assert_eq!(turned.to_screen((0, -1)), up, "{quarters}");
        }
    }
}
