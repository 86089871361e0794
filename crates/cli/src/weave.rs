//! `trivium weave`: copies documents and replaces their board blocks with elements that have pictures inside
//! (docs/embed.md). The output suits any static site generator, and its pictures need no script. Sources are not
//! changed.
//!
//! - `blocks`: finds blocks in Markdown, AsciiDoc and HTML.
//! - `board`: turns a block into an element.

mod blocks;
mod board;

use super::failure::{Failure, print_line};
use super::svg::set_style;
pub use blocks::Kind;
pub use board::Defaults;
use lexopt::{Arg, Parser, ValueExt};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file and its target.
type Job = (PathBuf, PathBuf);

pub fn run(mut parser: Parser) -> Result<(), Failure> {
    let (mut sources, mut into, mut defaults) = (Vec::new(), None::<PathBuf>, Defaults::default());
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("into") => into = Some(parser.value()?.into()),
            Arg::Long("puzzles") => defaults.puzzles = parser.value()?.into(),
            Arg::Long(name @ ("lang" | "look" | "width")) => {
                let name = name.to_owned();
                let value = parser.value()?.string()?;
                set_style(&mut defaults.style, &name, &value)
                    .map_err(|why| Failure::Usage(format!("--{name}: {why}")))?;
            }
            Arg::Value(value) => sources.push(PathBuf::from(value)),
            _ => return Err(arg.unexpected().into()),
        }
    }
    let into = into.ok_or_else(|| Failure::Usage("--into is missing: it names the output folder".to_owned()))?;
    if sources.is_empty() {
        return Err(Failure::Usage("no files to weave".to_owned()));
    }
    let jobs = jobs(&sources, &into)?;
    let (mut woven, mut wrong, mut boards) = (Vec::new(), false, 0);
    for (from, to) in jobs {
        let Some(kind) = Kind::of(&from) else {
            woven.push((fs::read(&from)?, to));
            continue;
        };
        let text = fs::read_to_string(&from).map_err(|why| Failure::Usage(format!("{}: {why}", from.display())))?;
        match weave(&text, kind, &defaults) {
            Ok((text, many)) => {
                boards += many;
                woven.push((text.into_bytes(), to));
            }
            Err(faults) => {
                wrong = true;
                faults.iter().for_each(|(line, why)| eprintln!("{}:{line}: {why}", from.display()));
            }
        }
    }
    if wrong {
        return Err(Failure::Said);
    }
    for (bytes, to) in &woven {
        fs::create_dir_all(to.parent().unwrap_or(&into))?;
        fs::write(to, bytes)?;
    }
    print_line(serde_json::json!({ "files": woven.len(), "boards": boards }))
}

/// All source files, including those in folders, and their targets. Files that are not documents are copied unchanged.
fn jobs(sources: &[PathBuf], into: &Path) -> Result<Vec<Job>, Failure> {
    fs::create_dir_all(into)?;
    let output = fs::canonicalize(into)?;
    let (mut jobs, mut taken) = (Vec::new(), BTreeSet::new());
    for source in sources {
        let missing = |why| Failure::Usage(format!("{}: {why}", source.display()));
        let root = fs::canonicalize(source).map_err(missing)?;
        let base = if root.is_dir() { root.clone() } else { root.parent().unwrap_or(&root).to_owned() };
        let mut waiting = vec![root];
        while let Some(path) = waiting.pop() {
            if path.is_dir() {
                if path != output {
                    let inside = fs::read_dir(&path)?.map(|entry| entry.map(|entry| entry.path()));
                    waiting.extend(inside.collect::<Result<Vec<_>, _>>()?);
                }
                continue;
            }
            let to = output.join(path.strip_prefix(&base).unwrap_or(&path));
            if to == path || !taken.insert(to.clone()) {
                let to = to.display();
                return Err(Failure::Usage(format!("{to} would be overwritten: choose another folder with --into")));
            }
            jobs.push((path, to));
        }
    }
    jobs.sort();
    Ok(jobs)
}

