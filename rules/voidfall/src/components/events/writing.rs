//! Short words in which events are written down.

pub use super::super::prelude::*;
pub use super::{Beside, Between, Decree, EventBox, EventCard, Instruction, Items, Lasting, Placing, Where};

pub const ANY: At = At::Anywhere;
pub const BUILD: Effect = Effect::Build { what: None, at: ANY };
pub const ESTABLISH: Effect = Effect::Establish { what: None, at: ANY };
pub const RAISE: Effect = Effect::RaisePopulation(ANY);
pub const ADVANCE: Effect = Effect::Advance(Along::Any);
pub const REMOVE: Effect = Effect::RemoveCorruption { from: Spots::Any, at: ANY };
pub const DEFENSE: Items = Items { defenses: 1, ..Items::NONE };
pub const VOIDBORN: Items = Items { voidborn: 1, ..Items::NONE };
pub const RECLAIM_AND_DEFENSE: Items = Items { reclaims: 1, defenses: 1, ..Items::NONE };

pub const fn deploy(count: u8, at: At) -> Effect {
    Effect::Deploy { count, at, fleet: None }
}
pub const fn gain(resource: Resource, count: u8) -> Effect {
    Effect::Gain(Stock::of(resource, count))
}
pub const fn per(each: u8, per: Count) -> Effect {
    Effect::InfluencePer { each, every: 1, per }
}
pub const fn pay(resource: Resource, count: u8) -> Cost {
    Cost::of(Stock::of(resource, count))
}
pub const fn solid(says: Instruction) -> EventBox {
    EventBox { is_solid: true, says }
}
pub const fn dashed(deeds: &'static [Deed]) -> EventBox {
    EventBox { is_solid: false, says: Instruction::Deeds(deeds) }
}
pub const fn from(count: Count, least: u8) -> Condition {
    Condition::at_least(count, least)
}
pub const fn decree(conditions: &'static [Condition], deed: Deed) -> Decree {
    Decree { conditions, deed, times: 1 }
}
pub const fn always(effects: &'static [Effect]) -> Decree {
    decree(&[], Deed::free(effects))
}
pub const fn either(rounds: u8, boxes: &'static [EventBox], decrees: &'static [Decree]) -> EventCard {
    EventCard { rounds, boxes, decrees, between: Between::Red }
}
pub const fn both(rounds: u8, boxes: &'static [EventBox], decrees: &'static [Decree]) -> EventCard {
    EventCard { rounds, boxes, decrees, between: Between::Green }
}
/// Each places these in one Voidborn sector beside an own one.
macro_rules! beside {
    ($items:expr) => {
        solid(Instruction::Place(&[&[Placing { items: $items, beside: Beside::Any }]]))
    };
}
pub(super) use beside;
