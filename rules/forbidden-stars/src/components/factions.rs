//! Factions, structures, assets and orders: what everybody has of them is the same, but for the numbers of the faction sheets.

use sternpost_core::terms;

terms! {
    "faction";
    /// A faction (FS-SET-01).
    pub enum Faction { Ultramarines, Chaos, Orks, Eldar }
}

impl Faction {
    /// FS-SET-04: the number of the tile with its symbol.
    #[must_use]
    pub const fn home_tile(self) -> u8 {
        match self {
            Self::Eldar => 9,
            Self::Ultramarines => 10,
            Self::Orks => 11,
            Self::Chaos => 12,
        }
    }

    /// Asset tokens among its starting forces (FS-SET-02, FS-SET-10).
    #[must_use]
    pub const fn starting_assets(self) -> &'static [Asset] {
        match self {
            Self::Ultramarines | Self::Chaos | Self::Eldar => &[],
            Self::Orks => &[Asset::Reinforcement],
        }
    }

    /// The colour of its figures.
    #[must_use]
    pub const fn colour(self) -> &'static str {
        match self {
            Self::Ultramarines => "blue",
            Self::Chaos => "red",
            Self::Orks => "green",
            Self::Eldar => "yellow",
        }
    }
}

terms! {
    "structure";
    /// A structure (FS-STR-01).
    pub enum Structure { Factory, City, Bastion }
}

impl Structure {
    /// Materiel it costs (FS-COST-02).
    #[must_use]
    pub const fn cost(self) -> u32 {
        match self {
            Self::Factory | Self::Bastion => 2,
            Self::City => 3,
        }
    }
}

/// What a bastion has in a fight (FS-BAST-02).
pub mod bastion {
    /// Dice it gives.
    pub const COMBAT: u32 = 2;
    /// Damage that destroys it.
    pub const HEALTH: u32 = 3;
    /// Its morale.
    pub const MORALE: u32 = 2;
}

terms! {
    "asset";
    /// A kind of asset token (FS-ASSET).
    pub enum Asset { Forge, Cache, Reinforcement }
}

terms! {
    "order";
    /// A kind of order (FS-ORD-01).
    pub enum OrderKind { Advance, Deploy, Strategize, Dominate }
}
