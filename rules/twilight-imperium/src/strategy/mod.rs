//! Strategic actions (LRR 74) and what the strategy cards do (LRR 75).

pub mod construction;
pub mod politics;
pub mod strategic_action;
pub mod strategy_cards;
