//! Feedback for events: short synthesised sounds and vibrations.

use crate::ui::base::browser::call;
use crate::ui::base::settings::Settings;
use std::cell::RefCell;
use trivium_boards::scheduler::after_paint;
use trivium_rules::core::Event;
use trivium_session::Controller;
use web_sys::{AudioContext, OscillatorType};
use yew::prelude::*;

/// Plays the feedback of events, after their animation.
#[hook]
pub fn use_sounds(controller: &Controller, settings: &Settings) {
    let (sound, haptics) = (settings.sound, settings.haptics);
    let events = controller.events().clone();
    // No feedback for the events of a match that was just opened.
    let first = use_mut_ref(|| true);
    use_effect_with(controller.serial(), move |_| {
        let wanted = !first.replace(false) && (sound || haptics) && !events.is_empty();
        let later = wanted.then(|| after_paint(move || play(&events, sound, haptics)));
        move || drop(later)
    });
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Tone {
    /// Start, in seconds.
    at: f64,
    /// The pitch glides between these frequencies, in hertz.
    pitch: (f32, f32),
    /// Duration, in seconds.
    length: f64,
    /// Volume, at most 1.
    loud: f32,
}

const fn tone(at: f64, pitch: (f32, f32), length: f64, loud: f32) -> Tone {
    Tone { at, pitch, length, loud }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SoundKind {
    Place,
    Take,
    Sow,
    Slide,
    Line,
    End,
    Flag,
}

const fn sound_of(event: &Event) -> Option<SoundKind> {
    Some(match event {
        Event::Placed { .. } | Event::Returned { .. } | Event::Drawn { .. } | Event::Picked { .. } => SoundKind::Place,
        Event::Moved { .. } | Event::Exchanged { .. } | Event::Slid { .. } => SoundKind::Slide,
        Event::Taken { .. } => SoundKind::Take,
        Event::Sown { .. } => SoundKind::Sow,
        Event::Line { .. } => SoundKind::Line,
        Event::OutOfTime { .. } => SoundKind::Flag,
        Event::Over(_) | Event::RoundOver { .. } => SoundKind::End,
        Event::Passed { .. }
        | Event::Swapped { .. }
        | Event::Leaves { .. }
        | Event::WentOut { .. }
        | Event::Action { .. } => return None,
    })
}

/// Maximum number of laps that are heard in a sowing.
const MAX_LAPS: usize = 8;

/// The sounds of the events, in order. Consecutive equal sounds are merged, except the laps of a sowing.
fn sounds_of(events: &[Event]) -> Vec<SoundKind> {
    let mut sounds = Vec::<SoundKind>::new();
    for like in events.iter().filter_map(sound_of) {
        let laps = sounds.iter().rev().take_while(|l| **l == SoundKind::Sow).count();
        let again = sounds.last() == Some(&like);
        if !again || like == SoundKind::Sow && laps < MAX_LAPS {
            sounds.push(like);
        }
    }
    // The flag fall ended the game, so no other sound matters.
    if sounds.contains(&SoundKind::Flag) {
        sounds.retain(|like| *like == SoundKind::Flag);
    }
    sounds
}

fn tones(sounds: &[SoundKind]) -> Vec<Tone> {
    let mut at = 0.0;
    let mut tones = Vec::new();
    for like in sounds {
        let (of, length): (&[Tone], f64) = match like {
            SoundKind::Place => (&[tone(0.0, (320.0, 110.0), 0.07, 0.5)], 0.09),
            SoundKind::Take => (&[tone(0.0, (330.0, 520.0), 0.1, 0.3), tone(0.07, (520.0, 660.0), 0.09, 0.2)], 0.17),
            SoundKind::Sow => (&[tone(0.0, (420.0, 260.0), 0.05, 0.25)], 0.08),
            SoundKind::Slide => (&[tone(0.0, (150.0, 230.0), 0.13, 0.35)], 0.14),
            SoundKind::Line => (&[tone(0.0, (659.0, 659.0), 0.16, 0.22)], 0.1),
            SoundKind::End => (
                &[
                    tone(0.0, (523.0, 523.0), 0.2, 0.25),
                    tone(0.12, (659.0, 659.0), 0.2, 0.25),
                    tone(0.24, (784.0, 784.0), 0.4, 0.25),
                ],
                0.6,
            ),
            SoundKind::Flag => (&[tone(0.0, (247.0, 247.0), 0.22, 0.4), tone(0.22, (165.0, 165.0), 0.45, 0.4)], 0.6),
        };
        tones.extend(of.iter().map(|tone| Tone { at: at + tone.at, ..*tone }));
        at += length;
    }
    tones
}

/// Duration of the vibration, in milliseconds.
fn vibration(sounds: &[SoundKind]) -> u32 {
    match sounds.last() {
        None => 0,
        Some(SoundKind::End | SoundKind::Flag) => 120,
        Some(SoundKind::Take | SoundKind::Line) => 35,
        Some(SoundKind::Place | SoundKind::Sow | SoundKind::Slide) => 15,
    }
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays the feedback. Does nothing in browsers without support.
fn play(events: &[Event], loud: bool, haptics: bool) {
    let sounds = sounds_of(events);
    let duration = vibration(&sounds);
    if haptics && duration > 0 {
        call(&gloo::utils::window().navigator(), "vibrate", &[duration.into()]);
    }
    if loud && !sounds.is_empty() {
        let _ = sound(&tones(&sounds));
    }
}

fn sound(tones: &[Tone]) -> Option<()> {
    let context = CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        context.clone()
    })?;
    // The audio context is suspended before the first touch of the page; this resumes it.
    let _ = context.resume();
    for tone in tones {
        let (from, to) = tone.pitch;
        let begin = context.current_time() + 0.01 + tone.at;
        let end = begin + tone.length;
        let (voice, volume) = (context.create_oscillator().ok()?, context.create_gain().ok()?);
        voice.set_type(OscillatorType::Triangle);
        voice.frequency().set_value_at_time(from, begin).ok()?;
        voice.frequency().exponential_ramp_to_value_at_time(to, end).ok()?;
        volume.gain().set_value_at_time(0.0001, begin).ok()?;
        volume.gain().exponential_ramp_to_value_at_time(tone.loud, begin + 0.008).ok()?;
        volume.gain().exponential_ramp_to_value_at_time(0.0001, end).ok()?;
        voice.connect_with_audio_node(&volume).ok()?.connect_with_audio_node(&context.destination()).ok()?;
        voice.start_with_when(begin).ok()?;
        voice.stop_with_when(end).ok()?;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_rules::core::{End, Seat};
    use trivium_rules::games::traffic_lights::ChipColour;
    use trivium_testing::site_of;

    /// The site of that number on Tritt's board, the largest.
    fn sown() -> Event {
        Event::Sown { from: site_of(1), into: vec![site_of(2)].into_iter().collect(), seat: Seat::ONE }
    }

    #[test]
    fn a_sowing_of_thousands_of_laps_is_short() {
        let many: Vec<_> = std::iter::repeat_with(sown).take(3_000).collect();
        assert_eq!(sounds_of(&many), [SoundKind::Sow; MAX_LAPS]);
        assert_eq!(sounds_of(&[sown(), sown()]), [SoundKind::Sow; 2]);
        let last = tones(&sounds_of(&many)).last().map(|tone| tone.at + tone.length);
        assert!(last.is_some_and(|end| end < 1.0));
    }

    #[test]
    fn events_are_heard_in_order_and_a_flag_fall_alone() {
        let placed =
            Event::Placed { sites: vec![site_of(1)], kind: ChipColour::Red.into(), seat: Seat::ONE, replaced: None };
        let line = Event::Line { sites: vec![site_of(1)], seat: Seat::ONE, points: 0 };
        assert_eq!(
            sounds_of(&[placed, line.clone(), line, Event::Over(End::Line)]),
            [SoundKind::Place, SoundKind::Line, SoundKind::End]
        );
        assert_eq!(sounds_of(&[Event::OutOfTime { seat: Seat::ONE }, Event::Over(End::Time)]), [SoundKind::Flag]);
        assert_eq!(sounds_of(&[Event::Passed { seat: Seat::ONE }]), []);
    }
}
