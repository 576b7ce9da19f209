//! Warhammer 40,000: Conquest, the core set, for two seats.
//!
//! Rule ids (`CONQ-BATTLE-07`) are those of the game's ledger of rules, which follows the chapters of the rulebook.

#![deny(clippy::float_arithmetic)]

mod cards;
mod combat;
pub mod components;
pub mod decks;
mod effects;
mod flow;
mod phases;
mod position;
mod prelude;
mod purpose;
mod setup;
mod show;
mod words;

use sternpost_game::{Game, Published};
use sternpost_players::{Player, Purposeful};

/// Warhammer 40,000: Conquest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conquest;

/// The game as a server runs it. All that is generic over games is compiled for this one here, beside the other games, and nowhere else.
pub static GAME: &(dyn Game + 'static) = &Published::<Conquest>::new();

/// Who plays it when no person does.
pub static PLAYER: &(dyn Player + 'static) = &Purposeful::<Conquest>::new();
