//! A task at a board, in a puzzle or in a lesson's step: its match and its progress.

use crate::ui::game::{BEFORE_ANSWER, Options, Playing, SharedController, board_view, closed, use_line, use_play};
use crate::ui::settings::use_settings;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::{BoardView, board_info};
use trivium_rules::core::{Pick, Turn};
use trivium_rules::games::TokenError;
use trivium_session::puzzle::Puzzle;
use trivium_session::{Controller, Guide, Intent, Match, Task, TaskStage};
use yew::prelude::*;

/// Pause before a demonstration begins, in milliseconds.
const BEFORE_SHOWN: u32 = 1800;

/// A task with its match and its progress.
#[derive(Clone)]
pub struct TaskAtBoard {
    /// The task.
    pub task: Rc<Task>,
    /// The controller of the match.
    pub controller: SharedController,
    /// Whether the texts use coordinates. Then the board shows them.
    pub names_places: bool,
    stage: Rc<RefCell<TaskStage>>,
}

/// Compares identity, not progress.
impl PartialEq for TaskAtBoard {
    fn eq(&self, other: &TaskAtBoard) -> bool {
        self.controller == other.controller && Rc::ptr_eq(&self.stage, &other.stage)
    }
}

impl TaskAtBoard {
    /// Starts a task in the given match. Its texts use coordinates.
    pub fn new(task: Task, controller: SharedController) -> TaskAtBoard {
        let stage = Rc::new(RefCell::new(task.first()));
        TaskAtBoard { task: Rc::new(task), controller, names_places: true, stage }
    }

    /// The progress.
    pub fn now(&self) -> TaskStage {
        self.stage.borrow().clone()
    }

    /// Whether the solver is to move.
    pub fn open(&self) -> bool {
        self.stage.borrow().open(&self.task, &self.controller.borrow())
    }

    /// Whether the solver can step through the moves: the solution, or the wrong move with its refutation.
    pub fn steps(&self) -> bool {
        let stage = self.stage.borrow();
        let ended = matches!(*stage, TaskStage::Told { .. } | TaskStage::Beaten { .. }) && !self.task.takes_back;
        ended && stage.next(&self.task, &self.controller.borrow()).is_none()
    }

    /// Performs the solver's intent. Returns whether this solved (true) or missed (false) the task; `None` if it is
    /// still open.
    pub fn decide(&self, intent: Intent) -> Option<bool> {
        let before = self.now();
        if self.steps() && matches!(intent, Intent::StepBack | Intent::StepForward) {
            self.controller.apply(intent);
            return None;
        }
        let (after, controller) = before.after(&self.task, &self.controller.borrow(), intent);
        self.controller.set(controller);
        self.stage.replace(after.clone());
        match (before, after) {
            (TaskStage::Told { .. } | TaskStage::Beaten { .. }, _) => None,
            (_, TaskStage::Told { found, .. }) => Some(found),
            (_, TaskStage::Beaten { .. }) => Some(false),
            _ => None,
        }
    }

    /// The marked picks: those of the demonstration or instruction, or else the next one, once a hint marks it.
    pub fn marked(&self, controller: &Controller, hinted: bool) -> Vec<Pick> {
        let stage = self.stage.borrow();
        let open = stage.open(&self.task, controller);
        let token = match (self.task.guide, &*stage) {
            (Guide::Shown, stage) => stage.next(&self.task, controller),
            (Guide::Marked, _) if open => self.task.line.first().cloned(),
            (Guide::Asked, stage) if open && hinted => self.task.line.get(stage.right(&self.task)).cloned(),
            _ => None,
        };
        let Some(token) = token else { return Vec::new() };
        let way = controller.way(&token);
        match self.task.guide {
            Guide::Asked => way.into_iter().take(1).collect(),
            // The move is complete, but longer moves start with the same picks. Tapping the last pick again ends the move.
            _ if way.is_empty() => controller.chosen().last().copied().into_iter().collect(),
            _ => way,
        }
    }
}

/// A puzzle with its board.
#[derive(Clone, PartialEq)]
pub struct Solving {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The puzzle as a task with its match.
    pub table: TaskAtBoard,
}

