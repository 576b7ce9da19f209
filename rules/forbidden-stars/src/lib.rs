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

/// Forbidden Stars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForbiddenStars;
