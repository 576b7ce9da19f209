//! Where the systems of a campaign lie and which are adjacent (LRR 7, 88).
//!
//! Knows tiles and places, nothing of what stands on them. Wormholes that cards and ships add or close are the caller's: it
//! says which wormholes a system has now.

use crate::components::{CREUSS_GATE, tile};
use crate::prelude::*;
use std::sync::{Arc, OnceLock};
use sternpost_kit::board::hex;

/// The board: systems at axial coordinates, Mecatol Rex at the origin, and those that lie beside the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Galaxy {
    /// Column and row of each system on the map.
    systems: BTreeMap<SystemId, (i32, i32)>,
    /// Systems beside the map; they are part of the board all the same (LRR 70.1).
    #[serde(default)]
    pub off_board: BTreeSet<SystemId>,
    /// Which tiles touch which, and how far they are from the homes: worked out when it is first wanted.
    #[serde(skip)]
    laid: Kept,
}

/// Something worked out from the rest: no part of the galaxy.
#[derive(Clone, Debug, Default)]
struct Kept(OnceLock<Arc<Laid>>);

/// What follows from where the tiles lie.
#[derive(Debug)]
struct Laid {
    /// Which tiles touch which.
    touching: BTreeMap<SystemId, Vec<SystemId>>,
    /// All systems as each home sees them, the nearest first.
    from_home: BTreeMap<SystemId, Vec<SystemId>>,
    /// All systems, by number.
    by_number: Vec<SystemId>,
}

impl PartialEq for Kept {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Kept {}

impl Galaxy {
    /// A board of these systems, and those that lie beside it.
    #[must_use]
    pub fn new(systems: BTreeMap<SystemId, (i32, i32)>, off_board: BTreeSet<SystemId>) -> Self {
        Self { systems, off_board, laid: Kept::default() }
    }

    /// Lays a tile at a column and row, in place of what lay there.
    pub fn lay(&mut self, system: SystemId, at: (i32, i32)) {
        self.systems.retain(|other, place| *place != at && *other != system);
        self.systems.insert(system, at);
        self.laid = Kept::default();
    }

    /// Column and row of each system on the map.
    #[must_use]
    pub fn systems(&self) -> &BTreeMap<SystemId, (i32, i32)> {
        &self.systems
    }

    /// Every system of the board, in tile order, with those beside the map last.
    pub fn all(&self) -> impl Iterator<Item = SystemId> + '_ {
        self.systems.keys().chain(&self.off_board).copied()
    }

    /// Whether a system is part of the board.
    #[must_use]
    pub fn contains(&self, system: SystemId) -> bool {
        self.systems.contains_key(&system) || self.off_board.contains(&system)
    }

    /// The system at a column and row.
    #[must_use]
    pub fn at(&self, q: i32, r: i32) -> Option<SystemId> {
        self.systems.iter().find(|(_, at)| **at == (q, r)).map(|(system, _)| *system)
    }

    /// The system of the board a planet lies in.
    #[must_use]
    pub fn system_of(&self, planet: PlanetId) -> Option<SystemId> {
        Some(planet.card().system).filter(|system| self.contains(*system))
    }

    /// Every planet of the board, in tile order.
    pub fn planets(&self) -> impl Iterator<Item = PlanetId> + '_ {
        self.all().filter_map(tile).flat_map(|tile| tile.planets.iter().copied())
    }

    /// How many hexes lie between two systems of the map as the crow flies; wormholes do not count.
    #[must_use]
    pub fn distance(&self, a: SystemId, b: SystemId) -> Option<u32> {
        Some(hex::distance(*self.systems.get(&a)?, *self.systems.get(&b)?))
    }

    /// The systems whose tiles share an edge with this one (LRR 7.0), clockwise from north.
    #[must_use]
    pub fn touching(&self, system: SystemId) -> &[SystemId] {
        self.laid().touching.get(&system).map_or(&[], Vec::as_slice)
    }

    /// Every system as the owner of a home looks at it: the nearest first, of equals the lower number, the home itself at the head. If
    /// it lies beside the board, its gate is looked from (LRR 88.4); what cannot be measured comes last, by number.
    #[must_use]
    pub fn from_home(&self, home: SystemId) -> &[SystemId] {
        let laid = self.laid();
        laid.from_home.get(&home).unwrap_or(&laid.by_number)
    }

    fn laid(&self) -> &Laid {
        self.laid.0.get_or_init(|| {
            let at: BTreeMap<(i32, i32), SystemId> = self.systems.iter().map(|(system, at)| (*at, *system)).collect();
            let around = |place| hex::around(place).filter_map(|beside| at.get(&beside).copied()).collect();
            let touching = self.systems.iter().map(|(system, at)| (*system, around(*at))).collect();
            let homes = self.all().filter(|system| tile(*system).is_some_and(|tile| tile.home_of.is_some()));
            let from_home = homes.map(|home| (home, self.nearest_first(home))).collect();
            let by_number: BTreeSet<SystemId> = self.all().collect();
            Arc::new(Laid { touching, from_home, by_number: by_number.into_iter().collect() })
        })
    }

    fn nearest_first(&self, home: SystemId) -> Vec<SystemId> {
        let near = if self.off_board.contains(&home) { CREUSS_GATE } else { home };
        let mut systems: Vec<SystemId> = self.all().collect();
        let far = |system: SystemId| if system == home { 0 } else { self.distance(near, system).unwrap_or(u32::MAX) };
        systems.sort_by_cached_key(|system| (far(*system), *system));
        systems
    }

    /// The systems adjacent to this one: those that touch it and those that share a type of wormhole (LRR 7.1, 88.0).
    ///
    /// `wormholes` says which a system has now; [`printed_wormholes`] if nothing has changed them.
    #[must_use]
    pub fn adjacent(&self, system: SystemId, wormholes: &dyn Fn(SystemId) -> Wormholes) -> BTreeSet<SystemId> {
        let own = wormholes(system);
        let mut adjacent: BTreeSet<SystemId> = self.touching(system).iter().copied().collect();
        if !own.is_empty() && self.contains(system) {
            adjacent.extend(self.all().filter(|other| wormholes(*other).meets(own)));
        }
        // LRR 7.2a: not even through a wormhole of its own.
        adjacent.remove(&system);
        adjacent
    }
}

