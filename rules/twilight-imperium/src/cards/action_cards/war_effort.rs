//! War Effort: a cruiser joins own ships.

use super::ActionCard;
use crate::board::units::Location;
use crate::board::{placing, supply};
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::components::{SystemId, UnitType};
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
    if !supply::can_supply(s, seat, UnitType::Cruiser) {
        return vec![];
    }
    s.systems.keys().copied().filter(|system| s.has_ships(seat, *system)).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            // LRR 28.3: the fleet pool is looked at afterwards
            let Some(Choice::System { system }) = using.choice(0) else { return };
            placing::supply_one(t, using.seat, UnitType::Cruiser, Location::Space(system));
        },
    )
    .asking(|s, using| choosing::system(using, targets(s, using.seat))),
);
