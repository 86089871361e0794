//! Tests that articles cover the rule files in every language, and that refusals link to their sections.
//! `crates/cli/src/articles` checks the sources when it reads them; `faults.rs` tests that each of these checks can
//! fail.

mod faults;
mod lessons;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;
use trivium_cli::articles::{Article, Picture, Volume, problem, unfinished};
use trivium_rules::games::{GAMES, Refusal};
use trivium_words::{Language, Text};

/// The articles on each game. They are read once, because reading and drawing take long.
static VOLUMES: LazyLock<BTreeMap<&str, Volume>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../articles");
    let read = |game| {
        Volume::read(&folder, game).unwrap_or_else(|faults| {
            let lines: Vec<_> = faults.iter().map(ToString::to_string).collect();
            panic!("\n{}", lines.join("\n"))
        })
    };
    GAMES.iter().map(|game| (game.id, read(game.id))).collect()
});

static PICTURES: LazyLock<BTreeMap<&str, Vec<Picture>>> = LazyLock::new(|| {
    let drawn = |volume: &Volume| volume.pictures().unwrap_or_else(|fault| panic!("{fault}"));
    VOLUMES.iter().map(|(game, volume)| (*game, drawn(volume))).collect()
});

pub fn volume(game: &str) -> &'static Volume {
    &VOLUMES[game]
}

/// Rule blocks that the article does not cover exactly once, and names of blocks that the rule file does not have.
fn coverage_faults(article: &Article, marks: &[String], game: &str) -> Vec<String> {
    let anchors = article.anchors();
    let mut wrong = Vec::new();
    for mark in marks {
        let times = anchors.iter().filter(|(anchor, _)| anchor == mark).count();
        if times != 1 {
            wrong.push(format!("{game}: {mark} is told {times} times"));
        }
    }
    for (anchor, line) in &anchors {
        let section = article.sections.iter().any(|section| section.anchor == *anchor);
        if !section && !marks.iter().any(|mark| mark == anchor) {
            wrong.push(format!("{game}, line {line}: no rule is called {anchor}"));
        }
    }
    wrong
}

