//! A solver's rating by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022). It is stored in the solver's
//! browser.

use std::f64::consts::PI;

/// The highest grade; 1 is the easiest.
pub const GRADES: u8 = 5;

/// τ, which limits changes of the volatility. The value is from the paper's example.
const TAU: f64 = 0.5;
/// Rating points per unit of the formulas.
const SCALE: f64 = 173.7178;
/// ε, the tolerance of the iteration for the volatility.
const TOLERANCE: f64 = 0.000_001;

/// A rating with its deviation and volatility.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating in points.
    pub rating: f64,
    /// The standard deviation of the rating, in points.
    pub deviation: f64,
    /// σ, the expected fluctuation of the rating.
    pub volatility: f64,
}

impl Default for Rating {
    /// The rating of a new solver: that of the easiest puzzles, so that beginners start with them.
    fn default() -> Rating {
        Rating { rating: 1000.0, deviation: 350.0, volatility: 0.06 }
    }
}

impl Rating {
    /// The rating of a puzzle. Its grade was determined by engines of all levels, so the deviation is small.
    pub fn of_grade(grade: u8) -> Rating {
        Rating { rating: 700.0 + 300.0 * f64::from(grade), deviation: 100.0, ..Rating::default() }
    }

    /// Whether the rating is still a rough estimate, so that each result moves it far.
    pub fn is_provisional(self) -> bool {
        self.deviation > 110.0
    }

    /// The grade of puzzles that suit a solver: the one nearest to the rating minus one deviation. So a new solver, who
    /// has a large deviation, solves several puzzles of the easiest grade first.
    pub fn suitable_grade(self) -> u8 {
        let cautious = self.rating - self.deviation;
        let distance = |grade: &u8| (Rating::of_grade(*grade).rating - cautious).abs() as u32;
        (1..=GRADES).min_by_key(distance).unwrap_or(1)
    }

    /// The rating after results against other ratings, with 1 for a solved and 0 for a missed puzzle.
    #[must_use]
    pub fn after(self, results: &[(Rating, f64)]) -> Rating {
        let (mu, phi) = ((self.rating - 1500.0) / SCALE, self.deviation / SCALE);
        let (mut certainty, mut surprise) = (0.0, 0.0);
        for (other, score) in results {
            let far = other.deviation / SCALE;
            let weight = 1.0 / (1.0 + 3.0 * far * far / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-weight * (mu - (other.rating - 1500.0) / SCALE)).exp());
            certainty += weight * weight * expected * (1.0 - expected);
            surprise += weight * (score - expected);
        }
        if certainty == 0.0 {
            return self;
        }
        let variance = 1.0 / certainty;
        let volatility = self.volatility(phi, variance, variance * surprise);
        let before = phi * phi + volatility * volatility;
        let phi = 1.0 / (1.0 / before + 1.0 / variance).sqrt();
        let mu = mu + phi * phi * surprise;
        Rating { rating: mu * SCALE + 1500.0, deviation: phi * SCALE, volatility }
    }

    /// The new volatility: step 5 of the paper, by the Illinois method.
    fn volatility(self, phi: f64, variance: f64, delta: f64) -> f64 {
        let start = (self.volatility * self.volatility).ln();
        let root = |x: f64| {
            let (e, spread) = (x.exp(), phi * phi + variance);
            e * (delta * delta - spread - e) / (2.0 * (spread + e) * (spread + e)) - (x - start) / (TAU * TAU)
        };
        let (mut a, square) = (start, delta * delta - phi * phi - variance);
        let mut b = if square > 0.0 {
            square.ln()
        } else {
            let steps = (1..100).find(|k| root(start - f64::from(*k) * TAU) >= 0.0).unwrap_or(1);
            start - f64::from(steps) * TAU
        };
        let (mut at_a, mut at_b) = (root(a), root(b));
        for _ in 0..100 {
            if (b - a).abs() <= TOLERANCE {
                break;
            }
            let c = a + (a - b) * at_a / (at_b - at_a);
            let at_c = root(c);
            if at_c * at_b <= 0.0 {
                (a, at_a) = (b, at_b);
            } else {
                at_a /= 2.0;
            }
            (b, at_b) = (c, at_c);
        }
        (a / 2.0).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_example_comes_out() {
        let of = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
        let results = [(of(1400.0, 30.0), 1.0), (of(1550.0, 100.0), 0.0), (of(1700.0, 300.0), 0.0)];
        let after = of(1500.0, 200.0).after(&results);
        assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_beginner_solves_several_easy_puzzles_before_harder_ones() {
        let mut rating = Rating::default();
        let grades: Vec<_> = (0..20)
            .map(|_| {
                let grade = rating.suitable_grade();
                rating = rating.after(&[(Rating::of_grade(grade), 1.0)]);
                grade
            })
            .collect();
        assert_eq!(grades[..3], [1, 1, 1], "{grades:?}");
        assert!(Rating::default().is_provisional() && !rating.is_provisional(), "{rating:?}");
        assert!(grades.is_sorted() && *grades.last().expect("20") > 2, "{grades:?}");
        let missed = Rating::default().after(&[(Rating::of_grade(1), 0.0)]);
        assert_eq!(missed.suitable_grade(), 1);
        // With a small deviation the grade is that of the rating.
        let practised = Rating { rating: 1650.0, deviation: 50.0, volatility: 0.06 };
        assert_eq!(practised.suitable_grade(), 3);
    }

    #[test]
    fn solving_raises_and_missing_lowers() {
        let first = Rating::default();
        let hard = Rating::of_grade(5);
        assert!(first.after(&[(hard, 1.0)]).rating > first.after(&[(Rating::of_grade(1), 1.0)]).rating);
        assert!(first.after(&[(hard, 0.0)]).rating < first.rating);
        assert_eq!(first.after(&[]), first);
    }
}
