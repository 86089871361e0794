//! The controller of the match on screen, shared by all its components.

use std::cell::{Ref, RefCell};
use std::rc::Rc;
use trivium_session::{Controller, Intent};

/// A shared controller. Two values are equal if they share the same controller, whatever its state.
#[derive(Clone)]
pub struct SharedController(Rc<RefCell<Controller>>);

impl PartialEq for SharedController {
    fn eq(&self, other: &SharedController) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl SharedController {
    /// Borrows the controller.
    pub fn borrow(&self) -> Ref<'_, Controller> {
        self.0.borrow()
    }

    /// Performs an intent: [`Controller::apply`].
    pub fn apply(&self, intent: Intent) -> bool {
        self.0.borrow_mut().apply(intent)
    }

    /// The shared cell.
    pub fn shared(&self) -> &Rc<RefCell<Controller>> {
        &self.0
    }

    /// Ticks the clock, in milliseconds: [`Controller::tick`].
    pub fn tick(&self, now: u64) -> bool {
        self.0.borrow_mut().tick(now)
    }
}

impl From<Rc<RefCell<Controller>>> for SharedController {
    fn from(controller: Rc<RefCell<Controller>>) -> SharedController {
        SharedController(controller)
    }
}
