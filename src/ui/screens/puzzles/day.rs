//! The day of the daily puzzle, and the diary of solved puzzles in local storage.

use crate::ui::base::store::LocalStorage;
use js_sys::Date;
use std::cell::Cell;
use trivium_session::Storage;
use trivium_session::puzzle::{Diary, TODAY, day_of, game_of_the_day};

const KEY: &str = "trivium/puzzles";

/// The local calendar day, counted from 1 January 1970.
pub fn today() -> u32 {
    let now = Date::new_0();
    day_of(now.get_time(), now.get_timezone_offset())
}

thread_local! {
    /// The day whose puzzle is on screen. It does not change at midnight.
    static DAY: Cell<Option<u32>> = const { Cell::new(None) };
}

/// The day of the daily puzzle. It does not change until [`forget_day`].
pub fn puzzle_day() -> u32 {
    DAY.get().unwrap_or_else(|| {
        DAY.set(Some(today()));
        today()
    })
}

/// Call this when the daily puzzle leaves the screen. The next visit shows the puzzle of the current day.
pub fn forget_day() {
    DAY.set(None);
}

/// The game in an address: a game id, or [`TODAY`] for the game of the daily puzzle.
pub fn game_of(address: &str) -> &str {
    if address == TODAY { game_of_the_day(puzzle_day()) } else { address }
}

/// The path of a game's puzzle file. Accepts the same addresses as [`game_of`].
pub fn file_of(address: &str) -> String {
    ["puzzles/", game_of(address), ".txt"].concat()
}

pub fn diary() -> Diary {
    Diary::read(&LocalStorage.get(KEY).ok().flatten().unwrap_or_default())
}

/// The diary as lines of an export file.
pub fn diary_in_file() -> String {
    diary().in_file()
}

/// Merges the diary of an imported file. Returns false if the file contains no diary.
pub fn take_in_diary(file: &str) -> bool {
    let mut own = diary();
    let any = own.take_in(file);
    if any {
        keep(&own);
    }
    any
}

/// Saves the diary. Errors are ignored: without storage there is no diary.
pub fn keep(diary: &Diary) {
    let _ = LocalStorage.set(KEY, &diary.to_string());
}
