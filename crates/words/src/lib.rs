//! All texts of the program in four languages. The texts of a language form one struct, so that a missing text does not
//! compile. `languages/en` has the English text of each field. An exhaustive match maps every message to its text.
//!
//! Native programs have all languages built in. The page fetches the files of the current language ([`Language::file`])
//! and installs them ([`Language::install`]).

mod analysis;
mod article;
mod board;
mod brief_text;
mod by_ear;
mod catalog;
mod command_reply;
mod document;
mod embedding;
mod ending;
mod event_text;
mod files;
mod fill;
mod game_match;
mod games;
mod hint;
mod language;
#[path = "../../../languages/mod.rs"]
mod languages;
mod lesson;
mod match_list;
mod position;
mod position_text;
mod puzzle;
mod reader;
mod seats;
mod setup;
mod shell;
mod spoken;
mod statistics;
mod text;
mod text_struct;
mod trying;
mod turn_text;
mod typography;
mod words;

pub use analysis::{AnalysisWords, own_turns, turns_of_opponent};
pub use article::{ArticleWords, PaperWords};
pub use board::{BoardText, PlaceMarks, Zoom};
pub use by_ear::EarWords;
pub use catalog::GameWords;
pub use document::DocumentWords;
pub use embedding::{EmbeddingWords, GalleryWords};
pub use ending::loser_holds;
pub use files::LazyCatalog;
pub use fill::fill;
pub use hint::HintWords;
pub use language::Language;
pub use lesson::LessonWords;
pub use position::PositionWords;
pub use puzzle::PuzzleWords;
pub use reader::{READER, label};
pub use seats::{given_names, name, player_number};
pub use setup::SetupWords;
pub use shell::ShellWords;
pub use spoken::{SpokenCommand, SpokenWords, Verbosity};
pub use statistics::StatisticsWords;
pub use text::Text;
pub use text_struct::WordFileError;
pub use trying::TryWords;
pub use typography::Typography;
pub use words::Words;

use trivium_rules::core::Site;
use trivium_rules::games::Position;

impl Language {
    pub fn text(self, text: &Text) -> String {
        self.words::<Words>().text(text)
    }

    /// `names` are the names of the players; empty or missing for players without a name.
    pub fn board_text(self, text: &BoardText, names: &[String]) -> String {
        let words = self.words::<Words>();
        words.board.text(&words.games, text, names)
    }

    /// The texts of the page around the boards.
    pub fn shell(self) -> &'static ShellWords {
        &self.words::<Words>().shell
    }

    /// The texts of a game by its id; empty if there is no such game.
    pub fn game(self, id: &str) -> GameWords {
        self.words::<Words>().games.game(id).unwrap_or_default()
    }

    /// The names of a game's seats; empty if they are called players.
    pub fn seats(self, id: &str) -> &'static [&'static str] {
        self.words::<Words>().games.seats(id)
    }

    /// The name of the seat with a colour; `None` if the rules name no colours. `of` is the key that style sheets use.
    pub fn colour(self, id: &str, of: char) -> Option<&'static str> {
        self.words::<Words>().games.colour(id, of)
    }

    /// The name of a site for screen readers: its direction from another site if the game has directions, or else its
    /// coordinate.
    pub fn place_from(self, position: &Position, from: Option<Site>, site: Site) -> String {
        let way = from.and_then(|from| self.shell().spoken.direction(position.direction(from, site)?));
        way.unwrap_or_else(|| position.site_name(site))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_french_puts_a_space_before_colons_and_semicolons() {
        assert_eq!(Language::Fr.labelled("a4", "gagne"), "a4\u{202f}: gagne");
        assert_eq!(Language::De.labelled("a4", "gewinnt"), "a4: gewinnt");
        assert_eq!(Language::Fr.joined(&["a4", "b2"]), "a4\u{202f}; b2");
        assert_eq!(Language::It.joined(&["a4", "b2"]), "a4; b2");
    }

    fn texts(language: Language) -> Vec<String> {
        let gallery = text_struct::file(language.tag(), language.gallery());
        let article = text_struct::file(language.tag(), language.article());
        let files = language.files().into_iter().map(|(_, file)| file).chain([gallery, article]);
        files.flat_map(|file| file.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    #[test]
    fn texts_are_lines_with_the_same_holes_in_every_language() {
        let holes = |text: &str| {
            // A placeholder such as `{0~s|}` only selects the ending of a verb, so languages may differ in it.
            let value = |hole: &&str| !hole.contains('~') || hole.contains('@');
            let all = text.split('{').skip(1).map(|hole| hole.split('}').next().unwrap_or_default());
            let mut holes: Vec<_> = all.filter(value).map(|hole| hole.chars().next()).collect();
            holes.sort_unstable();
            // In languages with several plural forms, a number may occur twice with its forms.
            holes.dedup();
            holes
        };
        let english = texts(Language::En);
        assert!(english.len() > 300, "only {} texts", english.len());
        for language in Language::ALL {
            let texts = texts(language);
            // A text with a line break would shift all later lines.
            assert_eq!(texts.len(), english.len(), "{}", language.tag());
            for (text, english) in texts.iter().zip(&english) {
                assert!(!text.is_empty() && text.trim() == text, "{text:?} for {english:?}");
                assert_eq!(holes(text), holes(english), "{text:?} for {english:?}");
            }
        }
    }
}
