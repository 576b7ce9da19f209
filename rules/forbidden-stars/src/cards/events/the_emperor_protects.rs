//! A bastion on a friendly world: free where nothing is built, else for two materiel.

use super::tactics::*;

/// What it costs there, if it can be built at all.
fn price(s: &State, seat: Seat, area: AreaId) -> Option<u32> {
    match s.held(area).structures.len() {
        0 => Some(0),
        1 => (s.players[seat].materiel >= 2).then_some(2),
        _ => None,
    }
}

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    if !can_build(s, seat) {
        return vec![];
    }
    let worlds = s.friendly_worlds(seat).filter(|area| price(s, seat, *area).is_some());
    worlds.map(|area| Choice::Build { structure: Structure::Bastion, area }).collect()
}

fn resolve(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    if let Choice::Build { area, .. } = *choice {
        let price = price(t.state, seat, area).unwrap_or(0);
        build(seat, Structure::Bastion, area, price, t);
    }
}

pub static EVENT: EventCard = EventCard::tactic(Direction::Sideways, Tactic { offers, resolve });
