//! Files and links as docs/files.md specifies them: its examples, hand-written files, errors of broken files, and links
//! of older versions.

use crate::roundtrips::checked;
use crate::tables;

use std::time::{Duration, Instant};
use tables::{game_match, line, setup};
use trivium_rules::games::GAMES;
use trivium_session::{
    LinkError, Match, RecordTree, SaveError, Setup, Summary, read, read_file, read_link, write, write_file, write_kept,
    write_link,
};

/// The example matches in docs/files.md.
fn examples() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/files.md");
    let text = std::fs::read_to_string(path).unwrap();
    let blocks = text.split("\n```").filter_map(|block| block.strip_prefix('\n'));
    blocks.filter(|block| block.starts_with("trivium ")).map(|block| format!("{block}\n")).collect()
}

#[test]
fn the_examples_of_the_document_are_read() {
    let examples = examples();
    assert_eq!(examples.len(), 2);
    let first = &read_file(&examples[0])[0];
    let Ok(first) = &first.read else { panic!("the first example") };
    assert_eq!((line(first), first.ply()), (vec!["b2", "a1", "c3"], 3));
    assert_eq!(first.tree().text().0, "b2 a1 ( c1 a3 ) c3");
    let a1 = first.tree().child(first.line()[0], "a1").unwrap();
    assert_eq!(first.tree().node(a1).comment, "c1 was better.");
    assert_eq!((first.tags().title(), first.tags().date.unwrap().to_string().as_str()), ("Final", "2026-11-21"));

    // Trivium writes the second example in the same way, apart from the checksums.
    let entries = read_file(&examples[1]);
    assert_eq!(entries.iter().map(|e| (e.number, e.line)).collect::<Vec<_>>(), [(1, 1), (2, 17)]);
    let tables: Vec<_> = entries.into_iter().map(|entry| entry.read.ok().unwrap()).collect();
    let written = write_file(&tables);
    let plain: String = written.lines().filter(|l| !l.starts_with("check ")).flat_map(|l| [l, "\n"]).collect();
    assert_eq!(plain, examples[1]);
    // 600 s minus 4.2 s, plus an increment of 5 s.
    assert_eq!(tables[0].left(0), Some(vec![600_800, 601_900, 604_350]));
}

#[test]
fn hand_written_files_may_omit_and_reorder_lines() {
    let text = "# from paper\n\ntrivium 3\nrecord b2\nrecord a1 c3\nnote 3 a line\nx-site here\nnote 3 in two\ngame traffic-lights\nvariant simple\n";
    let entries = read_file(text);
    let Ok(game_match) = &entries[0].read else { panic!("it is sound") };
    assert_eq!((entries[0].line, line(game_match), game_match.ply()), (3, vec!["b2", "a1", "c3"], 3));
    assert_eq!(game_match.tree().node(game_match.node()).comment, "a line\nin two");
    assert_eq!(read(text).err().unwrap().why, SaveError::Damaged, "the archive requires a checksum");
    assert!(read_file("trivium 3\ngame tritt\n")[0].read.is_ok());
}

#[test]
fn intact_matches_of_a_damaged_file_are_read() {
    let good = write(&game_match("simple", "b2 a1"));
    let cut = &good[..good.len() / 2];
    let illegal = good.replace("b2 a1", "b2 a9");
    let unknown = good.replace("seed 7", "sead 7");
    let newer = good.replace("trivium 1", "trivium 9");
    let text = [&good, cut, "\n\n", &illegal, &unknown, &newer, &good].concat();
    let entries = read_file(&text);
    let faults: Vec<_> = entries.iter().map(|e| e.read.as_ref().err().map(|broken| broken.why.clone())).collect();
    let count = |text: &str| text.lines().count();
    assert_eq!(faults.len(), 6);
    assert!(faults[0].is_none() && faults[5].is_none());
    assert!(matches!(faults[1], Some(SaveError::Line(_) | SaveError::Record | SaveError::Damaged)), "{:?}", faults[1]);
    assert!(matches!(&faults[2], Some(SaveError::Token(refused)) if refused.ply == 2 && refused.token == "a9"));
    assert_eq!(entries[2].read.as_ref().err().unwrap().recovered.as_ref().map(Match::ply), Some(1));
    assert_eq!(entries[2].line, count(&good) + count(cut) + 2);
    assert_eq!(faults[3], Some(SaveError::Line(entries[3].line + 5)), "the line of the file");
    assert_eq!(faults[4], Some(SaveError::Newer(9)));
}

