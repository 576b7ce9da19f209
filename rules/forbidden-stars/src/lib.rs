//! Forbidden Stars for two to four seats.
//!
//! Rule ids (`FS-ADV-07`) are those of the game's ledger of rules, which follows the entries of the rules reference. Where the text says otherwise than the
//! reference, it is marked `RULING:` at its line.

#![deny(clippy::float_arithmetic)]

mod battle;
mod board;
mod cards;
pub mod components;
mod flow;
mod orders;
mod position;
mod prelude;
mod purpose;
mod rounds;
mod setup;
mod show;
mod words;

use sternpost_game::{Game, Published};
use sternpost_players::{Player, Purposeful};

/// Forbidden Stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForbiddenStars;

/// The game as a server runs it. All that is generic over games is compiled for this one here, beside the other games, and nowhere else.
pub static GAME: &(dyn Game + 'static) = &Published::<ForbiddenStars>::new();

/// Who plays it when no person does.
pub static PLAYER: &(dyn Player + 'static) = &Purposeful::<ForbiddenStars>::new();
