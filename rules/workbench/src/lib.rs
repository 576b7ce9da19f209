//! The workbench: what every game's tests share, driven through the object-safe [`Game`](sternpost_core::Game).
//!
//! [`scenario`] runs rules questions written as YAML files, [`random`] plays without knowing a game, and [`play_out`]
//! plays whole campaigns at random while [`properties`] are checked after every turn. [`golden`] keeps logs that must go on
//! folding, [`coverage`] knows which rule is shown by which test, [`components`] which card, unit and tile by which scenario, and [`reach`]
//! which of them campaigns used, [`written`] whether what is written about a game is true, [`rubbish`] bends inputs. [`game_tests`] writes the
//! tests that every game has alike. [`Curious`] uses what nobody else would.

#![deny(clippy::float_arithmetic)]

pub mod components;
pub mod coverage;
mod curious;
pub mod diff;
pub mod game_tests;
pub mod golden;
mod panics;
pub mod play_out;
pub mod properties;
pub mod random;
pub mod reach;
pub mod refold;
pub mod rubbish;
pub mod scenario;
mod wording;
pub mod written;

pub use curious::Curious;
pub use play_out::{Answering, Checks, Finished, Start, play_on, play_out, play_out_by, play_with};
pub use properties::{Failure, Property};
pub use random::{Rng, seats_by_lot};
pub use reach::Reach;
pub use refold::refold;
pub use wording::wording_gaps;
