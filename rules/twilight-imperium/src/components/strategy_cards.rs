//! The eight strategy cards (LRR 75.5) and their initiative numbers (LRR 40).

sternpost_core::terms! {
    "strategy-card";
    /// A strategy card, in initiative order.
    pub enum StrategyCardId {
    Leadership, Diplomacy, Politics, Construction, Trade, Warfare, Technology, Imperial,
    }
}

impl StrategyCardId {
    /// The number that orders the action and status phases (LRR 75.6), 1 to 8.
    #[must_use]
    pub fn initiative(self) -> u8 {
        self as u8 + 1
    }
}
