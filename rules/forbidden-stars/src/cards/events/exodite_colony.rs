//! For one materiel a city on a friendly or uncontrolled world without a structure and without an own objective (FS-CLAR-06).

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    if !can_build(s, seat) || s.players[seat].materiel == 0 {
        return vec![];
    }
    let is_open = |area: &AreaId| {
        let held = s.held(*area);
        area.is_world()
            && (s.is_friendly(*area, seat) || s.is_uncontrolled(*area))
            && held.structures.is_empty()
            && !held.objectives.contains(&seat)
    };
    s.board.all_areas().filter(is_open).map(|area| Choice::Build { structure: Structure::City, area }).collect()
}

fn resolve(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    if let Choice::Build { area, .. } = *choice {
        build(seat, Structure::City, area, 1, t);
    }
}

pub static EVENT: EventCard = EventCard::tactic(Direction::TopRightBottomLeft, Tactic { offers, resolve });
