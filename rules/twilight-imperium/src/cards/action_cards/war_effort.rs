//! War Effort: a cruiser joins own ships.

use super::ActionCard;
use crate::board::placing;
use crate::board::units::Location;
use crate::cards::aimed::{self, Aimed};
use crate::cards::component_actions::{Against, without_supply};
use crate::components::{SystemId, UnitType};
use crate::flow::T;
use crate::position::state::State;
use sternpost_core::Seat;

/// The card.
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
