//! What lies where (LRR 7, 19, 23, 28, 38, 42, 43, 47, 52, 56, 67, 70, 88): systems, units, what a system may hold.

pub mod adjacency;
pub mod control;
pub mod fleet;
pub mod galaxy;
pub mod giving_up;
pub mod infantry;
pub mod placing;
pub mod plastic;
pub mod supply;
pub mod units;
pub mod wormhole_tokens;
