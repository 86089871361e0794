//! A task in a puzzle or in a step of a lesson: which moves are right, and how the board replies.

use crate::lesson::{LessonStep, StepKind};
use crate::puzzle::{Puzzle, Refutation};
use crate::{Controller, Intent};
use trivium_rules::core::{Seat, Verdict};
use trivium_rules::games::TokenError;

/// How much help the solver gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guide {
    /// The solver finds the right move.
    Unaided,
    /// The right move is marked, and only it can be chosen.
    Marked,
    /// The board plays all moves.
    Shown,
}

/// The right moves, the help that the solver gets, and the replies of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    pub seat: Option<Seat>,
    pub guide: Guide,
    /// The solution: the right moves of the solving seat, and the replies to them.
    pub line: Vec<String>,
    /// First moves that are as good as that of the line.
    pub as_good: Vec<String>,
    /// The moves after the solution, which the board plays.
    pub rest: Vec<String>,
    /// Refutations of tempting wrong moves.
    pub refutations: Vec<Refutation>,
    /// Whether a wrong move is undone at once. Otherwise it is played, and its refutation after it.
    pub takes_back: bool,
}

impl Puzzle {
    /// The puzzle as a task for a seat.
    pub fn task(&self, seat: Option<Seat>) -> Task {
        Task {
            seat,
            guide: Guide::Unaided,
            line: self.line.clone(),
            as_good: Vec::new(),
            rest: self.rest.clone(),
            refutations: self.refutations.clone(),
            takes_back: false,
        }
    }
}

impl LessonStep {
    /// The step as a task for a seat. A wrong move is undone, because the text of the step refers to the position
    /// before it.
    pub fn task(&self, seat: Option<Seat>) -> Task {
        let guide = match self.kind {
            StepKind::Goal | StepKind::Show => Guide::Shown,
            StepKind::Do => Guide::Marked,
            StepKind::Ask => Guide::Unaided,
        };
        let (line, as_good) = self.play.split_at(self.play.len().min(1));
        let (line, as_good) = (line.to_vec(), as_good.to_vec());
        Task { seat, guide, line, as_good, rest: self.then.clone(), refutations: Vec::new(), takes_back: true }
    }
}

/// The progress of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TaskStage {
    /// This number of tokens of the line has been played.
    Open(usize),
    /// The last pick was not the marked one.
    Unmarked,
    /// The last move was wrong.
    Beaten {
        attempt: String,
        /// The tokens that refute it. Empty if there is no immediate refutation.
        refutation: Vec<String>,
        /// How many of the refuting tokens the board has played.
        played: usize,
        /// How many tokens of the line came before the wrong move.
        at: usize,
    },
    /// The task is solved, or its solution is being shown.
    Solution {
        /// How many tokens of the line and of the moves after it have been played.
        played: usize,
        /// Whether the solver found the solution.
        found: bool,
    },
}

impl Task {
    /// The progress at the beginning.
    pub fn first(&self) -> TaskStage {
        match self.guide {
            Guide::Unaided | Guide::Marked => TaskStage::Open(0),
            Guide::Shown => TaskStage::Solution { played: 0, found: false },
        }
    }

    /// Whether a token is right after `at` tokens of the line.
    fn is_right(&self, at: usize, token: &str) -> bool {
        self.line.get(at).is_some_and(|known| known == token)
            || at == 0 && self.as_good.iter().any(|known| known == token)
    }

    /// The refutation of a wrong move: a known one, or a reply that wins at once.
    fn refutation(&self, controller: &Controller, at: usize, attempt: &str) -> Vec<String> {
        let known = self.refutations.iter().find(|known| at == 0 && known.attempt == attempt);
        known.map_or_else(|| beaten_by(controller, attempt).into_iter().collect(), |known| known.continuation.clone())
    }

    /// Tries a token after `at` tokens of the line.
    ///
    /// # Errors
    /// If the token is not legal there.
    pub fn tried(
        &self,
        controller: &Controller,
        at: usize,
        token: &str,
    ) -> Result<(TaskStage, Controller), TokenError> {
        let right = self.is_right(at, token);
        let refutation = if right { Vec::new() } else { self.refutation(controller, at, token) };
        let then =
            if right || !self.takes_back { controller.entered(token)? } else { controller.after(Intent::Cancel, 0) };
        let stage = match right {
            true if at + 1 >= self.line.len() => TaskStage::Solution { played: at + 1, found: true },
            true => TaskStage::Open(at + 1),
            false => TaskStage::Beaten { attempt: token.to_owned(), refutation, played: 0, at },
        };
        Ok((stage, then))
    }
}

