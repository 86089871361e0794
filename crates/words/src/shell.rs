//! The texts of the page around the boards.

use super::fill::fill;
use super::game_match::{MatchWords, PictureWords};
use super::match_list::{MatchListWords, RecordWords, SharingWords};
use super::setup::SetupWords;
use super::spoken::SpokenWords;
use super::text_struct::words;
use super::trying::TryWords;
use trivium_engine::WorkerError;
use trivium_rules::core::{End, TableAction};
use trivium_session::{LinkError, SaveError, StorageError};

words! {
    /// The texts of one language. `{0}`, `{1}` and `{0:move|moves}` are placeholders for [`fill`].
    pub struct ShellWords {
        // Start page
        /// “Board games of threes for everyone round one screen.”
        pub tagline: &'static str,
        /// “Games”
        pub games: &'static str,
        /// “{0} {0:player|players}”
        pub players: &'static str,
        /// “{0} min”
        pub minutes: &'static str,
        /// “Games in progress”
        pub in_progress: &'static str,
        /// “Finished games”
        pub finished: &'static str,
        /// “{0} {0:move|moves}”
        pub moves_made: &'static str,
        /// “Continue”
        pub go_on: &'static str,
        /// “Delete”
        pub delete: &'static str,
        /// “The game has been deleted.”
        pub deleted: &'static str,
        /// “Restore”
        pub bring_back: &'static str,
        // Everywhere
        /// “Back”
        pub back: &'static str,
        /// “Close”
        pub close: &'static str,
        /// “Loading…”
        pub loading: &'static str,
        /// “To the start page”
        pub to_start: &'static str,
        /// “Rules”
        pub rules: &'static str,
        /// “Settings”
        pub settings: &'static str,
        /// “This page does not exist.”
        pub no_page: &'static str,
        // Set-up
        /// “New game”
        pub new_game: &'static str,
        /// “Puzzle of the day”
        pub todays_puzzle: &'static str,
        /// “Puzzles”
        pub puzzles: &'static str,
        /// “Variant”
        pub variant: &'static str,
        /// “Options”
        pub match_length: &'static str,
        /// “Players”
        pub names: &'static str,
        /// “Player {0}”
        pub player: &'static str,
        /// “Name of player {0}”
        pub name_of: &'static str,
        /// “Swap seats”
        pub change_places: &'static str,
        /// “Random order”
        pub draw_lots: &'static str,
        /// “{0}: more”
        pub more: &'static str,
        /// “{0}: fewer”
        pub fewer: &'static str,
        /// “Start”
        pub start: &'static str,
        // Game
        /// “{0} to move”
        pub to_move: &'static str,
        /// “{0}:”, addresses a player before a message
        pub called: &'static str,
        /// “Round {0} of {1}”
        pub round: &'static str,
        /// “{0} {0:point|points}”
        pub points: &'static str,
        /// “Score”
        pub score: &'static str,
        /// “out”
        pub is_out: &'static str,
        /// “Undo”
        pub undo: &'static str,
        /// “Redo”
        pub redo: &'static str,
        /// “One move back”
        pub step_back: &'static str,
        /// “One move forward”
        pub step_on: &'static str,
        /// “Moves”
        pub record: &'static str,
        /// “No moves yet.”
        pub nothing_played: &'static str,
        /// “Menu”
        pub menu: &'static str,
        /// “To the start”
        pub first: &'static str,
        /// “To the end”
        pub last: &'static str,
        /// “Pass”
        pub pass: &'static str,
        /// “Swap colours”
        pub swap: &'static str,
        /// “Cancel”
        pub cancel: &'static str,
        /// “Now choose what is marked.”
        pub onward: &'static str,
        /// “Tap again to confirm.”
        pub again: &'static str,
        /// “Start over”
        pub restart: &'static str,
        /// “Resign”
        pub resign: &'static str,
        /// “End by agreement”
        pub agree: &'static str,
        /// “Claim a draw”
        pub claim: &'static str,
        /// “Enter a move”
        pub type_move: &'static str,
        /// “Play”
        pub play: &'static str,
        /// “You cannot choose that now. Choose something else.”
        pub cannot: &'static str,
        /// “See the rule”
        pub see_rule: &'static str,
        /// “Play another move here”
        pub variation: &'static str,
        // Engines
        /// “Computer level {0}”: its level, 1 to 8
        pub engine: &'static str,
        /// “Human”
        pub person: &'static str,
        /// “You”, the name of the only person in a match against computers
        pub you: &'static str,
        /// “Player in seat {0}”
        pub plays: &'static str,
        /// “{0} is thinking…”
        pub thinks: &'static str,
        pub worker_errors: WorkerErrorWords,
        /// “Play for {0}”
        pub take_over: &'static str,
        /// “Continue from here”
        pub resume: &'static str,
        /// “Back to the game”
        pub to_match: &'static str,
        /// “Viewing only.”: the position in view is not that of the match.
        pub looking: &'static str,
        /// “You are looking back: the clock is paused.”
        pub rests: &'static str,
        /// “Hint”
        pub hint: &'static str,
        /// “Best move: {0}.”
        pub hinted: &'static str,
        /// “The computer would play: {0}.”
        pub suggested: &'static str,
        /// “The best move is marked.”, “The computer would play the marked move.”: for boards without coordinates
        pub marked: [&'static str; 2],
        /// “Looking for a good move…”
        pub seeking: &'static str,
        /// “The computer player declines and plays on.”
        pub declined: &'static str,
        /// “This game is in tournament mode: no undo, no hints.”
        pub strict: &'static str,
        // Before a match
        pub setup: SetupWords,
        pub trying: TryWords,
        // In a match
        pub game_match: MatchWords,
        // The match as pictures
        pub pictures: PictureWords,
        // The end of a round and of the game
        /// “Round {0} is over.”
        pub round_over: &'static str,
        /// “Nobody scores.”
        pub nobody_scores: &'static str,
        /// “{0}: {1}”
        pub earns: &'static str,
        /// “Next round”
        pub next_round: &'static str,
        /// “{0} wins.”
        pub wins: &'static str,
        /// “You win.”
        pub you_win: &'static str,
        /// “{0} win.”
        pub win_together: &'static str,
        /// “The game is a draw.”
        pub drawn: &'static str,
        /// “and”
        pub and: &'static str,
        /// “Rematch”
        pub rematch: &'static str,
        /// “Replay”
        pub look_through: &'static str,
        /// “Pause / Slower / Faster”, of a replay
        pub replaying: [&'static str; 3],
        pub ends: EndWords,
        // For screen readers
        /// Spoken commands and their answers.
        pub spoken: SpokenWords,
        pub event_text: EventWords,
        // Settings
        /// “Language”
        pub language: &'static str,
        /// “Theme”
        pub theme: &'static str,
        /// “System / Light / Dark”
        pub themes: [&'static str; 3],
        /// A sentence about a setting: theme, board style, speech detail, animation, player colours.
        pub explained: [&'static str; 5],
        /// “Board style”
        pub look: &'static str,
        /// “Material / Paper / High contrast”
        pub looks: [&'static str; 3],
        /// “Show coordinates”
        pub coordinates: &'static str,
        /// “Mark moves that win or lose at once”
        pub help: &'static str,
        /// “About”
        pub about: &'static str,
        /// “Trivium is free software under the MIT or Apache-2.0 licence. The games belong to their authors.”
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
        /// “Available offline”
        pub ready: &'static str,
        /// “A new version of Trivium is ready.”
        pub update: &'static str,
        /// “Reload”
        pub reload: &'static str,
        /// “Install”
        pub install: &'static str,
    }

    /// Why a game is over.
    pub struct EndWords {
        /// “The board has decided the game.”
        pub line: &'static str,
        /// “All rounds have been played.”
        pub rounds: &'static str,
        /// “Neither player can move.”
        pub stuck: &'static str,
        /// “The player to move has no legal move.”
        pub no_move: &'static str,
        /// “Nobody has captured a ball for 15 rounds, so the captured balls decide.”
        pub quiet: &'static str,
        /// “All other players are out.”
        pub last_in: &'static str,
        /// “Ended by agreement.”
        pub agree: &'static str,
        /// “Ended by resignation.”
        pub resign: &'static str,
        /// “The same position occurred for the third time.”
        pub claim: &'static str,
        /// “Time ran out.”
        pub time: &'static str,
    }

    /// The sentences for events: `{0}` is the player; piece and site follow.
    pub struct EventWords {
        /// “{0} {1}.”: a player and the actions of a turn
        pub did: &'static str,
        /// “{0} moves.”: while the move is animated
        pub moves: &'static str,
        /// “{0}: {1}.”
        pub placed: &'static str,
        /// “{0}: from {1} to {2}.”
        pub moved: &'static str,
        /// “{0} swaps {1} and {2}.”
        pub exchanged: &'static str,
        /// “{0} captures {2}’s ball on {1}.”
        pub taken: &'static str,
        /// “{0} removes {2} {2:stone|stones} from {1}.”, “{0} captures {2} of {3}’s stones from {1}.”
        pub removed: [&'static str; 2],
        /// “{0} puts a ball back on {1}.”
        pub returned: &'static str,
        /// “{0} sows from {1} to {2} in {3} laps.” A turn has at least two.
        pub sown: &'static str,
        /// “The strip is at the top. …”
        pub slid: [&'static str; 4],
        /// “Drawn: {1}.”
        pub drawn: &'static str,
        /// “{0} takes {1}.”
        pub picked: &'static str,
        /// “{0} passes.”
        pub passed: &'static str,
        /// “{0} swaps colours.”
        pub swapped: &'static str,
        /// “{0} completes the line {1}.”
        pub line: &'static str,
        /// “{0} completes the line {1}: {2}.”
        pub line_points: &'static str,
        /// “{0} is out.”
        pub went_out: &'static str,
        /// “{0} resigns.”
        pub resigned: &'static str,
        /// “The players agree to end the game.”
        pub agreed: &'static str,
        /// “{0} claims a draw.”
        pub claimed: &'static str,
        /// “{0} has run out of time.”
        pub out_of_time: &'static str,
    }

    /// Why an engine does not answer, or answers late.
    pub struct WorkerErrorWords {
        /// “This browser cannot run a computer player.”
        pub unsupported: &'static str,
        /// “The computer player could not be loaded, or your device is short of memory.”
        pub unstarted: &'static str,
        /// “The computer player belongs to another version of Trivium. Reload the page.”
        pub foreign: &'static str,
        /// “The computer player has crashed twice. Your device may be short of memory.”
        pub stopped: &'static str,
        /// “The computer player cannot find a move here.”
        pub nothing: &'static str,
        /// “The computer player crashed and was restarted.”
        pub renewed: &'static str,
    }

    pub struct ErrorWords {
        /// “This game is not on this device.”
        pub missing: &'static str,
        /// “This saved game cannot be read.”
        pub broken: &'static str,
        /// “Game {0} of the file, from line {1}”
        pub in_file: &'static str,
        /// “This is not a link to a game.”
        pub not_a_link: &'static str,
        /// “This link was made by a newer version of Trivium. Reload the page and try again.”
        pub link_newer: &'static str,
        /// “The link is incomplete or was changed along the way. Ask for a new one.”
        pub link_mangled: &'static str,
        /// “The game is too long for a link. Send it as a file instead.”
        pub link_long: &'static str,
        /// “This text is not a saved game.”
        pub not_a_save: &'static str,
        /// “This game was saved by a newer version of Trivium. It stays as it is; reload the page and try again.”
        pub newer: &'static str,
        /// “Line {0} is damaged.”
        pub line: &'static str,
        /// “Move {0}, “{1}”, is not legal there.”
        pub token: &'static str,
        /// “The game cannot start from this position.”
        pub start: &'static str,
        /// “The move list is damaged.”
        pub record: &'static str,
        /// “Someone has changed the text since it was saved.”
        pub damaged: &'static str,
        /// “The game is intact up to that point: {0} {0:move|moves}.”
        pub recovered: &'static str,
        /// “No part of the game can be recovered.”
        pub nothing_recovered: &'static str,
        /// “Play on from there”
        pub play_on: &'static str,
        /// “There is no room to save this game. You can play on; delete old games to make room.”
        pub full: &'static str,
        /// “Your browser does not let Trivium save anything. You can play on, but you lose the game when you close the
        /// tab.”
        pub refused: &'static str,
        /// “{0} could not be loaded. Try again later.” `{0}` is a language.
        pub words: &'static str,
        /// “This part of the page could not be loaded. Your games are safe.”
        pub part: &'static str,
        /// “Try again”
        pub again: &'static str,
    }
}

impl ShellWords {
    /// Why an engine does not answer.
    pub fn worker_error(&self, worker_error: WorkerError) -> &'static str {
        match worker_error {
            WorkerError::Unsupported => self.worker_errors.unsupported,
            WorkerError::NotStarted => self.worker_errors.unstarted,
            WorkerError::WrongVersion => self.worker_errors.foreign,
            WorkerError::Stopped => self.worker_errors.stopped,
            WorkerError::Nothing => self.worker_errors.nothing,
        }
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
