//! Hints are the best moves, and their explanations follow from the rules.

use std::collections::BTreeMap;
use trivium_engine::{Hint, Level, ProvenResult, ProvenValue, engine_session};
use trivium_rules::core::{EffectKind, Event, Seat, SeededRng, Turn};
use trivium_rules::games::traffic_lights::{LIGHTS, YELLOWS};
use trivium_rules::games::triapon::TRIAD_PATTERN;
use trivium_rules::games::trigon::STAR;
use trivium_rules::games::{GAMES, Position, game};
use trivium_session::{HintReason, explain};
use trivium_words::{HintWords, Language};

type Stand = Box<Position>;

/// The position after these tokens, including those of chance.
fn after(id: &str, variant: &str, tokens: &[String]) -> Stand {
    let mut position = game(id, variant, []).expect("a game").start();
    for token in tokens {
        position.play(token).unwrap_or_else(|why| panic!("{token} in {id}: {why:?}"));
    }
    position
}

fn words(tokens: &str) -> Vec<String> {
    tokens.split_whitespace().map(str::to_owned).collect()
}

/// The engine's hint without a time limit.
fn hint(id: &str, variant: &str, tokens: &[String]) -> Hint {
    let mut engine = engine_session(id, variant, []).expect("a game");
    engine.advise(&tokens.iter().map(String::as_str).collect::<Vec<_>>(), 1).expect("legal tokens");
    while !engine.step(1000) {}
    engine.hint().expect("a seat is to act")
}

/// A hint's reason, its text in English, and its place in the rules.
fn explained(position: &Position, hint: &Hint) -> (HintReason, String, Option<&'static str>) {
    let reason = explain(position, hint).expect("a legal decision");
    let name = |seat: Seat| format!("Player {}", seat.number());
    let words = Language::En.words::<HintWords>();
    let (text, rule) = words.explanation(Language::En.shell(), hint, &reason, &name, true);
    (reason, text, rule)
}

fn wins(position: &Position, token: &str) -> bool {
    let seat = position.turn().seat().expect("a seat is to act");
    let after = position.after(token).expect("legal");
    after.turn().is_won_by(seat)
}

/// Asks for a hint before the last move of each record that ends with a win.
#[test]
fn an_immediate_win_is_explained_with_its_effect_and_rule() {
    let cases = [
        ("tritt", "wins by own row (set)", "three points of one colour in a row", "end"),
        ("tritt", "loses, no legal tu", "your opponent has no move left", "R1"),
        ("trias", "loser has no stones", "your opponent has no move left", "end"),
        ("trigon", "pyramid completed while laying", "a pyramid", "end-2"),
        ("trigon", "strip along direction s beginning with u", "a strip", "end-3"),
        ("trigon", "block, centres a triangle with tail", "a block of stars", "end-4"),
    ];
    for (id, note, what, anchor) in cases {
        let all = trivium_testing::vectors(&format!("{id}.jsonl"));
        let mut vectors = all.iter().filter(|vector| vector.note.contains(note)).filter_map(|vector| {
            let (last, tokens) = vector.tokens.split_last()?;
            let position = after(id, &vector.variant, tokens);
            // In the other records the loser's own move ends the game.
            wins(&*position, last).then_some((vector.variant.clone(), tokens.to_vec(), position))
        });
        let (variant, tokens, position) = vectors.next().unwrap_or_else(|| panic!("no record with {note}"));
        let hint = hint(id, &variant, &tokens);
        assert!(wins(&*position, &hint.best), "{note}: {hint:?}");
        let (reason, text, rule) = explained(&*position, &hint);
        assert!(reason.wins, "{note}");
        assert!(text.starts_with("It wins at once: ") || hint.only, "{text}");
        // If several moves win, another one may win with a different effect.
        let same = |token: &String| wins(&*position, token) && position.move_effect(token) != reason.move_effect;
        if !position.legal().iter().any(same) {
            assert!(text.contains(what) && rule == Some(anchor), "{note}: {text} {rule:?}");
        }
    }
}

