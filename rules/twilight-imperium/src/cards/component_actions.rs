//! Component actions (LRR 51): actions that stand on cards and sheets, what stands against one, and what somebody reads who looks for
//! one that is not on offer.
//!
//! A component says what stands against its action where it says what the action does; the offers and the reasons are made of that.

use crate::board::supply;
use crate::cards::abilities::{self, AbilityId};
use crate::cards::card_texts;
use crate::prelude::*;
use sternpost_core::{Barred, Reacts as _};

/// What stands against a component action. Made of public knowledge only, as who can act at all is.
pub struct Against {
    /// Nothing said: there is nothing that it could be used on.
    why: Option<Why>,
    rule: &'static str,
}

impl Against {
    /// A reason, and the rule that has it so.
    pub const fn new(why: Why, rule: &'static str) -> Self {
        Self { why: Some(why), rule }
    }

    /// The card is exhausted (LRR 26.4).
    pub const fn exhausted() -> Self {
        Self::new(Why::Exhausted, "LRR 26.4")
    }
}

/// Without anything to use it on it cannot be used (LRR 3.6a, 51.3).
pub fn without_target<T>(targets: impl IntoIterator<Item = T>) -> Option<Against> {
    let is_there = targets.into_iter().next().is_some();
    (!is_there).then_some(Against { why: None, rule: "LRR 51.3" })
}

/// A token of the strategy pool is its cost (LRR 27.9).
pub fn without_strategy_token(s: &State, seat: Seat) -> Option<Against> {
    (s.players[seat].strategy == 0).then_some(Against::new(Why::NoStrategyToken, "LRR 27.9"))
}

/// A unit is to be placed, and there is none (LRR 52.4, 52.4a).
pub fn without_supply(s: &State, seat: Seat, unit: UnitType) -> Option<Against> {
    (!supply::can_supply(s, seat, unit)).then_some(Against::new(Why::NoneLeft, "LRR 52.4"))
}

/// The component actions a seat can take now (LRR 51.1); its own hand included.
pub fn on_offer(s: &State, seat: Seat) -> Vec<AbilityId> {
    TwilightImperium::abilities(s, &Occasion::ComponentAction { seat }, seat).into_iter().map(|usable| usable.ability).collect()
}

/// Whether everybody must think that a seat could take a component action.
pub fn could_act(s: &State, seat: Seat) -> bool {
    TwilightImperium::may_react(s, &Occasion::ComponentAction { seat }, &[]).contains(&seat)
}

/// The component actions of what a seat has that it cannot take now, with the reason. Its hand is in it: for its own eyes only.
pub fn why_not(s: &State, seat: Seat) -> Vec<Barred<Choice>> {
    let occasion = Occasion::ComponentAction { seat };
    let closed = abilities::against(s, &occasion, seat).into_iter();
    let barred = closed.map(|(id, Against { why, rule })| {
        // The text says what would have to be there.
        let why = why.unwrap_or_else(|| Why::NothingFits { text: card_texts::of_component(id) });
        Barred::new(abilities::choice(id), &why, rule)
    });
    barred.collect()
}
