//! Two reinforcement tokens.

use super::tactics::*;

pub static EVENT: EventCard = EventCard::tactic(
    Direction::Sideways,
    Tactic { offers: |_, _| vec![Choice::UseIt], resolve: |_, seat, t| gain(seat, &[Asset::Reinforcement, Asset::Reinforcement], t) },
);
