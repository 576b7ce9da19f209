//! The Reach: six clusters of a gate and three planets each (ARCS-MAP), as printed.
//!
//! What lies out of play in a campaign is said by the setup card; who is next to whom then is in `board/reach.rs`.

use super::resources::Resource::{self, Fuel, Material, Psionic, Relic, Weapon};
use sternpost_core::terms;

terms! {
    "system";
    /// A system: a gate or a planet of a cluster. Planets are called by the symbol printed on them (ARCS-MAP-09).
    pub enum SystemId {
        Gate1, Arrow1, Moon1, Hex1,
        Gate2, Arrow2, Moon2, Hex2,
        Gate3, Arrow3, Moon3, Hex3,
        Gate4, Arrow4, Moon4, Hex4,
        Gate5, Arrow5, Moon5, Hex5,
        Gate6, Arrow6, Moon6, Hex6,
    }
}

/// What is printed of a system.
struct Printed {
    system: SystemId,
    cluster: u8,
    /// The planet type (ARCS-MAP-08); gates have none.
    planet: Option<Resource>,
    /// Building slots.
    slots: u8,
    /// Systems with a thin border between (ARCS-MAP-02).
    adjacent: &'static [SystemId],
}

impl SystemId {
    fn printed(self) -> &'static Printed {
        PRINTED.iter().find(|row| row.system == self).expect("every system has its row")
    }

    /// The number of its cluster, 1 to 6.
    #[must_use]
    pub fn cluster(self) -> u8 {
        self.printed().cluster
    }

    /// Its planet type; none of a gate.
    #[must_use]
    pub fn planet(self) -> Option<Resource> {
        self.printed().planet
    }

    /// Whether it is a gate.
    #[must_use]
    pub fn is_gate(self) -> bool {
        self.planet().is_none()
    }

    /// How many buildings find room on it.
    #[must_use]
    pub fn slots(self) -> u8 {
        self.printed().slots
    }

    /// Its neighbours on the whole board.
    #[must_use]
    pub fn printed_neighbours(self) -> &'static [SystemId] {
        self.printed().adjacent
    }

    /// The gate of a cluster.
    #[must_use]
    pub fn gate_of(cluster: u8) -> Self {
        *Self::ALL.iter().find(|system| system.is_gate() && system.cluster() == cluster).expect("every cluster has a gate")
    }
}

use SystemId::*;

#[rustfmt::skip]
const PRINTED: &[Printed] = &[
    Printed { system: Gate1, cluster: 1, planet: None, slots: 0, adjacent: &[Gate6, Gate2, Arrow1, Moon1, Hex1] },
    Printed { system: Arrow1, cluster: 1, planet: Some(Weapon), slots: 2, adjacent: &[Gate1, Moon1] },
    Printed { system: Moon1, cluster: 1, planet: Some(Fuel), slots: 1, adjacent: &[Gate1, Arrow1, Hex1] },
    Printed { system: Hex1, cluster: 1, planet: Some(Material), slots: 2, adjacent: &[Gate1, Moon1] },
    Printed { system: Gate2, cluster: 2, planet: None, slots: 0, adjacent: &[Gate1, Gate3, Arrow2, Moon2, Hex2] },
    Printed { system: Arrow2, cluster: 2, planet: Some(Psionic), slots: 1, adjacent: &[Gate2, Moon2] },
    Printed { system: Moon2, cluster: 2, planet: Some(Weapon), slots: 1, adjacent: &[Gate2, Arrow2, Hex2] },
    Printed { system: Hex2, cluster: 2, planet: Some(Relic), slots: 2, adjacent: &[Gate2, Moon2, Arrow3] },
    Printed { system: Gate3, cluster: 3, planet: None, slots: 0, adjacent: &[Gate2, Gate4, Arrow3, Moon3, Hex3] },
    Printed { system: Arrow3, cluster: 3, planet: Some(Material), slots: 1, adjacent: &[Gate3, Moon3, Hex2] },
    Printed { system: Moon3, cluster: 3, planet: Some(Fuel), slots: 1, adjacent: &[Gate3, Arrow3, Hex3] },
    Printed { system: Hex3, cluster: 3, planet: Some(Weapon), slots: 2, adjacent: &[Gate3, Moon3] },
    Printed { system: Gate4, cluster: 4, planet: None, slots: 0, adjacent: &[Gate3, Gate5, Arrow4, Moon4, Hex4] },
    Printed { system: Arrow4, cluster: 4, planet: Some(Relic), slots: 2, adjacent: &[Gate4, Moon4] },
    Printed { system: Moon4, cluster: 4, planet: Some(Fuel), slots: 2, adjacent: &[Gate4, Arrow4, Hex4] },
    Printed { system: Hex4, cluster: 4, planet: Some(Material), slots: 1, adjacent: &[Gate4, Moon4] },
    Printed { system: Gate5, cluster: 5, planet: None, slots: 0, adjacent: &[Gate4, Gate6, Arrow5, Moon5, Hex5] },
    Printed { system: Arrow5, cluster: 5, planet: Some(Weapon), slots: 1, adjacent: &[Gate5, Moon5] },
    Printed { system: Moon5, cluster: 5, planet: Some(Relic), slots: 1, adjacent: &[Gate5, Arrow5, Hex5] },
    Printed { system: Hex5, cluster: 5, planet: Some(Psionic), slots: 2, adjacent: &[Gate5, Moon5, Arrow6] },
    Printed { system: Gate6, cluster: 6, planet: None, slots: 0, adjacent: &[Gate5, Gate1, Arrow6, Moon6, Hex6] },
    Printed { system: Arrow6, cluster: 6, planet: Some(Material), slots: 1, adjacent: &[Gate6, Moon6, Hex5] },
    Printed { system: Moon6, cluster: 6, planet: Some(Fuel), slots: 2, adjacent: &[Gate6, Arrow6, Hex6] },
    Printed { system: Hex6, cluster: 6, planet: Some(Psionic), slots: 1, adjacent: &[Gate6, Moon6] },
];

#[cfg(test)]
mod tests {
    use super::*;

    // cites: ARCS-MAP-01, ARCS-MAP-02, ARCS-MAP-04, ARCS-MAP-08, ARCS-MAP-09, ARCS-GLOSS-03
    #[test]
    fn arcs_map_02_borders_are_mutual_and_the_box_holds_what_is_counted() {
        for system in SystemId::ALL {
            assert!(system.printed_neighbours().iter().all(|other| other.printed_neighbours().contains(system)), "{system}");
        }
        assert_eq!(SystemId::ALL.iter().map(|system| system.printed_neighbours().len()).sum::<usize>(), 2 * 38);
        assert_eq!(SystemId::ALL.iter().map(|system| system.slots()).sum::<u8>(), 26);
        assert_eq!(SystemId::ALL.iter().filter(|system| system.is_gate()).count(), 6);
    }
}
