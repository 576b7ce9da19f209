//! The action cards of the box (LRR 3), each with the file in `cards/action_cards/` that says what it does.

/// The list, handed to a macro.
macro_rules! action_cards {
    ($then:ident) => {
        $then! {
            Sabotage => sabotage,
            Uprising => uprising,
            FlankSpeed => flank_speed,
            SkilledRetreat => skilled_retreat,
            DirectHit => direct_hit,
            ShieldsHolding => shields_holding,
            ManeuveringJets => maneuvering_jets,
            FireTeam => fire_team,
            MoraleBoost => morale_boost,
            EmergencyRepairs => emergency_repairs,
            Veto => veto,
            Bribery => bribery,
            DistinguishedCouncilor => distinguished_councilor,
            AssassinateRepresentative => assassinate_representative,
            AncientBurialSites => ancient_burial_sites,
            ConfusingLegalText => confusing_legal_text,
            ConstructionRider => construction_rider,
            DiplomacyRider => diplomacy_rider,
            ImperialRider => imperial_rider,
            LeadershipRider => leadership_rider,
            PoliticsRider => politics_rider,
            TechnologyRider => technology_rider,
            TradeRider => trade_rider,
            WarfareRider => warfare_rider,
        }
    };
}
pub(crate) use action_cards;

macro_rules! ids {
    ($($id:ident => $file:ident),* $(,)?) => {
        sternpost_core::terms! {
            "action-card";
            /// An action card.
            pub enum ActionCardId { $($id),* }
        }
    };
}
action_cards!(ids);
