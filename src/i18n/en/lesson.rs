use crate::i18n::lesson::Lesson;

/// Lessons.
pub static LESSON: Lesson = Lesson {
    title: "Lesson",
    step: "Step {0} of {1}",
    right: "Right.",
    other: "`{0}` can be played, but here something else is better. Look again.",
    show: "Show me",
    next: "Next",
    over: "That was the lesson.",
    over_text: "You know enough for a first game.",
    play: "Play now",
    again: "Once more",
};
