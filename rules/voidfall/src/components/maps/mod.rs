//! Maps: which sectors lie where, and what lies in them at the start.

mod c011;
mod n2;
mod n3;
mod n4;

use super::provenance::Provenance;
use sternpost_core::terms;
use sternpost_kit::board::hex::Hex;

terms! {
    "sector-kind";
    /// What sort of sector it is.
    pub enum Kind { Home, Outpost, Outskirts, Province, Redoubt, Heartland, Core, FallenHouse, Rift }
}

terms! {
    "map";
    /// A map.
    pub enum MapId { TwoBanners, ThreeBanners, FourBanners, FirstStand }
}

/// A sector of a map at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SectorCard {
    /// Where it lies: axial coordinates, flat tops.
    pub at: Hex,
    /// Its sort.
    pub kind: Kind,
    /// Whose it is, of Home sectors and outposts.
    pub seat: Option<u8>,
    /// Voidborn fleet powers.
    pub voidborn: u8,
    /// Its population; of Home sectors, outposts and Fallen Houses a card says it.
    pub population: u8,
    /// The value of the glory token there.
    pub glory: u8,
    /// Sector Defenses.
    pub defenses: u8,
    /// Bounties.
    pub bounties: u8,
    /// Reclaims.
    pub reclaims: u8,
    /// Harbingers, where the Void is played against.
    pub harbingers: u8,
    /// Whether it is corrupted.
    pub is_corrupted: bool,
}

const fn sector(kind: Kind, at: Hex) -> SectorCard {
    let (voidborn, population, glory, defenses, bounties, reclaims) = match kind {
        Kind::Home | Kind::Outpost => (0, 0, 0, 0, 0, 0),
        Kind::Outskirts => (1, 2, 1, 0, 0, 0),
        Kind::Province => (2, 3, 2, 0, 1, 0),
        Kind::Redoubt => (1, 4, 3, 1, 0, 2),
        Kind::Heartland => (2, 5, 4, 1, 1, 1),
        Kind::Core => (3, 4, 4, 1, 0, 2),
        Kind::FallenHouse => (0, 0, 1, 0, 0, 0),
        Kind::Rift => (3, 0, 0, 0, 0, 0),
    };
    let is_corrupted = !matches!(kind, Kind::Home | Kind::Outpost | Kind::Rift);
    SectorCard { at, kind, seat: None, voidborn, population, glory, defenses, bounties, reclaims, harbingers: 0, is_corrupted }
}

const fn of_seat(kind: Kind, at: Hex, seat: u8) -> SectorCard {
    SectorCard { seat: Some(seat), ..sector(kind, at) }
}

impl SectorCard {
    const fn with_harbinger(self) -> Self {
        Self { harbingers: 1, ..self }
    }
}

/// Against the Void a sector holds so much less Voidborn fleet power.
const LESS_VOIDBORN: u8 = 1;

/// A sector as it lies against the Void, with so much less population and no Sector Defense: 1 Voidborn fleet power and a population of 1 at least, where there are any. Outskirts and provinces
/// are not corrupted yet (VF-SEC-03: Voidborn sectors need not be).
fn lighter(card: &SectorCard, less_population: u8) -> SectorCard {
    let less = |count: u8, by: u8| if count == 0 { 0 } else { count.saturating_sub(by).max(1) };
    SectorCard {
        voidborn: less(card.voidborn, LESS_VOIDBORN),
        population: less(card.population, less_population),
        defenses: 0,
        is_corrupted: card.is_corrupted && !matches!(card.kind, Kind::Outskirts | Kind::Province),
        ..*card
    }
}

/// A map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    /// Its sectors.
    pub sectors: &'static [SectorCard],
    /// VF-SEC-01: edges with a Voidstorm, by the sectors on both sides.
    pub storms: &'static [(Hex, Hex)],
}