impl TaskStage {
    /// The name of the stage, for attributes and tests. `open` means that the solver is to move.
    pub fn name(&self, open: bool) -> &'static str {
        match self {
            _ if open => "open",
            TaskStage::Open(_) | TaskStage::Unmarked => "answered",
            TaskStage::Beaten { .. } => "beaten",
            TaskStage::Solution { found: true, .. } => "solved",
            TaskStage::Solution { .. } => "shown",
        }
    }

    /// The number of right tokens so far. `None` if the solver has no move to find.
    fn right_so_far(&self, task: &Task) -> Option<usize> {
        match *self {
            TaskStage::Open(at) => Some(at),
            TaskStage::Unmarked => Some(0),
            TaskStage::Beaten { at, .. } => task.takes_back.then_some(at),
            TaskStage::Solution { .. } => None,
        }
    }

    /// Whether the solver is to move.
    pub fn open(&self, task: &Task, controller: &Controller) -> bool {
        self.right_so_far(task).is_some() && self.next(task, controller).is_none()
    }

    /// The token that the board plays next, if any.
    pub fn next(&self, task: &Task, controller: &Controller) -> Option<String> {
        match self {
            TaskStage::Open(at) => {
                let own = controller.game_match().turn().seat() == task.seat;
                task.line.get(*at).filter(|_| !own).cloned()
            }
            TaskStage::Beaten { refutation, played, .. } if !task.takes_back => refutation.get(*played).cloned(),
            TaskStage::Unmarked | TaskStage::Beaten { .. } => None,
            TaskStage::Solution { played, .. } => task.line.iter().chain(&task.rest).nth(*played).cloned(),
        }
    }

    /// The progress after the board has played [`TaskStage::next`].
    #[must_use]
    pub fn advanced(&self) -> TaskStage {
        let mut next = self.clone();
        match &mut next {
            TaskStage::Open(played) | TaskStage::Beaten { played, .. } | TaskStage::Solution { played, .. } => {
                *played += 1
            }
            TaskStage::Unmarked => {}
        }
        next
    }

    /// The progress and the match after an intent of the solver. Asking for an engine move shows the solution. Tasks
    /// have no clock.
    #[must_use]
    pub fn after(&self, task: &Task, controller: &Controller, intent: Intent) -> (TaskStage, Controller) {
        let open = self.open(task, controller);
        let Some(at) = self.right_so_far(task).filter(|_| open) else { return (self.clone(), controller.clone()) };
        if let (Guide::Marked, Intent::Pick(pick), Some(token)) = (task.guide, &intent, task.line.first())
            && !controller.leads(*pick, token)
        {
            return (TaskStage::Unmarked, controller.after(Intent::Cancel, 0));
        }
        let token = match &intent {
            Intent::Pick(pick) => controller.deciding(*pick),
            Intent::EngineMove(_) => {
                return (TaskStage::Solution { played: at, found: false }, controller.after(Intent::Cancel, 0));
            }
            _ => None,
        };
        let Some(token) = token else { return (TaskStage::Open(at), controller.after(intent, 0)) };
        // The move was chosen on the board, so it is legal.
        task.tried(controller, at, &token).unwrap_or_else(|_| (self.clone(), controller.clone()))
    }

    /// The number of right tokens of the line.
    pub fn right(&self, task: &Task) -> usize {
        match *self {
            TaskStage::Open(at) | TaskStage::Beaten { at, .. } => at,
            TaskStage::Unmarked => 0,
            TaskStage::Solution { played, .. } => played.min(task.line.len()),
        }
    }
}

