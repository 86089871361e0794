//! The HTML of `<trivium-board>` for a match, with the attributes of docs/embed.md.

use crate::Match;
use crate::game_match::ruled;

/// The attributes of `<trivium-board>` for a match, in the order of output. `mode` is `diagram`, `viewer` or `play`. A
/// diagram ends at the node in view; the other modes contain the whole line.
pub fn element_attributes(game_match: &Match, mode: &str) -> Vec<(&'static str, String)> {
    let game = game_match.setup().game();
    let ply = game_match.ply();
    let line = game_match.line();
    let shown = if mode == "diagram" { &line[..ply] } else { line };
    // The rules have no clock, so a loss on time is written as a resignation.
    let tokens: Vec<_> = shown.iter().map(|id| ruled(&game_match.tree().node(*id).token)).collect();
    let defaults = game.variant().options.iter().map(|option| (option.key, option.default));
    let set = game.options().iter().zip(defaults).filter(|((_, value), (_, default))| value != default);
    let options: Vec<_> = set.map(|((key, value), _)| [*key, "=", &value.to_string()].concat()).collect();
    let mut attributes = vec![
        ("game", game.id().to_owned()),
        ("variant", game.variant().id.to_owned()),
        ("options", options.join(" ")),
        ("position", game_match.setup().start().unwrap_or_default()),
        ("mode", mode.to_owned()),
        ("tokens", tokens.join(" ")),
    ];
    if shown.len() != ply {
        attributes.push(("ply", ply.to_string()));
    }
    attributes.retain(|(_, value)| !value.is_empty());
    attributes
}

/// The element with these attributes. `inside` is its content as HTML and is not escaped here.
pub fn element_markup(attributes: &[(&str, String)], inside: &str) -> String {
    let quoted = |text: &str| text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    let written = attributes.iter().map(|(name, value)| [" ", name, "=\"", &quoted(value), "\""].concat());
    ["<trivium-board", &written.collect::<String>(), ">", inside, "</trivium-board>"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn attributes_with_default_values_are_omitted() {
        let setup = Setup::new("traffic-lights", "simple", [], [], 0).expect("a game");
        let mut game_match = Match::after(setup, ["b2", "a1", "c3"]).expect("legal tokens");
        game_match.undo();
        let code = |game_match: &Match, mode: &str| element_markup(&element_attributes(game_match, mode), "");
        let of = |attributes: &str| {
            format!("<trivium-board game=\"traffic-lights\" variant=\"simple\" {attributes}></trivium-board>")
        };
        assert_eq!(code(&game_match, "diagram"), of("mode=\"diagram\" tokens=\"b2 a1\""));
        assert_eq!(code(&game_match, "viewer"), of("mode=\"viewer\" tokens=\"b2 a1 c3\" ply=\"2\""));
        game_match.redo();
        assert_eq!(code(&game_match, "play"), of("mode=\"play\" tokens=\"b2 a1 c3\""));
        game_match.undo();
        let start = game_match.position().text();
        let begun = game_match.setup().clone().starting_at(&start).expect("a position");
        assert_eq!(code(&Match::new(begun), "play"), of(&format!("position=\"{start}\" mode=\"play\"")));
        assert_eq!(
            element_markup(&[("marks", "a\"<&".to_owned())], "b2"),
            "<trivium-board marks=\"a&quot;&lt;&amp;\">b2</trivium-board>"
        );
    }
}
