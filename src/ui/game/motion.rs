//! Tracks whether the last move is still being animated. Meanwhile no prompt appears, no score changes, and no engine
//! starts.

use crate::ui::base::timer::use_timer;
use trivium_boards::motion_length;
use trivium_session::Controller;
use yew::prelude::*;

/// Whether an animation is running, and the callback that skips it.
#[hook]
pub fn use_moving(controller: &Controller) -> (bool, Callback<()>) {
    let serial = controller.serial();
    let over = use_state_eq(|| serial);
    let events = controller.events().clone();
    let length = *use_memo(serial, |_| motion_length(&events));
    let end = over.setter();
    use_timer((serial, length), length, (length > 0).then_some(move || end.set(serial)));
    let skip = {
        let over = over.setter();
        use_callback(serial, move |(), serial| over.set(*serial))
    };
    (length > 0 && *over != serial, skip)
}
