//! The screen of a match, with the board at its centre.

mod action_row;
mod ahead;
mod back;
mod board_screen;
mod end_card;
mod engines;
mod facing;
pub mod half_made;
mod happened;
mod hues;
mod keys;
mod learning;
mod line;
mod load;
mod motion;
mod move_list;
mod names;
mod play;
mod played;
mod playing;
mod rematch;
mod remedy;
mod replay;
mod sandbox;
mod seats;
mod sheet;
mod spoken;
mod status_bar;
mod tap_guard;
mod thinking;
mod use_match;
mod view;

pub use board_screen::BoardScreen;
pub use end_card::key_moment_text;
pub use engines::{EngineControls, use_engines};
pub use happened::happened_here;
pub use hues::hues;
pub use keys::{SpokenKey, go_to_choosable, spoken_key, step, undo_key};
pub use line::{BEFORE_ANSWER, use_line};
pub use load::screen;
pub use move_list::use_list;
pub use names::{name_of, names, player_names};
pub use playing::{Options, Playing, closed, commands, intent_button, use_play};
pub use rematch::rematch;
pub use remedy::{remedy, without_engine};
pub use replay::{ReplayState, use_replay};
pub use seats::near_rack;
pub use spoken::{
    Listener, Novelty, busy_region, heard_region, spoken_choice, spoken_status, use_novelty, use_questions,
};
pub use status_bar::{StatusPrompt, last_events, status_prompt};
pub use thinking::keep as keep_thinking;
pub use use_match::{MatchHandle, MatchValue, use_match};
pub use view::board_view;
