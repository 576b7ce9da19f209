//! Instead of an order: an Advance order is resolved in a system with two own units.

use super::schemes::*;
use crate::rounds::operations;

fn systems(s: &State, seat: Seat) -> Vec<SystemId> {
    systems_with(s, seat, 2, crate::board::Figures::all)
}

fn against(s: &State, using: &Use) -> Option<(Why, &'static str)> {
    systems(s, using.seat).is_empty().then_some((Why::NoTwoUnits, "FS-EVT-11"))
}

fn which(s: &State, using: &Use) -> Next<Choice> {
    first_of(using, "FS-EVT-11", systems(s, using.seat).into_iter().map(|system| Choice::System { system }))
}

/// RULING: the system becomes the active one, and upgrades can be used with it as with any Advance.
fn advance(using: &Use, t: &mut T<'_>) {
    if let Some(Choice::System { system }) = using.choice(0) {
        operations::resolve_without_token(using.seat, system, OrderKind::Advance, t);
    }
}

pub static EVENT: EventCard = EventCard::scheme(Direction::Sideways, Ability::action(against, advance).asking(which));
