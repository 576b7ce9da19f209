//! Voidfall for one to four seats.
//!
//! Rule ids (`VF-CD-17`) are those of the game's ledger of rules, which follows the chapters of the rulebook. What no source describes is ours and says so.

#![deny(clippy::float_arithmetic)]

mod agendas;
mod combat;
mod components;
mod defects;
mod effects;
mod flow;
mod galaxy;
#[cfg(test)]
mod idle_tests;
mod invasion;
mod loot;
#[cfg(test)]
mod parts_tests;
mod position;
mod prelude;
mod purpose;
mod research;
mod rounds;
mod setup;
mod show;
mod technologies;
mod tracks;
mod void;
mod words;

pub use components::{House, Origin};
pub use setup::{Options, SeatOptions};
use sternpost_game::{Game, Published};
use sternpost_players::{Player, Purposeful};

/// Voidfall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Voidfall;

/// The game as a server runs it. All that is generic over games is compiled for this one here, beside the other games, and nowhere else.
pub static GAME: &(dyn Game + 'static) = &Published::<Voidfall>::new();

/// Who plays it when no person does.
pub static PLAYER: &(dyn Player + 'static) = &Purposeful::<Voidfall>::new();
