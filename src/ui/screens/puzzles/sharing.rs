//! The dialog that shares a puzzle: its link, and the markup that embeds it.

use crate::ui::base::clipboard::{copier, copy_status};
use crate::ui::base::controls::switch;
use crate::ui::base::dialog::Dialog;
use crate::ui::base::own_words::{OwnWords, use_words};
use crate::ui::base::route::Route;
use crate::ui::base::same::Same;
use crate::ui::base::settings::use_language;
use crate::ui::screens::share::{base, element_script, use_picture};
use trivium_session::Match;
use trivium_session::element_markup;
use trivium_session::puzzle::Puzzle;
use trivium_words::{EmbeddingWords, PuzzleWords};
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct SharingProps {
    pub game: &'static str,
    pub puzzle: Puzzle,
    /// A match at the puzzle's initial position.
    pub begun: Same<Match>,
    pub own: OwnWords<PuzzleWords>,
    pub on_close: Callback<()>,
}

#[component]
pub fn Sharing(props: &SharingProps) -> Html {
    let SharingProps { game, puzzle, begun, own, on_close } = props;
    let language = use_language();
    let words = &language.shell().sharing;
    let embedding = use_words::<EmbeddingWords>(language);
    let title = [language.game(game).name, " · ", language.shell().puzzles].concat();
    let (inside, picture, to_inside) = use_picture(begun, Some([title, own.0.task(puzzle.goal)]), language);
    let copied = use_state_eq(|| None::<bool>);
    let id = format!("{:x}", puzzle.id(game));
    let link = format!("{}{}", base(), Route::Puzzles((*game).to_owned(), id.clone()));
    let code = element_script(&base()) + &markup(game, &id, picture.as_deref());
    let (on_link, on_code) = (copier(&copied, &link), copier(&copied, &code));
    let select = |event: FocusEvent| event.target_unchecked_into::<HtmlInputElement>().select();
    let select_all = |event: FocusEvent| event.target_unchecked_into::<HtmlTextAreaElement>().select();
    let status = copy_status(*copied, words.copied, words.not_copied);
    html! {
        <Dialog title={words.title} {on_close}>
            <div class="share">
                <label>
                    <span class="unseen">{ own.0.link }</span>
                    <input type="text" readonly=true value={link} onfocus={select} />
                </label>
                <div class="row">
                    <button class="button main" onclick={on_link}>{ words.copy }</button>
                </div>
                <h3 id="embed">{ own.0.embed }</h3>
                { for embedding.map(|words| switch(words.with_picture, inside, &to_inside)) }
                <label class="comment">
                    <span class="unseen">{ own.0.embed }</span>
                    <textarea rows="3" readonly=true value={code} onfocus={select_all} />
                </label>
                <div class="row">
                    <button class="button" onclick={on_code}>{ own.0.copy_code }</button>
                </div>
                <p class="aside" role="status">{ status }</p>
            </div>
        </Dialog>
    }
}

/// The `<trivium-board>` element of a puzzle. Its content is `picture`.
fn markup(game: &str, id: &str, picture: Option<&str>) -> String {
    let attributes = [("mode", "puzzle".to_owned()), ("puzzle", [game, "/", id].concat())];
    let inside = picture.map(|picture| ["\n", picture, "\n"].concat()).unwrap_or_default();
    element_markup(&attributes, &inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_refers_to_the_puzzle_by_its_number_in_links() {
        let head = "<trivium-board mode=\"puzzle\" puzzle=\"tritt/1a2b\">";
        assert_eq!(markup("tritt", "1a2b", None), [head, "</trivium-board>"].concat());
        assert_eq!(markup("tritt", "1a2b", Some("<svg/>")), [head, "\n<svg/>\n</trivium-board>"].concat());
    }
}
