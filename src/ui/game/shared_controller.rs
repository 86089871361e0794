//! The controller of the match on screen, shared by all that shows it.

use std::cell::{Ref, RefCell};
use std::rc::Rc;
use trivium_session::{Controller, Intent};

/// The controller of the match on screen: the same one, whatever it shows.
#[derive(Clone)]
pub struct SharedController(Rc<RefCell<Controller>>);

impl PartialEq for SharedController {
    fn eq(&self, other: &SharedController) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl SharedController {
    /// The controller, to be looked at.
    pub fn borrow(&self) -> Ref<'_, Controller> {
        self.0.borrow()
    }

    /// Does what is wanted: [`Controller::apply`].
    pub fn apply(&self, intent: Intent) -> bool {
        self.0.borrow_mut().apply(intent)
    }

    /// The controller that it shares.
    pub fn shared(&self) -> &Rc<RefCell<Controller>> {
        &self.0
    }

    /// Tells it the time, in milliseconds: [`Controller::tick`].
    pub fn tick(&self, now: u64) -> bool {
        self.0.borrow_mut().tick(now)
    }
}

impl From<Rc<RefCell<Controller>>> for SharedController {
    fn from(controller: Rc<RefCell<Controller>>) -> SharedController {
        SharedController(controller)
    }
}
