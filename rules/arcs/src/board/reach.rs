//! ARCS-MAP: who is next to whom, with what is out of play left out.

use crate::components::{SetupCardId, SystemId};

/// The clusters in play, clockwise.
pub fn clusters(setup: SetupCardId) -> Vec<u8> {
    (1..=6).filter(|cluster| !setup.card().out_of_play.contains(cluster)).collect()
}

/// ARCS-MAP-06: the systems in play.
pub fn systems(setup: SetupCardId) -> Vec<SystemId> {
    let clusters = clusters(setup);
    SystemId::ALL.iter().copied().filter(|system| clusters.contains(&system.cluster())).collect()
}

/// The gates in play, clockwise.
pub fn gates(setup: SetupCardId) -> Vec<SystemId> {
    clusters(setup).into_iter().map(SystemId::gate_of).collect()
}

/// The systems next to one, in the order of the board.
pub fn neighbours(setup: SetupCardId, system: SystemId) -> Vec<SystemId> {
    let in_play = clusters(setup);
    let mut found: Vec<SystemId> = system.printed_neighbours().iter().copied().filter(|other| in_play.contains(&other.cluster())).collect();
    if system.is_gate() {
        // ARCS-MAP-07: path markers make one step of the gates at both their ends, however many lie in a row
        let gates = gates(setup);
        let at = gates.iter().position(|gate| *gate == system).expect("the gate is in play");
        found.extend([gates[(at + 1) % gates.len()], gates[(at + gates.len() - 1) % gates.len()]]);
    }
    found.sort_unstable();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    // cites: ARCS-MAP-07, ARCS-MAP-03
    #[test]
    fn arcs_map_07_two_path_markers_in_a_row_are_one_step() {
        let next = neighbours(SetupCardId::ThreeHomelands, SystemId::Gate4);
        assert_eq!(next, [SystemId::Gate1, SystemId::Gate3, SystemId::Arrow4, SystemId::Moon4, SystemId::Hex4]);
    }

    // cites: ARCS-MAP-06, ARCS-MAP-05, ARCS-GLOSS-15
    #[test]
    fn arcs_map_06_what_is_out_of_play_is_next_to_nothing() {
        // The only border of Hex2 to another cluster leads out of play.
        assert_eq!(neighbours(SetupCardId::ThreeCoreConflict, SystemId::Hex2), [SystemId::Gate2, SystemId::Moon2]);
        assert_eq!(neighbours(SetupCardId::FourMixUp1, SystemId::Hex5), [SystemId::Gate5, SystemId::Moon5, SystemId::Arrow6]);
    }
}
