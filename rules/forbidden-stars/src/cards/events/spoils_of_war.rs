//! A forge token and a reinforcement token.

use super::tactics::*;

pub static EVENT: EventCard = EventCard::tactic(
    Direction::TopLeftBottomRight,
    Tactic { offers: |_, _| vec![Choice::UseIt], resolve: |_, seat, t| gain(seat, &[Asset::Forge, Asset::Reinforcement], t) },
);
