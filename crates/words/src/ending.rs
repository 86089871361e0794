//! Describes the end of a game in the game's own terms.

use super::{Language, Words, fill};
use trivium_rules::core::{End, Outcome, Overview, Scene, Seat, Site, Verdict};
use trivium_session::{Controller, DecidingLine};

impl Language {
    /// Why the game is over: “Three blue points in a row: e5–e7.” Empty while it runs.
    pub fn ending(self, controller: &Controller) -> String {
        let Some(end) = controller.ended() else { return String::new() };
        let game_match = controller.game_match();
        let name = |site| game_match.position().site_name(site);
        let position = game_match.position();
        let holds = loser_holds(game_match.turn().outcome(), &position.overview(), &position.scene());
        self.ending_by(end, controller.deciding_line(), game_match.setup().game().id(), holds, &name)
    }

    /// The text for an end, with its deciding line if there is one. `holds` is true if the loser [holds
    /// pieces](loser_holds); `name` returns the name of a site.
    pub fn ending_by(
        self,
        end: End,
        line: Option<DecidingLine>,
        game: &str,
        holds: bool,
        name: &dyn Fn(Site) -> String,
    ) -> String {
        let words = self.words::<Words>();
        let stuck = words.games.stuck(game, holds);
        if end == End::NoMove && !stuck.is_empty() {
            return stuck.to_owned();
        }
        let line = line.filter(|_| matches!(end, End::Line | End::Rounds));
        let Some(line) = line else { return words.shell.end(end).to_owned() };
        let won = words.games.won(game, &line.pieces, line.pattern);
        if won.is_empty() || end == End::Rounds {
            return words.shell.end(end).to_owned();
        }
        match (line.pattern, &line.sites[..]) {
            // A board that marks patterns has no coordinates.
            (None, [first, .., last]) => {
                let ends = [&name(*first), "–", &name(*last)].concat();
                [&self.labelled(won, &ends), "."].concat()
            }
            _ => fill("{0}.", &[won]),
        }
    }

    /// If a line decided the game: the sentence `won` about the winner, followed by the ends of the line: “Blue wins:
    /// e5–e7.”
    pub fn brief_ending(self, controller: &Controller, won: &str) -> Option<String> {
        let line = controller.deciding_line().filter(|_| controller.ended() == Some(End::Line))?;
        let (None, [first, .., last]) = (line.pattern, &line.sites[..]) else { return None };
        let name = |site| controller.game_match().position().site_name(site);
        let ends = [&name(*first), "–", &name(*last)].concat();
        Some(self.labelled(won.trim_end_matches('.'), &ends) + ".")
    }
}

/// Whether the loser has pieces in its own row, in games where rows belong to seats. A seat may have no legal move
/// either way.
pub fn loser_holds(outcome: Option<Outcome>, overview: &Overview, scene: &Scene) -> bool {
    let loses = |seat: Seat| outcome.is_some_and(|outcome| outcome.of(seat) == Verdict::Loss);
    let mut sites = overview.rows.iter().filter(|row| row.seat.is_some_and(loses)).flat_map(|row| &row.sites);
    sites.any(|site| scene.pieces.iter().any(|piece| piece.sites.contains(site)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_session::{Match, Setup};

    fn ended(game: &str, variant: &str, tokens: &str) -> Controller {
        let setup = Setup::new(game, variant, [], [], 1).expect("a game");
        Controller::new(Match::after(setup, tokens.split_whitespace()).expect("legal tokens"))
    }

    #[test]
    fn the_deciding_line_is_named_with_its_ends() {
        let three = ended("traffic-lights", "simple", "a1 b1 c1");
        assert_eq!(Language::En.ending(&three), "Three red chips in a line: a1–c1.");
        assert_eq!(Language::En.brief_ending(&three, "Anna wins.").as_deref(), Some("Anna wins: a1–c1."));
        assert_eq!(Language::Fr.ending(&three), "Trois jetons rouges en ligne\u{202f}: a1–c1.");
    }

    #[test]
    fn in_trias_the_text_says_why_the_loser_cannot_sow() {
        // The sowing from K1 ends in K2 and removes the two stones of K3. Then North has no stones, or one stone next
        // to an empty hole.
        for (left, reason) in [(0, "its row is empty."), (1, "every first sowing would end in an empty hole.")] {
            let position = format!(
                "north={left},0,0,0,0,0,0,0,0,0,2,0 middle=0,0,0,0,0,0,0,0,0,0,0,0 south=0,0,0,0,0,0,0,0,0,0,1,1 taken=70,{} turn=1",
                70 - left
            );
            let setup = Setup::new("trias", "base", [], [], 1).expect("a game").starting_at(&position);
            let mut controller = Controller::new(Match::new(setup.unwrap_or_else(|_| panic!("{position}"))));
            controller = controller.entered("K1").expect("legal");
            assert_eq!(Language::En.ending(&controller), ["The loser cannot sow: ", reason].concat());
        }
    }

    #[test]
    fn other_ends_have_general_texts() {
        let resigned = ended("tritt", "step", "resign");
        assert_eq!(Language::En.ending(&resigned), "Ended by resignation.");
        let runs = ended("traffic-lights", "simple", "a1");
        assert_eq!(Language::En.ending(&runs), "");
        assert_eq!(Language::En.brief_ending(&resigned, "Anna wins."), None);
    }
}
