//! Boards and trays that are shown to someone at another edge of the screen: turned by quarters, with all that is in them.

use web_sys::Element;

/// The attribute of what is turned: how many quarters clockwise.
const QUARTERS: &str = "data-quarters";

/// By how many quarters something is turned clockwise on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// As an element lies.
    pub fn of(element: &Element) -> Rotation {
        let turned = element.closest(&["[", QUARTERS, "]"].concat()).ok().flatten();
        let quarters = turned.and_then(|turned| turned.get_attribute(QUARTERS)?.parse::<u8>().ok());
        Rotation(quarters.unwrap_or_default() % 4)
    }

    /// In degrees.
    pub fn degrees(self) -> u32 {
        90 * u32::from(self.0)
    }

    /// Whether width and height have changed places.
    pub fn sideways(self) -> bool {
        self.0 % 2 == 1
    }

    /// A way on the screen as it is in what is turned.
    pub fn within<T: Copy + std::ops::Neg<Output = T>>(self, (x, y): (T, T)) -> (T, T) {
        match self.0 {
            0 => (x, y),
            1 => (y, -x),
            2 => (-x, -y),
            _ => (-y, x),
        }
    }

    /// A way in what is turned as it is on the screen.
    pub fn outside<T: Copy + std::ops::Neg<Output = T>>(self, way: (T, T)) -> (T, T) {
        Rotation((4 - self.0) % 4).within(way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn away_from_whoever_sits_there_is_up() {
        // At the bottom, the left, the top and the right of the screen.
        let away = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        for (quarters, away) in away.into_iter().enumerate() {
            let turned = Rotation(quarters as u8);
            assert_eq!(turned.within(away), (0, -1), "{quarters}");
            assert_eq!(turned.outside((0, -1)), away, "{quarters}");
        }
    }
}
