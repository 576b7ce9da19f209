//! Cards: combat cards, events, order upgrades.

pub mod combat;
pub mod events;
pub mod orders;
