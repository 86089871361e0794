//! Texts about boards: names of things, labels of places for those who listen instead of looking.

use super::fill;
use super::games::Games;
use super::text_struct::words;
use trivium_rules::core::{BoardEdge, PieceKind, Seat, TrayRole};

/// Something to be said of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardText<'a> {
    /// The name of the board as a whole.
    Board,
    /// A place with what lies on it and what it means now: "b2, red chip, available".
    Site {
        /// Its coordinate.
        name: &'a str,
        /// The pieces there: kind, seat, how many.
        piece: Option<(PieceKind, Option<Seat>, u16)>,
        /// The present meaning.
        marks: PlaceMarks,
    },
    /// A place with the part of a larger piece that lies on it: "c4, blue, tritton orange-blue-orange of player 1, c3–c5", or where players have names "c4, blue, Anna, c3–c5".
    Part {
        /// Its coordinate.
        name: &'a str,
        /// The kind of the whole piece.
        kind: PieceKind,
        /// The part that lies there, as the game calls it.
        part: &'a str,
        /// Whose it is.
        seat: Option<Seat>,
        /// The coordinates of its ends.
        ends: [&'a str; 2],
        /// The present meaning.
        marks: PlaceMarks,
    },
    /// The purpose of a tray.
    Tray(TrayRole),
    /// Things of one kind in a tray: "2 red chips, available".
    Stack {
        /// The kind.
        kind: PieceKind,
        /// Whose things they were, where they were taken from a seat.
        from: Option<Seat>,
        /// How many.
        count: u16,
        /// The present meaning.
        marks: PlaceMarks,
    },
    /// The button that slides the strip to that side of the picture, and what that means now.
    Slide(BoardEdge, PlaceMarks),
    /// A button that changes what is seen of a board without end.
    Zoom(Zoom),
    /// The effect of choosing a hole: "ends in F2, removes 5".
    Sowing {
        /// The coordinate of the hole of the last stone.
        end: &'a str,
        /// How many stones leave the board.
        removed: u16,
    },
    /// The same for eyes, at the hole itself: "Ends here, removes 5".
    SowingSeen {
        /// How many stones leave the board.
        removed: u16,
    },
}

/// The controls of the view of a board without end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zoom {
    /// Nearer.
    In,
    /// From further off.
    Out,
    /// All that counts.
    Fit,
}

/// The present meaning of a place or thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PlaceMarks {
    /// It was pointed at for the decision under way.
    pub chosen: bool,
    /// It can be pointed at now.
    pub choosable: bool,
    /// Whose it is goes without saying.
    pub implied: bool,
    /// The last decision touched it.
    pub last: bool,
    /// It is part of a line that counts.
    pub line: bool,
    /// It was tapped once; the next tap on it decides.
    pub pending: bool,
    /// Choosing it exchanges what lies there with what was chosen.
    pub exchange: bool,
    /// It is part of something that the game has a name for, such as a complete star.
    pub group: Option<&'static str>,
    /// It wins for sure, as far as the players want to be told.
    pub wins: bool,
    /// It loses for sure.
    pub loses: bool,
}

