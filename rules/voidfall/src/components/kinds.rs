//! Kinds of things: resources, guilds, installations, fleets, tracks, agendas, focuses.

use sternpost_core::terms;

terms! {
    "resource";
    /// VF-RES-03: a resource.
    pub enum Resource { Food, Energy, Materials, Credits, Science }
}

impl Resource {
    /// VF-RES-05: the resources in whose place credits can be paid, and of which a mix of basic ones is made.
    pub const BASIC: [Self; 3] = [Self::Food, Self::Energy, Self::Materials];

    /// Whether it is one of the three basic ones.
    #[must_use]
    pub const fn is_basic(self) -> bool {
        matches!(self, Self::Food | Self::Energy | Self::Materials)
    }

    /// VF-GI-01: the guild that raises its level of production.
    #[must_use]
    pub const fn guild(self) -> Guild {
        match self {
            Self::Food => Guild::Farmers,
            Self::Energy => Guild::Engineers,
            Self::Materials => Guild::Miners,
            Self::Credits => Guild::Bankers,
            Self::Science => Guild::Scientists,
        }
    }
}

terms! {
    "guild";
    /// VF-GI-01: a guild.
    pub enum Guild { Farmers, Engineers, Miners, Bankers, Scientists }
}

impl Guild {
    /// VF-GI-01: the resource whose level of production it raises.
    #[must_use]
    pub const fn resource(self) -> Resource {
        match self {
            Self::Farmers => Resource::Food,
            Self::Engineers => Resource::Energy,
            Self::Miners => Resource::Materials,
            Self::Bankers => Resource::Credits,
            Self::Scientists => Resource::Science,
        }
    }
}

terms! {
    "installation";
    /// VF-GI-03: an installation.
    pub enum Installation { Shipyard, SectorDefense, Starbase }
}

terms! {
    "fleet";
    /// VF-FT: a type of fleet.
    pub enum Fleet { Corvette, Sentry, Destroyer, Dreadnought, Carrier }
}

impl Fleet {
    /// VF-FL-05: the technology that its deployment needs.
    #[must_use]
    pub const fn technology(self) -> Option<super::TechnologyId> {
        use super::TechnologyId;
        match self {
            Self::Corvette => None,
            Self::Sentry => Some(TechnologyId::Sentries),
            Self::Destroyer => Some(TechnologyId::Destroyers),
            Self::Dreadnought => Some(TechnologyId::Dreadnoughts),
            Self::Carrier => Some(TechnologyId::Carriers),
        }
    }

    /// VF-FL-07: what the deployment of each fleet power of this type costs.
    #[must_use]
    pub const fn deployment_cost(self) -> Option<Resource> {
        match self {
            Self::Corvette | Self::Sentry | Self::Destroyer => None,
            Self::Dreadnought => Some(Resource::Materials),
            Self::Carrier => Some(Resource::Food),
        }
    }
}

terms! {
    "track";
    /// VF-CIV-01: a civilization track.
    pub enum Track { Society, Statecraft, Economy }
}

terms! {
    "take-over-part";
    /// VF-OUT-04 to -15: a part of a takeover, in the order that is best where nothing else matters.
    pub enum TakeOverPart { Installations, Glory, Bounties, Reclaims, FallenHouse }
}

terms! {
    "agenda-type";
    /// VF-AGE-12: a type of agenda.
    pub enum AgendaType { Dominance, Might, Wealth, Support }
}

terms! {
    "focus";
    /// One of the nine focuses, for which a House may have another card (VF-SEL-09), or Leadership, which is Heroic (VF-SEL-03).
    pub enum Focus {
        Conquest,
        Development,
        Innovation,
        Politics,
        Production,
        Progress,
        Prosperity,
        Reinforcement,
        Temptation,
        Leadership,
    }
}

terms! {
    "house";
    /// VF-GEN-01: a House.
    pub enum House {
        Valnis,
        Belitan,
        Dunlork,
        Cortozaar,
        Zenor,
        Thegwyn,
        Shiveus,
        Yarvek,
        Nervo,
        Astoran,
        Fenrax,
        Kradmor,
        Marqualos,
        Novaris,
    }
}

terms! {
    "origin";
    /// VF-GEN-01: one of the two origins of a House.
    pub enum Origin { A, B }
}
