use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Lesson",
    step: "Step {0} of {1}",
    step_back: "Step back",
    right: "Right.",
    marked: "Follow the marks on the board.",
    repeat: "Show again",
    show: "Show me",
    next: "Next",
    over: "You have finished the lesson.",
    over_text: "Now you know enough for your first game.",
    play: "Play against level 1",
    again: "Start again",
};
