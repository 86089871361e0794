//! Until when what happened is shown: so long nothing else is asked, no score changes and no engine begins.

use gloo::timers::callback::Timeout;
use trivium_boards::motion_length;
use trivium_session::Controller;
use yew::prelude::*;

/// Whether what happened last is still being shown, and what ends that at once: whoever skips it has seen enough.
#[hook]
pub fn use_moving(controller: &Controller) -> (bool, Callback<()>) {
    let serial = controller.serial();
    let over = use_state_eq(|| serial);
    let events = controller.events().clone();
    let length = *use_memo(serial, |_| motion_length(&events));
    {
        let over = over.setter();
        use_effect_with((serial, length), move |(serial, length)| {
            let serial = *serial;
            let timer = (*length > 0).then(|| Timeout::new(*length, move || over.set(serial)));
            move || drop(timer)
        });
    }
    let skip = {
        let over = over.setter();
        use_callback(serial, move |(), serial| over.set(*serial))
    };
    (length > 0 && *over != serial, skip)
}
