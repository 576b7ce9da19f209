//! Reactor Meltdown: a space dock outside the home systems is destroyed.

use super::ActionCard;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::combat::hits;
use crate::components::UnitType;
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

/// FAQ-AC-9: docks of others only, wherever they float.
fn targets(s: &State, seat: Seat) -> Vec<(Seat, UnitType, Location)> {
    choosing::units_of_others(s, seat, &[UnitType::SpaceDock], |at| !at.system().is_home())
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::UnitOf { seat, unit, at }) = using.choice(0) else { return };
            hits::destroy_by_effect(t, using.seat, seat, at, unit);
        },
    )
    .asking(|s, using| choosing::unit(using, targets(s, using.seat))),
);
