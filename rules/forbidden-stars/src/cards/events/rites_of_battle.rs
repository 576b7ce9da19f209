//! An order upgrade, for one materiel less for each own bastion.

use super::tactics::*;
use crate::cards::orders::OrderUpgradeId;
use crate::orders::strategize;
use sternpost_kit::count_of;

fn price(s: &State, seat: Seat, upgrade: OrderUpgradeId) -> u32 {
    let bastions = count_of(s.structures_of(seat).filter(|(_, structure)| *structure == Structure::Bastion));
    upgrade.card().cost.saturating_sub(bastions)
}

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let level = s.command_level(seat);
    let can = strategize::unbought(s, seat)
        .filter(|upgrade| upgrade.level(&s.options) <= level && price(s, seat, *upgrade) <= s.players[seat].materiel);
    can.map(|upgrade| Choice::OrderUpgrade { upgrade }).collect()
}

fn resolve(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    if let Choice::OrderUpgrade { upgrade } = *choice {
        let price = price(t.state, seat, upgrade);
        strategize::buy(seat, upgrade, price, t);
    }
}

pub static EVENT: EventCard = EventCard::tactic(Direction::TopLeftBottomRight, Tactic { offers, resolve });
