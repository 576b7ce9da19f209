//! A Space Marine on a friendly world with an own structure, or a scout on any friendly world.

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let is_built = |area: &AreaId| !s.held(*area).structures.is_empty();
    let marines = free(s, UnitId::SpaceMarine, s.friendly_worlds(seat).filter(is_built));
    marines.into_iter().chain(free(s, UnitId::Scout, s.friendly_worlds(seat))).collect()
}

pub static EVENT: EventCard = EventCard::tactic(Direction::Across, Tactic { offers, resolve: place });
