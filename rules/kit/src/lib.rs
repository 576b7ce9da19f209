//! What several games share and the service never sees.
//!
//! The kernel runs steps; this crate is how a game writes them down. A chapter of the rulebook is a module with an enum of steps
//! and one list that says of each whether it does something or asks ([`part::Part`]), so that a question and what its answer does
//! stand side by side. [`chapters!`] puts a game's chapters together. [`abilities`] is the one door through which cards and sheets act.
//! [`asking`] has the small words for questions to one seat,
//! [`twins`] deals hidden cards anew, [`rule_book`] makes pages of a ledger.

#![deny(clippy::float_arithmetic)]

pub mod abilities;
pub mod asking;
mod chapters;
pub mod part;
pub mod rule_book;
pub mod twins;

pub use asking::{Answers, ask, nobody, one_of_or, only};
pub use part::{Part, Parts};
pub use rule_book::RuleBook;

#[doc(hidden)]
pub mod for_macros {
    //! What [`crate::chapters!`] writes into a game.
    pub use sternpost_core::{Asks, Barred, Reacts, Rules, Seat, Table, Window};
}
