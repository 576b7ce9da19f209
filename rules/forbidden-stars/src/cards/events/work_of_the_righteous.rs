//! The assets of a friendly world, or its materiel.

use super::tactics::*;

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let assets = s.friendly_worlds(seat).filter(|area| !area.yields().is_empty()).map(|area| Choice::AssetsOf { area });
    assets.chain(s.friendly_worlds(seat).filter(|area| area.materiel() > 0).map(|area| Choice::MaterielOf { area })).collect()
}

fn resolve(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    if let Choice::AssetsOf { area } = *choice {
        dominate::gain_of(seat, &[area], t);
    }
    if let Choice::MaterielOf { area } = *choice {
        earn(seat, area.materiel(), t);
    }
}

pub static EVENT: EventCard = EventCard::tactic(Direction::TopRightBottomLeft, Tactic { offers, resolve });
