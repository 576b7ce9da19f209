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

/// Arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arcs;