#[test]
fn node_numbers_outside_the_record_are_errors() {
    let text = "trivium 3\ngame traffic-lights\nvariant simple\nrecord b2 a1\n";
    for (more, at) in [("at 3", 2), ("end 9", 2), ("note 3 x", 2), ("times 1 2 3", 2)] {
        let broken = read_file(&format!("{text}{more}\n")).remove(0).read.err().unwrap();
        assert_eq!(
            (broken.why, broken.recovered.map(|recovered| recovered.ply())),
            (SaveError::Record, Some(at)),
            "{more}"
        );
    }
    for more in [
        "note x y",
        "times 1 x",
        "date 2026-2-3",
        "strict no",
        "clock turn ends",
        "series a",
        "game tritt",
        "program 4 1",
    ] {
        let broken = read_file(&format!("{text}{more}\n")).remove(0).read.err().unwrap();
        assert_eq!(broken.why, SaveError::Line(5), "{more}");
    }
}

/// Links that players may have stored. Every future version must open them.
const OLD_LINKS: [(&str, &str, &str); 17] = [
    ("1ACX2l4VAkZYVdQia7G", "triapon/base", "i9 i8 i7 i6"),
    ("1AGX2l4VAkZUVdQclJC", "triapon/barricade", "i9 i8 i7 i6"),
    ("1CCX2l4VLF5k61x6", "trias/base", "L1 L3 K1 K3"),
    ("1ECX2l4VLHm5fH5gNhhn", "tritt/step", "k9-k11 swap k9-k11>k8-k10 j9-j11"),
    ("1EGX2l4VLHm1gRQVQM-", "tritt/slide", "k9-k11 swap k9-k11>k8-k10 j9-j11"),
    ("1EKX2l4VLHmxd7Ekm2cL", "tritt/reloaded", "k9-k11 k6-k8 j9-j11 j6-j8"),
    ("1GCX2l4VLFQfdNn", "traffic-lights/learn", "c3 c3 c3 c2"),
    ("1GGX2l4VLFQhLKh", "traffic-lights/simple", "c3 c3 c3 c2"),
    ("1GIA0NIbsLp7BrQD3kK", "traffic-lights/four", "c4 c4 c4 c3"),
    ("1GMA0NIbsLp58ngA3aB", "traffic-lights/slider", "slide-W s3 slide-S s3"),
    ("1GQzGlqPZguoQFvsCNxShSw-hX1", "traffic-lights/learn+bag", "*Y *Y =Y *Y"),
    ("1GUzGlqPZgukQFvsCNxShSwV8nu", "traffic-lights/simple+bag", "*Y *Y =Y *Y"),
    ("1GYAq8zeCii6pHev7vm2j1agI23H", "traffic-lights/four+bag", "*Y *Y =Y *Y"),
    ("1GcAq8zeCii2pHev7vm2j1agRuvx", "traffic-lights/slider+bag", "*Y *Y =Y *Y"),
    ("1GiX2l4VLFPg-8t2", "traffic-lights/classic3", "c3 c3 c3 c2"),
    ("1GmX2l4VLF8wAckO", "traffic-lights/classic4", "c4 c4 c4 c3"),
    ("1ICX2l4VLEXoZcQoZ", "trigon/base", "6@0,0u 6@0,0d 6@1,0u 6@1,0d"),
];

#[test]
fn old_links_still_open() {
    for (link, game, record) in OLD_LINKS {
        let game_match = read_link(link).unwrap();
        let setup = game_match.setup();
        assert_eq!(
            ([setup.game().id(), setup.game().variant().id].join("/"), game_match.tree().text().0),
            (game.into(), record.into())
        );
    }
    let variants = GAMES.iter().flat_map(|g| g.variants.iter().map(move |v| [g.id, v.id].join("/")));
    let new: Vec<_> = variants.filter(|variant| OLD_LINKS.iter().all(|(_, known, _)| known != variant)).collect();
    assert!(
        new.is_empty(),
        "add to KEPT:\n{}",
        new.iter().map(|variant| old_link(variant)).collect::<Vec<_>>().join("\n")
    );
}

/// The entry of [`OLD_LINKS`] for a match of a variant after four moves.
fn old_link(variant: &str) -> String {
    let (game, variant) = variant.split_once('/').unwrap();
    let mut game_match = Match::new(Setup::new(game, variant, [], ["Anna"], 7).unwrap());
    for _ in 0..4 {
        let token = game_match.position().legal().pop().unwrap();
        game_match.play(&token).unwrap();
    }
    format!("({:?}, \"{game}/{variant}\", {:?}),", write_link(&game_match).unwrap(), game_match.tree().text().0)
}

