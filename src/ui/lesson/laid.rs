//! A step of a lesson with its position.

use crate::ui::game::Shared;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_rules::games;
use trivium_session::lesson::Step;
use trivium_session::{Controller, Setup, Table};
use trivium_words::Lesson as Words;

/// The words of lessons: the same ones as long as the language is.
#[derive(Clone, Copy)]
pub struct Own(pub &'static Words);

impl PartialEq for Own {
    fn eq(&self, other: &Own) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// A step with its position.
#[derive(Clone, PartialEq)]
pub struct Laid {
    /// The step.
    pub step: Step,
    /// The match that stands there.
    pub table: Shared,
}

/// The table of a step; its seats have these names.
pub fn lay(game: &str, step: &Step, names: &[&str]) -> Option<Shared> {
    let info = games::info(game).ok()?;
    let variant = if step.variant.is_empty() { info.variants[0].id } else { &step.variant };
    let options = step.options.split_ascii_whitespace().filter_map(|option| option.split_once('='));
    let mut table = Table::new(Setup::new(game, variant, options, names.iter().copied(), 0).ok()?);
    for token in step.tokens.split_ascii_whitespace() {
        table.play(token).ok()?;
    }
    Some(Rc::new(RefCell::new(Controller::new(table))).into())
}
