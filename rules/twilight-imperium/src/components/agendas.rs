//! The agendas of the box (LRR 1), each with the file in `cards/agendas/` that says what it does.

/// The list, handed to a macro.
macro_rules! agendas {
    ($then:ident) => {
        $then! {
            ExecutiveSanctions => executive_sanctions,
            AntiIntellectualRevolution => anti_intellectual_revolution,
            ArmsReduction => arms_reduction,
            ColonialRedistribution => colonial_redistribution,
            CommitteeFormation => committee_formation,
            CompensatedDisarmament => compensated_disarmament,
            CoreMining => core_mining,
            DemilitarizedZone => demilitarized_zone,
            EconomicEquality => economic_equality,
            FleetRegulations => fleet_regulations,
            HolyPlanetOfIxth => holy_planet_of_ixth,
            ImperialArbiter => imperial_arbiter,
            IncentiveProgram => incentive_program,
            IxthianArtifact => ixthian_artifact,
            JudicialAbolishment => judicial_abolishment,
            MinisterOfCommerce => minister_of_commerce,
            MinisterOfExploration => minister_of_exploration,
            MinisterOfPeace => minister_of_peace,
            MinisterOfPolicy => minister_of_policy,
            MinisterOfWar => minister_of_war,
            MiscountDisclosed => miscount_disclosed,
            Mutiny => mutiny,
            NewConstitution => new_constitution,
            PublicExecution => public_execution,
            RepresentativeGovernment => representative_government,
            ResearchTeamBiotic => research_team_biotic,
            ResearchTeamCybernetic => research_team_cybernetic,
            ResearchTeamPropulsion => research_team_propulsion,
            ResearchTeamWarfare => research_team_warfare,
            SeedOfAnEmpire => seed_of_an_empire,
            SenateSanctuary => senate_sanctuary,
            ShardOfTheThrone => shard_of_the_throne,
            SwordsToPlowshares => swords_to_plowshares,
            TerraformingInitiative => terraforming_initiative,
            TheCrownOfEmphidia => the_crown_of_emphidia,
            TheCrownOfThalnos => the_crown_of_thalnos,
            UnconventionalMeasures => unconventional_measures,
            WormholeResearch => wormhole_research,
            ArchivedSecret => archived_secret,
            ConventionsOfWar => conventions_of_war,
            HomelandDefenseAct => homeland_defense_act,
            MinisterOfIndustry => minister_of_industry,
            MinisterOfSciences => minister_of_sciences,
            ProphecyOfIxth => prophecy_of_ixth,
            PublicizeWeaponSchematics => publicize_weapon_schematics,
            RegulatedConscription => regulated_conscription,
            WormholeReconstruction => wormhole_reconstruction,
            EnforcedTravelBan => enforced_travel_ban,
            SharedResearch => shared_research,
            ClassifiedDocumentLeaks => classified_document_leaks,
        }
    };
}
pub(crate) use agendas;

macro_rules! ids {
    ($($id:ident => $file:ident),* $(,)?) => {
        sternpost_core::terms! {
            "agenda";
            /// An agenda card.
            pub enum AgendaId { $($id),* }
        }
    };
}
agendas!(ids);
