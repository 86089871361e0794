//! Tests that each check of the sources can fail: each case breaks sound sources in one place.

use trivium_cli::articles::Volume;
use trivium_words::Language;

const TOML: &str = r#"
[[diagram]]
id = "start"
variant = "simple"
tokens = "b2 a1"
marks = "b2!red"
[diagram.shows]
turn = 1
outcome = "-"
count = 9
fields = { turn = "1" }
legal = ["b2"]
refused = { "d1" = "board" }
[[diagram.then]]
tokens = "c2"
turn = 2

[[diagram]]
id = "other"
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "one"
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "two"
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "ask"
tokens = "c3 a3 a3 b3 c3 a1 a3 b2 c1 b2 b2 c3"
[diagram.shows]
turn = 1

[[diagram]]
id = "three"
card = true
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "simple"
card = true
variant = "simple"
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "four"
card = true
variant = "four"
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "slider"
card = true
variant = "slider"
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "classic3"
card = true
variant = "classic3"
tokens = "b2"
[diagram.shows]
turn = 2

[[diagram]]
id = "classic4"
card = true
variant = "classic4"
tokens = "b2"
[diagram.shows]
turn = 2
"#;

const TAUGHT: &str = r#"
[[lesson]]
kind = "goal"
diagram = "one"

[[lesson]]
kind = "show"
diagram = "two"
play = ["b2"]
then = "b2"

[[lesson]]
kind = "do"
diagram = "two"
play = ["b2"]
"#;

const STEP: &str =
    "\n[[lesson]]\ndiagram = \"ask\"\nright = \"safe\"\nplay = [\"a2\", \"b1\", \"c2\"]\nthen = \"a1\"\n";

const TEXT: &str = "# Lights: rules

What the page is about.

## Glance {#glance}

