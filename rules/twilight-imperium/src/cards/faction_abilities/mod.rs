//! What faction sheets and flagships can do, and what they change for good (LRR 27.21). An ability is a file of its own and one
//! row here.

pub mod assimilation;

use crate::components::UnitCard;
use crate::prelude::*;

sternpost_kit::cards! {
    "faction-ability";
    /// A faction ability.
    pub enum FactionAbilityId of faction -> FactionId: Texts = TEXTS {
        Mitosis of Arborec => mitosis,
        MunitionsReserves of Letnev => munitions_reserves,
        Ambush of Mentak => ambush,
        Pillage of Mentak => pillage,
        Foresight of Naalu => foresight,
        Telepathic of Naalu => telepathic,
        TechnologicalSingularity of Nekro => technological_singularity,
        Harrow of L1z1x => harrow,
        PeaceAccords of Xxcha => peace_accords,
        Indoctrination of Yin => indoctrination,
        Quash of Xxcha => quash,
        GalacticThreat of Nekro => galactic_threat,
        Unrelenting of Sardakk => unrelenting,
        Fragile of Jolnar => fragile,
        Crafty of Yssaril => crafty,
        QuantumEntanglement of Creuss => quantum_entanglement,
        HilColish of Creuss => hil_colish,
        GuildShips of Hacan => guild_ships,
        Arbiters of Hacan => arbiters,
        Propagation of Nekro => propagation,
        Armada of Letnev => armada,
        Scavenge of Saar => scavenge,
        Nomadic of Saar => nomadic,
        StarForge of Muaat => star_forge,
        MastersOfTrade of Hacan => masters_of_trade,
        OrbitalDrop of Sol => orbital_drop,
        Versatile of Sol => versatile,
        Assimilate of L1z1x => assimilate,
        BloodTies of Winnu => blood_ties,
        StallTactics of Yssaril => stall_tactics,
        Scheming of Yssaril => scheming,
        ArcSecundus of Letnev => arc_secundus,
        DuhaMenaimon of Arborec => duha_menaimon,
        ZeroZeroOne of L1z1x => zero_zero_one,
        Alastor of Nekro => alastor,
        Matriarch of Naalu => matriarch,
        YsiaYssrila of Yssaril => ysia_yssrila,
        TheInferno of Muaat => the_inferno,
        Genesis of Sol => genesis,
        FourthMoon of Mentak => fourth_moon,
        CmorranNorr of Sardakk => cmorran_norr,
        VanHauge of Yin => van_hauge,
        GashlaiPhysiology of Muaat => gashlai_physiology,
        Slipstream of Creuss => slipstream,
        Brilliant of Jolnar => brilliant,
        Reclamation of Winnu => reclamation,
        JnsHylarim of Jolnar => jns_hylarim,
        WrathOfKenara of Hacan => wrath_of_kenara,
        Analytical of Jolnar => analytical,
        Devotion of Yin => devotion,
    }
}

impl FactionAbilityId {
    /// What a flagship can do besides its numbers.
    #[must_use]
    pub fn of_flagship(card: UnitCard) -> Option<Self> {
        let flagship = card.slug().strip_prefix("flagship-")?;
        // The Alastor's ability is listed without its article.
        let plain = |name: &'static str| name.strip_prefix("the-").unwrap_or(name);
        Self::ALL.iter().copied().find(|ability| plain(ability.slug()) == plain(flagship))
    }

    /// Whether it is the text of a flagship, not of a faction sheet (LRR 27.21).
    #[must_use]
    pub fn is_of_flagship(self) -> bool {
        UnitCard::ALL.iter().any(|card| Self::of_flagship(*card) == Some(self))
    }
}

/// What an ability does.
pub fn texts(ability: FactionAbilityId) -> &'static [Ability] {
    ability.card().abilities
}
