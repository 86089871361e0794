//! A task at a board, in a puzzle or in a lesson's step: its match and its progress.

use crate::ui::base::settings::use_settings;
use crate::ui::game::line::use_line;
use crate::ui::game::playing::{Options, Playing, closed, use_play};
use crate::ui::game::use_match::MatchValue;
use crate::ui::game::view::board_view;
use crate::ui::parts::act::Act;
use crate::ui::parts::solving::TaskAtBoard;
use std::rc::Rc;
use trivium_boards::BoardView;
use trivium_boards::scheduler::use_updated_if;
use trivium_rules::core::Turn;
use trivium_session::{Controller, Guide, Intent, TaskStage};
use yew::prelude::*;

impl MatchValue for TaskAtBoard {
    fn controller(&self) -> &Controller {
        &self.controller
    }

    fn after(&self, intent: Intent, now: u64) -> TaskAtBoard {
        if self.steps() && matches!(intent, Intent::StepBack | Intent::StepForward) {
            return TaskAtBoard { controller: self.controller.after(intent, now), ..self.clone() };
        }
        let (stage, controller) = self.stage.after(&self.task, &self.controller, intent);
        let ended = match (&self.stage, &stage) {
            (TaskStage::Solution { .. } | TaskStage::Beaten { .. }, _) => None,
            (_, TaskStage::Solution { found, .. }) => Some(*found),
            (_, TaskStage::Beaten { .. }) => Some(false),
            _ => None,
        };
        TaskAtBoard { controller, stage, ended: self.ended.or(ended), ..self.clone() }
    }
}

/// The state of a task, for drawing.
pub struct PlayedTask {
    pub play: Playing,
    pub view: Rc<BoardView>,
    /// The view for the seat cards, which change only after an animation.
    pub settled_view: Rc<BoardView>,
}

/// Runs a task: the solver plays through `decide`, and the board plays its replies by `advance`. `hinted` is true if a
/// hint marks the site. `wait` is the pause before each reply, in milliseconds.
#[hook]
pub fn use_task(
    table: &TaskAtBoard,
    hinted: bool,
    orientation: u8,
    decide: Callback<Act>,
    advance: &Callback<()>,
    wait: u32,
) -> PlayedTask {
    let TaskAtBoard { task, controller, names_places, stage, .. } = table;
    let set = use_settings();
    let open = table.open();
    let play = use_play(controller, Options { decide, open, draws: false });
    use_line(controller, stage.clone(), table.next().is_some(), wait, advance);
    let deps = (controller.serial(), controller.chosen().to_vec(), stage.clone(), hinted, orientation);
    let view = use_memo((deps, set.now), |_| {
        let view = board_view(controller, &set, true, orientation, &[]);
        // Winning moves are not marked.
        let marked = table.marked(hinted);
        let coordinates = *names_places || set.now.coordinates;
        // A marked pick needs no second tap, because a wrong one decides nothing.
        let confirm = view.confirm && task.guide == Guide::Unaided;
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
    let settled_view = use_updated_if(!play.moves, || view.clone());
    PlayedTask { play, view, settled_view }
}