A *short* look at **it**, and [the goal](#goal) of [Trias](trias). {#turn-1}

![A chip on `b2`.](start)

- One item. {#turn-2 #turn-3}
- Another one:
  - an inner one.

| Token | Meaning |
|---|---|
| `b2` | sets |

## Minute {#minute}

![One.](one)

![Two.](two)

![Three.](three)

## Goal {#goal}

![Another.](other)

## Start {#start}

You.

## Tips {#strategy}

Advice.

## Lesson {#lesson}

Six steps.

ITEMS- Known.

## Rulings {#rulings}

### R1 {#R1}

A reason.

## Proven {#proven}

Proof.

## Moves {#text}

Moves.

## History {#history}

Past.
";

const SEEN: &str = "1. See it.\n\n1. Watch it.\n\n";

const ITEM: &str = "1. Set a chip.\n\n   That was right.\n\n";

fn toml() -> String {
    // The article is about Traffic Lights, where the rule `turn` forbids `slide-E`.
    TOML.replace("refused = { \"d1\" = \"board\" }\n", "refused = { \"slide-E\" = \"turn\" }\n")
        + TAUGHT
        + &STEP.repeat(3)
}

fn text() -> String {
    TEXT.replace("ITEMS", &(SEEN.to_owned() + &ITEM.repeat(4)))
}

/// All faults in these sources. `change` alters the German text.
fn faults(toml: &str, change: impl Fn(String) -> String) -> Vec<String> {
    let texts = Language::ALL.map(|language| {
        let text = match language {
            Language::De => change(text()),
            other if other.typography().spaced => {
                text().replace("Lights:", "Lights\u{202f}:").replace("one:", "one\u{202f}:")
            }
            _ => text(),
        };
        (language, (format!("{}.md", language.tag()), text))
    });
    let read = Volume::of("traffic-lights", ("d.toml".to_owned(), toml.to_owned()), texts.into());
    match read {
        Ok(volume) => volume.pictures().err().map(|fault| fault.to_string()).into_iter().collect(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// The faults after one change in the diagrams.
fn diagrams(from: &str, to: &str) -> String {
    let sound = toml();
    assert!(sound.contains(from), "{from}");
    faults(&sound.replacen(from, to, 1), |text| text).join("\n")
}

/// The faults after one change in the German text.
fn german(from: &str, to: &str) -> String {
    assert!(text().contains(from), "{from}");
    faults(&toml(), |text| text.replacen(from, to, 1)).join("\n")
}

#[test]
fn sound_sources_have_no_faults() {
    assert_eq!(faults(&toml(), |text| text), [""; 0]);
}

#[test]
fn wrong_diagrams_are_found() {
    for (from, to, wrong) in [
        ("b2 a1", "b2 b2 b2 b2", "d.toml:2: diagram start: b2 is not legal"),
        ("simple", "hard", "d.toml:2: diagram start: "),
        ("turn = 1", "turn = 2", "diagram start: turn is 1, not 2"),
        ("outcome = \"-\"", "outcome = \"W-L\"", "the outcome is -, not W-L"),
        ("count = 9", "count = 8", "9 moves are legal, not 8"),
        ("fields = { turn = \"1\" }", "fields = { turn = \"2\" }", "turn is 1, not 2"),
        ("fields = { turn = \"1\" }", "fields = { moon = \"2\" }", "the position has no field moon"),
        ("legal = [\"b2\"]", "legal = [\"b9\"]", "b9 is not legal"),
        ("\"slide-E\" = \"turn\"", "\"b2\" = \"turn\"", "b2 is not refused"),
        ("\"slide-E\" = \"turn\"", "\"slide-E\" = \"R9\"", ", not by R9"),
        ("\"slide-E\" = \"turn\"", "\"zz\" = \"turn\"", "zz is refused by no rule"),
        ("tokens = \"c2\"\nturn = 2", "tokens = \"c2\"\nturn = 1", "after c2: turn is 2, not 1"),
        ("tokens = \"c2\"\nturn = 2", "tokens = \"c2\"", "after c2: no claim is made"),
        ("tokens = \"c2\"\nturn = 2", "tokens = \"c9\"\nturn = 2", "after c9: c9 is not legal"),
        ("tokens = \"b2\"\n[diagram.shows]\nturn = 2", "tokens = \"b2\"", "diagram other: no claim is made"),
        ("id = \"other\"", "id = \"start\"", "another diagram has that id"),
        ("id = \"other\"", "id = \"The other\"", "only small letters"),
        ("b2!red", "z9!red", "d.toml:2: diagram start: "),
        ("marks = ", "remarks = ", "unknown field"),
        ("\"b1\", \"c2\"]", "\"b1\", \"c7\"]", "step 4 of the lesson: c7 is not legal"),
        ("\"b1\", \"c2\"]", "\"b1 c2\"]", "is not a single move"),
        ("play = [\"a2\", \"b1\", \"c2\"]", "play = []", "no correct move is given"),
        ("\"b1\", \"c2\"]", "\"b1\"]", "step 4 of the lesson: the correct moves are a2 b1 c2"),
        ("right = \"safe\"", "right = \"win\"", "step 4 of the lesson: the correct moves are "),
        ("right = \"safe\"", "right = \"best\"", "unknown variant `best`, expected one of `legal`, `win`, `safe`"),
        ("right = \"safe\"\n", "", "step 4 of the lesson: a question needs a solution"),
        ("kind = \"do\"\n", "kind = \"do\"\nright = \"win\"\n", "step 3 of the lesson: only questions have a solution"),
        ("then = \"a1\"", "then = \"a9\"", "a9 is not legal"),
        ("variant = \"slider\"", "variant = \"slider+bag\"", "variant slider needs exactly one card diagram"),
        ("[[lesson]]\ndiagram = \"ask\"", "[[lesson]]\ndiagram = \"none\"", "there is no diagram"),
        ("kind = \"goal\"", "kind = \"aim\"", "unknown kind \"aim\""),
        ("diagram = \"one\"\n\n", "diagram = \"one\"\nplay = [\"a1\"]\n\n", "a step of kind `goal` has no moves"),
        ("kind = \"goal\"\n", "kind = \"show\"\nplay = [\"a1\"]\n", "a goal must come before it"),
        ("[[lesson]]\ndiagram", "[[lesson]]\nkind = \"goal\"\ndiagram", "step 4 of the lesson: goals must come first"),
        ("play = [\"b2\"]\nthen", "play = [\"b2\", \"a1\"]\nthen", "has exactly one move"),
        ("kind = \"do\"\n", "kind = \"show\"\n", "step 2 of the lesson: a step of kind `do` or a question must follow"),
        (
            "kind = \"show\"\n",
            "right = \"legal\"\n",
            "step 2 of the lesson: a step of kind `show` or `do` must come before it",
        ),
        ("[[lesson]]\ndiagram", "[[lesson]]\nof = \"bag\"\ndiagram", "the lesson bag has 1 steps, not 2 to 4"),
        ("[[lesson]]\ndiagram", "[[lesson]]\nof = \"bag\"\ndiagram", "there is no section lesson-bag"),
        (
            "kind = \"do\"\n",
            "kind = \"do\"\nbefore = \"a1\"\n",
            "step 3 of the lesson: no earlier step shows what is to be done",
        ),
    ] {
        let found = diagrams(from, to);
        assert!(found.contains(wrong), "{from} as {to}: {found:?} lacks {wrong:?}");
    }
    let short = toml().replacen(STEP, "", 1);
    assert!(faults(&short, |text| text).join("\n").contains("the lesson has 5 steps"));
}

#[test]
fn wrong_texts_are_found() {
    for (from, to, wrong) in [
        ("# Lights: rules\n\n", "", "the first line must be the title"),
        ("What the page is about.", "What *the* page is about.", "de.md:3: the description"),
        ("## Glance {#glance}", "## Glance", "de.md:5: the section has no anchor"),
        ("## Glance {#glance}", "#### Glance {#glance}", "de.md:5: a heading must be"),
        ("{#glance}", "{#look}", "there is no section glance"),
        ("{#R1}", "{#R2}", "its sections differ from those of"),
        ("(#goal)", "(#gaol)", "de.md:7: the link #gaol has no target"),
        ("(trias)", "(chess)", "the link chess has no target"),
        ("(trias)", "(https://example.org)", "has no target"),
        ("{#turn-2 #turn-3}", "{#turn-1}", "de.md:11: the anchor turn-1 is already used in line 7"),
        ("{#turn-2 #turn-3}", "{#turn-2 turn-3}", "is not a list of block names"),
        ("A *short* look", "A <b>short</b> look", "de.md:7: HTML is not allowed"),
        ("Advice.", "> Advice.", "a quotation is not allowed"),
        ("Advice.", "---", "a horizontal rule"),
        ("Advice.", "    Advice.", "a code block"),
        ("(start)", "(begin)", "de.md:9: there is no diagram begin"),
        ("(other)", "(start)", "diagram start is shown twice"),
        ("![Another.](other)\n", "", "diagram other is not shown"),
        ("`b2`.](start)", "`b`.](start)", "the caption names b, which is not in diagram start"),
        ("`b2`.](start)", "`b2`](start)", "does not end with"),
        ("![Another.](other)", "See ![another.](other)", "a diagram within text"),
        ("A reason.", "A reason!", "de.md:69: has !"),
        ("A reason.", "A \"reason\".", "has \""),
        ("A reason.", "A reason", "does not end with"),
        ("One item.", "One item", "de.md:11: does not end with"),
        ("sets |", "sets it! |", "has !"),
        ("### R1", "### It's R1", "has '"),
        ("Six steps.\n", "", "the lesson must be a paragraph, a numbered list"),
        ("- Known.\n\n", "", "and a list of what was learnt"),
        ("## Proven {#proven}", "### Bag {#lesson-bag}\n\nMore.\n\n## Proven {#proven}", "there is no lesson bag"),
        ("1. Set a chip.\n\n   That was right.\n\n", "", "the lesson describes 5 of 6 steps"),
        ("1. Set a chip.\n\n   That was right.", "1. Set a chip.", "must be a task and a reason"),
        ("1. See it.", "1. See it.\n\n   That was it.", "step 1 of the lesson must be one paragraph"),
        ("## Start {#start}\n\nYou.\n\n", "", "there is no section start"),
        (
            "## Proven {#proven}\n\nProof.\n\n## Moves {#text}\n\nMoves.",
            "## Moves {#text}\n\nMoves.\n\n## Proven {#proven}\n\nProof.",
            "section proven must come before text",
        ),
        ("| Token | Meaning |\n|---|---|\n| `b2` | sets |\n\n", "", "the section glance has no table"),
        ("![Two.](two)", "Two.", "the section minute must be three diagrams"),
    ] {
        let found = german(from, to);
        assert!(found.contains(wrong), "{from:?} as {to:?}: {found:?} lacks {wrong:?}");
    }
    let french = faults(&toml(), |text| text);
    assert!(french.is_empty());
}

#[test]
fn a_missing_file_is_named() {
    let faults = Volume::read(std::path::Path::new("nowhere"), "trias").expect_err("there is no such folder");
    assert!(faults[0].to_string().starts_with("nowhere/trias.toml:1: "), "{faults:?}");
}
