//! Texts about boards for screen readers: names of pieces, labels of sites.

use super::fill;
use super::games::Games;
use super::text_struct::{TextFor, messages, words};
use trivium_rules::core::{BoardEdge, PieceKind, Seat, TrayRole};

/// A text about a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardText<'a> {
    /// The name of the whole board.
    Board,
    /// A site with its piece and state: "b2, red chip, available".
    Site {
        /// The coordinate.
        name: &'a str,
        /// The pieces there: kind, seat, number.
        piece: Option<(PieceKind, Option<Seat>, u16)>,
        marks: PlaceMarks,
    },
    /// A site with a part of a larger piece: "c4, blue, tritton orange-blue-orange of player 1, c3–c5", or with names
    /// of players "c4, blue, Anna, c3–c5".
    Part {
        /// The coordinate.
        name: &'a str,
        /// The kind of the whole piece.
        kind: PieceKind,
        /// The part on this site, as the game names it.
        part: &'a str,
        /// The owner.
        seat: Option<Seat>,
        /// The coordinates of its ends.
        ends: [&'a str; 2],
        marks: PlaceMarks,
    },
    Tray(TrayRole),
    /// Pieces of one kind in a tray: "2 red chips, available".
    Stack {
        kind: PieceKind,
        /// The former owner of captured pieces.
        from: Option<Seat>,
        count: u16,
        marks: PlaceMarks,
    },
    /// The button that slides the strip to a side of the picture, with its state.
    Slide(BoardEdge, PlaceMarks),
    /// A button of an unbounded board.
    Zoom(Zoom),
    /// The effect of picking a hole: "ends in F2, leaves 9 holes".
    Sowing {
        /// The coordinate of the hole of the last stone.
        end: &'a str,
        /// The number of holes that the opponent can choose then.
        left: u16,
    },
    /// Like `Sowing`, in the few words that fit on the rim of the board: "Ends in F2. Opponent: 9 playable".
    SowingLabel {
        end: &'a str,
        left: u16,
    },
    /// The number of holes that a seat could choose: "Playable holes".
    Playable,
}

/// The zoom buttons of an unbounded board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zoom {
    In,
    Out,
    /// Show the whole board.
    Fit,
}

/// The state of a site or a piece that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlaceMarks {
    /// It is a pick of the current move.
    pub chosen: bool,
    /// It is a legal pick.
    pub choosable: bool,
    /// The owner is evident, so labels do not name it.
    pub implied: bool,
    /// The last move touched it.
    pub last: bool,
    /// It is part of a scoring line.
    pub line: bool,
    /// It was tapped once; a second tap performs the pick.
    pub pending: bool,
    /// Picking it swaps its piece with the chosen one.
    pub exchange: bool,
    /// It is part of a named pattern, such as a complete star.
    pub group: Option<&'static str>,
    /// The pick wins, and the players want these marks.
    pub wins: bool,
    /// The pick loses, and the players want these marks.
    pub loses: bool,
}

