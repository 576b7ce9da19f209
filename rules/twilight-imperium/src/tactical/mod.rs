//! The tactical action (LRR 79): activation and movement (LRR 15, 83). Its battles are in `combat`, production in `economy`.

pub mod arrival;
pub mod departure;
pub mod leading;
pub mod movable;
pub mod movement;
pub mod relocation;
pub mod routes;
pub mod tactical_action;
pub mod ways;
