//! The timeline of a sowing: the number of stones in each hole over time, and the position of the hand. Pure; `stones`
//! animates it.
//!
//! A turn may have thousands of laps. Short turns show every stone. Longer turns show only the stones of the first laps
//! and of the last lap; between them, the counts change in jumps and a lap counter runs. So no turn takes more than
//! four seconds, and few elements change at a time.

use trivium_rules::core::{Event, Site};

/// Time per stone in short turns, in milliseconds.
const BEAT: u32 = 130;
/// Time per stone in long turns, in milliseconds.
const QUICK: u32 = 50;
/// Duration of the falling animation, in milliseconds (styles/boards/rows.css).
const FALL: u32 = 150;
/// Duration of the animation of removed stones, in milliseconds.
const LEAVE: u32 = 240;
/// Longest turn that shows every stone, in milliseconds.
const WHOLE: u32 = 3300;
/// Longest duration of the first laps of a longer turn, in milliseconds.
const HEAD: u32 = 1500;
/// Most beats in the first laps. The first lap is always shown, however long it is.
const HEAD_BEATS: u32 = 28;
/// Duration of the middle laps, in milliseconds. Only the lap counter shows them.
const RACE: u32 = 1000;
/// Most steps of the lap counter.
const JUMPS: usize = 10;
/// Rows of the board. A step of the lap counter changes one row after another.
const ROWS: usize = 3;
/// Longest duration of the last lap, in milliseconds.
const TAIL: u32 = 800;

/// A time span in milliseconds; without an end it lasts forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    pub from: u32,
    pub until: Option<u32>,
}

/// The duration of a turn in milliseconds, including the animation of removed stones.
pub fn length(events: &[Event]) -> u32 {
    let Some(SowingCourse { head, last, beat, tail_beat }) = SowingCourse::of(events) else { return 0 };
    let raced = last.saturating_sub(head);
    let race = raced.div_ceil(raced.div_ceil(JUMPS).max(1)) as u32 * RACE / JUMPS as u32;
    let tail = if head > last { 0 } else { beats(&events[last..=last]) * tail_beat };
    beats(&events[..head]) * beat + race + tail + LEAVE
}

struct SowingCourse {
    /// Index of the event that ends the first section. If every stone is shown, the end of the events.
    head: usize,
    /// Index of the event that starts the last lap.
    last: usize,
    /// Time per stone in the first laps and in the last one.
    beat: u32,
    tail_beat: u32,
}

