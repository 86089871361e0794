//! The rules of five board games of threes: Triapon, Trias, Tritt, Traffic Lights and Trigon.
//!
//! ```
//! let game = trivium_rules::games::game("trias", "base", [])?;
//! let mut position = game.start();
//! println!("{:?}", position.legal()); // ["A1", "B1", … "L1"]
//! position.play("A1")?;
//! println!("{:?} moves next: {}", position.turn(), position.text());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | game | seats | variants | special |
//! |---|--:|---|---|
//! | [Triapon](games::triapon) | 3 | `base`, `barricade` | three seats, capturing |
//! | [Trias](games::trias) | 2 | `base` | mancala with long turns |
//! | [Tritt](games::tritt) | 2 | `step`, `slide`, `reloaded` | swapping colours |
//! | [Traffic Lights](games::traffic_lights) | 2 | ten, with or without a bag | chance, matches of rounds |
//! | [Trigon](games::trigon) | 2 | `base` | a board without edge |
//!
//! There are two ways to use a game:
//!
//! - By name, with moves as text (*tokens*): [`games::game`] makes a [`Game`](facade::Game), which gives
//!   [positions](facade::Position). A [`Replay`](facade::Replay) keeps a whole line of play.
//! - With a game's own types: the values [`Trias`](games::trias::Trias), [`Tritt`](games::tritt::Tritt) and so on
//!   implement [`Rules`](core::Rules) and its companions. Use these for searches and counts. [`games::with_rules`]
//!   chooses a game at run time.
//!
//! Rules hold no clock, no random source and no history. Draws of chance are moves, so a record replays without random
//! numbers. All types are `Send` and `Sync`.
//!
//! Places and options are checked when they are made: [`GameInfo::site`](core::GameInfo::site),
//! [`trias::Hole::new`](games::trias::Hole::new) and the like return `None` for a place that does not exist, and
//! options outside their limits are a [`SetupError`](core::SetupError).
//!
//! # Legal moves
//!
//! ```
//! use trivium_rules::core::{Notation, Referee, Rules};
//! use trivium_rules::games::{self, trias::Trias};
//!
//! let game = games::game("trias", "base", [])?;
//! assert_eq!(game.start().legal().len(), 12);
//!
//! // The same with the game's own types.
//! let mut state = Trias.start();
//! let made = Trias.parse_move(&state, "A1")?;
//! Trias.play(&mut state, made)?;
//! println!("{} was played", Trias.display(made));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Referee::play`](core::Referee::play) checks the move. [`Rules::play_unchecked`](core::Rules::play_unchecked) does
//! not, for moves that come from the legal list.
//!
//! # Perft
//!
//! ```
//! use trivium_rules::core::{Rules, perft};
//! use trivium_rules::games::trias::Trias;
//!
//! assert_eq!(perft(&Trias, &Trias.start(), 1), 12);
//! ```
//!
//! # Positions as text
//!
//! ```
//! let game = trivium_rules::games::game("traffic-lights", "simple", [])?;
//! let mut position = game.start();
//! position.play("b2")?;
//! let again = game.read_position(&position.text())?;
//! assert_eq!(again.legal(), position.legal());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A random playout
//!
//! ```
//! use trivium_rules::core::{Rules, SeededRng, playout};
//! use trivium_rules::games::trias::Trias;
//!
//! let mut state = Trias.start();
//! let played = playout(&Trias, &mut state, &mut SeededRng::new(7), 10_000, &mut Vec::new());
//! println!("{} decisions, {:?}", played.decisions, played.outcome);
//! ```
//!
//! # Refusals
//!
//! A token can be refused in five ways. A refusal by a rule has a sentence, and names the section or ruling of the rule
//! file.
//!
//! ```
//! use trivium_rules::games::{self, Replay, TokenError};
//!
//! let mut replay = Replay::new(games::game("tritt", "step", [])?);
//! assert!(matches!(replay.check("hello"), Err(TokenError::Unreadable(_))));
//! assert_eq!(replay.check("claim"), Err(TokenError::NotRepeated));
//! replay.play("c3-c5")?;
//! let Err(TokenError::Rule(why)) = replay.check("c3-c5") else { panic!("there is a tritton already") };
//! assert_eq!(why.to_string(), "a point that the tritton would cover is not free");
//! assert_eq!(why.rule(), ("tritt", "play"));
//! replay.play("resign")?;
//! assert_eq!(replay.check("d7-f7"), Err(TokenError::Over));
//! // In games with chance, `TokenError::AtChance` refuses table actions before a draw.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `all-games` (default): [`games::game`] finds every game. Without it, it finds only games given to
//!   [`games::install`].
//! - `fast` (default): tables are computed by the compiler, and the hottest functions are inlined. Without it programs
//!   are smaller.
//!
//! # Versions
//!
//! The crate follows semantic versioning. The minimum supported Rust version is 1.95; raising it is a minor change.
//! Tokens, positions as text and the numbers of games in links never change within a major version.
//!
//! Enums of refusals, faults, prompts and events are exhaustive, so that a program can translate every case without a
//! default. A new case is a major change. [`MoveError`](core::MoveError), [`ParseError`](core::ParseError) and structs
//! that only this crate makes are `#[non_exhaustive]`.

#![deny(missing_docs)]

pub mod core;
pub mod facade;
pub mod games;