/// Types of wormholes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wormholes(u8);

impl Wormholes {
    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a type is among them.
    #[must_use]
    pub fn contains(self, wormhole: Wormhole) -> bool {
        self.meets(Self::from_iter([wormhole]))
    }

    /// Whether a type is among both.
    #[must_use]
    pub fn meets(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// These and those.
    #[must_use]
    pub fn and(self, others: impl IntoIterator<Item = Wormhole>) -> Self {
        Self(self.0 | Self::from_iter(others).0)
    }
}

impl Wormholes {
    /// These and those of another set.
    #[must_use]
    pub fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These without those of another set.
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }
}

impl FromIterator<Wormhole> for Wormholes {
    fn from_iter<I: IntoIterator<Item = Wormhole>>(wormholes: I) -> Self {
        Self(wormholes.into_iter().fold(0, |all, wormhole| all | 1 << wormhole as u8))
    }
}

/// The wormholes on a system's tile.
#[must_use]
pub fn printed_wormholes(system: SystemId) -> Wormholes {
    tile(system).map_or_else(Wormholes::default, |tile| tile.wormholes.iter().copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{CREUSS_GATE, CREUSS_HOME, MECATOL};

    /// Mecatol Rex, tile 46 north of it, the alpha wormholes 26 and 39 far apart, and Creuss beside the map.
    fn galaxy() -> Galaxy {
        let systems = [(18, (0, 0)), (46, (0, -1)), (26, (0, -2)), (39, (0, 3)), (17, (3, 0))];
        Galaxy::new(systems.map(|(id, at)| (SystemId(id), at)).into(), [CREUSS_HOME].into())
    }

    fn adjacent(system: SystemId) -> Vec<u8> {
        galaxy().adjacent(system, &printed_wormholes).iter().map(|system| system.0).collect()
    }

    #[test]
    fn lrr_7_0_tiles_that_share_an_edge_are_adjacent() {
        assert_eq!(adjacent(SystemId(46)), [18, 26]);
        assert_eq!(adjacent(MECATOL), [46]);
    }

    #[test]
    fn lrr_7_1_systems_with_the_same_wormhole_are_adjacent() {
        assert_eq!(adjacent(SystemId(26)), [39, 46]);
        assert_eq!(adjacent(SystemId(39)), [26]);
    }

    #[test]
    fn lrr_88_4_the_creuss_home_beside_the_map_is_reached_through_delta() {
        assert_eq!(adjacent(CREUSS_HOME), [17]);
        assert_eq!(adjacent(CREUSS_GATE), [51]);
        assert!(galaxy().touching(CREUSS_HOME).is_empty());
    }

    #[test]
    fn lrr_7_2a_a_system_is_never_adjacent_to_itself() {
        let everywhere = |_| Wormholes::from_iter([Wormhole::Alpha]);
        for system in galaxy().all() {
            let adjacent = galaxy().adjacent(system, &everywhere);
            assert!(!adjacent.contains(&system), "{system}");
            assert_eq!(adjacent.len(), 5, "{system} is adjacent to all others");
        }
    }

    #[test]
    fn closed_wormholes_join_nothing() {
        assert_eq!(galaxy().adjacent(SystemId(39), &|_| Wormholes::default()), BTreeSet::new());
    }

    #[test]
    fn a_system_that_is_not_in_play_is_adjacent_to_nothing() {
        assert!(adjacent(SystemId(25)).is_empty());
        assert_eq!(galaxy().adjacent(SystemId(25), &|_| Wormholes::from_iter([Wormhole::Alpha])), BTreeSet::new());
    }

    #[test]
    fn distance_counts_hexes_on_the_map_only() {
        assert_eq!(galaxy().distance(SystemId(26), SystemId(39)), Some(5));
        assert_eq!(galaxy().distance(SystemId(26), SystemId(17)), Some(5));
        assert_eq!(galaxy().distance(SystemId(39), SystemId(17)), Some(3));
        assert_eq!(galaxy().distance(MECATOL, CREUSS_HOME), None);
    }

    #[test]
    fn planets_are_found_in_systems_in_play_only() {
        assert_eq!(galaxy().system_of(PlanetId::Lodor), Some(SystemId(26)));
        assert_eq!(galaxy().system_of(PlanetId::Creuss), Some(CREUSS_HOME));
        assert_eq!(galaxy().system_of(PlanetId::Jord), None);
        assert_eq!(galaxy().planets().collect::<Vec<_>>(), [PlanetId::MecatolRex, PlanetId::Lodor, PlanetId::Creuss]);
    }

    #[test]
    fn a_galaxy_survives_being_written_as_json() {
        let text = serde_json::to_string(&galaxy()).unwrap();
        assert!(text.contains(r#""18":[0,0]"#), "{text}");
        assert_eq!(serde_json::from_str::<Galaxy>(&text).unwrap(), galaxy());
    }
}
