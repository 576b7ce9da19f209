//! What lies where: neighbours, control, supplies, pieces and tokens.

pub mod control;
pub mod hits;
pub mod pieces;
pub mod reach;
pub mod supply;
pub mod tokens;
