//! Ghost Ship: a destroyer comes out of a wormhole.

use super::ActionCard;
use crate::board::adjacency::wormholes;
use crate::cards::component_actions::{Against, without_supply};
use crate::prelude::*;

struct GhostShip;

impl Aimed for GhostShip {
    type Target = SystemId;

    /// Systems with a wormhole, no home systems, without ships of others.
    fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
        let open = |system: &SystemId| !system.is_home() && !s.has_foreign_ships(seat, *system) && !wormholes(s, *system).is_empty();
        s.systems.keys().copied().filter(open).collect()
    }

    fn against(s: &State, seat: Seat) -> Option<Against> {
        without_supply(s, seat, UnitType::Destroyer)
    }

    fn act(seat: Seat, system: SystemId, t: &mut T<'_>) {
        placing::supply_one(t, seat, UnitType::Destroyer, Location::Space(system));
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<GhostShip>());
