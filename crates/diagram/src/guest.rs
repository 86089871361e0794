//! The controls and texts next to the board of a viewer, or of a playable board, before its first use.

use crate::Request;
use crate::request::Played;
use trivium_boards::numbered;
use trivium_boards::svg_export::Standing;
use trivium_boards::svg_export::guest::{BoardPrompt, GuestSpec};
use trivium_engine::Level;
use trivium_rules::core::{Event, Present, Seat, Turn, Verdict};
use trivium_rules::facade::Position;
use trivium_rules::games::GameRules;
use trivium_session::{DecidingLine, NodeId, RecordTree, UnplayedMatch, choosable, draggable};
use trivium_words::{Language, Words, fill, loser_holds};

/// The controls and texts; `None` just after the end of a round, where the page's program shows another position than
/// the current one.
pub fn guest_spec<R: GameRules>(
    played: &Played<R>,
    unplayed: &UnplayedMatch,
    standing: &Standing,
    request: &Request,
    programs: &[(Seat, Level)],
) -> Option<GuestSpec> {
    let language = Language::of_tag(request.lang)?;
    let place = *played.line.get(standing.ply)?;
    let position = &played.positions[place];
    let last = played.line[1..=standing.ply].iter().rev().map(|place| &played.tokens[*place - 1]);
    let events = last.clone().find(|token| token.decided).map_or(&[][..], |token| &token.events);
    let end = events.iter().find_map(|event| if let Event::Over(end) = event { Some(*end) } else { None });
    if end.is_none() && events.iter().any(|event| matches!(event, Event::RoundOver { .. })) {
        return None;
    }
    let plays = request.mode == "play";
    let to_act = standing.turn.seat();
    let runs = plays
        && match standing.turn {
            Turn::Seat(seat) => programs.iter().any(|(program, _)| *program == seat),
            Turn::Chance => true,
            Turn::Over(_) => false,
        };
    let gestures = if plays && !runs { Position::gestures(position) } else { Vec::new() };
    let words = language.words::<Words>();
    let names = numbered(standing.names.clone(), language);
    let prompt = match standing.turn {
        Turn::Over(outcome) => {
            let winners = Seat::all(outcome.seats()).filter(|seat| outcome.of(*seat) == Verdict::Win);
            let winners: Vec<_> = winners.collect();
            let called: Vec<_> = winners.iter().map(|seat| names[seat.index()].clone()).collect();
            let site = |site| Position::site_name(position, site);
            let line = DecidingLine::of(events, &standing.scene);
            let holds = loser_holds(Some(outcome), &Position::overview(position), &standing.scene);
            let text = end.map(|end| language.ending_by(end, line, standing.game, holds, &site));
            let seat = winners.first().copied().filter(|_| winners.len() == 1);
            BoardPrompt {
                seat,
                title: words.shell.won_by(&called),
                text: text.unwrap_or_default(),
                ..BoardPrompt::default()
            }
        }
        Turn::Seat(seat) if !plays => {
            let text = fill(words.shell.to_move, &[&names[seat.index()]]);
            BoardPrompt { seat: Some(seat), text, ..BoardPrompt::default() }
        }
        Turn::Seat(seat) if runs => {
            let text = fill(words.shell.thinks, &[&names[seat.index()]]);
            BoardPrompt { seat: Some(seat), text, ..BoardPrompt::default() }
        }
        Turn::Seat(seat) => {
            let prompt = Position::prompt(position).map(|prompt| words.games.prompt(prompt));
            let title = fill(words.shell.called, &[&names[seat.index()]]);
            BoardPrompt { seat: Some(seat), title, text: prompt.unwrap_or_default(), ..BoardPrompt::default() }
        }
        Turn::Chance => BoardPrompt::default(),
    };
    let (tree, nodes) = tree(played, unplayed);
    Some(GuestSpec {
        plays,
        runs,
        name: language.game(standing.game).title(standing.variant),
        position: Position::text(position),
        names: standing.names.clone(),
        to_act,
        choosable: choosable(&gestures, &[]),
        draggable: draggable(&gestures, &[]),
        measured: !request.room.is_empty(),
        prompt,
        line: played.line[1..].iter().map(|place| nodes[*place]).collect(),
        tree,
        ply: standing.ply,
    })
}

