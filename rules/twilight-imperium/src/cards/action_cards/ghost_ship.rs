//! Ghost Ship: a destroyer comes out of a wormhole.

use super::ActionCard;
use crate::board::adjacency::wormholes;
use crate::board::units::Location;
use crate::board::{placing, supply};
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::components::{SystemId, UnitType};
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

/// Systems with a wormhole, no home systems, without ships of others.
fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
    if !supply::can_supply(s, seat, UnitType::Destroyer) {
        return vec![];
    }
    let open = |system: &SystemId| !system.is_home() && !s.has_foreign_ships(seat, *system) && !wormholes(s, *system).is_empty();
    s.systems.keys().copied().filter(open).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::System { system }) = using.choice(0) else { return };
            placing::supply_one(t, using.seat, UnitType::Destroyer, Location::Space(system));
        },
    )
    .asking(|s, using| choosing::system(using, targets(s, using.seat))),
);
