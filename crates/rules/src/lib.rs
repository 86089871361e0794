//! The rules of five board games of threes: Triapon, Trias, Tritt, Traffic Lights and Trigon.
//!
//! - [`core`] holds what all games share: seats, turns, outcomes, the traits of rules, records, and a facade over any game.
//! - [`games`] holds the list of games, and a module for each.
//!
//! The facade ([`games::Game`], [`games::Position`], [`games::Replay`]) reads and writes decisions as text, the *tokens*. It serves programs
//! that know "a game". The traits ([`core::Rules`] and its companions) have a game's own types. They serve searches and counts.
//! Rules hold no clock, no random source and no history. Nothing here needs a browser.
//!
//! # A game
//!
//! ```
//! use trivium_rules::core::Turn;
//! use trivium_rules::games;
//!
//! let game = games::game("tritt", "step", [])?;
//! let mut position = game.start();
//! while let Turn::Seat(seat) = position.turn() {
//!     // Every legal decision, sorted. Here each seat takes the first one.
//!     let token = position.legal().swap_remove(0);
//!     let step = position.step(&token)?;
//!     println!("seat {seat} plays {token}: {:?}", step.events);
//!     position = step.next;
//! }
//! assert!(matches!(position.turn(), Turn::Over(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`games::Replay`] keeps the line, and with it what rules cannot know: how often a position stood before.
//!
//! # Legal decisions
//!
//! ```
//! use trivium_rules::core::{Notation, Rules};
//! use trivium_rules::games::{self, trias::Trias};
//!
//! let game = games::game("trias", "base", [])?;
//! assert_eq!(game.start().legal().len(), 12);
//!
//! // The same with the game's own types.
//! let rules = Trias;
//! let mut moves = Vec::new();
//! rules.legal(&rules.start(), &mut moves);
//! let mut token = String::new();
//! rules.write_move(moves[0], &mut token);
//! assert!(game.start().check(&token).is_ok());
//! # Ok::<(), trivium_rules::core::SetupError>(())
//! ```
//!
//! # Perft
//!
//! ```
//! use trivium_rules::core::{Rules, perft};
//! use trivium_rules::games::trias::Trias;
//!
//! let rules = Trias;
//! assert_eq!(perft(&rules, &rules.start(), 1), 12);
//! ```
//!
//! # Positions as text
//!
//! ```
//! use trivium_rules::games;
//!
//! let game = games::game("traffic-lights", "simple", [])?;
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
//! let rules = Trias;
//! let mut state = rules.start();
//! let played = playout(&rules, &mut state, &mut SeededRng::new(7), 10_000, &mut Vec::new());
//! println!("{} decisions, {:?}", played.decisions, played.outcome);
//! ```
//!
//! # Refusals
//!
//! A token can be refused in five ways. A refusal by a rule names the section or the ruling of the rule file.
//!
//! ```
//! use trivium_rules::games::{self, Replay, TokenError};
//!
//! let mut replay = Replay::new(games::game("tritt", "step", [])?);
//! assert!(matches!(replay.check("hello"), Err(TokenError::Unreadable(_))));
//! assert_eq!(replay.check("claim"), Err(TokenError::NotRepeated));
//! replay.play("c3-c5")?;
//! let Err(TokenError::Rule(why)) = replay.check("c3-c5") else { panic!("a tritton lies there") };
//! let (game, section) = why.rule();
//! println!("{why} ({game}, {section})");
//! replay.play("resign")?;
//! assert_eq!(replay.check("d7-f7"), Err(TokenError::Over));
//! // In games with chance, `TokenError::AtChance` refuses table actions before a draw.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Features
//!
//! - `all-games` (default): [`games::game`] finds every game. Without it only those that [`games::install`] was given.
//! - `fast` (default): tables ready made, the hottest functions inlined. Without it programs are smaller.

#![deny(missing_docs)]

pub mod core;
pub mod facade;
pub mod games;