/// Replaces the blocks of a document. Returns its text and the number of boards, or all faults with their lines.
pub fn weave(text: &str, kind: Kind, defaults: &Defaults) -> Result<(String, usize), Vec<(usize, String)>> {
    let (mut woven, mut faults, mut boards) = (String::new(), Vec::new(), 0);
    let mut from = 0;
    for block in blocks::find(text, kind) {
        let made = block.and_then(|block| {
            let element = board::element(&block, defaults).map_err(|why| (block.line, why))?;
            Ok((block, element))
        });
        match made {
            Ok((block, element)) => {
                woven.push_str(&text[from..block.range.start]);
                woven.push_str(&block.placed(&element));
                from = block.range.end;
                boards += 1;
            }
            Err(fault) => faults.push(fault),
        }
    }
    woven.push_str(&text[from..]);
    if faults.is_empty() { Ok((woven, boards)) } else { Err(faults) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_words::{Language, LazyCatalog, PuzzleWords};

    fn woven(text: &str, kind: Kind) -> String {
        weave(text, kind, &Defaults::default()).unwrap_or_else(|faults| panic!("{faults:?}")).0
    }

    #[test]
    fn a_markdown_fence_becomes_an_element_with_its_picture() {
        let text =
            "# A\n\n- b\n\n  ```trivium tritt marks=\"e5>g5 f6\"\n  e5-g5\n  f6-h8\n  ```\n\nEnd ```trivium```\n";
        let made = woven(text, Kind::Markdown);
        let head = "# A\n\n- b\n\n  <trivium-board game=\"tritt\" variant=\"step\" mode=\"diagram\" \
                    tokens=\"e5-g5 f6-h8\" marks=\"e5>g5 f6\" lang=\"en\">\n  <svg ";
        assert!(made.starts_with(head), "{made}");
        assert!(made.ends_with("</svg>\n  </trivium-board>\n\nEnd ```trivium```\n"), "{made}");
        assert!(made.contains("light-dark(") && !made.contains("\n\n  <svg"));
        // A document without blocks remains unchanged. A woven document has no blocks.
        assert_eq!(woven(&made, Kind::Markdown), made);
        // A fence inside a longer fence is an example, not a board.
        let shown = "````md\n```trivium chess\n```\n````\n";
        assert_eq!(woven(shown, Kind::Markdown), shown);
    }

    #[test]
    fn asciidoc_blocks_become_passthrough_blocks() {
        let text = "= A\n\n[trivium,trias,mode=viewer,ply=2]\n----\nC1 I3 J1\n----\n\nB\n";
        let made = woven(text, Kind::AsciiDoc);
        assert!(made.starts_with("= A\n\n++++\n<trivium-board game=\"trias\""), "{made}");
        assert!(made.contains("mode=\"viewer\" tokens=\"C1 I3 J1\" ply=\"2\""), "{made}");
        assert!(made.ends_with("</trivium-board>\n++++\n\nB\n"), "{made}");
        assert_eq!(woven(&made, Kind::AsciiDoc), made);
    }

    #[test]
    fn an_html_element_gets_its_picture_once() {
        let text = "<p>a</p>\n<!-- <trivium-board game=\"chess\"> -->\n<trivium-board id=\"x\" game='traffic-lights' variant=simple coordinates>\
                    b2 a1</trivium-board>\n<trivium-board game=\"tritt\"><img src=\"t.svg\"></trivium-board>\n";
        let made = woven(text, Kind::Html);
        assert!(made.contains("<trivium-board id=\"x\" game=\"traffic-lights\" variant=\"simple\" coordinates=\"\" tokens=\"b2 a1\">\n<svg "), "{made}");
        assert!(made.contains("<img src=\"t.svg\">") && made.contains("<!-- <trivium-board game=\"chess\"> -->"));
        assert_eq!(woven(&made, Kind::Html), made);
    }

    /// Writes puzzle files: one with a position of Traffic Lights, with R R . in the top row and seat 1 to move, and a
    /// truncated one of Trias.
    fn puzzles() -> Defaults {
        let folder = std::env::temp_dir().join(format!("trivium-weave-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let line = "board=RR./.../... strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";
        let text =
            format!("trivium-puzzles 1\ngame traffic-lights\nsimple | 1 | line | win 1 | {line} | c3 | -\nend 1\n");
        fs::write(folder.join("traffic-lights.txt"), text).expect("a file");
        fs::write(folder.join("trias.txt"), "trivium-puzzles 1\ngame trias\n").expect("a file");
        Defaults { puzzles: folder, ..Defaults::default() }
    }

    #[test]
    fn a_puzzle_gets_a_picture_of_its_start() {
        let defaults = puzzles();
        let text = fs::read_to_string(defaults.puzzles.join("traffic-lights.txt")).expect("the file");
        let file = trivium_session::puzzle::PuzzleFile::read(&text).expect("puzzles");
        let name = format!("traffic-lights/{:x}", file.puzzles[0].id(file.game));
        let woven = |text: &str, kind| weave(text, kind, &defaults).unwrap_or_else(|faults| panic!("{faults:?}")).0;
        let made = woven(&format!("```trivium mode=puzzle puzzle={name} lang=de\n```\n"), Kind::Markdown);
        let head = format!("<trivium-board mode=\"puzzle\" puzzle=\"{name}\" lang=\"de\">\n<svg ");
        assert!(made.starts_with(&head), "{made}");
        // The description names the seat to move and the task.
        let words = made.split_once("<desc").and_then(|(_, rest)| rest.split_once("</desc>")).expect("a description").0;
        let task = PuzzleWords::built_in(Language::De).at_once;
        assert!(words.contains(task) && words.find("am Zug").is_some_and(|at| Some(at) < words.find(task)), "{words}");
        // An element in HTML gets the picture as well, but only once. It may name the puzzle by its link.
        let element =
            format!("<trivium-board mode=\"puzzle\" puzzle=\"https://a.example/#/puzzles/{name}\"></trivium-board>");
        let made = woven(&element, Kind::Html);
        assert!(made.contains("\">\n<svg ") && made.ends_with("</svg>\n</trivium-board>"), "{made}");
        assert_eq!(woven(&made, Kind::Html), made);
        // The puzzle of the day is different every day, so it gets no picture.
        let today = "<trivium-board mode=\"puzzle\"></trivium-board>";
        assert_eq!(woven(today, Kind::Html), today);
    }

    #[test]
    fn a_missing_puzzle_is_reported_with_its_line() {
        let text = "```trivium mode=puzzle puzzle=traffic-lights/1\n```\n```trivium mode=puzzle puzzle=trias/1\n```\n\
                    ```trivium mode=puzzle puzzle=tritt/1\n```\n```trivium mode=puzzle puzzle=tritt/zz\n```\n";
        let Err(faults) = weave(text, Kind::Markdown, &puzzles()) else { panic!("all are wrong") };
        assert_eq!(faults.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 3, 5, 7]);
        let wanted =
            ["is not in", "trias.txt: line 3: the file is cut", "another folder with", "not the name of a puzzle"];
        for ((_, message), wanted) in faults.iter().zip(wanted) {
            assert!(message.contains(wanted), "{message}");
        }
    }

    #[test]
    fn a_match_in_the_file_format_keeps_its_variations() {
        let file = "trivium 3\ngame traffic-lights\nvariant simple\nrecord b2 ( a1 ) a2";
        let made = weave(&format!("```trivium mode=viewer\n{file}\n```\n"), Kind::Markdown, &Defaults::default());
        match made {
            Ok((made, 1)) => assert!(made.contains("<script type=\"text/plain\">\ntrivium 3"), "{made}"),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_fault_is_reported_with_its_line() {
        let text = "a\n```trivium chess\n```\n\n```trivium tritt\ne5-g5\nzz\n```\n```trivium tritt speed=2\n```\n\
                    ```trivium tritt ply=4\n```\n```trivium tritt marks=q99\n```\n```trivium tritt variant=\"x\n```\n```trivium tritt look=glass\n```\n```trivium tritt\n";
        let Err(faults) = weave(text, Kind::Markdown, &Defaults::default()) else { panic!("all are wrong") };
        let lines: Vec<_> = faults.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [2, 5, 9, 11, 13, 15, 17, 19], "{faults:?}");
        let message = |nth: usize| faults[nth].1.as_str();
        assert!(message(0).contains("triapon, trias"), "{}", message(0));
        assert!(message(1).contains("“zz”") || message(1).contains("\"zz\""), "{}", message(1));
        assert!(message(2).contains("marks"), "{}", message(2));
        assert!(message(6).contains("wood, paper"), "{}", message(6));
        assert!(message(7).contains("end"), "{}", message(7));
    }
}
