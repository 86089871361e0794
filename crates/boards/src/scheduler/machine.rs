//! The scheduler as a state machine without a browser: events in, commands out.

use std::collections::VecDeque;

#[derive(Clone, PartialEq, Debug)]
pub enum Work<W> {
    /// Runs only after a painted frame.
    Painted(W),
    /// Runs after a painted frame, or after a delay if no frame is painted.
    Soon(W),
    /// The response to a press. Like [`Work::Soon`], it does not depend on a frame.
    Answer(W),
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event<W> {
    /// New work, with a unique ticket.
    Asked(u32, Work<W>),
    /// A frame was painted after the request, or the delay is over.
    Due(u32),
    /// The work is cancelled.
    Dropped(u32),
    /// All waiting answers must run now.
    Flush,
}

/// A command for the browser.
#[derive(Clone, PartialEq, Debug)]
pub enum Command<W> {
    /// Reports [`Event::Due`] in the first task after the next frame.
    Frame(u32),
    /// Reports [`Event::Due`] after a delay.
    Timer(u32),
    /// Runs the work now.
    Run(W),
}

/// The scheduler: a queue in the order of requests.
pub struct Machine<W> {
    waiting: VecDeque<(u32, Work<W>)>,
}

impl<W> Default for Machine<W> {
    fn default() -> Machine<W> {
        Machine { waiting: VecDeque::new() }
    }
}

impl<W> Machine<W> {
    /// Whether any work waits.
    pub fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }

    pub fn on(&mut self, event: Event<W>) -> Vec<Command<W>> {
        match event {
            Event::Asked(ticket, work) => self.asked(ticket, work),
            Event::Due(ticket) => self.due(ticket),
            Event::Dropped(ticket) => {
                self.waiting.retain(|(other, _)| *other != ticket);
                Vec::new()
            }
            Event::Flush => self.answer_all(),
        }
    }

    fn asked(&mut self, ticket: u32, work: Work<W>) -> Vec<Command<W>> {
        let mut commands = vec![Command::Frame(ticket)];
        if !matches!(work, Work::Painted(_)) {
            commands.push(Command::Timer(ticket));
        }
        self.waiting.push_back((ticket, work));
        commands
    }

    fn due(&mut self, ticket: u32) -> Vec<Command<W>> {
        let Some(place) = self.waiting.iter().position(|(other, _)| *other == ticket) else { return Vec::new() };
        if matches!(self.waiting[place].1, Work::Answer(_)) {
            return self.answer_all();
        }
        match self.waiting.remove(place) {
            Some((_, Work::Painted(work) | Work::Soon(work))) => vec![Command::Run(work)],
            _ => Vec::new(),
        }
    }

    /// Runs all answers in their order.
    fn answer_all(&mut self) -> Vec<Command<W>> {
        let mut commands = Vec::new();
        for (ticket, work) in std::mem::take(&mut self.waiting) {
            match work {
                Work::Answer(work) => commands.push(Command::Run(work)),
                other => self.waiting.push_back((ticket, other)),
            }
        }
        commands
    }
}
