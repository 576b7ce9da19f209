//! The workbench: what every game's tests share, driven through the object-safe [`Game`](sternpost_game::Game). For those who develop: nothing that
//! runs in production needs it.
//!
//! [`play_out`] plays whole campaigns at random while [`properties`] are checked after every turn. [`golden`] keeps logs that must go on
//! folding, [`reach`] says which components campaigns used, [`written`] whether what is written about a game is true, [`Said`] whether all it says has
//! words, [`rubbish`] bends inputs, [`at_the_table`] lays out a position and reads what players read, [`highlighted`] holds pictures of fights and votes
//! to what was told, [`pages`] reads the reference, [`rivals`] lets two players meet. [`game_tests`] writes the tests that every game has alike. [`Curious`] uses what nobody else would. [`campaigns`] is the program
//! that plays a game by the hundred.

#![deny(clippy::float_arithmetic)]

pub mod at_the_table;
pub mod campaigns;
mod curious;
pub mod game_tests;
pub mod golden;
pub mod highlighted;
pub mod long_runs;
pub mod pages;
pub mod play_out;
pub mod properties;
pub mod reach;
pub mod refold;
pub mod rivals;
pub mod rubbish;
mod said;
mod wording;
pub mod written;

pub use curious::Curious;
pub use play_out::{Checks, Finished, Start, play_on, play_out, play_out_by, play_with};
pub use properties::{Failure, Property};
pub use reach::Reach;
pub use refold::refold;
pub use said::{Said, said_otherwise};
pub use wording::wording_gaps;

#[doc(hidden)]
pub mod for_macros {
    //! What the macros of [`crate::game_tests`] write into a game's tests.
    pub use sternpost_core::Message;
    pub use sternpost_game::{Game, Published};
    pub use sternpost_show::Reference;
}