impl SowingCourse {
    /// `None` if the events contain no sowing.
    fn of(events: &[Event]) -> Option<SowingCourse> {
        let laps = events.iter().enumerate().filter(|(_, event)| matches!(event, Event::Sown { .. }));
        let laps = laps.map(|(index, _)| index).collect::<Vec<_>>();
        let last = *laps.last()?;
        let total = beats(&events[..=last]);
        if total * QUICK <= WHOLE {
            return Some(SowingCourse { head: last + 1, last, beat: BEAT.min(WHOLE / total), tail_beat: 0 });
        }
        let within = |end: &&usize| beats(&events[..**end]) <= HEAD_BEATS;
        // The first lap may follow a stone that is moved across.
        let head = laps[1..].iter().take_while(within).last().or(laps.get(1)).map_or(last, |end| *end).min(last);
        let beat = QUICK.min(HEAD / beats(&events[..head]).max(1));
        Some(SowingCourse { head, last, beat, tail_beat: (2 * QUICK).min(TAIL / beats(&events[last..=last])) })
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SowingTimeline {
    /// For each site number, the stone counts with their start times; the first starts at 0.
    holes: Vec<Vec<(u32, u16)>>,
    /// The positions of the hand, each with its time span.
    pub beats: Vec<(Site, Span)>,
    /// The displayed lap numbers, while the lap counter runs.
    pub laps: Vec<(usize, Span)>,
    /// The removed stones: their hole, their number, and the time of their removal.
    pub removal: Option<(Site, u16, u32)>,
}

impl SowingTimeline {
    /// The timeline of these events. `counts` are the stones after them, by site number.
    pub fn new(counts: &[u16], events: &[Event]) -> SowingTimeline {
        let mut now = counts.iter().map(|count| i32::from(*count)).collect::<Vec<_>>();
        events.iter().for_each(|event| change(&mut now, event, -1));
        let start = now.iter().map(|count| vec![(0, *count as u16)]).collect();
        let mut clock =
            SowingClock { now, at: 0, sowing: SowingTimeline { holes: start, ..SowingTimeline::default() } };
        let Some(SowingCourse { head, last, beat, tail_beat }) = SowingCourse::of(events) else { return clock.sowing };
        clock.play(&events[..head], beat);
        if head <= last {
            let laps = events[..head].iter().filter(|event| matches!(event, Event::Sown { .. })).count();
            clock.race(&events[head..last], laps);
            clock.play(&events[last..=last], tail_beat);
        }
        clock.leave(&events[last + 1..]);
        clock.sowing
    }

    /// When the stones have reached their final positions, in milliseconds. The animation of removed stones follows.
    pub fn length(&self) -> u32 {
        self.removal.map_or(0, |(_, _, from)| from)
    }

    /// The numbers of stones on a site over time.
    pub fn counts(&self, site: Site) -> impl Iterator<Item = (u16, Span)> {
        let stays = self.holes.get(site.index() as usize).map_or(&[][..], |stays| stays);
        stays.iter().enumerate().map(|(index, (from, count))| {
            let until = stays.get(index + 1).map(|(from, _)| *from);
            (*count, Span { from: *from, until })
        })
    }

    /// The number of stones on a site at a time, and whether the last of them is still falling.
    pub fn count_at(&self, site: Site, time: u32) -> (u16, bool) {
        let so_far = self.counts(site).take_while(|(_, span)| span.from <= time);
        let [before, now] = so_far.fold([None; 2], |[_, last], (count, span)| [last, Some((count, span.from))]);
        let Some((count, from)) = now else { return (0, false) };
        (count, before.is_some_and(|(before, _)| before < count) && time - from < FALL)
    }

    pub fn next(&self, time: u32) -> Option<u32> {
        let counts = self.holes.iter().flatten().map(|(from, _)| *from);
        let spans = self.beats.iter().map(|(_, span)| *span).chain(self.laps.iter().map(|(_, span)| *span));
        let times = counts.chain(spans.flat_map(|span| std::iter::once(span.from).chain(span.until)));
        times.chain(self.removal.map(|(_, _, from)| from)).filter(|then| *then > time).min()
    }
}

pub fn at<T: Copy>(list: &[(T, Span)], time: u32) -> Option<T> {
    let lasts = |span: &Span| span.from <= time && span.until.is_none_or(|until| time < until);
    list.iter().find(|(_, span)| lasts(span)).map(|(thing, _)| *thing)
}

/// Applies an event to the counts `times` times; −1 undoes it.
fn change(counts: &mut [i32], event: &Event, times: i32) {
    let mut add = |site: &Site, stones: i32| {
        if let Some(count) = counts.get_mut(site.index() as usize) {
            *count += times * stones;
        }
    };
    match event {
        Event::Sown { from, into, .. } => {
            add(from, -(into.len() as i32));
            into.iter().for_each(|site| add(site, 1));
        }
        Event::Moved { from, to, .. } => {
            from.iter().for_each(|site| add(site, -1));
            to.iter().for_each(|site| add(site, 1));
        }
        Event::Taken { site, count, .. } => add(site, -i32::from(*count)),
        _ => {}
    }
}

/// The beats of these events: for each hole one to take up its stones, and one for each stone.
fn beats(events: &[Event]) -> u32 {
    let of = |event: &Event| match event {
        Event::Sown { into, .. } => 1 + into.len() as u32,
        Event::Moved { .. } => 1,
        _ => 0,
    };
    events.iter().map(of).sum()
}

struct SowingClock {
    now: Vec<i32>,
    at: u32,
    sowing: SowingTimeline,
}

impl SowingClock {
    /// Changes the count of a site from the current time on.
    fn add(&mut self, site: Site, stones: i32) {
        if let Some(count) = self.now.get_mut(site.index() as usize) {
            *count += stones;
            self.see(site.index() as usize);
        }
    }

    fn see(&mut self, hole: usize) {
        let stays = &mut self.sowing.holes[hole];
        let count = self.now[hole] as u16;
        match stays.last_mut() {
            Some(last) if last.1 == count => {}
            Some(last) if last.0 == self.at => last.1 = count,
            _ => stays.push((self.at, count)),
        }
    }

    fn beat(&mut self, site: Site, length: u32) {
        let until = Some(self.at + length);
        self.sowing.beats.push((site, Span { from: self.at, until }));
        self.at += length;
    }

    fn play(&mut self, events: &[Event], beat: u32) {
        for event in events {
            match event {
                Event::Sown { from, into, .. } => {
                    self.add(*from, -(into.len() as i32));
                    self.beat(*from, beat);
                    for site in into {
                        self.add(*site, 1);
                        self.beat(*site, beat);
                    }
                }
                Event::Moved { from, to, .. } => {
                    from.iter().for_each(|site| self.add(*site, -1));
                    for site in to {
                        self.add(*site, 1);
                        self.beat(*site, beat);
                    }
                }
                _ => {}
            }
        }
    }

    /// Runs the lap counter, starting after `lap` laps. Each jump changes the rows one after another, so that fewer
    /// elements change at a time.
    fn race(&mut self, events: &[Event], mut lap: usize) {
        let jump = RACE / JUMPS as u32;
        let row = self.now.len().div_ceil(ROWS).max(1);
        for events in events.chunks(events.len().div_ceil(JUMPS).max(1)) {
            for event in events {
                change(&mut self.now, event, 1);
                lap += usize::from(matches!(event, Event::Sown { .. }));
            }
            let (begun, until) = (self.at, Some(self.at + jump));
            self.sowing.laps.push((lap, Span { from: begun, until }));
            for hole in 0..self.now.len() {
                self.at = begun + (hole / row) as u32 * jump / ROWS as u32;
                self.see(hole);
            }
            self.at = begun + jump;
        }
    }

    fn leave(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Taken { site, count, .. } = event {
                self.add(*site, -i32::from(*count));
                self.sowing.removal = Some((*site, *count, self.at));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::Seat;
    use trivium_testing::{site_of, sown as lap};

    fn taken(site: u32, count: u16) -> Event {
        Event::Taken { site: site_of(site), count, by: Seat::ONE, of: None }
    }

    #[test]
    fn stones_fall_one_by_one() {
        let sowing = SowingTimeline::new(&[0, 0, 0, 3], &[lap(0, &[1, 2]), lap(2, &[3]), taken(1, 1)]);
        let counts = |site| sowing.counts(site_of(site)).map(|(n, span)| (n, span.from)).collect::<Vec<_>>();
        assert_eq!(counts(0), [(0, 0)], "taken up at once");
        assert_eq!(counts(1), [(0, 0), (1, BEAT), (0, 5 * BEAT)]);
        assert_eq!(counts(2), [(0, 0), (1, 2 * BEAT), (0, 3 * BEAT)]);
        assert_eq!(counts(3), [(2, 0), (3, 4 * BEAT)]);
        assert_eq!(sowing.removal, Some((site_of(1), 1, 5 * BEAT)));
        assert_eq!(sowing.beats.len(), 5);
        let events = [lap(0, &[1, 2]), lap(2, &[3]), taken(1, 1)];
        assert_eq!(length(&events), 5 * BEAT + LEAVE, "as long as stones move");
        assert_eq!(length(&events[2..]), 0);
        assert_eq!(
            [0, BEAT, 2 * BEAT].map(|time| sowing.count_at(site_of(1), time)),
            [(0, false), (1, true), (1, true)]
        );
        assert_eq!(sowing.count_at(site_of(1), BEAT + FALL), (1, false), "it lies");
        assert_eq!(sowing.count_at(site_of(3), u32::MAX), (3, false), "what lies does not fall again");
        assert_eq!([0, BEAT, 5 * BEAT].map(|time| sowing.next(time)), [Some(BEAT), Some(2 * BEAT), None]);
        assert_eq!([0, BEAT, 5 * BEAT].map(|time| at(&sowing.beats, time)), [Some(site_of(0)), Some(site_of(1)), None]);
    }

    #[test]
    fn a_long_turn_takes_no_more_than_four_seconds() {
        for laps in [1, 2, 30, 300, 10_000] {
            for stones in [1, 5, 100] {
                let into = (0..stones).map(|stone| 1 - stone % 2).collect::<Vec<_>>();
                let mut events = vec![lap(0, &into); laps];
                events.push(taken(1, 1));
                let sowing = SowingTimeline::new(&[0, 0], &events);
                assert!(sowing.length() <= 3700, "{laps} laps of {stones}: {}", sowing.length());
                assert!(sowing.beats.len() <= 300);
                assert_eq!(length(&events), sowing.length() + LEAVE, "{laps} laps of {stones}");
                let counted = sowing.laps.last().map(|(lap, _)| *lap);
                assert!(counted.is_none_or(|lap| lap == laps - 1), "{counted:?} of {laps}");
                assert_eq!(sowing.counts(site_of(0)).last().map(|(count, _)| count), Some(0));
            }
        }
    }

    #[test]
    fn without_events_all_lies_still() {
        let sowing = SowingTimeline::new(&[4, 0], &[]);
        assert_eq!(sowing.counts(site_of(0)).collect::<Vec<_>>(), [(4, Span { from: 0, until: None })]);
        assert_eq!(sowing.length(), 0);
    }
}