impl MapId {
    /// What lies there.
    #[must_use]
    pub fn map(self) -> &'static Map {
        match self {
            Self::TwoBanners => &n2::MAP,
            Self::ThreeBanners => &n3::MAP,
            Self::FourBanners => &n4::MAP,
            Self::FirstStand => &c011::MAP,
        }
    }

    /// Against the Void: how much less population its sectors have, for all of it counts against each player.
    const fn less_population(self) -> u8 {
        match self {
            Self::TwoBanners => 0,
            Self::FirstStand => 1,
            Self::ThreeBanners | Self::FourBanners => 2,
        }
    }

    /// Voidborn fleet power in the Rift of a map of our own.
    const fn in_rift(self) -> u8 {
        if matches!(self, Self::TwoBanners) { 3 } else { 2 }
    }

    /// Its sectors as they lie in a game. Against the Void a map of our own for two or three has a Rift in the place of its core, and each
    /// a Harbinger in each redoubt; otherwise no Harbinger is laid out.
    pub fn sectors(self, is_against_the_void: bool) -> impl Iterator<Item = SectorCard> {
        let is_own = self.provenance() == Provenance::Own;
        let (less, has_rift) = (self.less_population(), !matches!(self, Self::FourBanners));
        let lies = move |card: &SectorCard| match (is_against_the_void, card.kind) {
            (false, _) => SectorCard { harbingers: 0, ..*card },
            (true, Kind::Core) if is_own && has_rift => SectorCard { voidborn: self.in_rift(), ..sector(Kind::Rift, card.at) },
            (true, Kind::Redoubt) if is_own => SectorCard { harbingers: 1, ..lighter(card, less) },
            (true, _) => lighter(card, less),
        };
        self.map().sectors.iter().map(lies)
    }

    /// The map for so many seats.
    #[must_use]
    pub const fn of_seats(seats: u8) -> Self {
        match seats {
            0 | 1 => Self::FirstStand,
            2 => Self::TwoBanners,
            3 => Self::ThreeBanners,
            _ => Self::FourBanners,
        }
    }

    /// Who has drawn it. The one for a seat is a published one.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        match self {
            Self::FirstStand => Provenance::Listed,
            Self::TwoBanners | Self::ThreeBanners | Self::FourBanners => Provenance::Own,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};
    use sternpost_kit::board::{distances, hex};

    fn neighbours(map: &'static Map) -> impl Fn(Hex) -> Vec<Hex> {
        let sectors: BTreeSet<Hex> = map.sectors.iter().map(|sector| sector.at).collect();
        move |at| {
            let is_open = |other: &Hex| {
                sectors.contains(other) && !map.storms.iter().any(|(a, b)| (*a, *b) == (at, *other) || (*b, *a) == (at, *other))
            };
            hex::around(at).filter(is_open).collect()
        }
    }

    fn homes(map: &'static Map) -> BTreeMap<u8, Hex> {
        map.sectors
            .iter()
            .filter(|sector| sector.kind == Kind::Home)
            .map(|sector| (sector.seat.expect("a Home is a seat's"), sector.at))
            .collect()
    }

    #[test]
    fn a_sector_lies_once_and_every_storm_between_two_of_them() {
        for id in MapId::ALL {
            let map = id.map();
            let sectors: BTreeSet<Hex> = map.sectors.iter().map(|sector| sector.at).collect();
            assert_eq!(sectors.len(), map.sectors.len(), "{id}");
            for (a, b) in map.storms {
                assert!(sectors.contains(a) && sectors.contains(b) && hex::distance(*a, *b) == 1, "{id}: {a:?} {b:?}");
            }
        }
    }

    /// VF-GEN-01: 26 tiles beside the Homes, 15 storms are in the box.
    #[test]
    fn a_map_takes_no_more_than_the_box_has() {
        for id in MapId::ALL {
            let map = id.map();
            let seats = homes(map).len();
            let outposts = map.sectors.iter().filter(|sector| sector.kind == Kind::Outpost).count();
            assert_eq!(outposts, seats, "{id}: an outpost for each Home");
            assert!(map.sectors.len() - seats <= 26 && map.storms.len() <= 15, "{id}");
        }
    }

    #[test]
    fn every_sector_is_reached_from_each_home_without_crossing_another() {
        for id in MapId::ALL {
            let map = id.map();
            let homes = homes(map);
            for home in homes.values() {
                let reached = distances([*home], neighbours(map), |at| at == *home || !homes.values().any(|other| *other == at));
                assert_eq!(reached.len(), map.sectors.len(), "{id} from {home:?}");
            }
        }
    }

    /// What a Home reaches, the farther the less it counts, is the same for all seats.
    #[test]
    fn maps_of_our_own_give_all_seats_the_same() {
        for id in MapId::ALL.iter().filter(|id| id.provenance() == Provenance::Own) {
            let map = id.map();
            let worth = |home: Hex| {
                let reached = distances([home], neighbours(map), |_| true);
                let mut by_distance: BTreeMap<u32, [u32; 6]> = BTreeMap::new();
                for sector in map.sectors {
                    let sums = by_distance.entry(reached[&sector.at]).or_default();
                    let fallen = u8::from(sector.kind == Kind::FallenHouse);
                    let values =
                        [sector.voidborn, sector.population, sector.glory, sector.defenses, sector.bounties + 2 * sector.reclaims, fallen];
                    sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += u32::from(value));
                }
                by_distance
            };
            let worths: BTreeSet<_> = homes(map).into_values().map(worth).collect();
            assert_eq!(worths.len(), 1, "{id}");
        }
    }
}
