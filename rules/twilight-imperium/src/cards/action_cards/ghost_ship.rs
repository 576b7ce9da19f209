//! Ghost Ship: a destroyer comes out of a wormhole.

use super::ActionCard;
use crate::board::adjacency::wormholes;
use crate::board::units::Location;
use crate::board::{placing, supply};
use crate::cards::aimed::{self, Aimed};
use crate::components::{SystemId, UnitType};
use crate::flow::T;
use crate::position::state::State;
use sternpost_core::Seat;

/// The card.
struct GhostShip;

impl Aimed for GhostShip {
    type Target = SystemId;

    /// Systems with a wormhole, no home systems, without ships of others.
    fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
        if !supply::can_supply(s, seat, UnitType::Destroyer) {
            return vec![];
        }
        let open = |system: &SystemId| !system.is_home() && !s.has_foreign_ships(seat, *system) && !wormholes(s, *system).is_empty();
        s.systems.keys().copied().filter(open).collect()
    }

    fn act(seat: Seat, system: SystemId, t: &mut T<'_>) {
        placing::supply_one(t, seat, UnitType::Destroyer, Location::Space(system));
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<GhostShip>());