words! {
    /// The words of one language for what [`BoardText`] puts together.
    pub struct BoardWords {
        /// The name of the board.
        pub board: &'static str,
        /// Nothing lies there.
        pub empty: &'static str,
        /// [`PlaceMarks::chosen`].
        pub chosen: &'static str,
        /// [`PlaceMarks::choosable`].
        pub choosable: &'static str,
        /// [`PlaceMarks::last`].
        pub last: &'static str,
        /// [`PlaceMarks::line`].
        pub line: &'static str,
        /// [`PlaceMarks::pending`].
        pub pending: &'static str,
        /// [`PlaceMarks::exchange`].
        pub exchange: &'static str,
        /// [`PlaceMarks::wins`].
        pub wins: &'static str,
        /// [`PlaceMarks::loses`].
        pub loses: &'static str,
        /// "of player", before the seat's number.
        pub of_seat: &'static str,
        /// The purpose of a tray.
        pub trays: TrayWords,
        /// The button that slides the strip up, right, down and left.
        pub slides: [&'static str; 4],
        /// The button that changes what is seen.
        pub zooms: ZoomWords,
        /// `one` or `many`: the form of a noun that goes with the number {0}.
        pub form: &'static str,
        /// [`BoardText::Sowing`], with places for the coordinate and the number.
        pub sowing: &'static str,
        /// [`BoardText::SowingSeen`], with a place for the number.
        pub sowing_seen: &'static str,
    }

    /// The purpose of a tray.
    pub struct TrayWords {
        /// [`TrayRole::Hand`].
        pub hand: &'static str,
        /// [`TrayRole::Taken`].
        pub taken: &'static str,
        /// [`TrayRole::Stock`].
        pub stock: &'static str,
        /// [`TrayRole::Supply`].
        pub supply: &'static str,
        /// [`TrayRole::Bag`].
        pub bag: &'static str,
    }

    /// The buttons that change what is seen.
    pub struct ZoomWords {
        /// [`Zoom::In`].
        pub closer: &'static str,
        /// [`Zoom::Out`].
        pub farther: &'static str,
        /// [`Zoom::Fit`].
        pub fit: &'static str,
    }
}

impl BoardWords {
    /// Puts the words together, with those of games for their pieces. A player without a name is one by number.
    pub fn text(&self, games: &Games, text: &BoardText, names: &[String]) -> String {
        match *text {
            BoardText::Board => self.board.to_owned(),
            BoardText::Tray(role) => self.tray(role).to_owned(),
            BoardText::Slide(side, marks) => self.marked(self.slides[side as usize].to_owned(), marks),
            BoardText::Zoom(zoom) => self.zoom(zoom).to_owned(),
            BoardText::Sowing { end, removed } => fill(self.sowing, &[end, &removed.to_string()]),
            BoardText::SowingSeen { removed } => fill(self.sowing_seen, &[&removed.to_string()]),
            BoardText::Stack { kind, from, count, marks } => {
                let mut said = self.things(games, kind, count, true);
                self.belong(&mut said, from, names);
                self.marked(said, marks)
            }
            BoardText::Site { name, piece, marks } => {
                let mut said = name.to_owned();
                match piece {
                    // Where something is missing that could lie there; a choice tells that by itself.
                    None if marks.choosable => {}
                    None => said.extend([", ", self.empty]),
                    Some((kind, seat, count)) => {
                        said.push_str(", ");
                        said.push_str(&self.things(games, kind, count, kind.info().heaped));
                        self.belong(&mut said, seat.filter(|_| !marks.implied), names);
                    }
                }
                self.marked(said, marks)
            }
            BoardText::Part { name, kind, part, seat, ends, marks } => {
                let mut said = [name, ", ", part].concat();
                // Whose it is tells which kind it is, where the player has a name to be known by.
                let named = seat.and_then(|seat| names.get(seat.index())).is_some_and(|name| !name.is_empty());
                if !named && !marks.implied {
                    said.extend([", ", &self.things(games, kind, 1, false)]);
                }
                self.belong(&mut said, seat.filter(|_| !marks.implied), names);
                said.extend([", ", ends[0], "–", ends[1]]);
                self.marked(said, marks)
            }
        }
    }

    fn things(&self, games: &Games, kind: PieceKind, count: u16, counted: bool) -> String {
        let [one, many] = games.piece(kind);
        let noun = if fill(self.form, &[&count.to_string()]) == "one" { one } else { many };
        let mut said = if counted { format!("{count} {noun}") } else { noun.to_owned() };
        if let Some(number) = kind.number() {
            said.push_str(&format!(" {number}"));
        }
        said
    }

    fn tray(&self, role: TrayRole) -> &'static str {
        let words = &self.trays;
        match role {
            TrayRole::Hand => words.hand,
            TrayRole::Taken => words.taken,
            TrayRole::Stock => words.stock,
            TrayRole::Supply => words.supply,
            TrayRole::Bag => words.bag,
        }
    }

    fn zoom(&self, zoom: Zoom) -> &'static str {
        match zoom {
            Zoom::In => self.zooms.closer,
            Zoom::Out => self.zooms.farther,
            Zoom::Fit => self.zooms.fit,
        }
    }

    fn belong(&self, said: &mut String, seat: Option<Seat>, names: &[String]) {
        let Some(seat) = seat else { return };
        match names.get(seat.index()).filter(|name| !name.is_empty()) {
            Some(name) => said.extend([", ", name]),
            None => said.push_str(&format!(" {} {seat}", self.of_seat)),
        }
    }

    fn marked(&self, mut said: String, marks: PlaceMarks) -> String {
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
        for (_, word) in all.into_iter().filter(|(stands, _)| *stands) {
            said.push_str(", ");
            said.push_str(word);
        }
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Text};
    use trivium_rules::games::traffic_lights::ChipColour;
    use trivium_rules::games::{triapon, trigon, tritt};

    fn say(language: Language, text: BoardText) -> String {
        language.text(&Text::Board(text)).into_owned()
    }

    #[test]
    fn a_place_says_what_it_is() {
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
    fn a_part_says_what_it_shows_and_where_the_rest_lies() {
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
    fn counts_decide_the_number() {
        let stack = |count| BoardText::Stack {
            kind: PieceKind::from(ChipColour::Green),
            from: None,
            count,
            marks: PlaceMarks::default(),
        };
        assert_eq!(say(Language::Fr, stack(1)), "1 jeton vert");
        assert_eq!(say(Language::It, stack(2)), "2 gettoni verdi");
        // French counts nothing as one.
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
