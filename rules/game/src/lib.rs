//! How everybody but its author reaches a game: object-safe, in neutral terms.
//!
//! A [`Game`] is one of the product's list, a [`Play`] a campaign of it in progress. [`Published`] makes a game out of anything that is [`Whole`]; [`fold()`]
//! makes a position out of what a log has. Positions that come from outside are bounded before any rule works with them ([`bounds`]).

#![deny(clippy::float_arithmetic)]

mod asked;
pub mod bounds;
mod fold;
mod given;
mod play;
mod position;
mod published;

pub use asked::{Asked, Closed, Offered};
pub use fold::{Act, FoldError, fold};
pub use play::{Play, Preview};
pub use published::{Published, Whole};
use serde_json::Value;
use std::fmt::Write as _;
use std::ops::RangeInclusive;
use sternpost_core::{Catalogue, Chance, Outcome, Text};
use sternpost_show::{FirstLook, Gain, Headline, Highlight};
use thiserror::Error;

/// A set-up that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("the set-up cannot be played: {}", .0.join("; "))]
pub struct BadSetup(pub Vec<String>);

/// A snapshot that cannot be read.
#[derive(Debug, Error)]
#[error("the snapshot cannot be read: {0}")]
pub struct BadSnapshot(#[from] serde_json::Error);

/// A game in the product's list.
pub trait Game: Send + Sync {
    /// Its stable id.
    fn id(&self) -> &'static str;
    /// The version of its rules.
    fn revision(&self) -> u32;
    /// How many seats may play, whatever the options.
    fn seats(&self) -> RangeInclusive<u8>;
    /// How many seats may play with these options; what cannot be read limits nothing further.
    fn seats_for(&self, _options: &Value) -> RangeInclusive<u8> {
        self.seats()
    }
    /// JSON Schema of the host's options.
    fn options_schema(&self) -> Value;
    /// The options of a campaign whose host decides nothing.
    fn default_options(&self) -> Value;
    /// The options of a campaign of people who see the game for the first time.
    fn first_options(&self) -> Value {
        self.default_options()
    }
    /// JSON Schema of a scenario's position.
    fn given_schema(&self) -> Value;
    /// What a seat may still choose before the start, given what others have chosen, as (value, words).
    ///
    /// # Errors
    /// If the options or the choices of others cannot be read.
    fn seat_offers(&self, options: &Value, taken: &[Value]) -> Result<Vec<(Value, Text)>, BadSetup>;
    /// Whether these options alone can be read.
    ///
    /// # Errors
    /// What is wrong with them.
    fn check_options(&self, options: &Value) -> Result<(), BadSetup>;
    /// The board as far as these options settle it before the start, for so many seats: what players agree to.
    fn first_look(&self, _options: &Value, _seats: u8) -> Option<FirstLook> {
        None
    }
    /// Begins a campaign. `setup` is the JSON of [`Setup`](sternpost_core::Setup).
    ///
    /// # Errors
    /// If the set-up cannot be played.
    fn begin(&self, setup: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup>;
    /// A campaign as a snapshot stored it: the one door for positions that were written down, wherever they come from.
    ///
    /// # Errors
    /// If the snapshot cannot be read, or is more than any table holds ([`bounds`]).
    fn restore(&self, snapshot: &str) -> Result<Box<dyn Play>, BadSnapshot>;
    /// A campaign from a scenario's position.
    ///
    /// # Errors
    /// What is wrong with the position.
    fn given(&self, given: &Value, chance: &mut Chance<'_>) -> Result<(Box<dyn Play>, Outcome), BadSetup>;
    /// The points that these lines tell of, and what they were gained for.
    fn gains(&self, _lines: &[&Text]) -> Vec<Gain> {
        vec![]
    }
    /// What could head these lines, with how strong it is; they come as one reader was told them, in order.
    fn headlines(&self, _lines: &[&Text]) -> Vec<Headline> {
        vec![]
    }
    /// What these lines tell that is better seen than read; they come as one reader was told them, in order.
    fn highlights(&self, _lines: &[&Text]) -> Vec<Highlight> {
        vec![]
    }
    /// The wording in a language, English if there is no other.
    fn catalogue(&self, language: &str) -> &'static Catalogue;
}

/// Bytes in hexadecimal.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}
