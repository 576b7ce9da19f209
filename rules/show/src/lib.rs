//! What a Sternpost game shows, in neutral terms: its board as a [`Scene`], how everybody stands as a [`Tally`], [`Layer`]s over the board, a [`Highlight`] of each
//! fight and vote, a [`Headline`] of each turn, a [`Book`] of all that can be looked up. A game says it ([`Shows`]); pages, letters and pictures show it without knowing a game.

#![deny(clippy::float_arithmetic)]

pub mod gain;
pub mod headline;
pub mod highlight;
pub mod overlay;
pub mod reference;
pub mod scene;
mod shows;
pub mod tally;

pub use gain::Gain;
pub use headline::Headline;
pub use highlight::Highlight;
pub use overlay::{Layer, LayerMark, Overlay};
pub use reference::{Book, Entry, Reference};
pub use scene::{FirstLook, Scene};
pub use shows::Shows;
pub use tally::Tally;
