//! A step of a lesson with its position.

use crate::ui::game::half_made;
use crate::ui::parts::solving::TaskAtBoard;
use trivium_session::lesson::LessonStep;
use trivium_session::{Controller, Match, Setup};
use trivium_words::{LessonWords, PuzzleWords};

/// The words of lessons and puzzles. Compared by pointer, because they change only with the language.
#[derive(Clone, Copy)]
pub struct LessonContext {
    pub lesson: &'static LessonWords,
    pub puzzles: &'static PuzzleWords,
}

impl PartialEq for LessonContext {
    fn eq(&self, other: &LessonContext) -> bool {
        std::ptr::eq(self.lesson, other.lesson)
    }
}

#[derive(Clone, PartialEq)]
pub struct StepAtBoard {
    pub step: LessonStep,
    pub table: TaskAtBoard,
}

/// Whether any text of a lesson uses coordinates. Otherwise the board shows none, because they would only distract.
pub fn names_places(steps: &[LessonStep]) -> bool {
    steps.iter().any(|step| [&step.task, &step.reason].iter().any(|text| text.contains('`')))
}

/// Sets up the position of a step. `names` are the seats' names; `names_places` is the result of [`names_places`];
/// `half` identifies the stored choice.
pub fn lay(game: &str, step: &LessonStep, names: &[&str], names_places: bool, half: &str) -> Option<TaskAtBoard> {
    let texts = [&step.variant[..], &step.options, &step.position];
    let setup = Setup::read(game, texts, names.iter().copied()).ok()?;
    let game_match = Match::after(setup, step.tokens.split_ascii_whitespace()).ok()?;
    let task = step.task(game_match.turn().seat());
    let mut table = TaskAtBoard::new(task, half_made::restore(half, Controller::new(game_match)));
    table.names_places = names_places;
    Some(table)
}
