//! Harbours: a game of two seats with a hand, a window and a map, written as `CONTRIBUTING.md` says a game is added. It is offered to nobody: it shows what a
//! new game has to write, and how much of that is not its rules (`tests/size.rs` counts).
//!
//! Two captains sail between five harbours, a step each turn, and land the crates that lie there. A hand of cards helps, or hinders the other. When no crate
//! is left, or after twelve turns, whoever has landed more has won; with equal cargoes it is a draw.

#![deny(clippy::float_arithmetic)]

mod cards;
mod flow;
mod map;
mod position;
mod sailing;
mod show;

/// Harbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harbours;
