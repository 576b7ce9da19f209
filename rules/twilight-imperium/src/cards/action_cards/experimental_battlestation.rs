//! Experimental Battlestation: a space dock fires at ships that have moved in.

use super::ActionCard;
use crate::combat::space_cannon::{self, Volley};
use crate::prelude::*;

/// The SPACE CANNON it lends: what a die must reach, and how many there are.
const CANNON: (u8, u32) = (5, 3);

/// Own docks in or beside the active system.
fn docks(s: &State, seat: Seat, system: SystemId) -> Vec<Location> {
    let near = adjacent(s, seat, system).into_iter().chain([system]);
    near.flat_map(|system| s.locations_in(system)).filter(|at| s.units(seat, *at).count(UnitType::SpaceDock) > 0).collect()
}

/// The active player and the system, if ships were moved in (FAQ-AC-12).
fn target(s: &State, using: &Use) -> Option<(Seat, SystemId)> {
    let Occasion::ShipsMoved { seat, system } = using.occasion else { return None };
    let moved = s.underway.tactical.as_ref().is_some_and(|action| action.moved) && s.has_ships(seat, system);
    (seat != using.seat && moved && !docks(s, using.seat, system).is_empty()).then_some((seat, system))
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ShipsMoved],
        |s, using| target(s, using).is_some(),
        |using, t| {
            let Some((target, system)) = target(t.state, using) else { return };
            space_cannon::at_ships(t, using.seat, target, system, Volley::from([CANNON]));
        },
    )
    .asking(|s, using| {
        let (_, system) = target(s, using)?;
        let unit = UnitType::SpaceDock;
        let offers = docks(s, using.seat, system).into_iter();
        let offers = offers.map(|at| Offer::new(Choice::UnitOf { seat: using.seat, unit, at }).at(at.place()));
        first_choice(using, using.seat, &Prompt::ChooseUnits { by: using.ability.name() }, offers)
    }),
);
