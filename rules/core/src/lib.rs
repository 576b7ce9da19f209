//! The kernel every Sternpost game shares.
//!
//! A game is a pure function from a log of answers to a position. This crate owns what all games have in common: the
//! stack of steps ([`Position`]), questions and the five shapes of answers ([`question`]), windows in which seats react
//! ([`window`]), chance that is drawn once and read ever after ([`chance`]), secrets ([`secret`]), typed lines and their
//! Fluent wording ([`text`]), the neutral picture of a board ([`scene`]), and how everybody
//! stands ([`tally`]). It knows no game, no clock and no I/O.
//!
//! A rules author implements [`Rules`], and [`Purpose`] if the game is to have opponents; everybody else reaches the game through the object-safe [`Game`] and [`Play`].

#![deny(clippy::float_arithmetic)]

pub mod bounds;
pub mod chance;
mod fold;
mod game;
mod given;
pub mod meter;
mod orderable;
pub mod overlay;
pub mod panics;
pub mod pile;
mod position;
mod proposal;
mod purpose;
pub mod question;
pub mod reference;
mod rules;
pub mod scene;
pub mod seat;
pub mod secret;
mod table;
pub mod tally;
pub mod text;
pub mod window;
pub mod wording;

pub use chance::{Chance, Source};
pub use fold::{Act, FoldError, fold};
pub use game::{Asked, BadSetup, BadSnapshot, Closed, FirstLook, Game, Offered, Play, Preview, Published, Setup, Standing, hex};
pub use meter::{Meter, Share};
pub use orderable::{Kind, Known, Manner, OrderForm, named_in};
pub use overlay::{Layer, Overlay, Worth};
pub use pile::Pile;
pub use position::{Composed, Outcome, Position, Stop, Told};
pub use proposal::{DealForm, Proposed, Side, Term, TermKind};
pub use purpose::{Asking, Lean, Purpose, Supposed};
pub use question::{Answer, Barred, Offer, Picked, Question, Refusal, Shape};
pub use reference::{Book, Entry, Reference};
pub use rules::{Asks, FromGiven, Plain, Rules};
pub use scene::{Place, Scene};
pub use seat::{BySeat, Eyes, Seat};
pub use secret::Secret;
pub use table::{Audience, Table};
pub use tally::Tally;
pub use text::{Arg, Catalogue, Message, Text, ToArg};
pub use window::{Force, Never, Usable, Window};
