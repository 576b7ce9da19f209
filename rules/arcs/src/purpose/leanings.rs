//! How one leans to offers before looking ahead: what mostly pays first, what never does not at all.

use super::worth;
use crate::components::dice::Die;
use crate::prelude::*;
use crate::rounds::scoring;
use sternpost_players::{Asking, Preference};

/// One for each offer.
pub fn leanings(asking: &Asking<'_, Arcs>) -> Vec<Preference> {
    asking.question.offers.iter().map(|offer| lean(asking, &offer.choice)).collect()
}

#[expect(clippy::match_same_arms, reason = "a line for each sort of choice")]
fn lean(asking: &Asking<'_, Arcs>, choice: &Choice) -> Preference {
    let (s, seat) = (asking.state, asking.seat);
    match *choice {
        Choice::Lead { suit, number } => Preference::to(10 * pips(suit, number) + 20),
        Choice::Surpass { suit, number } => Preference::to(10 * pips(suit, number) + i64::from(number)),
        Choice::Pivot { suit, number } => Preference::to(8 - 3 * pips(suit, number)),
        Choice::Copy { suit, number } => Preference::to(6 - 3 * pips(suit, number)),
        Choice::SeizeWith { suit, number } => Preference::to(-10 - pips(suit, number)),
        Choice::Pass => Preference::to(-50),
        Choice::Seize => Preference::to(50),
        Choice::KeepHand | Choice::Nothing => Preference::to(5),
        Choice::ExchangeHand => Preference::to(0),
        Choice::Declare { ambition } => Preference::to(ahead(s, seat, ambition) * 10),
        Choice::Act { action } => Preference::to(of_action(action)),
        Choice::Spend { token, action, .. } => Preference::to(of_action(action) - if counts(s, token) { 60 } else { 15 }),
        Choice::Arm { .. } => Preference::to(2),
        Choice::SpendForNothing | Choice::SpendIdly { .. } => Preference::NEVER,
        Choice::UseCard { .. } => Preference::to(3),
        Choice::Building { kind, owner, condition, .. } => Preference::to(of_building(kind, condition, owner == seat)),
        // Of one's own a fresh ship takes a hit before a damaged one is lost; of others a damaged one goes first.
        Choice::Ship { owner, condition, .. } => Preference::to(i64::from((owner == seat) == (condition == Condition::Fresh)) * 10),
        Choice::Ships { condition } => Preference::to(if condition == Condition::Fresh { 10 } else { 2 }),
        Choice::Build { kind, .. } => Preference::to(if kind == BuildingKind::City && supply::cities(s, seat) > 0 { 30 } else { 10 }),
        Choice::BuildOutsideSlots { .. } => Preference::to(25),
        Choice::BuildShip { .. } => Preference::to(20),
        Choice::Die { die } => of_die(die),
        Choice::Leader { leader } => Preference::to(worth::of_leader(leader) / 10),
        Choice::Lore { lore } => Preference::to(worth::of_lore(lore) / 10),
        Choice::Rolled { die: Die::Assault, face, .. } => Preference::to(if face == 1 { 10 } else { -10 }),
        Choice::Rolled { face, .. } => Preference::to(if face > 3 { 10 } else { -10 }),
        Choice::Token { resource, .. } => Preference::to(if counts(s, resource) { 20 } else { 10 }),
        Choice::Gap { .. } => Preference::to(5),
        Choice::TokenOf { token, seat: owner, .. } => {
            Preference::to(if owner == seat { -10 } else { 20 } + i64::from(counts(s, token)) * 10)
        }
        Choice::Card { .. } => Preference::to(25),
        Choice::Done => Preference::to(1),
        Choice::System { .. } | Choice::Cluster { .. } | Choice::Seat { .. } | Choice::Target { .. } => Preference::to(4),
        // Better than nothing, where that is on offer as well.
        Choice::Resource { resource } => Preference::to(if counts(s, resource) { 10 } else { 6 }),
        Choice::CourtCard { .. } => Preference::to(6),
        Choice::ActionCard { .. } | Choice::Exchange { .. } => Preference::to(0),
    }
}

fn pips(suit: Suit, number: u8) -> i64 {
    i64::from(ActionCard { suit, number }.pips())
}

/// How far a seat is ahead of the best of the others.
fn ahead(s: &State, seat: Seat, ambition: Ambition) -> i64 {
    let of = |seat| i64::from(scoring::count(s, seat, ambition));
    of(seat) - s.rivals(seat).into_iter().map(of).max().unwrap_or(0)
}

/// Whether a resource counts for something that is declared.
fn counts(s: &State, resource: Resource) -> bool {
    s.markers.iter().any(|marker| marker.on.is_some() && marker.on == resource.ambition())
}

fn of_action(action: Action) -> i64 {
    match action {
        Action::Secure => 80,
        Action::Nurture => 61,
        Action::Trade => 62,
        Action::Tax => 60,
        Action::Build => 50,
        Action::Manufacture | Action::Synthesize | Action::Summon => 48,
        Action::Battle | Action::Abduct | Action::FireRifles => 45,
        Action::Influence => 40,
        Action::Repair => 30,
        Action::Move => 8,
        Action::Pressgang | Action::Execute | Action::Prune => 6,
    }
}

fn of_building(kind: BuildingKind, condition: Condition, is_own: bool) -> i64 {
    let city = if kind == BuildingKind::City { 10 } else { 0 };
    let damaged = if condition == Condition::Damaged { 5 } else { 0 };
    if is_own { city + damaged } else { 2 + city + damaged }
}

fn of_die(die: Die) -> Preference {
    match die {
        Die::Assault => Preference::up_to(2, 12),
        Die::Skirmish => Preference::to(8),
        Die::Raid => Preference::up_to(2, 10),
    }
}
