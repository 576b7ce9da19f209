//! The galaxy: sectors, what lies in them, and what is beside what.

mod force;
mod places;
mod sector;

pub use force::Force;
pub use places::SectorId;
pub use sector::Sector;

use crate::components::maps::{Kind, MapId};
use crate::prelude::*;
use sternpost_kit::board::{distances, hex};

/// The galaxy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Galaxy {
    pub map: MapId,
    pub sectors: BTreeMap<SectorId, Sector>,
}

impl Galaxy {
    /// VF-SEC-01: whether a Voidstorm lies between two sectors.
    pub fn has_storm(&self, a: SectorId, b: SectorId) -> bool {
        let (a, b) = (a.hex(), b.hex());
        self.map.map().storms.iter().any(|(one, other)| (*one, *other) == (a, b) || (*other, *one) == (a, b))
    }

    /// The sectors that share an edge with one, whether a storm lies there or not.
    pub fn touching(&self, at: SectorId) -> impl Iterator<Item = SectorId> {
        hex::around(at.hex()).map(SectorId::of).filter(|other| self.sectors.contains_key(other))
    }

    /// VF-SEC-01: the sectors beside one.
    pub fn beside(&self, at: SectorId) -> impl Iterator<Item = SectorId> {
        self.touching(at).filter(move |other| !self.has_storm(at, *other))
    }

    /// Whether two sectors are beside each other.
    pub fn is_beside(&self, a: SectorId, b: SectorId) -> bool {
        hex::distance(a.hex(), b.hex()) == 1 && !self.has_storm(a, b)
    }

    /// A sector.
    ///
    /// # Panics
    /// If there is none.
    pub fn sector(&self, at: SectorId) -> &Sector {
        self.sectors.get(&at).expect("the sector is on the map")
    }

    /// A sector, to be changed.
    ///
    /// # Panics
    /// If there is none.
    pub fn sector_mut(&mut self, at: SectorId) -> &mut Sector {
        self.sectors.get_mut(&at).expect("the sector is on the map")
    }

    /// VF-SEC-04, -05: the sectors of a player.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = (SectorId, &Sector)> {
        self.sectors.iter().filter(move |(_, sector)| sector.is_of(seat)).map(|(at, sector)| (*at, sector))
    }

    /// The Home sector of a player.
    ///
    /// # Panics
    /// If there is none.
    pub fn home(&self, seat: Seat) -> SectorId {
        let home = self.sectors.iter().find(|(_, sector)| sector.kind == Kind::Home && sector.owner == Some(seat));
        *home.expect("each player has a Home sector").0
    }

    /// VF-TGT-03, VF-PREP-24: whether a sector is beside one of a player's.
    pub fn is_beside_own(&self, at: SectorId, seat: Seat) -> bool {
        self.beside(at).any(|other| self.sector(other).is_of(seat))
    }

    /// How far each sector is from a player's sectors, storms in the way.
    pub fn distances_from(&self, seat: Seat) -> BTreeMap<SectorId, u32> {
        distances(self.of(seat).map(|(at, _)| at), |at| self.beside(at).collect::<Vec<_>>(), |_| true)
    }
}
