//! The file of a game's lessons (`lessons/<language>/<game>.txt`), which `trivium site` writes: steps of lines, each
//! with a keyword and a value. The lesson of the game comes first; each lesson of a variant begins with its name.

/// The kind of a step. A lesson has its steps in this order, except that each `Show` is followed by a `Do` for the same
/// turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum StepKind {
    /// A picture shows the goal of the game.
    Goal,
    /// The board plays a turn.
    Show,
    /// The reader repeats the turn; the sites to pick are marked.
    Do,
    /// The reader finds the right move.
    #[default]
    Ask,
}

/// The text of the marks that forbid places.
const CROSS: char = '×';

impl StepKind {
    const ALL: [(&'static str, StepKind); 4] =
        [("goal", StepKind::Goal), ("show", StepKind::Show), ("do", StepKind::Do), ("ask", StepKind::Ask)];

    pub fn read(name: &str) -> Option<StepKind> {
        StepKind::ALL.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind)
    }

    pub fn name(self) -> &'static str {
        StepKind::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name)
    }

    pub fn waits(self) -> bool {
        matches!(self, StepKind::Do | StepKind::Ask)
    }
}

/// A step: a position and the moves played in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonStep {
    pub kind: StepKind,
    /// Empty for the game's first variant.
    pub variant: String,
    /// Options as `key=value`, separated by spaces.
    pub options: String,
    /// The start position of the record. Empty for the start position of the rules.
    pub position: String,
    pub tokens: String,
    /// Marks over the board (docs/diagrams.md).
    pub marks: String,
    /// The right moves. Exactly one if the move is shown or marked.
    pub play: Vec<String>,
    /// The moves after the right one, which the board plays.
    pub then: Vec<String>,
    /// The description or the task. Tokens and sites are written between backticks.
    pub task: String,
    /// Why the move is right. Only in steps of the kind `Ask`.
    pub reason: String,
}

impl LessonStep {
    /// Whether the marks include crosses, which forbid places.
    pub fn crossed(&self) -> bool {
        self.marks.contains(CROSS)
    }

    /// The marks before the move, or after it (`played`). A cross is true only of the position before the move.
    pub fn marks(&self, played: bool) -> String {
        let stays = |mark: &&str| !played || !mark.contains(CROSS);
        self.marks.split_ascii_whitespace().filter(stays).collect::<Vec<_>>().join(" ")
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lesson {
    /// The part of a variant's id that the lesson teaches. Empty for the lesson of the game.
    pub name: String,
    pub steps: Vec<LessonStep>,
    /// The summary on the last page, in sentences.
    pub learnt: Vec<String>,
}

/// Reads the lessons of a file. Skips unknown lines.
pub fn read(text: &str) -> Vec<Lesson> {
    let mut lessons = vec![Lesson::default()];
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("lesson ") {
            lessons.push(Lesson { name: name.to_owned(), ..Lesson::default() });
        }
        let Some(lesson) = lessons.last_mut() else { continue };
        if line == "step" {
            lesson.steps.push(LessonStep::default());
        }
        let Some((word, value)) = line.split_once(' ') else { continue };
        if word == "learnt" {
            lesson.learnt.push(value.to_owned());
        }
        let Some(step) = lesson.steps.last_mut() else { continue };
        let words = || value.split(' ').map(str::to_owned).collect();
        match word {
            "kind" => step.kind = StepKind::read(value).unwrap_or_default(),
            "variant" => value.clone_into(&mut step.variant),
            "options" => value.clone_into(&mut step.options),
            "position" => value.clone_into(&mut step.position),
            "tokens" => value.clone_into(&mut step.tokens),
            "marks" => value.clone_into(&mut step.marks),
            "play" => step.play = words(),
            "then" => step.then = words(),
            "task" => value.clone_into(&mut step.task),
            "reason" => value.clone_into(&mut step.reason),
            _ => {}
        }
    }
    lessons
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_read() {
        let text = "stray\nstep\nvariant simple\nplay b2 c3\ntask Set `b2`.\nodd\nstep\nthen a1\nlearnt All.\n\
                    lesson bag\nstep\nkind do\n";
        let [game, bag] = read(text).try_into().expect("two lessons");
        let steps = game.steps;
        assert_eq!((steps.len(), &game.learnt[..]), (2, &["All.".to_owned()][..]));
        assert_eq!((steps[0].variant.as_str(), steps[0].task.as_str()), ("simple", "Set `b2`."));
        assert_eq!((steps[0].play.len(), steps[1].then.as_slice()), (2, &["a1".to_owned()][..]));
        assert_eq!(steps[0].kind, StepKind::Ask);
        assert_eq!((game.name.as_str(), bag.name.as_str()), ("", "bag"));
        assert_eq!((bag.steps.len(), bag.steps[0].kind), (1, StepKind::Do));
        assert!(read("")[0].steps.is_empty());
    }

    #[test]
    fn crosses_disappear_with_the_move() {
        let step = LessonStep { marks: "C1=×!red D1=×!red a2~c2 e4".to_owned(), ..LessonStep::default() };
        assert_eq!((step.marks(false), step.marks(true).as_str()), (step.marks.clone(), "a2~c2 e4"));
    }

    #[test]
    fn kinds_are_read_as_they_are_written() {
        assert!(StepKind::ALL.iter().all(|(name, kind)| kind.name() == *name && StepKind::read(name) == Some(*kind)));
    }
}
