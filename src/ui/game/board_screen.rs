//! The layout of a screen with a board: seats, board and trays. Screens add the bar above and the panels below.

use super::facing::ScreenRotation;
use super::hues::hues;
use super::names::plates;
use super::seats::{Seats, clocked};
use std::rc::Rc;
use trivium_boards::{BoardProps, BoardView, Trays, board};
use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::BoardText;
use yew::prelude::*;
use yew::virtual_dom::VTag;

pub struct BoardScreen<'a> {
    pub controller: &'a Controller,
    pub board: BoardProps,
    /// The view that seats and trays show. It can follow the board's.
    pub settled_view: Rc<BoardView>,
    /// Classes of the screen, without `game`.
    pub class: Classes,
    /// The seat whose hand is below the board.
    pub hand_below: Option<Seat>,
    pub turned: ScreenRotation,
    /// Called with a press anywhere in the area of the board.
    pub onpointerdown: Callback<PointerEvent>,
    /// Attributes for style sheets and tests that only this screen has.
    pub data: Vec<(&'static str, &'static str)>,
}

impl<'a> BoardScreen<'a> {
    /// A screen that does not rotate.
    pub fn new(controller: &'a Controller, board: BoardProps) -> BoardScreen<'a> {
        BoardScreen {
            controller,
            settled_view: board.view.clone(),
            board,
            class: Classes::new(),
            hand_below: None,
            turned: ScreenRotation::default(),
            onpointerdown: Callback::noop(),
            data: Vec::new(),
        }
    }

    /// The screen with its bar above the board. The question, the panels and the sheets follow the board.
    pub fn html(self, head: Html, below: impl IntoIterator<Item = Html>) -> Html {
        let game_match = self.controller.game_match();
        let turn = game_match.turn().seat().filter(|_| self.controller.round_summary().is_none());
        let mut main = VTag::new("main");
        main.add_attribute("class", classes!("game", self.class.clone()).to_string());
        main.add_attribute("data-seats", game_match.setup().game().seats().to_string());
        main.add_attribute("data-position", game_match.position().text());
        main.add_attribute("data-edge", self.turned.edge.to_string());
        for (name, value) in &self.data {
            main.add_attribute(name, *value);
        }
        if let Some(hues) = hues(self.controller, &self.board.view.scene) {
            main.add_attribute("data-hues", hues);
        }
        if let Some(turn) = turn {
            main.add_attribute("data-turn", turn.to_string());
        }
        main.add_child(head);
        main.add_child(self.seats(clocked(self.controller)));
        main.add_child(self.area());
        main.add_children(below);
        main.into()
    }

    /// Seats, board and trays, for boards in other pages.
    pub fn embedded(self) -> Html {
        html! { <>{ self.seats(None) }<div class="field">{ self.board_and_trays() }</div></> }
    }

    fn seats(&self, clock: Option<Controller>) -> Html {
        html! {
            <Seats
                view={self.settled_view.clone()}
                names={plates(self.controller, self.settled_view.language)}
                {clock}
                round={self.turned.round}
                hand_below={self.hand_below}
                on_pick={self.board.on_pick.clone()}
                on_cancel={self.board.on_cancel.clone()}
            />
        }
    }

    fn area(&self) -> Html {
        let name = self.board.view.language.board_text(&BoardText::Board, &[]);
        let ScreenRotation { edge, style, odd, .. } = &self.turned;
        let class = (!style.is_empty()).then_some(if *odd { "odd" } else { "even" });
        let style = (!style.is_empty()).then(|| style.clone());
        html! {
            <section class="table" onpointerdown={self.onpointerdown.clone()} aria-label={name.clone()}>
                <h2 class="unseen">{ name }</h2>
                <div class={classes!("turn", class)} data-quarters={edge.to_string()} {style}>{ self.board_and_trays() }</div>
            </section>
        }
    }

    fn board_and_trays(&self) -> Html {
        let BoardProps { on_pick, on_cancel, .. } = self.board.clone();
        html! { <>{ board(self.board.clone()) }<Trays view={self.settled_view.clone()} {on_pick} {on_cancel} /></> }
    }
}
