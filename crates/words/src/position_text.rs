//! Describes a position in sentences: numbers of pieces and patterns first, then the pieces on their sites.

use super::brief_text::ends;
use super::words::Words;
use super::{BoardText, Language, PlaceMarks, fill};
use trivium_rules::core::{BoardRow, Overview, PatternProgress, Piece, PieceKind, Scene, Seat, Site, Tray};

pub struct PositionText<'a> {
    pub language: Language,
    pub scene: Scene,
    /// The rows and patterns, in the order of the description.
    pub overview: Overview,
    pub seats: u8,
    pub name: &'a dyn Fn(Seat) -> String,
    pub place: &'a dyn Fn(Site) -> String,
}

/// The largest number of missing sites of a pattern that are named.
const MISSING: usize = 3;

impl PositionText<'_> {
    /// Describes the position of all players, or of one: the numbers of pieces, complete and nearly complete patterns,
    /// the sites, and the trays. For a player who has none of these, describes the whole position.
    pub fn text(&self, of: Option<Seat>) -> String {
        let described = |seat: Option<Seat>| of.is_none() || seat == of;
        let rows: Vec<_> = self.overview.rows.iter().filter(|row| described(row.seat)).collect();
        let owned = rows.iter().any(|row| row.seat.is_some());
        let owners = Seat::all(self.seats).map(Some).chain([None]).filter(|owner| described(*owner));
        let owners: Vec<_> = owners.collect();
        let mut all: Vec<String> = if owned {
            rows.iter().filter_map(|row| self.sum(row)).collect()
        } else {
            owners.iter().filter_map(|owner| self.counts(*owner)).collect()
        };
        all.extend(owners.iter().filter_map(|owner| self.patterns(*owner)));
        if rows.is_empty() {
            all.extend(owners.iter().filter_map(|owner| self.pieces(*owner)));
        } else if !self.scene.pieces.is_empty() {
            all.extend(rows.iter().map(|row| self.row(row)));
        }
        let trays = self.scene.trays.iter().filter(|tray| described(tray.seat));
        all.extend(trays.filter_map(|tray| tray_text(self.language, tray, self.name)));
        match (all.is_empty() || self.scene.pieces.is_empty(), of) {
            (false, _) => all.join(" "),
            (true, Some(_)) if !self.scene.pieces.is_empty() => self.text(None),
            (true, _) => {
                let words = self.language.words::<Words>();
                let board = self.language.board_text(&BoardText::Board, &[]);
                all.insert(0, self.language.labelled(&board, words.board.empty) + ".");
                all.join(" ")
            }
        }
    }

    /// A description preceded by the name of the owner.
    fn called(&self, owner: Option<Seat>, what: &str) -> String {
        owner.map_or_else(|| what.to_owned(), |seat| self.language.labelled(&(self.name)(seat), what)) + "."
    }

    fn places(&self, sites: &[Site]) -> String {
        sites.iter().map(|site| (self.place)(*site)).collect::<Vec<_>>().join(" ")
    }

    fn of(&self, owner: Option<Seat>) -> impl Iterator<Item = &Piece> {
        self.scene.pieces.iter().filter(move |piece| piece.seat == owner && piece.count > 0)
    }

    /// The kinds of an owner's pieces with the number of pieces.
    fn kinds(&self, owner: Option<Seat>) -> Vec<(PieceKind, u16)> {
        let mut kinds: Vec<(PieceKind, u16)> = Vec::new();
        for piece in self.of(owner) {
            match kinds.iter_mut().find(|(kind, _)| *kind == piece.kind) {
                Some((_, count)) => *count += piece.count,
                None => kinds.push((piece.kind, piece.count)),
            }
        }
        kinds.sort_by_key(|(kind, _)| (kind.info().index, kind.number()));
        kinds
    }

    /// “Anna: 5 balls.”
    fn counts(&self, owner: Option<Seat>) -> Option<String> {
        let mut kinds: Vec<(PieceKind, u16)> = Vec::new();
        for (kind, count) in self.kinds(owner) {
            // The numbers on pieces are described with their sites.
            match kinds.iter_mut().find(|(known, _)| known.info() == kind.info()) {
                Some((_, all)) => *all += count,
                None => kinds.push((PieceKind::new(kind.info()), count)),
            }
        }
        let counted: Vec<_> = kinds.iter().map(|(kind, count)| self.language.stack(*kind, None, *count)).collect();
        (!counted.is_empty()).then(|| self.called(owner, &counted.join(", ")))
    }

    /// “Anna: 34 stones.”
    fn sum(&self, row: &BoardRow) -> Option<String> {
        let kind = self.scene.pieces.first()?.kind;
        let counts = row.sites.iter().filter_map(|site| self.scene.piece_on(*site)).map(|piece| piece.count);
        let sum = self.language.stack(kind, None, counts.sum());
        Some(match row.seat {
            Some(_) => self.called(row.seat, &sum),
            None => self.language.labelled(self.language.shell().spoken.neutral_row, &sum) + ".",
        })
    }

    /// A row from the left: only the counts if pieces are heaped, otherwise each site with its piece.
    fn row(&self, row: &BoardRow) -> String {
        let heaped = self.scene.pieces.iter().any(|piece| piece.kind.info().heaped);
        if heaped && row.sites.len() > 1 {
            let counts =
                row.sites.iter().map(|site| self.scene.piece_on(*site).map_or(0, |piece| piece.count).to_string());
            return self.language.labelled(&ends(&row.sites, self.place), &counts.collect::<Vec<_>>().join(", ")) + ".";
        }
        let each = row.sites.iter().map(|site| self.site_text(*site));
        self.language.joined(&each.collect::<Vec<_>>()) + "."
    }

    /// Describes a site, then the pieces on each line that leads away from it, nearest first.
    pub fn lines(&self, from: Site, lines: &[Vec<Site>]) -> String {
        let heaped = self.scene.pieces.iter().any(|piece| piece.kind.info().heaped);
        let descriptions = lines.iter().map(|line| {
            if line.len() < 2 {
                return line.iter().map(|site| self.site_text(*site) + ".").collect();
            }
            if heaped {
                return self.row(&BoardRow { seat: None, sites: line.clone() });
            }
            let occupied: Vec<_> = line
                .iter()
                .filter(|site| self.scene.piece_on(**site).is_some())
                .map(|site| self.site_text(*site))
                .collect();
            let occupied = if occupied.is_empty() {
                self.language.words::<Words>().board.empty.to_owned()
            } else {
                self.language.joined(&occupied)
            };
            self.language.labelled(&ends(line, self.place), &occupied) + "."
        });
        std::iter::once(self.site_text(from) + ".").chain(descriptions).collect::<Vec<_>>().join(" ")
    }

    /// A site with its piece, “b2, red chip”, or with the colour of a part of a larger piece, “e5, orange”.
    fn site_text(&self, site: Site) -> String {
        let (name, marks, words) = ((self.place)(site), PlaceMarks::default(), self.language.words::<Words>());
        let piece = self.scene.piece_on(site);
        if let Some(part) = piece.and_then(|piece| words.games.tritt.dot(piece, site)) {
            return [&name, ", ", part].concat();
        }
        let names: Vec<_> =
            Seat::all(self.seats).map(|seat| super::reader::label(&(self.name)(seat)).to_owned()).collect();
        let piece = piece.map(|piece| (piece.kind, piece.seat, piece.count));
        self.language.board_text(&BoardText::Site { name: &name, piece, marks }, &names)
    }

    /// The sites of an owner's pieces by kind. A piece on several sites is named by its ends.
    fn pieces(&self, owner: Option<Seat>) -> Option<String> {
        let kinds = self.kinds(owner);
        let lie = kinds.iter().map(|(kind, count)| {
            let sites = self.of(owner).filter(|piece| piece.kind == *kind).map(|piece| ends(&piece.sites, self.place));
            let sites = sites.collect::<Vec<_>>().join(", ");
            match (kind.number(), kinds.len()) {
                (Some(number), _) => self.language.labelled(&number.to_string(), &sites),
                (None, 1) => sites,
                (None, _) => self.language.labelled(&self.language.stack(*kind, None, *count), &sites),
            }
        });
        let lie: Vec<_> = lie.collect();
        (!lie.is_empty()).then(|| self.called(owner, &self.language.joined(&lie)))
    }

    /// The patterns of an owner, or those that all players can complete. Lists only patterns of which
    /// more than half is complete.
    fn patterns(&self, owner: Option<Seat>) -> Option<String> {
        let nearly = |pattern: &&PatternProgress| pattern.missing.len() < pattern.sites.len();
        let own = self.overview.patterns.iter().filter(|pattern| pattern.seat == owner).filter(nearly);
        let own: Vec<_> = own.map(|pattern| self.pattern(pattern)).collect();
        (!own.is_empty()).then(|| self.called(owner, &self.language.joined(&own)))
    }

    /// “row c3 d3, e3 missing”, or for a larger pattern “pyramid, 9 of 16”.
    fn pattern(&self, pattern: &PatternProgress) -> String {
        let words = &self.language.shell().spoken;
        let name = self.language.words::<Words>().games.pattern(pattern.kind);
        let PatternProgress { sites, missing, .. } = pattern;
        let (have, of) = (sites.len(), sites.len() + missing.len());
        let so_far = match missing.len() {
            0..2 => [name, " ", &self.places(sites)].concat(),
            _ => fill(words.progress, &[name, &have.to_string(), &of.to_string()]),
        };
        match missing.len() {
            1..=MISSING => fill(words.missing, &[&so_far, &self.places(missing)]),
            _ => so_far,
        }
    }
}

