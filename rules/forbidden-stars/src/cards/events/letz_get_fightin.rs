//! Two Ork Boyz on a world with own Nobz, or one on any friendly world.

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let has_nobz = |area: &AreaId| s.held(*area).units.contains_key(&UnitId::Nobz);
    let two = free_twice(s, UnitId::OrkBoyz, s.friendly_worlds(seat).filter(has_nobz));
    two.into_iter().chain(free(s, UnitId::OrkBoyz, s.friendly_worlds(seat))).collect()
}

pub static EVENT: EventCard = EventCard::tactic(Direction::Across, Tactic { offers, resolve: place });
