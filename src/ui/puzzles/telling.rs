//! Texts and buttons of a task, of a puzzle or a step of a lesson: what became of a try, and what is heard of it.

use super::table::TaskAtBoard;
use crate::ui::game::{
    EngineControls, Listener, Novelty, commands, intent_button, spoken_choice, spoken_status, status_prompt,
    use_novelty,
};
use trivium_session::{Controller, Intent, Task, TaskStage};
use trivium_words::{Language, PuzzleWords, fill};
use yew::prelude::*;

/// The result of a wrong try or of a pick that was refused, with the rule of the refusal. Tokens stand between backticks.
pub fn remark(
    words: &PuzzleWords,
    now: &TaskStage,
    controller: &Controller,
    language: Language,
) -> Option<(String, Option<(&'static str, &'static str)>)> {
    match now {
        TaskStage::Beaten { attempt, answer, .. } => Some(match answer.is_empty() {
            true => (fill(words.wrong, &[attempt]), None),
            false => (fill(words.beaten, &[attempt, &answer.join(" ")]), None),
        }),
        TaskStage::Open(_) => {
            let status = status_prompt(controller, language, &EngineControls::default());
            status.refused.then_some((status.text, status.rule))
        }
        TaskStage::Unmarked | TaskStage::Told { .. } => None,
    }
}

/// The place that a hint marks, in words.
pub fn hinted_place(
    words: &PuzzleWords,
    table: &TaskAtBoard,
    controller: &Controller,
    language: Language,
) -> Option<String> {
    let pick = table.marked(controller, true).first().copied()?;
    Some(fill(words.choose, &[&language.pick_text(controller, pick)]))
}

/// A small place that was tapped waits for a second tap. This is seen meanwhile; screen readers hear it at the place itself.
pub fn tap_again(language: Language) -> Html {
    html! { <p class="tap-again" data-again={language.shell().again}></p> }
}

/// How new the question of the rules is to a solver who listens.
#[hook]
pub fn use_task_novelty(controller: &Controller, language: Language) -> Novelty {
    use_novelty(controller, status_prompt(controller, language, &EngineControls::default()).prompt)
}

/// The words that are heard while something is asked: a remark, the place that a hint marks or else the hint, and the first half of an answer.
/// A half that was given up is told as in matches.
pub fn heard_open(
    note: Option<&str>,
    marked: Option<String>,
    hint: Option<String>,
    controller: &Controller,
    language: Language,
    novelty: Novelty,
) -> String {
    let choice = Some(spoken_choice(controller, language, novelty)).filter(|choice| !choice.is_empty());
    // The theme was heard before the place, and a question before the first half of its answer.
    let all = match choice.is_some() && !controller.chosen().is_empty() {
        true => [marked, choice],
        false => [note.map(|note| note.replace('`', "")).or(choice), marked.or(hint)],
    };
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The words that are heard for a text: as long as the board waits for the solver the text alone, else also what has happened at the board.
pub fn announced(text: &str, now: &TaskStage, task: &Task, controller: &Controller, language: Language) -> String {
    let heard = text.replace('`', "");
    if now.open(task, controller) || matches!(now, TaskStage::Open(_)) {
        return heard;
    }
    if controller.serial() == 0 {
        // The next move of the board is told with it.
        return if now.next(task, controller).is_some() { String::new() } else { heard };
    }
    let status = status_prompt(controller, language, &EngineControls::default());
    [&heard, " ", &spoken_status(controller, Listener::of_all(language), &status, Novelty::New)].concat()
}

/// Reveals a hint, and removes the remark about an earlier try, which does not apply to the hint.
pub fn hint_alone(act: &Callback<Intent>, hint: Callback<()>, remarked: bool) -> Callback<()> {
    let act = act.clone();
    Callback::from(move |()| {
        if remarked {
            act.emit(Intent::Cancel);
        }
        hint.emit(());
    })
}

/// The buttons while something is asked: what can be chosen without the board (of that class), what was chosen taken back, a hint,
/// and the solution.
pub fn open_buttons(
    words: &PuzzleWords,
    controller: &Controller,
    language: Language,
    act: &Callback<Intent>,
    class: &'static str,
    hint: Option<Callback<()>>,
    show: &'static str,
) -> Html {
    let shell = language.shell();
    let hint = hint.map(|hint| hint.reform(|_: MouseEvent| ()));
    html! {
        <>
            { for commands(controller, shell, act, class) }
            if !controller.chosen().is_empty() {
                { intent_button(act, Intent::Cancel, "", shell.cancel) }
            }
            if let Some(hint) = hint {
                <button class="button" onclick={hint}>{ words.hint }</button>
            }
            { intent_button(act, Intent::EngineMove(String::new()), "quiet", show) }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::game::Novelty::{Again, New};
    use trivium_session::{Match, Setup};

    #[test]
    fn a_half_that_is_given_up_is_heard_and_a_refusal_comes_first() {
        let mut controller = Controller::new(Match::new(Setup::new("tritt", "step", [], [], 1).expect("a game")));
        let heard = |note, marked: Option<&str>, hint: Option<&str>, controller: &Controller, novelty| {
            heard_open(note, marked.map(str::to_owned), hint.map(str::to_owned), controller, Language::En, novelty)
        };
        assert_eq!(heard(None, None, None, &controller, New), "");
        assert_eq!(heard(Some("a note"), None, Some("a hint"), &controller, New), "a note a hint");
        let first = controller.choosable()[0];
        controller.apply(Intent::Pick(first));
        controller.apply(Intent::Cancel);
        assert_eq!(heard(None, None, None, &controller, Again), "Orange.");
        // A hint can be asked for afterwards, and a lesson tells that the marked place was missed.
        assert_eq!(heard(None, None, Some("a hint"), &controller, Again), "Orange. a hint");
        assert_eq!(heard(Some("a note"), Some("Choose a1."), None, &controller, Again), "a note Choose a1.");
    }
}
