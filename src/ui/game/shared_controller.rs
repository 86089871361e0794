//! The controller of the match on screen, shared by all its components.

use crate::ui::browser::now;
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

    /// Performs an intent. Returns whether the match must be saved.
    pub fn apply(&self, intent: Intent) -> bool {
        let before = self.borrow().clone();
        self.set(before.after(intent, now()));
        self.borrow().changes() != before.changes()
    }

    pub fn set(&self, controller: Controller) {
        self.0.replace(controller);
    }

    pub fn shared(&self) -> &Rc<RefCell<Controller>> {
        &self.0
    }
}

impl From<Rc<RefCell<Controller>>> for SharedController {
    fn from(controller: Rc<RefCell<Controller>>) -> SharedController {
        SharedController(controller)
    }
}
