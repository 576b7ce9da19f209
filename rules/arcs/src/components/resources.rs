//! The five resources (ARCS-COMP-05); what each is good for in a Prelude is in `rounds/spending.rs`.

use crate::prelude::*;

terms! {
    "resource";
    /// A resource, and the planet type that yields it, in the order of the player board.
    pub enum Resource { Material, Fuel, Weapon, Relic, Psionic }
}

/// Tokens of each resource in the box.
pub const TOKENS_OF_EACH: u8 = 5;

impl Resource {
    /// The ambition that counts it (ARCS-SCORE-01, 04, 05, ARCS-GUILD-02).
    #[must_use]
    pub fn ambition(self) -> Option<Ambition> {
        match self {
            Self::Material | Self::Fuel => Some(Ambition::Tycoon),
            Self::Weapon => None,
            Self::Relic => Some(Ambition::Keeper),
            Self::Psionic => Some(Ambition::Empath),
        }
    }
}
