//! Where on the board a choice is: the card, the slot or the piece itself, so that it can be picked there.

use crate::prelude::*;
use sternpost_core::Place;

/// The place of a choice of a seat, if it has one.
pub fn place_of(choice: &Choice, seat: Seat) -> Option<Place> {
    let id = match choice {
        Choice::Lead { suit, number }
        | Choice::Surpass { suit, number }
        | Choice::Copy { suit, number }
        | Choice::Pivot { suit, number }
        | Choice::SeizeWith { suit, number } => return Some(in_hand(seat, ActionCard { suit: *suit, number: *number })),
        Choice::Exchange { given_suit: suit, given_number: number, .. } => {
            return Some(in_hand(seat, ActionCard { suit: *suit, number: *number }));
        }
        Choice::Declare { ambition } => format!("ambition-{ambition}"),
        Choice::Spend { slot, .. } | Choice::Arm { slot, .. } | Choice::SpendIdly { slot, .. } => return slot_of(seat, *slot),
        Choice::TokenOf { seat, slot, .. } => return slot_of(*seat, *slot),
        Choice::UseCard { card } | Choice::CourtCard { card } | Choice::Card { card, .. } => format!("card-{card}"),
        Choice::Building { system, slot, .. } => format!("building-{system}-{slot}"),
        Choice::Seat { seat } => format!("board-{seat}"),
        Choice::Leader { leader } => format!("leader-{}", leader.slug()),
        Choice::Lore { lore } => format!("lore-{}", lore.slug()),
        // Their offers say where they are, or they are nowhere.
        Choice::Build { .. }
        | Choice::BuildOutsideSlots { .. }
        | Choice::BuildShip { .. }
        | Choice::System { .. }
        | Choice::Cluster { .. }
        | Choice::Target { .. }
        | Choice::ActionCard { .. }
        | Choice::Ship { .. }
        | Choice::Ships { .. }
        | Choice::Pass
        | Choice::Seize
        | Choice::KeepHand
        | Choice::ExchangeHand
        | Choice::Act { .. }
        | Choice::SpendForNothing
        | Choice::Die { .. }
        | Choice::Rolled { .. }
        | Choice::Token { .. }
        | Choice::Gap { .. }
        | Choice::Resource { .. }
        | Choice::Nothing
        | Choice::Done => return None,
    };
    Some(Place::from(id))
}

/// A card of a seat's hand.
pub fn in_hand(seat: Seat, card: ActionCard) -> Place {
    Place::from(format!("hand-{seat}-{}", String::from(card)))
}

/// The card that a seat has played in the round.
pub fn played_by(seat: Seat) -> Place {
    Place::from(format!("played-{seat}"))
}

/// The piece that stands for ships of one condition in a system.
pub fn of_ships(system: SystemId, owner: Seat, condition: Condition) -> Place {
    Place::from(match condition {
        Condition::Fresh => format!("ship-{system}-{owner}"),
        Condition::Damaged => format!("ship-damaged-{system}-{owner}"),
    })
}

/// A slot of a player's board; what is in a slot on a card lies on that card.
fn slot_of(seat: Seat, slot: u8) -> Option<Place> {
    (1..=6).contains(&slot).then(|| Place::from(format!("slot-{seat}-{slot}")))
}