#[test]
fn lines_of_chips_are_named_by_their_colours() {
    // Red is on a1 and b1, so c1 completes the row. After any other move, the other seat can complete it.
    let position = after("traffic-lights", "simple", &words("a1 b1"));
    let found = hint("traffic-lights", "simple", &words("a1 b1"));
    let (_, text, rule) = explained(&*position, &found);
    assert_eq!((text.as_str(), rule), ("It wins at once: three red chips in a line.", Some("lines")));
    // Each of these completes the lowest row: with c1, with b1 and with a1.
    for (tokens, last, pattern) in
        [("a1 a1 b1 b1 c1", "c1", YELLOWS), ("a1 c1 c1 c1 b1", "b1", LIGHTS), ("a1 a1 c1 b1 b1", "a1", LIGHTS)]
    {
        let position = after("traffic-lights", "simple", &words(tokens));
        let move_effect = position.move_effect(last).expect("a line");
        assert_eq!((move_effect.effect, move_effect.rule), (EffectKind::Pattern(pattern, 0), "lines"), "{tokens}");
    }
    // With points: yellow on b1 completes three yellow chips, for 5 points.
    let position = after("traffic-lights", "four", &words("a1 a1 b1 c1 c1"));
    assert_eq!(position.move_effect("b1").map(|move_effect| move_effect.effect), Some(EffectKind::Pattern(YELLOWS, 5)));
}

#[test]
fn a_threat_after_almost_any_other_move_is_explained() {
    let tokens = words("b2");
    let found = hint("traffic-lights", "simple", &tokens);
    let position = after("traffic-lights", "simple", &tokens);
    let letting = position.legal().into_iter().filter(|token| {
        let next = position.after(token).expect("legal");
        next.legal().iter().any(|reply| wins(&*next, reply))
    });
    let letting: Vec<_> = letting.collect();
    // After red next to or across from b2, the opponent can complete three red chips. Yellow on b2 prevents that and is
    // best.
    assert_eq!(letting.len(), 8);
    assert_eq!(found.best, "b2");
    let (reason, text, rule) = explained(&*position, &found);
    let threat = reason.threat.expect("a threat");
    assert!(threat.wins && threat.seat == Seat::ONE && !threat.same, "{threat:?}");
    assert!(letting.contains(&threat.instead));
    assert!(
        text.contains("After almost any other move, such as")
            && text.contains("Player 1 wins at once")
            && text.contains("three red chips"),
        "{text}"
    );
    assert_eq!(rule, Some("lines"));
}

/// Whether a token wins at once. If `win` is false, completing a line or a triad counts as well.
fn gets(position: &Position, token: &str, win: bool) -> bool {
    let seat = position.turn().seat();
    wins(position, token)
        || !win
            && position
                .events(token)
                .iter()
                .any(|event| matches!(event, Event::Line { seat: by, .. } if Some(*by) == seat))
}

/// A random position and its tokens, after at least `plies` unless the game ends earlier, and not before a draw.
fn stroll(id: &str, variant: &str, plies: u32, draws: &mut SeededRng) -> (Stand, Vec<String>) {
    let (mut position, mut tokens) = (after(id, variant, &[]), Vec::new());
    while position.turn().outcome().is_none() && (tokens.len() < plies as usize || position.turn() == Turn::Chance) {
        let legal = position.legal();
        let token = legal[draws.below(legal.len() as u32) as usize].clone();
        position.play(&token).expect("legal");
        tokens.push(token);
    }
    (position, tokens)
}

#[test]
fn threats_are_real_by_the_rules() {
    let mut found = BTreeMap::<_, usize>::new();
    let mut draws = SeededRng::new(11);
    let games = [
        ("tritt", "step", 8, 10),
        ("tritt", "slide", 6, 3),
        ("traffic-lights", "simple", 8, 16),
        ("traffic-lights", "four", 10, 8),
        ("traffic-lights", "simple+bag", 30, 5),
        ("triapon", "base", 24, 5),
    ];
    for (id, variant, longest, rounds) in games {
        for _ in 0..rounds {
            let plies = draws.below(longest);
            let (position, tokens) = stroll(id, variant, plies, &mut draws);
            let Turn::Seat(seat) = position.turn() else { continue };
            let hint = hint(id, variant, &tokens);
            assert_eq!(hint.only, position.legal().len() == 1);
            let (reason, text, _) = explained(&*position, &hint);
            assert_eq!(reason.wins, wins(&*position, &hint.best));
            assert!(!text.contains('{') && !text.contains("  "), "{text}");
            let (Some(threat), Some(line)) = (&reason.threat, &hint.threat) else { continue };
            assert_eq!((&threat.instead, Some(&threat.token)), (&line.line[0], line.line.last()));
            assert_ne!(threat.instead, hint.best);
            let mut then = position.boxed();
            line.line[..line.line.len() - 1].iter().for_each(|token| then.play(token).expect("legal"));
            assert!(then.turn() == Turn::Seat(threat.seat) && threat.seat != seat);
            assert_eq!(threat.wins, wins(&*then, &threat.token), "{threat:?}");
            assert!(gets(&*then, &threat.token, threat.wins), "{id} {tokens:?} {threat:?}");
            // After the best move, the next seat has no such reply.
            let best = position.after(&hint.best).expect("legal");
            if matches!(best.turn(), Turn::Seat(next) if next != seat) {
                let still = best.legal().iter().any(|reply| gets(&*best, reply, threat.wins));
                assert!(!still, "{id} {tokens:?} {hint:?}");
            }
            *found.entry(variant).or_default() += 1;
        }
    }
    assert!(found.len() >= 4, "threats were only found in {found:?}");
}

