//! The lengths of lessons, and their texts.

use super::volume;
use trivium_rules::core::Event;
use trivium_rules::games::GAMES;
use trivium_session::lesson::{LessonStep, StepKind};
use trivium_session::{Controller, Match, Setup};
use trivium_words::Language;

/// Reading speed, in words a second.
const WORDS: f64 = 3.0;
/// A tap, in seconds.
const TAP: f64 = 2.0;
/// The pauses before a shown move without and with crosses, in seconds (src/ui/screens/lesson/task.rs).
const BEFORE_SHOWN: [f64; 2] = [1.8, 4.0];
/// The pause before an answer, in seconds (src/ui/game/line.rs).
const BEFORE_ANSWER: f64 = 0.9;
/// A stone of a sowing, or another animated event, in seconds (crates/boards/src/sowing.rs).
const STONE: f64 = 0.26;

fn words(text: &str) -> f64 {
    text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count() as f64
}

fn motion(events: &[Event]) -> f64 {
    let stones = |event: &Event| match event {
        Event::Sown { into, .. } => into.len() + 1,
        _ => 1,
    };
    STONE * events.iter().map(stones).sum::<usize>() as f64
}

fn controller(game: &str, step: &LessonStep) -> Controller {
    let setup = Setup::read(game, [&step.variant, &step.options, &step.position], []).expect("a set-up");
    Controller::new(Match::after(setup, step.tokens.split_ascii_whitespace()).expect("legal tokens"))
}

/// The time that a step takes: to read its texts, to tap, and to watch.
fn seconds(game: &str, step: &LessonStep) -> f64 {
    let mut controller = controller(game, step);
    let taps = match step.kind {
        StepKind::Goal | StepKind::Show => 1,
        StepKind::Do | StepKind::Ask => controller.remaining_picks(&step.play[0]).len().max(1) + 1,
    };
    let mut watched = 0.0;
    for (nth, token) in step.play.iter().take(1).chain(&step.then).enumerate() {
        watched += match step.kind {
            StepKind::Show => BEFORE_SHOWN[usize::from(step.crossed())],
            _ if nth > 0 => BEFORE_ANSWER,
            _ => 0.0,
        };
        controller = controller.entered(token).expect("legal");
        watched += motion(controller.events());
    }
    (words(&step.task) + words(&step.reason)) / WORDS + TAP * taps as f64 + watched
}

/// Prints the lengths with `--nocapture`.
#[test]
fn lessons_take_as_long_as_the_set_up_says() {
    let mut wrong = Vec::new();
    for game in GAMES {
        for (name, minutes) in game.lessons {
            let taken = Language::ALL.map(|language| {
                let lessons = volume(game.id).lessons(language);
                let lesson = lessons.iter().find(|lesson| lesson.name == *name).expect("a lesson for each length");
                lesson.steps.iter().map(|step| seconds(game.id, step)).sum::<f64>()
            });
            println!("{} {name}: {taken:.0?} s", game.id);
            let slowest = taken.into_iter().fold(0.0, f64::max);
            if (slowest / 60.0).ceil() != f64::from(*minutes) || slowest > 180.0 {
                wrong.push(format!("{} {name}: {slowest:.0} s, not {minutes} min", game.id));
            }
        }
        assert_eq!(volume(game.id).lessons(Language::En).len(), game.lessons.len(), "{}", game.id);
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The browser tests walk through the English lessons. The others differ only in their texts.
#[test]
fn lessons_have_the_same_moves_in_every_language() {
    for game in GAMES {
        let bare = |language| {
            let steps = volume(game.id).steps(language);
            steps
                .into_iter()
                .map(|step| LessonStep { task: String::new(), reason: String::new(), ..step })
                .collect::<Vec<_>>()
        };
        for language in Language::ALL {
            assert_eq!(bare(language), bare(Language::En), "{} in {}", game.id, language.tag());
        }
    }
}

#[test]
fn every_variant_that_changes_a_rule_has_a_lesson() {
    for game in GAMES {
        for variant in &game.variants[1..] {
            let (base, with) = variant.id.split_once('+').map_or((variant.id, None), |(base, with)| (base, Some(with)));
            let taught = |name: &str| name == game.variants[0].id || game.lesson(name).is_some();
            assert!(taught(base) && with.is_none_or(taught), "{}: {}", game.id, variant.id);
        }
    }
}

#[test]
fn steps_have_at_most_two_sentences() {
    let mut wrong = Vec::new();
    for game in GAMES {
        for language in Language::ALL {
            for step in volume(game.id).steps(language) {
                for text in [&step.task, &step.reason] {
                    let sentences = text.split_whitespace().filter(|word| word.ends_with(['.', '?'])).count();
                    if sentences > 2 || words(text) > 30.0 {
                        wrong.push(format!("{} in {}: {text}", game.id, language.tag()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_lesson_of_trias_says_that_stones_leave_before_they_do() {
    let words = ["vom brett", "leaves the board", "quitte le plateau", "lascia il tavoliere"];
    for (language, leaves) in Language::ALL.into_iter().zip(words) {
        let steps = volume("trias").steps(language);
        let removes = |step: &LessonStep| {
            let played = step.play.first().map(|token| controller("trias", step).entered(token).expect("legal"));
            played.is_some_and(|played| played.events().iter().any(|event| matches!(event, Event::Taken { .. })))
        };
        let removed = steps.iter().position(removes).expect("a turn that removes stones");
        let said = steps[..=removed].iter().any(|step| step.task.to_lowercase().contains(leaves));
        assert!(said, "{}: {}", language.tag(), steps[removed].task);
    }
}

/// In the order of [`Language::ALL`]. No step of the game's lesson has all words of the first text before a step has
/// the second text.
const EXPLAINED: [(&str, [[&str; 2]; 4]); 2] = [
    (
        "triapon",
        [["linie", "geraden linie"], ["line", "straight line"], ["ligne", "ligne droite"], ["linea", "linea diritta"]],
    ),
    (
        "trigon",
        [
            ["stern gegner", "tauschen"],
            ["star opponent", "swap"],
            ["étoile adversaire", "échanger"],
            ["stella avversario", "scambiare"],
        ],
    ),
];

#[test]
fn lessons_explain_words_before_they_use_them() {
    for (game, words) in EXPLAINED {
        for (language, [used, explained]) in Language::ALL.into_iter().zip(words) {
            let text = |step: &LessonStep| [step.task.as_str(), &step.reason].join(" ").to_lowercase();
            let texts: Vec<_> = volume(game).lessons(language)[0].steps.iter().map(text).collect();
            let first = |words: &[&str]| texts.iter().position(|text| words.iter().all(|word| text.contains(word)));
            let (used, explained) = (first(&used.split(' ').collect::<Vec<_>>()), first(&[explained]));
            assert!(explained.is_some() && explained <= used, "{game} in {}: {used:?}", language.tag());
        }
    }
}