impl Solving {
    /// The puzzle after `at` tokens of its line, with the given names of seats.
    pub fn new(game: &str, puzzle: &Puzzle, at: usize, names: &[&str]) -> Option<Solving> {
        let game_match = Match::new(puzzle.setup(game, names).ok()?);
        let task = puzzle.task(Some(game_match.turn().seat()?));
        let controller = Rc::new(RefCell::new(controller_at(game_match, puzzle, at)?)).into();
        // On an unbounded board the names of all spaces would hide the pieces.
        let names_places = !board_info(game).is_some_and(|info| info.endless);
        let table = TaskAtBoard { names_places, ..TaskAtBoard::new(task, controller) };
        table.stage.replace(TaskStage::Open(at));
        Some(Solving { puzzle: puzzle.clone(), table })
    }

    /// The number of the puzzle in links.
    pub fn id(&self) -> u32 {
        self.puzzle.id(self.table.controller.borrow().game_match().setup().game().id())
    }

    /// Restarts in the same match after `at` correct tokens. Returns false if the line is shorter.
    pub fn again(&self, at: usize) -> bool {
        let setup = self.table.controller.borrow().game_match().setup().clone();
        let Some(begun) = controller_at(Match::new(setup), &self.puzzle, at) else { return false };
        self.table.controller.set(begun);
        self.table.stage.replace(TaskStage::Open(at));
        true
    }

    /// The number of tokens of the line that were played correctly.
    pub fn right(&self) -> usize {
        self.table.stage.borrow().right(&self.table.task)
    }

    /// Plays a token for the seat that solves the puzzle.
    ///
    /// # Errors
    /// If the token is illegal, or the puzzle is over.
    pub fn play(&self, token: &str) -> Result<(), TokenError> {
        let TaskStage::Open(at) = self.table.now() else { return Err(TokenError::Over) };
        let (after, controller) = self.table.task.tried(&self.table.controller.borrow(), at, token)?;
        self.table.controller.set(controller);
        self.table.stage.replace(after);
        Ok(())
    }
}

/// The controller of a match after `at` tokens of a puzzle's line.
fn controller_at(mut game_match: Match, puzzle: &Puzzle, at: usize) -> Option<Controller> {
    for token in puzzle.line.get(..at)? {
        game_match.play(token).ok()?;
    }
    Some(Controller::new(game_match))
}

/// The state of a task, for drawing.
pub struct PlayedTask {
    /// The progress.
    pub now: TaskStage,
    /// Whether the solver is to move.
    pub open: bool,
    /// State and callbacks of the board.
    pub play: Playing,
    /// The board's view.
    pub view: Rc<BoardView>,
}

/// Runs a task: the solver plays through `decide`, and the board plays the answers. `hinted` tells whether a hint marks
/// the site. `answered` is called after each answer.
#[hook]
pub fn use_task(
    table: &TaskAtBoard,
    hinted: bool,
    orientation: u8,
    decide: Callback<Intent>,
    answered: &Callback<()>,
) -> PlayedTask {
    let TaskAtBoard { task, controller: shared, names_places, stage } = table;
    let set = use_settings();
    let (now, open) = (table.now(), table.open());
    let play = use_play(shared, Options { decide, open, draws: false });
    let next = now.next(task, &shared.borrow()).map(|token| (token, now.further()));
    let drawn = use_callback((play.redraw.clone(), answered.clone()), |(), (redraw, answered)| {
        answered.emit(());
        redraw.emit(());
    });
    let before = if task.guide == Guide::Shown { BEFORE_SHOWN } else { BEFORE_ANSWER };
    use_line(shared, stage, next, before, &drawn);
    let controller = shared.borrow();
    let deps = (controller.serial(), controller.chosen().to_vec(), now.clone(), hinted, orientation);
    let view = use_memo((deps, set.now), |_| {
        let view = board_view(&controller, &set, true, orientation, &[]);
        // Winning moves are not marked.
        let marked = table.marked(&controller, hinted);
        let coordinates = *names_places || set.now.coordinates;
        // A marked pick needs no second tap, because a wrong one decides nothing.
        let confirm = view.confirm && task.guide == Guide::Asked;
        // Marking all legal targets would hide the task's mark or reveal the solution.
        let view = BoardView {
            decisive: Vec::new(),
            coordinates,
            confirm,
            hinted: marked,
            guided: true,
            ghost: hinted,
            ..view
        };
        let over = !open || matches!(controller.game_match().turn(), Turn::Over(_));
        if over { closed(view) } else { view }
    });
    drop(controller);
    PlayedTask { now, open, play, view }
}
