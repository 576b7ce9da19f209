//! Arcs: the game for 2 to 4 players, with Leaders & Lore as an option.
//!
//! Rule ids (`ARCS-BATTLE-07`) are those of the game's ledger of rules, which follows the chapters of the rulebook. The README maps
//! every chapter to its file.

#![deny(clippy::float_arithmetic)]

mod actions;
mod battle;
mod board;
mod cards;
pub mod components;
mod flow;
mod position;
mod prelude;
mod purpose;
mod rounds;
mod setup;
mod show;
mod words;

pub use setup::options;
use sternpost_game::{Game, Published};
use sternpost_players::{Player, Purposeful};

/// Arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arcs;

/// The game as a server runs it. All that is generic over games is compiled for this one here, beside the other games, and nowhere else.
pub static GAME: &(dyn Game + 'static) = &Published::<Arcs>::new();

/// Who plays it when no person does.
pub static PLAYER: &(dyn Player + 'static) = &Purposeful::<Arcs>::new();