words! {
    /// The texts of one language for [`BoardText`].
    pub struct BoardWords {
        pub board: &'static str,
        /// “empty”: a site without a piece.
        pub empty: &'static str,
        pub chosen: &'static str,
        pub choosable: &'static str,
        pub last: &'static str,
        pub line: &'static str,
        pub pending: &'static str,
        pub exchange: &'static str,
        pub wins: &'static str,
        pub loses: &'static str,
        /// "of player", before the seat's number.
        pub of_seat: &'static str,
        pub trays: TrayWords,
        /// The buttons that slide the strip up, right, down and left.
        pub slides: [&'static str; 4],
        pub zooms: ZoomWords,
        /// The plural form for the number {0}: `one` or `many`.
        pub form: &'static str,
        /// [`BoardText::Sowing`], with placeholders for the coordinate and the number.
        pub sowing: &'static str,
        /// [`BoardText::SowingLabel`], with placeholders for the coordinate and the number.
        pub sowing_label: &'static str,
        /// [`BoardText::Playable`].
        pub playable: &'static str,
    }
}

messages! {
    /// The names of the trays.
    pub struct TrayWords for TrayRole {
        hand: Hand,
        taken: Taken,
        stock: Stock,
        supply: Supply,
        bag: Bag,
    }

    /// The labels of the zoom buttons.
    pub struct ZoomWords for Zoom {
        closer: In,
        farther: Out,
        fit: Fit,
    }
}

impl BoardWords {
    /// Composes a text, using the games' names for their pieces. A player without a name is called by number.
    pub fn text(&self, games: &Games, text: &BoardText, names: &[String]) -> String {
        match *text {
            BoardText::Board => self.board.to_owned(),
            BoardText::Tray(role) => self.trays.text(role),
            BoardText::Slide(side, marks) => self.marked(self.slides[side as usize].to_owned(), marks),
            BoardText::Zoom(zoom) => self.zooms.text(zoom),
            BoardText::Sowing { end, left } => fill(self.sowing, &[end, &left.to_string()]),
            BoardText::SowingLabel { end, left } => fill(self.sowing_label, &[end, &left.to_string()]),
            BoardText::Playable => self.playable.to_owned(),
            BoardText::Stack { kind, from, count, marks } => {
                let mut text = self.counted_noun(games, kind, count, true);
                self.belong(&mut text, from, names);
                self.marked(text, marks)
            }
            BoardText::Site { name, piece, marks } => {
                let mut text = name.to_owned();
                match piece {
                    // A site that is offered as a pick is implied to be empty.
                    None if marks.choosable => {}
                    None => text.extend([", ", self.empty]),
                    Some((kind, seat, count)) => {
                        text.push_str(", ");
                        text.push_str(&self.counted_noun(games, kind, count, kind.info().heaped));
                        self.belong(&mut text, seat.filter(|_| !marks.implied), names);
                    }
                }
                self.marked(text, marks)
            }
            BoardText::Part { name, kind, part, seat, ends, marks } => {
                let mut text = [name, ", ", part].concat();
                // If the player has a name, the owner implies the kind.
                let named = seat.and_then(|seat| names.get(seat.index())).is_some_and(|name| !name.is_empty());
                if !named && !marks.implied {
                    text.extend([", ", &self.counted_noun(games, kind, 1, false)]);
                }
                self.belong(&mut text, seat.filter(|_| !marks.implied), names);
                text.extend([", ", ends[0], "–", ends[1]]);
                self.marked(text, marks)
            }
        }
    }

    fn counted_noun(&self, games: &Games, kind: PieceKind, count: u16, counted: bool) -> String {
        let [one, many] = games.piece(kind);
        let noun = if fill(self.form, &[&count.to_string()]) == "one" { one } else { many };
        let mut text = if counted { format!("{count} {noun}") } else { noun.to_owned() };
        if let Some(number) = kind.number() {
            text.push_str(&format!(" {number}"));
        }
        text
    }

    fn belong(&self, text: &mut String, seat: Option<Seat>, names: &[String]) {
        let Some(seat) = seat else { return };
        match names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => text.extend([", ", name]),
            None => text.push_str(&format!(" {} {seat}", self.of_seat)),
        }
    }

    fn marked(&self, mut text: String, marks: PlaceMarks) -> String {
        let all = [
            (marks.group.is_some(), marks.group.unwrap_or_default()),
            (marks.line, self.line),
            (marks.last, self.last),
            (marks.chosen, self.chosen),
            (marks.choosable && !marks.pending && !marks.exchange, self.choosable),
            (marks.exchange && !marks.pending, self.exchange),
            (marks.pending, self.pending),
            (marks.wins, self.wins),
            (marks.loses, self.loses),
        ];
        for (_, word) in all.into_iter().filter(|(applies, _)| *applies) {
            text.push_str(", ");
            text.push_str(word);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use trivium_rules::games::traffic_lights::ChipColour;
    use trivium_rules::games::{triapon, trigon, tritt};

    fn say(language: Language, text: BoardText) -> String {
        language.board_text(&text, &[])
    }

    #[test]
    fn a_site_is_described_with_its_piece_and_state() {
        let marks = PlaceMarks { choosable: true, ..PlaceMarks::default() };
        let red = BoardText::Site { name: "b2", piece: Some((PieceKind::from(ChipColour::Red), None, 1)), marks };
        assert_eq!(say(Language::En, red), "b2, red chip, available");
        assert_eq!(say(Language::De, red), "b2, roter Chip, wählbar");
        let free = BoardText::Site { name: "s1", piece: None, marks };
        assert_eq!(say(Language::En, free), "s1, available");
        let empty =
            BoardText::Site { name: "s1", piece: None, marks: PlaceMarks { last: true, ..PlaceMarks::default() } };
        assert_eq!(say(Language::En, empty), "s1, empty, last move");
    }

    #[test]
    fn a_part_is_described_with_its_colour_and_the_ends_of_its_piece() {
        let marks = PlaceMarks { choosable: true, loses: true, ..PlaceMarks::default() };
        let (kind, ends) = (tritt::ORANGE_BLUE_ORANGE, ["c3", "c5"]);
        let part = BoardText::Part { name: "c4", kind, part: "blue", seat: Some(Seat::TWO), ends, marks };
        assert_eq!(
            say(Language::En, part),
            "c4, blue, tritton orange-blue-orange of player 2, c3–c5, available, certain loss"
        );
        let names = ["Blue".to_owned(), "Orange".to_owned()];
        assert_eq!(Language::En.board_text(&part, &names), "c4, blue, Orange, c3–c5, available, certain loss");
        let marks = PlaceMarks { implied: true, choosable: true, ..PlaceMarks::default() };
        let part = BoardText::Part { name: "c4", kind, part: "blue", seat: Some(Seat::TWO), ends, marks };
        assert_eq!(say(Language::En, part), "c4, blue, c3–c5, available");
    }

    #[test]
    fn counts_select_singular_or_plural() {
        let stack = |count| BoardText::Stack {
            kind: PieceKind::from(ChipColour::Green),
            from: None,
            count,
            marks: PlaceMarks::default(),
        };
        assert_eq!(say(Language::Fr, stack(1)), "1 jeton vert");
        assert_eq!(say(Language::It, stack(2)), "2 gettoni verdi");
        // In French, zero takes the singular.
        assert_eq!(say(Language::Fr, stack(0)), "0 jeton vert");
        assert_eq!(say(Language::De, stack(0)), "0 grüne Chips");
        let taken =
            BoardText::Stack { kind: triapon::BALL, from: Some(Seat::TWO), count: 3, marks: PlaceMarks::default() };
        assert_eq!(say(Language::En, taken), "3 balls of player 2");
        let names = [String::new(), "Bo".to_owned()];
        assert_eq!(Language::De.board_text(&taken, &names), "3 Kugeln, Bo");
        let tile = BoardText::Site {
            name: "0,0u",
            piece: Some((trigon::tile_kind(4), Some(Seat::TWO), 1)),
            marks: PlaceMarks::default(),
        };
        assert_eq!(say(Language::En, tile), "0,0u, tile 4 of player 2");
    }
}
