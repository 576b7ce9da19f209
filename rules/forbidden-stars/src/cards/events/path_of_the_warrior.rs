//! A combat upgrade, for one materiel less for each friendly world with a city.

use super::tactics::*;
use crate::cards::combat::CombatCardId;
use crate::orders::strategize;
use sternpost_kit::count_of;

fn price(s: &State, seat: Seat, card: CombatCardId) -> u32 {
    let has_city = |area: &AreaId| s.held(*area).structures.iter().any(|built| built.structure == Structure::City);
    let (_, cost) = card.card().deck.level_and_cost();
    cost.saturating_sub(count_of(s.friendly_worlds(seat).filter(has_city)))
}

fn offers(s: &State, seat: Seat) -> Vec<Choice> {
    let level = s.command_level(seat);
    let can = |card: &CombatCardId| card.card().deck.level_and_cost().0 <= level && price(s, seat, *card) <= s.players[seat].materiel;
    strategize::upgrade_deck(s, seat).filter(can).map(|card| Choice::CombatCard { card }).collect()
}

fn resolve(choice: &Choice, seat: Seat, t: &mut T<'_>) {
    if let Choice::CombatCard { card } = *choice {
        let price = price(t.state, seat, card);
        t.next(steps![strategize::Step::Replaced { seat, card, price }]);
    }
}

pub static EVENT: EventCard = EventCard::tactic(Direction::TopLeftBottomRight, Tactic { offers, resolve });
