//! Two cultists on a friendly world without any, or one on any friendly world.

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let has_none = |area: &AreaId| !s.held(*area).units.contains_key(&UnitId::Cultist);
    let two = free_twice(s, UnitId::Cultist, s.friendly_worlds(seat).filter(has_none));
    two.into_iter().chain(free(s, UnitId::Cultist, s.friendly_worlds(seat))).collect()
}

pub static EVENT: EventCard = EventCard::tactic(Direction::TopRightBottomLeft, Tactic { offers, resolve: place });
