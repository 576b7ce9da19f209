//! The 31 Court cards (ARCS-COMP-04). What each does stands in a file of its own below `cards/`; the list of them in `cards/mod.rs`.

use sternpost_core::terms;

terms! {
    "court-card";
    /// A Court card: 25 Guild cards, then 6 Vox cards.
    pub enum CourtCardId {
        LoyalEngineers, MiningInterest, MaterialCartel, AdminUnion, ConstructionUnion,
        FuelCartel, LoyalPilots, Gatekeepers, ShippingInterest, SpacingUnion,
        ArmsUnion, PrisonWardens, Skirmishers, CourtEnforcers, LoyalMarines,
        LatticeSpies, Farseers, SecretOrder, LoyalEmpaths, SilverTongues,
        LoyalKeepers, SwornGuardians, ElderBroker, RelicFence, GalacticBards,
        MassUprising, PopulistDemands, OutrageSpreads, SongOfFreedom, GuildStruggle, CallToAction,
    }
}
