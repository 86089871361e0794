//! The board's view of a match.

use super::ahead::ahead;
use super::names::reader;
use crate::ui::base::settings::{SettingsHandle, use_settings};
use crate::ui::parts::sheet_context::Line;
use std::rc::Rc;
use trivium_boards::{BoardView, board_names};
use trivium_rules::core::{Pick, Site, Verdict};
use trivium_session::Controller;
use yew::prelude::*;

/// The board's view of a match and, while the analysis panel is open, of its analysis. `line` is the line that it
/// previews.
#[hook]
pub fn use_board_view(
    controller: &Controller,
    settled: bool,
    orientation: u8,
    analysing: bool,
    line: Option<Line>,
) -> Rc<BoardView> {
    let set = use_settings();
    let hinted = if analysing { controller.advised() } else { controller.hinted() };
    let judged = if analysing && settled { controller.judged() } else { Vec::new() };
    // Labels contain the names. Renaming a player does not change the serial number.
    let names = board_names(controller.game_match(), set.now.language);
    let chosen = (controller.serial(), names, controller.chosen().to_vec(), hinted);
    let deps = (chosen, controller.paused(), set.now, settled && set.now.help, orientation, (analysing, judged, line));
    use_memo(deps, |((.., hinted), .., (_, judged, line))| {
        let view = BoardView {
            hinted: hinted.clone(),
            // An analysis draws its own previews.
            ghost: !analysing,
            // The texts of an analysis refer to coordinates.
            coordinates: set.now.coordinates || analysing,
            ..board_view(controller, &set, settled, orientation, judged)
        };
        match line {
            Some(line) => ahead(controller, line, view),
            None => view,
        }
    })
}

/// The board's view of a match. It marks the moves with a verdict in `judged`, or else the moves that win or lose at
/// once. Finding those is slow, so they are marked only once the view is `settled`.
pub fn board_view(
    controller: &Controller,
    set: &SettingsHandle,
    settled: bool,
    orientation: u8,
    judged: &[(Pick, Verdict)],
) -> BoardView {
    let game_match = controller.game_match();
    let position = game_match.position();
    let sites: Vec<_> = position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect();
    let language = set.now.language;
    // Directions refer to the unturned board, so they are given only while it is unturned.
    let last = controller.touched().last().copied().filter(|_| orientation == 0);
    let site_labels = |(site, _): &(Site, AttrValue)| {
        let way = language.shell().spoken.direction(position.direction(last?, *site)?)?;
        Some((*site, way.into()))
    };
    let mut names = board_names(game_match, language);
    if let Some(reader) = reader(controller) {
        names.resize(names.len().max(reader.index() + 1), String::new());
        language.shell().you.clone_into(&mut names[reader.index()]);
    }
    let round_summary = controller.round_summary().is_some();
    BoardView {
        whole: false,
        game: game_match.setup().game().id(),
        language,
        site_labels: sites.iter().filter_map(site_labels).collect(),
        names,
        scene: controller.scene(),
        sites,
        choosable: controller.choosable(),
        draggable: controller.draggable(),
        chosen: controller.chosen().to_vec(),
        last: controller.touched(),
        lines: controller.lines(),
        to_act: if round_summary { None } else { game_match.turn().seat() },
        events: controller.events().clone(),
        serial: controller.serial(),
        orientation,
        look: set.now.look,
        coordinates: set.now.coordinates,
        hinted: controller.hinted(),
        guided: false,
        ghost: true,
        decisive: match judged {
            [] if set.now.help && settled => controller.decisive(),
            judged => judged.to_vec(),
        },
        foreseen: Vec::new(),
        confirm: true,
    }
}
