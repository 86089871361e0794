//! Little boards: a position in the middle of a match, as a picture.

use super::boards::{BoardProps, BoardView, board};
use super::settings::use_settings;
use crate::games::{self, Replay};
use std::rc::Rc;
use yew::prelude::*;

/// A variant and a record that shows the game from its best side; another game shows its start.
fn sample(game: &str) -> Option<(&'static str, &'static str)> {
    Some(match game {
        "triapon" => ("base", "f4 g4 f3 f5 h4 e2 g6 h3 d2 h6 g2 d3 i7 g1 c3 i8 h1 b2"),
        "traffic-lights" => ("simple", "b2 a1 b2 c3 a1 c2 b2 a3 a3 c3 b1"),
        "trias" => ("base", "C1 I3 J1 E3 H1 A3 D1 C3 B1"),
        "tritt" => ("slide", "e5-g5 f6-h8 d3-d5 e8-g8 h4-h6 c6-c8 g9-i11 f2-h4"),
        "trigon" => {
            ("base", "2@0,0u 3@0,0d 6@0,-1d 3@0,-1u 3@1,-1u 1@1,0u 5@1,-1d 1@-1,0d 4@0,-2d 3@-1,-1d 2@1,-2u 5@0,1u")
        }
        _ => return None,
    })
}

/// What a [`Picture`] takes.
#[derive(Clone, PartialEq, Properties)]
pub struct PictureProps {
    /// The game.
    pub game: &'static str,
}

/// A little board that cannot be touched.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let set = use_settings();
    let view = use_memo((props.game, set.now), |(game, settings)| {
        let (variant, record) = sample(game).unwrap_or_default();
        let variant = if variant.is_empty() { games::info(game).ok()?.variants.first()?.id } else { variant };
        let (replay, _) = Replay::of(games::game(game, variant, []).ok()?, record.split_whitespace());
        let position = replay.position();
        let sites = position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect();
        Some(Rc::new(BoardView {
            game,
            language: settings.language,
            scene: position.scene(),
            sites,
            choosable: Vec::new(),
            draggable: Vec::new(),
            chosen: Vec::new(),
            last: Vec::new(),
            lines: Vec::new(),
            to_act: None,
            events: Rc::new([]),
            serial: 0,
            orientation: 0,
            look: settings.look,
            coordinates: false,
            hinted: None,
            decisive: Vec::new(),
            confirm: false,
        }))
    });
    match &*view {
        Some(view) => {
            html! { <div class="picture" inert=true aria-hidden="true">{ board(BoardProps::still(view.clone())) }</div> }
        }
        None => html! {},
    }
}
