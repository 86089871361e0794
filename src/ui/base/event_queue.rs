//! Processes the events of a state machine one after another, also if handling one event sends others.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

pub struct EventQueue<E> {
    waiting: RefCell<VecDeque<E>>,
    handling: Cell<bool>,
}

impl<E> Default for EventQueue<E> {
    fn default() -> EventQueue<E> {
        EventQueue { waiting: RefCell::default(), handling: Cell::new(false) }
    }
}

impl<E> EventQueue<E> {
    /// Handles an event, and then all events that its handling sent. If an event is being handled, only queues the new
    /// event.
    pub fn send(&self, event: E, handle: impl Fn(E)) {
        self.waiting.borrow_mut().push_back(event);
        if self.handling.replace(true) {
            return;
        }
        while let Some(event) = self.next() {
            handle(event);
        }
        self.handling.set(false);
    }

    fn next(&self) -> Option<E> {
        self.waiting.borrow_mut().pop_front()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested_events_are_handled_afterwards_in_order() {
        let queue = EventQueue::default();
        let log = RefCell::new(Vec::new());
        fn handle(queue: &EventQueue<u32>, log: &RefCell<Vec<(u32, bool)>>, event: u32) {
            log.borrow_mut().push((event, true));
            if event < 3 {
                queue.send(event * 2 + 1, |event| handle(queue, log, event));
                queue.send(event * 2 + 2, |event| handle(queue, log, event));
            }
            log.borrow_mut().push((event, false));
        }
        queue.send(0, |event| handle(&queue, &log, event));
        let expected: Vec<_> = (0..7).flat_map(|event| [(event, true), (event, false)]).collect();
        assert_eq!(*log.borrow(), expected);
        queue.send(9, |event| log.borrow_mut().push((event, true)));
        assert_eq!(log.borrow().last(), Some(&(9, true)), "the queue is free again");
    }
}
