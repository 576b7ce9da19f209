//! The game round (LRR 71) and its phases (LRR 2, 4, 73, 76), and how the game ends (LRR 14, 68).

pub mod action_phase;
pub mod agenda_phase;
pub mod elimination;
pub mod predictions;
pub mod round;
pub mod status_phase;
pub mod strategy_phase;
pub mod victory;
pub mod voting;
