//! Warhammer 40,000: Conquest, the core set, for two seats.
//!
//! Rule ids (`CONQ-BATTLE-07`) are those of the game's ledger of rules, which follows the chapters of the rulebook.

#![deny(clippy::float_arithmetic)]

/// Warhammer 40,000: Conquest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conquest;

pub mod components;
pub mod decks;
pub mod show {
    //! What the game shows.
    pub mod reference;
}
