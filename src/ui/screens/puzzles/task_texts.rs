//! Texts, announcements and buttons of a task in a puzzle or a lesson step.

use crate::ui::game::announcements::{Listener, Novelty, spoken_choice, spoken_status, use_novelty};
use crate::ui::game::engines::EngineControls;
use crate::ui::game::playing::{commands, intent_button};
use crate::ui::game::status_bar::status_prompt;
use crate::ui::parts::solving::TaskAtBoard;
use trivium_session::{Controller, Intent, TaskStage};
use trivium_words::{Language, PuzzleWords, fill};
use yew::prelude::*;

/// The result of a wrong try, or why a pick was refused, with the rule behind the refusal. Backticks enclose tokens.
pub fn remark(
    words: &PuzzleWords,
    table: &TaskAtBoard,
    language: Language,
) -> Option<(String, Option<(&'static str, &'static str)>)> {
    match &table.stage {
        TaskStage::Beaten { attempt, refutation, .. } => Some(match refutation.is_empty() {
            true => (fill(words.wrong, &[attempt]), None),
            false => (fill(words.beaten, &[attempt, &refutation.join(" ")]), None),
        }),
        TaskStage::Open(_) => {
            let status = status_prompt(&table.controller, language, &EngineControls::default());
            status.refused.then_some((status.text, status.rule))
        }
        TaskStage::Unmarked | TaskStage::Solution { .. } => None,
    }
}

/// The site that a hint marks, in words.
pub fn hinted_place(words: &PuzzleWords, table: &TaskAtBoard, language: Language) -> Option<String> {
    let pick = table.marked(true).first().copied()?;
    Some(fill(words.choose, &[&language.pick_text(&table.controller, pick)]))
}

/// The prompt to tap a small site a second time. Screen readers announce it at the site itself.
pub fn tap_again(language: Language) -> Html {
    html! { <p class="tap-again" data-again={language.shell().again}></p> }
}

/// Whether the current prompt is new to a solver who uses a screen reader.
#[hook]
pub fn use_task_novelty(controller: &Controller, language: Language) -> Novelty {
    use_novelty(controller, status_prompt(controller, language, &EngineControls::default()).prompt)
}

/// The announcement while the task is open: a remark, the marked site or else the hint, and the first half of a move.
/// A cancelled half is announced as in matches.
pub fn open_announcement(
    note: Option<&str>,
    marked: Option<String>,
    hint: Option<String>,
    controller: &Controller,
    language: Language,
    novelty: Novelty,
) -> String {
    let choice = Some(spoken_choice(controller, language, novelty)).filter(|choice| !choice.is_empty());
    // After the first pick, the note and the theme have already been announced.
    let all = match choice.is_some() && !controller.chosen().is_empty() {
        true => [marked, choice],
        false => [note.map(|note| note.replace('`', "")).or(choice), marked.or(hint)],
    };
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The announcement of a text. If the board does not wait for the solver, the events at the board follow.
pub fn announced(text: &str, table: &TaskAtBoard, language: Language) -> String {
    let (text, controller) = (text.replace('`', ""), &table.controller);
    if table.open() || matches!(table.stage, TaskStage::Open(_)) {
        return text;
    }
    if controller.serial() == 0 {
        // The text is announced together with the board's next move.
        return if table.next().is_some() { String::new() } else { text };
    }
    let status = status_prompt(controller, language, &EngineControls::default());
    [&text, " ", &spoken_status(controller, Listener::of_all(language), &status, Novelty::New)].concat()
}

/// Reveals a hint, and removes the remark about an earlier try, which does not apply to the hint. A choice under way
/// stays, unless the hint `marks` a site of another move.
pub fn hint_alone(
    act: &Callback<Intent>,
    hint: Callback<()>,
    table: &TaskAtBoard,
    [marks, remarked]: [bool; 2],
) -> Callback<()> {
    let act = act.clone();
    let strays = marks && !table.controller.chosen().is_empty() && table.marked(true).is_empty();
    let before = if strays { Some(Intent::Cancel) } else { remarked.then_some(Intent::Dismiss) };
    Callback::from(move |()| {
        before.iter().for_each(|intent| act.emit(intent.clone()));
        hint.emit(());
    })
}

/// The button for a hint. It stays when the hint is used up (`None`), so that a second tap hits no other button.
pub fn hint_button(language: Language, hint: Option<Callback<()>>) -> Html {
    let used_up = hint.is_none().to_string();
    let onclick = move |_| hint.iter().for_each(|hint| hint.emit(()));
    html! { <button class="button" aria-disabled={used_up} {onclick}>{ language.shell().hint }</button> }
}

/// The buttons while the task is open: hint, solution, choices without a site, cancel. `class` styles the choices.
/// Those that come and go are last, so that the others keep their places.
pub fn open_buttons(
    controller: &Controller,
    language: Language,
    act: &Callback<Intent>,
    class: &'static str,
    hint: Html,
    show: &'static str,
) -> Html {
    let shell = language.shell();
    html! {
        <>
            { hint }
            { intent_button(act, Intent::EngineMove(String::new()), "", show) }
            { for commands(controller, shell, act, class) }
            if !controller.chosen().is_empty() {
                { intent_button(act, Intent::Cancel, "", shell.cancel) }
            }
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::game::announcements::Novelty::{Again, New};
    use trivium_session::{Match, Setup};

    #[test]
    fn a_cancelled_half_is_announced_and_a_refusal_comes_first() {
        let mut controller = Controller::new(Match::new(Setup::new("tritt", "step", [], [], 1).expect("a game")));
        let announce = |note, marked: Option<&str>, hint: Option<&str>, controller: &Controller, novelty| {
            open_announcement(
                note,
                marked.map(str::to_owned),
                hint.map(str::to_owned),
                controller,
                Language::En,
                novelty,
            )
        };
        assert_eq!(announce(None, None, None, &controller, New), "");
        assert_eq!(announce(Some("a note"), None, Some("a hint"), &controller, New), "a note a hint");
        let first = controller.choosable()[0];
        controller = controller.after(Intent::Pick(first), 0).after(Intent::Cancel, 0);
        assert_eq!(announce(None, None, None, &controller, Again), "Orange.");
        // A hint may follow a cancelled half. A lesson announces that the marked site was missed.
        assert_eq!(announce(None, None, Some("a hint"), &controller, Again), "Orange. a hint");
        assert_eq!(announce(Some("a note"), Some("Choose a1."), None, &controller, Again), "a note Choose a1.");
    }
}
