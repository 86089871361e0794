use crate::lesson::LessonWords;

pub static LESSON: LessonWords = LessonWords {
    title: "Lesson",
    step: "Step {0} of {1}",
    step_back: "Step back",
    right: "Right.",
    marked: "Choose what is marked.",
    wrong: "Not that one. Look again.",
    beaten: "Then an opponent would win at once. Try again.",
    repeat: "Show again",
    show: "Show me",
    next: "Next",
    over: "You have finished the lesson.",
    learnt: "You now know:",
    play: "Play against level 1",
    again: "Start again",
};
