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
            Bunker => bunker,
            CourageousToTheEnd => courageous_to_the_end,
            CrippleDefenses => cripple_defenses,
            Disable => disable,
            EconomicInitiative => economic_initiative,
            ExperimentalBattlestation => experimental_battlestation,
            FighterPrototype => fighter_prototype,
            FocusedResearch => focused_research,
            FrontlineDeployment => frontline_deployment,
            GhostShip => ghost_ship,
            IndustrialInitiative => industrial_initiative,
            Infiltrate => infiltrate,
            InTheSilenceOfSpace => in_the_silence_of_space,
            LostStarChart => lost_star_chart,
            Insubordination => insubordination,
            Intercept => intercept,
            LuckyShot => lucky_shot,
            MiningInitiative => mining_initiative,
            Parley => parley,
            Plague => plague,
            PoliticalStability => political_stability,
            PublicDisgrace => public_disgrace,
            ReactorMeltdown => reactor_meltdown,
            Reparations => reparations,
            RepealLaw => repeal_law,
            RiseOfAMessiah => rise_of_a_messiah,
            Salvage => salvage,
            SignalJamming => signal_jamming,
            Spy => spy,
            Summit => summit,
            TacticalBombardment => tactical_bombardment,
            UnexpectedAction => unexpected_action,
            UnstablePlanet => unstable_planet,
            Upgrade => upgrade,
            WarEffort => war_effort,
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
