//! The kernel every Sternpost game shares.
//!
//! A game is a pure function from a log of answers to a position. This crate owns what moves a game on: the
//! stack of steps ([`Position`]), questions and the five shapes of answers ([`question`]), windows in which seats react
//! ([`window`]), chance that is drawn once and read ever after ([`chance`]), secrets ([`secret`], [`pile`]), and typed lines with their
//! Fluent wording ([`text`]). It knows no game, no clock and no I/O.
//!
//! A rules author implements [`Rules`], and a trait for each thing that only some games can do: [`Reacts`] (windows and abilities), [`Anytime`]
//! (deals, giving up), [`Ordered`] (questions that are answered ahead), [`Described`] (scenarios and twins). A game that cannot do one of them says so
//! in a line: [`NoWindows`], [`NothingAtAnyTime`], [`NoOrders`]. What is shown is `sternpost_show`'s; everybody but its author reaches a game
//! through `sternpost_game`.

#![deny(clippy::float_arithmetic)]

mod anytime;
pub mod chance;
mod described;
pub mod meter;
mod orderable;
pub mod panics;
pub mod pile;
mod place;
mod position;
mod proposal;
pub mod question;
mod rules;
pub mod seat;
pub mod secret;
mod table;
pub mod text;
mod usual;
pub mod window;

pub use anytime::{Anytime, NothingAtAnyTime};
pub use chance::{Chance, Source};
pub use described::{Described, FromGiven};
pub use meter::{Meter, Share};
pub use orderable::{AnswerShape, Kind, Known, NoOrders, OrderForm, Ordered, named_in};
pub use pile::Pile;
pub use place::Place;
pub use position::{Composed, Outcome, Position, Stop, Told};
pub use proposal::{DealForm, DealPart, Proposed, Side, Term, TermKind};
pub use question::{Answer, Barred, Offer, Picked, Question, Refusal, Shape};
pub use rules::{Asks, Plain, Rules, Setup, Standing};
pub use seat::{BySeat, Eyes, Seat};
pub use secret::Secret;
pub use table::{Audience, Table};
pub use text::{Arg, Catalogue, Filling, Key, Message, Text, ToArg};
pub use usual::{Need, Usual, UsualChoice};
pub use window::{Force, Never, NoWindows, Reacts, Usable, Window};
