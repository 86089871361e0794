//! Rotation of the screen. When players sit face to face, board, prompt and buttons rotate towards the seat to move.
//! Seats are arranged clockwise around the screen, from the bottom.

use crate::ui::base::settings::Facing;
use crate::ui::base::timer::use_timer;
use trivium_boards::own_side;
use trivium_rules::core::{Seat, Turn, Verdict};
use trivium_session::Controller;
use yew::prelude::*;

/// Pause before the screen rotates, in milliseconds, so that the last move can be seen.
const ROTATION_DELAY: u32 = 500;

#[derive(Clone, PartialEq, Default)]
pub struct ScreenRotation {
    /// Whether the seats are arranged around the screen.
    pub round: bool,
    /// The edge that the screen faces, in clockwise quarter turns from the bottom.
    pub edge: u8,
    /// [`trivium_boards::BoardView::orientation`].
    pub orientation: u8,
    /// Styles for the animation of the board's rotation.
    pub style: String,
    /// Changes with each rotation.
    pub odd: bool,
}

/// The edge where a seat's player sits, in clockwise quarter turns from the bottom.
pub fn edge(seat: Seat, seats: u8) -> u8 {
    match (seats, seat.number()) {
        (_, 1) => 0,
        (2, _) => 2,
        (_, 2) => 1,
        _ => 3,
    }
}

/// Offset (x, y) of the board away from the prompt at `edge`, in halves of the prompt's height.
const fn pushed(edge: u8) -> (i32, i32) {
    [(0, -1), (1, 0), (0, 1), (-1, 0)][edge as usize % 4]
}

/// The equivalent rotation of at most 180°, in degrees.
const fn shortest(degrees: i32) -> i32 {
    (degrees + 179).rem_euclid(360) - 179
}

/// The seat that the screen faces. It changes only while no animation is running (`moves`).
#[hook]
fn use_faced(controller: &Controller, round: bool, moves: bool) -> Seat {
    let setup = controller.game_match().setup();
    let person = |seat: &Seat| setup.engine(*seat).is_none();
    let first = Seat::all(setup.game().seats()).find(person).unwrap_or(Seat::ONE);
    // The result faces the winner, who may not have made the last move: a game can be lost on time.
    let winner_or_mover = match controller.game_match().turn() {
        Turn::Over(outcome) => Seat::all(setup.game().seats()).find(|seat| outcome.of(*seat) == Verdict::Win),
        turn => turn.seat(),
    };
    let acts = winner_or_mover.filter(person).filter(|_| round && controller.round_summary().is_none());
    let faced = use_state_eq(|| acts.unwrap_or(first));
    let face = faced.setter();
    let turn = acts.filter(|_| !moves).map(|seat| move || face.set(seat));
    use_timer((acts, moves), ROTATION_DELAY, turn);
    if round { *faced } else { first }
}

#[hook]
pub fn use_screen_rotation(controller: &Controller, facing: Facing, moves: bool) -> ScreenRotation {
    let setup = controller.game_match().setup();
    let seats = setup.game().seats();
    let people = usize::from(seats) - setup.engines().count();
    let round = facing == Facing::Round && people > 1;
    let seat = use_faced(controller, round, moves);
    let previous = use_mut_ref(|| None::<(i32, ScreenRotation)>);
    let edge = if round { edge(seat, seats) } else { 0 };
    // A single person sees their own side at the bottom. Several people on one side see the board as in the rules.
    let (orientation, degrees) = match facing {
        Facing::Round | Facing::Same if round || people == 1 => own_side(setup.game().id(), seat),
        _ => (0, 0),
    };
    let mut previous = previous.borrow_mut();
    let angle = 90 * i32::from(edge) + degrees;
    let turned = match &*previous {
        Some((_, before)) if (before.round, before.edge, before.orientation) == (round, edge, orientation) => {
            return before.clone();
        }
        Some((old_angle, before)) if before.round && round => {
            let (from, to) = (pushed(before.edge), pushed(edge));
            let [x, y] = [from.0 - to.0, from.1 - to.1].map(|way| way.to_string());
            let swing = shortest(old_angle - angle).to_string();
            let style = ["--swing:", &swing, "deg;--x:", &x, ";--y:", &y].concat();
            ScreenRotation { round, edge, orientation, style, odd: !before.odd }
        }
        _ => ScreenRotation { round, edge, orientation, ..ScreenRotation::default() },
    };
    *previous = Some((angle, turned.clone()));
    turned
}

/// A common multiple of 4 and 6, the numbers of orientations.
const FULL_TURN: u8 = 12;

/// The orientation of a board that was turned by hand, and the callback that turns it to the next player's side.
#[hook]
pub fn use_turning(game: &str, orientation: u8) -> (u8, Callback<()>) {
    let by_hand = use_state_eq(|| 0_u8);
    let (step, now) = (own_side(game, Seat::TWO).0.max(1), *by_hand);
    let turn = use_callback((step, now), move |(), (step, now)| by_hand.set((now + step) % FULL_TURN));
    ((orientation + now) % FULL_TURN, turn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_sit_round_the_screen_clockwise() {
        assert_eq!(Seat::all(2).map(|seat| edge(seat, 2)).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(Seat::all(3).map(|seat| edge(seat, 3)).collect::<Vec<_>>(), [0, 1, 3]);
    }

    #[test]
    fn boards_with_sides_hardly_turn() {
        // Rotation of a board whose seats have sides, in degrees clockwise from the rules' view.
        let angle = |game, seat, seats| shortest(90 * i32::from(edge(seat, seats)) + own_side(game, seat).1);
        assert_eq!(Seat::all(3).map(|seat| angle("triapon", seat, 3)).collect::<Vec<_>>(), [0, -30, 30]);
        assert_eq!(Seat::all(2).map(|seat| angle("trias", seat, 2)).collect::<Vec<_>>(), [0, 0]);
        assert_eq!(Seat::all(2).map(|seat| angle("tritt", seat, 2)).collect::<Vec<_>>(), [0, 180]);
    }
}
