//! War Effort: a cruiser joins own ships.

use super::ActionCard;
use crate::cards::component_actions::{Against, without_supply};
use crate::prelude::*;

struct WarEffort;

impl Aimed for WarEffort {
    type Target = SystemId;

    fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
        s.systems.keys().copied().filter(|system| s.has_ships(seat, *system)).collect()
    }

    fn against(s: &State, seat: Seat) -> Option<Against> {
        without_supply(s, seat, UnitType::Cruiser)
    }

    fn act(seat: Seat, system: SystemId, t: &mut T<'_>) {
        // LRR 28.3: the fleet pool is looked at afterwards
        placing::supply_one(t, seat, UnitType::Cruiser, Location::Space(system));
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<WarEffort>());
