//! The score sheet: players, date, all numbered moves, and the position reached. Its style is styles/score.css.

use crate::ui::base::fetch;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use trivium_boards::seat_names;
use trivium_boards::svg_export::escape;
use trivium_rules::core::{Seat, Turn, Verdict};
use trivium_session::Match;
use trivium_words::{Language, fill};

/// The score sheet as markup: the moves up to the position in view, with a picture below them.
pub fn markup(game_match: &Match, language: Language, date: &str, picture: &str) -> String {
    let game = game_match.setup().game();
    let title = language.game(game.id()).title(game.variant().id);
    let mark = |seat: Seat| format!("<span class=\"seat-number\">{seat}</span>");
    let names = seat_names(game_match, language);
    let players =
        Seat::all(game.seats()).map(|seat| format!("<span>{} {}</span>", mark(seat), escape(&names[seat.index()])));
    let mut decisions: Vec<String> = Vec::new();
    let mut draws = String::new();
    for node in &game_match.line()[..game_match.ply()] {
        let node = game_match.tree().node(*node);
        let token = escape(&node.token);
        match (node.actor, decisions.last_mut()) {
            (Some(seat), _) => {
                let nth = decisions.len() + 1;
                let text = format!(
                    "<span class=\"nth\">{nth}</span>{}<span>{}{token}</span>",
                    mark(seat),
                    std::mem::take(&mut draws)
                );
                decisions.push(text);
            }
            // Chance draws follow the move before them; those before the first move go with it.
            (None, Some(last)) => last.push_str(&format!("<small>{token}</small>")),
            (None, None) => draws.push_str(&format!("<small>{token}</small> ")),
        }
    }
    let decisions = decisions.iter().map(|text| format!("<li>{text}</li>")).collect::<String>();
    let decisions = if decisions.is_empty() { language.shell().nothing_played.to_owned() } else { decisions };
    // Without the start position the moves cannot be replayed.
    let start = game_match.setup().start().map_or_else(String::new, |start| {
        let start = language.labelled(language.shell().pictures.start, &start);
        format!("<p class=\"start\">{}</p>", escape(&start))
    });
    let players = players.collect::<String>();
    let [title, date, state_text] = [&title, date, &state_text(game_match, &names, language)].map(escape);
    format!(
        "<header><h1>{title}</h1><p>{date}</p></header><p class=\"players\">{players}</p>{start}\
        <ol class=\"decisions\">{decisions}</ol><figure>{picture}<figcaption>{state_text}</figcaption></figure>"
    )
}

/// The seat to move, or the result.
fn state_text(game_match: &Match, names: &[String], language: Language) -> String {
    let words = language.shell();
    let name = |seat: Seat| names[seat.index()].clone();
    match game_match.turn() {
        Turn::Seat(seat) => fill(words.to_move, &[&name(seat)]),
        Turn::Chance => String::new(),
        Turn::Over(outcome) => {
            let winners = Seat::all(outcome.seats()).filter(|seat| outcome.of(*seat) == Verdict::Win).map(name);
            words.won_by(&winners.collect::<Vec<_>>())
        }
    }
}

/// Adds a print-only element to the page, opens the print dialog, and removes the element.
pub async fn print(markup: &str) -> Option<()> {
    if !fetch::style("score").await {
        return None;
    }
    let sheet = document().create_element("section").ok()?;
    sheet.set_class_name("score-sheet");
    sheet.set_inner_html(markup);
    document().body()?.append_with_node_1(&sheet).ok()?;
    EventListener::once(&window(), "afterprint", move |_| sheet.remove()).forget();
    window().print().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::Setup;

    #[test]
    fn a_sheet_contains_a_custom_start_position() {
        let start = "trittons=b:a1-a3 hand=8,7 orange=1 swap=n stage=turn turn=1";
        let setup = Setup::new("tritt", "step", [], [], 0).expect("a game");
        let sheet = |setup: &Setup| markup(&Match::new(setup.clone()), Language::Fr, "", "");
        assert!(!sheet(&setup).contains("class=\"start\""));
        let begun = setup.starting_at(start).expect("a position");
        assert!(sheet(&begun).contains("Position de départ"), "{}", sheet(&begun));
        assert!(sheet(&begun).contains(start));
    }

    #[test]
    fn unnamed_players_are_called_by_their_colours() {
        let setup = Setup::new("tritt", "step", [], ["", "Bo"], 0).expect("a game");
        let sheet = markup(&Match::new(setup), Language::It, "", "");
        assert!(sheet.contains("</span> Arancione</span>") && sheet.contains("</span> Bo</span>"), "{sheet}");
        assert!(sheet.contains("Turno: Arancione</figcaption>"), "{sheet}");
    }
}
