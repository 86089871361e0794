//! The puzzle of the day, and the diary of what was solved, as the browser keeps them.

use crate::ui::store::LocalStorage;
use js_sys::Date;
use std::cell::Cell;
use trivium_rules::games::GAMES;
use trivium_session::Storage;
use trivium_session::puzzle::{Diary, TODAY, day_of, of_the_day};

const KEY: &str = "trivium/puzzles";

/// The day on this machine's calendar, counted from 1970.
pub fn today() -> u32 {
    let now = Date::new_0();
    day_of(now.get_time(), now.get_timezone_offset())
}

thread_local! {
    /// The day whose puzzle is on screen. It stays at midnight.
    static DAY: Cell<Option<u32>> = const { Cell::new(None) };
}

/// The day of the puzzle of the day: the same one until its screen is left.
pub fn puzzle_day() -> u32 {
    DAY.get().unwrap_or_else(|| {
        DAY.set(Some(today()));
        today()
    })
}

/// The puzzle of the day is not on screen: the next one is that of its own day.
pub fn forget_day() {
    DAY.set(None);
}

/// The game of an address: its own, or that of the day.
pub fn game_of(address: &str) -> &str {
    if address == TODAY { GAMES[of_the_day(puzzle_day(), GAMES.len()).0].id } else { address }
}

/// The file of a game's puzzles.
pub fn file_of(address: &str) -> String {
    ["puzzles/", game_of(address), ".txt"].concat()
}

/// The diary.
pub fn diary() -> Diary {
    Diary::read(&LocalStorage.get(KEY).ok().flatten().unwrap_or_default())
}

/// The lines of a file of matches that hold the diary.
pub fn diary_in_file() -> String {
    diary().in_file()
}

/// Takes in the diary of a file. Whether the file has any.
pub fn take_in_diary(file: &str) -> bool {
    let mut own = diary();
    let any = own.take_in(file);
    if any {
        keep(&own);
    }
    any
}

/// Keeps the diary. A browser that keeps nothing forgets it.
pub fn keep(diary: &Diary) {
    let _ = LocalStorage.set(KEY, &diary.to_string());
}
