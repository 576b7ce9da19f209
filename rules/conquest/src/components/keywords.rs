//! Keywords (CONQ-KEYWORD) and traits: single words printed on cards. What keywords mean for an attack or a deployment is the chapters' to say.

use sternpost_core::Text;

sternpost_core::terms! {
    "keyword";
    /// A keyword (CONQ-KEYWORD-01 to CONQ-KEYWORD-07, CONQ-SUP-21 to CONQ-SUP-25). The number of Area Effect stands beside it.
    pub enum Keyword {
        Brutal,
        Flying,
        Ambush,
        Ranged,
        AreaEffect,
        Armorbane,
        Mobile,
        NoWargearAttachments,
        NoAttachments,
        Limited,
        ImmuneToEnemyEvents,
        Bloodied,
    }
}

impl Keyword {
    /// What it means, in our words.
    #[must_use]
    pub fn text(self) -> Text {
        Text::term("keyword-text", self.slug())
    }
}

sternpost_core::terms! {
    "trait";
    /// A trait: it does nothing by itself, cards speak of it.
    pub enum Trait {
        Abhuman,
        Alaitoc,
        Ally,
        AlphaLegion,
        Altansar,
        Armor,
        Artillery,
        Beastmaster,
        BielTan,
        Bionics,
        BlackLegion,
        Blessing,
        BloodAngels,
        Boyz,
        Cadia,
        Catachan,
        Condition,
        Conscript,
        Creature,
        Cultist,
        Curse,
        Daemon,
        DarkAngels,
        DeathGuard,
        Drone,
        Elite,
        Elysia,
        Haemonculus,
        Hero,
        IronHands,
        Iyanden,
        Kabalite,
        Khorne,
        Kroot,
        Location,
        Mordia,
        Nob,
        Nurgle,
        Oddboy,
        Officer,
        Pilot,
        Power,
        Priest,
        Psyker,
        Raider,
        RavenGuard,
        Relic,
        Runt,
        SaimHann,
        Scholar,
        Scout,
        ShasLa,
        ShasO,
        Skill,
        Slaanesh,
        Soldier,
        Spirit,
        Succubus,
        Tactic,
        Tank,
        TechPriest,
        Torture,
        Transport,
        Tzeentch,
        Ultramarines,
        Upgrade,
        Vehicle,
        Vespid,
        Vostroya,
        Walker,
        WarEngine,
        Warboss,
        Wargear,
        Warrior,
        Weapon,
        WorldEaters,
        Wych,
    }
}
