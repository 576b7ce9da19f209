//! Battles: combat rounds, attacks, and what comes of a battle.

pub mod attack;
pub mod battle;
pub mod winning;