/// The content of a tray. `None` if the tray is empty.
pub fn tray_text(language: Language, tray: &Tray, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let stacks = tray.stacks.iter().filter(|(_, count)| *count > 0);
    let stacks: Vec<_> = stacks.map(|(kind, count)| language.stack(*kind, tray.from, *count)).collect();
    let role = language.board_text(&BoardText::Tray(tray.role), &[]);
    let owner = tray.seat.map_or_else(String::new, |seat| [super::reader::label(&name(seat)), ", "].concat());
    (!stacks.is_empty()).then(|| language.labelled(&(owner + &role), &stacks.join(", ")) + ".")
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::games::{self, Position};

    /// Calls `with` with the position after these tokens and its texts.
    fn at<T>(game: &str, variant: &str, tokens: &str, with: impl FnOnce(&Position, &PositionText) -> T) -> T {
        let replay = trivium_testing::replay(game, variant, &[], tokens);
        let position = replay.position();
        let text = PositionText {
            language: Language::En,
            scene: position.scene(),
            overview: position.overview(),
            seats: replay.game().seats(),
            name: &|seat| ["Anna", "Bo", "Cem"][seat.index()].to_owned(),
            place: &|site| position.site_name(site),
        };
        with(position, &text)
    }

    fn describe(game: &str, tokens: &str, of: Option<Seat>) -> String {
        let variant = games::info(game).expect("a game").variants[0].id;
        at(game, variant, tokens, |_, text| text.text(of))
    }

    #[test]
    fn trias_is_described_by_rows_with_sums() {
        let fours = ["4"; 12].join(", ");
        let rows = ["A3–L3", "A2–L2", "A1–L1"].map(|row| [row, ": ", &fours, "."].concat());
        let sums = "Bo: 48 stones. Neutral row: 48 stones. Anna: 48 stones.";
        assert_eq!(describe("trias", "", None), [sums, &rows.join(" ")].join(" "));
        assert_eq!(describe("trias", "", Some(Seat::TWO)), ["Bo: 48 stones.", &rows[0]].join(" "));
    }

    #[test]
    fn tritt_is_described_by_players_with_their_rows() {
        let text = describe("tritt", "e5-g5 f6-h8 d3-d5", None);
        assert!(text.starts_with("Anna: 2 trittons orange-blue-orange. Bo: 1 tritton blue-orange-blue. Anna: row "));
        // The ends g5 and the middle g7 show orange, and so do the ends d5 and e5; f5 and f6 show blue.
        for row in ["g5 g7, g6 missing", "d5 e5, c5 missing", "f5 f6, f4 missing", "f5 f6, f7 missing"] {
            assert_eq!(text.matches(row).count(), 1, "{text}");
        }
        assert!(text.contains("Anna: d3–d5, e5–g5. Bo: f6–h8."), "{text}");
        assert!(!describe("tritt", "e5-g5 f6-h8 d3-d5", Some(Seat::TWO)).contains("Anna"));
    }

    #[test]
    fn triapon_is_described_by_players_with_their_triads() {
        let text = describe("triapon", "a1 e1 f1 b1 e3 f3 c1", None);
        assert!(text.starts_with("Anna: 3 balls. Bo: 2 balls. Cem: 2 balls. Anna: triad a1 b1 c1. Anna: "), "{text}");
    }

    #[test]
    fn traffic_lights_are_described_by_lines() {
        let text = describe("traffic-lights", "b2 b2 b1 b1 b2 b1 b3", None);
        assert!(text.starts_with("1 red chip, 2 green chips."), "{text}");
        let twice = describe("traffic-lights", "b2 b2 b1 b1 b2 b1 b3 b3", None);
        assert!(twice.contains("green line b1 b2, b3 missing."), "{twice}");
        assert!(twice.ends_with(
            "a3, empty; b3, yellow chip; c3, empty. a2, empty; b2, green chip; c2, empty. a1, empty; b1, green chip; c1, empty."
        ));
        // The chips belong to no player.
        assert_eq!(describe("traffic-lights", "b2", Some(Seat::ONE)), describe("traffic-lights", "b2", None));
    }

    #[test]
    fn trigon_is_described_by_nearly_complete_patterns_and_by_numbers() {
        let text = describe("trigon", "4@0,0u 2@-1,0d 1@-1,1u 2@-2,1d 3@0,-1d", None);
        let lie = "Anna: 3 tiles. Bo: 2 tiles. Anna: 1: -1,1u; 3: 0,-1d; 4: 0,0u. Bo: 2: -2,1d, -1,0d.";
        assert!(text.starts_with(lie), "{text}");
        // Anna has five of the six triangles around a point.
        let text = describe("trigon", "1@0,0u 1@0,0d 2@0,-1d 2@1,0u 3@-1,0d 3@0,1u 4@0,-1u 4@1,-1u 5@-1,0u", None);
        assert!(text.contains("Anna: Star 0,0u 0,-1d 0,-1u -1,0u -1,0d, -1,-1d missing."), "{text}");
    }

    /// The description of the lines from a site, after these tokens.
    fn along(game: &str, variant: &str, tokens: &str, from: &str) -> String {
        at(game, variant, tokens, |position, text| {
            let from = position.sites().into_iter().find(|site| position.site_name(*site) == from).expect("a place");
            text.lines(from, &position.lines(from))
        })
    }

    #[test]
    fn lines_follow_the_directions_of_each_game() {
        // From e5 the tritton e5–g5 lies on the line of the fives; the tritton f6–h8 on the line from a1.
        let tritt = along("tritt", "step", "e5-g5 f6-h8", "e5");
        assert!(tritt.starts_with("e5, orange. "), "{tritt}");
        for line in [
            "f5–j5: f5, blue; g5, orange.",
            "f6–k11: f6, blue; g7, orange; h8, blue.",
            "d4–a1: empty.",
            "d5–a5: empty.",
        ] {
            assert!(tritt.contains(line), "{tritt}");
        }
        assert_eq!(tritt.matches(": ").count(), 6, "{tritt}");
        let lights = along("traffic-lights", "simple", "b2 a1", "b2");
        for line in ["b2, red chip.", "c2, empty.", "a1, red chip.", "b3, empty.", "c1, empty."] {
            assert!(lights.contains(line), "{lights}");
        }
        assert_eq!(lights.matches(". ").count(), 8, "{lights}");
        assert!(along("traffic-lights", "classic4", "b2", "b4").contains("b3–b1: b2, red chip."));
        let triapon = along("triapon", "base", "a1 b1", "a1");
        assert!(triapon.starts_with("a1, ball, Anna. ") && triapon.contains(": b1, ball, Bo."), "{triapon}");
        let trias = along("trias", "base", "", "B1");
        assert_eq!(trias, ["B1, 4 stones. C1–L1: ", &["4"; 10].join(", "), ". A1, 4 stones. B2–B3: 4, 4."].concat());
        let trigon = along("trigon", "base", "4@0,0u 2@-1,0d 1@-1,1u", "-1,0d");
        assert_eq!(trigon, "-1,0d, tile 2, Bo. 0,0u, tile 4, Anna. -1,1u, tile 1, Anna.");
    }

    #[test]
    fn an_empty_board_is_described_as_empty() {
        assert!(describe("tritt", "", None).starts_with("Board: empty. Anna, "));
    }
}