#[test]
fn every_winning_move_is_explained() {
    let mut draws = SeededRng::new(2);
    let mut won = BTreeMap::<_, usize>::new();
    for info in GAMES {
        for variant in info.variants {
            for _ in 0..6 {
                let mut position = after(info.id, variant.id, &[]);
                for _ in 0..400 {
                    let legal = position.legal();
                    let Some(token) = draws.choose(&legal) else { break };
                    let by = position.turn().seat().is_some() && wins(&*position, token);
                    if by {
                        assert!(position.move_effect(token).is_some(), "{} {}: {token}", info.id, position.text());
                        *won.entry(info.id).or_default() += 1;
                    }
                    position.play(token).expect("legal");
                }
            }
        }
    }
    assert!(won.len() >= 4, "{won:?}");
}

#[test]
fn the_only_move_that_holds_is_marked_as_alone() {
    let mut draws = SeededRng::new(4);
    let (mut alone, mut not) = (0, 0);
    for _ in 0..40 {
        let plies = 4 + draws.below(12);
        let (position, tokens) = stroll("traffic-lights", "learn", plies, &mut draws);
        if position.turn().seat().is_none() {
            continue;
        }
        // The value of each move, from the table's value of the position after it.
        let value = |token: &String| {
            let next = position.after(token).expect("legal");
            if next.turn().outcome().is_some() {
                return true;
            }
            let line: Vec<_> = tokens.iter().chain([token]).cloned().collect();
            hint("traffic-lights", "learn", &line).proven_result == Some(ProvenResult::Loses)
        };
        let winning: Vec<_> = position.legal().into_iter().filter(value).collect();
        let hint = hint("traffic-lights", "learn", &tokens);
        assert_eq!(hint.alone, winning == [hint.best.clone()] && position.legal().len() > 1, "{tokens:?} {winning:?}");
        if hint.alone { alone += 1 } else { not += 1 }
    }
    assert!(alone > 3 && not > 3, "{alone} and {not}");
}

/// After many first trittons (docs/proven.md) Blue wins with its second turn, whatever Orange plays.
#[test]
fn a_threat_without_an_answer_is_explained() {
    let start = after("tritt", "step", &[]);
    let mut explained_count = 0;
    for first in start.legal().iter().step_by(9) {
        let tokens = vec![first.clone()];
        let found = hint("tritt", "step", &tokens);
        if found.proven_result != Some(ProvenResult::Wins(Some(3))) {
            continue;
        }
        let position = after("tritt", "step", &tokens);
        let (reason, text, _) = explained(&*position, &found);
        assert!(reason.soon && text.starts_with("Whatever your opponent does, your next move wins."), "{text}");
        let next = position.after(&found.best).expect("legal");
        for reply in next.legal() {
            let then = next.after(&reply).expect("legal");
            let lost = then.turn().is_won_by(Seat::TWO);
            assert!(lost || then.legal().iter().any(|token| wins(&*then, token)), "{first} {} {reply}", found.best);
        }
        explained_count += 1;
    }
    assert!(explained_count > 1, "{explained_count}");
}

