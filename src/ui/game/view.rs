//! The board's view of a match.

use crate::ui::settings::SettingsHandle;
use trivium_boards::BoardView;
use trivium_rules::core::{Pick, Verdict};
use trivium_session::Controller;
use trivium_words::given_names;

/// The content of the board: of what decides, what an analysis has `judged`, else what does so at once; that takes time to find, so only
/// when it is settled.
pub fn board_view(
    controller: &Controller,
    set: &SettingsHandle,
    settled: bool,
    orientation: u8,
    judged: &[(Pick, Verdict)],
) -> BoardView {
    let game_match = controller.game_match();
    let position = game_match.position();
    let sites = position.sites().into_iter().map(|site| (site, position.site_name(site).into())).collect();
    let round_summary = controller.round_summary().is_some();
    BoardView {
        game: game_match.setup().game().id(),
        language: set.now.language,
        names: given_names(game_match.setup(), set.now.language),
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
        decisive: match judged {
            [] if set.now.help && settled => controller.decisive(),
            judged => judged.to_vec(),
        },
        foreseen: Vec::new(),
        confirm: true,
    }
}
