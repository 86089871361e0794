//! Each move is checked and played exactly once, however it was entered. The rules of these tests count both calls.

use crate::tables;

use delegate::delegate;
use std::cell::Cell;
use std::sync::Arc;
use tables::Desk;
use trivium_engine::Level;
use trivium_rules::core::{
    Draft, EditPosition, Event, Gesture, MoveEffect, Notation, PaletteEntry, ParseError, Pick, PieceKind, Present,
    Referee, Rules, Scene, Seat, SetupError, Site, TableAction, Turn,
};
use trivium_rules::facade::GameAdapter;
use trivium_rules::games::triapon;
use trivium_rules::games::trias::Trias;
use trivium_rules::games::{self, Game, VariantValues};
use trivium_session::{Intent, Match, Setup, read, read_link, write, write_link};

thread_local! {
    /// The number of checks and of played moves.
    static COUNTS: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

/// The counts since the last call.
fn counted() -> (u32, u32) {
    COUNTS.take()
}

/// The rules of a game, with calls counted.
struct Counting<R>(R);

impl<R: EditPosition> EditPosition for Counting<R> {
    delegate! {
        to self.0 {
            fn palette(&self) -> Vec<PaletteEntry>;
            fn left(&self, draft: &Draft, kind: PieceKind, seat: Option<Seat>) -> Option<u16>;
            fn read_draft(&self, text: &str) -> Result<Draft, ParseError>;
            fn write_draft(&self, draft: &Draft) -> String;
            fn draft_sites(&self, draft: &Draft) -> Option<Vec<Site>>;
        }
    }
}

impl<R: Rules> Rules for Counting<R> {
    type State = R::State;
    type Move = R::Move;

    delegate! {
        to self.0 {
            fn seats(&self) -> u8;
            fn start(&self) -> R::State;
            fn turn(&self, state: &R::State) -> Turn;
            fn legal(&self, state: &R::State, into: &mut Vec<R::Move>);
        }
    }

    fn play_unchecked(&self, state: &mut R::State, made: R::Move) {
        let (checks, plays) = COUNTS.get();
        COUNTS.set((checks, plays + 1));
        self.0.play_unchecked(state, made);
    }

    fn weight(&self, state: &R::State, draw: R::Move) -> u32 {
        self.0.weight(state, draw)
    }
}

impl<R: Referee> Referee for Counting<R> {
    type Refusal = R::Refusal;

    fn check(&self, state: &R::State, made: R::Move) -> Result<(), R::Refusal> {
        let (checks, plays) = COUNTS.get();
        COUNTS.set((checks + 1, plays));
        self.0.check(state, made)
    }

    fn act(&self, state: &mut R::State, action: TableAction) -> Result<(), R::Refusal> {
        self.0.act(state, action)
    }
}

impl<R: Notation> Notation for Counting<R> {
    delegate! {
        to self.0 {
            fn write_move(&self, made: R::Move, out: &mut String);
            fn read_move(&self, token: &str) -> Result<R::Move, ParseError>;
            fn alphabet(&self, state: &R::State, into: &mut Vec<R::Move>);
            fn write_position(&self, state: &R::State, out: &mut String);
            fn read_position(&self, text: &str) -> Result<R::State, ParseError>;
        }
    }
}

impl<R: Present> Present for Counting<R> {
    type Prompt = R::Prompt;

    delegate! {
        to self.0 {
            fn prompt(&self, state: &R::State) -> Option<R::Prompt>;
            fn scene(&self, state: &R::State) -> Scene;
            fn gestures(&self, state: &R::State, made: R::Move, into: &mut Vec<Gesture>);
            fn events(&self, before: &R::State, made: R::Move, after: &R::State) -> Vec<Event>;
            fn move_effect(&self, before: &R::State, made: R::Move, after: &R::State) -> Option<MoveEffect>;
            fn preview(&self, before: &R::State, made: R::Move) -> Vec<Event>;
            fn explain_illegal(&self, state: &R::State, picks: &[Pick]) -> Option<R::Refusal>;
            fn sites(&self, state: &R::State) -> Vec<Site>;
            fn site_name(&self, site: Site) -> String;
        }
    }
}

fn trias(values: VariantValues) -> Result<Arc<Game>, SetupError> {
    let rules = Counting(Trias);
    Ok(Arc::new(GameAdapter::new("trias", values.variant, values.options, rules)))
}

fn triapon(values: VariantValues) -> Result<Arc<Game>, SetupError> {
    let rules = Counting(triapon::rules(values.variant.id, &[])?);
    Ok(Arc::new(GameAdapter::new("triapon", values.variant, values.options, rules)))
}

/// A match of a counting game, with an engine in the second seat.
fn setup(game: &str) -> Setup {
    games::install("trias", trias);
    games::install("triapon", triapon);
    let setup = Setup::new(game, games::info(game).unwrap().variants[0].id, [], [], 1).unwrap();
    setup.with_engine(Seat::TWO, Level::new(1))
}

/// Plays a move of the seat to move (a person's by `means`), and continues until a person is to move again. Returns how
/// often the person's move was checked and played.
fn turn(controller: &mut Desk, means: fn(&mut Desk, &Gesture, &str)) -> (u32, u32) {
    loop {
        let position = controller.game_match().position();
        match position.turn() {
            Turn::Over(outcome) => panic!("over too soon: {outcome}"),
            Turn::Chance => {
                counted();
                assert!(controller.apply(Intent::PlayChance));
                assert_eq!(counted(), (1, 1), "a draw");
            }
            Turn::Seat(_) => {
                let (gesture, token) = position.gestures().swap_remove(0);
                counted();
                if controller.engine_to_think().is_some() {
                    assert!(controller.apply(Intent::EngineMove(token)));
                    assert_eq!(counted(), (1, 1), "an engine's decision");
                } else {
                    means(controller, &gesture, &token);
                    return counted();
                }
            }
        }
    }
}

#[test]
fn taps_typed_tokens_and_engine_moves_are_checked_and_played_once() {
    for game in ["trias", "triapon"] {
        let mut controller = Desk::new(Match::new(setup(game)));
        for _ in 0..6 {
            let before = controller.game_match().ply();
            let tapped = turn(&mut controller, |controller, gesture, _| {
                for pick in gesture {
                    controller.apply(Intent::Pick(*pick));
                }
            });
            assert_eq!(tapped, (1, 1), "{game}: a tap");
            let typed = turn(&mut controller, |controller, _, token| {
                assert!(controller.apply(Intent::Type(token.to_owned())));
            });
            assert_eq!(typed, (1, 1), "{game}: a typed token");
            let entered = turn(&mut controller, |controller, _, token| controller.enter(token).unwrap());
            assert_eq!(entered, (1, 1), "{game}: an entered token");
            assert!(controller.game_match().ply() > before + 2);
        }
    }
}

#[test]
fn a_refused_token_is_checked_once_and_never_played() {
    let mut controller = Desk::new(Match::new(setup("trias")));
    counted();
    // A5 does not exist, and A3 is a hole in the opponent’s row.
    for token in ["A5", "A3"] {
        assert!(!controller.apply(Intent::Type(token.to_owned())), "{token}");
        let (checks, plays) = counted();
        assert!(checks <= 1 && plays == 0, "{token}: {checks} checks, {plays} plays");
    }
}

#[test]
fn an_illegal_engine_move_is_checked_once_and_counted() {
    let mut controller = Desk::new(Match::new(setup("trias")));
    let own = controller.game_match().position().legal().swap_remove(0);
    assert!(controller.apply(Intent::Type(own.clone())));
    let (legal, ply) = (controller.game_match().position().legal().swap_remove(0), controller.game_match().ply());
    counted();
    // The engine's move is illegal, because the hole belongs to the other seat.
    for misplays in [1, 2] {
        assert!(!controller.apply(Intent::EngineMove(own.clone())));
        assert_eq!(counted(), (1, 0));
        assert_eq!((controller.engine_misplays(), controller.feedback()), (misplays, None));
    }
    assert_eq!(controller.game_match().ply(), ply);
    assert!(controller.apply(Intent::EngineMove(legal)));
    assert_eq!((counted(), controller.engine_misplays()), ((1, 1), 0));
}

#[test]
fn links_and_saves_are_checked_and_played_once() {
    for game in ["trias", "triapon"] {
        let mut game_match = Match::new(setup(game));
        for _ in 0..12 {
            let token = game_match.position().legal().swap_remove(0);
            game_match.play(&token).unwrap();
        }
        let plies = game_match.ply() as u32;
        let (link, save) = (write_link(&game_match).unwrap(), write(&game_match));
        counted();
        assert_eq!(read_link(&link).unwrap().played(), game_match.played());
        assert_eq!(counted(), (plies, plies), "{game}: a link");
        assert!(read(&save).is_ok_and(|read| read.played() == game_match.played()));
        assert_eq!(counted(), (plies, plies), "{game}: a save");
    }
}
