//! Texts about boards: names of things, labels of places for those who listen instead of looking.

use super::fill;
use super::text_struct::words;
use trivium_rules::core::{BoardEdge, GroupKind, PieceKind, Seat, TrayRole};

/// Something to be said of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardText<'a> {
    /// The name of the board as a whole.
    Board,
    /// A place with what lies on it and what it means now: "b2, red chip, can be chosen".
    Site {
        /// Its coordinate.
        name: &'a str,
        /// The pieces there: kind, seat, how many.
        piece: Option<(PieceKind, Option<Seat>, u16)>,
        /// The present meaning.
        marks: PlaceMarks,
    },
    /// A place with the part of a piece of three dots that lies on it: "c4, blue, tritton orange-blue-orange of player 1, c3–c5".
    Part {
        /// Its coordinate.
        name: &'a str,
        /// The kind of the whole piece.
        kind: PieceKind,
        /// Whether its middle lies there; else an end.
        middle: bool,
        /// Whose it is.
        seat: Option<Seat>,
        /// The coordinates of its ends.
        ends: [&'a str; 2],
        /// The present meaning.
        marks: PlaceMarks,
    },
    /// The purpose of a tray.
    Tray(TrayRole),
    /// Things of one kind in a tray: "2 red chips, can be chosen".
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
    /// The button that shows what of [`BoardText::Group`] has come how far.
    Groups,
    /// The composition of a group, several of them where `many`.
    GroupKind {
        /// The kind.
        kind: GroupKind,
        /// Whether there can be several.
        many: bool,
    },
    /// How far a group has come: "Pyramid of player 1, 9 of 16".
    Group {
        /// The kind.
        kind: GroupKind,
        /// Whose.
        seat: Seat,
        /// How many of its places stand, and how many it takes; of stars, how many there are and none.
        have: u8,
        /// As above.
        of: Option<u8>,
    },
    /// The effect of choosing a hole: "ends in F2, removes 5".
    Sowing {
        /// The coordinate of the hole of the last stone.
        end: &'a str,
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
    /// The last decision touched it.
    pub last: bool,
    /// It is part of a line that counts.
    pub line: bool,
    /// It was tapped once; the next tap on it decides.
    pub pending: bool,
    /// Choosing it exchanges what lies there with what was chosen.
    pub exchange: bool,
    /// It is part of a complete star.
    pub star: bool,
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
        /// [`PlaceMarks::star`].
        pub star: &'static str,
        /// [`PlaceMarks::wins`].
        pub wins: &'static str,
        /// [`PlaceMarks::loses`].
        pub loses: &'static str,
        /// The colours of a tritton's dots: orange, blue.
        pub dots: [&'static str; 2],
        /// "of player", before the seat's number.
        pub of_seat: &'static str,
        /// The purpose of a tray.
        pub trays: TrayWords,
        /// One thing of a kind, and several.
        pub kinds: PieceWords,
        /// The button that slides the strip up, right, down and left.
        pub slides: [&'static str; 4],
        /// The button that changes what is seen.
        pub zooms: ZoomWords,
        /// [`BoardText::Groups`].
        pub groups: &'static str,
        /// One group of a kind, and several.
        pub group_kinds: GroupWords,
        /// Between how many there are and how many it takes.
        pub out_of: &'static str,
        /// `one` or `many`: the form of a noun that goes with the number {0}.
        pub form: &'static str,
        /// [`BoardText::Sowing`], with places for the coordinate and the number.
        pub sowing: &'static str,
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

    /// The name of things: one, and several.
    pub struct PieceWords {
        /// [`PieceKind::Ball`].
        pub ball: [&'static str; 2],
        /// [`PieceKind::Seed`].
        pub seed: [&'static str; 2],
        /// [`PieceKind::Red`].
        pub red: [&'static str; 2],
        /// [`PieceKind::Yellow`].
        pub yellow: [&'static str; 2],
        /// [`PieceKind::Green`].
        pub green: [&'static str; 2],
        /// [`PieceKind::OrangeBlueOrange`].
        pub orange_blue_orange: [&'static str; 2],
        /// [`PieceKind::BlueOrangeBlue`].
        pub blue_orange_blue: [&'static str; 2],
        /// [`PieceKind::Tile`].
        pub tile: [&'static str; 2],
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

    /// The name of groups: one, and several.
    pub struct GroupWords {
        /// [`GroupKind::Star`].
        pub star: [&'static str; 2],
        /// [`GroupKind::Pyramid`].
        pub pyramid: [&'static str; 2],
        /// [`GroupKind::Strip`].
        pub strip: [&'static str; 2],
        /// [`GroupKind::Block`].
        pub block: [&'static str; 2],
    }
}

impl BoardWords {
    /// Puts the words together.
    pub fn text(&self, text: &BoardText) -> String {
        match *text {
            BoardText::Board => self.board.to_owned(),
            BoardText::Tray(role) => self.tray(role).to_owned(),
            BoardText::Slide(side, marks) => self.marked(self.slides[side as usize].to_owned(), marks),
            BoardText::Zoom(zoom) => self.zoom(zoom).to_owned(),
            BoardText::Groups => self.groups.to_owned(),
            BoardText::GroupKind { kind, many } => self.group_kind(kind, many).to_owned(),
            BoardText::Group { kind, seat, have, of } => {
                let mut said = self.group_kind(kind, of.is_none()).to_owned();
                self.belong(&mut said, Some(seat));
                said.push_str(&format!(", {have}"));
                if let Some(of) = of {
                    said.push_str(&format!(" {} {of}", self.out_of));
                }
                said
            }
            BoardText::Sowing { end, removed } => fill(self.sowing, &[end, &removed.to_string()]),
            BoardText::Stack { kind, from, count, marks } => {
                let mut said = self.things(kind, count, true);
                self.belong(&mut said, from);
                self.marked(said, marks)
            }
            BoardText::Site { name, piece, marks } => {
                let mut said = format!("{name}, ");
                match piece {
                    None => said.push_str(self.empty),
                    Some((kind, seat, count)) => {
                        said.push_str(&self.things(kind, count, matches!(kind, PieceKind::Seed)));
                        self.belong(&mut said, seat);
                    }
                }
                self.marked(said, marks)
            }
            BoardText::Part { name, kind, middle, seat, ends, marks } => {
                let dot = self.dots[usize::from(middle == (kind == PieceKind::OrangeBlueOrange))];
                let mut said = [name, ", ", dot, ", ", &self.things(kind, 1, false)].concat();
                self.belong(&mut said, seat);
                said.extend([", ", ends[0], "–", ends[1]]);
                self.marked(said, marks)
            }
        }
    }

    fn things(&self, kind: PieceKind, count: u16, counted: bool) -> String {
        let [one, many] = self.kind(kind);
        let noun = if fill(self.form, &[&count.to_string()]) == "one" { one } else { many };
        let mut said = if counted { format!("{count} {noun}") } else { noun.to_owned() };
        if let PieceKind::Tile(number) = kind {
            said.push_str(&format!(" {number}"));
        }
        said
    }

    fn group_kind(&self, kind: GroupKind, many: bool) -> &'static str {
        let words = &self.group_kinds;
        let [one, several] = match kind {
            GroupKind::Star => words.star,
            GroupKind::Pyramid => words.pyramid,
            GroupKind::Strip => words.strip,
            GroupKind::Block => words.block,
        };
        if many { several } else { one }
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

    /// One thing of a kind, and several.
    fn kind(&self, kind: PieceKind) -> [&'static str; 2] {
        let words = &self.kinds;
        match kind {
            PieceKind::Ball => words.ball,
            PieceKind::Seed => words.seed,
            PieceKind::Red => words.red,
            PieceKind::Yellow => words.yellow,
            PieceKind::Green => words.green,
            PieceKind::OrangeBlueOrange => words.orange_blue_orange,
            PieceKind::BlueOrangeBlue => words.blue_orange_blue,
            PieceKind::Tile(_) => words.tile,
        }
    }

    fn zoom(&self, zoom: Zoom) -> &'static str {
        match zoom {
            Zoom::In => self.zooms.closer,
            Zoom::Out => self.zooms.farther,
            Zoom::Fit => self.zooms.fit,
        }
    }

    fn belong(&self, said: &mut String, seat: Option<Seat>) {
        if let Some(seat) = seat {
            said.push_str(&format!(" {} {seat}", self.of_seat));
        }
    }

    fn marked(&self, mut said: String, marks: PlaceMarks) -> String {
        let all = [
            (marks.star, self.star),
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

    fn say(language: Language, text: BoardText) -> String {
        language.text(&Text::Board(text)).into_owned()
    }

    #[test]
    fn a_place_says_what_it_is() {
        let marks = PlaceMarks { choosable: true, ..PlaceMarks::default() };
        let red = BoardText::Site { name: "b2", piece: Some((PieceKind::Red, None, 1)), marks };
        assert_eq!(say(Language::En, red), "b2, red chip, can be chosen");
        assert_eq!(say(Language::De, red), "b2, roter Chip, wählbar");
        let empty =
            BoardText::Site { name: "s1", piece: None, marks: PlaceMarks { last: true, ..PlaceMarks::default() } };
        assert_eq!(say(Language::En, empty), "s1, empty, last move");
    }

    #[test]
    fn a_part_says_what_it_shows_and_where_the_rest_lies() {
        let part = |kind, middle| {
            let marks = PlaceMarks { choosable: true, loses: true, ..PlaceMarks::default() };
            BoardText::Part { name: "c4", kind, middle, seat: Some(Seat::TWO), ends: ["c3", "c5"], marks }
        };
        assert_eq!(
            say(Language::En, part(PieceKind::OrangeBlueOrange, true)),
            "c4, blue, tritton orange-blue-orange of player 2, c3–c5, can be chosen, certain loss"
        );
        let blue = [part(PieceKind::BlueOrangeBlue, false), part(PieceKind::OrangeBlueOrange, true)];
        assert!(blue.into_iter().all(|p| say(Language::De, p).starts_with("c4, blau, ")));
        let orange = [part(PieceKind::BlueOrangeBlue, true), part(PieceKind::OrangeBlueOrange, false)];
        assert!(orange.into_iter().all(|p| say(Language::De, p).starts_with("c4, orange, ")));
    }

    #[test]
    fn counts_decide_the_number() {
        let stack =
            |count| BoardText::Stack { kind: PieceKind::Green, from: None, count, marks: PlaceMarks::default() };
        assert_eq!(say(Language::Fr, stack(1)), "1 jeton vert");
        assert_eq!(say(Language::It, stack(2)), "2 gettoni verdi");
        // French counts nothing as one.
        assert_eq!(say(Language::Fr, stack(0)), "0 jeton vert");
        assert_eq!(say(Language::De, stack(0)), "0 grüne Chips");
        let taken =
            BoardText::Stack { kind: PieceKind::Ball, from: Some(Seat::TWO), count: 3, marks: PlaceMarks::default() };
        assert_eq!(say(Language::En, taken), "3 balls of player 2");
        let tile = BoardText::Site {
            name: "0,0u",
            piece: Some((PieceKind::Tile(4), Some(Seat::TWO), 1)),
            marks: PlaceMarks::default(),
        };
        assert_eq!(say(Language::En, tile), "0,0u, tile 4 of player 2");
    }
}