#[test]
fn a_link_survives_mail_programs_but_no_other_change() {
    let link = write_link(&game_match("four", "a1 b1 c1 a1")).unwrap();
    let (front, back) = link.split_at(9);
    for text in [
        format!(" <https://example.org/games/#/open/{link}>.\n"),
        format!("\"{link}\","),
        format!("{front}\r\n  {back}"),
    ] {
        assert_eq!(
            read_link(&text).map(|game_match| write(&game_match)).ok(),
            read_link(&link).map(|game_match| write(&game_match)).ok(),
            "{text}"
        );
    }
    let refused = |text: &str| read_link(text).err();
    for text in ["", "1", "abcd", "#/open/", "https://example.org/", "ä", &[front, "%%", back].concat()] {
        assert_eq!(refused(text), Some(LinkError::NotALink), "{text}");
    }
    assert_eq!(refused(&link[..link.len() - 1]), Some(LinkError::Mangled));
    assert_eq!(refused(&link[1..]), Some(LinkError::Mangled));
    assert_eq!(refused(&"A".repeat(70_000)), Some(LinkError::TooLong));
    assert_eq!(refused(&checked("3")), Some(LinkError::Newer));
}

#[test]
fn sixty_decisions_of_triapon_take_at_most_120_characters() {
    let mut longest = 0;
    for seed in 0..200 {
        let mut source = trivium_rules::core::SeededRng::new(seed);
        let setup = Setup::new("triapon", "base", [], ["Anna", "Benedikt", "Charlotte"], seed).unwrap();
        let mut game_match = Match::new(setup);
        while game_match.ply() < 60 && game_match.turn().seat().is_some() {
            let legal = game_match.position().legal();
            game_match.play(&legal[source.below(legal.len() as u32) as usize]).unwrap();
        }
        longest = longest.max(write_link(&game_match).unwrap().len());
    }
    assert!(longest <= 120, "{longest}");
}

#[test]
fn summaries_are_found_by_their_words() {
    let mut first = game_match("simple", "b2 a1 c3");
    first.tag(first.tags().clone().with_title("Final at the Lake"));
    first.go_to(1);
    first.comment(RecordTree::ROOT, "x");
    let second = Match::new(setup("four"));
    let all = [("b", &second), ("a", &first)].map(|(id, played)| Summary::read(id, &write_kept(played, 1)).unwrap());
    let found = |query: &str| -> Vec<_> {
        all.iter().filter(|s| s.matches(query, &["Ampelspiel"])).map(|s| s.id.as_str()).collect()
    };
    assert_eq!(found(""), ["b", "a"]);
    assert_eq!(found("LAKE anna"), ["a"]);
    assert_eq!(found("ampel four"), ["b"]);
    assert_eq!(found("lake four"), [""; 0]);
    let rows: Vec<_> = all.iter().map(|s| (s.title.as_str(), s.result.as_deref(), s.runs(), s.tokens)).collect();
    assert_eq!(rows, [("", None, true, 0), ("Final at the Lake", Some("W-L"), false, 3)]);
}

#[test]
fn listing_a_match_is_much_faster_than_opening_it() {
    let mut long = game_match("four", "");
    while long.ply() < 60 && long.turn().seat().is_some() {
        let token = long.position().legal()[0].clone();
        long.play(&token).unwrap();
    }
    long.comment(RecordTree::ROOT, &"said ".repeat(40));
    let text = write_kept(&long, 1_700_000_000_000);
    let mut found = 0;
    // A list does not replay matches. The two are timed alternately, and their fastest runs are compared.
    let [mut summary, mut opening] = [Duration::MAX; 2];
    for round in 0..100 {
        let began = Instant::now();
        for index in 0..100 {
            let id = (100 * round + index).to_string();
            found += Summary::read(&id, &text).map_or(0, |summary| summary.tokens);
        }
        summary = summary.min(began.elapsed() / 100);
        let began = Instant::now();
        assert!(trivium_session::read_kept(&text).is_ok());
        opening = opening.min(began.elapsed());
    }
    println!("a summary of {} bytes: {summary:?}; opened: {opening:?}", text.len());
    assert_eq!(found, 10_000 * long.tree().len());
    assert!(summary < Duration::from_micros(50) && summary * 5 < opening, "{summary:?}, {opening:?}");
}
