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
    pub fn borrow(&self) -> Ref<'_, Controller> {
        self.0.borrow()
    }

    pub fn apply(&self, intent: Intent) -> bool {
        self.0.borrow_mut().apply(intent)
    }

    pub fn shared(&self) -> &Rc<RefCell<Controller>> {
        &self.0
    }

    /// `now` is in milliseconds.
    pub fn tick(&self, now: u64) -> bool {
        self.0.borrow_mut().tick(now)
    }
}

impl From<Rc<RefCell<Controller>>> for SharedController {
    fn from(controller: Rc<RefCell<Controller>>) -> SharedController {
        SharedController(controller)
    }
}
