//! A task at its board, of a puzzle or a step of a lesson: the match that stands there, and how far the task has come.

use crate::ui::game::{BEFORE_ANSWER, Options, Playing, SharedController, board_view, closed, use_line, use_play};
use crate::ui::settings::use_settings;
use std::cell::RefCell;
use std::rc::Rc;
use trivium_boards::BoardView;
use trivium_rules::core::{Pick, Turn};
use trivium_rules::games::TokenError;
use trivium_session::puzzle::Puzzle;
use trivium_session::{Controller, Guide, Intent, Match, Task, TaskStage};
use yew::prelude::*;

/// How long one sees the board before what is only shown begins, in milliseconds.
const BEFORE_SHOWN: u32 = 1800;

/// A task at its board.
#[derive(Clone)]
pub struct TaskAtBoard {
    /// The task.
    pub task: Rc<Task>,
    /// The match.
    pub game_match: SharedController,
    /// Whether its texts name places, so that the board does.
    pub names_places: bool,
    /// How far it has come.
    stage: Rc<RefCell<TaskStage>>,
}

/// The same one, however far it has come.
impl PartialEq for TaskAtBoard {
    fn eq(&self, other: &TaskAtBoard) -> bool {
        self.game_match == other.game_match && Rc::ptr_eq(&self.stage, &other.stage)
    }
}

impl TaskAtBoard {
    /// A task from its beginning, in the match that stands there; its texts name places.
    pub fn new(task: Task, game_match: SharedController) -> TaskAtBoard {
        let stage = Rc::new(RefCell::new(task.first()));
        TaskAtBoard { task: Rc::new(task), game_match, names_places: true, stage }
    }

    /// How far it has come.
    pub fn now(&self) -> TaskStage {
        self.stage.borrow().clone()
    }

    /// Whether the solver is to decide.
    pub fn open(&self) -> bool {
        self.stage.borrow().open(&self.task, &self.game_match.borrow())
    }

    /// Does what the solver wants. Whether it is solved or missed by that; nothing while it is neither.
    pub fn decide(&self, intent: Intent) -> Option<bool> {
        let before = self.now();
        let after = before.after(&self.task, &mut self.game_match.shared().borrow_mut(), intent);
        self.stage.replace(after.clone());
        match (before, after) {
            (TaskStage::Told { .. } | TaskStage::Beaten { .. }, _) => None,
            (_, TaskStage::Told { found, .. }) => Some(found),
            (_, TaskStage::Beaten { .. }) => Some(false),
            _ => None,
        }
    }

    /// The picks that are marked: those of what is shown or to be done, else the next one, once a hint marks it.
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
            // Where longer decisions begin alike, the last thing is tapped once more.
            _ if way.is_empty() => controller.chosen().last().copied().into_iter().collect(),
            _ => way,
        }
    }
}

/// A puzzle at its board.
#[derive(Clone, PartialEq)]
pub struct Solving {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its board.
    pub table: TaskAtBoard,
}

impl Solving {
    /// The puzzle after so many tokens of its line; its seats have these names.
    pub fn new(game: &str, puzzle: &Puzzle, at: usize, names: &[&str]) -> Option<Solving> {
        let game_match = Match::new(puzzle.setup(game, names).ok()?);
        let task = puzzle.task(Some(game_match.turn().seat()?));
        let game_match = Rc::new(RefCell::new(stands(game_match, puzzle, at)?)).into();
        let table = TaskAtBoard::new(task, game_match);
        table.stage.replace(TaskStage::Open(at));
        Some(Solving { puzzle: puzzle.clone(), table })
    }

    /// Its number in links.
    pub fn id(&self) -> u32 {
        self.puzzle.id(self.table.game_match.borrow().game_match().setup().game().id())
    }

    /// Begins again in the same match, where so many tokens were right. Whether there are as many.
    pub fn again(&self, at: usize) -> bool {
        let setup = self.table.game_match.borrow().game_match().setup().clone();
        let Some(begun) = stands(Match::new(setup), &self.puzzle, at) else { return false };
        self.table.game_match.shared().replace(begun);
        self.table.stage.replace(TaskStage::Open(at));
        true
    }

    /// How many tokens of the line were right.
    pub fn right(&self) -> usize {
        self.table.stage.borrow().right(&self.table.task)
    }

    /// Tries a token of the seat that solves it.
    ///
    /// # Errors
    /// When it is not legal, or nothing is asked any more.
    pub fn play(&self, token: &str) -> Result<(), TokenError> {
        let TaskStage::Open(at) = self.table.now() else { return Err(TokenError::Over) };
        let after = self.table.task.tried(&mut self.table.game_match.shared().borrow_mut(), at, token)?;
        self.table.stage.replace(after);
        Ok(())
    }
}

/// A match after so many tokens of a puzzle's line.
fn stands(mut game_match: Match, puzzle: &Puzzle, at: usize) -> Option<Controller> {
    for token in puzzle.line.get(..at)? {
        game_match.play(token).ok()?;
    }
    Some(Controller::new(game_match))
}

/// A task as it is played at a board.
pub struct PlayedTask {
    /// How far it has come.
    pub now: TaskStage,
    /// Whether the solver is to decide.
    pub open: bool,
    /// Playing at the board.
    pub play: Playing,
    /// The board.
    pub view: Rc<BoardView>,
}

/// Plays a task at a board that is turned that often: the solver by `decide`, the board its answers by itself. `hinted` says whether a
/// hint marks the place. `answered` is told of each answer.
#[hook]
pub fn use_task(
    table: &TaskAtBoard,
    hinted: bool,
    orientation: u8,
    decide: Callback<Intent>,
    answered: &Callback<()>,
) -> PlayedTask {
    let TaskAtBoard { task, game_match, names_places, stage } = table;
    let set = use_settings();
    let (now, open) = (table.now(), table.open());
    let play = use_play(game_match, Options { decide, open, draws: false });
    let next = now.next(task, &game_match.borrow()).map(|token| (token, now.further()));
    let drawn = use_callback((play.redraw.clone(), answered.clone()), |(), (redraw, answered)| {
        answered.emit(());
        redraw.emit(());
    });
    let before = if task.guide == Guide::Shown { BEFORE_SHOWN } else { BEFORE_ANSWER };
    use_line(game_match, stage, next, before, &drawn);
    let controller = game_match.borrow();
    let deps = (controller.serial(), controller.chosen().to_vec(), now.clone(), hinted, orientation);
    let view = use_memo((deps, set.now), |_| {
        let view = board_view(&controller, &set, true, orientation, &[]);
        // Nobody is told what would decide the game; most tasks and all answers name places.
        let marked = table.marked(&controller, hinted);
        let coordinates = *names_places || set.now.coordinates || matches!(now, TaskStage::Beaten { .. });
        // The marks of all that can be chosen would hide the one of what is to be done, or give the answer away.
        let view = BoardView { decisive: Vec::new(), coordinates, hinted: marked, guided: true, ghost: hinted, ..view };
        let over = !open || matches!(controller.game_match().turn(), Turn::Over(_));
        if over { closed(view) } else { view }
    });
    drop(controller);
    PlayedTask { now, open, play, view }
}
