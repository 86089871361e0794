//! The words of the page around the boards: one [`Shell`] a language, so that a missing word does not compile.

use crate::core::{End, TableAction};
use crate::session::{SaveError, StorageError};

/// The words of one language. `{0}`, `{1}` … are holes for [`fill`].
pub struct Shell {
    // Start page
    pub(crate) tagline: &'static str,
    pub(crate) games: &'static str,
    pub(crate) players: &'static str,
    pub(crate) minutes: &'static str,
    pub(crate) in_progress: &'static str,
    pub(crate) finished: &'static str,
    pub(crate) moves_made: &'static str,
    pub(crate) go_on: &'static str,
    pub(crate) delete: &'static str,
    pub(crate) deleted: &'static str,
    pub(crate) bring_back: &'static str,
    // Everywhere
    pub(crate) back: &'static str,
    pub(crate) close: &'static str,
    pub(crate) to_start: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) settings: &'static str,
    pub(crate) no_page: &'static str,
    // Set-up
    pub(crate) new_game: &'static str,
    pub(crate) variant: &'static str,
    pub(crate) match_length: &'static str,
    pub(crate) names: &'static str,
    pub(crate) player: &'static str,
    pub(crate) name_of: &'static str,
    pub(crate) starts: &'static str,
    pub(crate) change_places: &'static str,
    pub(crate) draw_lots: &'static str,
    pub(crate) more: &'static str,
    pub(crate) fewer: &'static str,
    pub(crate) start: &'static str,
    // Game
    pub(crate) to_move: &'static str,
    pub(crate) round: &'static str,
    pub(crate) points: [&'static str; 2],
    pub(crate) score: &'static str,
    pub(crate) is_out: &'static str,
    pub(crate) undo: &'static str,
    pub(crate) redo: &'static str,
    pub(crate) record: &'static str,
    pub(crate) nothing_played: &'static str,
    pub(crate) menu: &'static str,
    pub(crate) first: &'static str,
    pub(crate) last: &'static str,
    pub(crate) pass: &'static str,
    pub(crate) swap: &'static str,
    pub(crate) cancel: &'static str,
    pub(crate) restart: &'static str,
    pub(crate) resign: &'static str,
    pub(crate) agree: &'static str,
    pub(crate) claim: &'static str,
    pub(crate) type_move: &'static str,
    pub(crate) play: &'static str,
    pub(crate) cannot: &'static str,
    pub(crate) see_rule: &'static str,
    pub(crate) variation: &'static str,
    // The end of a round and of the game
    pub(crate) round_over: &'static str,
    pub(crate) nobody_scores: &'static str,
    pub(crate) earns: &'static str,
    pub(crate) next_round: &'static str,
    pub(crate) wins: &'static str,
    pub(crate) win_together: &'static str,
    pub(crate) drawn: &'static str,
    pub(crate) and: &'static str,
    pub(crate) rematch: &'static str,
    pub(crate) look_through: &'static str,
    pub(crate) ends: Ends,
    // What happened, for those who listen
    pub(crate) told: Told,
    // Settings
    pub(crate) language: &'static str,
    pub(crate) theme: &'static str,
    pub(crate) themes: [&'static str; 3],
    pub(crate) look: &'static str,
    pub(crate) looks: [&'static str; 3],
    pub(crate) coordinates: &'static str,
    pub(crate) about: &'static str,
    pub(crate) about_text: &'static [&'static str],
    // When something is wrong
    pub(crate) wrong: Wrong,
}

/// Why a game is over.
pub struct Ends {
    pub(crate) line: &'static str,
    pub(crate) rounds: &'static str,
    pub(crate) stuck: &'static str,
    pub(crate) no_move: &'static str,
    pub(crate) quiet: &'static str,
    pub(crate) last_in: &'static str,
    pub(crate) agree: &'static str,
    pub(crate) resign: &'static str,
    pub(crate) claim: &'static str,
}

/// What happened: `{0}` is who, then what and where.
pub struct Told {
    pub(crate) placed: &'static str,
    pub(crate) moved: &'static str,
    pub(crate) exchanged: &'static str,
    pub(crate) taken: &'static str,
    pub(crate) returned: &'static str,
    pub(crate) sown: &'static str,
    pub(crate) slid: [&'static str; 4],
    pub(crate) drawn: &'static str,
    pub(crate) picked: &'static str,
    pub(crate) passed: &'static str,
    pub(crate) swapped: &'static str,
    pub(crate) line: &'static str,
    pub(crate) line_points: &'static str,
    pub(crate) went_out: &'static str,
    pub(crate) resigned: &'static str,
    pub(crate) agreed: &'static str,
    pub(crate) claimed: &'static str,
}

/// What is said when something is wrong.
pub struct Wrong {
    pub(crate) missing: &'static str,
    pub(crate) broken: &'static str,
    pub(crate) not_a_save: &'static str,
    pub(crate) newer: &'static str,
    pub(crate) line: &'static str,
    pub(crate) token: &'static str,
    pub(crate) record: &'static str,
    pub(crate) damaged: &'static str,
    pub(crate) aside: &'static str,
    pub(crate) kept: &'static str,
    pub(crate) nothing_kept: &'static str,
    pub(crate) play_on: &'static str,
    pub(crate) full: &'static str,
    pub(crate) refused: &'static str,
    pub(crate) unlisted: &'static str,
}

impl Shell {
    /// Why a game is over.
    pub fn end(&self, end: End) -> &'static str {
        match end {
            End::Line => self.ends.line,
            End::Rounds => self.ends.rounds,
            End::Stuck => self.ends.stuck,
            End::NoMove => self.ends.no_move,
            End::Quiet => self.ends.quiet,
            End::LastIn => self.ends.last_in,
            End::Action(TableAction::Agree) => self.ends.agree,
            End::Action(TableAction::Resign) => self.ends.resign,
            End::Action(TableAction::Claim) => self.ends.claim,
        }
    }

    /// The verb of a table action.
    pub fn action(&self, action: TableAction) -> &'static str {
        match action {
            TableAction::Agree => self.agree,
            TableAction::Resign => self.resign,
            TableAction::Claim => self.claim,
        }
    }

    /// So many points.
    pub fn points(&self, points: u32) -> String {
        fill(self.points[usize::from(points != 1)], &[&points.to_string()])
    }

    /// Why a storage does not keep a match.
    pub fn storage(&self, error: StorageError) -> &'static str {
        match error {
            StorageError::Full => self.wrong.full,
            StorageError::Refused => self.wrong.refused,
        }
    }

    /// Why a save cannot be read.
    pub fn save(&self, error: &SaveError) -> String {
        match error {
            SaveError::NotASave => self.wrong.not_a_save.to_owned(),
            SaveError::Newer(_) => self.wrong.newer.to_owned(),
            SaveError::Line(line) => fill(self.wrong.line, &[&line.to_string()]),
            SaveError::Setup(_) | SaveError::Record => self.wrong.record.to_owned(),
            SaveError::Token(refused) => fill(self.wrong.token, &[&refused.ply.to_string(), &refused.token]),
            SaveError::Damaged => self.wrong.damaged.to_owned(),
        }
    }
}

/// The text with its holes `{0}`, `{1}` … filled.
pub fn fill(text: &str, values: &[&str]) -> String {
    let mut filled = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some((before, hole)) = rest.split_once('{') {
        filled.push_str(before);
        let (number, after) = hole.split_once('}').unwrap_or((hole, ""));
        let value = number.parse::<usize>().ok().and_then(|n| values.get(n));
        filled.push_str(value.copied().unwrap_or_default());
        rest = after;
    }
    filled.push_str(rest);
    filled
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn holes_are_filled_in_any_order() {
        assert_eq!(fill("{1} of {0}.", &["4", "2"]), "2 of 4.");
        assert_eq!(fill("plain", &["4"]), "plain");
    }

    #[test]
    fn one_point_is_one() {
        assert_eq!(Language::En.shell().points(1), "1 point");
        assert_eq!(Language::De.shell().points(0), "0 Punkte");
        assert_eq!(Language::Fr.shell().points(5), "5 points");
    }
}
