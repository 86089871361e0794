//! The layout of a screen with one board and nothing that rotates: sandboxes, lessons and puzzles fill its slots.

use super::hues::hues;
use super::names::names;
use super::playing::Playing;
use super::seats::Seats;
use std::rc::Rc;
use trivium_boards::{BoardLayout, BoardProps, BoardView, Markup, Trays, board};
use trivium_rules::core::Seat;
use trivium_session::Controller;
use trivium_words::{BoardText, Language, Text};
use yew::prelude::*;

/// The board with its seats, and what style sheets and tests read of the screen.
pub struct BoardScreen<'a> {
    pub language: Language,
    pub controller: &'a Controller,
    pub view: &'a Rc<BoardView>,
    pub play: &'a Playing,
    /// A class of the screen besides `game`.
    pub class: &'static str,
    /// The seat whose hand is below the board.
    pub near: Option<Seat>,
    pub marks: Option<Callback<Rc<BoardLayout>, Markup>>,
    /// The kind of a lesson's step and its progress.
    pub step: Option<[&'static str; 2]>,
    /// The progress of a puzzle.
    pub puzzle: Option<&'static str>,
    /// The bar above the board.
    pub head: Html,
}

impl BoardScreen<'_> {
    /// Draws the screen; `below` follows the board: the question, the panels and the sheets.
    pub fn html(self, below: Html) -> Html {
        let BoardScreen { language, controller, view, play, class, near, marks, step, puzzle, head } = self;
        let game_match = controller.game_match();
        html! {
            <main
                class={classes!("game", class, near.map(|_| "racks"))}
                data-kind={step.map(|[kind, _]| kind)}
                data-puzzle={puzzle}
                data-seats={game_match.setup().game().seats().to_string()}
                data-turn={game_match.turn().seat().map(|seat| seat.to_string())}
                data-position={game_match.position().text()}
                data-hues={hues(controller, &view.scene)}
                data-stage={step.map(|[_, stage]| stage)}
            >
                { head }
                <Seats
                    view={view.clone()}
                    names={names(controller, language)}
                    round=false
                    {near}
                    on_pick={play.on_pick()}
                    on_cancel={play.on_cancel()}
                />
                <section class="table" aria-label={language.text(&Text::Board(BoardText::Board)).into_owned()}>
                    <div class="turn">
                        { board(BoardProps { marks, ..play.board(view, true) }) }
                        <Trays view={view.clone()} on_pick={play.on_pick()} on_cancel={play.on_cancel()} />
                    </div>
                </section>
                { below }
            </main>
        }
    }
}