/// A reply after which the seat that made `attempt` has lost, if there is one.
fn beaten_by(controller: &Controller, attempt: &str) -> Option<String> {
    let seat = controller.game_match().turn().seat()?;
    let step = controller.game_match().position().step(attempt).ok()?;
    let loses = |token: &String| {
        let step = step.next.step(token).ok();
        step.and_then(|step| step.next.turn().outcome()).is_some_and(|end| end.of(seat) == Verdict::Loss)
    };
    step.next.legal().into_iter().find(loses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Match;
    use crate::puzzle::{Goal, Theme};
    use trivium_rules::core::Pick;

    const LINE: &str = "board=RR./.../... strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";

    /// Seat 1 completes a row with c3, otherwise seat 2 does. (In Traffic Lights a token places a piece or advances a
    /// light.)
    fn puzzle() -> Puzzle {
        Puzzle {
            variant: "simple".to_owned(),
            options: Vec::new(),
            grade: 1,
            theme: Theme::Line,
            goal: Goal::WinIn(1),
            position: LINE.to_owned(),
            line: vec!["c3".to_owned()],
            rest: Vec::new(),
            refutations: vec![Refutation { attempt: "b1".to_owned(), continuation: vec!["c3".to_owned()] }],
        }
    }

    fn at_board(puzzle: &Puzzle) -> Controller {
        Controller::new(Match::new(puzzle.setup("traffic-lights", &[]).expect("a position")))
    }

    /// The single pick of a move.
    fn pick(controller: &Controller, token: &str) -> Intent {
        let way = controller.remaining_picks(token);
        let [pick]: [Pick; 1] = way.try_into().expect("one pick");
        Intent::Pick(pick)
    }

    #[test]
    fn a_puzzle_plays_a_wrong_move_and_its_refutation() {
        let puzzle = puzzle();
        let task = puzzle.task(Some(Seat::ONE));
        for wrong in ["b1", "a1"] {
            let controller = at_board(&puzzle);
            let intent = pick(&controller, wrong);
            let (stage, controller) = task.first().after(&task, &controller, intent);
            assert_eq!(stage.name(stage.open(&task, &controller)), "beaten");
            let reply = stage.next(&task, &controller).expect("an answer, known or found");
            let controller = controller.entered(&reply).expect("legal");
            let end = controller.game_match().turn().outcome().expect("the end");
            assert_eq!(end.of(Seat::ONE), Verdict::Loss);
            assert_eq!((stage.advanced().next(&task, &controller), stage.right(&task)), (None, 0));
        }
    }

    #[test]
    fn a_lesson_undoes_a_wrong_move_and_asks_again() {
        let step = LessonStep {
            play: vec!["c3".to_owned(), "c2".to_owned()],
            then: vec!["b1".to_owned()],
            ..LessonStep::default()
        };
        let task = step.task(Some(Seat::ONE));
        let controller = at_board(&puzzle());
        let before = controller.game_match().position().text();
        let wrong = pick(&controller, "a1");
        let (stage, controller) = task.first().after(&task, &controller, wrong);
        assert!(
            matches!(&stage, TaskStage::Beaten { attempt, refutation, .. } if attempt == "a1" && refutation.len() == 1)
        );
        assert_eq!(controller.game_match().position().text(), before);
        assert!(stage.open(&task, &controller) && stage.next(&task, &controller).is_none());
        let right = pick(&controller, "c3");
        assert_eq!(stage.after(&task, &controller, right).0, TaskStage::Solution { played: 1, found: true });
    }

    #[test]
    fn all_right_moves_of_a_lesson_have_the_same_continuation() {
        let step = LessonStep {
            play: vec!["a1".to_owned(), "a2".to_owned()],
            then: vec!["c3".to_owned()],
            ..LessonStep::default()
        };
        let task = step.task(Some(Seat::ONE));
        for right in ["a1", "a2"] {
            let controller = at_board(&puzzle());
            let intent = pick(&controller, right);
            let (stage, controller) = task.first().after(&task, &controller, intent);
            assert_eq!(stage, TaskStage::Solution { played: 1, found: true });
            assert_eq!(stage.next(&task, &controller).as_deref(), Some("c3"));
        }
    }

    #[test]
    fn only_the_marked_pick_is_accepted_and_none_while_the_board_plays() {
        let done = LessonStep { kind: StepKind::Do, play: vec!["c3".to_owned()], ..LessonStep::default() };
        let task = done.task(Some(Seat::ONE));
        let controller = at_board(&puzzle());
        let wrong = pick(&controller, "a1");
        let (stage, controller) = task.first().after(&task, &controller, wrong);
        assert_eq!(stage, TaskStage::Unmarked);
        let right = pick(&controller, "c3");
        assert_eq!(stage.after(&task, &controller, right).0, TaskStage::Solution { played: 1, found: true });
        let shown = LessonStep { kind: StepKind::Show, ..done }.task(Some(Seat::ONE));
        let controller = at_board(&puzzle());
        let stage = shown.first();
        assert!(!stage.open(&shown, &controller));
        assert_eq!(stage.next(&shown, &controller).as_deref(), Some("c3"));
        let wish = pick(&controller, "c3");
        assert_eq!(stage.after(&shown, &controller, wish).0, stage);
        let goal = LessonStep { kind: StepKind::Goal, ..LessonStep::default() }.task(None);
        assert_eq!(goal.first().next(&goal, &controller), None);
    }

    #[test]
    fn the_solution_is_shown_from_the_current_stage() {
        let puzzle = puzzle();
        let task = puzzle.task(Some(Seat::ONE));
        let controller = at_board(&puzzle);
        let (stage, controller) = task.first().after(&task, &controller, Intent::EngineMove(String::new()));
        assert_eq!(stage, TaskStage::Solution { played: 0, found: false });
        assert_eq!(stage.next(&task, &controller).as_deref(), Some("c3"));
        assert_eq!(stage.advanced().next(&task, &controller), None);
        assert_eq!(stage.name(false), "shown");
    }

    #[test]
    fn an_immediate_loss_refutes_a_wrong_move() {
        let controller = at_board(&puzzle());
        assert_eq!(beaten_by(&controller, "a1").as_deref(), Some("a2"));
        assert_eq!(beaten_by(&controller, "c3"), None, "it wins");
        assert_eq!(beaten_by(&controller, "z9"), None, "there is no such move");
    }
}
