//! Counts intents that are not drawn yet, and shows that in the document.
//!
//! This must not render the screen, because the render would come before the press is painted.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The number of intents that are not drawn yet.
#[derive(Clone, Default)]
pub struct Pending(Rc<State>);

#[derive(Default)]
struct State {
    count: Cell<u32>,
    listener: RefCell<Callback<bool>>,
}

impl PartialEq for Pending {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Pending {
    pub fn add(&self) {
        self.set(self.0.count.get() + 1);
    }

    /// Removes an intent that was drawn.
    pub fn remove(&self) {
        self.set(self.0.count.get().saturating_sub(1));
    }

    fn any(&self) -> bool {
        self.0.count.get() > 0
    }

    fn set(&self, count: u32) {
        self.0.count.set(count);
        let listener = self.0.listener.borrow().clone();
        listener.emit(self.any());
    }

    fn listen(&self, listener: Callback<bool>) {
        self.0.listener.replace(listener);
    }
}

#[derive(Properties, PartialEq)]
pub struct BusyProps {
    pub pending: Pending,
    /// Whether later render stages are outstanding.
    pub drawing: bool,
}

/// Invisible elements. One has `data-busy` until everything is drawn. For pending intents the attribute is set directly
/// and not by a render, because that comes only later.
#[component]
pub fn Busy(props: &BusyProps) -> Html {
    let node = use_node_ref();
    use_effect_with(props.pending.clone(), {
        let node = node.clone();
        move |pending| {
            let show = move |any: bool| {
                if let Some(element) = node.cast::<Element>() {
                    let _ = element.toggle_attribute_with_force("data-busy", any);
                }
            };
            show(pending.any());
            pending.listen(Callback::from(show));
            let pending = pending.clone();
            move || pending.listen(Callback::noop())
        }
    });
    html! { <><i hidden=true data-busy={props.drawing.then_some("")} /><i hidden=true ref={node} /></> }
}

#[cfg(test)]
mod tests {
    use super::Pending;
    use std::cell::RefCell;
    use std::rc::Rc;
    use yew::prelude::Callback;

    #[test]
    fn it_is_busy_until_all_intents_are_drawn() {
        let pending = Pending::default();
        pending.add();
        let heard = Rc::new(RefCell::new(vec![pending.any()]));
        let told = heard.clone();
        pending.listen(Callback::from(move |any| told.borrow_mut().push(any)));
        pending.add();
        pending.remove();
        pending.remove();
        pending.remove();
        assert_eq!(*heard.borrow(), [true, true, true, false, false]);
    }
}
