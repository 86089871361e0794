//! Text alternatives of pictures.

use super::Standing;
use trivium_rules::core::{PieceKind, Seat, Site, Tray, Turn, Verdict};
use trivium_words::{BoardText, Language, PlaceMarks, fill, name};

/// The title of a picture: game, variant, and number of moves.
pub fn title(standing: &Standing, language: Language) -> String {
    let name = language.game(standing.game).title(standing.variant);
    [&name, ", ", &fill(language.shell().moves_made, &[&standing.ply.to_string()])].concat()
}

/// The description of a picture: the seat to move or the result, the pieces on the board and next to it.
pub fn description(standing: &Standing, language: Language) -> String {
    let (words, scene, given) = (language.shell(), &standing.scene, &standing.names);
    let names = |seat: Seat| name(words, given.get(seat.index()).map_or("", String::as_str), seat, None);
    let say = |text: BoardText| language.board_text(&text, given);
    let site_name = |wanted: &Site| {
        let found = standing.sites.iter().find(|(site, _)| site == wanted);
        found.map_or_else(String::new, |(_, name)| name.to_string())
    };
    let mut all = Vec::new();
    match standing.turn {
        Turn::Seat(seat) => all.push([&fill(words.to_move, &[&names(seat)]), "."].concat()),
        Turn::Chance => {}
        Turn::Over(outcome) => {
            let winners: Vec<_> =
                Seat::all(outcome.seats()).filter(|s| outcome.of(*s) == Verdict::Win).map(names).collect();
            all.push(words.won_by(&winners));
        }
    }
    let pieces = scene.pieces.iter().filter(|piece| piece.count > 0).map(|piece| {
        let ends = [piece.sites.first(), piece.sites.last()].map(|site| site.map_or_else(String::new, site_name));
        let name = if ends[0] == ends[1] { ends[0].clone() } else { ends.join("–") };
        let of = Some((piece.kind, piece.seat, piece.count));
        say(BoardText::Site { name: &name, piece: of, marks: PlaceMarks::default() })
    });
    let pieces: Vec<_> = pieces.collect();
    if !pieces.is_empty() {
        all.push(language.joined(&pieces) + ".");
    }
    for tray in scene.trays.iter().filter(|tray| tray.stacks.iter().any(|(_, count)| *count > 0)) {
        let owner = tray.seat.map_or_else(String::new, |seat| [&names(seat), ", "].concat());
        let role = owner + &say(BoardText::Tray(tray.role));
        all.push(language.labelled(&role, &contents(tray, &say)) + ".");
    }
    if let Some(rounds) = scene.rounds.filter(|rounds| rounds.points) {
        let points = Seat::all(2).map(|s| fill(words.earns, &[&names(s), &words.points(rounds.score[s.index()])]));
        all.push([&points.collect::<Vec<_>>().join(", "), "."].concat());
    }
    all.join(" ")
}

fn contents(tray: &Tray, say: &dyn Fn(BoardText) -> String) -> String {
    let stack = |(kind, count): &(PieceKind, u16)| {
        let text = BoardText::Stack { kind: *kind, from: tray.from, count: *count, marks: PlaceMarks::default() };
        say(text)
    };
    tray.stacks.iter().filter(|(_, count)| *count > 0).map(stack).collect::<Vec<_>>().join(", ")
}
