//! Tokens: bounties, reclaims, the trade board, glory, what a Fallen House gives. Bounties, reclaims and that gift are ours: no source describes them.

use super::prelude::*;

terms! {
    "bounty";
    /// A Bounty (VF-LOOT): ours.
    pub enum Bounty { Food, Energy, Materials, Credits, Science, Influence }
}

impl Bounty {
    /// How many of each are in the box.
    pub const OF_A_KIND: usize = 8;

    /// What it brings.
    #[must_use]
    pub const fn deed(self) -> Deed {
        BOUNTIES[self as usize]
    }

    /// Where it is known from: the rulebook shows one.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        match self {
            Self::Food => Provenance::Example,
            Self::Energy | Self::Materials | Self::Credits | Self::Science | Self::Influence => Provenance::Own,
        }
    }
}

static BOUNTIES: [Deed; 6] = [
    Deed::free(&[Effect::Gain(Stock::of(Resource::Food, 2))]),
    Deed::free(&[Effect::Gain(Stock::of(Resource::Energy, 2))]),
    Deed::free(&[Effect::Gain(Stock::of(Resource::Materials, 2))]),
    Deed::free(&[Effect::Gain(Stock::of(Resource::Credits, 1)), Effect::GainMix(1)]),
    Deed::free(&[Effect::Gain(Stock::of(Resource::Science, 1)), Effect::GainMix(1)]),
    Deed::free(&[Effect::Influence(2)]),
];

terms! {
    "reclaim";
    /// A Reclaim (VF-LOOT-04): ours.
    pub enum Reclaim { Farmers, Engineers, Miners, Shipyard, SectorDefense, Fleet }
}

impl Reclaim {
    /// How many there are in the box.
    #[must_use]
    pub const fn copies(self) -> usize {
        match self {
            Self::Farmers | Self::Engineers | Self::Miners => 5,
            Self::Shipyard | Self::SectorDefense | Self::Fleet => 4,
        }
    }

    /// Where it is known from: the rulebook shows one.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        match self {
            Self::Miners => Provenance::Example,
            Self::Farmers | Self::Engineers | Self::Shipyard | Self::SectorDefense | Self::Fleet => Provenance::Own,
        }
    }

    /// What it brings, in the sector where it lay.
    #[must_use]
    pub const fn deed(self) -> Deed {
        const HERE: At = At::Here;
        match self {
            Self::Farmers => Deed::free(&[Effect::Establish { what: Some(Guild::Farmers), at: HERE }]),
            Self::Engineers => Deed::free(&[Effect::Establish { what: Some(Guild::Engineers), at: HERE }]),
            Self::Miners => Deed::free(&[Effect::Establish { what: Some(Guild::Miners), at: HERE }]),
            Self::Shipyard => Deed::free(&[Effect::Build { what: Some(Installation::Shipyard), at: HERE }]),
            Self::SectorDefense => Deed::free(&[Effect::Build { what: Some(Installation::SectorDefense), at: HERE }]),
            Self::Fleet => Deed::free(&[Effect::Deploy { count: 1, at: HERE, fleet: None }]),
        }
    }
}

/// VF-OUT-14: what a Fallen House gives in its sector: ours.
pub const OF_A_FALLEN_HOUSE: Deed =
    Deed::free(&[Effect::Establish { what: None, at: At::Here }, Effect::Deploy { count: 1, at: At::Here, fleet: None }]);

/// Where that is known from.
pub const PROVENANCE_OF_THE_GIFT: Provenance = Provenance::Own;

/// VF-TRD-09: the bonuses of the six spaces of the trade board, the lowest first.
pub const TRADE_BONUSES: [Deed; 6] = [
    Deed::free(&[Effect::Gain(Stock::of(Resource::Science, 1))]),
    Deed::free(&[Effect::GainBounty(1)]),
    Deed::free(&[Effect::GainBasics(2)]),
    Deed::one_of(&[Effect::Gain(Stock::of(Resource::Credits, 2)), Effect::Gain(Stock::of(Resource::Science, 2))]),
    Deed::free(&[Effect::Activate(1)]),
    Deed::free(&[Effect::Influence(3)]),
];

/// Where the bonus of a space is known from: the rulebook shows the lowest four.
#[must_use]
pub const fn provenance_of_trade_bonus(space: u8) -> Provenance {
    if space <= 4 { Provenance::Printed } else { Provenance::Listed }
}

/// Trade tokens on each space at the start.
#[must_use]
pub const fn trade_tokens_on_a_space(seats: u8) -> u8 {
    if seats <= 2 { 1 } else { 2 }
}

/// Where the first glory tokens are known from: ours, but for one seat.
pub const PROVENANCE_OF_STARTING_GLORY: Provenance = Provenance::Own;

/// The glory token that each player begins with, by the order of turns: ours, but for one seat.
#[must_use]
pub const fn starting_glory(seats: u8) -> &'static [u8] {
    match seats {
        0 | 1 => &[2],
        2 => &[1, 2],
        3 => &[1, 2, 3],
        _ => &[1, 2, 2, 3],
    }
}
