//! What several games share and the service never sees.
//!
//! The kernel runs steps; this crate is how a game writes them down. A chapter of the rulebook is a module with an enum of steps
//! and one list that says of each whether it does something or asks ([`part::Part`]), so that a question and what its answer does
//! stand side by side. [`chapters!`] puts a game's chapters together. [`asking`] has the small words for questions to one seat.
//!
//! Cards: [`abilities`] is the one door through which cards and sheets act, [`cards!`] the list of them, [`passives!`] what they change for good, [`deck`] how they are drawn and
//! discarded, [`twins`] how hidden ones change places. [`given`] takes what is described out of the box, [`census`] counts what lies where, [`board`] knows hexes, square tiles and
//! distances. Words: [`catalogue!`] finds them by language, [`rule_book`] makes pages of a ledger.

#![deny(clippy::float_arithmetic)]

pub mod abilities;
pub mod asking;
pub mod board;
mod cards;
pub mod census;
mod chapters;
mod count;
pub mod deck;
pub mod given;
pub mod part;
pub mod passives;
pub mod prelude;
pub mod rule_book;
pub mod twins;
pub mod wording;

pub use asking::{Answers, ask, nobody, one_of_or, only};
pub use census::Census;
pub use count::{count, count_of};
pub use part::{Part, Parts};
pub use rule_book::RuleBook;

#[doc(hidden)]
pub mod for_macros {
    //! What the macros of this crate write into a game.
    pub use sternpost_core::{Asks, Barred, Catalogue, Reacts, Rules, Seat, Table, Window, terms};
}
