//! The append-only log: entries, their hash chain, derived chance, and the fold that turns them into a position.
//!
//! Nothing here reads a clock, a disk or a network: a program that checks an export runs the same code as the server that wrote it.

pub mod body;
pub mod chain;
pub mod chance;
pub mod court;
pub mod deal;
pub mod effect;
pub mod entry;
pub mod export;
pub mod face;
pub mod fold;
pub mod ground;
mod moves;
pub mod pace;
pub mod schemas;
pub mod upgrade;
mod written;

pub use body::{Body, Forked, Given};
pub use chain::{ChainError, verify};
pub use chance::{CampaignSecret, ChanceKey, Derivation, Derived, Phrases, Stream};
pub use court::{Again, Court, CourtAct, Draws, Motion, Ruling};
pub use effect::{Answers, Back, Beside, Effect, Turn, WentBack};
pub use entry::{Actor, CampaignId, Cause, Entry, NewEntry};
pub use fold::{Check, FoldError, Folded, effective, fold};
pub use moves::{LeftLine, Moves};