/// Level 8 in a lost position may play for mistakes of the opponent and lose sooner. A hint must lose as late as
/// possible.
#[test]
fn a_hint_is_the_best_move_and_never_a_trap() {
    let mut draws = SeededRng::new(8);
    let mut sly = 0;
    for _ in 0..60 {
        let plies = 1 + draws.below(6);
        let (position, tokens) = stroll("traffic-lights", "simple", plies, &mut draws);
        if position.turn().seat().is_none() {
            continue;
        }
        let line: Vec<_> = tokens.iter().map(String::as_str).collect();
        let mut engine = engine_session("traffic-lights", "simple", []).expect("a game");
        engine.analyse(&line, 9).expect("legal tokens");
        while !engine.step(1000) {}
        let lines = engine.analysis(99).expect("compared").lines;
        let value = |token: &str| lines.iter().find(|line| line.tokens[0] == token).and_then(|line| line.proven);
        let rank = |proven: Option<ProvenValue>| match proven {
            Some(ProvenValue::Value(value, plies)) if value > 0 => (value, -i64::from(plies)),
            Some(ProvenValue::Value(value, plies)) => (value, i64::from(plies)),
            other => panic!("{other:?}"),
        };
        let best = lines.iter().map(|line| rank(line.proven)).max();
        let hint = hint("traffic-lights", "simple", &tokens);
        assert_eq!(Some(rank(value(&hint.best))), best, "{tokens:?} {hint:?}");
        engine.begin(&line, Level::FULL, 1).expect("legal tokens");
        while !engine.step(1000) {}
        let played = engine.report().and_then(|report| report.best).expect("a decision");
        sly += usize::from(Some(rank(value(&played))) != best);
    }
    assert!(sly > 0, "level 8 never played on a mistake, so nothing was tested");
}

#[test]
fn at_three_seats_triads_and_eliminations_are_explained() {
    // Seat 1 has two neighbouring balls, so a third one completes a triad, for example on c1. The balls of the other
    // seats are apart.
    let tokens = words("a1 i1 i9 b1 i3 i7");
    let position = after("triapon", "base", &tokens);
    let move_effect = position.move_effect("c1").expect("a triad");
    assert_eq!((move_effect.effect, move_effect.rule), (EffectKind::Pattern(TRIAD_PATTERN, 0), "play-4"));
    assert_eq!(position.move_effect("e3"), None);
    // For each record: the last capture, or an earlier one that eliminates a seat.
    let (mut out, mut last) = (0, 0);
    for vector in trivium_testing::vectors("triapon.jsonl") {
        let mut position = after("triapon", &vector.variant, &[]);
        for token in &vector.tokens {
            let gone = position.scene().out.len();
            let (seat, move_effect) = (position.turn().seat(), position.move_effect(token));
            position.play(token).expect("legal");
            let now = position.scene().out;
            match move_effect.map(|move_effect| move_effect.effect) {
                Some(EffectKind::LastIn) => {
                    assert!(seat.is_some_and(|seat| position.turn().is_won_by(seat)));
                    last += 1;
                }
                Some(EffectKind::Out(who)) => {
                    assert!(now.contains(&who) && now.len() > gone && Some(who) != seat);
                    out += 1;
                }
                _ => {}
            }
        }
    }
    assert!(out > 3 && last > 3, "{out} and {last}");
}

#[test]
fn stars_and_few_moves_are_reasons() {
    let (mut stars, mut few) = (0, 0);
    for vector in trivium_testing::vectors("trigon.jsonl") {
        let mut position = after("trigon", "base", &[]);
        for token in &vector.tokens {
            let stand = |position: &Position, seat| {
                let groups = position.scene().groups;
                groups.iter().filter(|group| group.kind == STAR && Some(group.seat) == seat).count()
            };
            let (seat, before, move_effect) =
                (position.turn().seat(), stand(&*position, position.turn().seat()), position.move_effect(token));
            if position.play(token).is_err() {
                break;
            }
            let more = stand(&*position, seat) > before && position.turn().outcome().is_none();
            assert_eq!(
                more,
                move_effect.is_some_and(|move_effect| move_effect.effect == EffectKind::Pattern(STAR, 0)),
                "{token}"
            );
            stars += usize::from(more);
        }
    }
    for vector in trivium_testing::vectors("trias.jsonl").iter().take(4) {
        let mut position = after("trias", "base", &[]);
        for token in &vector.tokens {
            let effect = position.move_effect(token).map(|move_effect| move_effect.effect);
            position.play(token).expect("legal");
            let left = position.legal().iter().filter(|token| *token != "resign").count();
            match effect {
                Some(EffectKind::FewMoves(count)) => {
                    assert_eq!((usize::from(count), left < 5), (left, true), "{token}")
                }
                Some(EffectKind::NoMove) => assert!(position.turn().outcome().is_some(), "{token}"),
                _ => assert!(left > 4, "{token}: {left}"),
            }
            few += usize::from(matches!(effect, Some(EffectKind::FewMoves(_))));
        }
    }
    assert!(stars > 1 && few > 10, "{stars} and {few}");
}
