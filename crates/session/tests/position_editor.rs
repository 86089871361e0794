//! The position editor in every variant of every game.

use std::sync::Arc;
use trivium_rules::core::{ParseFault, Scene, Seat, SeededRng, Site, Turn};
use trivium_rules::games::{GAMES, Game, game};
use trivium_session::{EditRefusal, EditTool, PositionEditor};

fn every_variant() -> impl Iterator<Item = Arc<Game>> {
    let variants = GAMES.into_iter().flat_map(|info| info.variants.iter().map(move |variant| (info.id, variant.id)));
    variants.map(|(id, variant)| game(id, variant, []).expect("a game of the house"))
}

fn editor(id: &str, variant: &str, text: &str) -> PositionEditor {
    PositionEditor::new(game(id, variant, []).expect("a game"), text).expect("the form of a position")
}

fn start(id: &str, variant: &str) -> PositionEditor {
    let text = game(id, variant, []).expect("a game").start().text();
    editor(id, variant, &text)
}

fn site(editor: &PositionEditor, name: &str) -> Site {
    editor.sites().into_iter().find(|site| editor.site_name(*site) == name).expect("a place of the board")
}

/// Calls `each` with the text of every position of random games.
fn walk(game: &Arc<Game>, seed: u64, mut each: impl FnMut(&str)) {
    let mut rng = SeededRng::new(seed);
    let mut position = game.start();
    for _ in 0..300 {
        if matches!(position.turn(), Turn::Over(_)) {
            break;
        }
        each(&position.text());
        let legal = position.legal();
        position.play(&legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
    }
}

#[test]
fn every_position_of_a_game_is_a_valid_draft_with_the_same_text() {
    for game in every_variant() {
        for seed in 0..3 {
            walk(&game, seed, |text| {
                let editor = PositionEditor::new(game.clone(), text).expect("it is read");
                assert_eq!(editor.text(), text);
                assert_eq!(editor.fault(), None, "{text}");
            });
        }
    }
}

#[test]
fn triapons_trays_equal_those_of_the_match() {
    let held = |scene: Scene| -> Vec<String> {
        let held = scene.trays.into_iter().filter(|tray| tray.stacks[0].1 > 0);
        let mut held: Vec<_> = held.map(|tray| format!("{tray:?}")).collect();
        held.sort();
        held
    };
    for game in every_variant().filter(|game| game.id() == "triapon") {
        walk(&game, 7, |text| {
            let editor = PositionEditor::new(game.clone(), text).expect("it is read");
            let there = game.read_position(text).expect("a position").scene();
            assert_eq!(held(game.editing().draft_scene(editor.draft())), held(there), "{text}");
        });
    }
}

#[test]
fn seats_have_the_colours_of_the_match() {
    for game in every_variant() {
        walk(&game, 3, |text| {
            let editor = PositionEditor::new(game.clone(), text).expect("it is read");
            let there = game.read_position(text).expect("a position").scene();
            assert_eq!(game.editing().draft_scene(editor.draft()).colours, there.colours, "{text}");
        });
    }
}

#[test]
fn random_edits_never_overlap_pieces_and_can_all_be_undone() {
    for game in every_variant() {
        let mut rng = SeededRng::new(5);
        let mut position = game.start();
        for _ in 0..20 {
            let legal = position.legal();
            if let Some(token) = legal.get(rng.below(legal.len().max(1) as u32) as usize) {
                position.play(token).expect("it is legal");
            }
        }
        let text = position.text();
        let Ok(mut editor) = PositionEditor::new(game.clone(), &text) else { panic!("{text}") };
        let first = editor.text();
        for _ in 0..150 {
            let palette = editor.palette();
            let tool = rng.below(palette.len() as u32 + 2) as usize;
            editor.choose(match tool.checked_sub(palette.len()) {
                None => EditTool::Lay(tool),
                Some(0) => EditTool::Move,
                Some(_) => EditTool::Take,
            });
            for _ in 0..2 {
                let sites = editor.sites();
                let _ = editor.pick(sites[rng.below(sites.len() as u32) as usize]);
            }
            if let Some(settings) = (editor.draft().settings.len() as u32).checked_sub(1) {
                editor.set(rng.below(settings + 1) as usize, rng.below(5));
            }
            let mut covered: Vec<Site> = editor.draft().pieces.iter().flat_map(|piece| piece.sites.clone()).collect();
            let all = covered.len();
            covered.sort_unstable();
            covered.dedup();
            assert_eq!(covered.len(), all, "{}", editor.text());
            // The text can be parsed again, even if the rules reject the position.
            let text = editor.text();
            match PositionEditor::new(game.clone(), &text) {
                Ok(again) => assert_eq!(again.text(), text),
                Err(error) => assert!(matches!(error.fault, ParseFault::Count(_)), "{text}: {error}"),
            }
            let _ = editor.fault();
        }
        let last = editor.text();
        while editor.can_undo() {
            editor.undo();
        }
        assert_eq!(editor.text(), first);
        while editor.can_redo() {
            editor.redo();
        }
        assert_eq!(editor.text(), last);
    }
}

#[test]
fn a_cleared_board_can_be_reset_to_the_start() {
    for game in every_variant() {
        walk(&game, 1, |text| {
            let mut editor = PositionEditor::new(game.clone(), text).expect("it is read");
            editor.clear();
            assert!(editor.draft().pieces.is_empty());
            editor.restart();
            assert_eq!(editor.text(), game.start().text());
        });
    }
}

#[test]
fn a_tritton_is_laid_turned_moved_and_taken() {
    let mut editor = start("tritt", "step");
    let (e6, g8) = (site(&editor, "e6"), site(&editor, "g8"));
    editor.choose(EditTool::Lay(0));
    editor.pick(e6).expect("there is room");
    let placed = editor.text();
    editor.pick(e6).expect("it turns");
    let turned = editor.text();
    assert_ne!(placed, turned);
    editor.turn(e6).expect("it turns");
    editor.turn(e6).expect("it turns");
    assert_eq!(editor.text(), placed);
    editor.choose(EditTool::Move);
    editor.pick(e6).expect("it is held");
    assert_eq!(editor.held(), Some(e6));
    editor.pick(g8).expect("it is moved");
    assert_eq!(editor.draft().pieces[0].sites[1], g8);
    assert_eq!(editor.palette()[0].1, Some(7));
    editor.choose(EditTool::Take);
    editor.pick(g8).expect("it is taken");
    assert_eq!(editor.pick(g8), Err(EditRefusal::Empty));
    assert_eq!(editor.palette()[0].1, Some(8));
}

#[test]
fn a_completed_row_is_a_fault_with_its_sites() {
    let text = "board=.../.../RRR strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=1";
    let mut editor = editor("traffic-lights", "simple", text);
    let fault = editor.fault().expect("a line stands");
    assert_eq!(fault.error.fault, ParseFault::Ended("stage"));
    assert_eq!(fault.sites.iter().map(|site| editor.site_name(*site)).collect::<Vec<_>>(), ["a1", "b1", "c1"]);
    let b1 = site(&editor, "b1");
    editor.take(b1).expect("a chip lies there");
    assert_eq!(editor.fault(), None);
}

#[test]
fn separate_tiles_and_an_enclosed_space_are_faults() {
    let text = "tiles=0,0u=11;0,0d=21;3,0u=12;3,0d=22 hand=223333/223333 turn=1";
    let mut editor = editor("trigon", "base", text);
    let fault = editor.fault().expect("they lie apart");
    assert_eq!(fault.error.fault, ParseFault::Unlawful("tiles"));
    assert_eq!(fault.sites.len(), 2);
    // Eleven of the twelve triangles around a triangle enclose it.
    editor.clear();
    let around = ["0,0d", "-1,0d", "0,-1d", "1,-1u", "1,-1d", "1,0u", "0,1u", "-1,1u", "-1,1d", "-1,0u", "0,-1u"];
    for (index, name) in around.into_iter().enumerate() {
        editor.choose(EditTool::Lay(index));
        let place = site(&editor, name);
        editor.pick(place).expect("a tile is left");
    }
    let fault = editor.fault().expect("a space is closed");
    assert!(fault.sites.iter().any(|site| editor.site_name(*site) == "0,0u"), "{fault:?}");
}

#[test]
fn laying_and_taking_change_the_supply() {
    let mut editor = start("triapon", "base");
    let (a1, b1) = (site(&editor, "a1"), site(&editor, "b1"));
    editor.choose(EditTool::Lay(0));
    editor.pick(a1).expect("a ball is left");
    assert!(editor.text().contains("hand=8,9,9") && editor.text().contains("turn=2"), "{}", editor.text());
    assert_eq!(editor.fault(), None);
    editor.choose(EditTool::Lay(1));
    editor.pick(b1).expect("a ball is left");
    assert_eq!(editor.fault(), None);
    let mut editor = start("trias", "base");
    let a1 = site(&editor, "A1");
    editor.take(a1).expect("seeds lie there");
    assert!(editor.text().contains("taken=4,0"), "{}", editor.text());
    editor.choose(EditTool::Lay(1));
    editor.pick(a1).expect("four are left");
    assert_eq!(editor.pick(a1), Err(EditRefusal::NoneLeft));
    assert_eq!(editor.text(), editor.game().start().text());
}

#[test]
fn an_invalid_text_is_refused_with_the_offset_of_the_fault() {
    let mut editor = start("trias", "base");
    let before = editor.text();
    let bad = before.replace("turn=1", "turn=x");
    let error = editor.paste(&bad).expect_err("there is no seat x");
    assert_eq!((error.fault, &bad[error.at..]), (ParseFault::BadField("turn"), "x"));
    assert_eq!(editor.text(), before);
    editor.paste(&format!("  {}\n", before.replace(' ', "\n"))).expect("blanks do not count");
    let error = editor.paste("board=.../.../... turn=1").expect_err("a position of another game");
    assert_eq!(error.fault, ParseFault::MissingField("north"));
    for game in every_variant() {
        let text = game.start().text();
        let half = &text[..text.len() / 2];
        assert!(PositionEditor::new(game.clone(), half).is_err(), "{half}");
    }
}

#[test]
fn changing_the_variant_keeps_pieces_that_fit() {
    let text = "board=R../.Y./..G strip=- side=- barred=n hands=- supply=- bag=- round=1/1 starter=1 score=0,0 stage=play next=- turn=2";
    let mut editor = editor("traffic-lights", "simple", text);
    editor.become_variant(game("traffic-lights", "four", []).expect("a game"));
    assert_eq!(editor.draft().pieces.len(), 3);
    assert_eq!(editor.draft().turn, Seat::TWO);
    assert!(editor.text().starts_with("board=.../R../.Y./..G"), "{}", editor.text());
    editor.undo();
    assert_eq!(editor.text(), text);
}
