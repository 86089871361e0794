//! A puzzle or a lesson's step as a value: its task, its match and its progress.

use std::rc::Rc;
use trivium_boards::board_info;
use trivium_rules::core::{Pick, Seat};
use trivium_rules::games::TokenError;
use trivium_session::puzzle::Puzzle;
use trivium_session::{Controller, Guide, Intent, Match, Task, TaskStage};

/// A task with its match and its progress.
#[derive(Clone)]
pub struct TaskAtBoard {
    pub task: Rc<Task>,
    pub controller: Controller,
    /// Whether the texts use coordinates. Then the board shows them.
    pub names_places: bool,
    pub stage: TaskStage,
    /// Whether the task was solved (true) or missed (false) first; `None` while it is open.
    pub ended: Option<bool>,
}

impl PartialEq for TaskAtBoard {
    fn eq(&self, other: &TaskAtBoard) -> bool {
        Rc::ptr_eq(&self.task, &other.task) && self.controller == other.controller && self.stage == other.stage
    }
}

impl TaskAtBoard {
    /// Starts a task in the given match. Its texts use coordinates.
    pub fn new(task: Task, controller: Controller) -> TaskAtBoard {
        let stage = task.first();
        TaskAtBoard { task: Rc::new(task), controller, names_places: true, stage, ended: None }
    }

    /// Whether the solver is to move.
    pub fn open(&self) -> bool {
        self.stage.open(&self.task, &self.controller)
    }

    /// The token that the board plays next, if any.
    pub fn next(&self) -> Option<String> {
        self.stage.next(&self.task, &self.controller)
    }

    /// Whether the solver can step through the moves: the solution, or the wrong move with its refutation.
    pub fn steps(&self) -> bool {
        let ended =
            matches!(self.stage, TaskStage::Solution { .. } | TaskStage::Beaten { .. }) && !self.task.takes_back;
        ended && self.next().is_none()
    }

    /// The task after the board has played its next token.
    #[must_use]
    pub fn advanced(&self) -> TaskAtBoard {
        let Some(token) = self.next() else { return self.clone() };
        let controller = self.controller.entered(&token).unwrap_or_else(|_| self.controller.clone());
        TaskAtBoard { controller, stage: self.stage.advanced(), ..self.clone() }
    }

    /// The marked picks: those of the demonstration or instruction, or else the next one, once a hint marks it.
    pub fn marked(&self, hinted: bool) -> Vec<Pick> {
        let token = match self.task.guide {
            Guide::Shown => self.next(),
            Guide::Marked if self.open() => self.task.line.first().cloned(),
            Guide::Unaided if self.open() && hinted => self.task.line.get(self.stage.right(&self.task)).cloned(),
            Guide::Marked | Guide::Unaided => None,
        };
        let Some(token) = token else { return Vec::new() };
        let way = self.controller.remaining_picks(&token);
        match self.task.guide {
            Guide::Unaided => way.into_iter().take(1).collect(),
            // The move is complete, but longer moves start with the same picks. A tap on the last pick ends the move.
            _ if way.is_empty() => self.controller.chosen().last().copied().into_iter().collect(),
            _ => way,
        }
    }
}

/// A puzzle with its board.
#[derive(Clone, PartialEq)]
pub struct Solving {
    pub puzzle: Puzzle,
    /// The puzzle as a task with its match.
    pub table: TaskAtBoard,
}

impl Solving {
    /// The puzzle after `at` tokens of its line, with the given names of seats.
    pub fn new(game: &str, puzzle: &Puzzle, at: usize, names: &[&str]) -> Option<Solving> {
        let game_match = Match::new(puzzle.setup(game, names).ok()?);
        let task = puzzle.task(Some(game_match.turn().seat()?));
        let controller = controller_at(game_match, puzzle, at)?;
        // On an unbounded board the names of all spaces would hide the pieces.
        let names_places = !board_info(game).is_some_and(|info| info.endless);
        let table = TaskAtBoard { names_places, stage: TaskStage::Open(at), ..TaskAtBoard::new(task, controller) };
        Some(Solving { puzzle: puzzle.clone(), table })
    }

    /// The number of the puzzle in links.
    pub fn id(&self) -> u32 {
        self.puzzle.id(self.table.controller.game_match().setup().game().id())
    }

    /// The try after another state of its task.
    #[must_use]
    pub fn with(&self, table: TaskAtBoard) -> Solving {
        Solving { puzzle: self.puzzle.clone(), table }
    }

    /// The same try with other names of seats, after the language has changed.
    #[must_use]
    pub fn named(&self, names: &[&str]) -> Solving {
        let mut controller = self.table.controller.clone();
        for (index, name) in names.iter().enumerate() {
            if controller.game_match().setup().names().get(index).is_none_or(|known| known != name) {
                controller = controller.after(Intent::Name(Seat::at(index), (*name).to_owned()), 0);
            }
        }
        self.with(TaskAtBoard { controller, ..self.table.clone() })
    }

    /// The same match restarted after `at` correct tokens. `None` if the line is shorter.
    pub fn again(&self, at: usize) -> Option<Solving> {
        let setup = self.table.controller.game_match().setup().clone();
        let begun = controller_at(Match::new(setup), &self.puzzle, at)?;
        Some(self.with(TaskAtBoard {
            controller: begun,
            stage: TaskStage::Open(at),
            ended: None,
            ..self.table.clone()
        }))
    }

    /// The number of tokens of the line that were played correctly.
    pub fn right(&self) -> usize {
        self.table.stage.right(&self.table.task)
    }

    /// The try after a token of the seat that solves the puzzle.
    ///
    /// # Errors
    /// If the token is illegal, or the puzzle is over.
    pub fn play(&self, token: &str) -> Result<Solving, TokenError> {
        let TaskStage::Open(at) = self.table.stage else { return Err(TokenError::Over) };
        let (stage, controller) = self.table.task.tried(&self.table.controller, at, token)?;
        Ok(self.with(TaskAtBoard { controller, stage, ..self.table.clone() }))
    }
}

/// The controller of a match after `at` tokens of a puzzle's line.
fn controller_at(mut game_match: Match, puzzle: &Puzzle, at: usize) -> Option<Controller> {
    for token in puzzle.line.get(..at)? {
        game_match.play(token).ok()?;
    }
    Some(Controller::new(game_match))
}
