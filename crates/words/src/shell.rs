//! The texts of the page around the boards.

use super::fill::fill;
use super::game_match::{MatchWords, PictureWords};
use super::match_list::{MatchListWords, RecordWords, SharingWords};
use super::setup::SetupWords;
use super::spoken::SpokenWords;
use super::text_struct::{TextFor, messages, words};
use super::trying::TryWords;
use trivium_engine::WorkerError;
use trivium_rules::core::{End, TableAction};
use trivium_session::{LinkError, SaveError, StorageError};

words! {
    /// The texts of one language. `{0}`, `{1}` and `{0:move|moves}` are placeholders for [`fill`].
    pub struct ShellWords {
        // Start page
        pub tagline: &'static str,
        pub games: &'static str,
        pub players: &'static str,
        pub minutes: &'static str,
        pub in_progress: &'static str,
        pub finished: &'static str,
        pub moves_made: &'static str,
        pub go_on: &'static str,
        pub delete: &'static str,
        pub deleted: &'static str,
        pub bring_back: &'static str,
        // Everywhere
        pub back: &'static str,
        pub close: &'static str,
        pub loading: &'static str,
        pub to_start: &'static str,
        pub rules: &'static str,
        pub settings: &'static str,
        pub no_page: &'static str,
        // Set-up
        pub new_game: &'static str,
        pub todays_puzzle: &'static str,
        pub puzzles: &'static str,
        pub variant: &'static str,
        pub match_length: &'static str,
        pub names: &'static str,
        pub player: &'static str,
        pub name_of: &'static str,
        pub change_places: &'static str,
        pub draw_lots: &'static str,
        pub more: &'static str,
        pub fewer: &'static str,
        pub start: &'static str,
        // Game
        pub to_move: &'static str,
        /// “{0}:”, addresses a player before a message
        pub called: &'static str,
        pub round: &'static str,
        pub points: &'static str,
        pub score: &'static str,
        pub is_out: &'static str,
        pub undo: &'static str,
        pub redo: &'static str,
        pub step_back: &'static str,
        pub step_on: &'static str,
        pub record: &'static str,
        pub nothing_played: &'static str,
        pub menu: &'static str,
        pub first: &'static str,
        pub last: &'static str,
        pub pass: &'static str,
        pub swap: &'static str,
        pub cancel: &'static str,
        pub onward: &'static str,
        pub again: &'static str,
        pub restart: &'static str,
        pub resign: &'static str,
        pub agree: &'static str,
        pub claim: &'static str,
        pub type_move: &'static str,
        pub play: &'static str,
        pub cannot: &'static str,
        pub see_rule: &'static str,
        pub variation: &'static str,
        // Engines
        /// “Computer level {0}”: its level, 1 to 8
        pub engine: &'static str,
        pub person: &'static str,
        /// “You”, the name of the only person in a match against computers
        pub you: &'static str,
        pub plays: &'static str,
        pub thinks: &'static str,
        pub worker_errors: WorkerErrorWords,
        /// An engine stopped and was started again.
        pub worker_renewed: &'static str,
        pub take_over: &'static str,
        pub resume: &'static str,
        pub to_match: &'static str,
        /// “Viewing only.”: the position in view is not that of the match.
        pub looking: &'static str,
        pub rests: &'static str,
        pub hint: &'static str,
        pub hinted: &'static str,
        pub suggested: &'static str,
        /// “The best move is marked.”, “The computer would play the marked move.”: for boards without coordinates
        pub marked: [&'static str; 2],
        pub seeking: &'static str,
        pub declined: &'static str,
        pub strict: &'static str,
        // Before a match
        pub setup: SetupWords,
        pub trying: TryWords,
        // In a match
        pub game_match: MatchWords,
        // The match as pictures
        pub pictures: PictureWords,
        // The end of a round and of the game
        pub round_over: &'static str,
        pub nobody_scores: &'static str,
        pub earns: &'static str,
        pub next_round: &'static str,
        pub wins: &'static str,
        pub you_win: &'static str,
        pub win_together: &'static str,
        pub drawn: &'static str,
        pub and: &'static str,
        pub rematch: &'static str,
        pub look_through: &'static str,
        /// “Pause / Slower / Faster”, of a replay
        pub replaying: [&'static str; 3],
        pub ends: EndWords,
        // For screen readers
        /// Spoken commands and their answers.
        pub spoken: SpokenWords,
        pub event_text: EventWords,
        // Settings
        pub language: &'static str,
        pub theme: &'static str,
        pub themes: [&'static str; 3],
        /// A sentence about a setting: theme, board style, speech detail, animation, player colours.
        pub explained: [&'static str; 5],
        pub look: &'static str,
        pub looks: [&'static str; 3],
        pub coordinates: &'static str,
        pub help: &'static str,
        pub about: &'static str,
        pub about_text: [&'static str; 2],
        // Stored matches
        pub shelf: MatchListWords,
        pub sharing: SharingWords,
        pub recording: RecordWords,
        // Offline use
        pub offline: OfflineWords,
        // Errors
        pub wrong: ErrorWords,
    }

    pub struct OfflineWords {
        pub ready: &'static str,
        pub update: &'static str,
        pub reload: &'static str,
        pub install: &'static str,
    }

    /// Why a game is over.
    pub struct EndWords {
        pub line: &'static str,
        pub rounds: &'static str,
        pub stuck: &'static str,
        pub no_move: &'static str,
        pub quiet: &'static str,
        pub last_in: &'static str,
        pub agree: &'static str,
        pub resign: &'static str,
        pub claim: &'static str,
        pub time: &'static str,
    }

    /// The sentences for events: `{0}` is the player; piece and site follow.
    pub struct EventWords {
        /// “{0} {1}.”: a player and the actions of a turn
        pub did: &'static str,
        /// “{0} moves.”: while the move is animated
        pub moves: &'static str,
        pub placed: &'static str,
        pub moved: &'static str,
        pub exchanged: &'static str,
        pub taken: &'static str,
        /// “{0} removes {2} {2:stone|stones} from {1}.”, “{0} captures {2} of {3}’s stones from {1}.”
        pub removed: [&'static str; 2],
        pub returned: &'static str,
        /// “{0} sows {3} times, from {1} to {2}.” A turn has at least two.
        pub sown: &'static str,
        pub slid: [&'static str; 4],
        pub drawn: &'static str,
        pub picked: &'static str,
        pub passed: &'static str,
        pub swapped: &'static str,
        pub line: &'static str,
        pub line_points: &'static str,
        pub went_out: &'static str,
        pub resigned: &'static str,
        pub agreed: &'static str,
        pub claimed: &'static str,
        pub out_of_time: &'static str,
    }

    pub struct ErrorWords {
        pub missing: &'static str,
        pub broken: &'static str,
        pub in_file: &'static str,
        pub not_a_link: &'static str,
        pub link_newer: &'static str,
        pub link_mangled: &'static str,
        pub link_long: &'static str,
        pub not_a_save: &'static str,
        pub newer: &'static str,
        pub line: &'static str,
        /// “Move {0}, “{1}”, is not legal there.”
        pub token: &'static str,
        pub start: &'static str,
        pub record: &'static str,
        pub damaged: &'static str,
        pub recovered: &'static str,
        pub nothing_recovered: &'static str,
        pub play_on: &'static str,
        pub full: &'static str,
        pub refused: &'static str,
        /// “{0} could not be loaded. Try again later.” `{0}` is a language.
        pub words: &'static str,
        pub part: &'static str,
        pub again: &'static str,
    }
}

messages! {
    /// Why an engine does not answer.
    pub struct WorkerErrorWords for WorkerError {
        unsupported: Unsupported,
        unstarted: NotStarted,
        foreign: WrongVersion,
        stopped: Stopped,
        nothing: Nothing,
    }
}

impl ShellWords {
    /// Why an engine does not answer.
    pub fn worker_error(&self, worker_error: WorkerError) -> String {
        self.worker_errors.text(worker_error)
    }

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
            End::Time => self.ends.time,
        }
    }

    /// “{0} wins.” for one name, “{0} win.” for several names, “The game is a draw.” for none.
    pub fn won_by(&self, names: &[String]) -> String {
        match names {
            [] => self.drawn.to_owned(),
            [one] => fill(self.wins, &[one]),
            [first, rest @ ..] => fill(self.win_together, &[&[first, " ", self.and, " ", &rest.join(", ")].concat()]),
        }
    }

    /// The label of the button for a table action.
    pub fn action(&self, action: TableAction) -> &'static str {
        match action {
            TableAction::Agree => self.agree,
            TableAction::Resign => self.resign,
            TableAction::Claim => self.claim,
        }
    }

    pub fn points(&self, points: u32) -> String {
        fill(self.points, &[&points.to_string()])
    }

    /// Why a storage does not store a match.
    pub fn storage(&self, error: StorageError) -> &'static str {
        match error {
            StorageError::Full => self.wrong.full,
            StorageError::Refused => self.wrong.refused,
        }
    }

    /// Why a link cannot be read or written.
    pub fn link(&self, error: LinkError) -> &'static str {
        match error {
            LinkError::NotALink => self.wrong.not_a_link,
            LinkError::Newer => self.wrong.link_newer,
            LinkError::Mangled => self.wrong.link_mangled,
            LinkError::TooLong => self.wrong.link_long,
        }
    }

    /// Why a save cannot be read.
    pub fn save(&self, error: &SaveError) -> String {
        match error {
            SaveError::NotASave => self.wrong.not_a_save.to_owned(),
            SaveError::Newer(_) => self.wrong.newer.to_owned(),
            SaveError::Line(line) => fill(self.wrong.line, &[&line.to_string()]),
            SaveError::Start(_) => self.wrong.start.to_owned(),
            SaveError::Setup(_) | SaveError::Record => self.wrong.record.to_owned(),
            SaveError::Token(refused) => fill(self.wrong.token, &[&refused.ply.to_string(), &refused.token]),
            SaveError::Damaged => self.wrong.damaged.to_owned(),
        }
    }
}