/// Converts a replay to a record tree. Also returns the node of each position.
fn tree<R: Present>(played: &Played<R>, unplayed: &UnplayedMatch) -> (RecordTree, Vec<NodeId>) {
    let mut tree = RecordTree::default();
    let mut nodes = vec![RecordTree::ROOT];
    for ((token, after), known) in unplayed.tokens.iter().zip(&played.tokens) {
        nodes.push(tree.grow(nodes[*after], token, known.seat.filter(|_| known.decided)));
    }
    for (at, note) in &unplayed.notes {
        if let Some(node) = nodes.get(*at) {
            tree.comment_on(*node, note);
        }
    }
    (tree, nodes)
}

#[cfg(test)]
mod tests {
    use crate::{Request, diagram};
    use trivium_rules::games::{traffic_lights, tritt};

    fn lights(request: Request) -> Option<String> {
        diagram(&traffic_lights::INFO, traffic_lights::rules, &Request { lang: "en", variant: "simple", ..request })
    }

    fn shown(mode: &str, record: &str) -> String {
        lights(Request { mode, record, ..Request::default() }).expect("sound")
    }

    fn holds(text: &str, parts: &[&str]) {
        let mut rest = text;
        for part in parts {
            let at = rest.find(part).unwrap_or_else(|| panic!("no {part:?} in {rest}"));
            rest = &rest[at + part.len()..];
        }
    }

    #[test]
    fn a_viewer_has_moves_variations_and_comments() {
        let file = "trivium 3\n  game traffic-lights\n  variant simple\n  record b2 a1 ( c2 a1 ) a3 c3\n  note 0 Two corners.\n  note 3 Safe\\nenough.\n";
        let shown = lights(Request { mode: "viewer", record: file, ply: "2", ..Request::default() }).expect("sound");
        holds(&shown, &["data-mode=\"viewer\"", "data-unused=\"\"", "Player 1</span>", "Player 2</span>"]);
        holds(&shown, &["Player 1 to move", "aria-label=\"To the start\" aria-disabled=\"false\"", "2 of 4", ">a1<"]);
        holds(&shown, &["aria-label=\"To the end\" aria-disabled=\"false\"", "aria-label=\"More\""]);
        holds(&shown, &["Two corners.", ">b2<", "aria-current=\"step\"", ">a1<", "aria-label=\"Variation\"", ">c2<"]);
        holds(&shown, &[">c2<", "Safe\nenough.", ">a3<", ">c3<"]);
        // The viewer offers no picks, and its board is one tab stop.
        assert!(!shown.contains("choosable"), "{shown}");
        let grid = &shown[..shown.find("class=\"said\"").expect("a question")];
        assert_eq!(grid.matches("tabindex=\"0\"").count(), 1);
    }

    #[test]
    fn a_board_to_play_on_has_a_prompt_and_choices() {
        let shown = shown("play", "b2 a1");
        // Every cell is a legal pick, because no chip is green yet.
        assert_eq!(shown.matches("site choosable").count(), 9, "{shown}");
        holds(&shown, &["Player 1:", "aria-label=\"Undo\" aria-disabled=\"false\"", "2 of 2"]);
        holds(&shown, &["aria-label=\"Redo\" aria-disabled=\"true\""]);
        assert!(!shown.contains("class=\"record\"") && !shown.contains("aria-label=\"More\""), "{shown}");
    }

    #[test]
    fn the_end_names_the_deciding_line() {
        // Seat 1 places the third red chip of a line.
        let shown = shown("viewer", "a1 c3 a2 c2 a3");
        holds(&shown, &["Player 1 wins.", "a1–a3"]);
    }

    #[test]
    fn a_board_waiting_for_chance_or_a_computer_player_is_marked() {
        let of = |programs| lights(Request { mode: "play", programs, record: "b2", ..Request::default() });
        holds(&of("2:3").expect("sound"), &["data-unused=\"runs\"", "Computer level 3</span>", "Computer level 3 "]);
        holds(&of("1:3").expect("sound"), &["data-unused=\"\"", "Computer level 3</span>", "site choosable"]);
        for wrong in ["3:1", "1:9", "1", "x:1"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
        // Random draws are made only on playable boards.
        let drawn = Request { lang: "en", variant: "simple+bag", ..Request::default() };
        let of = |mode| diagram(&traffic_lights::INFO, traffic_lights::rules, &Request { mode, ..drawn });
        holds(&of("play").expect("sound"), &["data-unused=\"runs\""]);
        holds(&of("viewer").expect("sound"), &["data-unused=\"\""]);
    }

    #[test]
    fn choices_next_to_the_board_are_buttons() {
        let request = Request { lang: "de", mode: "play", record: "e5-g5", ..Request::default() };
        let shown = diagram(&tritt::INFO, tritt::rules, &request).expect("sound");
        holds(&shown, &["Blau:", "class=\"button\">Farben tauschen<"]);
    }
}
