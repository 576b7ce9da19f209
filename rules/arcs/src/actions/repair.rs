//! ARCS-REPAIR: Repair.

use crate::prelude::*;
use crate::show::places::of_ships;

/// ARCS-REPAIR-01: every damaged Loyal ship or building.
pub fn damaged(s: &State, seat: Seat) -> Asks {
    let ships = s.systems.iter().filter(|(_, place)| place.ships[seat].damaged > 0);
    let condition = Condition::Damaged;
    let ships = ships
        .map(|(system, _)| Offer::new(Choice::Ship { owner: seat, condition, system: *system }).at(of_ships(*system, seat, condition)));
    let buildings = s.buildings().filter(|(_, _, building)| building.owner == seat && building.condition == condition);
    let buildings = buildings.map(|(system, slot, building)| Offer::new(pieces::choice(system, slot, building)));
    let offers: Vec<_> = ships.chain(buildings).collect();
    if offers.is_empty() { nobody() } else { ask(seat, Question::one_of(&Prompt::Repair, "ARCS-REPAIR-01", offers).skipped_when_forced()) }
}

/// It is fresh again.
pub fn repair(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    if let Choice::Ship { system, .. } = *choice {
        let ships = &mut t.state.system_mut(system).ships[seat];
        ships.damaged -= 1;
        ships.fresh += 1;
        t.tell(&Line::RepairedShip { seat, system });
    } else {
        let (system, slot) = pieces::picked(choice);
        let building = t.state.system_mut(system).slots[usize::from(slot)].as_mut().expect("the building stands there");
        building.condition = Condition::Fresh;
        let kind = building.kind;
        t.tell(&Line::RepairedBuilding { seat, kind, system });
    }
}
