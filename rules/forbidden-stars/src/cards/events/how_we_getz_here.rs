//! An own unit goes from any world to any uncontrolled world.

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let to: Vec<AreaId> = s.board.all_areas().filter(|area| area.is_world() && s.is_uncontrolled(*area)).collect();
    from_anywhere(s, seat, AreaId::is_world, |_| true, &to)
}

pub static EVENT: EventCard = EventCard::tactic(Direction::TopRightBottomLeft, Tactic { offers, resolve: place });
