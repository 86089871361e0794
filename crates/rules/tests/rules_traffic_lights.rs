//! Tests of each sentence of rules/traffic-lights.md. Positions are constructed by hand.

use trivium_rules::core::{BoardEdge, Outcome, Seat, SetupError, Turn};
use trivium_rules::games::traffic_lights::board::{Cell, CellLayout, STRIP};
use trivium_rules::games::traffic_lights::{ChipColour, INFO, Refusal, Stage};
use trivium_rules::games::{self, Position, TokenError};
use trivium_testing::{after, field, refused, replay, won_by};

type Options<'a> = &'a [(&'a str, &'a str)];

/// The position after these tokens from the start.
fn play(variant: &str, options: Options, tokens: &str) -> Box<Position> {
    replay("traffic-lights", variant, options, tokens).position().boxed()
}

fn refusal(position: &Position, token: &str) -> Refusal {
    let games::Refusal::TrafficLights(why) = refused(position, token) else { panic!("a rule of Traffic Lights") };
    why
}

fn read(variant: &str, options: Options, text: &str) -> Box<Position> {
    let game = games::game("traffic-lights", variant, options.iter().copied()).expect("a variant");
    game.read_position(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A position of a game without bag and strip.
fn board(variant: &str, rows: &str) -> Box<Position> {
    let chips: usize = rows.chars().map(|c| ".RYG".find(c).unwrap_or(0)).sum();
    let turn = chips % 2 + 1;
    let round = if variant == "four" { "1/4" } else { "1/1" };
    let rest = "strip=- side=- barred=n hands=- supply=- bag=-";
    read(variant, &[], &format!("board={rows} {rest} round={round} starter=1 score=0,0 stage=play next=- turn={turn}"))
}

fn slider(rows: &str, strip: &str, side: &str, barred: &str, turn: u8) -> Box<Position> {
    let rest = "hands=- supply=- bag=- round=1/4 starter=1 score=0,0 stage=play next=-";
    read("slider", &[], &format!("board={rows} strip={strip} side={side} barred={barred} {rest} turn={turn}"))
}

/// A position of a game with a bag in the stage `play`. There are six chips of each colour; those not listed are in the
/// bag.
fn bag(rows: &str, hands: &str, supply: &str, turn: u8) -> Box<Position> {
    let left = |colour: char| 6 - format!("{rows}{hands}{supply}").matches(colour).count();
    let bag = format!("{}.{}.{}", left('R'), left('Y'), left('G'));
    let rest = "round=1/1 starter=2 score=0,0 stage=play next=-";
    let text =
        format!("board={rows} strip=- side=- barred=n hands={hands} supply={supply} bag={bag} {rest} turn={turn}");
    read("simple+bag", &[], &text)
}

/// Rule: traffic-lights/game: "Variants: `learn`, `simple`, `four`"
/// Rule: traffic-lights/game: "Beyond the published box"
#[test]
fn ten_variants() {
    let mut ids: Vec<_> = INFO.variants.iter().map(|v| v.id).collect();
    ids.sort_unstable();
    let expected = [
        "classic3",
        "classic4",
        "four",
        "four+bag",
        "learn",
        "learn+bag",
        "simple",
        "simple+bag",
        "slider",
        "slider+bag",
    ];
    assert_eq!(ids, expected);
}

/// Rule: traffic-lights/board: "3×3: cells `a1` (bottom left)"
#[test]
fn cells() {
    let nine = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"];
    assert_eq!(play("learn", &[], "").legal(), nine);
    let twelve = play("four", &[], "").legal();
    assert_eq!((twelve.len(), twelve[3].as_str()), (12, "a4"));
    assert_eq!(play("classic4", &[], "").legal(), twelve);
    // The field `board=` lists rows from the top, so a1, at the bottom left, is the first cell of the last row.
    assert_eq!(field(&*play("learn", &[], "a1 c3"), "board"), "..R/.../R..");
}

/// Rule: traffic-lights/board: "`slider`: the 3×3 main board"
/// Rule: traffic-lights/board: "With cell (x,y), x = 0…2"
#[test]
fn the_strips_places() {
    let at = |side| STRIP.map(|cell| CellLayout::Slider.point(cell, side));
    assert_eq!(at(BoardEdge::South), [(0, -1), (1, -1), (2, -1)]);
    assert_eq!(at(BoardEdge::East), [(3, 0), (3, 1), (3, 2)]);
    assert_eq!(at(BoardEdge::North), [(2, 3), (1, 3), (0, 3)]);
    assert_eq!(at(BoardEdge::West), [(-1, 2), (-1, 1), (-1, 0)]);
    let point = |index| CellLayout::Slider.point(Cell::new(index).expect("a cell"), BoardEdge::West);
    assert_eq!((point(0), point(8)), ((0, 0), (2, 2)));
}

/// Rule: traffic-lights/board: "It starts at N."
#[test]
fn the_strip_starts_in_the_north() {
    assert_eq!(field(&*play("slider", &[], ""), "side"), "N");
}

/// Rule: traffic-lights/board: "A line: three cells in succession"
#[test]
fn lines_run_across_down_and_diagonally_over_all_cells() {
    // A red chip on the third cell completes a row, a column and both diagonals.
    for (tokens, last) in [("a2 c3 b2 c1", "c2"), ("b1 c3 b3 a1", "b2"), ("a1 b3 b2 c1", "c3"), ("a3 a1 b2 b3", "c1")] {
        assert_eq!(after(&*play("simple", &[], tokens), last).turn(), won_by(Seat::ONE), "{tokens}");
    }
    // In the north the strip reads s3 s2 s1 from the left, so s3 is above column a.
    let column = slider(".../R../R..", "..R", "N", "n", 1);
    assert_eq!(field(&*after(&*column, "a3"), "score"), "2,0", "a1 a2 a3 and a2 a3 s3: two lines of red");
    let gap = slider(".../.../R..", "..R", "N", "n", 1);
    assert_eq!(field(&*after(&*gap, "a2"), "score"), "0,0", "a1 a2 and s3 are not in succession");
}

/// Rule: traffic-lights/turn: "Put a red chip on an empty cell"
/// Rule: traffic-lights/turn: "So a cell names the turn."
#[test]
fn a_cell_goes_from_red_to_yellow_to_green() {
    let boards = ["b2", "b2 b2", "b2 b2 b2"].map(|tokens| field(&*play("learn", &[], tokens), "board"));
    assert_eq!(boards, [".../.R./...", ".../.Y./...", ".../.G./..."]);
    let green = play("learn", &[], "b2 b2 b2");
    assert_eq!(refusal(&*green, "b2"), Refusal::Green);
    assert_eq!(green.legal().len(), 8);
}

/// Rule: traffic-lights/turn: "`slider`: or slide the strip to another side"
/// Rule: traffic-lights/R4: "R4 The text forbids slides"
#[test]
fn a_slide_bars_the_next_one() {
    let start = play("slider", &[], "");
    assert_eq!(start.legal()[12..], ["slide-E", "slide-S", "slide-W"]);
    assert_eq!(refusal(&*start, "slide-N"), Refusal::SameSide);
    let slid = after(&*start, "slide-E");
    assert_eq!((field(&*slid, "side"), field(&*slid, "barred")), ("E".to_owned(), "y".to_owned()));
    assert_eq!(refusal(&*slid, "slide-S"), Refusal::Barred);
    let placed = after(&*slid, "a1");
    assert_eq!((field(&*placed, "barred"), placed.check("slide-N")), ("n".to_owned(), Ok(())));
    assert_eq!(refusal(&*play("simple", &[], ""), "slide-E"), Refusal::NoStrip);
    // In the north s1 is next to c3, in the east next to c1. The chips keep their order on the strip.
    assert_eq!(field(&*play("slider", &[], "s1 slide-E"), "strip"), "R..");
    // After a slide and a pass, a slide is still barred.
    let text = "board=.../.../R.. strip=... side=E barred=y hands=GG|R supply=RY bag=5.7.6 round=1/4 starter=2 \
                score=0,0 stage=play next=- turn=1";
    let passed = after(&*read("slider+bag", &[], text), "pass");
    assert_eq!((field(&*passed, "barred"), refusal(&*passed, "slide-N")), ("y".to_owned(), Refusal::Barred));
}

/// Rule: traffic-lights/lines: "`learn`: GGG."
#[test]
fn learn_counts_green_only() {
    let red = play("learn", &[], "a1 c3 b1 b3 c1");
    assert_eq!(red.turn(), Turn::Seat(Seat::TWO));
    let green = board("learn", ".../.../GGY");
    assert_eq!(after(&*green, "c1").turn(), won_by(Seat::ONE));
}

/// Rule: traffic-lights/lines: "`classic3`, `classic4`: RRR, YYY, GGG."
#[test]
fn classic_counts_one_colour() {
    for (variant, top) in [("classic3", ""), ("classic4", ".../")] {
        let to_come = |row: &str| board(variant, &format!("{top}.../.../{row}"));
        for row in ["RR.", "YYR", "GGY"] {
            assert!(matches!(after(&*to_come(row), "c1").turn(), Turn::Over(_)), "{variant} {row}");
        }
        for row in ["RY.", "GYY", "YGR"] {
            assert!(matches!(after(&*to_come(row), "c1").turn(), Turn::Seat(_)), "{variant} {row}");
        }
        // R Y G does not count.
        assert!(matches!(after(&*to_come("RYY"), "c1").turn(), Turn::Seat(_)));
    }
}

/// Rule: traffic-lights/lines: "All others: RRR, YYY, GGG, RYG, GYR"
/// Rule: traffic-lights/lines: "Who completes one or more ends the round."
/// Rule: traffic-lights/lines: "`learn`, `simple`, `classic*`: that wins."
#[test]
fn simple_counts_traffic_lights_too() {
    let end = |rows: &str, token: &str| after(&*board("simple", rows), token).turn();
    for row in ["RR.", "YYR", "GGY", "RYY"] {
        assert!(matches!(end(&format!(".../.../{row}"), "c1"), Turn::Over(_)), "{row}");
    }
    // A red chip on c1 completes G Y R.
    assert!(matches!(end(".../.../GY.", "c1"), Turn::Over(_)));
    // Yellow must be in the middle.
    assert!(matches!(end(".../.../RGR", "c1"), Turn::Seat(_)));
    // The seat that completes the line wins, whichever seat laid the other chips.
    assert_eq!(end(".../.../RR.", "c1"), won_by(Seat::ONE));
    assert_eq!(end("..R/.../RR.", "c1"), won_by(Seat::TWO));
}

/// Rule: traffic-lights/lines: "`four`, `slider`: points, summed"
#[test]
fn points() {
    let score = |row: &str| field(&*after(&*board("four", &format!(".../.../.../{row}")), "c1"), "score");
    let of = |position: String| position.split(',').map(|n| n.parse::<u32>().unwrap()).sum::<u32>();
    assert_eq!(["RR.", "YYR", "GGY", "RYY", "GY."].map(|row| of(score(row))), [1, 5, 2, 3, 3]);
    // One red chip completes two lines: row 1 and column c.
    let both = board("four", ".../..R/..R/RR.");
    assert_eq!(of(field(&*after(&*both, "c1"), "score")), 2);
}

/// Rule: traffic-lights/lines: "A full column of four can hold two lines."
#[test]
fn a_column_of_four_holds_two_lines() {
    // a1, a3 and a4 are red. One chip on a2 completes a1–a3 and a2–a4.
    let position = board("four", "R../R../.../R..");
    assert_eq!(field(&*after(&*position, "a2"), "score"), "0,2");
}

/// Rule: traffic-lights/rounds: "An even number of rounds"
/// Rule: traffic-lights/bag: "An option that means nothing"
#[test]
fn rounds_are_even_and_starters_alternate() {
    let game = |variant, options: Options| games::game("traffic-lights", variant, options.iter().copied()).map(|_| ());
    assert_eq!(game("four", &[("rounds", "6")]), Ok(()));
    for wrong in ["3", "0", "-2", "x", ""] {
        assert!(matches!(game("four", &[("rounds", wrong)]), Err(SetupError::BadOption { .. })), "{wrong}");
    }
    assert_eq!(game("simple", &[("rounds", "4")]), Err(SetupError::UnknownOption("rounds".to_owned())));
    assert_eq!(game("four", &[("chips", "8")]), Err(SetupError::UnknownOption("chips".to_owned())));
    assert_eq!(field(&*play("four", &[], ""), "round"), "1/4");
    let red_row = "a1 b3 b1 c4 c1";
    let second = play("four", &[], red_row);
    assert_eq!((field(&*second, "round"), field(&*second, "starter")), ("2/4".to_owned(), "2".to_owned()));
    assert_eq!(second.turn(), Turn::Seat(Seat::TWO));
    let third = play("four", &[], &format!("{red_row} {red_row}"));
    assert_eq!((field(&*third, "starter"), field(&*third, "score")), ("1".to_owned(), "1,1".to_owned()));
}

/// Rule: traffic-lights/rounds: "Most points win."
/// Rule: traffic-lights/text: "When over, the last round's final board stays."
#[test]
fn most_points_win() {
    // Round 1 gave seat 1 a point. In round 2 seat 2 starts and seat 1 completes a red row: 2 to 0.
    let end = "board=.../.../.../RR. strip=- side=- barred=n hands=- supply=- bag=- round=2/2 starter=2 score=1,0 \
               stage=play next=- turn=2";
    let over = after(&*read("four", &[("rounds", "2")], end), "b2 c1");
    assert_eq!(over.turn(), won_by(Seat::ONE));
    assert_eq!((field(&*over, "board"), field(&*over, "score")), (".../.../.R./RRR".to_owned(), "2,0".to_owned()));
}

/// Rule: traffic-lights/rounds: "On a tie two more rounds"
/// Rule: traffic-lights/text: "After the last agreed round with a tie, `round=5/6`."
#[test]
fn a_tie_adds_two_rounds_until_decided() {
    let red_row = "a1 b3 b1 c4 c1 ";
    // The starter of each round wins it with one point, so the match is tied after two, four and six rounds.
    let tied = play("four", &[("rounds", "2")], &red_row.repeat(2));
    assert_eq!((field(&*tied, "round"), field(&*tied, "score")), ("3/4".to_owned(), "1,1".to_owned()));
    assert_eq!(field(&*play("four", &[], &red_row.repeat(4)), "round"), "5/6");
    assert_eq!(field(&*play("four", &[], &red_row.repeat(6)), "round"), "7/8");
}

/// Rule: traffic-lights/bag: "`chips` of each colour in a bag"
/// Rule: traffic-lights/R1: "R1 The box's count is not given"
#[test]
fn chips_in_the_bag() {
    let counts = ["learn+bag", "simple+bag", "four+bag", "slider+bag"].map(|v| field(&*play(v, &[], ""), "bag"));
    assert_eq!(counts, ["6.6.6", "6.6.6", "8.8.8", "8.8.8"]);
    assert_eq!(field(&*play("four+bag", &[("chips", "20")], ""), "bag"), "20.20.20");
    for wrong in ["2", "21"] {
        assert!(games::game("traffic-lights", "learn+bag", [("chips", wrong)]).is_err(), "{wrong}");
    }
}

const DRAFT: &str = "*R *R =R *R =R *Y =R *Y =Y *R =Y *G =R *G";

/// Rule: traffic-lights/bag: "Drafting (`stage=draft`)"
/// Rule: traffic-lights/bag: "Drafter in round 1 is seat 1"
/// Rule: traffic-lights/text: "Start (`slider`)"
#[test]
fn drafting() {
    let stages = ["", "*R", "*R *R", "*R *R =R", "*R *R =R *G", "*R *R =R *G =G"].map(|tokens| {
        let position = play("simple+bag", &[], tokens);
        format!("{} {} {}", field(&*position, "stage"), field(&*position, "next"), field(&*position, "turn"))
    });
    assert_eq!(stages, ["draw 1 0", "draw 1 0", "draft - 1", "draw 2 0", "draft - 2", "draw 1 0"]);
    let drafted = play("simple+bag", &[], DRAFT);
    assert_eq!(field(&*drafted, "hands"), "RRY|RRY");
    assert_eq!((field(&*drafted, "supply"), field(&*drafted, "stage")), ("GG".to_owned(), "play".to_owned()));
    assert_eq!(drafted.turn(), Turn::Seat(Seat::TWO), "the other seat starts play");
    assert_eq!(
        play("slider", &[], "").text(),
        "board=.../.../... strip=... side=N barred=n hands=- supply=- bag=- round=1/4 starter=1 score=0,0 stage=play next=- turn=1"
    );
    assert_eq!(
        play("simple+bag", &[], "").text(),
        "board=.../.../... strip=- side=- barred=n hands=| supply= bag=6.6.6 round=1/1 starter=2 score=0,0 stage=draw next=1 turn=0"
    );
}

/// Rule: traffic-lights/bag: "The bag is refilled for each round."
/// Rule: traffic-lights/bag: "Both alternate by round."
#[test]
fn a_new_round_is_drafted_by_the_other() {
    let text = "board=.../.../.../RR. strip=- side=- barred=n hands=R|Y supply=YG bag=5.6.7 round=1/4 starter=2 \
                score=0,0 stage=play next=- turn=1";
    let next = after(&*read("four+bag", &[], text), "c1");
    assert_eq!(
        next.text(),
        "board=.../.../.../... strip=- side=- barred=n hands=| supply= bag=8.8.8 round=2/4 starter=1 score=1,0 stage=draw next=2 turn=0"
    );
}

/// Rule: traffic-lights/bag: "Turn (`stage=play`): lay a chip *from the hand*"
#[test]
fn chips_come_from_the_hand_and_replaced_ones_go_back() {
    let position = bag(".../.../R..", "YG|RRR", "RG", 1);
    assert_eq!(position.legal(), ["a1"], "yellow fits on the red, green on nothing");
    assert_eq!(refusal(&*position, "b2"), Refusal::NotHeld(ChipColour::Red));
    assert_eq!(field(&*position, "bag"), "1.5.4");
    let placed = after(&*position, "a1");
    assert_eq!((field(&*placed, "hands"), field(&*placed, "bag")), ("G|RRR".to_owned(), "2.5.4".to_owned()));
}

/// Rule: traffic-lights/bag: "If no line was made, take one chip"
/// Rule: traffic-lights/R2: "R2 The text says"
#[test]
fn refill_and_draw() {
    let placed = after(&*bag(".../.../R..", "Y|RRR", "RG", 1), "a1");
    assert_eq!((field(&*placed, "stage"), placed.turn()), ("refill".to_owned(), Turn::Seat(Seat::ONE)));
    assert_eq!(placed.legal(), ["=G", "=R"]);
    assert_eq!(refusal(&*placed, "=Y"), Refusal::NotInSupply(ChipColour::Yellow));
    assert_eq!(refusal(&*placed, "b2"), Refusal::Stage(Stage::Refill));
    // The seat takes one chip only, although its hand has fewer than three.
    let refilled = after(&*placed, "=G");
    assert_eq!((field(&*refilled, "hands"), refilled.turn()), ("G|RRR".to_owned(), Turn::Chance));
    let drawn = after(&*refilled, "*Y");
    assert_eq!((field(&*drawn, "supply"), drawn.turn()), ("RY".to_owned(), Turn::Seat(Seat::TWO)));
    // The weights are the numbers of chips in the bag.
    let weights = refilled.chance_moves();
    let counts = field(&*refilled, "bag");
    let [red, yellow, green] = [0, 1, 2].map(|i| counts.split('.').nth(i).unwrap().parse::<u32>().unwrap());
    assert_eq!(weights, [("*G".to_owned(), green), ("*R".to_owned(), red), ("*Y".to_owned(), yellow)]);
    // If the bag is empty, there is no draw. A bag of three chips of each colour can run empty.
    let few = "board=Y../.../RRG strip=- side=- barred=n hands=YY|G supply=RG bag=0.0.0 round=1/1 starter=2 score=0,0 \
               stage=play next=- turn=1";
    let few = read("learn+bag", &[("chips", "3")], few);
    // The replaced red chip returns to the bag and can be drawn. A red chip on an empty cell returns nothing.
    assert_eq!(field(&*after(&*few, "a1"), "bag"), "1.0.0");
    let reds = "board=.../.../YYG strip=- side=- barred=n hands=YGG|RRR supply= bag=0.0.0 round=1/1 starter=2 score=0,0 \
                stage=play next=- turn=2";
    let skipped = after(&*read("learn+bag", &[("chips", "3")], reds), "c3");
    assert_eq!((field(&*skipped, "stage"), skipped.turn()), ("play".to_owned(), Turn::Seat(Seat::ONE)), "both skipped");
}

/// Rule: traffic-lights/bag: "A slide uses no chip."
#[test]
fn a_slide_uses_no_chip() {
    let text = "board=.../.../R.. strip=... side=N barred=n hands=GG|RYY supply=RY bag=5.5.6 round=1/4 starter=2 \
                score=0,0 stage=play next=- turn=1";
    let slid = after(&*read("slider+bag", &[], text), "slide-W");
    assert_eq!((field(&*slid, "hands"), field(&*slid, "stage")), ("GG|RYY".to_owned(), "play".to_owned()));
    assert_eq!(slid.turn(), Turn::Seat(Seat::TWO));
}

/// Rule: traffic-lights/bag: "Who cannot lay must `pass`"
/// Rule: traffic-lights/bag: "Who can lay may not pass."
#[test]
fn passing() {
    let position = bag(".../.../R..", "GG|RRR", "RG", 1);
    assert_eq!(position.legal(), ["pass"]);
    assert_eq!(after(&*position, "pass").turn(), Turn::Seat(Seat::TWO));
    let able = bag(".../.../R..", "YG|RRR", "RG", 1);
    assert_eq!(refusal(&*able, "pass"), Refusal::MustLay);
    let text = "board=.../.../R.. strip=... side=N barred=n hands=GG|RYY supply=RY bag=5.5.6 round=1/4 starter=2 \
                score=0,0 stage=play next=- turn=1";
    let with_strip = read("slider+bag", &[], text);
    assert_eq!(with_strip.legal(), ["pass", "slide-E", "slide-S", "slide-W"]);
    assert_eq!(refusal(&*play("simple", &[], ""), "pass"), Refusal::NoBag);
}

/// Rule: traffic-lights/bag: "When a seat is to play (refill and draw done)"
/// Rule: traffic-lights/bag: "`learn+bag`, `simple+bag`: the game is drawn."
/// Rule: traffic-lights/R3: "R3 A line still wins"
#[test]
fn when_neither_can_lay() {
    // Both hands hold only green chips and no yellow chip is on the board, so the game is drawn right after drafting.
    let greens = "*G *G =G *G =G *G =G *G =G *G =G *Y =G *Y";
    let drawn = play("learn+bag", &[], greens);
    assert_eq!((drawn.turn(), field(&*drawn, "stage")), (Turn::Over(Outcome::draw(2)), "over".to_owned()));
    // In a match, only the round is drawn. Nobody gets points.
    let next = play("four+bag", &[], greens);
    assert_eq!((field(&*next, "round"), field(&*next, "score")), ("2/4".to_owned(), "0,0".to_owned()));
    // With a strip, only a slide that completes a line is legal. In the south, s1 is next to a1.
    let text = "board=Y../Y../R.. strip=..Y side=S barred=n hands=G|GG supply=GG bag=7.5.3 round=1/4 starter=2 \
                score=0,0 stage=play next=- turn=1";
    let stuck = text.replace("hands=G|GG", "hands=|").replace("bag=7.5.3", "bag=7.5.6");
    let position = read("slider+bag", &[], &stuck);
    // In the north s3 is above a3, so a2, a3, s3 is a yellow line. In the west s3 is next to a1.
    assert_eq!(position.legal(), ["slide-N"]);
    assert_eq!(refusal(&*position, "slide-E"), Refusal::OnlyLines);
    assert_eq!(refusal(&*position, "pass"), Refusal::OnlyLines);
    assert_eq!(field(&*after(&*position, "slide-N"), "score"), "5,0");
}

/// Rule: traffic-lights/bag: "`agree`: refused without a bag"
#[test]
fn agreeing() {
    for variant in ["learn", "simple", "classic3", "classic4"] {
        assert_eq!(refusal(&*play(variant, &[], "a1"), "agree"), Refusal::NoAgreement, "{variant}");
    }
    assert_eq!(play("learn+bag", &[], "*R agree").turn(), Turn::Over(Outcome::draw(2)), "at chance, too");
    let ahead = play("four", &[], "a1 b3 b1 c4 c1 agree");
    assert_eq!((ahead.turn(), field(&*ahead, "stage")), (won_by(Seat::ONE), "over".to_owned()));
    assert_eq!(play("slider", &[], "agree").turn(), Turn::Over(Outcome::draw(2)));
    assert_eq!(refusal(&*play("four", &[], ""), "claim"), Refusal::NoClaim);
    assert_eq!(play("simple", &[], "a1 resign").turn(), won_by(Seat::ONE), "seat 2 was to act");
}

/// Rule: traffic-lights/text: "Tokens: `b2`, `s1` (chip)"
#[test]
fn tokens() {
    let slider = play("slider+bag", &[], "");
    for token in ["b2", "s1", "slide-E", "*R", "=R", "pass"] {
        assert!(!matches!(slider.check(token), Err(TokenError::Unreadable(_))), "{token}");
    }
    for token in ["B2", "d1", "a4", "s4", "slide-e", "slide-", "*r", "*", "=RR", "Pass", "", "a1 "] {
        assert!(matches!(slider.check(token), Err(TokenError::Unreadable(_))), "{token:?}");
    }
}

/// Rule: traffic-lights/text: "Position: `board=` rows from the top"
#[test]
fn position_fields() {
    let names: Vec<String> =
        play("slider+bag", &[], DRAFT).text().split(' ').map(|f| f.split('=').next().unwrap().to_owned()).collect();
    let expected = [
        "board", "strip", "side", "barred", "hands", "supply", "bag", "round", "starter", "score", "stage", "next",
        "turn",
    ];
    assert_eq!(names, expected);
    let without = play("learn", &[], "");
    assert_eq!(
        ["strip", "side", "hands", "supply", "bag", "round"].map(|f| field(&*without, f)),
        ["-", "-", "-", "-", "-", "1/1"]
    );
}

/// Rule: traffic-lights/text: "When a round ends the next one begins at once"
#[test]
fn the_next_round_begins_at_once() {
    // The strip itself is a line: s1, s2 and s3 are red.
    let text = "board=.../.../... strip=RR. side=E barred=n hands=- supply=- bag=- round=1/4 starter=1 score=0,0 \
                stage=play next=- turn=1";
    let next = after(&*read("slider", &[], text), "s3");
    assert_eq!(
        next.text(),
        "board=.../.../... strip=... side=N barred=n hands=- supply=- bag=- round=2/4 starter=2 score=1,0 stage=play next=- turn=2"
    );
}

/// Rule: traffic-lights/rulings: "A round without a bag always ends by a line"
#[test]
fn no_round_ends_on_a_full_board_without_a_line() {
    // A 3×3 board is full after 27 chips. All its chips are green then, so a line was completed before that.
    let mut rng = trivium_rules::core::SeededRng::new(5);
    for _ in 0..300 {
        let mut position = play("learn", &[], "");
        for chips in 1.. {
            let legal = position.legal();
            position.play(&legal[rng.below(legal.len() as u32) as usize]).unwrap();
            if let Turn::Over(outcome) = position.turn() {
                assert_ne!(outcome, Outcome::draw(2));
                break;
            }
            assert!(chips < 27);
        }
    }
}
