//! A match can start from any position. Play continues as if moves had led there, and files, links and rematches keep
//! the start. `TRIVIUM_CASES` sets the number of cases per property.

use crate::matches;
use crate::roundtrips::{cases, checked};

use matches::{random, variant};
use proptest::prelude::*;
use trivium_rules::core::{ParseFault, SeededRng, TableAction, Turn};
use trivium_rules::games::{Replay, game};
use trivium_session::{
    Clock, LinkError, Match, MatchRelation, SaveError, Setup, Summary, TimeLimit, kept_header, link_game, read,
    read_link, write, write_kept, write_link,
};

/// The main line of a random match up to its first table action.
fn line(which: usize, seed: u64, steps: usize) -> Replay {
    let played = random(which, seed, steps);
    let tokens = played.whole().0;
    let moves = tokens.iter().map(String::as_str).take_while(|token| TableAction::read(token).is_none());
    Replay::of(played.setup().game().clone(), moves).0
}

/// A match that starts in the middle of a random match and repeats the rest of its moves.
fn begun(which: usize, seed: u64, steps: usize) -> Option<Match> {
    let line = line(which, seed, steps);
    let at = SeededRng::new(seed).below(line.ply() as u32 + 1) as usize;
    let start = line.at(at)?;
    let (id, variant) = variant(which);
    let setup = Setup::new(id, variant, [], ["Anna", "Bo", ""], seed).unwrap();
    let game_match = Match::after(setup.starting_at(&start.text()).ok()?, line.tokens().skip(at)).unwrap();
    Some(game_match)
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn play_continues_as_if_moves_had_led_to_the_start(which in 0usize..64, seed: u64, steps in 0usize..120) {
        let line = line(which, seed, steps);
        let at = SeededRng::new(seed).below(line.ply() as u32 + 1) as usize;
        let start = line.at(at).unwrap();
        let begun = line.game().starting_at(&start.text());
        if matches!(start.turn(), Turn::Over(_)) {
            // A match cannot start where the game is already over.
            let fault = begun.err().map(|error| error.fault);
            prop_assert!(matches!(fault, Some(ParseFault::Over | ParseFault::Contradiction("turn"))), "{:?}", fault);
            return Ok(());
        }
        let begun = begun.map_err(|error| format!("{error}: {}", start.text())).unwrap();
        let standard = start.text() == game(begun.id(), begun.variant().id, []).unwrap().start().text();
        prop_assert_eq!(begun.start_text(), (!standard).then(|| start.text()));
        let mut replay = Replay::new(begun);
        for ply in at..=line.ply() {
            let (here, there) = (replay.position(), line.at(ply).unwrap());
            prop_assert_eq!(here.text(), there.text());
            prop_assert_eq!((here.turn(), here.legal()), (there.turn(), there.legal()));
            prop_assert_eq!(here.chance_moves(), there.chance_moves());
            if let Some(token) = line.tokens().nth(ply) {
                let step = replay.step(token).unwrap();
                prop_assert_eq!(&step.events[..], line.events(ply));
                replay.go_on(token, step);
            }
        }
    }

    #[test]
    fn files_and_links_keep_the_start(which in 0usize..64, seed: u64, steps in 0usize..80) {
        let Some(game_match) = begun(which, seed, steps) else { return Ok(()) };
        let starts = game_match.setup().start().is_some();
        let (text, link) = (write(&game_match), write_link(&game_match).unwrap());
        prop_assert_eq!(text.starts_with("trivium 6\n"), starts);
        prop_assert_eq!(text.contains("\nstart "), starts);
        prop_assert_eq!(link.starts_with('2'), starts);
        let again = read(&text).map_err(|broken| format!("{:?}: {text}", broken.why)).unwrap();
        prop_assert!(again.setup() == game_match.setup());
        prop_assert_eq!(again.tree(), game_match.tree());
        prop_assert_eq!(write(&again), text);
        prop_assert_eq!(link_game(&link), Ok(game_match.setup().game().id()));
        let linked = read_link(&link).unwrap();
        prop_assert_eq!(linked.setup().start(), game_match.setup().start());
        prop_assert_eq!((linked.whole().0, linked.position().text()), (game_match.whole().0, game_match.position().text()));
        prop_assert_eq!(write_link(&linked), Ok(link));
    }

    #[test]
    fn a_bad_position_is_refused_with_a_reason(
        which in 0usize..64, seed: u64, steps in 0usize..80, at: usize, cut in 0usize..4, put in "[ -~ä]{0,3}",
    ) {
        let (line, (id, variant)) = (line(which, seed, steps), variant(which));
        let text = line.position().text();
        let from = at % text.len();
        let to = (from + cut).min(text.len());
        let changed = [&text[..from], &put, &text[to..]].concat();
        let setup = Setup::new(id, variant, [], [], seed).unwrap();
        match setup.starting_at(&changed) {
            // An accepted change is itself a position in canonical form from which play can continue.
            Ok(setup) => {
                let game_match = Match::new(setup);
                prop_assert_eq!(game_match.position().text(), changed);
                prop_assert!(!game_match.position().legal().is_empty());
                prop_assert_eq!(write(&read(&write(&game_match)).unwrap()), write(&game_match));
            }
            Err(error) => prop_assert!(error.at <= changed.len() && !error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_link_to_a_bad_position_is_refused(which in 0usize..64, seed: u64, steps in 0usize..40, at: usize, digit: u8) {
        let Some(game_match) = begun(which, seed, steps) else { return Ok(()) };
        let link = write_link(&game_match).unwrap();
        // Recompute the checksum, which would detect the change: the reader must also survive changes that it misses.
        let body = &link[..link.len() - 4];
        let at = 1 + at % (body.len() - 1).max(1);
        let changed: String = body.chars().enumerate().map(|(i, c)| {
            if i == at { char::from(b'A' + digit % 26) } else { c }
        }).collect();
        let changed = checked(&changed);
        match read_link(&changed) {
            Ok(read) => prop_assert!(write_link(&read).is_ok()),
            Err(why) => prop_assert!(matches!(why, LinkError::Mangled | LinkError::Newer | LinkError::TooLong)),
        }
    }
}

/// A position of the variant `step` that no game reaches: Orange has three trittons and Blue has none.
const UNREACHED: &str = "trittons=o:a1-a3,o:f3-f5,o:k6-k8 hand=5,8 orange=1 swap=n stage=turn turn=2";

fn unreached() -> Setup {
    Setup::new("tritt", "step", [], ["Anna", "Bo"], 1).unwrap().starting_at(UNREACHED).unwrap()
}

#[test]
fn a_rematch_keeps_the_start_and_a_standard_match_is_different() {
    let mut game_match = Match::new(unreached());
    game_match.play("c3-c5").unwrap();
    let again = unreached().rotated(2);
    assert_eq!((again.start().as_deref(), again.names()[0].as_str()), (Some(UNREACHED), "Bo"));
    assert_eq!(Match::new(again).turn().number(), 2);
    let mut standard = Match::new(Setup::new("tritt", "step", [], ["Anna", "Bo"], 1).unwrap());
    standard.play("c3-c5").unwrap();
    assert_eq!(game_match.relation_to(&standard), MatchRelation::Different);
    assert_eq!(game_match.relation_to(&game_match.clone()), MatchRelation::Known);
}

#[test]
fn repetitions_are_counted_from_the_start() {
    let there_and_back = ["f3-f5>f4-f6", "b1-b3>b2-b4", "f4-f6>f3-f5", "b2-b4>b1-b3"];
    let mut replay = Replay::of(
        unreached().game().starting_at("trittons=b:b1-b3,o:f3-f5 hand=7,7 orange=1 swap=n stage=turn turn=2").unwrap(),
        there_and_back,
    );
    assert_eq!((replay.1, replay.0.repetitions()), (None, 2));
    for token in there_and_back {
        replay.0.play(token).unwrap();
    }
    assert_eq!(replay.0.repetitions(), 3, "the start counts, too");
    // For a match that starts there, the position has occurred once.
    let begun = replay.0.game().starting_at(&replay.0.position().text()).unwrap();
    assert_eq!(Replay::new(begun).repetitions(), 1);
}

#[test]
fn links_keep_clock_and_strict_mode() {
    let clock = Some(Clock { limit: TimeLimit::Total { base: 60_000, increment: 0 }, ends: true });
    let game_match = Match::new(unreached().with_clock(clock).with_strict(true));
    assert_eq!(game_match.left(1000), Some(vec![60_000, 59_000]));
    let link = read_link(&write_link(&game_match).unwrap()).unwrap();
    assert!(link.setup().clock() == clock && link.setup().strict());
}

#[test]
fn an_invalid_start_is_reported() {
    let text = write(&Match::new(unreached()));
    let why = |text: &str| read(text).err().map(|broken| broken.why);
    assert_eq!(why(&text), None);
    let fault = |from: &str, to: &str| match why(&text.replace(from, to)) {
        Some(SaveError::Start(error)) => error.fault,
        other => panic!("{other:?}"),
    };
    assert_eq!(fault("hand=5,8", "hand=6,8"), ParseFault::Count("hand"));
    assert_eq!(fault("o:f3-f5", "o:a3-c5"), ParseFault::Overlap("trittons"));
    assert_eq!(fault("turn=2", "turn=3"), ParseFault::BadField("turn"));
    assert_eq!(why(&text.replace("start ", "start x\nstart ")), Some(SaveError::Line(5)), "one start only");
    let over = "board=..R/.R./R.. strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=over next=- turn=-";
    let simple = Setup::new("traffic-lights", "simple", [], [], 1).unwrap();
    assert_eq!(simple.clone().starting_at(over).err().map(|error| error.fault), Some(ParseFault::Over));
    let row = over.replace("stage=over", "stage=play").replace("turn=-", "turn=2");
    assert_eq!(simple.starting_at(&row).err().map(|error| error.fault), Some(ParseFault::Ended("stage")));
}

#[test]
fn a_list_keeps_a_position_without_a_move() {
    let stored = |setup: Setup| write_kept(&Match::new(setup), 77);
    for (text, played) in
        [(stored(unreached()), true), (stored(Setup::new("tritt", "step", [], [""; 2], 1).unwrap()), false)]
    {
        let [whole, head] = [text.clone(), kept_header(&text)].map(|text| Summary::read("a", &text).unwrap());
        assert_eq!((whole.is_played(), &head), (played, &whole));
    }
}

#[test]
fn matches_from_the_standard_start_are_written_as_before() {
    let standard = game("tritt", "step", []).unwrap().start().text();
    let tritt = Setup::new("tritt", "step", [], ["Anna", "Bo"], 1).unwrap();
    let same = Match::new(tritt.clone().starting_at(&standard).unwrap());
    assert_eq!(same.setup().start(), None);
    assert_eq!(write(&same), write(&Match::new(tritt.clone())));
    assert_eq!(write_link(&same), write_link(&Match::new(tritt)));
    let lights = Match::after(Setup::new("traffic-lights", "simple", [], [], 0).unwrap(), ["a1", "b2", "c3"]).unwrap();
    assert_eq!(write_link(&lights).as_deref(), Ok("1GEEvi79n"), "the link in docs/cli.md");
}