#[test]
fn every_block_and_ruling_is_covered_once_in_every_language() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let marks = trivium_testing::rule_marks(game.id);
        assert!(marks.len() > 10, "{}: {marks:?}", game.id);
        for (language, article) in &volume(game.id).articles {
            wrong.extend(coverage_faults(article, &marks, &format!("{} in {}", game.id, language.tag())));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_refusal_is_a_sentence_and_links_to_a_section() {
    for game in GAMES {
        let refusals: Vec<_> = Refusal::all().into_iter().filter(|r| r.rule().0 == game.id).collect();
        assert!(!refusals.is_empty(), "{}", game.id);
        for (language, article) in &volume(game.id).articles {
            for refusal in &refusals {
                let anchor = refusal.rule().1;
                let there = article.sections.iter().filter(|section| section.anchor == anchor).count();
                assert_eq!(there, 1, "{refusal:?} points at {anchor} in {}", language.tag());
                let text = language.text(&Text::Refusal(refusal));
                assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{text}");
                assert_eq!(problem(*language, &text), None, "{text}");
                assert_eq!(unfinished(*language, &text), None, "{text}");
            }
        }
    }
}

#[test]
fn move_effects_link_to_the_rules() {
    // The rules that the effects of all moves in the test records refer to.
    let mut places = BTreeSet::new();
    for game in GAMES {
        for vector in trivium_testing::vectors(&format!("{}.jsonl", game.id)) {
            let Ok(played) = trivium_rules::games::game(game.id, &vector.variant, vector.options()) else { continue };
            let mut position = played.start();
            for token in &vector.tokens {
                places.extend(position.move_effect(token).map(|move_effect| (game.id, move_effect.rule)));
                if position.play(token).is_err() {
                    break;
                }
            }
        }
        let rules: Vec<_> = places.iter().filter(|(of, _)| *of == game.id).map(|(_, rule)| *rule).collect();
        assert!(!rules.is_empty(), "{}", game.id);
        for (language, article) in &volume(game.id).articles {
            for rule in &rules {
                let there = article.anchors().into_iter().filter(|(anchor, _)| anchor == rule).count();
                assert_eq!(there, 1, "{rule} of {} in {}", game.id, language.tag());
            }
        }
    }
}

#[test]
fn pages_and_chapters_are_complete_in_every_language() {
    for game in GAMES {
        let volume = volume(game.id);
        let pictures = &PICTURES[game.id];
        for picture in pictures {
            for svg in [&picture.light, &picture.dark] {
                roxmltree::Document::parse(svg).unwrap_or_else(|why| panic!("{}: {why}", picture.id));
            }
            assert_ne!(picture.light, picture.dark, "{}", picture.id);
            assert!(picture.size.iter().all(|side| *side > 100), "{}", picture.id);
        }
        for (language, article) in &volume.articles {
            let at = format!("{} in {}", game.id, language.tag());
            let (page, chapter) = (volume.page(*language, pictures, ""), volume.chapter(*language, pictures));
            assert!(page.contains(&format!("<html lang=\"{}\">", language.tag())), "{at}");
            for (anchor, _) in article.anchors() {
                let id = format!(" id=\"{anchor}\"");
                assert_eq!((page.matches(&id).count(), chapter.matches(&id).count()), (1, 1), "{anchor} of {at}");
            }
            let figures = article.figures().len();
            assert!(figures >= 6, "{figures} diagrams in {at}");
            assert_eq!(page.matches("<figure ").count(), figures, "{at}");
            assert_eq!(chapter.matches("srcset=\"diagrams/").count(), figures, "{at}");
            // Every diagram has a description.
            assert_eq!(page.matches("alt=\"\"").count(), 0, "{at}");
            assert!(!chapter.contains("\"../") && !chapter.contains("href=\"#fig"), "{at}");
            for language in Language::ALL {
                assert!(
                    page.contains(&format!("hreflang=\"{}\" href=\"../{0}/{}.html\"", language.tag(), game.id)),
                    "{at}"
                );
            }
        }
    }
}

/// The record of every figure is legal from its first token on. Unless the game is over, the figure's link opens the
/// position, and play can continue there.
#[test]
fn every_figure_replays_or_can_be_played_on() {
    let (mut opened, mut ended) = (0, 0);
    for game in GAMES {
        let volume = volume(game.id);
        let pictures = &PICTURES[game.id];
        let page = volume.page(Language::En, pictures, "");
        let figures = volume.articles[1].1.figures();
        assert_eq!(volume.articles[1].0, Language::En);
        assert_eq!(page.matches("<figure ").count(), figures.len());
        for (figure, text) in figures.iter().zip(page.split("<figure ").skip(1)) {
            let at = format!("{} of {}", figure.0, game.id);
            let diagram = volume.diagrams.get(figure.0).expect("a diagram");
            let table = diagram.game_match(game.id).expect("a table");
            // Replays the record by the rules alone.
            let mut position = table.setup().game().start();
            for token in diagram.tokens.split_ascii_whitespace() {
                assert!(position.legal().iter().any(|legal| legal == token), "{token} in {at}");
                position.play(token).unwrap_or_else(|why| panic!("{token} in {at}: {why:?}"));
            }
            assert_eq!(position.text(), table.position().text(), "{at}");
            let link = text.split_once("#/try/").filter(|(before, _)| !before.contains("</figure>"));
            assert_eq!(link.is_some(), table.turn().outcome().is_none(), "{at}");
            let Some((_, link)) = link else {
                assert!(!diagram.tokens.is_empty(), "{at} is over and has no record");
                ended += 1;
                continue;
            };
            let link = link.split_once('"').expect("an attribute").0;
            let mut there = trivium_session::read_link(link).expect("a link");
            assert_eq!(there.position().text(), table.position().text(), "{at}");
            let next = there.position().legal().into_iter().next().unwrap_or_else(|| panic!("{at} cannot go on"));
            there.play(&next).unwrap_or_else(|why| panic!("{next} in {at}: {why:?}"));
            opened += 1;
        }
    }
    assert!(opened + ended >= 74 && ended > 0, "{opened} go on, {ended} are over");
}

#[test]
fn lessons_survive_writing_and_reading() {
    for game in GAMES {
        let volume = volume(game.id);
        for language in Language::ALL {
            let lessons = volume.lessons(language);
            let steps = lessons.iter().map(|lesson| lesson.steps.len()).sum::<usize>();
            assert_eq!(steps, volume.diagrams.lesson.len(), "{} in {}", game.id, language.tag());
            assert_eq!(trivium_session::lesson::read(&volume.lesson(language)), lessons);
        }
    }
}

#[test]
fn uncovered_blocks_are_found() {
    let text = "# T\n\nAbout it.\n\n## Board {#board}\n\nOne. {#board-1 #board-2}\n\nTwo. {#board-2}\n\n## Rx {#R1}\n\nA. {#x}\n";
    let article = Article::read("t.md", text).expect("its form is right");
    let marks = ["board-1", "board-2", "board-3", "R1"].map(str::to_owned);
    let wrong = coverage_faults(&article, &marks, "t");
    assert_eq!(wrong, ["t: board-2 is told 2 times", "t: board-3 is told 0 times", "t, line 13: no rule is called x"]);
}
