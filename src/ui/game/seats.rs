//! Who sits there: name, points, what lies before them.

use crate::core::{Pick, Seat};
use crate::i18n::Shell;
use crate::ui::boards::{BoardView, Trays};
use crate::ui::setup::emblem;
use std::rc::Rc;
use yew::prelude::*;

/// The seats in turn order.
pub fn seats(
    view: &Rc<BoardView>,
    names: &[String],
    on_pick: &Callback<Pick>,
    on_cancel: &Callback<()>,
    words: &Shell,
) -> Html {
    let cards = Seat::all(names.len() as u8).map(|seat| {
        let acts = view.to_act == Some(seat);
        let out = view.scene.out.contains(&seat);
        let points = view.scene.rounds.filter(|r| r.points).and_then(|r| r.score.get(seat.index()).copied());
        html! {
            <li
                key={seat.number()}
                class={classes!("seat", out.then_some("out"))}
                data-seat={seat.to_string()}
                aria-current={acts.then_some("true")}
            >
                <div class="who">
                    { emblem(seat) }
                    <span class="name">{ &names[seat.index()] }</span>
                    if out {
                        <span class="note">{ words.is_out }</span>
                    }
                    if let Some(points) = points {
                        <span class="points" aria-label={words.points(points)}>{ points }</span>
                    }
                </div>
                <Trays view={view.clone()} {seat} on_pick={on_pick.clone()} on_cancel={on_cancel.clone()} />
            </li>
        }
    });
    html! { <ol class="seats">{ for cards }</ol> }
}
