//! Who sits there: name, points, what lies before them.

use crate::core::{Pick, Seat};
use crate::i18n::{Language, fill};
use crate::ui::boards::{BoardView, Trays};
use crate::ui::setup::emblem;
use std::rc::Rc;
use yew::prelude::*;

/// What [`Seats`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct SeatsProps {
    /// What the board shows.
    pub view: Rc<BoardView>,
    /// A name a seat.
    pub names: Vec<String>,
    /// How many seats.
    pub seats: u8,
    /// Whether the game is over.
    pub over: bool,
    /// Something in a tray was pointed at.
    pub on_pick: Callback<Pick>,
    /// The decision under way was given up.
    pub on_cancel: Callback<()>,
}

/// The seats in turn order, and the round.
#[component]
pub fn Seats(props: &SeatsProps) -> Html {
    let words = use_context::<Language>().expect("the app provides a language").shell();
    let SeatsProps { view, names, seats, on_pick, on_cancel, .. } = props;
    let rounds = view.scene.rounds;
    let cards = Seat::all(*seats).map(|seat| {
        let acts = view.to_act == Some(seat);
        let out = view.scene.out.contains(&seat);
        let points = rounds.filter(|r| r.points).and_then(|r| r.score.get(seat.index()).copied());
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
                <Trays view={view.clone()} {seat} {on_pick} {on_cancel} />
            </li>
        }
    });
    let round = rounds.filter(|r| r.of > 1).map(|r| {
        html! { <p class="round">{ fill(words.round, &[&r.now.to_string(), &r.of.to_string()]) }</p> }
    });
    html! {
        <div class="seats">
            <ol>{ for cards }</ol>
            { for round }
        </div>
    }
}
