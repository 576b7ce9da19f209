//! The phases of a round (CONQ-ROUND-01), and what ends the game.

pub mod combat;
pub mod command;
pub mod defeat;
pub mod deploy;
pub mod headquarters;
pub mod round;
pub mod victory;
