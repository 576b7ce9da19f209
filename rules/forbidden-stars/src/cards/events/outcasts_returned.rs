//! A Hellebore Frigate in any uncontrolled void, or an own one goes from any void to one.

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let to: Vec<AreaId> = s.board.all_areas().filter(|area| !area.is_world() && s.is_uncontrolled(*area)).collect();
    let sent = from_anywhere(s, seat, |area| !area.is_world(), |unit| unit == UnitId::HelleboreFrigate, &to);
    free(s, UnitId::HelleboreFrigate, to.into_iter()).into_iter().chain(sent).collect()
}

pub static EVENT: EventCard = EventCard::tactic(Direction::Across, Tactic { offers, resolve: place });
